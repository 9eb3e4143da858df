"""A line between people and servers, or servers and their database, that can be cut, and that can hold back what it
carries."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

Address = tuple[str, int]
Targets = Callable[[], list[Address]]
"""Where to connect to: the first of these that answers."""

CHUNK = 64 * 1024
DIALLING = 5.0
"""Seconds to wait for a server to answer the call."""


class Relay:
    """One listening port; whoever connects to it is connected on.

    ``source`` is the address that it calls from, so that a server tells those who come by different lines apart.
    """

    def __init__(self, targets: Targets, source: str = "", listen: str = "127.0.0.1") -> None:
        self.port = 0
        self.is_cut = False
        """Nobody gets through, and whoever tries is told so at once."""
        self._targets = targets
        self._source = source
        self._listen = listen
        self._there = asyncio.Event()
        self._back = asyncio.Event()
        self.mend()
        self._open: set[asyncio.StreamWriter] = set()
        self._jobs: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._accept, self._listen, 0, limit=CHUNK)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """End all connections, and let nobody through until it is mended."""
        self.is_cut = True
        for writer in list(self._open):
            writer.transport.abort()

    def hold(self) -> None:
        """From now on nothing comes through; nobody is told."""
        self._there.clear()
        self._back.clear()

    def mute(self) -> None:
        """From now on no answer comes through; what is asked does."""
        self._back.clear()

    def bury(self) -> None:
        """Nothing comes through any more over the connections that there are; new ones are as good as ever."""
        self.hold()
        self._there, self._back = asyncio.Event(), asyncio.Event()
        self.mend()

    def mend(self) -> None:
        self.is_cut = False
        self._there.set()
        self._back.set()

    async def close(self) -> None:
        self.mend()
        self.cut()
        if self._server is not None:
            self._server.close()
        for job in list(self._jobs):
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        job = asyncio.ensure_future(self._carry(reader, writer))
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        there, back = self._there, self._back
        beyond: asyncio.StreamWriter | None = None
        try:
            await there.wait()
            answer, beyond = await self._dial()
            self._open.add(beyond)
            await asyncio.gather(pumped(reader, beyond, there), pumped(answer, writer, back))
        except OSError:
            pass
        finally:
            for end in filter(None, (writer, beyond)):
                self._open.discard(end)
                end.transport.abort()

    async def _dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if not self.is_cut:
            local = (self._source, 0) if self._source else None
            for host, port in self._targets():
                with suppress(OSError):
                    async with asyncio.timeout(DIALLING):
                        return await asyncio.open_connection(host, port, limit=CHUNK, local_addr=local)
        raise ConnectionRefusedError


async def pumped(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, flows: asyncio.Event) -> None:
    """One direction; the end of one end is told to the other."""
    while data := await reader.read(CHUNK):
        await flows.wait()
        writer.write(data)
        await writer.drain()
    with suppress(OSError):
        writer.write_eof()
