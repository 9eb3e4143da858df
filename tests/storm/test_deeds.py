"""What people note of their rights is what the server did, also when they do several things at once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from storm.chair import Chair
from storm.company import Company, Plan
from storm.deeds import Deed, log_out, log_out_everywhere, recover
from storm.evidence import Evidence, Past, Rights
from storm.history import History
from storm.person import Shared
from tests.server.house import open_house


@asynccontextmanager
async def company_of(people: int, folder: Path) -> AsyncIterator[Company]:
    """So many people, who have come in to a real server."""
    with open_house() as house, History(folder / "history.jsonl") as history:
        company = Company(Shared(history), lambda: [("127.0.0.1", house.port)], "deeds", has_addresses=False)
        try:
            company.people = [await company.newcomer(f"p{n}", n) for n in range(people)]
            for person in company.people:
                assert await person.come_in()
            yield company
        finally:
            await company.end()


def held(company: Company) -> list[tuple[object, ...]]:
    """The rights that somebody has at the end, as the judge reads the history."""
    past = Past(Evidence(company.shared.history.lines, []))
    rights = Rights(past)
    noted = {
        ("session", line["session"]) if "session" in line else (line["who"], line["table"], line["seat"]): None
        for line in past.of("has")
    }  # fmt: skip
    return [right for right in noted if rights.state(right, past.end, 0) == "has"]


@pytest.mark.parametrize("second", [log_out, log_out_everywhere])
def test_who_logs_out_twice_notes_the_session_that_ends(second: Deed, tmp_path: Path) -> None:
    async def whole() -> None:
        async with company_of(1, tmp_path) as company:
            await asyncio.gather(log_out(company, 0), second(company, 0))
            assert held(company) == [("session", company.people[0].session.name)]

    asyncio.run(whole())


def test_a_seat_that_several_recover_at_once_is_noted_for_the_one_who_has_it(tmp_path: Path) -> None:
    async def whole() -> None:
        async with company_of(5, tmp_path) as company:
            ann = company.people[0]
            sitting = await company.opened(ann, Plan("feya", 2))
            assert sitting is not None
            sitting.chairs[0] = Chair(ann, sitting.name, 0, sitting.watch, random.Random(0))
            company.begin(sitting)
            await asyncio.gather(*(recover(company, 0) for _ in range(4)))
            seats = [right for right in held(company) if right[0] != "session"]
            assert seats == [(sitting.chairs[0].person.who, sitting.name, 0)]
            assert sitting.chairs[0].person is not ann

    asyncio.run(whole())


def test_who_comes_in_while_their_table_is_given_up_comes_in(tmp_path: Path) -> None:
    async def whole() -> None:
        async with company_of(1, tmp_path) as company:
            [ann] = company.people
            ann.codes["nowhere", 0] = "no code"
            coming = asyncio.ensure_future(ann.come_in())
            while not any(line.get("path") == "/api/tables/nowhere/recover" for line in company.shared.history.lines):
                await asyncio.sleep(0)
            ann.codes.clear()
            assert await coming

    asyncio.run(whole())
