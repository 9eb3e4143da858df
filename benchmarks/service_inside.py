"""Measures the host and its store without a server, in one process, and prints the figures as JSON.

What is timed here is CPU time of this process, all its threads included.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.service_stock import Stock, fill, milliseconds
from bogwood.host.around import Surroundings
from bogwood.host.host import IDLE, Host
from bogwood.host.loaded import Hurry, Loaded
from bogwood.host.rights import Right
from bogwood.shelf import open_game
from bogwood.store.contract import Store
from bogwood.store.sqlite import SqliteStore

PLAYERS = (2, 3, 4)


class NoBots:
    """There are only people at these tables."""

    async def play(
        self, document: dict[str, Any], seat: int, kind: str, seed: str, hurry: Hurry, share: str = ""
    ) -> list[int] | None:
        return None


class Ear:
    """Somebody at a seat, who keeps the last table they heard of."""

    def __init__(self, loaded: Loaded, seat: int) -> None:
        self.right = Right(seat, loaded.holders[seat])
        self.table: dict[str, Any] = {}

    def hear(self, message: dict[str, Any]) -> None:
        self.table = message


class Clock:
    """A clock that can be put forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return milliseconds() + self.ahead


def by(clock: Callable[[], int]) -> Surroundings:
    """One clock for everything."""
    return Surroundings(clock, clock, clock)


async def cold_load(store: Store, stock: Stock) -> float:
    """CPU seconds to load a table of which nothing is in memory, its game being almost over."""
    await Host(store, open_game, NoBots(), by(milliseconds)).get(stock.tables[0])
    host = Host(store, open_game, NoBots(), by(milliseconds))
    began = time.process_time()
    for name in stock.tables:
        await host.get(name)
    return (time.process_time() - began) / len(stock.tables)


async def idle_bytes(store: Store, stock: Stock) -> tuple[float, int]:
    """Bytes left of a table after everybody has gone and its time has passed; and the tables still loaded."""
    clock = Clock()
    host = Host(store, open_game, NoBots(), by(clock))
    await visit(host, stock.tables[:2])
    clock.ahead += IDLE + 1
    await host.tick()
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    await visit(host, stock.tables)
    clock.ahead += IDLE + 1
    await host.tick()
    gc.collect()
    left = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return left / len(stock.tables), len(host.tables.loaded)


async def visit(host: Host, names: list[str]) -> None:
    for name in names:
        loaded = await host.get(name)
        ear = Ear(loaded, 0)
        await host.listen(loaded, ear)
        loaded.listeners.discard(ear)


async def moves_per_second(store: Store, stock: Stock, seconds: float) -> float:
    """Moves per CPU second with everybody listening, when several tables move at the same time."""
    host = Host(store, open_game, NoBots(), by(milliseconds))
    tables = [await seated(host, name, len(stock.sessions)) for name in stock.tables]
    lots = random.Random(1)
    moves, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        chosen = lots.sample(tables, min(8, len(tables)))
        moves += sum(await asyncio.gather(*(moved(host, *table, lots) for table in chosen)))
    return moves / (time.process_time() - began)


async def seated(host: Host, name: str, players: int) -> tuple[Loaded, list[Ear]]:
    loaded = await host.get(name)
    ears = [Ear(loaded, seat) for seat in range(players)]
    for ear in ears:
        await host.listen(loaded, ear)
    return loaded, ears


async def moved(host: Host, loaded: Loaded, ears: list[Ear], lots: random.Random) -> int:
    """One move of whoever has to act; how many were made."""
    mover = next((ear for ear in ears if "trial" in ear.table), None)
    if mover is None:
        return 0
    trial = mover.table["trial"]
    at = [mover.table["number"], trial["step"]]
    if trial["can_commit"]:
        await host.chooser.commit(loaded, mover.right.seat, at)
    else:
        await host.chooser.choose(loaded, mover.right.seat, lots.choice(trial["options"])[0], at)
    return 1


async def finished_bytes(folder: Path, count: int) -> dict[str, float]:
    """What a finished game takes in a SQLite file, by number of players."""
    found = {}
    for players in PLAYERS:
        path = folder / f"finished-{players}.db"
        await stored(path, 1, players, 1.0)
        empty = path.stat().st_size
        path.unlink()
        await stored(path, count + 1, players, 1.0)
        found[str(players)] = (path.stat().st_size - empty) / count
    return found


async def stored(path: Path, count: int, players: int, share: float) -> Stock:
    store = SqliteStore(str(path))
    await store.open()
    stock = await fill(store, "t", count, players, share, kinds=count)
    await store.close()
    return stock


async def measured(folder: Path, count: int, seconds: float) -> dict[str, Any]:
    late = await stored(folder / "late.db", count, 4, 0.95)
    middle = await stored(folder / "middle.db", count, 2, 0.5)
    late_store, middle_store = SqliteStore(str(folder / "late.db")), SqliteStore(str(folder / "middle.db"))
    await late_store.open()
    await middle_store.open()
    try:
        left, loaded = await idle_bytes(middle_store, middle)
        return {
            "cold_load_seconds": await cold_load(late_store, late),
            "idle_bytes": left,
            "idle_loaded": loaded,
            "host_moves_per_second": await moves_per_second(middle_store, middle, seconds),
            "finished_bytes": await finished_bytes(folder, count),
        }
    finally:
        await late_store.close()
        await middle_store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=2.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bogwood-bench-") as folder:
        print(json.dumps(asyncio.run(measured(Path(folder), given.tables, given.seconds))))


if __name__ == "__main__":
    main()
