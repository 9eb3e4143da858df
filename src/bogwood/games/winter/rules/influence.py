"""Influence on the map and everything that is counted for points (EW-9.4, EW-9.5, 3.2)."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import lowest, shifted
from bogwood.kernel.native import i64

from .box import HEXES
from .cards import all_basic, all_culture
from .packs import WIDTH, bit, bits_in, kinds_in, size_of, total
from .program import END
from .state import CAMP_BITS, Tribe, World

# The counters in the order of program.COUNTERS.
VILLAGE: Final = 0
VILLAGE_TOUCHING: Final = 1
CAMP_ON_MAP: Final = 2
CAMP_ON_BOARD: Final = 3
CENTRAL_HEX_WITH_CAMP: Final = 4
EDGE_HEX_WITH_CAMP: Final = 5
CAMP_ON_HEX: Final = 6
SPECIES: Final = 7
BURIED_CARD: Final = 8
MEGALITH: Final = 9
CULTURE_CARD: Final = 10
TRIBE_CARD: Final = 11
HONOR_STEP: Final = 12
SACRIFICE_STEP: Final = 13
CENTRAL_HEX_LED: Final = 14
EDGE_HEX_PRESENT: Final = 15


def camp_hexes(s: World, tribe: Tribe) -> i64:
    """The hexes with a camp or the raft of a tribe, without the Base tile (RR-5.5)."""
    found: i64 = 0
    camps = tribe.camps
    while camps != 0:
        n = lowest(camps) // CAMP_BITS
        found |= bit(n)
        camps &= ~shifted(7, CAMP_BITS * n)
    raft = s.land.course_hex(tribe.raft)
    if raft >= 0:
        found |= bit(raft)
    return found & s.land.counted


def village_hexes(s: World, tribe: Tribe) -> i64:
    """The hexes that villages of a tribe touch."""
    found: i64 = 0
    villages = tribe.villages
    while villages != 0:
        found |= s.box.junction_hexes[lowest(villages)]
        villages &= villages - 1
    return found & s.land.counted


def influence(s: World, tribe: Tribe, n: i64) -> int:
    """Camps, villages that touch the hex and the raft on it; the Base tile has none (EW-9.4)."""
    if n == s.land.base:
        return 0
    found = int(tribe.camps_on(n)) * s.box.camp_influence
    villages = tribe.villages & s.box.touching[n]
    if villages != 0:
        found += size_of(villages) * s.box.village_influence
    if tribe.raft > 0 and s.land.course_hex(tribe.raft) == n:
        found += s.box.raft_influence
    return found


def presence(s: World, seat: int) -> i64:
    """The hexes on which a tribe has any influence."""
    tribe = s.tribes[seat]
    return camp_hexes(s, tribe) | village_hexes(s, tribe)


def leads(s: World, seat: int, n: i64) -> bool:
    """Has the tribe influence there, and nobody more (EW-9.5)?"""
    mine = influence(s, s.tribes[seat], n)
    if mine == 0:
        return False
    for other in range(len(s.tribes)):
        if other != seat and influence(s, s.tribes[other], n) > mine:
            return False
    return True


def led_hexes(s: World, seat: int) -> i64:
    """All hexes that a tribe leads; ties lead (EW-9.5)."""
    found: i64 = 0
    present = presence(s, seat)
    while present != 0:
        n = lowest(present)
        if leads(s, seat, n):
            found |= bit(n)
        present &= present - 1
    return found


def camps_among(s: World, tribe: Tribe, hexes: i64) -> int:
    """How many camps of a tribe stand on these hexes."""
    found = 0
    for n in bits_in(hexes):
        found += int(tribe.camps_on(n))
    return found


def camps_on_map(s: World, tribe: Tribe) -> int:
    """Camps on map hexes without the Base tile; the raft counts on a river hex (RR-5.5)."""
    raft = 1 if s.land.course_hex(tribe.raft) >= 0 else 0
    return camps_among(s, tribe, s.land.counted) + raft


def villages_touching(s: World, tribe: Tribe, hexes: i64) -> int:
    """Villages with at least one of their three hexes among these; each counts once (RR-11.1)."""
    found = 0
    for junction in bits_in(tribe.villages):
        if s.box.junction_hexes[junction] & hexes != 0:
            found += 1
    return found


def tribe_cards(s: World, tribe: Tribe) -> int:
    """Cards of the five tribe types that are not buried; starting cards are none."""
    return int(total(all_basic(tribe) >> (WIDTH * s.box.starting_kinds)))


def buried(tribe: Tribe) -> int:
    return int(total(tribe.grave)) + size_of(tribe.grave_culture)


def hex_scored(s: World, pc: int) -> int:
    """The hex whose bonus holds this record, or -1."""
    for n in range(HEXES):
        start = s.land.bonus[n]
        if 0 <= start <= pc:
            while s.box.verb[start] != END:
                if start == pc:
                    return n
                start += 1
    return -1


def counted(s: World, seat: int, pc: int) -> int:
    """What a ``score_per`` record counts for a tribe at this moment (3.2)."""
    counter = s.box.about[pc]
    tribe = s.tribes[seat]
    if counter <= EDGE_HEX_WITH_CAMP or counter in (CAMP_ON_HEX, CENTRAL_HEX_LED, EDGE_HEX_PRESENT):
        return counted_on_map(s, seat, counter, pc)
    if counter == SPECIES:
        return len(kinds_in(tribe.animals))
    if counter == BURIED_CARD:
        return buried(tribe)
    if counter == MEGALITH:
        return tribe.megaliths_built()
    if counter == CULTURE_CARD:
        return size_of(all_culture(tribe))
    if counter == TRIBE_CARD:
        return tribe_cards(s, tribe)
    if counter == HONOR_STEP:
        return int(tribe.honor)
    return int(tribe.sacrifice) if counter == SACRIFICE_STEP else int(tribe.food + tribe.tools)


def counted_on_map(s: World, seat: int, counter: int, pc: int) -> int:
    """The counters that look at camps, villages and influence."""
    tribe = s.tribes[seat]
    if counter == VILLAGE:
        return size_of(tribe.villages)
    if counter == VILLAGE_TOUCHING:
        return villages_touching(s, tribe, s.land.hexes_of[s.box.more[pc]])
    if counter == CAMP_ON_MAP:
        return camps_on_map(s, tribe)
    if counter == CAMP_ON_BOARD:
        return int(tribe.camps_home)
    if counter == CENTRAL_HEX_WITH_CAMP:
        return size_of(camp_hexes(s, tribe) & s.box.central)
    if counter == EDGE_HEX_WITH_CAMP:
        return size_of(camp_hexes(s, tribe) & s.box.edge)
    if counter == CENTRAL_HEX_LED:
        return size_of(led_hexes(s, seat) & s.box.central)
    if counter == EDGE_HEX_PRESENT:
        return size_of(presence(s, seat) & s.box.edge)
    n = hex_scored(s, pc)
    return int(tribe.camps_on(n)) if n >= 0 else 0


def animals_of(tribe: Tribe) -> int:
    """Untipped animals (EW-13.1)."""
    return int(total(tribe.animals))
