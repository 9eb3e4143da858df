"""What can come between servers, their database and people."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable

from tests.store.locks import locked

from .bench import Bench

Fault = Callable[[Bench, float], Awaitable[None]]


async def cold(bench: Bench, share: float) -> None:
    """Nobody has the tables in memory, and all come at once, through all servers."""
    await bench.send_home()
    for server in bench.servers:
        await asyncio.to_thread(server.stop)
    for server in bench.servers:
        server.start()
    await asyncio.gather(*(server.ready() for server in bench.servers))
    bench.invite(9)


async def rolling(bench: Bench, share: float) -> None:
    """One server after the other is restarted."""
    for server in bench.servers:
        await asyncio.to_thread(server.stop)
        server.start()
        await server.ready()


async def killed(bench: Bench, share: float) -> None:
    """The owner of most tables is killed and does not come back for a while."""
    server = await bench.busiest()
    await asyncio.to_thread(server.send, signal.SIGKILL)
    await asyncio.sleep(20 * share)
    server.start()
    await server.ready()


async def stopped(bench: Bench, share: float) -> None:
    """The owner of most tables stands still for 50 seconds."""
    server = await bench.busiest()
    server.send(signal.SIGSTOP)
    await asyncio.sleep(50 * share)
    server.send(signal.SIGCONT)


async def cut_off(bench: Bench, share: float) -> None:
    """The owner of most tables does not reach the database for 40 seconds."""
    node = (await bench.busiest()).node
    bench.net.cut(node, bench.net.nodes["db"])
    await asyncio.sleep(40 * share)
    bench.net.heal_all()


async def alone(bench: Bench, share: float) -> None:
    """The owner of most tables reaches neither the database nor another server for 40 seconds; people reach it."""
    owner = (await bench.busiest()).node
    for node in bench.net.nodes.values():
        if node is not owner:
            bench.net.cut(owner, node)
    await asyncio.sleep(40 * share)
    bench.net.heal_all()


async def apart(bench: Bench, share: float) -> None:
    """No server reaches another for 30 seconds."""
    one, two, three = (server.node for server in bench.servers)
    for first, second in ((one, two), (two, three), (one, three)):
        bench.net.cut(first, second)
    await asyncio.sleep(30 * share)
    bench.net.heal_all()


async def half_apart(bench: Bench, share: float) -> None:
    """What the owner of most tables sends to the others is lost, for 20 seconds."""
    owner = (await bench.busiest()).node
    for server in bench.servers:
        if server.node is not owner:
            bench.net.cut(owner, server.node, one_way=True)
    await asyncio.sleep(20 * share)
    bench.net.heal_all()


async def restarted(bench: Bench, share: float) -> None:
    """The database is stopped in order, and again as by a crash."""
    for how in (signal.SIGINT, signal.SIGQUIT):
        await asyncio.to_thread(bench.database.stop, how)
        await asyncio.sleep(8 * share)
        await asyncio.to_thread(bench.database.start)
        await asyncio.sleep(3 * share)


async def row_locked(bench: Bench, share: float) -> None:
    """Somebody locks the rows of a third of the tables for 30 seconds."""
    names = ", ".join(f"'{name}'" for name in bench.tables[::3])
    async with locked(bench.store, f"SELECT FROM tables WHERE id IN ({names}) FOR UPDATE"):
        await asyncio.sleep(30 * share)


async def table_locked(bench: Bench, share: float) -> None:
    """Somebody locks all tables for 20 seconds."""
    async with locked(bench.store, "LOCK TABLE tables IN ACCESS EXCLUSIVE MODE"):
        await asyncio.sleep(20 * share)


FAULTS: dict[str, Fault] = {
    "cold": cold,
    "rolling": rolling,
    "killed": killed,
    "stopped": stopped,
    "cut-off": cut_off,
    "alone": alone,
    "apart": apart,
    "half-apart": half_apart,
    "restarted": restarted,
    "row-locked": row_locked,
    "table-locked": table_locked,
}
