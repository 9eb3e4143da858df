"""The state of a game: one flat value for the table, one for each seat."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import Cells, empty, shifted
from bogwood.kernel.native import i64, is_interpreted, shallow_copy
from bogwood.kernel.steps import StepState

from .box import PIERS, STALLS, Box
from .packs import GOODS, one

NOTHING: Final = -1
GROUND: Final = 1
"""A pile without discs: discs are two bits each above this bit, the top one lowest."""

CARD_BITS: Final = 5
"""A castle card outside the hands is kept with the seats that have seen it, in the bits above."""

NOT_ENDING: Final = 0
LAST_MERCHANT: Final = 1
STACK_TOO_SMALL: Final = 2


class Seat:
    """One player: money, goods, merchants and what was won."""

    def __init__(self) -> None:
        self.coins: i64 = 0
        self.spice: i64 = 0
        self.gold: i64 = 0
        self.food: i64 = 0
        self.goods: i64 = 0
        self.stock: i64 = 0
        self.discs: i64 = 0
        self.income: i64 = 0
        self.tokens: i64 = 0
        self.bonus: i64 = 0
        self.castles: i64 = 0
        self.settled: i64 = 0

    def clone(self) -> Seat:
        if PLAIN_SEATS:
            return shallow_copy(self)
        twin = Seat()
        twin.coins = self.coins
        twin.spice = self.spice
        twin.gold = self.gold
        twin.food = self.food
        twin.goods = self.goods
        twin.stock = self.stock
        twin.discs = self.discs
        twin.income = self.income
        twin.tokens = self.tokens
        twin.bonus = self.bonus
        twin.castles = self.castles
        twin.settled = self.settled
        return twin

    def numbers(self) -> list[int]:
        return [
            self.coins,
            self.spice,
            self.gold,
            self.food,
            self.goods,
            self.stock,
            self.discs,
            self.income,
            self.tokens,
            self.bonus,
            self.castles,
            self.settled,
        ]

    def has_token(self, token: i64) -> bool:
        return (self.tokens >> token) & 1 == 1


PLAIN_SEATS: Final[bool] = is_interpreted(Seat)
PLAIN_STATES: Final[bool] = is_interpreted(StepState)
"""Interpreted objects are copied through their dictionaries, unless the kernel beneath them is compiled."""


class Realm(StepState):
    """Town and island: what lies on them, who sails, and the unfinished business.

    What nobody has seen yet is kept as a set and drawn when it is turned up, so that no hidden order is ever here:
    ``unseen`` are the face-down tokens, ``deck_left`` the stack, ``bonus_hidden`` and ``castle_left`` the piles.
    """

    def __init__(
        self,
        box: Box,
        pending: list[int],
        seats: list[Seat],
        piles: list[int],
        tokens: bytes,
        castle_under: list[int],
    ) -> None:
        super().__init__(pending)
        self.box = box
        self.seats = seats
        self.piles = piles
        self.tokens = tokens
        self.castle_under = castle_under
        self.first: i64 = 0
        self.stalls: i64 = 0
        self.decks: i64 = 0
        self.aboard: i64 = 0
        self.deck_left: i64 = 0
        self.deck_top: i64 = -1
        self.closed: i64 = 0
        self.unseen: i64 = 0
        self.bonus_pile: i64 = 0
        self.bonus_hidden: i64 = 0
        self.bonus_seen: i64 = 0
        self.castle_left: i64 = 0
        self.look_1: i64 = -1
        self.look_2: i64 = -1
        self.sail: i64 = 0
        self.ship: i64 = -1
        self.at: i64 = -1
        self.steps: i64 = 0
        self.ending: i64 = 0
        self.visited: Cells = empty()
        # What follows from the rest: the tiles that lie neither on stalls nor on player boards.
        self.bag: i64 = 0

    def clone(self) -> Realm:
        """An equal state.  Lists other than ``pending`` and ``seats`` are replaced when they change, so twins share
        them."""
        if PLAIN_STATES:
            twin = shallow_copy(self)
            twin.tale = None
            twin.pending = self.pending.copy()
            twin.seats = [shallow_copy(seat) for seat in self.seats]
            return twin
        seats: list[Seat] = []
        for seat in self.seats:
            seats.append(seat.clone())
        twin = Realm(self.box, self.pending.copy(), seats, self.piles, self.tokens, self.castle_under)
        twin.key0 = self.key0
        twin.key1 = self.key1
        twin.drawn = self.drawn
        twin.turn = self.turn
        twin.is_over = self.is_over
        twin.player = self.player
        twin.round = self.round
        twin.first = self.first
        twin.stalls = self.stalls
        twin.decks = self.decks
        twin.aboard = self.aboard
        twin.deck_left = self.deck_left
        twin.deck_top = self.deck_top
        twin.closed = self.closed
        twin.unseen = self.unseen
        twin.bonus_pile = self.bonus_pile
        twin.bonus_hidden = self.bonus_hidden
        twin.bonus_seen = self.bonus_seen
        twin.castle_left = self.castle_left
        twin.look_1 = self.look_1
        twin.look_2 = self.look_2
        twin.sail = self.sail
        twin.ship = self.ship
        twin.at = self.at
        twin.steps = self.steps
        twin.ending = self.ending
        twin.visited = self.visited
        twin.bag = self.bag
        return twin

    def numbers(self) -> list[int]:
        found: list[int] = [self.key0, self.key1, self.drawn, self.turn, len(self.pending)]
        found += self.pending
        for seat in self.seats:
            found += seat.numbers()
        table: list[int] = [
            int(self.is_over),
            self.round,
            self.first,
            self.stalls,
            self.decks,
            self.aboard,
            self.deck_left,
            self.deck_top,
            self.closed,
            self.unseen,
            self.bonus_pile,
            self.bonus_hidden,
            self.bonus_seen,
            self.castle_left,
            self.look_1,
            self.look_2,
            self.sail,
            self.ship,
            self.at,
            self.steps,
            self.ending,
            self.visited[0],
            self.visited[1],
            self.visited[2],
            len(self.castle_under),
        ]
        found += table
        found += self.castle_under
        found += self.piles
        found += list(self.tokens)
        return found

    # Stalls: two bits for each kind of goods on each stall (FE-9.3).

    def on_stall(self, stall: i64, kind: i64) -> i64:
        """How many tiles of a kind lie on a stall."""
        return (self.stalls >> (2 * (GOODS * stall + kind))) & 3

    def put_on_stall(self, stall: i64, kind: i64, count: i64) -> None:
        """Lay tiles there; a negative count takes them away."""
        self.stalls += shifted(1, 2 * (GOODS * stall + kind)) * count

    def tiles_on_stall(self, stall: i64) -> i64:
        here = (self.stalls >> (2 * GOODS * stall)) & 0x3FF
        here = (here & 0x333) + ((here >> 2) & 0x333)
        return (here & 15) + ((here >> 4) & 15) + (here >> 8)

    # Piles of discs (FE-3.3).

    def height(self, place: int) -> int:
        """How many discs lie on a stall or on the guild."""
        pile = self.piles[place]
        found = 0
        while pile > GROUND:
            pile >>= 2
            found += 1
        return found

    def owner_on_top(self, place: int) -> int:
        return self.piles[place] & 3

    def set_pile(self, place: int, pile: int) -> None:
        piles = self.piles.copy()
        piles[place] = pile
        self.piles = piles

    # Ships: the deck tile at each pier, and who sits on its two seats (FE-5.3).

    def deck(self, pier: i64) -> i64:
        """The deck tile of the ship at a pier, or -1."""
        return ((self.decks >> (8 * pier)) & 255) - 1

    def set_deck(self, pier: i64, tile: i64) -> None:
        self.decks = (self.decks & ~shifted(255, 8 * pier)) | shifted(tile + 1, 8 * pier)

    def rider(self, pier: i64, place: i64) -> i64:
        """The player whose merchant sits there, or -1; place 0 is the left one."""
        return ((self.aboard >> (8 * pier + 4 * place)) & 15) - 1

    def set_rider(self, pier: i64, place: i64, seat: i64) -> None:
        at = 8 * pier + 4 * place
        self.aboard = (self.aboard & ~shifted(15, at)) | shifted(seat + 1, at)

    def riders(self, pier: i64) -> i64:
        """How many merchants are aboard."""
        here = (self.aboard >> (8 * pier)) & 255
        return (1 if here & 15 else 0) + (1 if here >> 4 else 0)

    def free_seats(self, pier: i64) -> i64:
        tile = self.deck(pier)
        return 0 if tile < 0 else self.box.deck_seats[tile] - self.riders(pier)

    # Bonus tiles: four bits for each tile of the pile whose place is settled, the top one lowest (FE-1.8).

    def bonus_top(self) -> i64:
        """The tile on top of the pile, or -1."""
        return (self.bonus_pile & 15) - 1

    def bonus_order(self) -> list[int]:
        """The tiles whose place in the pile is settled, from the top."""
        found: list[int] = []
        rest = self.bonus_pile
        while rest != 0:
            found.append(int((rest & 15) - 1))
            rest >>= 4
        return found

    def set_bonus_order(self, order: list[int]) -> None:
        pile: i64 = 0
        for place in range(len(order)):
            pile |= shifted(order[place] + 1, 4 * place)
        self.bonus_pile = pile

    # The island

    def occupied(self) -> i64:
        """The trading posts on which a merchant stands (FE-7.5)."""
        found: i64 = 0
        for seat in self.seats:
            found |= seat.settled
        return found

    def token_at(self, province: int) -> int:
        """The face-up token in a province, or -1."""
        return self.tokens[province] - 1 if province < len(self.tokens) else -1

    def set_token(self, province: int, token: int) -> None:
        laid = bytearray(self.tokens)
        laid[province] = token + 1
        self.tokens = bytes(laid)


def empty_table(box: Box) -> Realm:
    """A table with nothing on it and nobody at it."""
    return Realm(box, [], [], [GROUND] * (STALLS + 1), bytes(box.posts), [])


def fill_bag(s: Realm) -> None:
    """What is neither on stalls nor on player boards is in the bag (FE-1.3)."""
    bag = s.box.all_goods
    for seat in s.seats:
        bag -= seat.goods
    for stall in range(STALLS):
        for kind in range(GOODS):
            bag -= one(kind) * s.on_stall(stall, kind)
    s.bag = bag


def stack_size(s: Realm) -> int:
    """How many deck tiles are left to come (FE-9.2)."""
    found = 1 if s.deck_top >= 0 else 0
    rest = s.deck_left
    while rest != 0:
        rest &= rest - 1
        found += 1
    return found


def ships_without_tile(s: Realm) -> int:
    found = 0
    for pier in range(PIERS):
        if s.deck(pier) < 0:
            found += 1
    return found


def card_of(seen_card: i64) -> int:
    """The castle card itself, without who has seen it."""
    return int(seen_card & 31)


def seen_by(seen_card: i64) -> int:
    """The seats that have seen the card, as a mask."""
    return int(seen_card >> CARD_BITS)


def card_seen(card: i64, mask: i64) -> i64:
    return card | shifted(mask, CARD_BITS)
