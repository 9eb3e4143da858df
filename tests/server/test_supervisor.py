"""A loop in the rules of one table, and the sudden death of a server process: the others go on."""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest

from bogwood import shelf
from bogwood.kernel.record import Record, replay
from bogwood.server.marks import Mark, Marks
from bogwood.server.reports import open_report
from bogwood.server.running import Orders
from bogwood.server.supervisor import Supervisor
from bogwood.server.watch import Watch
from tests.server.commands import bogwood
from tests.server.house import PATIENCE, Guest, House
from tests.server.processes import state_of
from tests.server.waiting import until

ROOT = Path(__file__).parents[2]
LIMIT = 1.0
"""Seconds that rules may take."""


class Watched:
    """A supervisor in a thread, over a server process that may loop."""

    def __init__(self, folder: Path, port: int, supervisor: Supervisor) -> None:
        self.folder = folder
        self.supervisor = supervisor
        self.house = House(cast(Any, None), port, cast(Any, None))

    def pid(self) -> int:
        process = self.supervisor._children[0].process
        assert process is not None
        return process.pid

    def wait_for(self, guest: Guest) -> None:
        until(lambda: is_up(guest))


def is_up(guest: Guest) -> bool:
    try:
        return guest.http.get("/ready", timeout=2).status_code == 200
    except httpx.HTTPError:
        return False


@pytest.fixture
def watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watched]:
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]))
    listening = socket.create_server(("127.0.0.1", 0))
    plan = Orders(listening=listening.fileno(), reports=str(tmp_path / "reports"), rate=0)

    def command(mark: Path, aside: dict[str, str]) -> list[str]:
        orders = msgspec.structs.replace(plan, mark=str(mark), aside=aside)
        script = str(Path(__file__).parent / "looping_server.py")
        return [sys.executable, script, msgspec.json.encode(orders).decode(), str(tmp_path / "tables.db")]

    supervisor = Supervisor(command, tmp_path, 1, [listening.fileno()], limit=LIMIT)
    thread = threading.Thread(target=supervisor.run, daemon=True)
    thread.start()
    found = Watched(tmp_path, listening.getsockname()[1], supervisor)
    until(lambda: supervisor._children[0].process is not None)
    yield found
    for one in reversed(found.house.open):
        one.close()
    supervisor._is_stopping = True
    thread.join(PATIENCE)
    listening.close()


def test_a_loop_sets_one_table_aside_and_the_server_goes_on(watched: Watched) -> None:
    ann = watched.house.guest()
    watched.wait_for(ann)
    ann.post("/api/visit", nickname="Ann")
    bad = ann.table(my_seats=[0, 1], title="loop")["table"]
    good = ann.table(my_seats=[0, 1])["table"]
    chair = ann.sit(bad)
    chair.hear()
    seat = chair.table["to_act"][0]
    acting = ann.sit(bad, seat)
    acting.hear()
    acting.send(do="choose", at=acting.at, option=acting.table["trial"]["options"][0][0])
    assert acting.has_closed() in (0, 1006)
    watched.wait_for(ann)
    report = watched.folder / "reports" / f"{bad}.report.json"
    until(lambda: ann.http.get(f"/api/tables/{bad}").json().get("status") == "aside")
    shown = ann.get(f"/api/tables/{bad}")
    assert shown["reason"] == "rules-loop"
    assert "view" in shown
    playing = ann.sit(good, ann.get(f"/api/tables/{good}")["seat"])
    playing.hear()
    playing.move("choose", option=playing.table["trial"]["options"][0][0])
    # The report opens as a test: the table as it stood, and a record that replays.
    document = json.loads(report.read_text(encoding="utf-8"))
    table = open_report(document, shelf.open_game)
    assert table.status == "running"
    assert table.to_act() == [seat]
    record = Record.parse((watched.folder / "reports" / f"{bad}.record.jsonl").read_text(encoding="utf-8"))
    replay(record, shelf.open_game)
    assert document["doing"].startswith("seat ")
    assert ", option " in document["doing"]
    assert report.stat().st_mode & 0o077 == 0
    # Whoever keeps the server takes it up again; those who look at it need not do anything.
    store = ["--store", str(watched.folder / "tables.db")]
    assert [
        one["table"] for one in json.loads(bogwood("tables", "list", "--status", "aside", "--json", *store))["tables"]
    ] == [bad]
    assert json.loads(bogwood("tables", "show", bad, "--json", *store))["reason"] == "rules-loop"
    looking = ann.sit(bad)
    looking.hear()
    bogwood("tables", "resume", bad, "--dry-run", *store)
    assert json.loads(bogwood("tables", "show", bad, "--json", *store))["status"] == "aside"
    bogwood("tables", "resume", bad, *store)
    assert "not-aside" in bogwood("tables", "resume", bad, *store, status=2)
    looking.wait("moved")
    again = ann.get(f"/api/tables/{bad}")
    assert again["status"] == "running"
    assert again["to_act"] == [seat]


