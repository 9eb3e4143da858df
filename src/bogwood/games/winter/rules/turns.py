"""The Action phase (EW-2 to EW-7): one figure after another, with culture cards before and boxes behind it."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Sentence
from bogwood.kernel.native import i64
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .cards import cards_in, clear_played, put_on_discard, put_with_played, take_from_hand
from .deeds import DEEDS
from .effects import LABOUR_BITS, usable, words_of
from .packs import KINDS, bit, kinds_in
from .program import COLUMNS, REST
from .rival import rival_turn
from .state import World, is_rival
from .steps import ACTION, BOX, CHIEF_USE, CULTURE_PAYMENT, ECLIPSE, FIGURE, STEPS, Step
from .tell import gain_labour, tell

FIGURES: Final = 3
"""Figures of a player, all placed in every round (EW-2.2)."""

LAST_BOX: Final = 3
AFTER_BOXES: Final = 4

ACTIONS: Final[list[list[list[int]]]] = [
    [[choices.RECRUIT], [choices.BURY]],
    [[choices.BUY_CULTURE], [choices.TAKE_STONE]],
    [[choices.HUNT_OPEN, choices.HUNT_DECK], [choices.TIP]],
    [[choices.PLACE_CAMP, choices.MOVE], [choices.VILLAGE]],
]
"""For each column the actions of box 1 and of box 2 (3.6)."""


class Action(Step):
    """In turn order until everybody has placed all figures (EW-2.2); the argument counts the turns."""

    def settle(self, s: World) -> bool:
        made = s.argument()
        if made == FIGURES * len(s.tribes):
            s.replace(ECLIPSE, 0)
            return True
        s.replace(ACTION, 0, made + 1)
        begin_turn(s, s.at_place(made % len(s.tribes)))
        return True


def begin_turn(s: World, seat: int) -> None:
    s.turn += 1
    if is_rival(s, seat):
        rival_turn(s, seat)
    else:
        s.push(FIGURE, seat)


def end_turn(s: World, seat: int) -> None:
    """Cards played go to the discard pile, unused Labour is lost, the hand stays (EW-2.3, EW-3.1, EW-15.3).

    Nothing that belongs to a turn is left for the next one.
    """
    clear_played(s.tribes[seat])
    s.labour = 0
    s.column_labour = 0
    s.culture_played = 0
    s.column = -1
    s.first = 0
    s.free_to_hand = 0
    if s.tale is not None:
        tell(s, "turn_ended", seat, 0, "", {})


# The culture step and the figure


class Figure(Step):
    """Culture cards before the figure, then member or chief into a column or on Rest (EW-2.3, EW-4.1, EW-4.5)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        tribe = s.tribes[seat]
        if tribe.hand_culture != 0 and (s.culture_played == 0 or tribe.hand_size() > 1):
            out.offer_cells(choices.CULTURE, (tribe.hand_culture, 0, 0))
        if tribe.members > 0:
            for column in range(len(COLUMNS)):
                out.offer(choices.FIGURE + column)
        if tribe.chiefs > 0:
            for column in range(len(COLUMNS)):
                out.offer(choices.FIGURE + len(COLUMNS) + column)

    def choose(self, s: World, seat: int, option: int) -> None:
        if choices.CULTURE_CARDS.holds(option):
            card = option - choices.CULTURE
            if s.culture_played == 0:
                play_culture(s, seat, card)
            else:
                s.push(CULTURE_PAYMENT, seat, card)
            return
        place = option - choices.FIGURE
        place_figure(s, seat, place % len(COLUMNS), place >= len(COLUMNS))

    def answers(self, option: int) -> bool:
        return choices.FIGURES.holds(option) or choices.CULTURE_CARDS.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        if choices.FIGURES.holds(option):
            figure = "chief" if option - choices.FIGURE >= len(COLUMNS) else "member"
            return Refusal("figure-placed", "EW-2.2", "", figure=figure)
        card = option - choices.CULTURE
        if (s.tribes[seat].hand_culture >> card) & 1:
            return Refusal("no-card-to-pay", "EW-4.2")
        return Refusal("not-in-hand", "EW-4.1", "", card=s.box.culture_ids[card])

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if choices.CULTURE_CARDS.holds(option):
            told = words_of(s, s.box.culture_bonus[option - choices.CULTURE])
            told["card"] = s.box.culture_ids[option - choices.CULTURE]
            return Sentence("winter-option-culture_play" + ("-paid" if s.culture_played > 0 else ""), told)
        place = option - choices.FIGURE
        column = place % len(COLUMNS)
        figure = "chief" if place >= len(COLUMNS) else "member"
        is_first = column < REST and not (s.columns >> column) & 1
        key = "winter-option-figure-first" if is_first else "winter-option-figure"
        return Sentence(key, {"figure": figure, "column": COLUMNS[column]})


