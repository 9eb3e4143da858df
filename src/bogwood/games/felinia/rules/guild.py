"""The guild (FE-4.8 to FE-4.10, FA-2): swap a goods tile for another and a spice or food, or buy a bonus tile."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import lowest
from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Sentence
from bogwood.kernel.native import i64
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .box import PLACES, bit_of
from .packs import GOODS, bit_at, count_of, kinds_in, one, size_of
from .sale import proceeds
from .state import Realm, Seat
from .steps import BOARD, BONUS, GIVE, GUILD, STEPS, Step
from .tell import (
    change_gold,
    change_spice,
    draw_good,
    gain_food,
    gain_spice,
    pay_coins,
    return_good,
    take_good,
    tell,
    tell_all,
    tell_owner,
)
from .trading import give_up, price, take_disc_back, why_unpaid

FOR_SPICE: Final = 0
FOR_FOOD: Final = 1
GAINS: Final = ["spice", "food"]


def others_in_bag(s: Realm, kind: i64) -> i64:
    """The tiles of the other kinds in the bag, as a pack (FE-4.9)."""
    return s.bag - one(kind) * count_of(s.bag, kind)


def can_give(s: Realm, me: Seat, kind: int) -> bool:
    """Does the player own the kind, and the bag a tile of another (FE-4.9)?"""
    return count_of(me.goods, kind) > 0 and others_in_bag(s, kind) != 0


def can_give_any(s: Realm, me: Seat) -> bool:
    for kind in range(GOODS):
        if can_give(s, me, kind):
            return True
    return False


def can_swap(s: Realm) -> bool:
    """The price is at hand and some tile can be given (FE-4.9)."""
    me = s.seats[s.player]
    return me.coins >= price(s) and can_give_any(s, me)


def could_swap(s: Realm, seat: int, coins: int) -> bool:
    """The same after sales that leave a tile to give; tiles sold are in the bag and count (FE-4.9, FE-2.6)."""
    me = s.seats[seat]
    if me.goods == 0 or coins > s.box.most_coins or proceeds(s, seat) - s.box.goods_price < coins:
        return False
    return can_give_any(s, me) or (me.coins < s.box.most_coins and kinds_in(me.goods) > 1)


def can_take_bonus(s: Realm) -> bool:
    """The price, a gold and a spice are at hand and the pile is not empty (FE-4.10)."""
    me = s.seats[s.player]
    return me.coins >= price(s) and me.gold > 0 and me.spice > 0 and s.bonus_pile != 0


def could_take_bonus(s: Realm, seat: int, coins: int) -> bool:
    """The same after sales that leave a gold and a spice (FE-4.10, FE-2.6)."""
    me = s.seats[seat]
    if me.gold == 0 or me.spice == 0 or s.bonus_pile == 0 or coins > s.box.most_coins:
        return False
    kept = s.box.gold_price + s.box.spice_price
    return me.coins >= coins or proceeds(s, seat) - kept >= coins


class Guild(Step):
    """One exchange, or the disc back (FE-4.8)."""

    def settle(self, s: Realm) -> bool:
        seat = s.seat_to_act()
        coins = price(s)
        if could_swap(s, seat, coins) or could_take_bonus(s, seat, coins):
            return False
        give_up(s)
        return True

    def options(self, s: Realm, seat: int, out: Options) -> None:
        if can_swap(s):
            out.offer(choices.SWAP_SPICE)
            if s.box.is_advanced:
                out.offer(choices.SWAP_FOOD)
        if can_take_bonus(s):
            out.offer(choices.SWAP_BONUS)
        out.offer(choices.GUILD_BACK)

    def choose(self, s: Realm, seat: int, option: int) -> None:
        """The price is paid and the disc comes back; what is given or taken follows (FE-4.9, FE-4.10)."""
        if option == choices.GUILD_BACK:
            give_up(s)
            return
        pay_coins(s, seat, price(s), "guild")
        take_disc_back(s, seat, s.argument())
        if option == choices.SWAP_BONUS:
            change_gold(s, seat, -1, "guild")
            change_spice(s, seat, -1, "guild")
            look_through_pile(s, seat)
            s.replace(BONUS, seat)
        else:
            s.replace(GIVE, seat, FOR_FOOD if option == choices.SWAP_FOOD else FOR_SPICE)

    def answers(self, option: int) -> bool:
        return choices.GUILD.holds(option)

    def why(self, s: Realm, seat: int, option: int) -> Refusal:
        if option == choices.SWAP_FOOD and not s.box.is_advanced:
            return Refusal("no-food-in-basic", "FA-2.1")
        return why_no_bonus(s) if option == choices.SWAP_BONUS else why_no_swap(s)

    def describe(self, s: Realm, seat: int, option: int) -> Sentence:
        if option == choices.GUILD_BACK:
            return Sentence("felinia-option-guild-back", {})
        if option == choices.SWAP_SPICE:
            return Sentence("felinia-option-guild-spice", {"price": price(s)})
        if option == choices.SWAP_FOOD:
            return Sentence("felinia-option-guild-food", {"price": price(s)})
        return Sentence("felinia-option-guild-bonus", {"price": price(s)})

    def details(self, s: Realm) -> Arguments:
        return {"price": price(s)}

    def names(self, s: Realm) -> list[str]:
        return PLACES


def why_no_swap(s: Realm) -> Refusal:
    """What is missing for a swap: something to give, coins, or a tile in the bag, which a sale may bring (FE-4.9)."""
    seat = int(s.player)
    me = s.seats[seat]
    coins = price(s)
    if me.goods == 0:
        return Refusal("no-goods-to-give", "FE-4.9")
    if could_swap(s, seat, coins):
        return Refusal("bag-after-sale", "FE-4.9") if me.coins >= coins else why_unpaid(s, coins)
    if coins <= s.box.most_coins and proceeds(s, seat) - s.box.goods_price >= coins:
        return Refusal("bag-lacks-other", "FE-4.9")
    return why_never_paid(s, coins, "FE-4.9")


def why_no_bonus(s: Realm) -> Refusal:
    """What is missing for a bonus tile: the pile, a gold and a spice, or coins (FE-4.10)."""
    seat = int(s.player)
    me = s.seats[seat]
    coins = price(s)
    if s.bonus_pile == 0:
        return Refusal("bonus-pile-empty", "FE-4.10")
    if me.gold == 0 or me.spice == 0:
        return Refusal("gold-and-spice-missing", "FE-4.10")
    return why_unpaid(s, coins) if could_take_bonus(s, seat, coins) else why_never_paid(s, coins, "FE-4.10")


def why_never_paid(s: Realm, coins: int, rule: str) -> Refusal:
    """No sale can help: it would bring too little, or take what the exchange itself needs (FE-4.9, FE-4.10)."""
    seat = int(s.player)
    if coins > s.box.most_coins or proceeds(s, seat) < coins:
        return why_unpaid(s, coins)
    return Refusal("sale-takes-needed", rule, "", price=coins, coins=int(s.seats[seat].coins))


class Give(Step):
    """The tile that goes into the bag for a random one of another kind (FE-4.9)."""

    def settle(self, s: Realm) -> bool:
        me = s.seats[s.seat_to_act()]
        found = -1
        for kind in range(GOODS):
            if can_give(s, me, kind):
                if found >= 0:
                    return False
                found = kind
        swap(s, found)
        return True

    def options(self, s: Realm, seat: int, out: Options) -> None:
        me = s.seats[s.player]
        for kind in range(GOODS):
            if can_give(s, me, kind):
                out.offer(choices.GIVE + kind)

    def choose(self, s: Realm, seat: int, option: int) -> None:
        swap(s, option - choices.GIVE)

    def answers(self, option: int) -> bool:
        return choices.GIVES.holds(option)

    def allows_asides(self, s: Realm) -> bool:
        return False

    def why(self, s: Realm, seat: int, option: int) -> Refusal:
        kind = option - choices.GIVE
        if count_of(s.seats[s.player].goods, kind) == 0:
            return Refusal("not-your-good", "FE-4.9", "", good=s.box.goods[kind])
        return Refusal("bag-lacks-other", "FE-4.9")

    def describe(self, s: Realm, seat: int, option: int) -> Sentence:
        return Sentence("felinia-option-give", {"good": s.box.goods[option - choices.GIVE]})

    def details(self, s: Realm) -> Arguments:
        return {"gain": GAINS[s.argument()]}

    def names(self, s: Realm) -> list[str]:
        return GAINS


def swap(s: Realm, kind: int) -> None:
    """A random tile of another kind, then a spice, or food in the advanced game (FE-4.9, FA-2.1)."""
    seat = s.seat_to_act()
    gain = s.argument()
    others = others_in_bag(s, kind)
    return_good(s, seat, kind, 1, "guild")
    take_good(s, seat, draw_good(s, others), "guild")
    if gain == FOR_FOOD:
        gain_food(s, seat, 1, "guild")
    else:
        gain_spice(s, seat, "guild")
    s.replace(BOARD, seat)


def look_through_pile(s: Realm, seat: int) -> None:
    """The player sees all bonus tiles, so their order is settled now (FE-4.10)."""
    order = s.bonus_order()
    while s.bonus_hidden != 0:
        tile = draw_hidden_bonus(s)
        order.append(tile)
    s.set_bonus_order(order)
    s.bonus_seen |= bit_of(seat)


def draw_hidden_bonus(s: Realm) -> int:
    """One of the tiles whose place is still open; the last one needs no chance."""
    size = size_of(s.bonus_hidden)
    tile = int(lowest(s.bonus_hidden)) if size == 1 else bit_at(s.bonus_hidden, s.draw(size))
    s.bonus_hidden &= ~bit_of(tile)
    return tile


class Bonus(Step):
    """Any tile of the pile; the others stay in their order (FE-4.10)."""

    def settle(self, s: Realm) -> bool:
        order = s.bonus_order()
        if len(order) > 1:
            return False
        take_bonus(s, order[0])
        return True

    def options(self, s: Realm, seat: int, out: Options) -> None:
        for tile in s.bonus_order():
            out.offer(choices.BONUS + tile)

    def choose(self, s: Realm, seat: int, option: int) -> None:
        take_bonus(s, option - choices.BONUS)

    def answers(self, option: int) -> bool:
        return choices.BONUSES.holds(option)

    def allows_asides(self, s: Realm) -> bool:
        return False

    def why(self, s: Realm, seat: int, option: int) -> Refusal:
        return Refusal("bonus-not-in-pile", "FE-4.10", "", tile=s.box.bonus_ids[option - choices.BONUS])

    def describe(self, s: Realm, seat: int, option: int) -> Sentence:
        tile = option - choices.BONUS
        kind = s.box.kinds[s.box.bonus_kind[tile]]
        return Sentence("felinia-option-bonus", {"tile": s.box.bonus_ids[tile], "kind": kind})


def take_bonus(s: Realm, tile: int) -> None:
    """The tile is the player's secret; whoever knew the order before knows it no more (FE-4.10, FE-2.4)."""
    seat = s.seat_to_act()
    order = s.bonus_order()
    was_on_top = order[0] == tile
    order.remove(tile)
    s.set_bonus_order(order)
    s.bonus_seen = bit_of(seat)
    s.seats[seat].bonus |= bit_of(tile)
    if s.tale is not None:
        tell(s, "bonus_taken", seat, 1, "", {})
        tell_owner(s, "bonus_taken_own", seat, {"tile": s.box.bonus_ids[tile]})
        if was_on_top and order:
            tell_all(s, "bonus_top", 0, "", {"tile": s.box.bonus_ids[order[0]]})
    s.replace(BOARD, seat)


STEPS[GUILD] = Guild()
STEPS[GIVE] = Give()
STEPS[BONUS] = Bonus()
