"""A server copies its store while play goes on; a copy is verified by replaying it, and put back."""

from __future__ import annotations

import json
import logging
import random
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bogwood.server import copying
from bogwood.server.config import Config
from bogwood.server.copying import wait_for
from bogwood.store import sqlite_files
from tests.server.commands import bogwood
from tests.server.house import House, open_house
from tests.server.waiting import until

SECOND = 1 / 60


def copies_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("t-*.db"))


def figure(house: House, name: str) -> float:
    lines = house.guest().http.get(f"{house.url}/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(name + " "))


def played(house: House, turns: int = 3) -> str:
    ann = house.guest("Ann")
    name: str = ann.table(my_seats=[0, 1])["table"]
    for _ in range(turns):
        chair = ann.sit(name, ann.get(f"/api/tables/{name}")["to_act"][0])
        chair.hear()
        chair.play_turn(random.Random(1))
        chair.close()
    return name


def test_copies_are_made_while_play_goes_on_and_can_be_put_back(tmp_path: Path) -> None:
    store, folder = tmp_path / "t.db", tmp_path / "copies"
    folder.mkdir()
    with open_house(Config(backups=folder, backup_minutes=SECOND, rate=0), str(store)) as house:
        assert figure(house, "bogwood_backup_time_seconds") >= 0
        name = played(house)
        before = len(copies_in(folder))
        until(lambda: len(copies_in(folder)) > before + 1)
        assert figure(house, "bogwood_backup_time_seconds") > datetime.now(UTC).timestamp() - 60
        assert figure(house, "bogwood_backup_failures_total") == 0
    newest = copies_in(folder)[-1]
    bogwood("restore", "--store", str(tmp_path / "again.db"), str(newest))
    shown = json.loads(bogwood("tables", "show", name, "--json", "--store", str(tmp_path / "again.db")))
    assert shown["status"] == "running"
    assert not list(folder.glob(".*"))


def test_a_copy_that_fails_is_said_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(copying, "AGAIN", 0.05)
    nowhere = tmp_path / "nowhere"
    config = Config(backups=nowhere, backup_minutes=SECOND, rate=0)
    with caplog.at_level(logging.ERROR), open_house(config, str(tmp_path / "t.db")) as house:
        until(lambda: figure(house, "bogwood_backup_failures_total") >= 2)
        assert "no copy of the store could be made" in caplog.text
        # Play goes on, and so does copying once it can.
        assert played(house, 1)
        nowhere.mkdir()
        until(lambda: bool(copies_in(nowhere)))


def test_a_server_that_closes_gives_a_copy_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    monkeypatch.setattr(sqlite_files, "PAGES", 1)
    monkeypatch.setattr(copying, "PAUSE", 3600)
    with open_house(Config(backups=folder, backup_minutes=SECOND, rate=0), str(tmp_path / "t.db")):
        until(lambda: bool(list(folder.glob(".*.part"))))
    until(lambda: not list(folder.iterdir()))


@pytest.mark.parametrize(
    ("newest", "seconds"), [(None, 0), (-900, 0), (-1000, 0), (-300, 600), (0, 900), (86_400, 900)]
)
def test_a_copy_is_due_when_the_newest_is_old_enough(newest: int | None, seconds: int) -> None:
    now = datetime(2031, 5, 17, tzinfo=UTC)
    made = None if newest is None else now + timedelta(seconds=newest)
    assert wait_for(made, now, timedelta(minutes=15)) == seconds


def test_a_folder_that_cannot_take_copies_is_refused_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    said = bogwood("serve", "--store", str(tmp_path / "t.db"), "--port", "0", "--backups", str(file / "x"), status=2)
    assert "unwritable-file: --backups" in said
    said = bogwood("serve", "--store", "postgresql://nowhere", "--backups", str(tmp_path), status=2)
    assert "backup-by-pg-dump: --backups" in said


# Verifying


def test_a_verified_copy_says_that_every_table_replays(tmp_path: Path) -> None:
    store = str(tmp_path / "t.db")
    with open_house(store=store) as house:
        played(house)
        played(house, 1)
        said = bogwood("--lang", "en", "backup", "--store", store, "--verify", str(tmp_path / "copy.db"))
    assert "The copy is whole, and every table in it replays. Tables: 2; events:" in said
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.db"]


def test_a_verified_copy_names_what_is_damaged_and_what_does_not_replay(tmp_path: Path) -> None:
    store = str(tmp_path / "t.db")
    with open_house(store=store) as house:
        torn, other = played(house), played(house)
    with closing(sqlite3.connect(store)) as db, db:
        key = {name: key for key, name in db.execute("SELECT key, id FROM tables")}
        db.execute("UPDATE events SET body = '[0]' WHERE table_key = ? AND number = 5", (key[torn],))
        # A turn without its checksum, as older versions wrote it, and with another digest.
        row = db.execute("SELECT body FROM events WHERE table_key = ? AND number = 5", (key[other],)).fetchone()
        values = [("0" * 16 if isinstance(one, str) and len(one) == 15 else one) for one in json.loads(row[0])]
        db.execute("UPDATE events SET body = ? WHERE table_key = ? AND number = 5", (json.dumps(values), key[other]))
    said = bogwood("--lang", "en", "backup", "--store", store, "--verify", str(tmp_path / "copy.db"), status=1)
    assert f"{torn}: event 5 is damaged" in said
    assert f"{other}: digest-differs" in said
    assert "The copy is not sound" in said
