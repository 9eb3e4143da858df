"""What an action promises a seat, at a glance: estimated from the table as it is, without playing it out.

All worths are hundredths of a victory point, by the weights of the evaluation.  They rank actions and cells for those
who play on in a search; they are no rules, and what they overlook is judged where their lines end.
"""

from __future__ import annotations

from typing import Final

from bogwood.games.feya import features as count
from bogwood.games.feya.boats import is_ready, sailing_range, within_reach
from bogwood.games.feya.box import (
    ADD_SHRINE,
    BUILD,
    CELEBRATE,
    FISH,
    IMPROVE_NAVIGATION,
    LARGEST_GROUP,
    NAVIGATE,
    NEXT_TO_TEMPLE,
    TRACK_LENGTH,
    TRACKS,
    TRADE,
)
from bogwood.games.feya.build import affordable, can_build, cost
from bogwood.games.feya.celebrate import fish_of, host_points
from bogwood.games.feya.fish import catch, places
from bogwood.games.feya.land import boats_but, island_beside, totem_island
from bogwood.games.feya.navigate import can_improve, temple_tiles_taken
from bogwood.games.feya.scoring import island_values
from bogwood.games.feya.state import Swamp
from bogwood.games.feya.trade import with_room
from bogwood.kernel.cells import Cells, both, cell, either, empty, first, is_empty, meets, rest, with_cell, without
from bogwood.kernel.cells import count as size
from bogwood.kernel.hexes import around, flood

from . import weights
from .evaluation import Evaluation

NOTHING: Final = -(1 << 30)
"""The worth of what cannot be done."""

FURTHER_BOATS: Final = (0, 100, 175, 240)
"""What so many boats build, in hundredths of what the first does: the best site is taken, and gold runs out."""

SHARED: Final = 30
"""A point of another is worth so many hundredths of an own one."""


