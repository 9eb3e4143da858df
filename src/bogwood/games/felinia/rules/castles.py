"""Castle cards (FA-4): a merchant in a castle looks at two cards, and its player may keep one."""

from __future__ import annotations

from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Sentence
from bogwood.kernel.native import i64
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .box import bit_of
from .packs import bit_at, count_of, size_of
from .state import Realm, card_of, card_seen, seen_by
from .steps import CASTLE, STEPS, Step
from .tell import return_good, tell, tell_owner


def cards_in_pile(s: Realm) -> int:
    return size_of(s.castle_left) + len(s.castle_under)


def draw_card(s: Realm, seat: int) -> i64:
    """The top card of the pile, now seen by this player; -1 when there is none (FA-4.1).

    Cards put under the pile come up again only when all others are gone, in their order (FA-4.4).
    """
    if s.castle_left != 0:
        card = bit_at(s.castle_left, s.draw(size_of(s.castle_left)))
        s.castle_left &= ~bit_of(card)
        return card_seen(card, bit_of(seat))
    if not s.castle_under:
        return -1
    known: i64 = s.castle_under[0]
    s.castle_under = s.castle_under[1:]
    return card_seen(card_of(known), seen_by(known) | bit_of(seat))


def look(s: Realm, seat: int) -> None:
    """The two top cards, seen by this player alone (FA-4.1)."""
    s.look_1 = draw_card(s, seat)
    if s.look_1 < 0:
        return
    s.look_2 = draw_card(s, seat)
    if s.tale is not None:
        tell(s, "castle_looked", seat, 1 if s.look_2 < 0 else 2, "", {})
        for place in range(2):
            if looked_at(s, place) >= 0:
                tell_owner(s, "castle_seen", seat, card_words(s, card_of(looked_at(s, place))))
    s.push(CASTLE, seat)


def looked_at(s: Realm, place: int) -> i64:
    return s.look_1 if place == 0 else s.look_2


def card_words(s: Realm, card: int) -> Arguments:
    return {"card": s.box.castle_ids[card], "picture": s.box.pictures[s.box.castle_picture[card]]}


def fits(s: Realm, seat: int, card: int) -> bool:
    """Does the player hold fewer cards of this picture than allowed (FA-4.3, FA-5.2)?"""
    held = s.seats[seat].castles & s.box.picture_mask[s.box.castle_picture[card]]
    return size_of(held) < s.box.picture_limit


def can_keep(s: Realm, seat: int, place: int) -> bool:
    """The picture is allowed and the good it asks for is there (FA-4.2, FA-4.3)."""
    seen = looked_at(s, place)
    if seen < 0:
        return False
    card = card_of(seen)
    good = s.box.castle_good[card]
    return fits(s, seat, card) and (good < 0 or count_of(s.seats[seat].goods, good) > 0)


class Castle(Step):
    """Keep one of the cards or none, before the merchant moves on (FA-4.1, FA-4.5)."""

    def settle(self, s: Realm) -> bool:
        seat = s.seat_to_act()
        if can_keep(s, seat, 0) or can_keep(s, seat, 1):
            return False
        keep(s, seat, -1)
        return True

    def options(self, s: Realm, seat: int, out: Options) -> None:
        for place in range(2):
            if can_keep(s, int(s.player), place):
                out.offer(choices.KEEP_CARD + place)
        out.offer(choices.KEEP_NONE)

    def choose(self, s: Realm, seat: int, option: int) -> None:
        keep(s, int(s.player), -1 if option == choices.KEEP_NONE else option - choices.KEEP_CARD)

    def answers(self, option: int) -> bool:
        return choices.KEEPING.holds(option)

    def why(self, s: Realm, seat: int, option: int) -> Refusal:
        place = option - choices.KEEP_CARD
        if looked_at(s, place) < 0:
            return Refusal("no-such-card", "FA-4.1", "", number=place + 1)
        card = card_of(looked_at(s, place))
        if not fits(s, int(s.player), card):
            picture = s.box.pictures[s.box.castle_picture[card]]
            return Refusal("picture-limit", "FA-4.3", "", picture=picture, most=s.box.picture_limit)
        return Refusal("good-missing", "FA-4.2", "", good=s.box.goods[s.box.castle_good[card]])

    def describe(self, s: Realm, seat: int, option: int) -> Sentence:
        if option == choices.KEEP_NONE:
            return Sentence("felinia-option-castle-none", {})
        card = card_of(looked_at(s, option - choices.KEEP_CARD))
        told = card_words(s, card)
        if s.box.castle_good[card] < 0:
            return Sentence("felinia-option-castle", told)
        told["good"] = s.box.goods[s.box.castle_good[card]]
        return Sentence("felinia-option-castle-paid", told)


def keep(s: Realm, seat: int, place: int) -> None:
    """The card kept is paid for and secret; the others go under the pile, first drawn first (FA-4.2, FA-4.4).

    Who knew a card before still knows it when none was kept; otherwise only the player who looked does.
    """
    under = s.castle_under.copy()
    for n in range(2):
        seen = looked_at(s, n)
        if seen >= 0 and n != place:
            under.append(int(seen if place < 0 else card_seen(card_of(seen), bit_of(seat))))
    kept = -1 if place < 0 else card_of(looked_at(s, place))
    s.castle_under = under
    s.look_1 = -1
    s.look_2 = -1
    s.pop()
    if kept >= 0:
        s.seats[seat].castles |= bit_of(kept)
        if s.box.castle_good[kept] >= 0:
            return_good(s, seat, s.box.castle_good[kept], 1, "castle")
    if s.tale is not None:
        tell(s, "castle_kept", seat, 0 if kept < 0 else 1, "", {})
        if kept >= 0:
            tell_owner(s, "castle_kept_own", seat, card_words(s, kept))


STEPS[CASTLE] = Castle()
