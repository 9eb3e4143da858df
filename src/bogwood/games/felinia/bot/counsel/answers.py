"""The answer that comes out best for a seat at any decision, by the numbers of a judge.

Nothing here is a rule, and nothing that the seat cannot know is looked at: chance and secrets enter as what may be
expected of them.  It lies with the game to be compiled with it.
"""

from __future__ import annotations

from bogwood.kernel.native import i64

from ...rules import choices, steps
from ...rules.box import CASTLE_GUEST, PIERS
from ...rules.castles import can_keep, looked_at
from ...rules.guild import can_give, can_swap, can_take_bonus
from ...rules.packs import GOODS, count_of, one, size_of, total
from ...rules.scoring import castle_points
from ...rules.state import Realm, card_of
from ...rules.storing import THREE, can_keep_four
from .bids import Bids
from .ends import NEVER
from .hands import coins_in, purse_of
from .trades import NO_SALE, UNPAID, Trades
from .walks import Walks
from .worth import Worth


def best_answer(s: Realm, seat: int, worth: Worth) -> int:
    """The option to choose; always a legal one."""
    top = s.top()
    walks = Walks(s, seat, worth)
    if top == steps.BID:
        return Bids(walks).best()
    if top == steps.STEP or top == steps.MOVE:
        return way(walks)
    if top == steps.TURN:
        return token_to_turn(walks)
    if top == steps.CASTLE:
        return card_to_keep(walks)
    trades = Trades(walks)
    if top == steps.BUY:
        return purchase(trades)
    if top == steps.GUILD:
        return exchange(trades)
    if top == steps.GIVE:
        return tile_to_give(trades)
    if top == steps.BONUS:
        return bonus_tile(trades)
    if top == steps.BOARD:
        return seat_to_take(trades)
    return tiles_to_store(trades) if top == steps.STORE_4 else tile_to_sell(trades)


# Trading


def purchase(trades: Trades) -> int:
    """A tile, the disc back, or a sale that a tile is worth."""
    me = trades.me
    purse = purse_of(me)
    disc = trades.discs[0]
    best = trades.from_disc(1, me.goods, purse, 0, 0)
    chosen = choices.BUY_BACK
    after = trades.paid(disc.price, me.goods, purse)
    if after[1] == UNPAID:
        return chosen
    for kind in range(GOODS):
        if trades.s.on_stall(disc.place, kind) > 0:
            value = trades.bought(0, kind, after[0], after[1], 0, 0)
            if value > best:
                best = value
                chosen = choices.BUY + kind
    if chosen == choices.BUY_BACK or coins_in(purse) >= disc.price:
        return chosen
    return trades.sale(disc.price, me.goods, purse)


def seat_to_take(trades: Trades) -> int:
    """A seat, no more of them, or a sale that a seat is worth."""
    me = trades.me
    purse = purse_of(me)
    best = trades.now()
    chosen = -1
    for pier in range(PIERS):
        if trades.may_board(pier, me.goods, 0):
            value = trades.boarded(pier, 0, me.goods, purse, 0, 0)
            if value > best:
                best = value
                chosen = pier
    if chosen < 0:
        return choices.BOARD_DONE
    if coins_in(purse) >= trades.coins[chosen]:
        return choices.BOARD + chosen
    return trades.sale(trades.coins[chosen], me.goods - trades.prices[chosen], purse)


def exchange(trades: Trades) -> int:
    """A swap, a bonus tile, the disc back, or a sale that a swap is worth."""
    s = trades.s
    me = trades.me
    purse = purse_of(me)
    price = trades.discs[0].price
    best = trades.from_disc(1, me.goods, purse, 0, 0)
    chosen = choices.GUILD_BACK
    value = trades.with_bonus(0, price, me.goods, purse, 0)
    if can_take_bonus(s) and value > best:
        best = value
        chosen = choices.SWAP_BONUS
    after = trades.paid(price, me.goods, purse)
    if after[1] == UNPAID or after[0] == 0:
        return chosen
    for kind in range(GOODS):
        if count_of(after[0], kind) > 0:
            value = trades.swapped(0, kind, after[0], after[1], 0)
            if value > best:
                best = value
                chosen = choices.SWAP_FOOD if trades.wants_food else choices.SWAP_SPICE
    if chosen == choices.GUILD_BACK or chosen == choices.SWAP_BONUS or can_swap(s):
        return chosen
    sale = trades.sale(price, me.goods, purse) if coins_in(purse) < price else NO_SALE
    return choices.GUILD_BACK if sale == NO_SALE else sale