class Promise:
    """The estimates of one seat in one round."""

    def __init__(self, s: Swamp, seat: int, evaluation: Evaluation) -> None:
        self.seat = seat
        self.evaluation = evaluation
        self.column = max(int(s.round), 1) - 1
        self.points = self.weight(count.POINTS)
        self.mana = self.weight(count.MANA)
        self.gold = self.weight(count.GOLD) + self.weight(count.GOLD_TO_SPEND)
        self.fish = self.weight(count.FISH_IN_HAND) + self.weight(count.FISH_TO_SELL)
        self.stacked = self.weight(count.OWN_STACKS)

    def weight(self, feature: int) -> int:
        return weights.ROWS[feature][self.column]

    def action(self, s: Swamp, action: int) -> int:
        """What the action would bring."""
        if action == FISH:
            return self.fishing(s)
        if action == TRADE:
            return self.trading(s)
        if action == BUILD:
            return self.building(s)
        if action == NAVIGATE:
            return self.navigating(s)
        if action == IMPROVE_NAVIGATION:
            return self.improving(s)
        if action == CELEBRATE:
            return self.best_feast(s)[0]
        return self.best_shrine(s)[0] if action == ADD_SHRINE else 0

    # Boats

    def area(self, s: Swamp, boat: int, action: int) -> Cells:
        """The free cells that a boat could come to."""
        here = s.seats[self.seat].boat(boat)
        return without(within_reach(s, here, sailing_range(s, self.seat, action)), boats_but(s, self.seat, boat))

    def boats(self, s: Swamp) -> list[int]:
        """The boats that can still act."""
        return [boat for boat in range(s.box.boats) if is_ready(s, boat)]

    def fishing(self, s: Swamp) -> int:
        """The catch of all boats that reach a place in season, as far as there are actions left to lay it."""
        wanted = places(s)
        boats = 0
        for boat in self.boats(s):
            if meets(self.area(s, boat, FISH), wanted):
                boats += 1
        me = s.seats[self.seat]
        more = boats * catch(s, self.seat)
        room = max(0, count.FISH_PER_ACTION * (me.workers + me.axolotls + me.mana // 2 - 1) - me.fish)
        return more * self.weight(count.FISH_IN_HAND) + min(more, room) * self.weight(count.FISH_TO_SELL)

    def trading(self, s: Swamp) -> int:
        """The fish in hand laid beside the best cells of all boats, less what they are worth in hand."""
        buyers = empty()
        for boat in self.boats(s):
            best = self.best_market(s, self.area(s, boat, TRADE))
            if best > 0:
                buyers = either(buyers, around(cell(best)))
        sold = count.sale_worth(s, self.seat, both(buyers, with_room(s)), self.gold, self.stacked)
        return sold - int(s.seats[self.seat].fish) * self.weight(count.FISH_IN_HAND)

    def best_market(self, s: Swamp, among: Cells) -> int:
        """The cell of these with the best buyers beside it, 0 when there is none."""
        room = with_room(s)
        own = s.seats[self.seat].settlements
        foreign = without(room, own)
        first_fish = without(foreign, either(s.stack_ones, s.stack_twos))
        best = 0
        chosen = 0
        left = both(among, around(room))
        while not is_empty(left):
            n = first(left)
            left = rest(left)
            near = around(cell(n))
            worth = int(4 * size(both(near, foreign)) + 3 * size(both(near, first_fish)) + size(both(near, own)))
            if worth > best:
                best = worth
                chosen = int(n)
        return chosen

    def building(self, s: Swamp) -> int:
        """As many settlements as there are boats and gold for, on the best site and from the best track."""
        if not can_build(s, self.seat):
            return NOTHING
        free = empty()
        boats = self.boats(s)
        for boat in boats:
            free = either(free, self.area(s, boat, BUILD))
        worth, site = self.best_site(s, both(around(free), affordable(s, self.seat)))
        if site < 0:
            return NOTHING
        price = max(1, cost(s, self.seat, island_beside(s, site)))
        number = min(len(boats), int(s.seats[self.seat].gold) // price, len(FURTHER_BOATS) - 1)
        return (worth + self.best_track(s)) * FURTHER_BOATS[max(1, number)] // 100

    def best_site(self, s: Swamp, among: Cells) -> tuple[int, int]:
        """(worth, cell) of the best of these cells for a settlement; the cell is -1 when there is none.

        The worth is what the end would pay more for all islands, less the price.
        """
        best = NOTHING
        chosen = -1
        special = self.special_sites(s)
        before = self.settled(s)
        for k in range(len(s.islands)):
            here = both(around(s.islands[k]), among)
            if is_empty(here):
                continue
            price = cost(s, self.seat, k) * self.gold
            if not meets(s.islands[k], s.seats[self.seat].settlements):
                price -= self.weight(count.ISLANDS_SETTLED)
            for part in (both(here, special), without(here, special)):
                if not is_empty(part):
                    n = int(first(part))
                    worth = self.settled_with(s, k, n) - before - price
                    if worth > best:
                        best = worth
                        chosen = n
        return best, chosen

    def special_sites(self, s: Swamp) -> Cells:
        """Where a settlement has another worth than elsewhere on the same island, by the trophies."""
        found = empty()
        for card in s.deal.trophies:
            if s.box.trophy_score[card] == LARGEST_GROUP:
                found = either(found, around(largest_group(s.seats[self.seat].settlements)))
            elif s.box.trophy_score[card] == NEXT_TO_TEMPLE:
                found = either(found, around(s.box.temples))
        return found

    def settled(self, s: Swamp) -> int:
        """What the end would pay for the settlements."""
        values = island_values(s, self.seat) * self.weight(count.ISLAND_VALUES)
        return values + count.trophies(s, self.seat) * self.weight(count.TROPHIES)

    def settled_with(self, s: Swamp, k: int, n: int) -> int:
        """The same with one more settlement, on island ``k`` at cell ``n``."""
        me = s.seats[self.seat]
        own = me.settlements
        land = s.land
        islands = s.islands
        wider = islands.copy()
        wider[k] = with_cell(islands[k], n)
        s.islands = wider
        s.land = with_cell(land, n)
        me.settlements = with_cell(own, n)
        found = self.settled(s)
        s.islands = islands
        s.land = land
        me.settlements = own
        return found

    def best_track(self, s: Swamp) -> int:
        """What the best next space of the clan board adds."""
        me = s.seats[self.seat]
        now = self.evaluation.board_worth(s, me.opened, me.specials, 2 * s.round)
        best = 0
        for track in range(TRACKS):
            if me.track(track) < TRACK_LENGTH:
                more = self.evaluation.board_worth(s, me.opened + (1 << (3 * track)), me.specials, 2 * s.round) - now
                best = max(best, more + self.evaluation.at_once(s, me.board(), track, me.track(track)))
        return best

    def navigating(self, s: Swamp) -> int:
        """The best temples within reach, one for each boat."""
        near = empty()
        boats = self.boats(s)
        for boat in boats:
            near = either(near, self.area(s, boat, NAVIGATE))
        near = either(near, around(near))
        worths: list[int] = []
        for temple in range(len(s.box.temple_cells)):
            if meets(near, cell(s.box.temple_cells[temple])):
                worths.append(self.temple(s, temple))
        worths.sort(reverse=True)
        total = 0
        for worth in worths[: len(boats)]:
            total += worth
        return total

    def temple(self, s: Swamp, temple: int) -> int:
        """What the top tile of a temple is worth, 0 when this seat has one already."""
        tile = temple_tiles_taken(s, temple)
        box = s.box
        if (s.seats[self.seat].temples >> temple) & 1 == 1 or tile >= len(box.temple_vp[temple]):
            return 0
        worth = box.temple_vp[temple][tile] * self.points + box.temple_mana[temple][tile] * self.mana
        return worth + box.temple_fish[temple][tile] * self.fish + self.weight(count.TEMPLE_TILES)

    # Others

    def improving(self, s: Swamp) -> int:
        if not can_improve(s, self.seat):
            return NOTHING
        points = s.box.navigation_vp[s.seats[self.seat].navigation + 1]
        return points * self.points + self.weight(count.NAVIGATION)

    def best_feast(self, s: Swamp) -> tuple[int, int]:
        """(worth, island) of the best Celebrate: its points, less what the own fish are worth where they lie."""
        best = NOTHING
        chosen = 0
        for k in range(len(s.islands)):
            worth = host_points(s, k) * (self.points - self.weight(count.BEST_FEAST))
            worth += fish_of(s, self.seat, k) * (self.points - self.stacked)
            if worth > best:
                best = worth
                chosen = k
        return best, chosen

    def best_shrine(self, s: Swamp) -> tuple[int, int]:
        """(worth, island) of the best place for a shrine."""
        best = NOTHING
        chosen = 0
        totem = totem_island(s)
        for k in range(len(s.islands)):
            if k != totem:
                worth = self.shrine(s, k)
                if worth > best:
                    best = worth
                    chosen = k
        return best, chosen

    def shrine(self, s: Swamp, k: int) -> int:
        """A shrine on island ``k``: a point for each own settlement, less a share of what it brings to others."""
        total = 0
        for seat in range(len(s.seats)):
            number = int(size(both(s.islands[k], s.seats[seat].settlements)))
            total += number * (self.weight(count.ISLAND_VALUES) if seat == self.seat else -SHARED)
        return total


def largest_group(own: Cells) -> Cells:
    """The largest group of settlements next to each other."""
    largest = empty()
    while not is_empty(own):
        group = flood(cell(first(own)), own)
        if size(group) > size(largest):
            largest = group
        own = without(own, group)
    return largest
