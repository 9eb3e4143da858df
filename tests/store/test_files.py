"""A SQLite store as a file: copied while play goes on, put back, and small."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path

import pytest

from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Change, Event, Json, SeatHolder, Store
from bogwood.store.sqlite_files import restore
from tests.store.places import Place, check_whole, summary, turn

LARGEST_GAME = 10_000
"""Bytes that a finished game of Feya may take in the file."""


def file_of(place: Place) -> Path:
    return Path(place.url.removeprefix("sqlite:///"))


def test_a_copy_made_while_play_goes_on_is_whole(sqlite_only: Place, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    tables = [f"t{n}" for n in range(20)]
    before: dict[str, int] = {}

    async def play(store: Store) -> None:
        written = dict.fromkeys(tables, 0)
        is_copied = asyncio.Event()

        async def turns(table: str) -> None:
            while not is_copied.is_set():
                await store.write(turn(table, written[table] + 1))
                written[table] += 1

        players = [asyncio.create_task(turns(table)) for table in tables]
        while min(written.values()) < 5:
            await asyncio.sleep(0.01)
        before.update(written)
        await store.backup(str(copy))
        after = sum(written.values())
        is_copied.set()
        await asyncio.gather(*players)
        assert after >= sum(before.values())

    async def look(store: Store) -> None:
        last = {table: await check_whole(store, table) for table in tables}
        assert [table for table in tables if last[table] < before[table]] == []

    sqlite_only.run(play)
    assert copy.stat().st_mode & 0o077 == 0
    assert sorted(path.name for path in tmp_path.glob("*copy*")) == ["copy.sqlite"]
    Place("sqlite", str(copy)).run(look)


def test_a_copy_does_not_overwrite(sqlite_only: Place, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.write_text("mine")

    async def play(store: Store) -> None:
        with pytest.raises(Refusal, match="file-exists"):
            await store.backup(str(copy))
        with pytest.raises(Refusal, match="unwritable-file"):
            await store.backup(str(tmp_path / "nowhere" / "copy"))

    sqlite_only.run(play)
    assert copy.read_text() == "mine"


def test_postgres_refers_to_its_own_tool(postgres_only: Place, tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(Refusal, match="backup-by-pg-dump"):
            await store.backup(str(tmp_path / "copy"))

    postgres_only.run(play)


def copied(place: Place, copy: Path) -> None:
    """A copy of one turn, and then a second turn in the store itself."""

    async def play(store: Store) -> None:
        await store.write(turn("t", 1))
        await store.backup(str(copy))
        await store.write(turn("t", 2))

    place.run(play)


def check_turns(place: Place, turns: int) -> None:
    async def play(store: Store) -> None:
        assert await check_whole(store, "t") == turns

    place.run(play)


def test_a_copy_is_put_back(sqlite_only: Place, tmp_path: Path) -> None:
    copied(sqlite_only, tmp_path / "copy")
    check_turns(sqlite_only, 2)
    restore(tmp_path / "copy", file_of(sqlite_only))
    check_turns(sqlite_only, 1)


def test_a_copy_is_put_where_nothing_was(sqlite_only: Place, tmp_path: Path) -> None:
    copied(sqlite_only, tmp_path / "copy")
    restore(tmp_path / "copy", tmp_path / "elsewhere")
    check_turns(Place("sqlite", str(tmp_path / "elsewhere")), 1)


def test_a_store_in_use_is_not_replaced(sqlite_only: Place, tmp_path: Path) -> None:
    copied(sqlite_only, tmp_path / "copy")

    async def play(store: Store) -> None:
        with pytest.raises(Refusal, match="store-in-use"):
            await asyncio.to_thread(restore, tmp_path / "copy", file_of(sqlite_only))
        await store.write(turn("t", 3))

    sqlite_only.run(play)
    check_turns(sqlite_only, 3)


def test_a_damaged_copy_is_not_put_back(sqlite_only: Place, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copied(sqlite_only, copy)
    whole = copy.read_bytes()
    for start in range(4096, len(whole), 4096):
        copy.write_bytes(whole[: start + 100] + b"\xff" * 3000 + whole[start + 3100 :])
        if is_whole(copy):
            continue
        with pytest.raises(Refusal, match=r"store-(damaged|unreadable)"):
            restore(copy, file_of(sqlite_only))
    copy.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(Refusal, match=r"store-(damaged|unreadable)"):
        restore(copy, file_of(sqlite_only))
    check_turns(sqlite_only, 2)


def is_whole(file: Path) -> bool:
    """Did the damage hit only what SQLite does not use?"""
    try:
        with closing(sqlite3.connect(file)) as connection:
            return bool(connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)])
    except sqlite3.DatabaseError:
        return False


def test_a_copy_with_an_event_of_no_table_is_not_put_back(sqlite_only: Place, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copied(sqlite_only, copy)
    with closing(sqlite3.connect(copy)) as file, file:
        file.execute("DELETE FROM tables")
    with pytest.raises(Refusal, match="store-damaged"):
        restore(copy, file_of(sqlite_only))


def test_only_a_store_we_know_is_put_back(sqlite_only: Place, tmp_path: Path) -> None:
    copy, empty = tmp_path / "copy", tmp_path / "empty"
    copied(sqlite_only, copy)
    with closing(sqlite3.connect(copy)) as file, file:
        file.execute("INSERT INTO migrations (number, name) VALUES (999, 'later')")
    with pytest.raises(Refusal, match="store-too-new"):
        restore(copy, file_of(sqlite_only))
    empty.touch()
    with pytest.raises(Refusal, match="not-a-store"):
        restore(empty, file_of(sqlite_only))
    with pytest.raises(Refusal, match="missing-file"):
        restore(tmp_path / "nothing", file_of(sqlite_only))
    check_turns(sqlite_only, 2)


def test_a_copy_is_not_put_over_something_else(sqlite_only: Place, tmp_path: Path) -> None:
    copied(sqlite_only, tmp_path / "copy")
    letter, other = tmp_path / "letter", tmp_path / "other"
    letter.write_text("Dear frogs! " * 1000)
    with closing(sqlite3.connect(other)) as file, file:
        file.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(Refusal, match="store-unreadable"):
        restore(tmp_path / "copy", letter)
    with pytest.raises(Refusal, match="not-a-store"):
        restore(tmp_path / "copy", other)
    assert letter.read_text() == "Dear frogs! " * 1000


# Size

PACE: Json = {"kind": "days", "per_turn": 86_400_000, "bank": 0, "on_timeout": "stand_in"}


async def play_game(store: Store, table: str, chance: random.Random) -> None:
    """As much as a game of four writes: 80 turns of a dozen decisions, with digests, and what stands beside them."""
    people = [f"{chance.getrandbits(96):024x}" for _ in range(4)]
    plan = {
        "game": "feya",
        "players": 4,
        "options": {"clan_choice": "random"},
        "seats": [{"name": f"player {n}"} for n in range(4)],
        "pace": PACE,
    }
    about = {
        "title": "The swamp at night",
        "options": plan["options"],
        "seats": [{"name": f"player {n}", "bot": ""} for n in range(4)],
        "pace": PACE,
    }
    at = 1_700_000_000_000
    shown = summary(table, players=4, about=about)
    holders = [SeatHolder(n, person, f"{chance.getrandbits(256):064x}") for n, person in enumerate(people)]
    created = Event(1, "created", at, {"plan": plan, "seed": f"{chance.getrandbits(128):032x}", "rules": 1})
    await store.write(Change(table, events=[created], summary=shown, seats=holders))
    for number in range(2, 82):
        at += chance.randrange(3_600_000)
        body = {
            "seat": number % 4,
            "chosen": [chance.randrange(1500) for _ in range(12)],
            "digest": f"{chance.getrandbits(64):016x}",
        }
        shown = summary(table, players=4, about=about, changed=at, to_act=[(number + 1) % 4])
        await store.write(Change(table, events=[Event(number, "turn", at, body)], summary=shown))


def test_a_finished_game_is_small(sqlite_only: Place) -> None:
    games = 100

    async def play(store: Store) -> None:
        chance = random.Random(1)
        played: list[Awaitable[None]] = [
            play_game(store, f"{chance.getrandbits(72):018x}"[:12], random.Random(n)) for n in range(games)
        ]
        await asyncio.gather(*played)

    async def nothing(store: Store) -> None:
        assert await store.is_ready()

    sqlite_only.run(nothing)
    empty = file_of(sqlite_only).stat().st_size
    sqlite_only.run(play)
    assert (file_of(sqlite_only).stat().st_size - empty) / games <= LARGEST_GAME
