"""Copies of a store in a folder: whole or not there, kept by age, made without stopping play."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from bogwood.kernel.refusal import Refusal
from bogwood.store import backups, sqlite_files
from bogwood.store.backups import Copies, kept
from bogwood.store.checking import checked_store
from bogwood.store.contract import Change, Store
from bogwood.store.sqlite_copy import SqliteCopy
from bogwood.store.sqlite_files import copy_to, restore
from tests.store.places import Place, check_whole, events, summary, turn

NOW = datetime(2031, 5, 17, 12, 34, 56, tzinfo=UTC)


def file_of(place: Place) -> Path:
    return Path(place.url.removeprefix("sqlite:///"))


def filled(place: Place, tables: int = 20) -> Path:
    """A store of a few dozen pages."""

    async def play(store: Store) -> None:
        for n in range(tables):
            await store.write(Change(f"t{n}", events=events(1, 40), summary=summary(f"t{n}")))

    place.run(play)
    return file_of(place)


# Which are kept


def test_all_of_an_hour_are_kept_then_one_an_hour_then_one_a_day() -> None:
    quarters = [NOW - timedelta(minutes=15 * n) for n in range(4 * 24 * 60)]
    found = kept(quarters, NOW)
    ages = sorted((NOW - moment) / timedelta(hours=1) for moment in found)
    assert sum(age <= 1 for age in ages) == 5
    assert sum(1 < age <= 24 for age in ages) == 23
    assert sum(age > 24 for age in ages) == 30
    assert ages[-1] <= 31 * 24


def test_a_copy_that_is_kept_stays_kept_until_its_time_is_over() -> None:
    """Copies made every hour for three months, where those are let go that are not kept."""
    there: list[datetime] = []
    for hours in range(24 * 90):
        now = NOW + timedelta(hours=hours)
        there = sorted(kept([*there, now], now))
    gaps = {later - earlier for earlier, later in pairwise(there)}
    assert there[0] <= there[-1] - timedelta(days=30)
    assert max(gaps) <= timedelta(days=1)


def test_a_clock_set_wrong_costs_no_copy() -> None:
    old = [NOW - timedelta(days=400 + n) for n in range(5)]
    assert kept(old, NOW) == set(old[: backups.LEAST])
    assert NOW + timedelta(days=400) in kept([NOW + timedelta(days=400), *old, NOW], NOW)


def test_only_copies_of_the_store_are_let_go(tmp_path: Path) -> None:
    copies = Copies(tmp_path, Path("pond%.db"))
    ours = [NOW - timedelta(minutes=2 * n + 100) for n in range(5)]
    for moment in ours:
        (tmp_path / f"pond%-{moment:{backups.STAMP}}.db").touch()
    others = ["pond%-.db", "pond%-20310517.db", "lake-20200101T000000Z.db", "pond%-20200101T000000Z.db.txt"]
    for name in others:
        (tmp_path / name).touch()
    assert sorted(copies.found()) == sorted(ours)
    copies.thin(NOW)
    assert copies.newest() == ours[0]
    assert len(copies.found()) == backups.LEAST
    assert all((tmp_path / name).exists() for name in others)


# Making them


def test_a_copy_is_whole_private_and_can_be_put_back(sqlite_only: Place, tmp_path: Path) -> None:
    store = filled(sqlite_only, 2)
    path = Copies(tmp_path, store).add(NOW)
    assert path.name == "store-20310517T123456Z.db"
    assert path.stat().st_mode & 0o077 == 0
    restore(path, tmp_path / "again.db")

    async def look(again: Store) -> None:
        assert (await checked_store(again)).is_whole
        assert len(await again.events("t1")) == 40

    Place("sqlite", str(tmp_path / "again.db")).run(look)


def test_play_that_goes_on_does_not_make_a_copy_begin_again(
    sqlite_only: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = filled(sqlite_only)
    monkeypatch.setattr(sqlite_files, "PAGES", 2)
    steps = 0
    with closing(sqlite3.connect(store, isolation_level=None)) as db:
        pages = db.execute("PRAGMA page_count").fetchone()[0]

        def play() -> None:
            nonlocal steps
            steps += 1
            assert steps <= pages, "SQLite began again"
            db.execute("REPLACE INTO kept (name, body) VALUES ('play', ?)", (f"{steps}",))

        copy_to(store, tmp_path / "copy.db", play)
    assert steps >= pages // 2
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        # The store as it was when the copy was begun.
        assert copy.execute("SELECT count(*) FROM kept WHERE name = 'play'").fetchone() == (0,)


def test_a_copy_that_is_given_up_leaves_nothing(sqlite_only: Place, tmp_path: Path) -> None:
    def stop() -> None:
        raise InterruptedError

    folder = tmp_path / "copies"
    folder.mkdir()
    with pytest.raises((InterruptedError, Refusal)):
        Copies(folder, filled(sqlite_only)).add(NOW, stop)
    assert list(folder.iterdir()) == []


KILLED = """
import os, signal, sys
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from bogwood.store import sqlite_files
from bogwood.store.backups import Copies
sqlite_files.PAGES = 2
steps = iter(range(8))
def die():
    if next(steps) == 7:
        os.kill(os.getpid(), signal.SIGKILL)
Copies(Path(sys.argv[2]), Path(sys.argv[1])).add(datetime.now(UTC), die)
"""


def test_a_kill_in_the_middle_leaves_nothing_that_looks_whole(sqlite_only: Place, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    store = filled(sqlite_only)
    copies = Copies(folder, store)
    done = subprocess.run([sys.executable, "-c", KILLED, str(store), str(folder)], check=False)
    assert done.returncode == -signal.SIGKILL
    left = list(folder.iterdir())
    assert left
    assert all(path.name.startswith(".") for path in left)
    assert copies.found() == {}
    # Somebody may still be writing to it; later nobody is.
    copies.sweep()
    assert list(folder.iterdir()) == left
    for path in left:
        os.utime(path, (0, 0))
    copies.add(NOW)
    assert [path.name for path in folder.iterdir()] == ["store-20310517T123456Z.db"]


# Looking at them


def test_a_copy_that_is_looked_at_stays_as_it_is(sqlite_only: Place, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()

    async def play(store: Store) -> None:
        await store.write(turn("t", 1))
        await store.backup(str(copy))

    sqlite_only.run(play)
    before = copy.read_bytes()

    async def look() -> None:
        store = SqliteCopy(copy)
        await store.open()
        try:
            assert (await checked_store(store)).is_whole
            assert await check_whole(store, "t") == 1
        finally:
            await store.close()

    asyncio.run(look())
    assert copy.read_bytes() == before
    assert list(copy.parent.iterdir()) == [copy]


def test_only_a_store_of_this_version_is_looked_at(sqlite_only: Place, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy_to(filled(sqlite_only, 1), copy)
    with closing(sqlite3.connect(copy)) as db, db:
        db.execute("DELETE FROM migrations WHERE number > 1")
    (tmp_path / "empty.db").touch()
    (tmp_path / "text.db").write_text("Dear frogs! " * 1000)
    for name, code in (("copy", "store-too-old"), ("empty", "not-a-store"), ("text", "store-unreadable")):
        with pytest.raises(Refusal, match=code):
            asyncio.run(SqliteCopy(tmp_path / f"{name}.db").open())
