"""Selling (FE-2.3): before most of the own decisions a player may turn gold, spice and goods into coins."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.game import Sentence
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .packs import GOODS, count_of, total
from .state import Realm
from .steps import STEPS, Step
from .tell import change_gold, change_spice, gain_coins, return_good


def price_of(s: Realm, option: int) -> int:
    if option == choices.SELL_GOLD:
        return s.box.gold_price
    return s.box.spice_price if option == choices.SELL_SPICE else s.box.goods_price


def thing(s: Realm, option: int) -> str:
    if option == choices.SELL_GOLD:
        return "gold"
    return "spice" if option == choices.SELL_SPICE else s.box.goods[option - choices.SELL_GOODS]


def proceeds(s: Realm, seat: int) -> int:
    """What the player could have in all, selling everything; the track may stop it (FE-2.6)."""
    me = s.seats[seat]
    goods = int(total(me.goods)) * s.box.goods_price
    return int(me.coins) + int(me.gold) * s.box.gold_price + int(me.spice) * s.box.spice_price + goods


class Sale(Step):
    """Never pending, and open beside most decisions of the own (FE-2.3)."""

    def options(self, s: Realm, seat: int, out: Options) -> None:
        """One gold, one spice or one goods tile of a kind, as long as it brings a coin; never food (FE-2.3, FA-3.6)."""
        me = s.seats[s.player]
        if me.coins >= s.box.most_coins:
            return
        if me.gold > 0 and s.box.gold_price > 0:
            out.offer(choices.SELL_GOLD)
        if me.spice > 0 and s.box.spice_price > 0:
            out.offer(choices.SELL_SPICE)
        if me.goods != 0 and s.box.goods_price > 0:
            for kind in range(GOODS):
                if count_of(me.goods, kind) > 0:
                    out.offer(choices.SELL_GOODS + kind)

    def choose(self, s: Realm, seat: int, option: int) -> None:
        """The thing goes to the supply or into the bag, the coins onto the track (FE-2.3).

        With it the open question may fall away, such as what to store (FE-8.1).
        """
        if option == choices.SELL_GOLD:
            change_gold(s, seat, -1, "sale")
        elif option == choices.SELL_SPICE:
            change_spice(s, seat, -1, "sale")
        else:
            return_good(s, seat, option - choices.SELL_GOODS, 1, "sale")
        gain_coins(s, seat, price_of(s, option), "sale")
        STEPS.settle(s)

    def answers(self, option: int) -> bool:
        return choices.SALES.holds(option)

    def why(self, s: Realm, seat: int, option: int) -> Refusal:
        """Why this cannot be sold now (FE-2.3)."""
        me = s.seats[s.player]
        if not STEPS.open(s).allows_asides(s):
            return Refusal("no-sale-now", "FE-2.3")
        if option == choices.SELL_GOLD:
            has_it = me.gold > 0
        elif option == choices.SELL_SPICE:
            has_it = me.spice > 0
        else:
            has_it = count_of(me.goods, option - choices.SELL_GOODS) > 0
        if not has_it:
            return Refusal("nothing-to-sell", "FE-2.3", "", thing=thing(s, option))
        return Refusal("sale-brings-nothing", "FE-2.3", "", most=s.box.most_coins)

    def describe(self, s: Realm, seat: int, option: int) -> Sentence:
        room = int(s.box.most_coins - s.seats[s.player].coins)
        return Sentence("felinia-option-sell", {"thing": thing(s, option), "coins": min(price_of(s, option), room)})


SALES: Final = Sale()
