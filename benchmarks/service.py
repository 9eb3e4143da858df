"""Measures the service under load, beside boardgame.io's server, and prints the figures as JSON for ``bench.py``.

The load generator runs beside the servers on the same computer.  What is judged is CPU time of the server process and
memory; times on the clock are told as they were found.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import bogwood
from benchmarks.service_load import (
    LoadTable,
    Tally,
    close_all,
    load,
    open_all,
    our_tables,
    quantile,
    rival_tables,
)
from benchmarks.service_places import ROOT, Missing, Place, our_server, postgres, rival_server
from benchmarks.service_stock import Stock, fill
from bogwood.store.opening import open_store

SQLITE = "SQLite"
POSTGRES = "PostgreSQL"
RIVAL = "boardgame.io"

PLAYERS = 2
MIDDLE = 0.5
WARMING = 3.0
RESTING = 3.0
NONE = 1000
"""Bytes per table that count as none: what an allocator keeps."""

Found = dict[str, Any]


@dataclass(frozen=True)
class Size:
    """How much is measured."""

    tables: int
    active: int
    """Tables where people move; at the others they think."""
    rate: float
    """Moves per second."""
    rounds: int
    seconds: float
    stored: int
    """Running tables in the store when a server is started again."""
    inside: int


FULL = Size(tables=1000, active=200, rate=200, rounds=4, seconds=5, stored=5000, inside=200)
QUICK = Size(tables=200, active=100, rate=150, rounds=3, seconds=3, stored=1000, inside=50)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# Under load


@dataclass(frozen=True)
class Round:
    """What one stretch of load took."""

    cpu: float
    database_cpu: float
    tally: Tally

    @property
    def cpu_per_move(self) -> float:
        return self.cpu / max(1, self.tally.moves)


class Subject:
    """A server with people at all its tables."""

    def __init__(self, name: str, place: Place, tables: Sequence[LoadTable], database: Place | None = None) -> None:
        self.name = name
        self.rounds: list[Round] = []
        self._place = place
        self._tables = tables
        self._database = database
        self._found: Found = {}

    async def open(self) -> None:
        """Everybody comes; the first table, which loads what all share, does not count."""
        await open_all(self._tables[:1])
        memory, cpu = self._place.memory(), self._place.cpu()
        await open_all(self._tables[1:])
        others = len(self._tables) - 1
        self._found["open_table_bytes"] = (self._place.memory() - memory) / others
        self._found["open_table_cpu"] = (self._place.cpu() - cpu) / others

    async def warm_up(self, size: Size) -> None:
        """Some moves that do not count; then the share of one core that goes while nobody moves."""
        await load(self._tables[: size.active], 0, size.rate, WARMING)
        cpu, began = self._place.cpu(), time.monotonic()
        await asyncio.sleep(RESTING)
        self._found["resting_share"] = (self._place.cpu() - cpu) / (time.monotonic() - began)

    async def play(self, size: Size) -> None:
        cpu, database_cpu = self._place.cpu(), self._database_cpu()
        tally = await load(self._tables[: size.active], 0, size.rate, size.seconds)
        self.rounds.append(Round(self._place.cpu() - cpu, self._database_cpu() - database_cpu, tally))

    def _database_cpu(self) -> float:
        return self._database.cpu() if self._database else 0.0

    async def close(self) -> None:
        await close_all(self._tables)

    def found(self) -> Found:
        return {**self._found, **summed(self.rounds)}


def summed(rounds: list[Round]) -> Found:
    per_move = [one.cpu_per_move for one in rounds]
    moves = sum(one.tally.moves for one in rounds)
    tried = [taken for one in rounds for taken in one.tally.tried]
    told = [taken for one in rounds for taken in one.tally.told]
    return {
        "cpu_per_move": statistics.median(per_move),
        "cpu_per_move_by_round": per_move,
        "moves_per_cpu_second": 1 / max(1e-9, statistics.median(per_move)),
        "database_cpu_per_move": sum(one.database_cpu for one in rounds) / max(1, moves),
        "moves": moves,
        "turns": len(told),
        "lost": sum(one.tally.lost for one in rounds),
        "moves_per_second": moves / sum(one.tally.seconds for one in rounds),
        **({"tried_p50": quantile(tried, 0.5), "tried_p99": quantile(tried, 0.99)} if tried else {}),
        **({"told_p50": quantile(told, 0.5), "told_p99": quantile(told, 0.99)} if told else {}),
    }


async def filled(url: str, count: int) -> Stock:
    store = open_store(url)
    await store.open()
    try:
        return await fill(store, "table", count, PLAYERS, MIDDLE)
    finally:
        await store.close()


@contextlib.asynccontextmanager
async def on_sqlite(size: Size) -> AsyncIterator[Subject]:
    with tempfile.TemporaryDirectory(prefix="bogwood-bench-") as folder:
        url = f"sqlite:///{folder}/tables.db"
        stock = await filled(url, size.tables)
        with our_server(url, Path(folder)) as place:
            yield Subject(SQLITE, place, our_tables(place.port, stock.tables, stock.sessions))


@contextlib.asynccontextmanager
async def on_postgres(size: Size) -> AsyncIterator[Subject]:
    with postgres() as (database, url), tempfile.TemporaryDirectory(prefix="bogwood-bench-") as folder:
        stock = await filled(url, size.tables)
        with our_server(url, Path(folder)) as place:
            yield Subject(POSTGRES, place, our_tables(place.port, stock.tables, stock.sessions), database)


@contextlib.asynccontextmanager
async def on_rival(size: Size) -> AsyncIterator[Subject]:
    with rival_server() as place:
        async with rival_tables(place.port, size.tables, PLAYERS) as tables:
            yield Subject(RIVAL, place, tables)


async def under_load(size: Size) -> dict[str, Found]:
    """The servers take turns, every other round in the opposite order, for the speed of a computer wavers."""
    async with contextlib.AsyncExitStack() as stack:
        subjects: list[Subject] = []
        for name, make in ((RIVAL, on_rival), (SQLITE, on_sqlite), (POSTGRES, on_postgres)):
            say(f"Service: opening {size.tables} tables, {name}")
            try:
                subject = await stack.enter_async_context(make(size))
            except Missing as missing:
                say(f"{name} is not measured: {missing}.")
                continue
            await subject.open()
            await subject.warm_up(size)
            subjects.append(subject)
        for number in range(size.rounds):
            say(f"Service: round {number + 1} of {size.rounds}")
            for subject in subjects if number % 2 == 0 else subjects[::-1]:
                await subject.play(size)
        for subject in subjects:
            await subject.close()
        return {subject.name: subject.found() for subject in subjects}


# Starting again


async def restart(size: Size) -> Found:
    """From the start of a server on a full store until it has accepted a move; what the tables nobody opens take."""
    with tempfile.TemporaryDirectory(prefix="bogwood-bench-") as name:
        folder = Path(name)
        few, full = f"sqlite:///{folder}/few.db", f"sqlite:///{folder}/full.db"
        small, large = await filled(few, 1), await filled(full, size.stored)
        alone = await first_move(few, small, folder)
        found = await first_move(full, large, folder)
    left = (found["memory"] - alone["memory"]) / size.stored
    return {
        "tables": size.stored,
        "seconds": found["seconds"],
        "cpu": found["cpu"],
        "seconds_with_one_table": alone["seconds"],
        "stored_table_bytes": left,
    }


async def first_move(url: str, stock: Stock, folder: Path) -> Found:
    began = time.monotonic()
    with our_server(url, folder) as place:
        async with opened(our_tables(place.port, stock.tables[-1:], stock.sessions)) as tables:
            if await tables[0].move() is None:
                raise Missing("a stored table takes no move after a restart")
            taken, cpu = time.monotonic() - began, place.cpu()
        await asyncio.sleep(RESTING)
        return {"seconds": taken, "cpu": cpu, "memory": place.memory()}


@contextlib.asynccontextmanager
async def opened(tables: Sequence[LoadTable]) -> AsyncIterator[Sequence[LoadTable]]:
    await open_all(tables)
    try:
        yield tables
    finally:
        await close_all(tables)


def restarted(size: Size) -> Found:
    return asyncio.run(restart(size))


def inside(size: Size) -> Found:
    """The host and the store without a server, measured in a process of their own."""
    command = [sys.executable, "-m", "benchmarks.service_inside", "--tables", str(size.inside)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        say(done.stderr.rstrip())
        raise Missing("measuring the host failed")
    found: Found = json.loads(done.stdout)
    return found


# What comes of it


@dataclass(frozen=True)
class Row:
    """One figure; judged by its limit, or by the ratio to boardgame.io's where ``is_ratio``."""

    label: str
    subject: str
    value: float | None
    rival: float | None = None
    limit: float | None = None
    is_ratio: bool = False
    scale: float = 1
    ratios: tuple[float, ...] = ()
    """The ratio in each round, where there are rounds."""

    @property
    def ratio(self) -> float | None:
        if self.ratios:
            return statistics.median(self.ratios)
        return self.value / self.rival if self.value is not None and self.rival else None

    @property
    def missed_by(self) -> float | None:
        """How far beyond the limit, as a share of it; 0 when it holds; None when it was not measured."""
        judged = self.ratio if self.is_ratio else self.value
        if judged is None or self.limit is None:
            return None
        return max(0.0, judged / self.limit - 1) if self.limit else max(0.0, judged)

    @property
    def verdict(self) -> str:
        if self.limit is None:
            return ""
        if self.missed_by is None:
            return "not measured"
        return "ok" if self.missed_by == 0 else f"missed by {self.missed_by:.1%}" if self.limit else "missed"

    @property
    def is_held(self) -> bool:
        return self.limit is None or self.missed_by == 0

    def as_json(self) -> Found:
        return {**asdict(self), "ratio": self.ratio, "missed_by": self.missed_by, "verdict": self.verdict}


