"""The fields of a state, and what follows from them.  Written by ``python3 make.py fields`` from fields.toml."""

from __future__ import annotations

from typing import Any, Final

from bogwood.kernel.cells import Cells, empty
from bogwood.kernel.game import Json
from bogwood.kernel.native import i64
from bogwood.kernel.reader import Reader
from bogwood.kernel.steps import StepState
from bogwood.kernel.writer import named, names_in, seats_in

from .box import PIER_NAMES, Box

NO_NUMBERS: Final[list[int]] = []
NO_CELLS: Final[list[Cells]] = []
"""Lists of states are replaced, never changed in place, so all may begin with the same empty one."""


class SeatFields:
    """What is kept of one player."""

    def __init__(self) -> None:
        self.coins: i64 = 0
        self.spice: i64 = 0
        self.gold: i64 = 0
        self.food: i64 = 0
        self.goods: i64 = 0
        self.stock: i64 = 0
        """Merchants not aboard and not settled."""
        self.discs: i64 = 0
        """Bid discs beside the board."""
        self.income: i64 = 0
        """How many income places are filled."""
        self.settled: i64 = 0
        self.tokens: i64 = 0
        self.bonus: i64 = 0
        self.castles: i64 = 0

    def copy_fields(self, twin: SeatFields) -> None:
        """Make the fields of a twin equal to these; lists are shared."""
        twin.coins = self.coins
        twin.spice = self.spice
        twin.gold = self.gold
        twin.food = self.food
        twin.goods = self.goods
        twin.stock = self.stock
        twin.discs = self.discs
        twin.income = self.income
        twin.settled = self.settled
        twin.tokens = self.tokens
        twin.bonus = self.bonus
        twin.castles = self.castles

    def field_numbers(self) -> list[int]:
        """The numbers of these fields, in the order of the digest."""
        found: list[int] = [
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
        return found


def seat_open(me: SeatFields, box: Box, goods: object) -> Json:
    """These fields as they stand in a position; what is odd about them is handed over."""
    return {
        "coins": int(me.coins),
        "spice": int(me.spice),
        "gold": int(me.gold),
        "food": int(me.food),
        "goods": goods,
        "stock": int(me.stock),
        "discs": int(me.discs),
        "income": int(me.income),
        "settled": names_in(box.province_ids[: box.posts], me.settled),
    }


def seat_secret(me: SeatFields, box: Box) -> Json:
    """These fields as they stand in a position; what is odd about them is handed over."""
    return {
        "tokens": names_in(box.token_ids[: box.tokens], me.tokens),
        "bonus_tiles": names_in(box.bonus_ids, me.bonus),
        "castles": names_in(box.castle_ids, me.castles),
    }


def read_seat(me: SeatFields, given: dict[str, Any], box: Box, reader: Reader, where: str) -> None:
    """Take these fields from a position whose shape is right; what is odd about them is left to others."""
    me.coins = given["coins"]
    me.spice = given["spice"]
    me.gold = given["gold"]
    me.food = given["food"]
    me.stock = given["stock"]
    me.discs = given["discs"]
    me.income = given["income"]
    me.settled = reader.mask(box.province_ids[: box.posts], given["settled"], f"{where}/settled")
    me.tokens = reader.mask(box.token_ids[: box.tokens], given["tokens"], f"{where}/tokens")
    me.bonus = reader.mask(box.bonus_ids, given["bonus_tiles"], f"{where}/bonus_tiles")
    me.castles = reader.mask(box.castle_ids, given["castles"], f"{where}/castles")


class RealmFields(StepState):
    """What is kept of town and island."""

    def __init__(self, pending: list[int]) -> None:
        super().__init__(pending)
        self.first: i64 = 0
        self.ending: i64 = 0
        self.stalls: i64 = 0
        self.decks: i64 = 0
        self.aboard: i64 = 0
        self.sail: i64 = 0
        """Piers whose ships are about to depart."""
        self.ship: i64 = -1
        self.at: i64 = -1
        self.steps: i64 = 0
        self.closed: i64 = 0
        self.deck_left: i64 = 0
        self.deck_top: i64 = -1
        self.unseen: i64 = 0
        self.bonus_pile: i64 = 0
        self.bonus_hidden: i64 = 0
        self.bonus_seen: i64 = 0
        self.castle_left: i64 = 0
        self.look_1: i64 = -1
        self.look_2: i64 = -1
        self.bag: i64 = 0
        """What follows from the rest: the tiles that lie neither on stalls nor on player boards."""
        self.visited: Cells = empty()
        self.piles: list[int] = NO_NUMBERS
        self.tokens: bytes = b""
        self.castle_under: list[int] = NO_NUMBERS

    def copy_fields(self, twin: RealmFields) -> None:
        """Make the fields of a twin equal to these; lists are shared."""
        self.copy_business(twin)
        twin.first = self.first
        twin.ending = self.ending
        twin.stalls = self.stalls
        twin.decks = self.decks
        twin.aboard = self.aboard
        twin.sail = self.sail
        twin.ship = self.ship
        twin.at = self.at
        twin.steps = self.steps
        twin.closed = self.closed
        twin.deck_left = self.deck_left
        twin.deck_top = self.deck_top
        twin.unseen = self.unseen
        twin.bonus_pile = self.bonus_pile
        twin.bonus_hidden = self.bonus_hidden
        twin.bonus_seen = self.bonus_seen
        twin.castle_left = self.castle_left
        twin.look_1 = self.look_1
        twin.look_2 = self.look_2
        twin.bag = self.bag
        twin.visited = self.visited
        twin.piles = self.piles
        twin.tokens = self.tokens
        twin.castle_under = self.castle_under

    def field_numbers(self) -> list[int]:
        """The numbers of these fields, in the order of the digest."""
        found: list[int] = [
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
        found += self.castle_under
        found += self.piles
        found += list(self.tokens)
        return found


def table_open(
    me: RealmFields,
    box: Box,
    ending: object,
    stalls: object,
    discs: object,
    ships: object,
    explorer: object,
    tokens: object,
) -> Json:
    """These fields as they stand in a position; what is odd about them is handed over."""
    return {
        "round": int(me.round),
        "over": bool(me.is_over),
        "turn": int(me.turn),
        "first": int(me.first),
        "ending": ending,
        "stalls": stalls,
        "discs": discs,
        "ships": ships,
        "sailing": names_in(PIER_NAMES, me.sail),
        "explorer": explorer,
        "tokens": tokens,
        "face_down": names_in(box.province_ids[: box.posts], me.closed),
    }


def table_hidden(
    me: RealmFields,
    box: Box,
    bonus_pile_order: object,
    castle_pile_looked_at: object,
    castle_pile_under: object,
    seats: object,
) -> Json:
    """These fields as they stand in a position; what is odd about them is handed over."""
    return {
        "stack": {
            "left": names_in(box.deck_ids, me.deck_left),
            "top": named(box.deck_ids, int(me.deck_top)),
        },
        "unseen": names_in(box.token_ids[: box.tokens], me.unseen),
        "bonus_pile": {
            "order": bonus_pile_order,
            "hidden": names_in(box.bonus_ids, me.bonus_hidden),
            "seen_by": seats_in(me.bonus_seen),
        },
        "castle_pile": {
            "hidden": names_in(box.castle_ids, me.castle_left),
            "looked_at": castle_pile_looked_at,
            "under": castle_pile_under,
        },
        "seats": seats,
    }


def read_table(me: RealmFields, given: dict[str, Any], box: Box, reader: Reader, where: str) -> None:
    """Take these fields from a position whose shape is right; what is odd about them is left to others."""
    me.first = reader.seat(given["first"], f"{where}/first")
    me.sail = reader.mask(PIER_NAMES, given["sailing"], f"{where}/sailing")
    me.closed = reader.mask(box.province_ids[: box.posts], given["face_down"], f"{where}/face_down")
    me.deck_left = reader.mask(box.deck_ids, given["stack"]["left"], f"{where}/stack/left")
    me.deck_top = reader.pick(box.deck_ids, given["stack"]["top"], f"{where}/stack/top")
    me.unseen = reader.mask(box.token_ids[: box.tokens], given["unseen"], f"{where}/unseen")
    me.bonus_hidden = reader.mask(box.bonus_ids, given["bonus_pile"]["hidden"], f"{where}/bonus_pile/hidden")
    me.bonus_seen = reader.seat_mask(given["bonus_pile"]["seen_by"], f"{where}/bonus_pile/seen_by")
    me.castle_left = reader.mask(box.castle_ids, given["castle_pile"]["hidden"], f"{where}/castle_pile/hidden")