class CulturePayment(Step):
    """Another card of the hand for each further culture card (EW-4.2)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        tribe = s.tribes[seat]
        for card in cards_in(tribe.hand, tribe.hand_culture & ~bit(s.argument())):
            out.offer(choices.PAYMENT + card)
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        culture = s.argument()
        s.pop()
        if option == choices.DECLINE:
            return
        card = option - choices.PAYMENT
        take_from_hand(s.tribes[seat], card)
        put_on_discard(s.tribes[seat], card)
        if s.tale is not None:
            tell(s, "culture_paid", seat, 1, "", {"card": s.box.card_name(card)})
        play_culture(s, seat, culture)

    def answers(self, option: int) -> bool:
        return choices.PAYMENTS.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        return Refusal("not-in-hand", "EW-4.2", "", card=s.box.card_name(option - choices.PAYMENT))

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.DECLINE:
            return Sentence("winter-option-back", {})
        return Sentence("winter-option-culture_payment", {"card": s.box.card_name(option - choices.PAYMENT)})

    def details(self, s: World) -> Arguments:
        return {"card": s.box.culture_ids[s.argument()]}

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        return argument < len(s.box.culture_ids) and bool((s.tribes[seat].hand_culture >> argument) & 1)


def play_culture(s: World, seat: int, card: int) -> None:
    """The card lies with those played this turn, and its effects are carried out at once (EW-4.3)."""
    take_from_hand(s.tribes[seat], KINDS + card)
    put_with_played(s.tribes[seat], KINDS + card)
    s.culture_played += 1
    if s.tale is not None:
        tell(s, "culture_played", seat, 1, "", {"card": s.box.culture_ids[card]})
    s.bonus(seat, s.box.culture_bonus[card])


def place_figure(s: World, seat: int, column: int, is_chief: bool) -> None:
    """Waiting Labour, the chief's bonus, then boxes or Rest (EW-2.3, EW-3.5, EW-7.1, EW-7.2)."""
    tribe = s.tribes[seat]
    if is_chief:
        tribe.chiefs -= 1
        tribe.put_chief(column)
    else:
        tribe.members -= 1
        tribe.put_member(column)
    s.column = column
    if s.tale is not None:
        tell(s, "figure", seat, 1, "", {"figure": "chief" if is_chief else "member", "column": COLUMNS[column]})
    if column == REST:
        s.column_labour = 0
        s.replace(BOX, seat, AFTER_BOXES)
        s.bonus(seat, s.box.rest_bonus)
    else:
        enter_column(s, seat, column)
    if is_chief:
        bonus = s.box.chief_bonus[2 * tribe.chief + tribe.side][column]
        if usable(s, seat, bonus):
            s.push(CHIEF_USE, seat, bonus)


def enter_column(s: World, seat: int, column: int) -> None:
    """Is the figure the first one there (EW-2.4, EW-2.5)?  Labour that waited for the column comes now (EW-3.5)."""
    s.first = 0 if (s.columns >> column) & 1 else 1
    s.columns |= bit(column)
    waited: i64 = (s.column_labour >> (LABOUR_BITS * column)) & 255
    s.column_labour = 0
    gain_labour(s, seat, int(waited))
    s.replace(BOX, seat, 1)


