"""The view as numbers (see ``kernel/glance.py``): the open table, and of secrets what the seat may know (FE-2.4)."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import cell, empty
from bogwood.kernel.glance import Glance, Layout
from bogwood.kernel.native import i64

from .box import PIER_NAMES, PIERS, PLACES, PORTRAITS, STALLS, Box, bit_of
from .castles import cards_in_pile
from .known import knows
from .packs import GOODS, count_of, size_of
from .state import GROUND, Realm, card_of, seen_by, stack_size
from .steps import KINDS, POINTS

DEPTH: Final = 12
"""Discs that may lie in one pile: three of each of four players."""

TABLE_COUNTS: Final = ["round", "stack", "bonus_pile", "castle_pile", "looked_at", "steps"]
SEAT_COUNTS: Final = [
    "coins",
    "spice",
    "gold",
    "food",
    "stock",
    "discs",
    "income",
    "settled",
    "tokens",
    "bonus_tiles",
    "castles",
]
ENDINGS: Final = ["not", "last_merchant", "stack_too_small"]


# What there is to see


def layout_of(box: Box) -> Layout:
    """The names of all numbers, in the order of ``glance_of``."""
    made = Layout()
    seats = [f"seat+{n}" for n in range(box.players)]
    for name in TABLE_COUNTS + [f"bag/{good}" for good in box.goods]:
        made.count(name)
    for place in PLACES[:STALLS]:
        for good in box.goods:
            made.count(f"{place}/{good}")
    for seat in seats:
        for name in SEAT_COUNTS + box.goods:
            made.count(f"{seat}/{name}")
    made.close()
    lay_table(made, box, seats)
    lay_harbour(made, box, seats)
    for seat in seats:
        made.bits(f"{seat}/settled", box.province_ids[: box.posts])
        made.bits(f"{seat}/token", box.token_ids[: box.tokens])
        made.bits(f"{seat}/bonus_tile", box.bonus_ids)
        made.bits(f"{seat}/castle", box.castle_ids)
    made.places("at", box.province_ids)
    made.places("visited", box.province_ids)
    return made


def lay_table(made: Layout, box: Box, seats: list[str]) -> None:
    posts = box.province_ids[: box.posts]
    made.bits("decision", POINTS)
    made.bits("phase", POINTS)
    made.bits("decides", seats)
    made.bits("first", seats)
    made.bits("ending", ENDINGS)
    made.bits("sailing", PIER_NAMES)
    made.bits("landed", PIER_NAMES)
    made.bits("deck_left", box.deck_ids)
    made.bits("deck_top", box.deck_ids)
    made.bits("bonus_top", box.bonus_ids)
    made.bits("bonus_known", box.bonus_ids)
    made.bits("looked_at", box.castle_ids)
    made.bits("under", box.castle_ids)
    made.bits("face_down", posts)
    made.bits("face_up", box.token_ids[: box.tokens])
    for kind in box.kinds + ["special"]:
        made.bits(f"showing/{kind}", posts)


def lay_harbour(made: Layout, box: Box, seats: list[str]) -> None:
    for pier in PIER_NAMES:
        made.bits(f"{pier}/deck", box.deck_ids)
    for pier in PIER_NAMES:
        made.bits(f"{pier}/left", seats)
        made.bits(f"{pier}/right", seats)
    for place in PLACES:
        made.bits(f"{place}/disc", [f"{n + 1},{seat}" for n in range(DEPTH) for seat in seats])


# What is seen


def glance_of(s: Realm, seat: int) -> list[int]:
    """The open table, the own secrets; at the end everything."""
    first = max(seat, 0)
    players = len(s.seats)
    out = Glance()
    order = s.bonus_order()
    count_table(s, len(order), out)
    for n in range(players):
        count_seat(s, (first + n) % players, out)
    out.close()
    show_table(s, first, seat, order, out)
    show_tokens(s, out)
    show_harbour(s, first, out)
    for n in range(players):
        show_seat(s, (first + n) % players, seat, out)
    out.cells(cell(s.at) if s.at >= 0 else empty())
    out.cells(s.visited)
    return out.words


def count_table(s: Realm, ordered: int, out: Glance) -> None:
    out.count(s.round)
    out.count(stack_size(s))
    out.count(ordered + size_of(s.bonus_hidden))
    out.count(cards_in_pile(s))
    out.count((1 if s.look_1 >= 0 else 0) + (1 if s.look_2 >= 0 else 0))
    out.count(s.steps)
    for kind in range(GOODS):
        out.count(count_of(s.bag, kind))
    for stall in range(STALLS):
        for kind in range(GOODS):
            out.count(s.on_stall(stall, kind))


def count_seat(s: Realm, n: int, out: Glance) -> None:
    """What everybody knows of a player; how many secret things it holds is open (FE-2.4)."""
    me = s.seats[n]
    out.count(me.coins)
    out.count(me.spice)
    out.count(me.gold)
    out.count(me.food)
    out.count(me.stock)
    out.count(me.discs)
    out.count(me.income)
    out.count(size_of(me.settled))
    out.count(size_of(me.tokens))
    out.count(size_of(me.bonus))
    out.count(size_of(me.castles))
    for kind in range(GOODS):
        out.count(count_of(me.goods, kind))


def show_table(s: Realm, first: int, seat: int, order: list[int], out: Glance) -> None:
    box = s.box
    players = len(s.seats)
    is_open = len(s.pending) > 0
    decks = len(box.deck_ids)
    tiles = len(box.bonus_ids)
    cards = len(box.castle_ids)
    out.one(s.top() if is_open else -1, KINDS)
    out.one(s.pending[0] % 64 if is_open else -1, KINDS)
    out.one((s.player - first) % players if is_open else -1, players)
    out.one((s.first - first) % players, players)
    out.one(s.ending, len(ENDINGS))
    out.bits(s.sail, PIERS)
    out.one(s.ship, PIERS)
    out.bits(s.deck_left, decks)
    out.one(s.deck_top, decks)
    out.one(order[0] if order else -1, tiles)
    out.bits(known_bonus(s, order, seat), tiles)
    out.bits(seen_card(s, int(s.look_1), seat) | seen_card(s, int(s.look_2), seat), cards)
    out.bits(known_under(s, seat), cards)
    out.bits(s.closed, box.posts)


def show_tokens(s: Realm, out: Glance) -> None:
    """The tokens that lie face up, and for each kind the posts that show it."""
    box = s.box
    face_up: i64 = 0
    showing: list[int] = [0] * (len(box.kinds) + 1)
    for post in range(box.posts):
        token = s.token_at(post)
        if token >= 0:
            face_up |= bit_of(token)
            kind = box.token_kind[token] if token < PORTRAITS else len(box.kinds)
            showing[kind] |= int(bit_of(post))
    out.bits(face_up, box.tokens)
    for posts in showing:
        out.bits(posts, box.posts)


def show_harbour(s: Realm, first: int, out: Glance) -> None:
    """Deck tiles and riders of the ships, and the discs of each pile from the top."""
    players = len(s.seats)
    for pier in range(PIERS):
        out.one(s.deck(pier), len(s.box.deck_ids))
    for pier in range(PIERS):
        for place in range(2):
            rider = s.rider(pier, place)
            out.one((rider - first) % players if rider >= 0 else -1, players)
    for n in range(len(PLACES)):
        out.bits(discs_of(s, s.piles[n], first), DEPTH * players)


def discs_of(s: Realm, pile: int, first: int) -> i64:
    players = len(s.seats)
    found: i64 = 0
    depth = 0
    while pile > GROUND and depth < DEPTH:
        found |= bit_of(depth * players + ((pile & 3) - first) % players)
        pile >>= 2
        depth += 1
    return found


def show_seat(s: Realm, n: int, seat: int, out: Glance) -> None:
    """What a player has settled, and its secrets where they may be seen."""
    me = s.seats[n]
    is_known = n == seat or s.is_over
    out.bits(me.settled, s.box.posts)
    out.bits(me.tokens if is_known or s.box.open_holdings else 0, s.box.tokens)
    out.bits(me.bonus if is_known else 0, len(s.box.bonus_ids))
    out.bits(me.castles if is_known else 0, len(s.box.castle_ids))


def known_bonus(s: Realm, order: list[int], seat: int) -> i64:
    """The tiles of the bonus pile, for one who has looked through it (FE-4.10)."""
    found: i64 = 0
    if s.is_over or knows(int(s.bonus_seen), seat):
        for tile in order:
            found |= bit_of(tile)
    return found


def known_under(s: Realm, seat: int) -> i64:
    """The castle cards under the pile that the seat knows (FA-4.4)."""
    found: i64 = 0
    for seen in s.castle_under:
        found |= seen_card(s, seen, seat)
    return found


def seen_card(s: Realm, seen: int, seat: int) -> i64:
    """A castle card outside the hands, as far as the seat has seen it (FA-4.1)."""
    if seen < 0 or not (s.is_over or knows(seen_by(seen), seat)):
        return 0
    return bit_of(card_of(seen))
