"""A second reading of the rules, slow and plain: what may be chosen, with sets of (q, r) and nothing else.

The engine generates its options from bit sets, with short cuts; this generates them from the sentences of the
rules, so that the two can be held against each other on any position.  Only numbers are taken from the data.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from bogwood.games.feya.rules.box import ACTIONS
from bogwood.games.feya.rules.state import Seat
from bogwood.kernel.cells import each
from bogwood.kernel.hexes import axial
from tests.games.feya.table import Table

Cell = tuple[int, int]
STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
TRACKS = ["upper_left", "upper_right", "lower_left", "lower_right"]


def beside(cell: Cell) -> set[Cell]:
    return {(cell[0] + q, cell[1] + r) for q, r in STEPS}


def pieces(cells: set[Cell]) -> list[set[Cell]]:
    """The largest connected groups."""
    left = set(cells)
    found = []
    while left:
        group = {left.pop()}
        edge = set(group)
        while edge:
            edge = {n for cell in edge for n in beside(cell)} & left
            group |= edge
            left -= edge
        found.append(group)
    return found


@dataclass
class Reading:
    """The table as plain sets, with the questions the rules ask."""

    table: Table
    board: set[Cell] = field(default_factory=set)
    temples: set[Cell] = field(default_factory=set)
    shrines: set[Cell] = field(default_factory=set)
    colours: list[set[Cell]] = field(default_factory=list)
    neutral: list[set[Cell]] = field(default_factory=list)
    boats: list[list[Cell]] = field(default_factory=list)

    def __post_init__(self) -> None:
        s = self.table.state
        radius = s.box.radius
        span = range(-radius, radius + 1)
        self.board = {(q, r) for q in span for r in span if abs(q + r) <= radius}
        self.temples = {axial(n) for n in s.box.temple_cells}
        self.shrines = {axial(n) for n in each(s.shrines)}
        self.colours = [{axial(n) for n in each(seat.settlements)} for seat in s.seats]
        self.neutral = [{axial(n) for n in each(colour)} for colour in s.neutrals]
        self.boats = [[axial(seat.boat(n)) for n in range(seat.boats_afloat())] for seat in s.seats]

    # What lies where (FS-5).

    @property
    def seat(self) -> Seat:
        return self.table.state.seats[self.table.acting]

    @cached_property
    def settlements(self) -> set[Cell]:
        return set().union(*self.colours, *self.neutral)

    @cached_property
    def land(self) -> set[Cell]:
        return self.shrines | self.settlements

    @cached_property
    def water(self) -> set[Cell]:
        return self.board - self.temples - self.land

    def all_boats(self) -> list[Cell]:
        return [boat for fleet in self.boats for boat in fleet]

    @cached_property
    def islands(self) -> list[set[Cell]]:
        return pieces(self.land)

    def islands_beside(self, cell: Cell) -> list[set[Cell]]:
        near = beside(cell)
        return [island for island in self.islands if island & near]

    def open_water(self, land: set[Cell], boats: list[Cell]) -> set[Cell] | None:
        """The one connected area with all temples, or None (FS-5.7)."""
        if self.table.state.box.temple_passage:
            areas = [area for area in pieces(self.board - land) if self.temples <= area]
            return areas[0] if areas else None
        areas = pieces(self.board - land - self.temples)
        areas = [area for area in areas if all(beside(temple) & area for temple in self.temples)]
        afloat = {boat for boat in boats if boat not in land and boat not in self.temples}
        with_boats = [area for area in areas if afloat <= area]
        return max(with_boats or areas, key=len, default=None)

    def passes_block_test(self, cell: Cell, boats: list[Cell]) -> bool:
        """All temples and all boats keep the open water when ``cell`` becomes land (FS-5.7)."""
        land = self.land | {cell}
        area = self.open_water(land, boats)
        if area is None:
            return False
        for boat in boats:
            if boat in land:
                if not beside(boat) & area:
                    return False
            elif boat not in area and (self.table.state.box.temple_passage or boat not in self.temples):
                return False
        return True

    # Boats (FS-8).

    @cached_property
    def sea(self) -> set[Cell]:
        """What a step may lead into (FS-8.3, FS-8.10)."""
        area = self.open_water(self.land, self.all_boats())
        return self.water if area is None else self.water & area

    def sailing_range(self, action: str) -> int:
        s = self.table.state
        extra = s.box.navigate_bonus if action == "navigate" else 0
        return s.box.range[self.seat.guide] + s.box.navigation_plus[self.seat.navigation] + s.extra_range + extra

    def reachable(self, start: Cell, action: str) -> set[Cell]:
        """Where a move may end, before asking who is there and what can be done (FS-8.3 to FS-8.7)."""
        found: set[Cell] = set()
        edge = {start}
        for _ in range(self.sailing_range(action)):
            near = {n for cell in edge for n in beside(cell)}
            if action == "navigate":
                found |= near & self.temples
            edge = (near & self.sea) - found
            found |= edge
        if action == "navigate":
            return found - {start}
        return found | ({start} & self.water)

    def destinations(self, boat: int, action: str) -> set[Cell]:
        fleet = self.boats[self.table.acting]
        others = self.all_boats()
        others.remove(fleet[boat])
        ends = {c for c in self.reachable(fleet[boat], action) if c in self.temples or c not in others}
        return {cell for cell in ends if self.can_act_at(cell, action, others)}

    def can_act_at(self, cell: Cell, action: str, others: list[Cell]) -> bool:
        if action == "fish":
            return cell in self.season() and self.catch() > 0
        if action == "trade":
            return bool(beside(cell) & self.with_room()) and self.seat.fish > 0
        if action == "build":
            return bool(self.build_cells(cell, others))
        return True

    def boats_that_can_act(self, action: str) -> set[int]:
        s = self.table.state
        boats = range(len(self.boats[self.table.acting]))
        ready = [n for n in boats if (s.ready >> n) & 1 and not (s.acted >> n) & 1]
        return {boat for boat in ready if self.destinations(boat, action)}

    # The actions.

    def season(self) -> set[Cell]:
        s = self.table.state
        places = {axial(n) for n in each(s.box.season_fish[s.deal.seasons[s.round - 1]])}
        return places - self.land

    def opened(self, kind: str) -> int:
        """The sum of one kind of bonus on the open spaces of the clan board."""
        s = self.table.state
        total = 0
        for track in range(4):
            for n in range(self.seat.track(track)):
                at = (self.seat.board() * 4 + track) * 5 + n
                if KINDS[s.box.bonus[at]] == kind:
                    total += s.box.bonus_amount[at]
        for tile in range(len(s.box.special_ids)):
            if self.seat.special(tile) and KINDS[s.box.special_bonus[tile]] == kind:
                total += s.box.special_amount[tile]
        return total

    def catch(self) -> int:
        s = self.table.state
        fisherman = 1 if s.box.guide_ids[self.seat.guide] == "fisherman" else 0
        return s.box.base_catch + self.opened("catch") + fisherman + s.extra_catch

    def with_room(self) -> set[Cell]:
        return {cell for cell in self.settlements if self.fish_on(cell) < 3}

    def fish_on(self, cell: Cell) -> int:
        return self.table.fish_on(f"{cell[0]},{cell[1]}")

    def cost(self, cell: Cell) -> int:
        s = self.table.state
        shrines = sum(len(island & self.shrines) for island in self.islands_beside(cell))
        return max(0, 3 * shrines + s.box.build_value[self.seat.guide] - s.discount)

    def build_cells(self, boat: Cell, others: list[Cell]) -> set[Cell]:
        """Where a boat at this cell may build, the other boats being there (FS-11.2, FS-11.4, FS-11.5)."""
        if sum(self.seat.track(track) for track in range(4)) == 20:
            return set()
        boats = [*others, boat]
        near = (beside(boat) & self.water) - set(boats)
        near = {cell for cell in near if len(self.islands_beside(cell)) == 1 and self.cost(cell) <= self.seat.gold}
        return {cell for cell in near if self.passes_block_test(cell, boats)}

    def totem_island(self) -> set[Cell]:
        totem = self.table.state.totem
        return next((island for island in self.islands if totem and axial(totem) in island), set())

    def shrine_cells(self) -> set[Cell]:
        """Where a shrine tile may be laid (FS-15.1 to FS-15.3)."""
        s = self.table.state
        boats = self.all_boats()
        before = self.open_water(self.land, boats) or set()
        totem = self.totem_island()
        watered = {one for one in self.settlements if beside(one) & before - self.temples}
        found = set()
        for cell in self.water - set(boats):
            islands = self.islands_beside(cell)
            if len(islands) != 1 or islands[0] == totem or not self.passes_block_test(cell, boats):
                continue
            after = (self.open_water(self.land | {cell}, boats) or set()) - self.temples
            if s.box.shrine_spares_settlements and not all(beside(one) & after for one in watered):
                continue
            found.add(cell)
        return found

    def eligible(self) -> list[set[Cell]]:
        """The islands that may be celebrated (FS-14.3)."""
        found = [island for island in self.islands if any(self.fish_on(cell) for cell in island)]
        totem = self.totem_island()
        if totem and totem not in found and not self.table.state.box.celebrate_requires_fish:
            found.append(totem)
        return found

    def start_cells(self, own: set[Cell], with_boat: bool) -> set[Cell]:
        """Where a starting or neutral settlement may go (FS-4.3, FS-4.4, FS-4.10)."""
        boats = self.all_boats()
        near = {n for shrine in self.shrines for n in beside(shrine)} & self.water - set(boats)
        near = {n for n in near if len(self.islands_beside(n)) == 1 and not self.islands_beside(n)[0] & own}
        if not self.table.state.box.start_block_test:
            return near
        tested = {n for n in near if self.passes_block_test(n, [*boats, n] if with_boat else boats)}
        return tested or near

    # Scoring (FS-20) and goals (FS-17), for any seat.

    def leads(self, seat: int, island: set[Cell]) -> bool:
        """Settled there, and nobody has more (FS-5.10)."""
        rivals = list(self.colours)
        if self.table.state.box.neutrals_are_rivals:
            rivals += self.neutral
        own = len(self.colours[seat] & island)
        return own > 0 and all(len(colour & island) <= own for colour in rivals)

    def counted_islands(self) -> list[set[Cell]]:
        """The islands that count for "every" and "smallest" (FS-5.4)."""
        bare = self.table.state.box.bare_shrine_is_island
        return [island for island in self.islands if bare or island & self.settlements]

    def island_values(self, seat: int) -> int:
        return sum(len(self.colours[seat] & island) * len(self.shrines & island) for island in self.islands)

    def trophy(self, card: str, seat: int) -> int:
        own = self.colours[seat]
        on = [len(own & island) for island in self.islands]
        if card == "trophy_largest_group":
            return max((len(group) for group in pieces(own)), default=0) ** 2
        if card == "trophy_majority":
            return 3 * sum(self.leads(seat, island) for island in self.islands)
        if card == "trophy_temples":
            return 5 * sum(bool(beside(one) & self.temples) for one in own)
        if card == "trophy_single":
            return 5 * on.count(1)
        sizes = [len(island) for island in self.counted_islands()]
        size = max(sizes) if card == "trophy_largest_island" else min(sizes)
        return 4 * sum(len(own & island) for island in self.islands if len(island) == size)

    def has_reached(self, card: str, seat: int) -> bool:
        """The goals that can be read off the board; the other two need the turn's history."""
        on = [len(self.colours[seat] & island) for island in self.islands]
        if card == "race_every_island":
            return all(self.colours[seat] & island for island in self.counted_islands())
        if card == "race_navigation_four":
            return self.table.state.seats[seat].navigation >= 4
        least, islands = {"race_five_on_one": (5, 1), "race_two_on_five": (2, 5), "race_three_on_three": (3, 3)}[card]
        return sum(n >= least for n in on) >= islands

    # The choices.

    def is_possible(self, action: str) -> bool:
        """Can one step of the action be carried out (FS-7.9)?"""
        s = self.table.state
        if action in ("fish", "trade", "build", "navigate"):
            return bool(self.boats_that_can_act(action))
        if action == "improve_navigation":
            return self.seat.navigation + 1 < len(s.box.navigation_plus)
        if action == "celebrate":
            return bool(self.eligible())
        return s.supply > 0 and bool(self.shrine_cells())

    def main_choices(self) -> set[str]:
        """Spaces, the Builder card, round 2 tiles and a pass (FS-7.2)."""
        s = self.table.state
        box = s.box
        guide = box.guide_ids[self.seat.guide]
        possible = {action for action in ACTIONS if self.is_possible(action)}
        found = {"pass"}
        has_worker = self.seat.workers + self.seat.axolotls > 0
        for n, space in enumerate(box.space_ids):
            is_open = box.space_is_here[n] and not s.placed[n] and (s.reserved != n or guide == "leader")
            is_payable = has_worker and box.space_cost[n] <= self.seat.mana
            if is_open and is_payable and ACTIONS[box.space_action[n]] in possible:
                found.add(space)
        if has_worker and guide == "builder" and not s.card_worker and "build" in possible:
            found.add("builder")
        for tile in self.table.seat(self.table.acting).tiles:
            action = tile.removeprefix("r2_")
            if tile.startswith("r2_") and s.round >= 3 and action in possible:
                found.add(f"use:{tile}")
        return found


KINDS = [
    *("none", "catch", "vp_celebrate", "income_vp", "boat", "income_gold"),
    *("income_mana", "worker", "navigation_now", "income_navigation", "wild"),
]