def rows(found: dict[str, Found]) -> list[Row]:
    own = [row for name in (SQLITE, POSTGRES) for row in load_rows(name, found.get(name, {}), found.get(RIVAL, {}))]
    within, again = found.get("inside", {}), found.get("restart", {})
    finished = within.get("finished_bytes", {})
    return [
        *own,
        Row("memory of a table put away, kB", "host", within.get("idle_bytes"), limit=NONE, scale=1e-3),
        Row("tables loaded after that", "host", within.get("idle_loaded"), limit=0),
        Row("memory of a stored table, kB", SQLITE, again.get("stored_table_bytes"), scale=1e-3),
        Row("cold load of a table, CPU ms", "host", within.get("cold_load_seconds"), limit=0.020, scale=1e3),
        Row("moves/CPU s without sockets", "host", within.get("host_moves_per_second")),
        *(Row(f"finished game of {n}, kB", SQLITE, size, limit=10_000, scale=1e-3) for n, size in finished.items()),
        Row(f"restart, {again.get('tables', 0)} tables, s", SQLITE, again.get("seconds")),
        Row("restart, one table, s", SQLITE, again.get("seconds_with_one_table")),
        Row("restart until a move, CPU s", SQLITE, again.get("cpu")),
    ]


def load_rows(name: str, own: Found, other: Found) -> list[Row]:
    def row(label: str, key: str, scale: float = 1, limit: float | None = None, is_ratio: bool = False) -> Row:
        return Row(label, name, own.get(key), other.get(key), limit, is_ratio, scale)

    rounds = zip(own.get("cpu_per_move_by_round", []), other.get("cpu_per_move_by_round", []), strict=False)
    ratios = tuple(mine / theirs for mine, theirs in rounds)
    per_move = row("server CPU per move, ms", "cpu_per_move", 1e3, 1, is_ratio=True)
    return [
        replace(per_move, ratios=ratios),
        row("moves per CPU second", "moves_per_cpu_second"),
        Row("database CPU per move, ms", name, own.get("database_cpu_per_move"), scale=1e3),
        row("moves refused or lost", "lost", 1, 0),
        row("trying out, p50, ms", "tried_p50", 1e3),
        row("trying out, p99, ms", "tried_p99", 1e3),
        row("receipt to broadcast, p50, ms", "told_p50", 1e3),
        row("receipt to broadcast, p99, ms", "told_p99", 1e3),
        row("share of a core, nobody moves", "resting_share"),
        row("memory per open table, kB", "open_table_bytes", 1e-3, 200_000),
        row("opening a table, CPU ms", "open_table_cpu", 1e3),
    ]