def tile_to_give(trades: Trades) -> int:
    """The tile that goes into the bag; its disc has acted, so that the others follow."""
    me = trades.me
    best = NEVER
    chosen = -1
    for kind in range(GOODS):
        if can_give(trades.s, me, kind):
            value = trades.swapped(-1, kind, me.goods, purse_of(me), 0)
            if value > best:
                best = value
                chosen = kind
    return choices.GIVE + chosen


def bonus_tile(trades: Trades) -> int:
    """The tile that promises most."""
    best = NEVER
    chosen = -1
    for tile in trades.s.bonus_order():
        if trades.bonus_tile(tile) > best:
            best = trades.bonus_tile(tile)
            chosen = tile
    return choices.BONUS + chosen


# Storing


def tiles_to_store(trades: Trades) -> int:
    """Three tiles, or four if the fourth is worth its price (FE-8.1)."""
    s = trades.s
    me = trades.me
    if not can_keep_four(s, trades.seat):
        return choices.STORE_THREE
    surplus = int(total(me.goods)) - s.box.store_free
    purse = purse_of(me)
    room = int(s.box.most_coins - me.coins)
    three = best_stored(trades, me.goods, purse + min(room, surplus), surplus)
    four = best_stored(trades, me.goods, purse + min(room, surplus - 1 - s.box.store_price), surplus - 1)
    return choices.STORE_FOUR if four > three else choices.STORE_THREE


def tile_to_sell(trades: Trades) -> int:
    """The tile that is missed least."""
    me = trades.me
    kept = trades.s.box.store_free if trades.s.argument() == THREE else trades.s.box.store_free + 1
    surplus = int(total(me.goods)) - kept
    best = NEVER
    chosen = -1
    for kind in range(GOODS):
        if count_of(me.goods, kind) > 0:
            value = best_stored(trades, me.goods - one(kind), purse_of(me), surplus - 1)
            if value > best:
                best = value
                chosen = kind
    return choices.DISCARD + chosen


def best_stored(trades: Trades, goods: i64, purse: i64, surplus: int) -> float:
    """What the best of these goods are worth when so many have to go."""
    if surplus <= 0:
        return trades.value(goods, purse, 0, int(total(goods)))
    best = NEVER
    for kind in range(GOODS):
        if count_of(goods, kind) > 0:
            best = max(best, best_stored(trades, goods - one(kind), purse, surplus - 1))
    return best


# Exploring


def way(walks: Walks) -> int:
    """The next step of the best walk, or its end."""
    s = walks.s
    is_first = s.top() == steps.STEP
    walks.from_here(s.box.turned if is_first and not s.box.is_advanced else 0)
    if is_first:
        return choices.STEP + walks.way
    return choices.STOP if walks.way < 0 else choices.MOVE + walks.way


def token_to_turn(walks: Walks) -> int:
    """The most promising token in reach; the others are left to whoever comes near them."""
    walks.from_here(1)
    best = NEVER
    chosen = -1
    for post in range(walks.s.box.posts):
        if walks.face_down[post] > best:
            best = walks.face_down[post]
            chosen = post
    return choices.TURN_NONE if chosen < 0 else choices.TURN + chosen


def card_to_keep(walks: Walks) -> int:
    """The castle card that adds most, if it is worth the good it asks for (FA-4)."""
    best = 0.0
    chosen = choices.KEEP_NONE
    for place in range(2):
        if can_keep(walks.s, walks.seat, place):
            value = card_worth(walks, card_of(looked_at(walks.s, place)))
            if value > best:
                best = value
                chosen = choices.KEEP_CARD + place
    return chosen


def card_worth(walks: Walks, card: int) -> float:
    """The points that a card adds, and the promise of a pair (FA-5)."""
    box = walks.s.box
    alike: i64 = box.all_castles if box.pictures_differ else box.picture_mask[box.castle_picture[card]]
    held = size_of(walks.me.castles & alike)
    value = 100.0 * (castle_points(walks.s, held + 1) - castle_points(walks.s, held))
    if held == 0:
        value += walks.ends.hope * walks.worth.castle_hope
    if walks.me.has_token(CASTLE_GUEST):
        value += 100.0
    return value if box.castle_good[card] < 0 else value - walks.worth.random_good
