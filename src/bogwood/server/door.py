"""Connections before anything is asked over them: nobody holds more than a share of them, and nobody in silence."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .asking import one_less
from .limits import Limit, network_of
from .shortway import ShortWay

SILENCE = 20.0
"""Seconds in which a request has to come whole, from the moment of connecting or from its first byte."""
MOST = 200
"""Connections of one address at a time; a browser needs a handful, and many people may share an address."""


class Open:
    """The open connections of one server, by address."""

    def __init__(self, proxies: str = "", most: int = MOST, silence: float = SILENCE) -> None:
        self.most = most
        self.silence = silence
        self.count: Counter[str] = Counter()
        self.inner = ""
        """Where other processes of ours connect."""
        self.knocks: Limit | None = None
        """How often one address may connect."""
        self._proxies = proxies

    def may_come(self, address: str, to: str = "") -> bool:
        """A proxy brings everybody, and so does another process of ours; what it lets in is its own affair."""
        if self.most <= 0 or to == self.inner != "" or is_among(address, self._proxies):
            return True
        network = network_of(address)
        return self.count[network] < self.most and (self.knocks is None or self.knocks.takes(network))

    def come(self, address: str) -> None:
        self.count[network_of(address)] += 1

    def leave(self, address: str) -> None:
        one_less(self.count, network_of(address))


def is_among(address: str, proxies: str) -> bool:
    """Is the address one of a list of addresses and networks, separated by commas?"""
    for one in filter(None, map(str.strip, proxies.split(","))):
        try:
            if one == "*" or ipaddress.ip_address(address) in ipaddress.ip_network(one, strict=False):
                return True
        except ValueError:
            if one == address:
                return True
    return False


class Door(H11Protocol):
    """One connection, until it becomes a websocket."""

    open = Open()
    _patience: asyncio.TimerHandle | None = None
    _address = ""
    _is_counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        to = f"{self.server[0]}:{self.server[1]}" if self.server else ""
        if not self.open.may_come(self._address, to):
            transport.abort()
            return
        self.open.come(self._address)
        self._is_counted = True
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self._patience is None:
            self._wait()
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE and self.conn.their_state is not h11.SEND_BODY:
            self._wait_no_more()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.timeout_keep_alive_task is not None:
            # Until the next request uvicorn watches over it.
            self._wait_no_more()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._wait_no_more()
        super().handle_websocket_upgrade(event)
        after: Any = self.transport.get_protocol()
        if isinstance(after, ShortWay) and self._is_counted:
            # Nothing else of this is needed any more, and it is not small.
            self._is_counted = False
            after.on_lost = partial(self.open.leave, self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._is_counted:
            self._is_counted = False
            self.open.leave(self._address)

    def _wait(self) -> None:
        self._patience = self.loop.call_later(self.open.silence, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


def door_with(open_ones: Open) -> type[Door]:
    """The door of one server."""
    return type("OwnDoor", (Door,), {"open": open_ones})
