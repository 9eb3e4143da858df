"""Develop (EW-5.4, EW-5.5): culture cards are bought, sacred stones taken (EW-14)."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Sentence
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .box import PLACES
from .cards import put_in_hand, put_on_discard
from .deeds import DEEDS, Deed, can_pay, lacks
from .effects import declined
from .packs import KINDS, bit, bit_at, size_of
from .state import STONE_BITS, World
from .steps import CULTURE_BUY, CULTURE_TO, STEPS, STONE_TAKE, Step
from .tell import pay_labour, pay_tools, tell, tell_all

STONE_PLACES: Final = 7
"""The most places an era has on the display of stones."""


def can_buy(s: World, seat: int, place: int) -> bool:
    """Is there an open card on the place, and its price (EW-5.4)?"""
    card = s.open_culture(place)
    return card >= 0 and can_pay(s, seat, s.box.culture_labour[card], 0, s.box.culture_tools[card])


class BuyCulture(Deed):
    """The printed price for an open culture card (EW-5.4)."""

    def can(self, s: World, seat: int) -> bool:
        for place in range(PLACES):
            if can_buy(s, seat, place):
                return True
        return False

    def do(self, s: World, seat: int) -> None:
        s.push(CULTURE_BUY, seat)

    def why(self, s: World, seat: int) -> Refusal:
        return Refusal("no-culture-affordable", "EW-5.4", "", labour=int(s.labour), tools=int(s.tribes[seat].tools))


class CultureBuy(Step):
    """One of the open cards that can be paid, or none (EW-5.4)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        for place in range(PLACES):
            if can_buy(s, seat, place):
                out.offer(choices.CULTURE_PLACE + place)
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        if option == choices.DECLINE:
            s.pop()
            return
        place = option - choices.CULTURE_PLACE
        if can_take_to_hand(s, seat, place):
            s.replace(CULTURE_TO, seat, place)
        else:
            s.pop()
            buy_culture(s, seat, place, False)

    def answers(self, option: int) -> bool:
        return choices.CULTURE_PLACES.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        card = s.open_culture(option - choices.CULTURE_PLACE)
        if card < 0:
            return Refusal("place-empty", "EW-5.4", "", place=option - choices.CULTURE_PLACE + 1)
        reason = lacks(s, seat, s.box.culture_labour[card], 0, s.box.culture_tools[card])
        return reason or Refusal("not-now", "EW-5.4", "", point="culture_buy")

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.DECLINE:
            return declined()
        place = option - choices.CULTURE_PLACE
        card = s.open_culture(place)
        told: Arguments = {"card": s.box.culture_ids[card], "place": place + 1}
        told["labour"] = s.box.culture_labour[card]
        told["tools"] = s.box.culture_tools[card]
        told["points"] = s.box.culture_vp[card]
        return Sentence("winter-option-culture_buy", told)


def can_take_to_hand(s: World, seat: int, place: int) -> bool:
    card = s.open_culture(place)
    return card >= 0 and s.tribes[seat].tools >= s.box.culture_tools[card] + s.box.culture_to_hand


