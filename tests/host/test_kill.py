"""Hosts killed at random moments under play: nothing acknowledged is lost, nothing doubled, trials are intact."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue

import msgspec
import pytest

from bogwood.host.around import Surroundings
from bogwood.host.host import Host
from bogwood.host.plan import Plan, SeatPlan
from bogwood.store.opening import open_store
from make import ROOT, SOURCES
from tests.conformance.cases import FULL
from tests.kernel import toy
from tests.store.places import Place, postgres_place, sqlite_place
from tests.store.postgres_server import PostgresServer, postgres

from .ledger import Ledger, Line
from .room import QuickBot, open_game

__all__ = ["postgres"]

KILLS = 100 if FULL else 20
TAKEOVERS = 100 if FULL else 8
LEASE = 500
"""Milliseconds: long enough to be renewed in time on a busy machine, short enough to wait for."""
PATIENCE = 60.0
CLOCKS = (lambda: 1, lambda: 1, lambda: 1)
GAMES = [(toy.NAME, 3), (toy.NAME, 2), ("lanterns", 2), ("feya", 3)]


class Process:
    """A host in a process of its own, and the lines it tells."""

    def __init__(self, place: Place, owner: str, seed: str, tables: list[str]) -> None:
        self.owner = owner
        command = [sys.executable, "-m", "tests.host.play_until_killed", place.url, owner, str(LEASE), seed, *tables]
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": f"{SOURCES}{os.pathsep}{ROOT}"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.lines: SimpleQueue[Line] = SimpleQueue()
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.endswith(b"\n"):
                self.lines.put(json.loads(line))

    def told(self, ledger: Ledger, is_enough: Callable[[Line], bool]) -> None:
        """Take lines into the ledger until one is enough."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                line = self.lines.get(timeout=0.5)
            except Empty:
                assert self.process.poll() is None, self.errors()
                continue
            ledger.take(line)
            if is_enough(line):
                return
        raise AssertionError("the host says nothing")

    def drain(self, ledger: Ledger) -> None:
        """Take in the rest of what a dead process has told."""
        while not self.lines.empty():
            ledger.take(self.lines.get())

    def errors(self) -> str:
        assert self.process.stderr is not None
        return self.process.stderr.read().decode() if self.process.poll() is not None else ""

    def close(self) -> None:
        """Kill it, whatever it is doing."""
        self.process.kill()
        self.process.wait()
        self._reader.join()
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()


async def set_tables(place: Place, ledger: Ledger) -> None:
    """Tables that everybody has sat down at."""
    store = open_store(place.url)
    await store.open()
    host = Host(store, open_game, QuickBot(), Surroundings(*CLOCKS))
    for game, players in GAMES:
        holders = {seat: f"person {seat}" for seat in range(players)}
        name, _ = await host.create(Plan(game, players, [SeatPlan()] * players), holders, {})
        ledger.current.append(name)
        ledger.page(name).events = msgspec.to_builtins(await store.events(name))
    await store.close()


async def check_all(place: Place, ledger: Ledger) -> None:
    """The whole store against the whole ledger; and every table can be played on from where it was."""
    store = open_store(place.url)
    await store.open()
    host = Host(store, open_game, QuickBot(), Surroundings(*CLOCKS))
    for table, page in list(ledger.pages.items()):
        events = msgspec.to_builtins(await store.events(table))
        ledger.found(table, events, msgspec.to_builtins(await store.trials(table)))
        if not events:
            continue
        loaded = (await host.get(table)).table
        assert loaded.status in ("running", "over")
        for seat, promised in page.trials.items():
            trial = loaded.trial(seat)
            assert trial.chosen[: len(promised["chosen"])] == promised["chosen"]
            assert trial.stored().undone == promised["undone"]
    assert host.reader.failed_replays == 0
    assert set(await store.all_tables()) <= set(ledger.pages)
    await store.close()


def is_done(line: Line) -> bool:
    return "done" in line


def anything(line: Line) -> bool:
    return True


def play_a_while(process: Process, ledger: Ledger, chance: random.Random) -> None:
    """Up to a random moment: among the first steps, or while the process is still starting."""
    if chance.random() < 0.1:
        time.sleep(chance.random() * 0.4)
        return
    for _ in range(chance.randrange(1, 60)):
        process.told(ledger, anything)
    time.sleep(chance.random() * 0.01)


def test_kill_at_random_moments(tmp_path: Path) -> None:
    place, ledger, chance = sqlite_place(tmp_path), Ledger(), random.Random("kill")
    asyncio.run(set_tables(place, ledger))
    for n in range(KILLS):
        process = Process(place, "", f"{n}", ledger.current)
        try:
            play_a_while(process, ledger, chance)
        finally:
            process.close()
        process.drain(ledger)
    asyncio.run(check_all(place, ledger))
    assert ledger.moves > KILLS
    assert ledger.cut + ledger.landed > 0, "no kill came between a step and its acknowledgement"


def test_takeover_when_the_owner_of_a_table_is_killed(request: pytest.FixtureRequest) -> None:
    place, ledger, chance = postgres_place(request.getfixturevalue("postgres")), Ledger(), random.Random("takeover")
    asyncio.run(set_tables(place, ledger))
    assert isinstance(request.getfixturevalue("postgres"), PostgresServer)
    owner = Process(place, "host 0", "0", ledger.current)
    other: Process | None = None
    try:
        owner.told(ledger, is_done)
        for n in range(1, TAKEOVERS + 1):
            other = Process(place, f"host {n}", f"{n}", ledger.current)
            play_a_while(owner, ledger, chance)
            owner.close()
            owner.drain(ledger)
            owner, other = other, None
            waiting = set(ledger.current)
            owner.told(ledger, lambda line, waiting=waiting: has_taken_all(line, waiting))  # type: ignore[misc]
    finally:
        owner.close()
        if other is not None:
            other.close()
    owner.drain(ledger)
    asyncio.run(check_all(place, ledger))
    assert ledger.moves > TAKEOVERS


def has_taken_all(line: Line, waiting: set[str]) -> bool:
    """Has the other host acknowledged a step at every table of the one that died?"""
    if "done" in line:
        waiting.discard(line["table"])
    return not waiting
