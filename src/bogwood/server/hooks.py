"""Telling people elsewhere that it is their turn: in the background, briefly, and never into a private network."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import time
from collections import OrderedDict
from urllib.parse import SplitResult, urlsplit

import httpx
import msgspec

from bogwood.host.fair import FairQueue
from bogwood.kernel.refusal import Refusal

from .asking import asking
from .inn import Inn
from .push import Subscription, sealed
from .wire import Json

log = logging.getLogger("bogwood.hooks")

TIMEOUT = 5.0
AT_ONCE = 8
UNICAST = ipaddress.IPv6Network("2000::/3")
"""The only IPv6 addresses that are given to anybody: neither mapped ones nor those of NAT64 are among them."""
CARRIERS = [ipaddress.IPv6Network(text) for text in ("2001::/32", "2002::/16")]
"""Those of Teredo and 6to4 hold IPv4 addresses."""
GONE = (404, 410)
"""What a push service answers for a subscription that is no more."""
LONGEST_TOPIC = 32
FIRST_REST, LONGEST_REST = 60.0, 3600.0
"""Seconds for which an address that did not answer is left alone."""
MOST_RESTING = 10_000
NEVER = (0.0, 0.0)


async def check_address(address: str, may_be_private: bool) -> str:
    """The network address behind a URL; refused unless it is http(s) to a host that everybody may call."""
    parts = split(address)
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = await asyncio.get_running_loop().getaddrinfo(
            parts.hostname or "", port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP
        )
    except (OSError, ValueError, UnicodeError):
        raise Refusal("bad-address", "", "/address") from None
    numbers = [str(entry[4][0]) for entry in found]
    if not numbers or not (may_be_private or all(is_public(number) for number in numbers)):
        raise Refusal("bad-address", "", "/address")
    return numbers[0]


def split(address: str) -> SplitResult:
    try:
        parts = urlsplit(address)
        is_plain = parts.scheme in ("http", "https") and bool(parts.hostname) and not parts.username
    except ValueError:
        is_plain = False
    if not is_plain or any(letter.isspace() or not letter.isprintable() for letter in address):
        raise Refusal("bad-address", "", "/address")
    return parts


def is_public(number: str) -> bool:
    """Is this an address of the open internet?

    An IPv6 address that stands for an IPv4 one (mapped, NAT64, 6to4, Teredo) is not: it might lead anywhere.
    """
    address = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        is_given = address in UNICAST and not any(address in network for network in CARRIERS)
        return is_given and address.is_global
    return address.is_global and not address.is_multicast


class Caller:
    """Tells people that they have to act, unless they are looking at the table."""

    def __init__(self, inn: Inn) -> None:
        self._inn = inn
        self._slots = FairQueue(range(AT_ONCE))
        self._resting: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """Addresses that did not answer lately: until when they are left alone, and for how long that is."""

    def on_turn(self, name: str, seats: list[int]) -> None:
        """Called by the host when seats have to act that had not before."""
        loaded = self._inn.host.tables.loaded.get(name)
        if loaded is None:
            return
        present = {listener.right.seat for listener in loaded.listeners}
        for seat in seats:
            if seat not in present:
                share = asking() or loaded.share
                self._inn.start(self.tell(name, seat, loaded.table.plan.title, share))

    async def tell(self, name: str, seat: int, title: str, share: str) -> None:
        """Send word to every address of the person who holds the seat.  Those wait for each other whose turns were
        brought about from one address (``share``): people are made quickly, and addresses are not."""
        holders = [holder for holder in await self._inn.store.seats(name) if holder.seat == seat]
        if not holders or not holders[0].person:
            return
        link = f"{self._inn.config.public_url.rstrip('/')}/t/{name}"
        body: Json = {"type": "turn", "table": name, "seat": seat, "title": title, "link": link}
        for kind, address, kept in await self._inn.store.hooks(holders[0].person):
            if self._rests(address):
                continue
            async with self._slots.one(share):
                if self._rests(address):
                    continue
                if kind == "webhook":
                    answer = await self.post(address, msgspec.json.encode(body), {"content-type": "application/json"})
                else:
                    answer = await self.push(holders[0].person, address, kept, body)
                self._note(address, bool(answer))

    def _rests(self, address: str) -> bool:
        return time.monotonic() < self._resting.get(address, NEVER)[0]

    def _note(self, address: str, has_answered: bool) -> None:
        """Leave an address alone that did not answer, each time for longer."""
        before = self._resting.pop(address, NEVER)[1]
        if not has_answered:
            rest = min(max(FIRST_REST, 2 * before), LONGEST_REST)
            self._resting[address] = (time.monotonic() + rest, rest)
            if len(self._resting) > MOST_RESTING:
                self._resting.popitem(last=False)

    async def push(self, person: str, address: str, kept: Json, body: Json) -> int:
        """Send word to a browser; a subscription that is no more is forgotten."""
        try:
            subscription = Subscription.read(address, kept["keys"])
        except Refusal:
            await self._inn.store.save_hook(person, "web", address, None)
            return GONE[0]
        signer = await self._inn.get_signer()
        headers = signer.headers(address, self._inn.config.public_url, self._inn.host.around.now())
        headers["topic"] = str(body["table"])[:LONGEST_TOPIC]
        answer = await self.post(address, sealed(msgspec.json.encode(body), subscription), headers)
        if answer in GONE:
            await self._inn.store.save_hook(person, "web", address, None)
        return answer

    async def post(self, address: str, content: bytes, headers: dict[str, str]) -> int:
        """One request to the very address that was checked, without following where it may lead; 0 when it failed."""
        try:
            number = await check_address(address, self._inn.config.private_hooks)
            url = httpx.URL(address)
            given = {**headers, "host": url.netloc.decode("ascii"), "user-agent": "bogwood"}
            async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client:
                request = client.build_request("POST", url.copy_with(host=number), content=content, headers=given)
                request.extensions["sni_hostname"] = url.host
                async with asyncio.timeout(TIMEOUT):
                    answer = await client.send(request, stream=True)
                    await answer.aclose()
                    return answer.status_code
        except (Refusal, httpx.HTTPError, httpx.InvalidURL, TimeoutError, OSError, ValueError) as problem:
            log.info("word of a turn could not be sent: %s", type(problem).__name__)
            return 0
