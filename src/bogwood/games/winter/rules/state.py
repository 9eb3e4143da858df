"""The state of a game: one flat value for the table, one for each tribe."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import shifted
from bogwood.kernel.native import i64, is_interpreted, shallow_copy
from bogwood.kernel.steps import StepState

from .box import Box
from .fields import TribeFields, WorldFields
from .land import NO_RIVER, Land
from .packs import size_of, total

CAMP_BITS: Final = 3
"""Bits for the camps of one tribe on one hex."""

FIGURE_BITS: Final = 2
CHIEF_AT: Final = 10
"""Placed figures: members in the four columns and on Rest, and above them the chief's place."""

POINT_BITS: Final = 10
POINTS_PER_WORD: Final = 6
STONE_BITS: Final = 5
CULTURE_BITS: Final = 6
ANIMAL_BITS: Final = 4


class Tribe(TribeFields):
    """One player, or the Rival: cards, resources, pieces, and the points of the score track by their source.

    A draw pile is kept as a set and drawn from by chance, so that no hidden order is ever here.  ``known`` are the
    cards in hand that everybody knows of: bought to the hand, or there when the discard pile was shuffled (EW-15.4).
    """

    def clone(self) -> Tribe:
        if PLAIN_TRIBES:
            return shallow_copy(self)
        twin = Tribe()
        self.copy_fields(twin)
        return twin

    def hand_size(self) -> int:
        return int(total(self.hand)) + size_of(self.hand_culture)

    def deck_size(self) -> int:
        return int(total(self.deck)) + size_of(self.deck_culture)

    def members_in(self, column: i64) -> i64:
        """How many members stand in a column, or rest (EW-2.4)."""
        return (self.placed >> (FIGURE_BITS * column)) & 3

    def chief_in(self) -> i64:
        """The column in which the chief stands, Rest among them, or -1."""
        return (self.placed >> CHIEF_AT) - 1

    def put_member(self, column: i64) -> None:
        self.placed += shifted(1, FIGURE_BITS * column)

    def put_chief(self, column: i64) -> None:
        self.placed += shifted(column + 1, CHIEF_AT)

    def camps_on(self, n: i64) -> i64:
        """How many camps stand on a hex."""
        return (self.camps >> (CAMP_BITS * n)) & 7

    def put_camps(self, n: i64, number: i64) -> None:
        """Set camps down on a hex; a negative number takes them away."""
        self.camps += shifted(1, CAMP_BITS * n) * number

    def points_from(self, source: i64) -> i64:
        if source < POINTS_PER_WORD:
            return (self.points >> (POINT_BITS * source)) & 1023
        return (self.more_points >> (POINT_BITS * (source - POINTS_PER_WORD))) & 1023

    def add_points(self, source: i64, points: i64) -> None:
        if source < POINTS_PER_WORD:
            self.points += shifted(points, POINT_BITS * source)
        else:
            self.more_points += shifted(points, POINT_BITS * (source - POINTS_PER_WORD))

    def megaliths_built(self) -> int:
        return size_of(self.level_1 | self.neutral_1) + size_of(self.level_2 | self.neutral_2)

    def stone_order(self) -> list[int]:
        """The sacred stones in the order in which they were taken (EW-16.7)."""
        return unpacked(self.stones, STONE_BITS)


PLAIN_TRIBES: Final[bool] = is_interpreted(Tribe)
PLAIN_STATES: Final[bool] = is_interpreted(StepState)
"""Interpreted objects are copied through their dictionaries, unless the kernel beneath them is compiled."""


