"""The state of a game: one flat value for the table, one for each seat."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import Cells, both, cell, either, empty, is_empty, shifted, without
from bogwood.kernel.hexes import around, beside_one, flood, narrows
from bogwood.kernel.native import i64, is_interpreted, shallow_copy

from .box import Box
from .fields import SeatFields, SwampFields

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


class Seat(SeatFields):
    """One clan: its supply, its clan board, its boats and settlements."""

    def clone(self) -> Seat:
        if INTERPRETED:
            return shallow_copy(self)
        twin = Seat()
        self.copy_fields(twin)
        return twin

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


class Swamp(SwampFields):
    """The table: what lies on it, whose turn it is, and the unfinished business."""

    def __init__(self, box: Box, deal: Deal, pending: list[int], seats: list[Seat], chart: Chart) -> None:
        super().__init__(pending)
        self.box = box
        self.deal = deal
        self.seats = seats
        self.chart = chart

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
        twin = Swamp(self.box, self.deal, self.pending.copy(), seats, self.chart)
        self.copy_fields(twin)
        return twin

    def numbers(self) -> list[int]:
        found = self.business_numbers()
        found += self.deal.numbers()
        for seat in self.seats:
            found += seat.field_numbers()
        found += self.field_numbers()
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
    s = Swamp(box, deal, [], [], nowhere)
    s.placed = bytes(len(box.space_ids))
    return s


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
