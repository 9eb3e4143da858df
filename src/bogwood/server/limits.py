"""Rate limits: a bucket of tokens for each address, seat or account."""

from __future__ import annotations

import ipaddress
import math
from collections import OrderedDict
from functools import lru_cache

from bogwood.host.around import Clock
from bogwood.host.pace import SECOND
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
        """Take a token; refused when there is none, with the seconds until there is."""
        self.must_have(key, 1)
        self.spend(key, 1)

    @property
    def is_off(self) -> bool:
        return self._burst <= 0

    def must_have(self, key: str, least: float = 0) -> None:
        """Refused when fewer tokens are left."""
        seconds = self.wait(key, least)
        if seconds > 0:
            raise Refusal("too-fast", "", "", seconds=max(1, math.ceil(seconds)))

    def wait(self, key: str, least: float = 0) -> float:
        """Seconds until so many tokens are left."""
        if self.is_off:
            return 0.0
        return max(0.0, min(least, self._burst) - self._left(key)) / self._per_second

    def takes(self, key: str) -> bool:
        """Take a token, if there is one."""
        if self.wait(key, 1) > 0:
            return False
        self.spend(key, 1)
        return True

    def spend(self, key: str, amount: float) -> None:
        """Take tokens for what has been done, also some that are not there yet."""
        if self.is_off:
            return
        left = self._left(key)
        self._buckets.pop(key, None)
        self._buckets[key] = (left - amount, self._now())
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def _left(self, key: str) -> float:
        now = self._now()
        tokens, since = self._buckets.get(key, (self._burst, now))
        return min(self._burst, tokens + max(0, now - since) / SECOND * self._per_second)


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
        self.tables_from = Limit(60, 0.5, now, rate)
        """Tables made from one address."""
        self.acts = Limit(60, 15, now, rate)
        """Messages of one seat."""
        self.talk = Limit(10, 0.5, now, rate)
        """Chat of one seat."""
        self.sockets = Limit(60, 2, now, rate)
        """Websockets opened by one address."""
        self.hints = Limit(10, 0.3, now, rate)
        """Hints for one person."""
        work = max(1.0, rate) if rate > 0 else 0.0
        """The work of a request does not become less where fewer are allowed."""
        self.knocks = Limit(300, 20, now, work)
        """Connections opened by one address."""
        self.time = Limit(2, 0.06, now, work)
        """Seconds of the server's one thread, for one address."""
        self.spurt = Limit(0.1, 0.12, now, work)
        """The same within a moment: nobody has the server to themselves, not even for the time they have left."""
        self.work = Limit(5, 0.05, now, rate)
        """Seconds of work that can wait, for one address."""
        self.most_sockets = round(100 * rate) if rate > 0 else 0
        """Websockets that one address may have open; 0 for any number."""

    def new_table(self, person: str, address: str) -> None:
        """One more table, made by this person from this address."""
        self.tables_from.must_have(address, 1)
        self.tables.take(person)
        self.tables_from.take(address)
