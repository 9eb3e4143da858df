"""A store on one connection, without threads: what it has acknowledged is there for whoever comes after it."""

from __future__ import annotations

import asyncio
import shutil
import threading
from pathlib import Path

import pytest

from bogwood.store.contract import Change, Conflict, Unreachable
from bogwood.store.sqlite import SqliteStore
from bogwood.store.sqlite_alone import alone
from tests.store.places import events


class Disk:
    """Counts how often it was asked to keep what is written, and may refuse."""

    def __init__(self) -> None:
        self.kept = 0
        self.is_full = False

    async def keep(self) -> None:
        await asyncio.sleep(0)
        if self.is_full:
            raise OSError("the disk is full")
        self.kept += 1


def store_on(path: Path, disk: Disk) -> SqliteStore:
    return SqliteStore(path, alone(disk.keep))


def test_every_acknowledged_write_is_in_the_files_as_they_lie(tmp_path: Path) -> None:
    async def play() -> None:
        disk = Disk()
        store = store_on(tmp_path / "store.sqlite", disk)
        await store.open()
        for last in range(1, 6):
            kept = disk.kept
            await store.write(Change("pond", events(last, last)))
            assert disk.kept > kept
            # As if the process had died here: the files are taken as they are, with the log beside the store.
            there = tmp_path / f"after-{last}"
            there.mkdir()
            for file in tmp_path.glob("store.sqlite*"):
                shutil.copy(file, there)
            again = store_on(there / "store.sqlite", Disk())
            await again.open()
            assert await again.events("pond") == events(1, last)
            await again.close()
        await store.close()

    before = threading.active_count()
    asyncio.run(play())
    assert threading.active_count() == before


def test_what_is_refused_leaves_no_trace(tmp_path: Path) -> None:
    async def play() -> None:
        store = store_on(tmp_path / "store.sqlite", Disk())
        await store.open()
        await store.write(Change("pond", events(1, 2)))
        with pytest.raises(Conflict):
            await store.write(Change("pond", events(2, 3)))
        assert await store.events("pond") == events(1, 2)
        await store.write(Change("pond", events(3, 3)))
        assert await store.last("pond") == 3
        await store.close()

    asyncio.run(play())


def test_a_disk_that_does_not_keep_what_was_written_is_not_taken_for_one_that_does(tmp_path: Path) -> None:
    async def play() -> None:
        disk = Disk()
        store = store_on(tmp_path / "store.sqlite", disk)
        await store.open()
        disk.is_full = True
        with pytest.raises(Unreachable):
            await store.write(Change("pond", events(1, 1)))
        disk.is_full = False
        await store.close()

    asyncio.run(play())


def test_many_at_once_are_done_one_after_the_other(tmp_path: Path) -> None:
    async def play() -> None:
        store = store_on(tmp_path / "store.sqlite", Disk())
        await store.open()
        names = [f"pond-{n}" for n in range(20)]
        await asyncio.gather(*[store.write(Change(name, events(1, 3))) for name in names])
        assert [await store.last(name) for name in names] == [3] * 20
        await store.close()

    asyncio.run(play())