HEADINGS = ("service", "store", "Bogwood", RIVAL, "ratio", "to hold", "")


def table(found: list[Row], size: Size) -> str:
    """The rows for people."""
    head = f"{size.tables} open tables of {PLAYERS}, {size.rate:g} moves/s at {size.active} of them"
    return "\n".join([head, line(HEADINGS), *(line(cells(row)) for row in found)])


def line(cells: tuple[str, ...]) -> str:
    label, subject, *numbers, verdict = cells
    return (f"{label:<32}{subject:<12}" + "".join(f"{number:>14}" for number in numbers) + "  " + verdict).rstrip()


def cells(row: Row) -> tuple[str, ...]:
    limit = ""
    if row.limit is not None:
        limit = f"≤ {row.limit:g} ×" if row.is_ratio else f"≤ {readable(row.limit * row.scale)}"
    return (
        row.label,
        row.subject,
        "" if row.value is None else readable(row.value * row.scale),
        "" if row.rival is None else readable(row.rival * row.scale),
        "" if row.ratio is None else f"{row.ratio:.2f} ×",
        limit,
        row.verdict,
    )


def readable(number: float) -> str:
    return f"{number:,.0f}" if abs(number) >= 100 else f"{number:.3g}"


def measured(size: Size) -> dict[str, Found]:
    """Everything that can be measured here; says in one line each what cannot."""
    found = asyncio.run(under_load(size))
    for name, work in (("restart", restarted), ("inside", inside)):
        say(f"Service: {name}")
        try:
            found[name] = work(size)
        except Missing as missing:
            say(f"{name} is not measured: {missing}.")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer tables and moves")
    size = QUICK if parser.parse_args().quick else FULL
    found = measured(size)
    judged = rows(found)
    print(
        json.dumps(
            {
                "size": asdict(size),
                "compiled": bogwood.compiled(),
                "table": table(judged, size),
                "binding": sum(row.limit is not None for row in judged),
                "held": sum(row.limit is not None and row.is_held for row in judged),
                "rows": [row.as_json() for row in judged],
                "measured": found,
            }
        )
    )


if __name__ == "__main__":
    main()
