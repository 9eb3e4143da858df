"""What a host can do for a table, beside the running server: set it aside, let it go on, cut it back."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

from bogwood import shelf
from bogwood.kernel.refusal import Refusal
from bogwood.server import mending
from bogwood.server.mending import Mended, fault_elsewhere, put_aside, repaired
from bogwood.server.regress import differences
from bogwood.store import sqlite
from bogwood.store.checking import checked_store
from bogwood.store.contract import Change, Event, numbered
from bogwood.store.opening import open_store
from bogwood.store.sqlite import SqliteStore
from tests.server.commands import Service, bogwood
from tests.server.endless import deadly, never
from tests.server.house import Guest, House, open_house
from tests.store.postgres_server import PostgresServer

TURNS = 6


def played(house: House) -> tuple[Guest, str]:
    ann = house.guest("Ann")
    name = ann.table(my_seats=[0, 1])["table"]
    lots = random.Random(1)
    for _ in range(TURNS):
        chair = ann.sit(name, ann.get(f"/api/tables/{name}")["to_act"][0])
        chair.hear()
        chair.play_turn(lots)
        chair.close()
    return ann, name


def with_store(path: Path, work: Any) -> Any:
    async def whole() -> Any:
        store = SqliteStore(path)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def forge(store: Path, number: int) -> None:
    """Give a turn another digest, without a checksum, as older versions stored it: whole, but it does not replay."""
    with closing(sqlite3.connect(store)) as db, db:
        (body,) = db.execute("SELECT body FROM events WHERE number = ?", (number,)).fetchone()
        values = ["0" * 16 if isinstance(one, str) and len(one) == 15 else one for one in json.loads(body)]
        assert values != json.loads(body)
        db.execute("UPDATE events SET body = ? WHERE number = ?", (json.dumps(values), number))


def spoil(store: Path, number: int) -> None:
    with closing(sqlite3.connect(store)) as db, db:
        db.execute("UPDATE events SET body = '[0]' WHERE number = ?", (number,))


def rows_of(store: Path) -> list[Any]:
    with closing(sqlite3.connect(store)) as db:
        return [db.execute(f"SELECT * FROM {name}").fetchall() for name in ("events", "tables", "kept")]


def standing(store: Path, name: str) -> tuple[str, int]:
    summary = with_store(store, lambda opened: opened.summary(name))
    return summary.status, with_store(store, lambda opened: opened.last(name))


async def at_once() -> None:
    """No server has the table."""


def repaired_at_once(store: Path, name: str) -> Mended | None:
    found: Mended | None = with_store(store, lambda opened: repaired(opened, name, shelf.open_game, 1, at_once))
    return found


# Aside


def test_a_table_is_set_aside_beside_a_running_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "LOOK", 0.05)
    store = tmp_path / "t.db"
    with open_house(store=str(store)) as house:
        ann, name = played(house)
        chair = ann.sit(name, ann.get(f"/api/tables/{name}")["to_act"][0])
        chair.hear()
        words = ["--lang", "en", "tables", "aside", name, "--reason", "a quarrel", "--store", str(store)]
        before = rows_of(store)
        said = bogwood(*words, "--dry-run")
        assert "Status: running → aside" in said
        assert "To act: " in said
        assert "Its events replay to their end" in said
        assert "Nothing was changed" in said
        assert rows_of(store)[0] == before[0]
        assert f"Table {name} is set aside" in bogwood(*words)
        chair.wait("moved")
        told = ann.get(f"/api/tables/{name}")
        assert (told["status"], told["reason"]) == ("aside", "a quarrel")
    with pytest.raises(Refusal, match="table-aside"):
        with_store(store, lambda opened: put_aside(opened, name, "x", shelf.open_game, 1, is_trial=True))


def test_only_a_table_in_play_is_set_aside(tmp_path: Path) -> None:
    store = tmp_path / "t.db"
    with open_house(store=str(store)) as house:
        ann = house.guest("Ann")
        name = ann.table()["table"]

    async def cancel(opened: SqliteStore) -> None:
        summary = await opened.summary(name)
        assert summary is not None
        await opened.write(Change(name, summary=msgspec.structs.replace(summary, status="cancelled")))

    with_store(store, cancel)
    for table, code in ((name, "not-running"), ("nowhere", "unknown-table")):
        with pytest.raises(Refusal, match=code):
            with_store(
                store, partial(put_aside, name=table, reason="x", open_game=shelf.open_game, now=1, is_trial=True)
            )


# Repair


def test_a_table_that_does_not_replay_is_cut_back_beside_a_running_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "LOOK", 0.05)
    store = tmp_path / "t.db"
    with open_house(store=str(store)) as house:
        ann, name = played(house)
        last = ann.get(f"/api/tables/{name}")["number"]
        cookies = ann.http.cookies
    forge(store, last - 2)
    with open_house(store=str(store)) as house:
        ann = house.guest()
        ann.http.cookies = cookies
        looking = ann.sit(name)
        looking.hear()
        assert ann.get(f"/api/tables/{name}")["status"] == "aside"
        before = rows_of(store)
        said = bogwood("--lang", "en", "tables", "repair", name, "--dry-run", "--store", str(store))
        assert f"{name}: digest-differs" in said
        assert f"Events {last - 2} to {last} are taken out" in said
        assert "Nothing was changed" in said
        assert rows_of(store)[0] == before[0]
        said = bogwood("--lang", "en", "tables", "repair", name, "--store", str(store))
        assert f"Table {name} goes on." in said
        looking.wait("moved")
        again = ann.get(f"/api/tables/{name}")
        assert (again["status"], again["number"]) == ("running", last - 2)
        told = ann.get(f"/api/tables/{name}/events")[-1]
        assert (told["kind"], told["about"]) == ("restored", {"lost": 3})
        chair = ann.sit(name, again["to_act"][0])
        chair.hear()
        chair.play_turn(random.Random(2))
    kept = [json.loads(body) for row, body in rows_of(store)[2] if row.startswith(f"damaged/{name}/")]
    # All that was taken out, and that it was set aside for it.
    assert [[event[0] for event in one["events"]] for one in kept] == [[last - 2, last - 1, last, last + 1]]
    assert with_store(store, lambda opened: differences(opened, shelf.open_game)) == (1, [])
    assert repaired_at_once(store, name) is None


def test_a_damaged_table_is_cut_back_without_a_server(tmp_path: Path) -> None:
    store = tmp_path / "t.db"
    with open_house(store=str(store)) as house:
        ann, name = played(house)
        last = ann.get(f"/api/tables/{name}")["number"]
    spoil(store, last - 1)
    assert "event-damaged" in bogwood("tables", "show", name, "--store", str(store), status=2)
    _, [found] = with_store(store, lambda opened: differences(opened, shelf.open_game))
    assert (found.number, found.problem.code) == (last - 1, "event-damaged")
    said = bogwood("--lang", "en", "tables", "repair", name, "--store", str(store))
    assert f"Event {last - 1} is damaged" in said
    assert standing(store, name) == ("running", last - 1)
    assert with_store(store, checked_store).is_whole


def test_a_table_damaged_from_its_first_event_on_cannot_be_repaired(tmp_path: Path) -> None:
    store = tmp_path / "t.db"
    with open_house(store=str(store)) as house:
        _, name = played(house)
    spoil(store, 1)
    before = rows_of(store)
    with pytest.raises(Refusal, match="table-damaged"):
        repaired_at_once(store, name)
    assert rows_of(store)[0] == before[0]


def test_a_repair_that_was_killed_half_way_is_ended_by_the_next(tmp_path: Path) -> None:
    store = tmp_path / "t.db"
    with open_house(store=str(store)) as house:
        _, name = played(house)
    with_store(store, lambda opened: put_aside(opened, name, "x", shelf.open_game, 1, is_trial=False))
    last = with_store(store, lambda opened: opened.last(name))
    with_store(store, lambda opened: opened.put_by(name, last - 2))
    assert standing(store, name) == ("aside", last - 3)
    repaired_at_once(store, name)
    assert standing(store, name) == ("running", last - 2)


def test_what_a_server_has_cut_back_meanwhile_is_left_alone(tmp_path: Path) -> None:
    store = tmp_path / "t.db"
    with open_house(store=str(store)) as house:
        _, name = played(house)
    last = with_store(store, lambda opened: opened.last(name))
    spoil(store, last - 1)

    async def repair(opened: SqliteStore) -> object:
        async def wait() -> None:
            """As a server does that somebody asks for the table, and then a move is made there."""
            await opened.put_by(name, last - 1)
            steps = [("restored", {"lost": 3}), ("resumed", {})]
            summary = await opened.summary(name)
            assert summary is not None
            going_on = msgspec.structs.replace(summary, status="running")
            await opened.write(Change(name, events=numbered(last - 2, steps, 1), summary=going_on))

        return await repaired(opened, name, shelf.open_game, 1, wait)

    assert with_store(store, repair) is None
    left = with_store(store, lambda opened: opened.events(name))
    assert [event.kind for event in left[-2:]] == ["restored", "resumed"]


@pytest.mark.parametrize("open_game", [never, deadly])
def test_an_event_that_rules_do_not_come_back_from_is_a_fault(open_game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mending, "REPLAY_LIMIT", 2.0)
    plan = {"game": "feya", "players": 2, "seats": [{"bot": "random"}, {"bot": "random"}]}
    created = Event(1, "created", 1, {"plan": plan, "seed": "x", "rules": 1, "key": "k"})
    events = [created, Event(2, "started", 2, {})]
    found = fault_elsewhere(events, "t", open_game)
    assert found is not None
    assert found.problem.code == "event-endless"
    assert found.number >= 1


def test_a_server_has_let_go_of_a_table_before_it_is_cut_back(tmp_path: Path) -> None:
    store = tmp_path / "t.db"
    with Service(str(store), tmp_path) as service:
        ann, name = played(service.house)
        last = ann.get(f"/api/tables/{name}")["number"]
        chair = ann.sit(name, ann.get(f"/api/tables/{name}")["to_act"][0])
        chair.hear()
        # The server has it in memory as it was, and would write the next event upon one that is gone.
        spoil(store, last)
        bogwood("tables", "repair", name, "--store", str(store))
        chair.wait("moved")
        again = ann.get(f"/api/tables/{name}")
        assert (again["status"], again["number"]) == ("running", last)
        assert ann.get(f"/api/tables/{name}/events")[-1]["kind"] == "restored"
        chair = ann.sit(name, again["to_act"][0])
        chair.hear()
        chair.play_turn(random.Random(3))
    assert with_store(store, lambda opened: differences(opened, shelf.open_game)) == (1, [])


# PostgreSQL


def test_a_table_in_a_database_is_set_aside_and_cut_back_beside_its_server(postgres: PostgresServer) -> None:
    url = asyncio.run(postgres.new_schema())

    async def with_database(work: Any) -> Any:
        store = open_store(url)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    async def spoil_last() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute("UPDATE events SET body = '[0]' WHERE number = (SELECT max(last) FROM tables) - 1")
        await connection.close()

    with open_house(store=url, is_shared=True) as house:
        ann, name = played(house)
        last = ann.get(f"/api/tables/{name}")["number"]
        chair = ann.sit(name)
        chair.hear()
        asyncio.run(
            with_database(lambda opened: put_aside(opened, name, "a quarrel", shelf.open_game, 1, is_trial=False))
        )
        chair.wait("moved")
        assert ann.get(f"/api/tables/{name}")["reason"] == "a quarrel"
        looking = ann.sit(name)
        looking.hear()
        asyncio.run(spoil_last())
        found = asyncio.run(with_database(lambda opened: repaired(opened, name, shelf.open_game, 1, at_once)))
        assert (found.fault.number, found.fault.problem.code) == (last, "event-damaged")
        looking.wait("moved")
        again = ann.get(f"/api/tables/{name}")
        assert (again["status"], again["number"]) == ("running", last)
