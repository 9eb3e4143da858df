"""The names of a server.  A page elsewhere can give its own name the address of this server (DNS rebinding), and its
scripts would then be at home here; so what is asked under a strange name is refused."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

ANY = "*"
"""Allows every name."""
KEPT = 256
"""Names of which it is remembered whether they are allowed."""


class Names:
    """By which names a server may be asked: those that are given, that of its public address, and those of the machine
    itself where others can reach it; and by a number where it listens on all of them or on that one."""

    def __init__(self, bound: str = "", public_url: str = "", others: Iterable[str] = ()) -> None:
        self._listens_everywhere = is_everywhere(bound)
        self._known = {name_of(other) for other in [bound, *others]}
        self._known.add(urlsplit(public_url).hostname or "")
        if not is_loopback(bound):
            own = socket.gethostname().lower()
            self._known |= {own, f"{own.partition('.')[0]}.local"}
        self.allow = lru_cache(KEPT)(self._allow)

    def _allow(self, host: str) -> bool:
        """Is a Host header, with or without a port, one of ours?"""
        if ANY in self._known:
            return True
        name = name_of(host)
        if not name:
            return False
        if name in self._known or name.endswith(".localhost"):
            return True
        return is_loopback(name) or (self._listens_everywhere and number_of(name) is not None)


def name_of(host: str) -> str:
    """The name without port, brackets and a last dot, in small letters."""
    text = host.strip().lower()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    if text.count(":") > 1:
        return text
    return text.partition(":")[0].rstrip(".")


def number_of(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address that a name is, unless it is a name."""
    try:
        return ipaddress.ip_address(name_of(name))
    except ValueError:
        return None


def is_everywhere(bound: str) -> bool:
    """Does this address to listen on mean all of the machine's?"""
    number = number_of(bound)
    return number is not None and number.is_unspecified


def is_loopback(name: str) -> bool:
    """Does it lead to the machine itself, and is reached from nowhere else?"""
    number = number_of(name)
    return name_of(name) == "localhost" if number is None else number.is_loopback
