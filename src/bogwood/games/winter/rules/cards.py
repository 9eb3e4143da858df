"""The cards of a player (EW-15): drawing, shuffling, and where they lie.

Cards are numbered: kinds of starting and tribe cards from 0, culture cards from KINDS.
"""

from __future__ import annotations

from bogwood.kernel.native import i64

from .packs import KINDS, bit, bit_at, bits_in, count_of, kind_at, kinds_in, one, size_of, total
from .program import DECK, DISCARD, HAND, PLAYED
from .state import Tribe, World
from .tell import tell, tell_owner


def draw_cards(s: World, seat: int, number: int) -> None:
    """Cards one by one from the draw pile; during setup they wait (EW-15.2, EW-1.13)."""
    tribe = s.tribes[seat]
    if s.round == 0:
        tribe.waiting += number
        return
    drawn = 0
    while drawn < number and draw_card(s, seat):
        drawn += 1
    if s.tale is not None and drawn > 0:
        tell(s, "drew", seat, drawn, "", {})


def draw_card(s: World, seat: int) -> bool:
    """One card to the hand; False when draw and discard pile are empty (EW-15.2)."""
    tribe = s.tribes[seat]
    basic = total(tribe.deck)
    size = basic + size_of(tribe.deck_culture)
    if size == 0:
        if not shuffle_discards(s, seat):
            return False
        basic = total(tribe.deck)
        size = basic + size_of(tribe.deck_culture)
    place = s.draw(int(size))
    if place < basic:
        kind = kind_at(tribe.deck, place)
        tribe.deck -= one(kind)
        tribe.hand += one(kind)
        if s.tale is not None:
            tell_owner(s, "drew_card", seat, 1, {"card": s.box.card_name(int(kind))})
    else:
        card = bit_at(tribe.deck_culture, place - basic)
        tribe.deck_culture &= ~bit(card)
        tribe.hand_culture |= bit(card)
        if s.tale is not None:
            tell_owner(s, "drew_card", seat, 1, {"card": s.box.culture_ids[card]})
    return True


def shuffle_discards(s: World, seat: int) -> bool:
    """The discard pile becomes the draw pile; who counts cards now knows the whole hand (EW-15.2)."""
    tribe = s.tribes[seat]
    if tribe.discard == 0 and tribe.discard_culture == 0:
        return False
    tribe.deck = tribe.discard
    tribe.deck_culture = tribe.discard_culture
    tribe.discard = 0
    tribe.discard_culture = 0
    tribe.known = tribe.hand
    tribe.known_culture = tribe.hand_culture
    if s.tale is not None:
        tell(s, "shuffled", seat, tribe.deck_size(), "", {})
    return True


def take_from_hand(tribe: Tribe, card: int) -> None:
    """A card leaves the hand for everybody to see."""
    if card < KINDS:
        tribe.hand -= one(card)
        if count_of(tribe.known, card) > 0:
            tribe.known -= one(card)
    else:
        tribe.hand_culture &= ~bit(card - KINDS)
        tribe.known_culture &= ~bit(card - KINDS)


def put_in_hand(tribe: Tribe, card: int) -> None:
    """A card comes to the hand for everybody to see."""
    if card < KINDS:
        tribe.hand += one(card)
        tribe.known += one(card)
    else:
        tribe.hand_culture |= bit(card - KINDS)
        tribe.known_culture |= bit(card - KINDS)


def put_on_discard(tribe: Tribe, card: int) -> None:
    if card < KINDS:
        tribe.discard += one(card)
    else:
        tribe.discard_culture |= bit(card - KINDS)


def put_with_played(tribe: Tribe, card: int) -> None:
    """Cards played lie in front of the player until the turn ends (EW-3.3)."""
    if card < KINDS:
        tribe.played += one(card)
    else:
        tribe.played_culture |= bit(card - KINDS)


def clear_played(tribe: Tribe) -> None:
    """At the end of the turn they go to the discard pile (EW-2.3)."""
    tribe.discard += tribe.played
    tribe.discard_culture |= tribe.played_culture
    tribe.played = 0
    tribe.played_culture = 0


def basic_in(tribe: Tribe, zone: int) -> i64:
    """The starting and tribe cards of a zone."""
    if zone == HAND:
        return tribe.hand
    if zone == PLAYED:
        return tribe.played
    return tribe.discard if zone == DISCARD else tribe.deck


def culture_in(tribe: Tribe, zone: int) -> i64:
    """The culture cards of a zone."""
    if zone == HAND:
        return tribe.hand_culture
    if zone == PLAYED:
        return tribe.played_culture
    return tribe.discard_culture if zone == DISCARD else tribe.deck_culture


def take_from(tribe: Tribe, zone: int, card: int) -> None:
    """Take a card out of a zone."""
    if zone == HAND:
        take_from_hand(tribe, card)
    elif card < KINDS:
        if zone == PLAYED:
            tribe.played -= one(card)
        elif zone == DISCARD:
            tribe.discard -= one(card)
        elif zone == DECK:
            tribe.deck -= one(card)
    elif zone == PLAYED:
        tribe.played_culture &= ~bit(card - KINDS)
    elif zone == DISCARD:
        tribe.discard_culture &= ~bit(card - KINDS)
    elif zone == DECK:
        tribe.deck_culture &= ~bit(card - KINDS)


def cards_in(basic: i64, culture: i64) -> list[int]:
    """The different cards of a zone by number."""
    return kinds_in(basic) + [KINDS + card for card in bits_in(culture)]


def all_basic(tribe: Tribe) -> i64:
    """Starting and tribe cards that are not buried (EW-19.3)."""
    return tribe.hand + tribe.deck + tribe.discard + tribe.played + tribe.pile


def all_culture(tribe: Tribe) -> i64:
    """Culture cards that are not buried (EW-19.3)."""
    return tribe.hand_culture | tribe.deck_culture | tribe.discard_culture | tribe.played_culture
