"""Initiate (EW-5.2, EW-5.3): tribe cards are taken, cards are buried (EW-12)."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Sentence
from bogwood.kernel.native import i64
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices, program
from .cards import basic_in, culture_in, put_in_hand, put_on_discard, take_from
from .deeds import DEEDS, Deed, can_pay, lacks
from .effects import EFFECTS, Verb, declined, usable
from .idols import honor_step
from .packs import KINDS, bit, bits_in, count_of, kinds_in, one
from .state import World
from .steps import BURY_CARD, RECRUIT_STACK, RECRUIT_TO, SETUP_RECRUIT, STEPS, Step
from .tell import lose, pay_food, pay_labour, tell

ZONES: Final = [program.HAND, program.PLAYED, program.DISCARD, program.DECK]


class Recruit(Deed):
    """Labour and Food for a tribe card (EW-5.2)."""

    def can(self, s: World, seat: int) -> bool:
        return s.stacks != 0 and can_pay(s, seat, s.box.recruit_labour, s.box.recruit_food, 0)

    def do(self, s: World, seat: int) -> None:
        s.push(RECRUIT_STACK, seat)

    def why(self, s: World, seat: int) -> Refusal:
        return lacks(s, seat, s.box.recruit_labour, s.box.recruit_food, 0) or Refusal("stacks-empty", "EW-15.5")

    def words(self, s: World, seat: int) -> Arguments:
        return {"labour": s.box.recruit_labour, "food": s.box.recruit_food}


class RecruitStack(Step):
    """A stack that is not empty, or nothing (EW-5.2)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        for kind in kinds_in(s.stacks):
            out.offer(choices.STACK + kind)
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        if option == choices.DECLINE:
            s.pop()
            return
        kind = option - choices.STACK
        if can_go_to_hand(s, seat):
            s.replace(RECRUIT_TO, seat, kind)
        else:
            s.pop()
            recruit(s, seat, kind, False)

    def answers(self, option: int) -> bool:
        return choices.STACKS.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        return Refusal("stack-empty", "EW-15.5", "", card=s.box.basic_ids[option - choices.STACK])

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.DECLINE:
            return declined()
        kind = option - choices.STACK
        left = int(count_of(s.stacks, kind))
        return Sentence("winter-option-recruit_stack", {"card": s.box.basic_ids[kind], "left": left})

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        return can_pay(s, seat, s.box.recruit_labour, s.box.recruit_food, 0)


def can_go_to_hand(s: World, seat: int) -> bool:
    """Is the extra Food there, or the way to the hand free (EW-5.2)?"""
    return s.free_to_hand > 0 or s.tribes[seat].food >= s.box.recruit_food + s.box.recruit_to_hand


