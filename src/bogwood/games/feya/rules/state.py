"""The state of a game: one flat value for the table, one for each seat."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import Cells, both, cell, either, empty, is_empty, shifted, without
from bogwood.kernel.hexes import around, beside_one, flood, narrows
from bogwood.kernel.native import i16, i64, is_interpreted, shallow_copy
from bogwood.kernel.steps import StepState

from .box import Box

NOTHING: Final = -1

# The lines of the score sheet.
CELEBRATIONS: Final = 0
TEMPLES: Final = 1
NAVIGATION: Final = 2
RACES: Final = 3
GUIDES: Final = 4
BONUS_TILES: Final = 5
SPACES: Final = 6
CLAN_BOARD: Final = 7
ISLANDS: Final = 8
FIRST_TROPHY: Final = 9
SECOND_TROPHY: Final = 10
FISH_LEFT: Final = 11
MANA_LEFT: Final = 12
GOLD_LEFT: Final = 13
LINES: Final = 14
SOURCES: Final = [
    "celebrate",
    "temple",
    "navigation_track",
    "race",
    "guide",
    "bonus_tile",
    "space",
    "clan_board",
    "islands",
    "trophy",
    "trophy",
    "fish_end",
    "mana_end",
    "gold_end",
]

LINE_BITS: Final = 12
LINES_PER_WORD: Final = 5


class Seat:
    """One clan: its supply, its clan board, its boats and settlements."""

    def __init__(self) -> None:
        self.clan: i16 = -1
        self.side: i16 = 0
        self.guide: i16 = -1
        self.gold: i16 = 0
        self.mana: i16 = 0
        self.fish: i16 = 0
        self.navigation: i16 = 0
        self.workers: i16 = 0
        self.spent: i16 = 0
        self.fresh: i16 = 0
        self.axolotls: i16 = 0
        self.opened: i16 = 0
        self.temples: i16 = 0
        self.races: i16 = 0
        self.has_passed: bool = False
        self.boats: i64 = 0
        self.tiles: i64 = 0
        self.specials: i64 = 0
        self.points_0: i64 = 0
        self.points_1: i64 = 0
        self.points_2: i64 = 0
        self.settlements: Cells = empty()

    def clone(self) -> Seat:
        if INTERPRETED:
            return shallow_copy(self)
        twin = Seat()
        twin.clan = self.clan
        twin.side = self.side
        twin.guide = self.guide
        twin.gold = self.gold
        twin.mana = self.mana
        twin.fish = self.fish
        twin.navigation = self.navigation
        twin.workers = self.workers
        twin.spent = self.spent
        twin.fresh = self.fresh
        twin.axolotls = self.axolotls
        twin.opened = self.opened
        twin.temples = self.temples
        twin.races = self.races
        twin.has_passed = self.has_passed
        twin.boats = self.boats
        twin.tiles = self.tiles
        twin.specials = self.specials
        twin.points_0 = self.points_0
        twin.points_1 = self.points_1
        twin.points_2 = self.points_2
        twin.settlements = self.settlements
        return twin

    def numbers(self) -> list[int]:
        return [
            self.clan,
            self.side,
            self.guide,
            self.gold,
            self.mana,
            self.fish,
            self.navigation,
            self.workers,
            self.spent,
            self.fresh,
            self.axolotls,
            self.opened,
            self.temples,
            self.races,
            int(self.has_passed),
            self.boats,
            self.tiles,
            self.specials,
            self.points_0,
            self.points_1,
            self.points_2,
            self.settlements[0],
            self.settlements[1],
            self.settlements[2],
        ]

    def board(self) -> int:
        """The number of the clan board's face: 0 for the normal side, else the lotus side of the clan."""
        return 0 if self.side == 0 else int(self.clan) + 1

    def track(self, n: int) -> int:
        """How many settlements have left track ``n`` (FS-21.1)."""
        return int((self.opened >> (3 * n)) & 7)

    def open_track(self, n: int) -> None:
        self.opened += 1 << (3 * n)

    def boat(self, n: int) -> int:
        """The cell of boat ``n``, 0 while it is on the clan board."""
        return int((self.boats >> (8 * n)) & 255)

    def set_boat(self, n: int, at: int) -> None:
        word: i64 = at
        self.boats = (self.boats & ~(shifted(255, 8 * n))) | (word << (8 * n))

    def boats_afloat(self) -> int:
        """How many boats have left the clan board; they are numbered in that order."""
        if self.boats == 0:
            return 0
        if self.boats < 256:
            return 1
        return 2 if self.boats < 65536 else 3

    def special(self, n: int) -> int:
        """The place on the clan board that Salamander tile ``n`` covers, counted from 1; 0 while unused."""
        return int((self.specials >> (5 * n)) & 31)

    def points(self, line: int) -> int:
        """The points on one line of the score sheet."""
        word = line // LINES_PER_WORD
        packed = self.points_0 if word == 0 else self.points_1 if word == 1 else self.points_2
        return int((packed >> (LINE_BITS * (line % LINES_PER_WORD))) & 4095)

    def add_points(self, line: int, points: int) -> None:
        amount: i64 = points
        word = line // LINES_PER_WORD
        amount = amount << (LINE_BITS * (line % LINES_PER_WORD))
        if word == 0:
            self.points_0 += amount
        elif word == 1:
            self.points_1 += amount
        else:
            self.points_2 += amount

    def score(self) -> int:
        total = 0
        for line in range(LINES):
            total += self.points(line)
        return total


