"""Rate limits: a bucket of tokens for each address, seat or account."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from functools import lru_cache

from bogwood.host.pace import SECOND
from bogwood.host.telling import Clock
from bogwood.kernel.refusal import Refusal

MOST_BUCKETS = 20_000


HOUSEHOLD = 64
"""Bits of an IPv6 address that a provider gives to one household, which then has all addresses below them."""


@lru_cache(MOST_BUCKETS)
def network_of(address: str) -> str:
    """Whose an address is, as far as limits go: of IPv6 the first 64 bits, of IPv4 the whole, however it is written."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(number, ipaddress.IPv4Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((int(number) >> HOUSEHOLD << HOUSEHOLD, HOUSEHOLD)))


class Limit:
    """So many at once, and so many per second in the long run, for every key."""

    def __init__(self, burst: float, per_second: float, now: Clock, rate: float = 1.0) -> None:
        self._burst = burst * rate
        self._per_second = per_second * rate
        self._now = now
        self._buckets: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def take(self, key: str) -> None:
        """Take a token; refused when there is none."""
        if self._burst <= 0:
            return
        now = self._now()
        tokens, since = self._buckets.pop(key, (self._burst, now))
        tokens = min(self._burst, tokens + max(0, now - since) / SECOND * self._per_second)
        is_allowed = tokens >= 1
        self._buckets[key] = (tokens - 1 if is_allowed else tokens, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not is_allowed:
            raise Refusal("too-fast")


class Limits:
    """All limits of a server."""

    def __init__(self, now: Clock, rate: float) -> None:
        self.requests = Limit(200, 40, now, rate)
        """Requests of one address."""
        self.newcomers = Limit(20, 0.2, now, rate)
        """Visits and accounts of one address."""
        self.secrets = Limit(10, 0.1, now, rate)
        """Passphrases and codes tried by one address, or for one account."""
        self.tables = Limit(30, 0.2, now, rate)
        """Tables made by one person."""
        self.acts = Limit(60, 15, now, rate)
        """Messages of one seat."""
        self.talk = Limit(10, 0.5, now, rate)
        """Chat of one seat."""
        self.sockets = Limit(60, 2, now, rate)
        """Websockets opened by one address."""
        self.hints = Limit(10, 0.3, now, rate)
        """Hints for one person."""
