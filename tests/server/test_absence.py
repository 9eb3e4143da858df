"""A server that was away: nobody pays for it, whatever the clock says when it comes back."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bogwood.host.pace import DAY, SECOND
from bogwood.store.sqlite import SqliteStore
from bogwood.store.sums import summed
from tests.server.commands import Service

BANK = 120 * SECOND


async def put_back(file: Path, name: str, time: int) -> None:
    """Everything at a table happened so much earlier: the server was away for so long, or its clock was wrong."""
    store = SqliteStore(file)
    await store.open()
    events = await store.events(name)
    await store.close()
    with closing(sqlite3.connect(file)) as db, db:
        for event in [msgspec.structs.replace(event, at=event.at - time) for event in events]:
            db.execute(
                "UPDATE events SET at = ?, body = ? WHERE number = ?", (event.at, summed(name, event), event.number)
            )


@pytest.mark.parametrize("away", [DAY, -DAY])
def test_after_a_kill_everybody_has_the_time_they_had(tmp_path: Path, away: int) -> None:
    file = tmp_path / "tables.db"
    with Service(f"sqlite:///{file}", tmp_path) as service:
        ann = service.house.guest("Ann")
        pace = {"kind": "live", "bank": BANK, "increment": 0, "on_timeout": "resign"}
        name = ann.table(my_seats=[0, 1], pace=pace)["table"]
        before = ann.get(f"/api/tables/{name}")
        cookies = dict(ann.http.cookies)
        service.kill()
    asyncio.run(put_back(file, name, away))
    with Service(f"sqlite:///{file}", tmp_path) as service:
        later = service.house.guest()
        later.http.cookies.update(cookies)
        after = later.get(f"/api/tables/{name}")
        assert (after["status"], after["number"]) == ("running", before["number"])
        seat = after["to_act"][0]
        assert before["clocks"][seat] - 60 * SECOND < after["clocks"][seat] <= BANK
        chair = later.sit(name, seat)
        chair.hear()
        chair.move("choose", option=chair.table["trial"]["options"][0][0])
        assert 0 < chair.say(do="hello")["clocks"][seat] <= BANK
