"""Setting up (FE-1, FA-1): chance draws what lies open, and leaves the rest for the moment it is turned up."""

from __future__ import annotations

from bogwood.kernel.facts import Tale
from bogwood.kernel.native import i64

from .box import DISCS, PIERS, Box, bit_of
from .guild import draw_hidden_bonus
from .packs import bit_at, one, size_of
from .preparing import begin_round, fill_stalls
from .stack import lay_deck
from .state import Realm, Seat, empty_table, fill_bag
from .steps import BIDDING, STEPS
from .tell import tell_all


def new_game(box: Box, seed: str, tale: Tale | None) -> Realm:
    """The table before the first disc (FE-1)."""
    s = empty_table(box)
    s.rekey(seed)
    s.tale = tale
    s.first = s.draw(box.players)
    seat_players(s)
    fill_bag(s)
    fill_stalls(s, box.first_stock)
    s.deck_left = box.all_decks
    for pier in range(PIERS):
        lay_deck(s, pier)
    lay_tokens(s)
    lay_bonus_tiles(s)
    s.castle_left = box.all_castles
    begin_round(s)
    s.push(BIDDING, 0)
    STEPS.settle(s)
    return s


def seat_players(s: Realm) -> None:
    """Merchants, discs, coins, and the starting goods by the place after the first player (FE-1.2, FE-1.3, FE-1.9)."""
    for n in range(s.box.players):
        seat = Seat()
        seat.stock = s.box.merchants
        seat.discs = DISCS
        seat.coins = s.box.start_coins
        place = (n - int(s.first)) % s.box.players
        for kind in s.box.starting_goods[place]:
            seat.goods += one(kind)
        s.seats.append(seat)


def lay_tokens(s: Realm) -> None:
    """Face down by country in the basic game; in the advanced one all are shuffled face up (FE-1.7, FA-1.2)."""
    s.unseen = s.box.all_tokens
    if not s.box.is_advanced:
        s.closed = bit_of(s.box.posts) - 1
        return
    laid = bytearray(s.box.posts)
    for post in range(s.box.posts):
        token = bit_at(s.unseen, s.draw(size_of(s.unseen)))
        s.unseen &= ~bit_of(token)
        laid[post] = token + 1
    s.tokens = bytes(laid)


def lay_bonus_tiles(s: Realm) -> None:
    """One pile in random order, of which only the top tile is seen (FE-1.8)."""
    everything: i64 = bit_of(len(s.box.bonus_ids)) - 1
    s.bonus_hidden = everything
    top = draw_hidden_bonus(s)
    s.set_bonus_order([top])
    if s.tale is not None:
        tell_all(s, "bonus_top", 0, "", {"tile": s.box.bonus_ids[top]})