INTERPRETED: Final[bool] = is_interpreted(Seat)


class Deal:
    """What set-up laid out for the whole game (FS-2): fixed once dealt, shared by all clones."""

    def __init__(self) -> None:
        self.seasons: list[int] = []
        self.trophies: list[int] = []
        self.races: list[int] = []
        self.guides: list[int] = []
        self.tiles: i64 = 0
        self.first_drafter = 0

    def numbers(self) -> list[int]:
        return self.seasons + self.trophies + self.races + self.guides + [self.tiles, self.first_drafter]


class Chart:
    """What follows from where land and open water are: drawn anew when that changes (see land.py), shared by clones."""

    def __init__(self, sea: Cells, shores: list[Cells], sites: Cells, open_water: Cells) -> None:
        self.sea = sea
        """The water cells a boat may enter."""
        self.shores = shores
        """For every island the cells next to it."""
        self.sites = sites
        """The water cells next to exactly one island."""
        self.narrows = narrows(open_water)
        """The cells whose loss might cut the open water apart; the loss of others never does."""
        self.ends = beside_one(open_water)
        """The cells with one way only into the open water."""
        self.bank = around(open_water)
        """The cells next to the open water."""
        self.sound: Cells = empty()
        self.cuts: Cells = empty()
        """Of the narrows, those found not to cut the open water, and those found to."""