class CultureTo(Step):
    """To the discard pile, or for more Tools to the hand (EW-5.4)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        out.offer(choices.TO_DISCARD)
        if can_take_to_hand(s, seat, s.argument()):
            out.offer(choices.TO_HAND)

    def choose(self, s: World, seat: int, option: int) -> None:
        place = s.argument()
        s.pop()
        buy_culture(s, seat, place, option == choices.TO_HAND)

    def answers(self, option: int) -> bool:
        return option in (choices.TO_DISCARD, choices.TO_HAND)

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        card = s.box.culture_ids[s.open_culture(s.argument())]
        if option == choices.TO_DISCARD:
            return Sentence("winter-option-to_discard", {"card": card})
        return Sentence("winter-option-to_hand-tools", {"card": card, "price": s.box.culture_to_hand})

    def details(self, s: World) -> Arguments:
        return {"card": s.box.culture_ids[s.open_culture(s.argument())]}

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        return argument < PLACES and can_buy(s, seat, argument)


def buy_culture(s: World, seat: int, place: int, to_hand: bool) -> None:
    """Pay, take the card, refill the place (EW-5.4)."""
    card = int(s.open_culture(place))
    pay_labour(s, seat, s.box.culture_labour[card])
    pay_tools(s, seat, s.box.culture_tools[card] + (s.box.culture_to_hand if to_hand else 0))
    if to_hand:
        put_in_hand(s.tribes[seat], KINDS + card)
    else:
        put_on_discard(s.tribes[seat], KINDS + card)
    if s.tale is not None:
        zone = "hand" if to_hand else "discard"
        tell(s, "culture_bought", seat, 1, "", {"card": s.box.culture_ids[card], "zone": zone})
    s.set_open_culture(place, -1)
    refill_culture(s, place)


def refill_culture(s: World, place: int) -> None:
    """The top card of the era's deck comes to a place; without one it stays empty (EW-5.4, EW-15.5)."""
    deck = s.culture_deck & s.box.era_culture[s.era()]
    if deck == 0:
        return
    card = bit_at(deck, s.draw(size_of(deck)))
    s.culture_deck &= ~bit(card)
    s.set_open_culture(place, card)
    if s.tale is not None:
        tell_all(s, "culture_laid", 0, {"card": s.box.culture_ids[card], "place": place + 1})


class TakeStone(Deed):
    """Tools for a stone of the current era (EW-5.5)."""

    def can(self, s: World, seat: int) -> bool:
        shown = s.stones_1 if s.era() == 0 else s.stones_2
        return shown != 0 and s.tribes[seat].tools >= s.box.stone_tools[s.era()]

    def do(self, s: World, seat: int) -> None:
        s.push(STONE_TAKE, seat)

    def why(self, s: World, seat: int) -> Refusal:
        return lacks(s, seat, 0, 0, s.box.stone_tools[s.era()]) or Refusal("no-stone-left", "EW-14.2")

    def words(self, s: World, seat: int) -> Arguments:
        return {"tools": s.box.stone_tools[s.era()]}


class StoneTake(Step):
    """One of the open stones of the era, or none (EW-5.5)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        if s.tribes[seat].tools >= s.box.stone_tools[s.era()]:
            for place in range(STONE_PLACES):
                if s.open_stone(place) >= 0:
                    out.offer(choices.STONE_PLACE + place)
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        s.pop()
        if option != choices.DECLINE:
            take_stone(s, seat, option - choices.STONE_PLACE)

    def answers(self, option: int) -> bool:
        return choices.STONE_PLACES.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        missing = lacks(s, seat, 0, 0, s.box.stone_tools[s.era()])
        return missing or Refusal("place-empty", "EW-14.2", "", place=option - choices.STONE_PLACE + 1)

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.DECLINE:
            return declined()
        stone = s.open_stone(option - choices.STONE_PLACE)
        return Sentence("winter-option-stone_take", {"stone": s.box.stone_ids[stone]})


def take_stone(s: World, seat: int, place: int) -> None:
    """The stone lies before its owner for good; its place is not refilled (EW-14.1, EW-14.2)."""
    tribe = s.tribes[seat]
    stone = s.open_stone(place)
    pay_tools(s, seat, s.box.stone_tools[s.era()])
    s.take_open_stone(place)
    taken = len(tribe.stone_order())
    tribe.stones |= (stone + 1) << (STONE_BITS * taken)
    if s.tale is not None:
        tell(s, "stone_taken", seat, 1, "", {"stone": s.box.stone_ids[stone]})


STEPS[CULTURE_BUY] = CultureBuy()
STEPS[CULTURE_TO] = CultureTo()
STEPS[STONE_TAKE] = StoneTake()
DEEDS[choices.BUY_CULTURE] = BuyCulture()
DEEDS[choices.TAKE_STONE] = TakeStone()