class ChiefUse(Step):
    """The bonus of the chief's side, once, directly after placing (EW-7.1)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        out.offer(choices.CHIEF_USE)
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        bonus = s.argument()
        s.pop()
        if option == choices.CHIEF_USE:
            s.bonus(seat, bonus)

    def answers(self, option: int) -> bool:
        return option == choices.CHIEF_USE

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.DECLINE:
            return Sentence("winter-option-decline", {})
        return Sentence("winter-option-chief_use", words_of(s, s.argument()))

    # The boxes

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        return argument < len(s.box.verb)


class Boxes(Step):
    """The boxes in order; cards may be played for Labour beside every one, new ones too (EW-5.1, EW-3.2, EW-3.4)."""

    def settle(self, s: World) -> bool:
        """A box in which nothing can be done, now or with a card, is passed by; the end is always asked for."""
        stage = s.argument()
        if stage == AFTER_BOXES:
            return False
        seat = s.seat_to_act()
        if stage == LAST_BOX and s.first == 0:
            s.replace(BOX, seat, AFTER_BOXES)
            return True
        if s.tribes[seat].hand != 0 or has_action(s, seat, stage):
            return False
        s.replace(BOX, seat, stage + 1)
        return True

    def options(self, s: World, seat: int, out: Options) -> None:
        stage = s.argument()
        if stage < LAST_BOX:
            for deed in ACTIONS[s.column][stage - 1]:
                if DEEDS[deed].can(s, seat):
                    out.offer(deed)
        elif stage == LAST_BOX:
            out.offer(choices.FIRST)
        if s.column != REST:
            for kind in kinds_in(s.tribes[seat].hand):
                out.offer(choices.LABOUR + kind)
        if stage == 1 or (stage == 2 and s.first == 1):
            out.offer(choices.NEXT_BOX)
        out.offer(choices.END_TURN)

    def choose(self, s: World, seat: int, option: int) -> None:
        stage = s.argument()
        if option == choices.END_TURN:
            s.pop()
            end_turn(s, seat)
        elif option == choices.NEXT_BOX:
            s.replace(BOX, seat, stage + 1)
        elif choices.LABOUR_CARDS.holds(option):
            play_for_labour(s, seat, option - choices.LABOUR)
        elif option == choices.FIRST:
            s.replace(BOX, seat, AFTER_BOXES)
            s.bonus(seat, s.box.first_bonus[s.column])
        else:
            if stage == 2:
                s.replace(BOX, seat, LAST_BOX)
            DEEDS[option].do(s, seat)

    def answers(self, option: int) -> bool:
        is_action = choices.IN_BOXES.holds(option)
        return is_action or choices.LABOUR_CARDS.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        if choices.LABOUR_CARDS.holds(option):
            if s.column == REST:
                return Refusal("no-labour-on-rest", "EW-3.6")
            return Refusal("not-in-hand", "EW-3.2", "", card=s.box.basic_ids[option - choices.LABOUR])
        if option == choices.NEXT_BOX:
            return Refusal("no-next-box", "EW-5.1")
        stage = s.argument()
        if option == choices.FIRST:
            return Refusal("not-first" if s.first == 0 else "other-box", "EW-5.10")
        if s.column != REST and stage < LAST_BOX and option in ACTIONS[s.column][stage - 1]:
            return DEEDS[option].why(s, seat)
        return Refusal("other-box", "EW-5.1")

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if choices.LABOUR_CARDS.holds(option):
            kind = option - choices.LABOUR
            labour = s.box.labour_in[kind][s.column]
            return Sentence("winter-option-labour_card", {"card": s.box.basic_ids[kind], "labour": labour})
        if option == choices.FIRST:
            told = words_of(s, s.box.first_bonus[s.column])
            return Sentence("winter-option-first", {**told, "column": COLUMNS[s.column]})
        if option == choices.NEXT_BOX:
            return Sentence("winter-option-next", {"number": s.argument() + 1})
        if option == choices.END_TURN:
            return Sentence("winter-option-end_turn", {"labour": int(s.labour)})
        return Sentence("winter-option-deed-" + DEED_NAMES[option], DEEDS[option].words(s, seat))

    def details(self, s: World) -> Arguments:
        number = min(s.argument(), LAST_BOX)
        return {"column": COLUMNS[s.column], "number": number, "labour": int(s.labour)}


DEED_NAMES: Final[dict[int, str]] = {
    choices.RECRUIT: "recruit",
    choices.BUY_CULTURE: "buy_culture",
    choices.HUNT_OPEN: "hunt_open",
    choices.HUNT_DECK: "hunt_deck",
    choices.PLACE_CAMP: "place_camp",
    choices.MOVE: "move",
    choices.BURY: "bury",
    choices.TAKE_STONE: "take_stone",
    choices.TIP: "tip",
    choices.VILLAGE: "found_village",
    choices.FIRST: "first",
}


def has_action(s: World, seat: int, stage: int) -> bool:
    if stage == LAST_BOX:
        return True
    for deed in ACTIONS[s.column][stage - 1]:
        if DEEDS[deed].can(s, seat):
            return True
    return False


def play_for_labour(s: World, seat: int, kind: int) -> None:
    """The value of the own column, or the plain one; some cards give more when played (EW-3.2, WA-1.2)."""
    take_from_hand(s.tribes[seat], kind)
    put_with_played(s.tribes[seat], kind)
    if s.tale is not None:
        tell(s, "labour_card", seat, 1, "", {"card": s.box.basic_ids[kind]})
    gain_labour(s, seat, s.box.labour_in[kind][s.column])
    s.bonus(seat, s.box.played_bonus[kind][s.column])


STEPS[ACTION] = Action()
STEPS[FIGURE] = Figure()
STEPS[CULTURE_PAYMENT] = CulturePayment()
STEPS[CHIEF_USE] = ChiefUse()
STEPS[BOX] = Boxes()
