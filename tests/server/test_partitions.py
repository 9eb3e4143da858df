"""Three servers on machines of their own: nobody is turned away for good, and nothing old is told."""

from __future__ import annotations

import asyncio
import os

import pytest

from tests.netns import lacking
from tests.server.partitions.faults import FAULTS
from tests.server.partitions.running import run

FULL = os.environ.get("BOGWOOD_TEST_MODE") == "full"


@pytest.mark.skipif(bool(lacking()), reason=lacking() or "there are machines")
def test_three_servers_get_over_what_comes_between_them() -> None:
    assert asyncio.run(run(list(FAULTS) if FULL else ["cold"], tables=20 if FULL else 4)) == []
