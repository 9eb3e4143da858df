"""One server for a SQLite file, and only for a file that is a store."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.commands import MAIN, Service, bogwood
from tests.server.processes import children_of
from tests.server.waiting import until


def served(store: str) -> str:
    """What a server says that does not start; it must be one line.  One that starts tells its address first."""
    words = [sys.executable, "-u", "-c", MAIN, "serve", "--store", store, "--port", "0"]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True, start_new_session=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        address = process.stdout.readline()
        if address:
            os.killpg(process.pid, signal.SIGKILL)
        said = process.stderr.read()
    assert (address, process.returncode, said.count("\n")) == ("", 2, 1)
    return said


def test_a_second_server_refuses_while_the_first_lives(tmp_path: Path) -> None:
    store = tmp_path / "t.db"
    (tmp_path / "link.db").symlink_to(store)
    with Service(str(store), tmp_path) as service:
        for path in (f"sqlite:///{store}", str(tmp_path / "link.db")):
            said = served(path)
            assert "store-served" in said
            assert str(service.process.pid) in said
        # Looking, and copying, is for everybody.
        bogwood("tables", "list", "--store", str(store))
        [server] = children_of(service.process.pid)
        os.kill(service.process.pid, signal.SIGSTOP)
        os.kill(server, signal.SIGKILL)
        assert "store-served" in served(str(store))
        os.kill(service.process.pid, signal.SIGCONT)
        until(service.is_up)
        service.kill()
        with Service(str(store), tmp_path / "second") as second:
            assert second.house.guest("Ann").table()["table"]


def test_a_server_whose_parent_is_dead_still_holds_its_file(tmp_path: Path) -> None:
    store = str(tmp_path / "t.db")
    with Service(store, tmp_path) as service:
        [server] = children_of(service.process.pid)
        os.kill(server, signal.SIGSTOP)
        service.process.kill()
        service.process.wait()
        try:
            assert "store-served" in served(store)
        finally:
            os.kill(server, signal.SIGKILL)
        with Service(store, tmp_path / "second"):
            pass


@pytest.mark.parametrize("kind", ["text", "somebody else's database"])
def test_a_file_that_is_no_store_is_not_served_and_stays_as_it_is(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "t.db"
    if kind == "text":
        path.write_text("Dear diary, " * 100, encoding="utf-8")
    else:
        with closing(sqlite3.connect(path)) as db:
            db.execute("CREATE TABLE bookmarks (address TEXT)")
    before = path.read_bytes()
    assert "not-a-store" in served(str(path))
    assert path.read_bytes() == before
