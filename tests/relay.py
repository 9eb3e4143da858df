"""A line between a server and its database that a test can hold back, in a thread of its own."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit, urlunsplit

from storm.relay import Relay


class FarRelay:
    """A relay that works in another thread."""

    def __init__(self, host: str, port: int) -> None:
        self._relay = Relay(lambda: [(host, port)])
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def tell(self, what: Callable[[Relay], None]) -> None:
        """Have something done to the relay: ``Relay.hold``, ``Relay.mend``, ``Relay.bury``."""
        self._loop.call_soon_threadsafe(what, self._relay)

    def start(self) -> int:
        """Returns the port on which it listens."""
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._relay.start(), self._loop).result(10)
        return self._relay.port

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self._relay.close(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()


@contextlib.contextmanager
def relayed(url: str) -> Iterator[tuple[str, FarRelay]]:
    """The address of a store by way of a relay, and the relay."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    assert parts.port is not None
    relay = FarRelay(parts.hostname, parts.port)
    place = parts.netloc.rpartition("@")[0]
    try:
        yield urlunsplit(parts._replace(netloc=f"{place}@127.0.0.1:{relay.start()}")), relay
    finally:
        relay.close()
