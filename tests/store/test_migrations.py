"""The schema comes up to date by numbered steps, each done once; a store is found by its address."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Change, Store
from bogwood.store.migrating import migrations, missing, statements
from bogwood.store.opening import open_store
from bogwood.store.sqlite import SqliteStore
from tests.store.places import Place, events, seat, summary, turn


async def steps_of(place: Place) -> list[int]:
    query = "SELECT number FROM migrations ORDER BY number"
    if place.kind == "sqlite":
        with closing(sqlite3.connect(place.url.removeprefix("sqlite:///"))) as file:
            return [number for (number,) in file.execute(query)]
    connection = await asyncpg.connect(place.url)
    try:
        return [row[0] for row in await connection.fetch(query)]
    finally:
        await connection.close()


async def execute(place: Place, statement: str) -> None:
    """Beside any store."""
    if place.kind == "sqlite":
        with closing(sqlite3.connect(place.url.removeprefix("sqlite:///"))) as file, file:
            file.execute(statement)
        return
    connection = await asyncpg.connect(place.url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


async def add_step(place: Place, number: int) -> None:
    await execute(place, f"INSERT INTO migrations (number, name) VALUES ({number}, 'later')")


def test_every_step_is_done_once_and_recorded(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.write(turn("t", 1))

    async def play_later(store: Store) -> None:
        assert len(await store.events("t")) == 1

    place.run(play)
    place.run(play_later)
    assert asyncio.run(steps_of(place)) == [step.number for step in migrations(place.kind)]


def test_processes_that_start_together_do_each_step_once(place: Place) -> None:
    async def start() -> None:
        stores = [open_store(place.url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(start())
    assert asyncio.run(steps_of(place)) == [step.number for step in migrations(place.kind)]


def test_a_store_of_a_later_version_is_refused(place: Place) -> None:
    async def play(store: Store) -> None:
        assert await store.is_ready()

    place.run(play)
    asyncio.run(add_step(place, 999))
    with pytest.raises(Refusal, match="store-too-new") as refused:
        place.run(play)
    assert refused.value.arguments == {"found": 999, "known": len(migrations(place.kind))}


@pytest.mark.parametrize("dialect", ["sqlite", "postgres"])
def test_only_the_missing_steps_are_done(dialect: str) -> None:
    steps = migrations(dialect)
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    assert missing(dialect, 1) == steps[1:]
    assert missing(dialect, len(steps)) == []


def test_a_script_is_made_of_whole_statements() -> None:
    assert list(statements("SELECT ';' -- a; b\n;\nSELECT 2;\n")) == ["SELECT ';' -- a; b\n;\n", "SELECT 2;\n"]
    with pytest.raises(ValueError, match="unfinished"):
        list(statements("SELECT 1;\nSELECT 2\n"))


def test_a_path_is_an_address(tmp_path: Path) -> None:
    for url in (str(tmp_path / "a"), f"sqlite:///{tmp_path / 'a'}"):
        store = open_store(url)
        assert isinstance(store, SqliteStore)
        assert store.path == tmp_path / "a"


def test_a_store_in_a_folder_that_is_not_there_yet(tmp_path: Path) -> None:
    place = Place("sqlite", str(tmp_path / "new" / "folder" / "store"))

    async def play(store: Store) -> None:
        await store.write(turn("t", 1))

    place.run(play)
    assert (tmp_path / "new" / "folder" / "store").stat().st_mode & 0o077 == 0


def test_a_temporary_store_leaves_nothing() -> None:
    store = open_store(":memory:")
    assert isinstance(store, SqliteStore)

    async def play() -> None:
        await store.open()
        await store.write(turn("t", 1))
        assert store.path.exists()
        await store.close()

    asyncio.run(play())
    assert not store.path.parent.exists()


@pytest.mark.parametrize("url", ["mysql://somewhere/x", "", "sqlite:///"])
def test_an_address_of_no_known_kind_is_refused(url: str) -> None:
    with pytest.raises(Refusal, match="unknown-store"):
        open_store(url)


def test_a_database_that_does_not_answer_is_refused_without_its_password() -> None:
    store = open_store("postgresql://bogwood:secret@127.0.0.1:1/none")
    with pytest.raises(Refusal, match=r"^store-unreachable text=127\.0\.0\.1$"):
        asyncio.run(store.open())


def test_a_file_of_somebody_else_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other"
    with closing(sqlite3.connect(other)) as file, file:
        file.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(Refusal, match="not-a-store"):
        asyncio.run(open_store(str(other)).open())
    letter = tmp_path / "letter"
    letter.write_text("Dear frogs! " * 1000)
    with pytest.raises(Refusal, match="not-a-store"):
        asyncio.run(open_store(str(letter)).open())
    assert letter.read_text() == "Dear frogs! " * 1000


BEFORE_TASKS = {"sqlite": 3, "postgres": 5}
"""The last step before tables of puzzles said so as those of any task do."""


async def go_back(place: Place, step: int) -> None:
    """As if steps after this one, which change no table, had not been done."""
    await execute(place, f"DELETE FROM migrations WHERE number > {step}")


def test_tables_of_puzzles_of_before_are_tables_of_tasks(place: Place) -> None:
    abouts: dict[str, dict[str, object]] = {
        "old": {"title": "Болото", "puzzle": "1a2b3c4d"},
        "plain": {"title": "puzzle"},
        "new": {"title": "", "task": {"kind": "lesson", "id": "first", "is_alone": False}},
    }

    async def write(store: Store) -> None:
        for name, about in abouts.items():
            await store.write(
                Change(name, events=events(1, 1), summary=summary(name, about=about), seats=[seat(0, "ann")])
            )

    async def look(store: Store) -> None:
        found = {table.table: table.about for table, _ in await store.tables_of("ann")}
        task = {"kind": "puzzle", "id": "1a2b3c4d", "is_alone": True}
        assert found == {**abouts, "old": {"title": "Болото", "task": task}}

    place.run(write)
    asyncio.run(go_back(place, BEFORE_TASKS[place.kind]))
    place.run(look)