class RecruitTo(Step):
    """To the discard pile, or for more Food to the hand (EW-5.2)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        out.offer(choices.TO_DISCARD)
        if can_go_to_hand(s, seat):
            out.offer(choices.TO_HAND)

    def choose(self, s: World, seat: int, option: int) -> None:
        kind = s.argument()
        s.pop()
        recruit(s, seat, kind, option == choices.TO_HAND)

    def answers(self, option: int) -> bool:
        return option in (choices.TO_DISCARD, choices.TO_HAND)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        price = s.box.recruit_food + s.box.recruit_to_hand
        return Refusal("no-food", "EW-5.2", "", found=int(s.tribes[seat].food), price=price)

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        card = s.box.basic_ids[s.argument()]
        if option == choices.TO_DISCARD:
            return Sentence("winter-option-to_discard", {"card": card})
        price = 0 if s.free_to_hand > 0 else s.box.recruit_to_hand
        return Sentence("winter-option-to_hand-food", {"card": card, "price": price})

    def details(self, s: World) -> Arguments:
        return {"card": s.box.basic_ids[s.argument()]}

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        is_there = argument < KINDS and count_of(s.stacks, argument) > 0
        return is_there and can_pay(s, seat, s.box.recruit_labour, s.box.recruit_food, 0)


def recruit(s: World, seat: int, kind: int, to_hand: bool) -> None:
    """Pay and take the card; a free way to the hand is used up only by going there (EW-5.2)."""
    food = s.box.recruit_food
    if to_hand and s.free_to_hand > 0:
        s.free_to_hand -= 1
    elif to_hand:
        food += s.box.recruit_to_hand
    pay_labour(s, seat, s.box.recruit_labour)
    pay_food(s, seat, food)
    s.stacks -= one(kind)
    if to_hand:
        put_in_hand(s.tribes[seat], kind)
    else:
        put_on_discard(s.tribes[seat], kind)
    if s.tale is not None:
        zone = "hand" if to_hand else "discard"
        tell(s, "recruited", seat, 1, "", {"card": s.box.basic_ids[kind], "zone": zone})


class RecruitFree(Verb):
    """A tribe card into the own deck, before it is shuffled (EW-1.13)."""

    def can(self, s: World, seat: int, pc: int) -> bool:
        return s.stacks != 0

    def do(self, s: World, seat: int, pc: int) -> None:
        if s.stacks != 0:
            s.push(SETUP_RECRUIT, seat)
        else:
            lose(s, seat, "recruit")


class SetupRecruit(RecruitStack):
    """The tribe card of Large Family (EW-1.13)."""

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        """It costs nothing."""
        return True

    def choose(self, s: World, seat: int, option: int) -> None:
        s.pop()
        if option == choices.DECLINE:
            return
        kind = option - choices.STACK
        s.stacks -= one(kind)
        s.tribes[seat].deck += one(kind)
        if s.tale is not None:
            tell(s, "recruited", seat, 1, "", {"card": s.box.basic_ids[kind], "zone": "starting_deck"})


class BuryDeed(Deed):
    """Bury a card from the hand or of those played this turn (EW-5.3)."""

    def can(self, s: World, seat: int) -> bool:
        return usable(s, seat, s.box.bury_bonus)

    def do(self, s: World, seat: int) -> None:
        s.bonus(seat, s.box.bury_bonus)

    def why(self, s: World, seat: int) -> Refusal:
        return Refusal("nothing-to-bury", "EW-12.2")


def basic_to_bury(s: World, seat: int, pc: int, zone: int) -> i64:
    """The starting and tribe cards of a zone that a record lets be buried (EW-12.2)."""
    if not s.box.about[pc] & zone:
        return 0
    pack = basic_in(s.tribes[seat], zone)
    only = s.box.more[pc]
    return pack if only < 0 else one(only) * count_of(pack, only)


def culture_to_bury(s: World, seat: int, pc: int, zone: int) -> i64:
    """The culture cards: all but the one that causes it (EW-4.3)."""
    if not s.box.about[pc] & zone or s.box.more[pc] >= 0:
        return 0
    found = culture_in(s.tribes[seat], zone)
    cause = s.box.cause[pc]
    if cause >= 0 and zone == program.PLAYED:
        found &= ~bit(cause)
    return found


class Bury(Verb):
    def can(self, s: World, seat: int, pc: int) -> bool:
        for zone in ZONES:
            if basic_to_bury(s, seat, pc, zone) != 0 or culture_to_bury(s, seat, pc, zone) != 0:
                return True
        return False

    def do(self, s: World, seat: int, pc: int) -> None:
        if self.can(s, seat, pc):
            s.push(BURY_CARD, seat, pc)
        else:
            lose(s, seat, "bury")


class BuryCard(Step):
    """A card of the allowed zones of any kind, or none (EW-12.2, EW-12.3)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        pc = s.argument()
        for n in range(len(ZONES)):
            base = choices.BURIED + n * choices.CARDS
            for kind in kinds_in(basic_to_bury(s, seat, pc, ZONES[n])):
                out.offer(base + kind)
            for card in bits_in(culture_to_bury(s, seat, pc, ZONES[n])):
                out.offer(base + KINDS + card)
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        s.pop()
        if option != choices.DECLINE:
            place = option - choices.BURIED
            bury(s, seat, ZONES[place // choices.CARDS], place % choices.CARDS)

    def answers(self, option: int) -> bool:
        return choices.BURIED_CARDS.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        card = s.box.card_name((option - choices.BURIED) % choices.CARDS)
        return Refusal("not-buried-from-there", "EW-12.2", "", card=card)

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.DECLINE:
            return declined()
        place = option - choices.BURIED
        zone = program.ZONES[place // choices.CARDS]
        return Sentence("winter-option-bury_card", {"card": s.box.card_name(place % choices.CARDS), "zone": zone})

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        return argument < len(s.box.verb) and s.box.verb[argument] == program.BURY


def bury(s: World, seat: int, zone: int, card: int) -> None:
    """The card leaves the deck for good; then a step of Honor (EW-12.1)."""
    tribe = s.tribes[seat]
    take_from(tribe, zone, card)
    if card < KINDS:
        tribe.grave += one(card)
    else:
        tribe.grave_culture |= bit(card - KINDS)
    if s.tale is not None:
        tell(s, "buried", seat, 1, "", {"card": s.box.card_name(card)})
    honor_step(s, seat)


STEPS[RECRUIT_STACK] = RecruitStack()
STEPS[RECRUIT_TO] = RecruitTo()
STEPS[SETUP_RECRUIT] = SetupRecruit()
STEPS[BURY_CARD] = BuryCard()
DEEDS[choices.RECRUIT] = Recruit()
DEEDS[choices.BURY] = BuryDeed()
EFFECTS[program.RECRUIT] = RecruitFree()
EFFECTS[program.BURY] = Bury()
