"""What a seat cannot know, dealt afresh (EW-15.4): which cards of others are in hand, draw pile and secret pile."""

from __future__ import annotations

from .packs import bit, bit_at, count_of, kind_at, kinds_in, one, size_of, total
from .state import Tribe, World
from .steps import CHIEF_SIDE, CULTURE_PAYMENT, ECLIPSE_PILE


def dealt_afresh(s: World, seat: int, seed: str) -> World:
    """A state that this seat (or, with -1, a watcher) cannot tell from the given one."""
    twin = s.clone()
    twin.rekey(seed)
    if twin.is_over:
        return twin
    forget_payment(twin, seat)
    for n in range(twin.box.players):
        if n != seat:
            deal_cards(twin, n)
            deal_side(twin, n)
    return twin


def forget_payment(s: World, seat: int) -> None:
    """Which further culture card another one is about to pay for is not known yet (EW-4.2)."""
    if s.pending and s.top() == CULTURE_PAYMENT and s.seat_to_act() != seat:
        s.pop()


def deal_side(s: World, n: int) -> None:
    """A side chosen in secret (EW-1.10)."""
    if s.top() == CHIEF_SIDE and not (s.sealed >> n) & 1:
        s.tribes[n].side = s.draw(2)


def deal_cards(s: World, n: int) -> None:
    """Hand and draw pile: what is known of the hand stays there, the rest is mixed (EW-15.4)."""
    tribe = s.tribes[n]
    is_choosing = s.top() == ECLIPSE_PILE
    if is_choosing:
        tribe.hand += tribe.pile
        tribe.pile = 0
    size = tribe.hand_size() - int(total(tribe.known)) - size_of(tribe.known_culture)
    tribe.deck += tribe.hand - tribe.known
    tribe.deck_culture |= tribe.hand_culture & ~tribe.known_culture
    tribe.hand = tribe.known
    tribe.hand_culture = tribe.known_culture
    for _ in range(size):
        deal_one(s, tribe)
    if is_choosing and not (s.sealed >> n) & 1:
        deal_pile(s, tribe)


def deal_one(s: World, tribe: Tribe) -> None:
    basic = int(total(tribe.deck))
    place = s.draw(basic + size_of(tribe.deck_culture))
    if place < basic:
        kind = kind_at(tribe.deck, place)
        tribe.deck -= one(kind)
        tribe.hand += one(kind)
    else:
        card = bit_at(tribe.deck_culture, place - basic)
        tribe.deck_culture &= ~bit(card)
        tribe.hand_culture |= bit(card)


def deal_pile(s: World, tribe: Tribe) -> None:
    """Any cards of the hand may lie on a pile that is not revealed yet (EW-16.1)."""
    for kind in kinds_in(tribe.hand):
        number = s.draw(int(count_of(tribe.hand, kind)) + 1)
        tribe.hand -= one(kind) * number
        tribe.pile += one(kind) * number
