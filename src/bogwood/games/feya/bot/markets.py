"""Where a boat sells best, counted by sets of settlements that pay alike."""

from __future__ import annotations

from bogwood.games.feya.rules.box import Box
from bogwood.games.feya.rules.land import totem_island
from bogwood.games.feya.rules.state import Swamp
from bogwood.games.feya.rules.trade import with_room
from bogwood.kernel.cells import Cells, both, cell, count, either, empty, first, is_empty, rest, without
from bogwood.kernel.hexes import around
from bogwood.kernel.native import i64


class Market:
    """What fish are worth on settlements: others' by the gold they pay, own ones by what the fish will score."""

    def __init__(self, box: Box, gold: int, own: int) -> None:
        self.gold = gold
        self.own = own
        self.levels = box.stack_limit
        self.prices: list[int] = []
        """What one fish more brings, by how many lie there; then the same on the totem's island."""
        for more in (0, box.totem_sale_bonus):
            self.prices += [(box.sale_gold[height] + more) * gold for height in range(box.stack_limit)]
        self.prices.append(own)
        self.order: list[int] = sorted(range(len(self.prices)), key=lambda level: -self.prices[level])
        """The levels, those that pay best first."""

    def best(self, s: Swamp, seat: int, among: Cells) -> int:
        """The cell of these where a boat would lay its fish best."""
        me = s.seats[seat]
        room = with_room(s)
        own = both(room, me.settlements)
        foreign = without(room, own)
        ones = s.stack_ones
        twos = s.stack_twos
        bare = without(foreign, either(ones, twos))
        single = both(without(ones, twos), foreign)
        totem = totem_island(s)
        blessed = s.islands[totem] if totem >= 0 else empty()
        fish: i64 = i64(me.fish)
        chosen = first(among)
        most: i64 = -1
        while not is_empty(among):
            n = first(among)
            among = rest(among)
            worth = self.worth(s, both(around(cell(n)), room), own, foreign, bare, single, blessed, fish)
            if worth >= most:
                most = worth
                chosen = n
        return int(chosen)

    def worth(
        self, s: Swamp, near: Cells, own: Cells, foreign: Cells, bare: Cells, single: Cells, blessed: Cells, fish: i64
    ) -> i64:
        """What so many fish bring on the settlements near a cell, each where it pays best."""
        total: i64 = 0
        levels: i64 = self.levels
        for level in self.order:
            kind: i64 = level
            if kind == 2 * levels:
                here = both(near, own)
                if is_empty(here):
                    continue
                number = levels * count(here) - count(both(here, s.stack_ones)) - 2 * count(both(here, s.stack_twos))
            else:
                is_blessed = kind >= levels
                height = kind - levels if is_blessed else kind
                buyers = bare if height == 0 else either(bare, single) if height == 1 else foreign
                here = both(near, buyers)
                number = count(both(here, blessed) if is_blessed else without(here, blessed))
            if number > 0:
                sold = min(number, fish)
                price: i64 = self.prices[level]
                total += sold * price
                fish -= sold
                if fish == 0:
                    break
        return total
