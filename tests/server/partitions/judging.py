"""What came of a fault, and whether all is well that was promised."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass

import httpx

from bogwood.host.leases import LEASE
from bogwood.host.pace import SECOND
from bogwood.store.opening import open_store

from .bench import BANK, SERVED_WITHIN, Bench
from .people import REFUSED


@dataclass(frozen=True)
class Result:
    """What came of one fault."""

    name: str
    seconds: float
    codes: dict[int, int]
    oldest: float
    """By how many seconds the oldest answer was behind what somebody knew when it was asked for."""
    table: float
    """Seconds from the end of the fault until the last table was served."""
    person: float
    """Seconds until the last person was."""
    pages: dict[str, int]
    slowest: float
    nonsense: list[str]

    def problems(self) -> list[str]:
        found = []
        if self.codes.get(REFUSED):
            found.append(f"{self.codes[REFUSED]} sockets were turned away for good")
        if self.oldest > LEASE / SECOND:
            found.append(f"an answer was {self.oldest:.1f} s old")
        if self.table > SERVED_WITHIN:
            found.append(f"a table was served only after {self.table:.1f} s")
        return [f"{self.name}: {one}" for one in found + self.nonsense[:3]]

    def line(self) -> str:
        codes = ", ".join(f"{code}: {number}" for code, number in sorted(self.codes.items()))
        pages = ", ".join(f"{page}: {number}" for page, number in sorted(self.pages.items()))
        return (
            f"{self.name:12} {self.seconds:5.0f} s  turned away for good {self.codes.get(REFUSED, 0)}, "
            f"oldest answer {self.oldest:.2f} s, last table after {self.table:.1f} s, last person {self.person:.1f} s; "
            f"longest page {self.slowest:.1f} s; closed {{{codes}}}; pages {{{pages}}}"
        )


async def checked(bench: Bench) -> list[str]:
    """Is everything in the store that was acknowledged, once, and nothing that was refused; have clocks lost time?"""
    found: list[str] = []
    stored: Counter[str] = Counter()
    chronicle = bench.chronicle
    store = open_store(bench.store)
    await store.open()
    try:
        for table in bench.tables:
            for event in await store.events(table):
                if "asked" in event.body:
                    stored[event.body["asked"][1]] += 1
                    if event.number > chronicle.acknowledged.get(event.body["asked"][1], event.number) > 0:
                        found.append(f"{event.body['asked'][1]} was acknowledged before it was stored")
    finally:
        await store.close()
    found += [f"{one} was acknowledged and is lost" for one in chronicle.acknowledged if one not in stored]
    found += [f"{one} was refused and done" for one in chronicle.refused if one in stored]
    found += [f"{one} was done {times} times" for one, times in stored.items() if times > 1]
    elapsed = (time.monotonic() - bench.began) * SECOND
    async with httpx.AsyncClient(trust_env=False, timeout=30) as client:
        for table in bench.tables:
            shown = (await client.get(f"{bench.servers[0].url}/api/tables/{table}")).raise_for_status().json()
            lost = BANK - min(shown["clocks"] or [BANK])
            if lost > elapsed + SECOND:
                found.append(f"at {table} somebody lost {lost / SECOND:.0f} s")
    return found
