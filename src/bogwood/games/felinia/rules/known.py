"""What a seat cannot know, dealt afresh (FE-2.4): tokens, bonus tiles and castle cards of others, and their piles."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.native import i64

from .box import bit_of
from .packs import bit_at, size_of
from .state import Realm, card_of, card_seen, seen_by

ATTEMPTS: Final = 50
"""How often hands of castle cards are dealt before the true ones are left as they are."""


def dealt_afresh(s: Realm, seat: int, seed: str) -> Realm:
    """A state that this seat (or, with -1, a watcher) cannot tell from the given one."""
    twin = s.clone()
    twin.rekey(seed)
    if twin.is_over:
        return twin
    deal_tokens(twin, seat)
    deal_bonus_tiles(twin, seat)
    deal_castles(twin, seat)
    return twin


def knows(mask: int, seat: int) -> bool:
    return seat >= 0 and (mask >> seat) & 1 == 1


def take_one(s: Realm, pool: i64) -> i64:
    """A random member of the pool, as a set of one."""
    return bit_of(bit_at(pool, s.draw(size_of(pool))))


def deal_tokens(s: Realm, seat: int) -> None:
    """Tokens that others took, mixed with those nobody has seen; in the basic game country by country.

    Where a merchant settled says which back its token had, so backs are no secret (FE-1.7).
    """
    if s.box.open_holdings:
        return
    families = [s.box.all_tokens] if s.box.is_advanced else s.box.back_mask
    for family in families:
        pool: i64 = s.unseen & family
        for n in range(len(s.seats)):
            if n != seat:
                pool |= s.seats[n].tokens & family
        for n in range(len(s.seats)):
            if n != seat:
                held = size_of(s.seats[n].tokens & family)
                s.seats[n].tokens &= ~family
                for _ in range(held):
                    token = take_one(s, pool)
                    pool &= ~token
                    s.seats[n].tokens |= token
        s.unseen = (s.unseen & ~family) | pool


def deal_bonus_tiles(s: Realm, seat: int) -> None:
    """Tiles of the others and those under the top one, unless this seat has looked through the pile (FE-4.10)."""
    order = s.bonus_order()
    known = len(order) if knows(int(s.bonus_seen), seat) else min(1, len(order))
    pool: i64 = s.bonus_hidden
    for tile in order[known:]:
        pool |= bit_of(tile)
    for n in range(len(s.seats)):
        if n != seat:
            pool |= s.seats[n].bonus
    for n in range(len(s.seats)):
        if n != seat:
            held = size_of(s.seats[n].bonus)
            s.seats[n].bonus = 0
            for _ in range(held):
                tile = take_one(s, pool)
                pool &= ~tile
                s.seats[n].bonus |= tile
    for place in range(known, len(order)):
        tile = take_one(s, pool)
        pool &= ~tile
        order[place] = size_of(tile - 1)
    s.set_bonus_order(order)
    s.bonus_hidden = pool


def deal_castles(s: Realm, seat: int) -> None:
    """Cards that others hold, look at or have put under the pile, and the pile itself (FA-4)."""
    pool: i64 = s.castle_left
    for n in range(len(s.seats)):
        if n != seat:
            pool |= s.seats[n].castles
    for seen in s.castle_under + [int(s.look_1), int(s.look_2)]:
        if seen >= 0 and not knows(seen_by(seen), seat):
            pool |= bit_of(card_of(seen))
    if pool == s.castle_left:
        return
    for _ in range(ATTEMPTS):
        left = deal_hands(s, seat, pool)
        if left >= 0:
            deal_outside(s, seat, left)
            return


def deal_hands(s: Realm, seat: int, pool: i64) -> i64:
    """New hands within the limit of pictures; the cards left over, or -1 and the old hands when it came out wrong."""
    hands: list[int] = []
    for n in range(len(s.seats)):
        hand: i64 = s.seats[n].castles
        if n != seat:
            held = size_of(hand)
            hand = 0
            for _ in range(held):
                fitting = within_limit(s, hand, pool)
                if fitting == 0:
                    return -1
                card = take_one(s, fitting)
                pool &= ~card
                hand |= card
        hands.append(int(hand))
    for n in range(len(s.seats)):
        s.seats[n].castles = hands[n]
    return pool


def within_limit(s: Realm, hand: i64, pool: i64) -> i64:
    """The cards that may join a hand (FA-4.3, FA-5.2)."""
    for mask in s.box.picture_mask:
        if size_of(hand & mask) >= s.box.picture_limit:
            pool &= ~mask
    return pool


def deal_outside(s: Realm, seat: int, pool: i64) -> None:
    """Cards looked at and cards under the pile that the seat has not seen; the rest is the pile."""
    outside = s.castle_under + [int(s.look_1), int(s.look_2)]
    for place in range(len(outside)):
        seen = outside[place]
        if seen >= 0 and not knows(seen_by(seen), seat):
            card = take_one(s, pool)
            pool &= ~card
            outside[place] = int(card_seen(size_of(card - 1), seen_by(seen)))
    s.look_1 = outside[-2]
    s.look_2 = outside[-1]
    s.castle_under = outside[:-2]
    s.castle_left = pool
