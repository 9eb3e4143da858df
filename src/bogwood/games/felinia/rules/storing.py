"""Phase 4, storing (FE-8): three goods tiles may stay, a fourth for coins; the others are sold."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Sentence
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .packs import GOODS, count_of, first_kind, kinds_in, total
from .state import Realm
from .steps import COUNTS, PREPARING, STEPS, STORE, STORE_4, STORING, Step
from .tell import gain_coins, pay_coins, return_good, tell, tell_all

THREE: Final = 0
FOUR: Final = 1
FOUR_UNPAID: Final = 2
KEPT: Final = ["three", "four", "four_unpaid"]
"""How many tiles the player keeps, and whether the fourth is still to be paid from the sales (FE-8.3)."""


class Storing(Step):
    """Clockwise from the first player (FE-8.1); the argument counts who has been asked."""

    def settle(self, s: Realm) -> bool:
        asked = s.argument()
        if asked == len(s.seats):
            if s.tale is not None:
                tell_all(s, "phase_begins", 0, "", {"phase": "preparing"})
            s.replace(PREPARING, 0)
        else:
            s.turn += 1
            s.replace(STORING, 0, asked + 1)
            s.push(STORE_4, (int(s.first) + asked) % len(s.seats))
        return True

    def names(self, s: Realm) -> list[str]:
        return COUNTS


def sold_beyond_four(s: Realm, seat: int) -> int:
    """What the compulsory sale of the tiles beyond the fourth brings (FE-8.2, FE-8.3)."""
    return (int(total(s.seats[seat].goods)) - s.box.store_free - 1) * s.box.goods_price


def can_keep_four(s: Realm, seat: int) -> bool:
    """The coins for the fourth tile are there, or come from the compulsory sales (FE-8.3)."""
    return int(s.seats[seat].coins) + sold_beyond_four(s, seat) >= s.box.store_price


def could_keep_four(s: Realm, seat: int) -> bool:
    """The same after selling gold and spice (FE-8.3, FE-2.6)."""
    me = s.seats[seat]
    more = int(me.gold) * s.box.gold_price + int(me.spice) * s.box.spice_price
    return s.box.store_price <= s.box.most_coins and (
        int(me.coins) + sold_beyond_four(s, seat) + more >= s.box.store_price
    )


class StoreFour(Step):
    """Keep three tiles, or four for two coins; who has three or fewer is not asked (FE-8.1, FE-8.4)."""

    def settle(self, s: Realm) -> bool:
        seat = s.seat_to_act()
        if total(s.seats[seat].goods) <= s.box.store_free:
            s.pop()
        elif could_keep_four(s, seat):
            return False
        else:
            s.replace(STORE, seat, THREE)
        return True

    def options(self, s: Realm, seat: int, out: Options) -> None:
        out.offer(choices.STORE_THREE)
        if can_keep_four(s, int(s.player)):
            out.offer(choices.STORE_FOUR)

    def choose(self, s: Realm, seat: int, option: int) -> None:
        if option == choices.STORE_THREE:
            s.replace(STORE, seat, THREE)
        elif s.seats[seat].coins >= s.box.store_price:
            pay_coins(s, seat, s.box.store_price, "store")
            s.replace(STORE, seat, FOUR)
        else:
            s.replace(STORE, seat, FOUR_UNPAID)

    def answers(self, option: int) -> bool:
        return choices.STORING.holds(option)

    def why(self, s: Realm, seat: int, option: int) -> Refusal:
        if could_keep_four(s, int(s.player)):
            return Refusal("fourth-after-sale", "FE-8.3", "", price=s.box.store_price)
        return Refusal("fourth-unpayable", "FE-8.3", "", price=s.box.store_price)

    def describe(self, s: Realm, seat: int, option: int) -> Sentence:
        if option == choices.STORE_THREE:
            return Sentence("felinia-option-store_4-three", {})
        return Sentence("felinia-option-store_4-four", {"coins": s.box.store_price})

    def details(self, s: Realm) -> Arguments:
        return {"count": int(total(s.seats[s.player].goods))}


def to_sell(s: Realm, seat: int) -> int:
    """How many tiles the player still has to sell (FE-8.2)."""
    kept = s.box.store_free if s.argument() == THREE else s.box.store_free + 1
    return int(total(s.seats[seat].goods)) - kept


class Store(Step):
    """Tile by tile what is not kept is sold, until as many are left as may stay (FE-8.1, FE-8.2)."""

    def settle(self, s: Realm) -> bool:
        seat = s.seat_to_act()
        me = s.seats[seat]
        if to_sell(s, seat) == 0:
            s.pop()
            if s.tale is not None:
                tell(s, "stored", seat, int(total(me.goods)), "", {})
        elif kinds_in(me.goods) == 1:
            sell_surplus(s, seat, int(first_kind(me.goods)))
        else:
            return False
        return True

    def options(self, s: Realm, seat: int, out: Options) -> None:
        me = s.seats[s.player]
        for kind in range(GOODS):
            if count_of(me.goods, kind) > 0:
                out.offer(choices.DISCARD + kind)

    def choose(self, s: Realm, seat: int, option: int) -> None:
        sell_surplus(s, int(s.player), option - choices.DISCARD)

    def answers(self, option: int) -> bool:
        return choices.DISCARDS.holds(option)

    def allows_asides(self, s: Realm) -> bool:
        return False

    def why(self, s: Realm, seat: int, option: int) -> Refusal:
        return Refusal("not-your-good", "FE-8.1", "", good=s.box.goods[option - choices.DISCARD])

    def describe(self, s: Realm, seat: int, option: int) -> Sentence:
        return Sentence("felinia-option-store", {"good": s.box.goods[option - choices.DISCARD]})

    def details(self, s: Realm) -> Arguments:
        return {"left": to_sell(s, int(s.player))}

    def names(self, s: Realm) -> list[str]:
        return KEPT


def sell_surplus(s: Realm, seat: int, kind: int) -> None:
    """One tile into the bag for a coin; the fourth tile is paid as soon as the coins are there (FE-8.2, FE-8.3)."""
    return_good(s, seat, kind, 1, "store")
    gain_coins(s, seat, s.box.goods_price, "store")
    if s.argument() == FOUR_UNPAID and s.seats[seat].coins >= s.box.store_price:
        pay_coins(s, seat, s.box.store_price, "store")
        s.replace(STORE, seat, FOUR)


STEPS[STORING] = Storing()
STEPS[STORE_4] = StoreFour()
STEPS[STORE] = Store()
