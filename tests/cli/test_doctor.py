"""``bogwood doctor`` finds what is wrong, says what to do, and changes nothing."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bogwood.cli import examining, examining_store
from bogwood.cli.desk import Desk
from bogwood.cli.examining import LOOK, WRONG, addresses, behind, files, orphans_in
from bogwood.cli.examining_store import disk, sqlite_store
from bogwood.i18n import LOCALES, Words
from bogwood.store.backups import STAMP, Copies
from bogwood.store.contract import Change, Store
from bogwood.store.opening import open_store
from bogwood.store.sqlite_claim import claim
from tests.cli.conftest import Shell
from tests.store.places import events, summary
from tests.store.postgres_server import PostgresServer

SOURCES = Path(examining.__file__).parent


def fill(url: str, **about: Any) -> None:
    """A store of two tables."""

    async def write() -> None:
        store: Store = open_store(url)
        await store.open()
        for name in ("t", "u"):
            await store.write(Change(name, events=events(1, 5), summary=summary(name, **about)))
        await store.close()

    asyncio.run(write())


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What else this machine runs is not looked at."""
    monkeypatch.setattr(examining, "PROCESSES", tmp_path / "proc")


@pytest.fixture
def store(tmp_path: Path) -> Path:
    path = tmp_path / "store.db"
    fill(str(path))
    return path


def found(store: Path, backups: str = "") -> dict[str, str]:
    """The grade of everything that was looked at, by its key."""
    return {one.key: one.grade for one in sqlite_store(Desk("en"), store, backups)}


def wrong(store: Path, backups: str = "") -> list[str]:
    return [key for key, grade in found(store, backups).items() if grade == WRONG]


# The whole


def test_a_store_that_is_well_is_left_as_it_is(shell: Shell, store: Path) -> None:
    before = store.read_bytes()
    said = shell("doctor", "--store", store, "--json")
    assert said.status == 0
    assert said.json["is_well"]
    keys = {one["key"] for one in said.json["findings"]}
    assert keys >= {"versions", "clock", "orphans-none", "disk", "store", "unserved", "backups-off"}
    assert keys & {"engines-compiled", "engines-interpreted"}
    assert store.read_bytes() == before
    said = shell("--lang", "en", "doctor", "--store", store)
    assert said.out.endswith("Nothing is wrong.\n")


def test_what_is_wrong_is_said_with_what_to_do_and_by_the_exit_status(shell: Shell, store: Path) -> None:
    with closing(sqlite3.connect(store)) as db, db:
        db.execute("UPDATE events SET body = '[0]' WHERE number = 3 AND table_key = 1")
    said = shell("--lang", "en", "doctor", "--store", store, "--public-url", "boats", "--proxies", "10.0.0.0/8,*")
    assert said.status == 1
    assert "!! Event 3 of table t is damaged: bogwood tables repair t" in said.out
    assert "!! --public-url “boats” is no http or https address" in said.out
    assert "!! --proxies * believes everybody" in said.out
    assert said.out.endswith("Wrong: 3\n")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_finding_has_a_sentence(locale: str) -> None:
    text = "".join((SOURCES / name).read_text(encoding="utf-8") for name in ("examining.py", "examining_store.py"))
    keys = set(re.findall(r'(?:FINE|LOOK|WRONG), "([a-z-]+)"', text))
    assert len(keys) > 30
    words = Words(locale)
    assert [key for key in [*keys, "well", "ill"] if words.say(f"cli-doctor-{key}", {}).startswith("[")] == []


# The machine


def test_a_low_limit_of_open_files_is_worth_a_look() -> None:
    assert [one.grade for one in files(1024)] == [LOOK]
    assert [one.key for one in files(65536)] == ["files"]
    assert list(files(0)) == []


def test_a_clock_behind_what_is_stored_is_wrong() -> None:
    assert [(one.key, one.arguments) for one in behind(1_000_000_000, 996_400)] == [("clock-behind", {"seconds": 3600})]
    assert list(behind(1_000_000_000, 999_990)) == []


def test_a_clock_that_is_set_meanwhile_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    readings = iter([100.0, 160.0])
    monkeypatch.setattr(time, "time", lambda: next(readings))
    assert examining.clock().key == "clock-jumps"


def process(folder: Path, pid: int, parent: int, command: str, maps: str = "") -> None:
    (folder / str(pid)).mkdir()
    (folder / str(pid) / "exe").symlink_to(f"/usr/bin/{command.split()[0]}")
    (folder / str(pid) / "cmdline").write_text(command.replace(" ", "\0"))
    (folder / str(pid) / "stat").write_text(f"{pid} (py (thon) S {parent} 1 1")
    (folder / str(pid) / "maps").write_text(maps)


