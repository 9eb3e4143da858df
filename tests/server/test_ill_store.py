"""A store that cannot be written to: it is said truthfully, nobody is sent away, and all is well when it can again."""

from __future__ import annotations

import asyncio
import logging
import resource
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from bogwood.i18n.locales import LOCALES
from bogwood.server import running
from bogwood.server.problems import ill, problem_of
from bogwood.server.sparing import MINUTE, Sparing
from bogwood.store import sqlite_connections, sqlite_hands
from bogwood.store.contract import Unwritable
from bogwood.store.sqlite import SqliteStore
from bogwood.store.sqlite_connections import connect
from tests.server.commands import Service
from tests.server.house import Chair, House, open_house
from tests.server.processes import children_of
from tests.server.waiting import until

Json = dict[str, Any]


def seated(house: House) -> tuple[str, Chair]:
    ann = house.guest("Ann")
    name = ann.table(my_seats=[0, 1])["table"]
    chair = ann.sit(name, ann.get(f"/api/tables/{name}")["to_act"][0])
    chair.hear()
    return name, chair


def is_ready(house: House) -> bool:
    return httpx.get(f"{house.url}/ready", timeout=10, trust_env=False).status_code == 200


def tried(chair: Chair) -> Json:
    return chair.say(do="choose", at=chair.at, option=chair.table["trial"]["options"][0][0])


def limit_pages(house: House, pages: int) -> None:
    """As if the disk ended there: SQLite says the same."""
    store = house.inn.store
    assert isinstance(store, SqliteStore)

    async def limit() -> None:
        await store.writer.run(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").close())

    asyncio.run_coroutine_threadsafe(limit(), house.loop).result()


def test_on_a_full_disk_moves_are_refused_and_readiness_says_no() -> None:
    with open_house() as house:
        name, chair = seated(house)
        limit_pages(house, 1)
        # Some room is left in what is there.
        answers = [chair.say(do="say", text="x" * 500) for _ in range(30)]
        last = answers[-1]
        # Nobody is sent away: the refusal says what is wrong and brings the table as it is stored.
        assert last["code"] == "store-full"
        assert "safe" in last["sentence"]
        assert last["table"]["number"] == chair.table["number"]
        assert not is_ready(house)
        assert chair.guest.refused("PUT", f"/api/tables/{name}/note", 503, text="x" * 3000) == "store-full"
        limit_pages(house, 2**30)
        assert tried(chair)["type"] == "table"
        until(lambda: is_ready(house))
        assert chair.guest.get(f"/api/tables/{name}")["status"] == "running"


@pytest.mark.skipif(sys.platform != "linux", reason="limits another process")
def test_a_disk_that_fails_costs_one_line_a_minute(tmp_path: Path) -> None:
    with Service(str(tmp_path / "t.db"), tmp_path) as service:
        _, chair = seated(service.house)
        chair.guest.table(seats=[{}, {"bot": "random"}], my_seats=[0])
        [server] = children_of(service.process.pid)
        resource.prlimit(server, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        answers = [tried(chair) for _ in range(30)]
        until(lambda: not is_ready(service.house))
        assert {one["code"] for one in answers} == {"store-failing"}
        assert all(one["table"]["trial"]["chosen"] == [] for one in answers)
        resource.prlimit(server, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        until(lambda: is_ready(service.house))
        assert tried(chair)["type"] in ("table", "done")
        lines = service.log.read_text(encoding="utf-8").splitlines()
        assert len(lines) == 1
        assert "nothing can be stored (failing" in lines[0]


def test_a_server_whose_store_cannot_be_opened_says_so_in_a_line_and_tries_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path / "t.db")
    attempts: list[int] = []

    def connected(path: Path) -> sqlite3.Connection:
        attempts.append(1)
        if len(attempts) < 4:
            raise sqlite3.OperationalError("database or disk is full")
        return connect(path)

    async def whole() -> None:
        server = uvicorn.Server(uvicorn.Config(lambda: None))
        assert await running.opened(store, server)
        # Whoever opens it again finds it open.
        await store.open()
        assert await store.is_ready()
        await store.close()
        server.should_exit = True
        assert not await running.opened(store, server)

    monkeypatch.setattr(running, "AGAIN", 0)
    monkeypatch.setattr(sqlite_connections, "connect", connected)
    monkeypatch.setattr(sqlite_hands, "connect", connected)
    with caplog.at_level(logging.ERROR):
        asyncio.run(whole())
    assert len(caplog.records) == 3
    assert all("store-unreadable" in record.getMessage() for record in caplog.records)
    assert not any(record.exc_info for record in caplog.records)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("cause", ["busy", "failing", "full", "read-only"])
def test_it_is_said_in_words(language: str, cause: str) -> None:
    problem = problem_of(ill(Unwritable(cause)), language)
    assert problem.sentence.count(".") == 2


def test_a_log_tells_each_cause_once_a_minute() -> None:
    now = time.monotonic()
    sparing = Sparing(lambda: now)

    def logged(text: str, *arguments: object, problem: Exception | None = None) -> str:
        told = (type(problem), problem, None) if problem is not None else None
        record = logging.LogRecord("bogwood", logging.ERROR, "", 0, text, arguments, told)
        return record.getMessage() if sparing.filter(record) else ""

    assert logged("table %s failed", "one", problem=ValueError("a")) == "table one failed"
    assert not logged("table %s failed", "two", problem=ValueError("a"))
    assert logged("table %s failed", "two", problem=ValueError("b")) == "table two failed"
    assert not logged("table %s failed", "two", problem=ValueError("a"))
    assert logged("stored: %s", Unwritable("full")) == "stored: full"
    assert logged("stored: %s", Unwritable("busy")) == "stored: busy"
    now += MINUTE
    assert logged("table %s failed", "one", problem=ValueError("a")) == "table one failed (and 2 more like it)"
