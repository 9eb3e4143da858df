"""The worker processes of a server end with it, whatever ends it."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from tests.server.commands import Service
from tests.server.processes import children_of, end_all, lives
from tests.server.waiting import until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def test_workers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with Service(str(tmp_path / "t.db"), tmp_path) as service:
        [server] = children_of(service.process.pid)
        ann = service.house.guest("Ann")
        # Bots that go on thinking, and a coach that has been asked and waits.
        ann.table(seats=[{"bot": "hard"}, {"bot": "hard"}], my_seats=[])
        mine = ann.table(seats=[{}, {}], my_seats=[0, 1], hints="strong")["table"]
        ann.get(f"/api/tables/{mine}/hint", seat=ann.get(f"/api/tables/{mine}")["to_act"][0])
        workers = children_of(server)
        # The one that keeps count of what processes share, the bots', and the coach's.
        assert len(workers) == 3
        for pid in (service.process.pid, server):
            os.kill(pid, signal.SIGKILL)
        try:
            until(lambda: not any(map(lives, [server, *workers])))
        finally:
            end_all(workers)