class Swamp(StepState):
    """The table: what lies on it, whose turn it is, and the unfinished business."""

    def __init__(
        self,
        box: Box,
        deal: Deal,
        pending: list[int],
        seats: list[Seat],
        order: list[int],
        islands: list[Cells],
        founders: list[int],
        neutrals: list[Cells],
        placed: bytes,
        chart: Chart,
    ) -> None:
        super().__init__(pending)
        self.box = box
        self.deal = deal
        self.chart = chart
        self.seats = seats
        self.order = order
        self.islands = islands
        self.founders = founders
        self.neutrals = neutrals
        self.placed = placed
        self.place: i16 = 0
        self.axolotls: i16 = 0
        self.axolotls_placed: i16 = 0
        self.supply: i16 = 0
        self.round_shrines: i16 = 0
        self.lost: i16 = 0
        self.totem: i16 = 0
        self.reserved: i16 = -1
        self.card_worker: i16 = 0
        self.returned: i16 = -1
        self.action: i16 = -1
        self.ready: i16 = 0
        self.acted: i16 = 0
        self.boat: i16 = -1
        self.laid: i16 = 0
        self.extra_range: i16 = 0
        self.extra_catch: i16 = 0
        self.discount: i16 = 0
        self.caught: i16 = 0
        self.sold: i16 = 0
        self.tiles: i64 = 0
        self.display: i64 = 0
        self.guide_fish: i64 = 0
        self.shrines: Cells = empty()
        self.stack_ones: Cells = empty()
        self.stack_twos: Cells = empty()
        # What follows from the rest, kept because it is asked for all the time: see land.py.
        self.land: Cells = empty()
        self.water: Cells = empty()
        self.open_water: Cells = empty()
        self.fleet: Cells = empty()

    def clone(self) -> Swamp:
        """An equal state.  Lists other than ``pending`` and ``seats`` are replaced when they change, so twins share
        them."""
        if INTERPRETED:
            twin = shallow_copy(self)
            twin.tale = None
            twin.pending = self.pending.copy()
            twin.seats = [shallow_copy(seat) for seat in self.seats]
            return twin
        seats: list[Seat] = []
        for seat in self.seats:
            seats.append(seat.clone())
        twin = Swamp(
            self.box,
            self.deal,
            self.pending.copy(),
            seats,
            self.order,
            self.islands,
            self.founders,
            self.neutrals,
            self.placed,
            self.chart,
        )
        twin.key0 = self.key0
        twin.key1 = self.key1
        twin.drawn = self.drawn
        twin.turn = self.turn
        twin.round = self.round
        twin.is_over = self.is_over
        twin.player = self.player
        twin.place = self.place
        twin.axolotls = self.axolotls
        twin.axolotls_placed = self.axolotls_placed
        twin.supply = self.supply
        twin.round_shrines = self.round_shrines
        twin.lost = self.lost
        twin.totem = self.totem
        twin.reserved = self.reserved
        twin.card_worker = self.card_worker
        twin.returned = self.returned
        twin.action = self.action
        twin.ready = self.ready
        twin.acted = self.acted
        twin.boat = self.boat
        twin.laid = self.laid
        twin.extra_range = self.extra_range
        twin.extra_catch = self.extra_catch
        twin.discount = self.discount
        twin.caught = self.caught
        twin.sold = self.sold
        twin.tiles = self.tiles
        twin.display = self.display
        twin.guide_fish = self.guide_fish
        twin.shrines = self.shrines
        twin.stack_ones = self.stack_ones
        twin.stack_twos = self.stack_twos
        twin.land = self.land
        twin.water = self.water
        twin.open_water = self.open_water
        twin.fleet = self.fleet
        return twin

    def numbers(self) -> list[int]:
        found: list[int] = [self.key0, self.key1, self.drawn, self.turn, len(self.pending)]
        found += self.pending
        found += self.deal.numbers()
        for seat in self.seats:
            found += seat.numbers()
        found += self.order
        found += self.founders
        for a in self.neutrals:
            found += [a[0], a[1], a[2]]
        table: list[int] = [
            self.round,
            int(self.is_over),
            self.place,
            self.axolotls,
            self.axolotls_placed,
            self.supply,
            self.round_shrines,
            self.lost,
            self.totem,
            self.reserved,
            self.card_worker,
            self.returned,
            self.action,
            self.ready,
            self.acted,
            self.boat,
            self.laid,
            self.extra_range,
            self.extra_catch,
            self.discount,
            self.caught,
            self.sold,
            self.tiles,
            self.display,
            self.guide_fish,
        ]
        found += table
        found += list(self.placed)
        for a in (self.shrines, self.stack_ones, self.stack_twos):
            found += [a[0], a[1], a[2]]
        return found

    # Fish on settlements, two bits for each cell (FS-10.3).

    def stack(self, n: int) -> int:
        """How many fish lie on the settlement at cell ``n``."""
        here = cell(n)
        ones = 0 if is_empty(both(self.stack_ones, here)) else 1
        return ones if is_empty(both(self.stack_twos, here)) else ones + 2

    def set_stack(self, n: int, fish: int) -> None:
        here = cell(n)
        self.stack_ones = either(without(self.stack_ones, here), here if fish & 1 else empty())
        self.stack_twos = either(without(self.stack_twos, here), here if fish & 2 else empty())

    # Guides in the display, four bits of fish for each (FS-19.4).

    def fish_on_guide(self, guide: int) -> int:
        return int((self.guide_fish >> (4 * guide)) & 15)

    def set_fish_on_guide(self, guide: int, fish: int) -> None:
        self.guide_fish += shifted(fish - self.fish_on_guide(guide), 4 * guide)

    def is_displayed(self, guide: int) -> bool:
        return (self.display >> guide) & 1 == 1


def empty_table(box: Box, deal: Deal) -> Swamp:
    """A table with nothing on it and nobody at it."""
    nowhere = Chart(empty(), [], empty(), empty())
    return Swamp(box, deal, [], [], [], [], [], [], bytes(len(box.space_ids)), nowhere)


def find_islands(s: Swamp, shrines: list[int]) -> None:
    """Name every island by the first of these shrines that stands on it (FS-5.3)."""
    islands: list[Cells] = []
    founders: list[int] = []
    rest_of_land = s.land
    for shrine in shrines:
        here = cell(shrine)
        if not is_empty(both(rest_of_land, here)):
            island = flood(here, s.land)
            islands.append(island)
            founders.append(shrine)
            rest_of_land = without(rest_of_land, island)
    s.islands = islands
    s.founders = founders
