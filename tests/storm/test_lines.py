"""Lines that are cut or hold back what they carry, and clocks that are put wrong."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from storm.clocks import SECOND, WrongClock
from storm.relay import Relay

HELD = 0.2
"""Seconds in which what is not held back would long have come."""
Talk = Callable[[Relay, asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def over_a_line(talk: Talk) -> None:
    """Talk to somebody at the other end of a line who says everything again."""

    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(100):
            writer.write(data)
        writer.close()

    async def whole() -> None:
        server = await asyncio.start_server(echo, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        relay = Relay(lambda: [("127.0.0.1", 1), ("127.0.0.1", port)], source="127.0.1.7")
        await relay.start()
        reader, writer = await asyncio.open_connection("127.0.0.1", relay.port)
        try:
            await talk(relay, reader, writer)
        finally:
            writer.close()
            await relay.close()
            server.close()

    asyncio.run(whole())


def test_a_line_carries_both_ways_to_the_first_that_answers() -> None:
    async def talk(relay: Relay, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"hello")
        assert await reader.readexactly(5) == b"hello"

    over_a_line(talk)


def test_a_line_that_is_held_delivers_later() -> None:
    async def talk(relay: Relay, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        relay.hold()
        writer.write(b"hello")
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(HELD):
                await reader.readexactly(5)
        relay.mend()
        assert await reader.readexactly(5) == b"hello"

    over_a_line(talk)


def test_what_is_buried_stays_so_and_new_connections_are_as_good_as_ever() -> None:
    async def talk(relay: Relay, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"hello")
        assert await reader.readexactly(5) == b"hello"
        relay.bury()
        relay.mend()
        writer.write(b"again")
        other, end = await asyncio.open_connection("127.0.0.1", relay.port)
        end.write(b"anew")
        assert await other.readexactly(4) == b"anew"
        end.close()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(HELD):
                await reader.readexactly(5)

    over_a_line(talk)


def test_a_line_that_is_mute_carries_what_is_asked() -> None:
    async def talk(relay: Relay, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        relay.mute()
        writer.write(b"hello")
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(HELD):
                await reader.readexactly(5)
        relay.cut()
        relay.mend()
        # It was answered, and the answer is lost for ever.
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(5)

    over_a_line(talk)


def test_a_line_that_is_cut_ends_and_lets_nobody_through() -> None:
    async def talk(relay: Relay, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"hello")
        await reader.readexactly(5)
        relay.cut()
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        other, end = await asyncio.open_connection("127.0.0.1", relay.port)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await other.readexactly(1)
        end.close()

    over_a_line(talk)


def test_the_clock_of_a_process_is_put_wrong_while_it_runs(tmp_path: Path) -> None:
    clock = WrongClock(tmp_path / "clock")
    told = "import time; print(time.time_ns(), time.time(), flush=True)"
    asked = f"{told}; input(); {told}; print(time.monotonic_ns())"
    process = subprocess.Popen(
        [sys.executable, "-c", asked],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=clock.environment,
    )
    assert process.stdout is not None
    before = int(process.stdout.readline().split()[0])
    clock.put(-3600)
    after, _ = process.communicate("\n", timeout=20)
    nanoseconds, seconds = after.split()[:2]
    assert before - 3600 * SECOND < int(nanoseconds) < before - 3500 * SECOND
    assert abs(float(seconds) - int(nanoseconds) / SECOND) < 1
