"""Writes turns at several tables and prints each one once it is durable.

Kills itself right after a number of them, so that whatever was not durable then never is; 0 is to go on until killed.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from bogwood.store.opening import open_store
from tests.store.places import turn

TABLES = [f"t{n}" for n in range(8)]


async def main(url: str, turns: int) -> None:
    store = open_store(url)
    await store.open()
    last = {table: len(await store.events(table)) for table in TABLES}

    async def play(table: str) -> None:
        nonlocal turns
        while True:
            last[table] += 1
            await store.write(turn(table, last[table]))
            # One call, so that a line is there whole or not at all.
            os.write(1, f"{table} {last[table]}\n".encode())
            turns -= 1
            if turns == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    await asyncio.gather(*(play(table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
