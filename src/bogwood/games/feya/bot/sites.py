"""The best building site within a boat's reach, weighed island by island."""

from __future__ import annotations

from typing import Final

from bogwood.games.feya.bot import features as count
from bogwood.games.feya.rules.box import LARGEST_GROUP, NEXT_TO_TEMPLE
from bogwood.games.feya.rules.build import can_build, cost
from bogwood.games.feya.rules.land import island_beside, leads, open_after, shrines_on
from bogwood.games.feya.rules.scoring import largest_group, trophy
from bogwood.games.feya.rules.state import Swamp
from bogwood.kernel.cells import (
    Cells,
    both,
    cell,
    empty,
    first,
    has,
    is_empty,
    meets,
    rest,
    with_cell,
    without,
    without_cell,
)
from bogwood.kernel.hexes import around

from . import weights

NOTHING: Final = -(1 << 40)


class Sites:
    """One seat in one round; ``find`` leaves the best site and where to build it from."""

    def __init__(self, seat: int, column: int) -> None:
        self.seat = seat
        self.gold = weights.ROWS[count.GOLD][column] + weights.ROWS[count.GOLD_TO_SPEND][column]
        self.island_value = weights.ROWS[count.ISLAND_VALUES][column]
        self.trophies = weights.ROWS[count.TROPHIES][column]
        self.led = weights.ROWS[count.ISLANDS_LED][column]
        self.settled = weights.ROWS[count.ISLANDS_SETTLED][column]
        self.site = -1
        self.worth = 0
        self.berths: Cells = empty()
        # What trophies pay for a place beside a temple, and for the square of the largest group.
        self.by_temple = 0
        self.in_group = 0

    def find(self, s: Swamp, reached: Cells, others: Cells, buyable: Cells) -> bool:
        """Find the best site that a boat with this reach can build on (FS-11.1, FS-11.2)."""
        if not can_build(s, self.seat) or is_empty(s.open_water):
            return False
        free = without(reached, others)
        sites = without(both(around(free), buyable), others)
        if is_empty(sites):
            return False
        self.look_at_trophies(s)
        islands: list[int] = []
        for island in range(len(s.islands)):
            near = both(sites, s.chart.shores[island])
            islands.append(NOTHING if is_empty(near) else self.on_island(s, island, int(first(near))))
        afloat = without(others, s.land)
        ashore = both(others, s.land)
        while not is_empty(sites):
            self.choose(s, sites, islands)
            berths = both(both(around(cell(self.site)), free), open_after(s, self.site, afloat, ashore))
            if not is_empty(berths):
                self.berths = berths
                return True
            sites = without_cell(sites, self.site)
        return False

    def choose(self, s: Swamp, sites: Cells, islands: list[int]) -> None:
        """The best of these sites."""
        own = s.seats[self.seat].settlements
        quay = around(s.box.temples)
        beside = around(own)
        group = largest_group(own) if self.in_group > 0 else 0
        self.worth = NOTHING
        while not is_empty(sites):
            n = first(sites)
            sites = rest(sites)
            worth = islands[island_beside(s, int(n))]
            if self.by_temple > 0 and has(quay, n):
                worth += self.by_temple
            if self.in_group > 0 and (has(beside, n) or group == 0):
                larger = largest_group(with_cell(own, n))
                worth += self.in_group * (larger * larger - group * group)
            if worth > self.worth:
                self.worth = worth
                self.site = int(n)

    def look_at_trophies(self, s: Swamp) -> None:
        self.by_temple = 0
        self.in_group = 0
        for card in s.deal.trophies:
            kind = s.box.trophy_score[card]
            if kind == NEXT_TO_TEMPLE:
                self.by_temple += s.box.trophy_vp[card] * self.trophies
            elif kind == LARGEST_GROUP:
                self.in_group += s.box.trophy_vp[card] * self.trophies

    def on_island(self, s: Swamp, island: int, n: int) -> int:
        """What a settlement at cell ``n`` is worth, or at any other of its island, without what depends on the cell."""
        me = s.seats[self.seat]
        own = me.settlements
        islands = s.islands
        here = islands[island]
        total = shrines_on(s, island) * self.island_value - cost(s, self.seat, island) * self.gold
        if not meets(here, own):
            total += self.settled
        total -= self.by_size(s) * self.trophies
        if leads(s, self.seat, island):
            total -= self.led
        wider = islands.copy()
        wider[island] = with_cell(here, n)
        s.islands = wider
        me.settlements = with_cell(own, n)
        total += self.by_size(s) * self.trophies
        if leads(s, self.seat, island):
            total += self.led
        s.islands = islands
        me.settlements = own
        return total

    def by_size(self, s: Swamp) -> int:
        """The points of trophies that go by how many settlements stand on islands."""
        total = 0
        for card in s.deal.trophies:
            kind = s.box.trophy_score[card]
            if kind != NEXT_TO_TEMPLE and kind != LARGEST_GROUP:
                total += trophy(s, self.seat, card)
        return total
