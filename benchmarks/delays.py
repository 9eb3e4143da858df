"""How long a table waits for its bots while the cores are busy: ``python -m benchmarks.delays``.

Several tables are played at once by bots alone, over the worker processes of a server, while other processes keep every
core busy.  Measured is what a table waits for each turn, by the clock: from asking to the answer.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import multiprocessing
import os
import time

from bogwood.host.bots import THINKING, BotPool
from bogwood.host.loaded import Hurry
from bogwood.kernel import position
from bogwood.shelf import open_game

GAMES = ("feya", "felinia", "winter")
LEVELS = ("easy", "medium", "hard")
LATE = 1.0
"""A table may wait so many seconds longer than the bot may think."""


def burn() -> None:
    """Keep one core busy."""
    while True:
        pass


async def table(pool: BotPool, name: str, players: int, kind: str, seed: str, ends: float) -> list[float]:
    """The waits of one table, turn by turn, until the game or the time is over."""
    game = open_game(name, players, {}, "")
    state = game.new(seed)
    waits: list[float] = []
    while (seats := game.seats_to_act(state)) and time.monotonic() < ends:
        seat = seats[0]
        document = position.write(game, game.determinise(state, seat, seed))
        began = time.monotonic()
        chosen = await pool.play(document, seat, kind, f"{seed}/{len(waits)}", Hurry())
        waits.append(time.monotonic() - began)
        if chosen is None:
            raise SystemExit(f"{name}: a bot did not come to an end")
        for option in chosen:
            if seat not in game.seats_to_act(state) or option not in game.legal(state, seat):
                break
            game.apply(state, seat, option)
    return waits


async def measured(name: str, kind: str, tables: int, workers: int, seconds: float) -> list[float]:
    pool = BotPool(open_game, workers)
    try:
        # A server starts its workers before anybody plays.
        await asyncio.gather(*[table(pool, name, 2, "random", f"first/{n}", math.inf) for n in range(workers)])
        ends = time.monotonic() + seconds
        found = await asyncio.gather(*[table(pool, name, 2 + n % 3, kind, f"wait/{n}", ends) for n in range(tables)])
    finally:
        pool.close()
    return sorted(wait for waits in found for wait in waits)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each game and level")
    parser.add_argument("--burners", type=int, default=os.cpu_count() or 1, help="processes that keep cores busy")
    asked = parser.parse_args()
    burners = [multiprocessing.get_context("spawn").Process(target=burn, daemon=True) for _ in range(asked.burners)]
    for one in burners:
        one.start()
    print("| game | level | turns | median s | 99 % s | longest s | |\n|---|---|--:|--:|--:|--:|---|", flush=True)
    try:
        for name in GAMES:
            for kind in LEVELS:
                waits = asyncio.run(measured(name, kind, asked.tables, asked.workers, asked.seconds))
                middle, most = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
                said = "ok" if waits[-1] <= THINKING + LATE else "late"
                figures = f"{middle:.2f} | {most:.2f} | {waits[-1]:.2f}"
                print(f"| {name} | {kind} | {len(waits)} | {figures} | {said} |", flush=True)
    finally:
        for one in burners:
            one.kill()


if __name__ == "__main__":
    main()
