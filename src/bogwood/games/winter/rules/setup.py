"""Setting up (EW-1, RR-1, RR-2, SO-1): chance lays out what is open, then the players choose."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.facts import Arguments, Tale
from bogwood.kernel.game import Sentence
from bogwood.kernel.native import i64
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .box import OPEN_ANIMALS, PLACES, SIDE_NAMES, Box
from .cards import draw_cards
from .develop import refill_culture
from .effects import words_of
from .exploring import enter_camp
from .hunting import refill_animal
from .mapping import deal_stones, lay_map
from .packs import bit, bit_at, bits_in, size_of
from .preparing import begin_round
from .rival import rival_base
from .rivers import rafts_home
from .state import Tribe, World, empty_table, has_rival, is_rival
from .steps import ACTION, BASE_PLACE, CHIEF_SIDE, SETUP, SETUP_CARD, STEPS, Step
from .tell import tell, tell_all, tell_owner

SIDES: Final = 0
SEAT_BONUSES: Final = 1
CARDS: Final = 2
FIRST_CAMPS: Final = 3
GAINS: Final = 4
FIRST_HANDS: Final = 5
"""The order of what follows the laying out (EW-1.11)."""


def new_game(box: Box, seed: str, tale: Tale | None) -> World:
    """The table before the first decision (EW-1)."""
    s = empty_table(box)
    s.rekey(seed)
    s.tale = tale
    lay_map(s)
    s.stacks = box.all_stacks
    s.culture_deck = box.era_culture[0] | box.era_culture[1]
    for place in range(PLACES):
        refill_culture(s, place)
    s.stones_1 = deal_stones(s, 0)
    s.stones_2 = deal_stones(s, 1)
    s.animal_deck = box.all_animals
    for place in range(OPEN_ANIMALS - 1, -1, -1):
        refill_animal(s, place)
    s.fish = box.all_fish
    seat_tribes(s)
    s.push(SETUP, 0, SIDES)
    STEPS.settle(s)
    return s


def seat_tribes(s: World) -> None:
    """Boards, starting cards, a chief for each player, a random turn order (EW-1.8 to EW-1.10, SO-1.2)."""
    box = s.box
    chiefs: i64 = bit(len(box.chief_ids)) - 1
    for seat in range(box.tribes):
        tribe = Tribe()
        tribe.camps_home = box.camps
        if seat < box.players:
            tribe.deck = box.starting_deck
            tribe.members = box.members
            tribe.chiefs = 1
            tribe.chief = bit_at(chiefs, s.draw(size_of(chiefs)))
            chiefs &= ~bit(tribe.chief)
        s.tribes.append(tribe)
    left = list(range(box.tribes))
    s.set_order([left.pop(s.draw(len(left))) for _ in range(box.tribes)] if box.players > 1 else left)
    if s.tale is not None:
        for seat in range(box.players):
            tell(s, "chief_dealt", seat, 0, "", {"chief": box.chief_ids[s.tribes[seat].chief]})


class Setup(Step):
    """One stage after the other; what players decide stands on top (EW-1.11)."""

    def settle(self, s: World) -> bool:
        stage = s.argument()
        s.replace(SETUP, 0, stage + 1)
        if stage == SIDES:
            s.turn += 1
            s.sealed = bit(s.box.players) - 1
            s.push(CHIEF_SIDE, 0)
        elif stage == SEAT_BONUSES:
            for place in range(s.box.players):
                s.bonus(s.at_place(place), s.box.seat_bonus[place])
        elif stage == CARDS:
            deal_setup_cards(s)
        elif stage == FIRST_CAMPS:
            place_first_camps(s)
        elif stage == GAINS:
            for seat in players_in_order(s):
                s.bonus(seat, gain_of(s, seat))
        else:
            draw_first_hands(s)
        return True


def players_in_order(s: World) -> list[int]:
    """Steps are worked off from the top of the stack: pushed in turn order they come in reverse order."""
    return [seat for seat in s.turn_order() if not is_rival(s, seat)]


class ChiefSide(Step):
    """All choose a side of their chief in secret; revealed together (EW-1.10)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        out.offer(choices.SIDE)
        out.offer(choices.SIDE + 1)

    def choose(self, s: World, seat: int, option: int) -> None:
        tribe = s.tribes[seat]
        tribe.side = option - choices.SIDE
        s.sealed &= ~bit(seat)
        if s.tale is not None:
            tell_owner(s, "side_chosen", seat, 0, side_words(s, seat))
            tell(s, "side_sealed", seat, 0, "", {})
        if s.sealed != 0:
            s.replace(CHIEF_SIDE, bits_in(s.sealed)[0])
            return
        s.pop()
        if s.tale is not None:
            for other in range(s.box.players):
                tell(s, "side_shown", other, 0, "", side_words(s, other))

    def answers(self, option: int) -> bool:
        return option in (choices.SIDE, choices.SIDE + 1)

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        chief = s.box.chief_ids[s.tribes[seat].chief]
        return Sentence("winter-option-chief_side", {"chief": f"{chief}_{SIDE_NAMES[option - choices.SIDE]}"})