def test_a_process_that_dies_is_started_again(watched: Watched) -> None:
    ann = watched.house.guest()
    watched.wait_for(ann)
    ann.post("/api/visit", nickname="Ann")
    name = ann.table(my_seats=[0, 1])["table"]
    before = ann.get(f"/api/tables/{name}")
    chair = ann.sit(name, before["seat"])
    chair.hear()
    chair.move("choose", option=chair.table["trial"]["options"][0][0])
    tried = chair.table
    first = watched.pid()
    os.kill(first, signal.SIGKILL)
    assert chair.has_closed() in (0, 1006)
    until(lambda: watched.supervisor._children[0].process is not None and watched.pid() != first)
    watched.wait_for(ann)
    again = ann.sit(name, before["seat"])
    again.hear()
    assert again.table["number"] == tried["number"]
    assert again.table["view"] == tried["view"]
    assert again.table["trial"]["chosen"] == tried["trial"]["chosen"]


def test_a_pause_inside_the_rules_is_nobodys_fault(watched: Watched) -> None:
    ann = watched.house.guest()
    watched.wait_for(ann)
    ann.post("/api/visit", nickname="Ann")
    name = ann.table(my_seats=[0, 1], title="pause")["table"]
    chair = ann.sit(name, ann.get(f"/api/tables/{name}")["to_act"][0])
    chair.hear()
    pid = watched.pid()
    chair.send(do="choose", at=chair.at, option=chair.table["trial"]["options"][0][0])
    until(lambda: state_of(pid) == "T")
    # Twice as long as rules may take.
    time.sleep(2 * LIMIT)
    assert watched.pid() == pid
    os.kill(pid, signal.SIGCONT)
    assert len(chair.wait("table")["trial"]["chosen"]) == 1
    assert ann.get(f"/api/tables/{name}")["status"] == "running"


def test_only_what_the_rules_used_counts() -> None:
    cpu = iter([5.0, 5.5, 5.5, 90.0, 90.25, 7.0])
    watch, mark = Watch(1, lambda pid: next(cpu)), Mark(1.0, "table", "")
    # The third look comes after a pause, the fourth after one that the system took for work.
    assert [watch.used(mark, now) for now in (0.0, 0.5, 500.0, 501.0, 501.2)] == [0.0, 0.5, 0.5, 1.5, 1.75]
    assert watch.used(Mark(2.0, "table", ""), 502.0) == 0.0


def test_where_cpu_time_is_not_told_looks_count() -> None:
    watch, mark = Watch(1, lambda pid: None), Mark(1.0, "table", "")
    assert [watch.used(mark, now) for now in (0.0, 0.5, 500.0)] == [0.0, 0.5, 1.5]
    watch.forget()
    assert watch.used(mark, 500.5) == 0.0


def test_the_mark_tells_which_table_and_since_when(tmp_path: Path) -> None:
    marks, outside = Marks(tmp_path / "mark"), Marks(tmp_path / "mark")

    def told() -> tuple[str, str] | None:
        mark = outside.read()
        return None if mark is None else (mark.table, mark.doing)

    with marks.guard("outer", "seat 1, option 5"):
        with marks.guard("outer"):
            assert told() == ("outer", "seat 1, option 5")
        assert told() == ("outer", "seat 1, option 5")
    assert told() is None
    with marks.guard("next"):
        assert told() == ("next", "")
    marks.close()
    outside.close()
