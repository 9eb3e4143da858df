"""Boarding (FE-5): right after a purchase or an exchange, seats for goods and coins."""

from __future__ import annotations

from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Sentence
from bogwood.kernel.native import i64
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .box import PIER_NAMES, PIERS
from .packs import GOODS, count_of, holds, total
from .sale import proceeds
from .state import LAST_MERCHANT, NOT_ENDING, Realm
from .steps import BOARD, STEPS, Step
from .tell import pay_coins, return_good, tell


def is_open(s: Realm, seat: int, pier: int) -> bool:
    """A free seat, a merchant in stock and the goods of the price (FE-5.2, FE-5.3)."""
    tile = s.deck(pier)
    if tile < 0 or s.seats[seat].stock == 0:
        return False
    return s.riders(pier) < s.box.deck_seats[tile] and holds(s.seats[seat].goods, s.box.deck_price[tile])


def could_board(s: Realm, seat: int, pier: int) -> bool:
    """Could the seat be paid, selling what its price does not need (FE-2.6)?"""
    if not is_open(s, seat, pier):
        return False
    tile = s.deck(pier)
    coins = s.box.deck_coins[tile]
    if s.seats[seat].coins >= coins:
        return True
    needed = int(total(s.box.deck_price[tile])) * s.box.goods_price
    return coins <= s.box.most_coins and proceeds(s, seat) - needed >= coins


class Board(Step):
    """Right after a purchase or exchange, seat after seat until the player is done (FE-5.1, FE-5.4, FE-5.5)."""

    def settle(self, s: Realm) -> bool:
        seat = s.seat_to_act()
        for pier in range(PIERS):
            if could_board(s, seat, pier):
                return False
        s.pop()
        return True

    def options(self, s: Realm, seat: int, out: Options) -> None:
        for pier in range(PIERS):
            if is_open(s, seat, pier) and s.seats[seat].coins >= s.box.deck_coins[s.deck(pier)]:
                out.offer(choices.BOARD + pier)
        out.offer(choices.BOARD_DONE)

    def choose(self, s: Realm, seat: int, option: int) -> None:
        if option == choices.BOARD_DONE:
            s.pop()
        else:
            board(s, int(s.player), option - choices.BOARD)

    def answers(self, option: int) -> bool:
        return choices.BOARDING.holds(option)

    def why(self, s: Realm, seat: int, option: int) -> Refusal:
        pier = option - choices.BOARD
        tile = int(s.deck(pier))
        if tile < 0:
            return Refusal("no-ship", "FE-5.2", "", pier=PIER_NAMES[pier])
        if s.free_seats(pier) == 0:
            return Refusal("ship-full", "FE-5.3", "", pier=PIER_NAMES[pier])
        me = s.seats[s.player]
        if me.stock == 0:
            return Refusal("no-merchant", "FE-5.3")
        if not holds(me.goods, s.box.deck_price[tile]):
            return Refusal("goods-missing", "FE-5.2", "", ship=ship_name(s, tile))
        price = s.box.deck_coins[tile]
        if could_board(s, int(s.player), pier):
            return Refusal("after-sale", "FE-2.6", "", price=price, coins=int(me.coins))
        return Refusal("too-few-coins", "FE-5.2", "", price=price, coins=int(me.coins))

    def describe(self, s: Realm, seat: int, option: int) -> Sentence:
        if option == choices.BOARD_DONE:
            return Sentence("felinia-option-board-done", {})
        pier = option - choices.BOARD
        tile = int(s.deck(pier))
        told: Arguments = {
            "pier": PIER_NAMES[pier],
            "ship": ship_name(s, tile),
            "country": s.box.countries[s.box.deck_country[tile]] + "_country",
            "departs": s.box.deck_departs[tile],
            "left": int(s.free_seats(pier)),
        }
        told.update(price_in_words(s, tile))
        return Sentence("felinia-option-board", told)


def ship_name(s: Realm, tile: int) -> str:
    """A ship is called after the king it sails to (FE-6.4)."""
    return "ship_" + s.box.countries[s.box.deck_country[tile]]


def price_in_words(s: Realm, tile: int) -> Arguments:
    """The two parts of a price: goods, and goods of another kind or coins (FE-5.2)."""
    price: i64 = s.box.deck_price[tile]
    parts: list[tuple[int, str]] = []
    for kind in range(GOODS):
        if count_of(price, kind) > 0:
            parts.append((int(count_of(price, kind)), s.box.goods[kind]))
    if s.box.deck_coins[tile] > 0:
        parts.append((s.box.deck_coins[tile], "coin"))
    return {
        "first": parts[0][1],
        "first_count": parts[0][0],
        "second": parts[1][1],
        "second_count": parts[1][0],
    }


def board(s: Realm, seat: int, pier: int) -> None:
    """Goods into the bag, coins off the track, a merchant on the leftmost free seat (FE-5.2, FE-5.3).

    The last merchant of a stock triggers the end, for good (FE-5.7, FE-10.1).
    """
    tile = s.deck(pier)
    price = s.box.deck_price[tile]
    for kind in range(GOODS):
        count = int(count_of(price, kind))
        if count > 0:
            return_good(s, seat, kind, count, "seat")
    pay_coins(s, seat, s.box.deck_coins[tile], "seat")
    s.set_rider(pier, s.riders(pier), seat)
    s.seats[seat].stock -= 1
    if s.tale is not None:
        tell(s, "boarded", seat, 0, "", {"ship": ship_name(s, int(tile)), "pier": PIER_NAMES[pier]})
    if s.seats[seat].stock == 0 and s.ending == NOT_ENDING:
        s.ending = LAST_MERCHANT
        if s.tale is not None:
            tell(s, "last_merchant", seat, 0, "", {})


STEPS[BOARD] = Board()