def test_processes_whose_server_is_dead_are_found(tmp_path: Path) -> None:
    engine, worker = "7f /lib/bogwood__mypyc.so", "python -c spawn_main(pipe_handle=7) --multiprocessing-fork"
    child = "python -c from bogwood.cli.main import main; main() serve --child {}"
    process(tmp_path, 1, 0, "init")
    process(tmp_path, 10, 1, "python bogwood serve")
    process(tmp_path, 11, 10, child)
    process(tmp_path, 12, 11, worker, engine)
    process(tmp_path, 21, 1, child)
    process(tmp_path, 22, 1, worker, engine)
    process(tmp_path, 23, 1, worker, "7f /lib/other.so")
    process(tmp_path, 24, 999, worker, engine)
    # Somebody's own program with bots in it.
    process(tmp_path, 30, 1, "python notebook")
    process(tmp_path, 31, 30, worker, engine)
    assert orphans_in(tmp_path) == [21, 22, 24]


@pytest.mark.parametrize(
    ("url", "proxies", "keys"),
    [
        ("", "", []),
        ("http://boats.lan", "", []),
        ("https://boats.example", "127.0.0.1", []),
        ("https://boats.example", "", ["proxies-none"]),
        ("boats.example", "", ["url-bad"]),
        ("ftp://boats.example", "", ["url-bad"]),
        ("", "10.0.0.0/8, ::1", []),
        ("", "0.0.0.0/0", ["proxies-all"]),
        ("", "*", ["proxies-all"]),
        ("", "proxy.lan", ["proxies-bad"]),
    ],
)
def test_addresses_are_plausible(url: str, proxies: str, keys: list[str]) -> None:
    assert [one.key for one in addresses(url, proxies)] == keys


# The store


def test_no_store_yet_is_no_fault(tmp_path: Path) -> None:
    assert found(tmp_path / "none.db") == {"store-none": LOOK}
    assert not (tmp_path / "none.db").exists()


def test_a_file_that_is_no_store_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("Dear frogs! " * 1000)
    assert wrong(tmp_path / "text.db") == ["store-refused"]


def test_versions_of_the_schema_are_compared(store: Path) -> None:
    with closing(sqlite3.connect(store)) as db, db:
        db.execute("DELETE FROM migrations WHERE number > 1")
    assert found(store)["store-older"] == LOOK
    with closing(sqlite3.connect(store)) as db, db:
        db.execute("INSERT INTO migrations (number, name) VALUES (999, 'later')")
    assert wrong(store) == ["store-refused"]


def test_a_damaged_structure_is_wrong(store: Path) -> None:
    content = bytearray(store.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    store.write_bytes(content)
    assert "store-faulty" in wrong(store)


def test_a_store_that_somebody_has_locked_is_wrong(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examining_store, "LOCKED", 0.05)
    with closing(sqlite3.connect(store, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        assert wrong(store) == ["store-unwritable"]
    assert wrong(store) == []


def test_a_full_disk_is_wrong() -> None:
    assert [one.grade for one in disk(50_000_000)] == [WRONG]
    assert [one.key for one in disk(50_000_000_000)] == ["disk"]


def test_a_long_log_and_tables_set_aside_are_worth_a_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examining_store, "LONG_LOG", 1000)
    store = tmp_path / "store.db"
    fill(str(store), status="aside")
    with closing(sqlite3.connect(store)) as db:
        db.execute("REPLACE INTO kept (name, body) VALUES ('x', 'y')")
        db.commit()
        seen = found(store)
    assert (seen["log-long"], seen["aside"]) == (LOOK, LOOK)


def test_who_serves_the_store_is_told(store: Path) -> None:
    file = claim(store)
    assert "served" in found(store)
    os.close(file)
    assert "unserved" in found(store)


# Copies


def test_copies_are_there_young_and_whole(store: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    assert wrong(store, str(folder)) == ["backups-none"]
    copy = Copies(folder, store).add(datetime.now(UTC))
    assert found(store, str(folder))["backups"] == "fine"
    assert wrong(store, str(folder)) == []
    copy.write_bytes(copy.read_bytes()[:5000])
    assert wrong(store, str(folder)) == ["backups-faulty"]
    copy.unlink()
    old = datetime.now(UTC) - timedelta(days=3)
    Copies(folder, store).add(old)
    assert (folder / f"store-{old:{STAMP}}.db").exists()
    assert wrong(store, str(folder)) == ["backups-old"]


# PostgreSQL


def test_a_database_is_looked_at(shell: Shell, postgres: PostgresServer) -> None:
    url = asyncio.run(postgres.new_schema())
    said = shell("doctor", "--store", url, "--json")
    grades = {one["key"]: one["grade"] for one in said.json["findings"]}
    assert (said.status, grades["postgres"], grades["store-older"]) == (0, "fine", LOOK)
    fill(url, status="aside")

    async def lease() -> None:
        opened = open_store(url)
        await opened.open()
        await opened.lease("t", "127.0.0.1:9", 60_000)
        await opened.close()

    asyncio.run(lease())
    said = shell("doctor", "--store", url, "--json")
    told = {one["key"]: one["arguments"] for one in said.json["findings"]}
    assert told["leases"] == {"text": "127.0.0.1:9", "count": 1}
    assert told["aside"] == {"count": 2}
    assert "store-older" not in told
    said = shell("doctor", "--store", "postgresql://nobody@127.0.0.1:9/none", "--json")
    assert said.status == 1
    assert "store-unreachable" in said.out