class World(WorldFields):
    """The table: boards, displays and decks, whose turn it is, and the unfinished business.

    Decks are kept as sets or counts and drawn from by chance when a card is turned up: ``culture_deck``,
    ``animal_deck``, ``fish``, ``rival_cards``.  ``sealed`` are the seats that still have to choose in secret.
    """

    def __init__(self, box: Box, pending: list[int], tribes: list[Tribe], land: Land) -> None:
        super().__init__(pending)
        self.box = box
        self.tribes = tribes
        self.land = land

    def clone(self) -> World:
        """An equal state; the land is never changed, so twins share it."""
        if PLAIN_STATES:
            twin = shallow_copy(self)
            twin.tale = None
            twin.pending = self.pending.copy()
            twin.tribes = [shallow_copy(tribe) for tribe in self.tribes]
            return twin
        tribes: list[Tribe] = []
        for tribe in self.tribes:
            tribes.append(tribe.clone())
        twin = World(self.box, self.pending.copy(), tribes, self.land)
        self.copy_fields(twin)
        return twin

    def numbers(self) -> list[int]:
        found = self.business_numbers()
        found.insert(4, int(self.is_over))
        for tribe in self.tribes:
            found += tribe.field_numbers()
        found += self.field_numbers()
        found.append(self.land.flow)
        found += list(self.land.tiles)
        return found

    def bonus(self, seat: int, start: int) -> None:
        """Let a bonus be worked off next; NONE is no bonus."""
        if start >= 0:
            self.push(RUN, seat, start)

    # Turn order: four bits for each place, the first player lowest (EW-16.3).

    def at_place(self, place: i64) -> int:
        """The seat at a place of the turn order."""
        return int((self.order >> (4 * place)) & 15)

    def turn_order(self) -> list[int]:
        return [self.at_place(place) for place in range(len(self.tribes))]

    def set_order(self, seats: list[int]) -> None:
        self.order = packed(seats, 4)

    def era(self) -> int:
        """The era of the round, 0 or 1: rounds 1 and 2, rounds 3 and 4 (EW-18)."""
        return 0 if self.round <= 2 else 1

    # Displays: a fixed number of bits for each place, 0 for an empty one.

    def open_culture(self, place: i64) -> i64:
        """The culture card on a place of the display, or -1."""
        return ((self.culture_open >> (CULTURE_BITS * place)) & 63) - 1

    def set_open_culture(self, place: i64, card: i64) -> None:
        self.culture_open = replaced(self.culture_open, CULTURE_BITS, place, card)

    def open_animal(self, place: i64) -> i64:
        """The species of the open animal on a place, or -1."""
        return ((self.animals_open >> (ANIMAL_BITS * place)) & 15) - 1

    def set_open_animal(self, place: i64, species: i64) -> None:
        self.animals_open = replaced(self.animals_open, ANIMAL_BITS, place, species)

    def open_stone(self, place: i64) -> i64:
        """The stone of the current era on a place, or -1."""
        shown = self.stones_1 if self.era() == 0 else self.stones_2
        return ((shown >> (STONE_BITS * place)) & 31) - 1

    def take_open_stone(self, place: i64) -> None:
        if self.era() == 0:
            self.stones_1 = replaced(self.stones_1, STONE_BITS, place, -1)
        else:
            self.stones_2 = replaced(self.stones_2, STONE_BITS, place, -1)

    # The map

    def villages(self) -> i64:
        """The junctions that carry a village of anybody."""
        found: i64 = 0
        for tribe in self.tribes:
            found |= tribe.villages
        return found

    def raft_hex(self, seat: i64) -> int:
        """The hex on which the raft of a tribe is, or -1."""
        return self.land.course_hex(self.tribes[seat].raft)


RUN: Final = 39
"""The kind of the step that works off a bonus; the other kinds stand in steps.py."""


def replaced(word: i64, bits: i64, place: i64, value: i64) -> i64:
    """The display with another thing on a place; -1 empties it."""
    at = bits * place
    return (word & ~shifted(shifted(1, bits) - 1, at)) | shifted(value + 1, at)


def packed(things: list[int], bits: int) -> i64:
    """Numbers in a row, the first one lowest."""
    found: i64 = 0
    for place in range(len(things)):
        found |= shifted(things[place], bits * place)
    return found


def unpacked(word: i64, bits: i64) -> list[int]:
    """The things on a display or in a row that are numbered from 1, up to the first empty place."""
    found: list[int] = []
    mask = shifted(1, bits) - 1
    while word != 0:
        found.append(int(word & mask) - 1)
        word >>= bits
    return found


def empty_table(box: Box) -> World:
    """A table with nothing on it and nobody at it."""
    return World(box, [], [], Land(box, b"", NO_RIVER))


def has_rival(s: World) -> bool:
    """Is it a solo game, in which the Rival is a tribe (SO-1.1)?"""
    return s.box.players < len(s.tribes)


def is_rival(s: World, seat: int) -> bool:
    """Is the tribe the Rival of a solo game (SO-1.1)?"""
    return seat >= s.box.players


def opponents(s: World, seat: int) -> list[int]:
    return [other for other in range(len(s.tribes)) if other != seat]
