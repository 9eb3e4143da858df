"""Race cards (FS-17): the earlier a goal is reached, the more it pays."""

from __future__ import annotations

from bogwood.kernel.cells import both, count, is_empty, without

from .box import (
    EVERY_ISLAND,
    FISH_CAUGHT,
    NAVIGATION_PLUS,
    NEW_WORKER,
    ON_ISLANDS,
    WORKERS_UNLOCKED,
)
from .clan_board import opened_total
from .state import RACES, Swamp
from .tell import score, tell


def check_races(s: Swamp, seat: int) -> None:
    """At the end of the own turn every goal that holds is scored, once, at the best place free (FS-17.1 to FS-17.5)."""
    me = s.seats[seat]
    for slot in range(len(s.deal.races)):
        if (me.races >> slot) & 1 == 0 and is_met(s, seat, s.deal.races[slot]):
            taken = markers_on(s, slot)
            me.races |= 1 << slot
            if s.tale is not None:
                card = s.box.race_ids[s.deal.races[slot]]
                tell(s, "race", seat, 0, "race", {"card": card, "place": taken + 1})
            if taken < len(s.box.race_vp):
                score(s, seat, s.box.race_vp[taken], RACES)


def markers_on(s: Swamp, slot: int) -> int:
    """How many clans have a marker on a race card."""
    total = 0
    for seat in s.seats:
        total += (seat.races >> slot) & 1
    return total


def is_met(s: Swamp, seat: int, card: int) -> bool:
    """Does the condition of a race card hold for this seat now (FS-17.6, FS-17.7)?"""
    condition = s.box.race_condition[card]
    goal = s.box.race_count[card]
    me = s.seats[seat]
    if condition == EVERY_ISLAND:
        return islands_with(s, seat, goal) == islands_that_count(s)
    if condition == ON_ISLANDS:
        return islands_with(s, seat, goal) >= s.box.race_islands[card]
    if condition == NAVIGATION_PLUS:
        return s.box.navigation_plus[me.navigation] >= goal
    if condition == WORKERS_UNLOCKED:
        return opened_total(s, seat, NEW_WORKER) >= goal
    if condition == FISH_CAUGHT:
        return s.caught >= goal
    return s.sold >= goal


def islands_with(s: Swamp, seat: int, goal: int) -> int:
    """On how many islands the seat has at least so many settlements."""
    own = s.seats[seat].settlements
    total = 0
    for island in s.islands:
        if count(both(island, own)) >= goal:
            total += 1
    return total


def islands_that_count(s: Swamp) -> int:
    """All islands, or with ``bare_shrine_is_island`` off only those with a settlement (FS-5.4)."""
    if s.box.bare_shrine_is_island:
        return len(s.islands)
    total = 0
    for island in s.islands:
        if not is_empty(without(island, s.shrines)):
            total += 1
    return total