def side_words(s: World, seat: int) -> Arguments:
    tribe = s.tribes[seat]
    return {"chief": f"{s.box.chief_ids[tribe.chief]}_{SIDE_NAMES[tribe.side]}"}


def deal_setup_cards(s: World) -> None:
    """Lay out one more than players to choose from, or deal one to each, or none (EW-1.11)."""
    if s.box.setup_cards == "beginner":
        return
    left: i64 = bit(len(s.box.setup_ids)) - 1
    if s.box.setup_cards == "deal":
        for seat in players_in_order(s):
            card = bit_at(left, s.draw(size_of(left)))
            left &= ~bit(card)
            take_setup_card(s, seat, card)
        return
    for _ in range(s.box.players + s.box.setup_extra):
        card = bit_at(left, s.draw(size_of(left)))
        left &= ~bit(card)
        s.setup_open |= bit(card)
        if s.tale is not None:
            tell_all(s, "setup_card_laid", 0, {"card": s.box.setup_ids[card]})
    for seat in players_in_order(s):
        s.push(SETUP_CARD, seat)


def take_setup_card(s: World, seat: int, card: int) -> None:
    s.tribes[seat].setup_card = card
    if s.tale is not None:
        tell(s, "setup_card", seat, 0, "", {"card": s.box.setup_ids[card]})


class SetupCard(Step):
    """One of the open setup cards (EW-1.11)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        out.offer_cells(choices.SETUP_CARD, (s.setup_open, 0, 0))

    def choose(self, s: World, seat: int, option: int) -> None:
        s.pop()
        s.turn += 1
        s.setup_open &= ~bit(option - choices.SETUP_CARD)
        take_setup_card(s, seat, option - choices.SETUP_CARD)

    def answers(self, option: int) -> bool:
        return choices.SETUP_CARDS.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        return Refusal("setup-card-gone", "EW-1.11", "", card=s.box.setup_ids[option - choices.SETUP_CARD])

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        card = option - choices.SETUP_CARD
        told = words_of(s, s.box.setup_bonus[card])
        told["card"] = s.box.setup_ids[card]
        return Sentence("winter-option-setup_card", told)


def place_first_camps(s: World) -> None:
    """On the Base tile, or each on a start base of its own (EW-1.12, RR-2.1, RR-2.3)."""
    s.setup_open = 0
    if s.land.base >= 0:
        for seat in players_in_order(s):
            enter_camp(s, seat, choices.ENTER_TILE)
        return
    if has_rival(s):
        rival_base(s)
    for seat in players_in_order(s):
        s.push(BASE_PLACE, seat)


def gain_of(s: World, seat: int) -> int:
    """The bonus of the setup card, or the beginner's gain (EW-1.11)."""
    card = s.tribes[seat].setup_card
    return s.box.beginner_bonus if card < 0 else s.box.setup_bonus[card]


def draw_first_hands(s: World) -> None:
    """Everybody draws, first the hand, then what waited; the rafts are put out (EW-1.13, EW-1.14, RR-1.12)."""
    rafts_home(s)
    s.round = 1
    for seat in players_in_order(s):
        tribe = s.tribes[seat]
        draw_cards(s, seat, s.box.hand + int(tribe.waiting))
        tribe.waiting = 0
    begin_round(s)
    s.replace(ACTION, 0)


STEPS[SETUP] = Setup()
STEPS[CHIEF_SIDE] = ChiefSide()
STEPS[SETUP_CARD] = SetupCard()
