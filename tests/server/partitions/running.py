"""Letting servers suffer one fault after the other, and judging them."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

from tests.netns import network
from tests.store.postgres_server import running_postgres

from .bench import Bench
from .faults import FAULTS
from .judging import Result, checked
from .server import Server

CLOCKS = {"one": 0, "two": 3600, "three": -3600}
"""The servers, and by how many seconds their clocks are ahead."""


async def run(faults: list[str], tables: int, share: float = 1.0) -> list[str]:
    """Let all of it happen; returns what went wrong."""
    problems: list[str] = []
    with ExitStack() as stack:
        net = stack.enter_context(network())
        database = stack.enter_context(running_postgres(net.add("db")))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bogwood-partitions-")))
        store = await database.new_schema()
        servers = [Server(net.add(name), store, folder, ahead) for name, ahead in CLOCKS.items()]
        bench = Bench(net, database, servers, store)
        for server in servers:
            stack.callback(server.stop)
            server.start()
        await asyncio.gather(*(server.ready() for server in servers))
        await bench.open_tables(tables)
        bench.invite(3)
        await bench.served_again(time.monotonic())
        for name in faults:
            result = await suffer(bench, name, share)
            print(result.line(), flush=True)
            problems += result.problems()
        await bench.send_home()
        problems += await checked(bench)
        done, events = len(bench.chronicle.acknowledged), sum(map(len, bench.chronicle.known.values()))
        print(f"{done} messages were acknowledged, {events} events told")
        for server in servers:
            log = server.log.read_text(encoding="utf-8")
            print(
                f"the log of {server.node.name} has {len(log.splitlines())} lines, {log.count('Traceback')} tracebacks"
            )
            if "Traceback" in log:
                problems.append(log[log.index("Traceback") - 300 :][:3000])
    return problems


async def suffer(bench: Bench, name: str, share: float) -> Result:
    """One fault, and what came of it."""
    chronicle = bench.chronicle
    chronicle.codes, chronicle.pages = Counter(), Counter()
    chronicle.oldest = chronicle.slowest = 0.0
    chronicle.nonsense = []
    began = time.monotonic()
    async with bench.looking():
        await FAULTS[name](bench, share)
        ended = time.monotonic()
        table, person = await bench.served_again(ended)
        # What is old may be told late.
        await asyncio.sleep(3)
    return Result(
        name, ended - began, dict(chronicle.codes), chronicle.oldest, table, person, dict(chronicle.pages),
        chronicle.slowest, chronicle.nonsense,
    )  # fmt: skip
