"""What a seat sees, built from what it may know (FE-2.4)."""

from __future__ import annotations

from bogwood.kernel.game import Json

from .box import GIFT, PIERS, bit_of
from .castles import cards_in_pile
from .known import knows
from .packs import size_of, total
from .scoring import SOURCES, lines_of, open_lines_of
from .stack import next_backs
from .state import Realm, card_of, seen_by, stack_size
from .steps import POINTS
from .table import counts_of, goods_of, names, open_seat_of, secrets_of, table_of


def view_of(s: Realm, seat: int) -> Json:
    """The open table, the own secrets, and what follows from them."""
    view = table_of(s)
    view["mode"] = "advanced" if s.box.is_advanced else "basic"
    view["open_stalls"] = len(s.box.open_stalls)
    view["phase"] = phase_of(s)
    view["decision"] = decision_of(s)
    view["stack"] = stack_of(s)
    view["discarded"] = names(s.box.deck_ids, discarded(s))
    view["removed"] = [] if gift_is_left(s) else [s.box.token_ids[GIFT]]
    view["bag"] = {"tiles": int(total(s.bag)), "goods": goods_of(s, s.bag)}
    view["supply"] = supply_of(s)
    view["bonus_pile"] = bonus_pile_of(s, seat)
    view["castle_pile"] = castle_pile_of(s, seat)
    view["seats"] = [seat_of(s, n, seat) for n in range(len(s.seats))]
    view["standing"] = [standing_of(s, n, seat) for n in range(len(s.seats))]
    return view


def phase_of(s: Realm) -> str:
    """The phase of the round (FE-2.1)."""
    return POINTS[s.pending[0] % 64] if s.pending else "over"


def decision_of(s: Realm) -> Json | None:
    if not s.pending:
        return None
    return {"seat": int(s.player), "point": POINTS[s.top()]}


def discarded(s: Realm) -> int:
    """The deck tiles that have left the game, as a mask (FE-6.5)."""
    gone = s.box.all_decks & ~s.deck_left
    for tile in [int(s.deck_top), *[int(s.deck(pier)) for pier in range(PIERS)]]:
        if tile >= 0:
            gone &= ~bit_of(tile)
    return int(gone)


def gift_is_left(s: Realm) -> bool:
    """Does the Gift still lie on the island (FA-6.5)?  It never stays with a player."""
    return not s.box.is_advanced or GIFT + 1 in s.tokens


def stack_of(s: Realm) -> Json:
    """How many deck tiles are left, the back of the top one, and its face when the stack lies open (FV-1.1)."""
    size = stack_size(s)
    back = None
    if size > 0:
        is_grey = (s.box.grey >> s.deck_top) & 1 == 1 if s.deck_top >= 0 else next_backs(s) & s.box.grey != 0
        back = "grey" if is_grey else "blue"
    return {"tiles": size, "back": back, "top": None if s.deck_top < 0 else s.box.deck_ids[s.deck_top]}


def supply_of(s: Realm) -> Json:
    """What is left of spice, gold and food (FE-1.9)."""
    return {
        "spice": s.box.spice - sum(int(seat.spice) for seat in s.seats),
        "gold": s.box.gold - sum(int(seat.gold) for seat in s.seats),
        "food": s.box.food - sum(int(seat.food) for seat in s.seats),
    }


def bonus_pile_of(s: Realm, seat: int) -> Json:
    """The number and the top tile; the whole pile for one who has looked through it (FE-2.4, FE-4.10)."""
    order = s.bonus_order()
    seen = order if s.is_over or knows(int(s.bonus_seen), seat) else order[:1]
    return {"tiles": len(order) + size_of(s.bonus_hidden), "seen": [s.box.bonus_ids[tile] for tile in seen]}


def castle_pile_of(s: Realm, seat: int) -> Json:
    """The number of cards, those this seat is shown now, and those it knows under the pile (FA-4.1, FA-4.4)."""
    looked = [int(seen) for seen in (s.look_1, s.look_2) if seen >= 0]
    return {
        "cards": cards_in_pile(s),
        "looked_at": [card_for(s, seen, seat) for seen in looked],
        "under": [card_for(s, seen, seat) for seen in s.castle_under],
    }


def card_for(s: Realm, seen: int, seat: int) -> str | None:
    """A castle card as this seat knows it."""
    return s.box.castle_ids[card_of(seen)] if s.is_over or knows(seen_by(seen), seat) else None


def seat_of(s: Realm, n: int, seat: int) -> Json:
    """A player as this seat sees it; at the end everything is shown."""
    shown = open_seat_of(s, n)
    shown["colour"] = s.box.colours[n]
    shown["counts"] = counts_of(s, n)
    if n == seat or s.is_over:
        shown.update(secrets_of(s, n))
    elif s.box.open_holdings:
        shown["tokens"] = names(s.box.token_ids, s.seats[n].tokens)
    return shown


def standing_of(s: Realm, n: int, seat: int) -> Json:
    """The points if the game ended now, as far as this seat can count them."""
    is_known = n == seat or s.is_over
    lines = lines_of(s, n) if is_known else open_lines_of(s, n)
    return {
        "complete": is_known,
        "points": sum(lines),
        "lines": {SOURCES[line]: lines[line] for line in range(len(lines)) if lines[line] > 0},
    }
