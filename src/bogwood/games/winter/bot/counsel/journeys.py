"""How far the pieces of a tribe are from a village (EW-9.1)."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import lowest, shifted
from bogwood.kernel.native import i64

from ...rules.box import DELTA, HEXES
from ...rules.packs import bit
from ...rules.state import CAMP_BITS, Tribe, World

FAR: Final = 99


class Journeys:
    """The ways from every hex, and from a start base, to every other; the same for a whole game.

    For one seat, to which a camp at home is so many steps away from the map: the way to its next village is worked out
    anew only when something about it has changed.
    """

    def __init__(self, s: World, home_camp: int) -> None:
        self.home_camp = home_camp
        self.rows: list[list[int]] = []
        for q, r in s.box.hex_at:
            row: list[int] = []
            for to_q, to_r in s.box.hex_at:
                dq = to_q - q
                dr = to_r - r
                row.append(max(abs(dq), abs(dr), abs(dq + dr)))
            self.rows.append(row)
        self.nowhere: list[int] = [FAR] * HEXES
        # What the last way to a village was worked out from, and its length.
        self.camps: i64 = -1
        self.camps_home: i64 = 0
        self.camps_at_base: i64 = 0
        self.base: i64 = -1
        self.raft: i64 = -1
        self.villages: i64 = 0
        self.steps = FAR

    def steps_to_village(self, s: World, tribe: Tribe) -> int:
        """The fewest steps after which the tribe could found a village."""
        villages = s.villages()
        if not (
            self.camps == tribe.camps
            and self.villages == villages
            and self.camps_home == tribe.camps_home
            and self.raft == tribe.raft
            and self.camps_at_base == tribe.camps_at_base
            and self.base == tribe.base
        ):
            self.camps = tribe.camps
            self.villages = villages
            self.camps_home = tribe.camps_home
            self.raft = tribe.raft
            self.camps_at_base = tribe.camps_at_base
            self.base = tribe.base
            self.steps = fewest_steps(s, self.pieces(s, tribe))
        return self.steps

    def from_base(self, s: World, base: i64) -> list[int]:
        """One step onto a hex beside the start base, and on from there (RR-4.3)."""
        found = self.nowhere.copy()
        beside = s.box.base_touches[base]
        while beside != 0:
            row = self.rows[lowest(beside)]
            for n in range(HEXES):
                found[n] = min(found[n], row[n] + 1)
            beside &= beside - 1
        return found

    def from_raft(self, s: World, position: i64) -> list[int]:
        """One step to any place downstream, one for each upstream (RR-5.2)."""
        found = self.nowhere.copy()
        for place in range(1, DELTA):
            n = s.land.course_hex(place)
            if n >= 0:
                found[n] = 1 if place > position else int(position) - place
        return found

    def pieces(self, s: World, tribe: Tribe) -> list[list[int]]:
        """For each camp and the raft how far it is to every hex; a camp at home has to be placed first."""
        found: list[list[int]] = []
        camps = tribe.camps
        while camps != 0:
            n = lowest(camps) // CAMP_BITS
            for _ in range(tribe.camps_on(n)):
                found.append(self.rows[n])
            camps &= ~shifted(7, CAMP_BITS * n)
        entry = self.nowhere
        if tribe.base >= 0 and (tribe.camps_at_base > 0 or tribe.camps_home > 0):
            entry = self.from_base(s, tribe.base)
        elif s.land.base >= 0:
            entry = self.rows[s.land.base]
        for _ in range(tribe.camps_at_base):
            found.append(entry)
        if tribe.raft >= 0:
            found.append(self.from_raft(s, tribe.raft))
        if tribe.camps_home > 0:
            placed = [way + self.home_camp for way in entry]
            for _ in range(min(3, int(tribe.camps_home))):
                found.append(placed)
        return found


def fewest_steps(s: World, pieces: list[list[int]]) -> int:
    """Until a village can be founded somewhere, each hex taken by the nearest piece left."""
    best = FAR
    places = s.land.open_junctions & ~s.villages()
    while places != 0:
        best = min(best, steps_to_junction(s.box.junctions[lowest(places)], pieces, best))
        places &= places - 1
    return best


def steps_to_junction(hexes: list[int], pieces: list[list[int]], limit: int) -> int:
    used: i64 = 0
    steps = 0
    for n in hexes:
        nearest = FAR
        chosen = 0
        for piece in range(len(pieces)):
            way = pieces[piece][n]
            if way < nearest and used & bit(piece) == 0:
                nearest = way
                chosen = piece
        used |= bit(chosen)
        steps += nearest
        if steps >= limit:
            return FAR
    return steps
