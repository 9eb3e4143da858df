"""The state of a game: one flat value for the table, one for each seat."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import shifted
from bogwood.kernel.native import i64, is_interpreted, shallow_copy
from bogwood.kernel.steps import StepState

from .box import PIERS, STALLS, Box
from .fields import RealmFields, SeatFields
from .packs import GOODS, one

NOTHING: Final = -1
GROUND: Final = 1
"""A pile without discs: discs are two bits each above this bit, the top one lowest."""

CARD_BITS: Final = 5
"""A castle card outside the hands is kept with the seats that have seen it, in the bits above."""

NOT_ENDING: Final = 0
LAST_MERCHANT: Final = 1
STACK_TOO_SMALL: Final = 2


class Seat(SeatFields):
    """One player: money, goods, merchants and what was won."""

    def clone(self) -> Seat:
        if PLAIN_SEATS:
            return shallow_copy(self)
        twin = Seat()
        self.copy_fields(twin)
        return twin

    def has_token(self, token: i64) -> bool:
        return (self.tokens >> token) & 1 == 1


PLAIN_SEATS: Final[bool] = is_interpreted(Seat)
PLAIN_STATES: Final[bool] = is_interpreted(StepState)
"""Interpreted objects are copied through their dictionaries, unless the kernel beneath them is compiled."""


class Realm(RealmFields):
    """Town and island: what lies on them, who sails, and the unfinished business.

    What nobody has seen yet is kept as a set and drawn when it is turned up, so that no hidden order is ever here:
    ``unseen`` are the face-down tokens, ``deck_left`` the stack, ``bonus_hidden`` and ``castle_left`` the piles.
    """

    def __init__(self, box: Box, pending: list[int], seats: list[Seat]) -> None:
        super().__init__(pending)
        self.box = box
        self.seats = seats

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
        twin = Realm(self.box, self.pending.copy(), seats)
        self.copy_fields(twin)
        return twin

    def numbers(self) -> list[int]:
        found = self.business_numbers()
        for seat in self.seats:
            found += seat.field_numbers()
        found += self.field_numbers()
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
    s = Realm(box, [], [])
    s.piles = [GROUND] * (STALLS + 1)
    s.tokens = bytes(box.posts)
    return s


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
