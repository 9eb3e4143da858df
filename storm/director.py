"""The director: writes the script of a storm.  It follows from the seed, the store and the length, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import NamedTuple

from .script import POSTGRES, SQLITE, Act, Script

BEGINNING = 6.0
"""Seconds until the first act: people have sat down by then."""
ENDING = 4.0
"""Seconds after the last fault in which nothing new begins."""


class Kind(NamedTuple):
    """How often a kind of act comes beside the others, and between how many seconds it lasts."""

    weight: int
    shortest: float = 0.0
    longest: float = 0.0


KILL = "kill"
"""The server dies and is started again by its supervisor, whatever else is going on."""
FAULTS: dict[str, Kind] = {
    "kill-server": Kind(26),
    "kill-all": Kind(14, 0.0, 2.0),
    "swallow": Kind(6, 0.8, 2.0),
    "restart": Kind(2),
    "absence": Kind(1, 8.0, 14.0),
    "stop": Kind(6, 6.0, 15.0),
    "jump-ahead": Kind(3, 4.0, 8.0),
    "jump-back": Kind(2, 4.0, 10.0),
    "cut": Kind(4, 0.5, 4.0),
    "hold": Kind(3, 1.0, 8.0),
}
"""What may befall any server.  The whole of it dies and comes back after ``kill-all`` and ``absence``; connections are
cut, or hold what they carry back; what is done is not answered before the server dies (``swallow``)."""

FAULTS_OF: dict[str, dict[str, Kind]] = {
    SQLITE: {
        "fill-disk": Kind(2, 4.0, 8.0),
        "immutable": Kind(2, 3.0, 8.0),
        "failing": Kind(2, 3.0, 8.0),
        "lock": Kind(2, 2.0, 10.0),
        "second": Kind(2),
        "go-back": Kind(2),
    },
    POSTGRES: {
        "cut-database": Kind(4, 2.0, 16.0),
        "hold-database": Kind(4, 2.0, 16.0),
        "part": Kind(4, 3.0, 15.0),
        "restart-database": Kind(2),
        "fail-over": Kind(1),
        "few-connections": Kind(2, 3.0, 8.0),
        "lock-rows": Kind(2, 2.0, 8.0),
    },
}
"""What belongs to one kind of store.  ``go-back`` puts an older copy in the store's place, ``part`` cuts one server off
from another."""

DEEDS: dict[str, int] = {
    "change-seats": 4,
    "recover": 4,
    "log-out": 3,
    "log-out-everywhere": 1,
    "open-account": 3,
    "change-passphrase": 2,
    "sign-in": 3,
    "hostile": 3,
    "flood": 2,
    "copy": 2,
}
"""What people do besides playing; ``copy`` is a backup while play goes on."""

KILLS = {SQLITE: 14.0, POSTGRES: 6.0}
"""Seconds between kills that come beside everything else, on the average; several servers stand more of them."""
QUIET = 2.0
"""Seconds between the end of a fault and the next, on the average; every so often it is quiet for longer."""
LONG_QUIET = 12.0
SELDOM = 12
BETWEEN_DEEDS = 4.0
ONLY: Mapping[str, frozenset[str]] = {"copy": frozenset({SQLITE})}
"""Deeds that only one kind of store knows."""


def written(seed: str, store: str, seconds: float) -> Script:
    """The script of a storm of this length."""
    lots = random.Random(f"{seed} {store} {seconds:g}")
    acts = [*faults(lots, store, seconds), *kills(lots, store, seconds), *deeds(lots, store, seconds)]
    return Script(seed, store, seconds, sorted(acts, key=lambda act: act.at))


def faults(lots: random.Random, store: str, seconds: float) -> list[Act]:
    """One after another: each has ended before the next begins."""
    kinds = {**FAULTS, **FAULTS_OF[store]}
    weights = [kind.weight for kind in kinds.values()]
    found: list[Act] = []
    at = BEGINNING
    while True:
        [name] = lots.choices(list(kinds), weights)
        lasts = round(lots.uniform(kinds[name].shortest, kinds[name].longest), 1)
        if at + lasts > seconds - ENDING:
            return found
        found.append(Act(round(at, 1), name, lasts, lots.randrange(1000)))
        at += lasts + lots.expovariate(1 / (LONG_QUIET if lots.randrange(SELDOM) == 0 else QUIET)) + 0.5


def kills(lots: random.Random, store: str, seconds: float) -> list[Act]:
    """Also while something else is wrong."""
    found: list[Act] = []
    at = BEGINNING + lots.expovariate(1 / KILLS[store])
    while at < seconds - ENDING:
        found.append(Act(round(at, 1), KILL, lot=lots.randrange(1000)))
        at += lots.expovariate(1 / KILLS[store])
    return found


def deeds(lots: random.Random, store: str, seconds: float) -> list[Act]:
    """Whenever it comes to somebody's mind."""
    kinds = {name: weight for name, weight in DEEDS.items() if store in ONLY.get(name, (store,))}
    found: list[Act] = []
    at = BEGINNING + lots.expovariate(1 / BETWEEN_DEEDS)
    while at < seconds - ENDING:
        [name] = lots.choices(list(kinds), list(kinds.values()))
        found.append(Act(round(at, 1), name, lot=lots.randrange(1000)))
        at += lots.expovariate(1 / BETWEEN_DEEDS)
    return found
