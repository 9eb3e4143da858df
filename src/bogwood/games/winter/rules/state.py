"""The state of a game: one flat value for the table, one for each tribe."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import shifted
from bogwood.kernel.native import i64, is_interpreted, shallow_copy
from bogwood.kernel.steps import StepState

from .box import Box
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


class Tribe:
    """One player, or the Rival: cards, resources, pieces, and the points of the score track by their source.

    A draw pile is kept as a set and drawn from by chance, so that no hidden order is ever here.  ``known`` are the
    cards in hand that everybody knows of: bought to the hand, or there when the discard pile was shuffled (EW-15.4).
    """

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.hand_culture: i64 = 0
        self.deck: i64 = 0
        self.deck_culture: i64 = 0
        self.discard: i64 = 0
        self.discard_culture: i64 = 0
        self.played: i64 = 0
        self.played_culture: i64 = 0
        self.pile: i64 = 0
        self.grave: i64 = 0
        self.grave_culture: i64 = 0
        self.known: i64 = 0
        self.known_culture: i64 = 0
        self.food: i64 = 0
        self.tools: i64 = 0
        self.honor: i64 = 0
        self.sacrifice: i64 = 0
        self.strength: i64 = 0
        self.members: i64 = 0
        self.chiefs: i64 = 0
        self.placed: i64 = 0
        self.chief: i64 = -1
        self.side: i64 = -1
        self.setup_card: i64 = -1
        self.waiting: i64 = 0
        self.animals: i64 = 0
        self.tipped: i64 = 0
        self.stones: i64 = 0
        self.camps: i64 = 0
        self.camps_home: i64 = 0
        self.camps_at_base: i64 = 0
        self.base: i64 = -1
        self.raft: i64 = -1
        self.villages: i64 = 0
        self.level_1: i64 = 0
        self.level_2: i64 = 0
        self.neutral_1: i64 = 0
        self.neutral_2: i64 = 0
        self.points: i64 = 0
        self.more_points: i64 = 0

    def clone(self) -> Tribe:
        if PLAIN_TRIBES:
            return shallow_copy(self)
        twin = Tribe()
        twin.hand = self.hand
        twin.hand_culture = self.hand_culture
        twin.deck = self.deck
        twin.deck_culture = self.deck_culture
        twin.discard = self.discard
        twin.discard_culture = self.discard_culture
        twin.played = self.played
        twin.played_culture = self.played_culture
        twin.pile = self.pile
        twin.grave = self.grave
        twin.grave_culture = self.grave_culture
        twin.known = self.known
        twin.known_culture = self.known_culture
        twin.food = self.food
        twin.tools = self.tools
        twin.honor = self.honor
        twin.sacrifice = self.sacrifice
        twin.strength = self.strength
        twin.members = self.members
        twin.chiefs = self.chiefs
        twin.placed = self.placed
        twin.chief = self.chief
        twin.side = self.side
        twin.setup_card = self.setup_card
        twin.waiting = self.waiting
        twin.animals = self.animals
        twin.tipped = self.tipped
        twin.stones = self.stones
        twin.camps = self.camps
        twin.camps_home = self.camps_home
        twin.camps_at_base = self.camps_at_base
        twin.base = self.base
        twin.raft = self.raft
        twin.villages = self.villages
        twin.level_1 = self.level_1
        twin.level_2 = self.level_2
        twin.neutral_1 = self.neutral_1
        twin.neutral_2 = self.neutral_2
        twin.points = self.points
        twin.more_points = self.more_points
        return twin

    def numbers(self) -> list[int]:
        return [
            self.hand,
            self.hand_culture,
            self.deck,
            self.deck_culture,
            self.discard,
            self.discard_culture,
            self.played,
            self.played_culture,
            self.pile,
            self.grave,
            self.grave_culture,
            self.known,
            self.known_culture,
            self.food,
            self.tools,
            self.honor,
            self.sacrifice,
            self.strength,
            self.members,
            self.chiefs,
            self.placed,
            self.chief,
            self.side,
            self.setup_card,
            self.waiting,
            self.animals,
            self.tipped,
            self.stones,
            self.camps,
            self.camps_home,
            self.camps_at_base,
            self.base,
            self.raft,
            self.villages,
            self.level_1,
            self.level_2,
            self.neutral_1,
            self.neutral_2,
            self.points,
            self.more_points,
        ]

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


class World(StepState):
    """The table: boards, displays and decks, whose turn it is, and the unfinished business.

    Decks are kept as sets or counts and drawn from by chance when a card is turned up: ``culture_deck``,
    ``animal_deck``, ``fish``, ``rival_cards``.  ``sealed`` are the seats that still have to choose in secret.
    """

    def __init__(self, box: Box, pending: list[int], tribes: list[Tribe], land: Land) -> None:
        super().__init__(pending)
        self.box = box
        self.tribes = tribes
        self.land = land
        self.order: i64 = 0
        self.sealed: i64 = 0
        self.columns: i64 = 0
        self.stacks: i64 = 0
        self.culture_open: i64 = 0
        self.culture_deck: i64 = 0
        self.stones_1: i64 = 0
        self.stones_2: i64 = 0
        self.animals_open: i64 = 0
        self.animal_deck: i64 = 0
        self.animal_discard: i64 = 0
        self.fish: i64 = 0
        self.fish_discard: i64 = 0
        self.fish_drawn: i64 = 0
        self.setup_open: i64 = 0
        self.rival_cards: i64 = 0
        self.labour: i64 = 0
        self.column_labour: i64 = 0
        self.culture_played: i64 = 0
        self.column: i64 = -1
        self.first: i64 = 0
        self.free_to_hand: i64 = 0
        self.abilities: i64 = 0
        self.led: i64 = 0
        self.rest_of_terrain: i64 = 0

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
        twin.key0 = self.key0
        twin.key1 = self.key1
        twin.drawn = self.drawn
        twin.turn = self.turn
        twin.is_over = self.is_over
        twin.player = self.player
        twin.round = self.round
        twin.order = self.order
        twin.sealed = self.sealed
        twin.columns = self.columns
        twin.stacks = self.stacks
        twin.culture_open = self.culture_open
        twin.culture_deck = self.culture_deck
        twin.stones_1 = self.stones_1
        twin.stones_2 = self.stones_2
        twin.animals_open = self.animals_open
        twin.animal_deck = self.animal_deck
        twin.animal_discard = self.animal_discard
        twin.fish = self.fish
        twin.fish_discard = self.fish_discard
        twin.fish_drawn = self.fish_drawn
        twin.setup_open = self.setup_open
        twin.rival_cards = self.rival_cards
        twin.labour = self.labour
        twin.column_labour = self.column_labour
        twin.culture_played = self.culture_played
        twin.column = self.column
        twin.first = self.first
        twin.free_to_hand = self.free_to_hand
        twin.abilities = self.abilities
        twin.led = self.led
        twin.rest_of_terrain = self.rest_of_terrain
        return twin

    def numbers(self) -> list[int]:
        found: list[int] = [self.key0, self.key1, self.drawn, self.turn, int(self.is_over), len(self.pending)]
        found += self.pending
        for tribe in self.tribes:
            found += tribe.numbers()
        table: list[int] = [
            self.round,
            self.order,
            self.sealed,
            self.columns,
            self.stacks,
            self.culture_open,
            self.culture_deck,
            self.stones_1,
            self.stones_2,
            self.animals_open,
            self.animal_deck,
            self.animal_discard,
            self.fish,
            self.fish_discard,
            self.fish_drawn,
            self.setup_open,
            self.rival_cards,
            self.labour,
            self.column_labour,
            self.culture_played,
            self.column,
            self.first,
            self.free_to_hand,
            self.abilities,
            self.led,
            self.rest_of_terrain,
            self.land.flow,
        ]
        found += table
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
