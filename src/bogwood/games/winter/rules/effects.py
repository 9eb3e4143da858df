"""Working off bonuses (3.2): each verb says whether it can be used now, beside what it does.

A verb that is automatic just happens; any other asks its owner, who may decline (EW-2.7).  What cannot be used is lost.
"""

from __future__ import annotations

from typing import Final

from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Sentence
from bogwood.kernel.native import i64
from bogwood.kernel.options import Options
from bogwood.kernel.pending import kind_of
from bogwood.kernel.refusal import Refusal

from . import choices, program
from .box import Box
from .cards import draw_cards
from .influence import counted
from .program import COLUMNS, COUNTERS, END, NONE, RESOURCES, VERBS
from .state import RUN, World
from .steps import ACTION, EFFECT_OPTION, EFFECT_PAY, MOST_POINTS, STEPS, SWAP_AMOUNT, Step
from .tell import gain_food, gain_labour, gain_strength, gain_tools, gain_vp, lose, pay_food, pay_tools

LABOUR_BITS: Final = 8
"""Labour that waits for its column: eight bits for each (EW-3.5)."""


class Verb:
    """One verb of the vocabulary; ``pc`` is the record that uses it."""

    def can(self, s: World, seat: int, pc: int) -> bool:
        """Can it do something now?  What is automatic always can."""
        return True

    def do(self, s: World, seat: int, pc: int) -> None:
        """Do it, or ask about it; the record is behind already."""

    def say(self, box: Box, pc: int) -> Sentence:
        """What the record means, in a few words."""
        return Sentence("winter-effect-" + VERBS[box.verb[pc]], {"amount": box.amount[pc]})


EFFECTS: Final[list[Verb]] = [Verb() for _ in VERBS]
"""The verbs by number; each module puts its own in."""


def usable(s: World, seat: int, pc: int) -> bool:
    """Can at least one record of a bonus do something now?"""
    if pc < 0:
        return False
    verb = s.box.verb[pc]
    while verb != END:
        if EFFECTS[verb].can(s, seat, pc):
            return True
        pc += 1
        verb = s.box.verb[pc]
    return False


class Run(Step):
    """One record after another; what a record sets off is finished before the next one (EW-2.6)."""

    def settle(self, s: World) -> bool:
        pc = s.argument()
        verb = s.box.verb[pc]
        if verb == END:
            s.pop()
            return True
        seat = s.seat_to_act()
        s.replace(RUN, seat, pc + 1)
        EFFECTS[verb].do(s, seat, pc)
        return True

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        return argument < len(s.box.verb)


class Food(Verb):
    def do(self, s: World, seat: int, pc: int) -> None:
        gain_food(s, seat, s.box.amount[pc])


class Tools(Verb):
    def do(self, s: World, seat: int, pc: int) -> None:
        gain_tools(s, seat, s.box.amount[pc])


class Labour(Verb):
    """Labour of a column waits for the figure; outside an own turn Labour is lost (EW-3.5)."""

    def do(self, s: World, seat: int, pc: int) -> None:
        if kind_of(s.pending[0]) != ACTION:
            lose(s, seat, "labour")
            return
        column = s.box.about[pc]
        if column == NONE or s.column == column:
            gain_labour(s, seat, s.box.amount[pc])
        elif s.column < 0:
            amount: i64 = s.box.amount[pc]
            s.column_labour += amount << (LABOUR_BITS * column)

    def say(self, box: Box, pc: int) -> Sentence:
        if box.about[pc] == NONE:
            return Sentence("winter-effect-labour", {"amount": box.amount[pc]})
        return Sentence("winter-effect-labour-column", {"amount": box.amount[pc], "column": COLUMNS[box.about[pc]]})


class Draw(Verb):
    def do(self, s: World, seat: int, pc: int) -> None:
        draw_cards(s, seat, s.box.amount[pc])


class Points(Verb):
    def do(self, s: World, seat: int, pc: int) -> None:
        gain_vp(s, seat, s.box.amount[pc], s.box.source[pc])


class Strength(Verb):
    def do(self, s: World, seat: int, pc: int) -> None:
        gain_strength(s, seat, s.box.amount[pc])


class ScorePer(Verb):
    """Points for each full ``divisor`` of what is counted, at most ``max`` (3.2)."""

    def do(self, s: World, seat: int, pc: int) -> None:
        points = s.box.amount[pc] * (counted(s, seat, pc) // s.box.divisor[pc])
        gain_vp(s, seat, min(points, s.box.most[pc]), s.box.source[pc])

    def say(self, box: Box, pc: int) -> Sentence:
        told: Arguments = {"amount": box.amount[pc], "divisor": box.divisor[pc]}
        told["counter"] = "counter_" + COUNTERS[box.about[pc]]
        if box.more[pc] == NONE:
            return Sentence("winter-effect-score_per", told)
        told["terrain"] = (box.types + ["landmark", "river"])[box.more[pc]]
        return Sentence("winter-effect-score_per-at", told)


class ToHandFree(Verb):
    def do(self, s: World, seat: int, pc: int) -> None:
        s.free_to_hand += s.box.amount[pc]


def most_swapped(s: World, seat: int, is_food: bool, most: int) -> int:
    """How many resources can be changed in one direction: not beyond the limit of the other."""
    tribe = s.tribes[seat]
    if is_food:
        return min(most, int(tribe.food), int(s.box.most_tools - tribe.tools))
    return min(most, int(tribe.tools), int(s.box.most_food - tribe.food))


class Swap(Verb):
    def can(self, s: World, seat: int, pc: int) -> bool:
        most = s.box.amount[pc]
        return most_swapped(s, seat, True, most) > 0 or most_swapped(s, seat, False, most) > 0

    def do(self, s: World, seat: int, pc: int) -> None:
        if self.can(s, seat, pc):
            s.push(SWAP_AMOUNT, seat, s.box.amount[pc])
        else:
            lose(s, seat, "swap")


class SwapAmount(Step):
    """Food into Tools or Tools into Food, in one direction (3.2)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        for n in range(most_swapped(s, seat, True, s.argument())):
            out.offer(choices.SWAP_FOOD + n)
        for n in range(most_swapped(s, seat, False, s.argument())):
            out.offer(choices.SWAP_TOOLS + n)
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        s.pop()
        if option == choices.DECLINE:
            return
        number = (option - choices.SWAP_FOOD) % choices.SWAP_MOST + 1
        if choices.FOOD_SWAPS.holds(option):
            pay_food(s, seat, number)
            gain_tools(s, seat, number)
        else:
            pay_tools(s, seat, number)
            gain_food(s, seat, number)

    def answers(self, option: int) -> bool:
        return choices.SWAP.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        is_food = choices.FOOD_SWAPS.holds(option)
        return Refusal("too-many-swapped", "EW-15.1", "", most=most_swapped(s, seat, is_food, s.argument()))

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.DECLINE:
            return declined()
        word = "food" if choices.FOOD_SWAPS.holds(option) else "tools"
        number = (option - choices.SWAP_FOOD) % choices.SWAP_MOST + 1
        return Sentence(f"winter-option-swap-{word}", {"number": number})

    def details(self, s: World) -> Arguments:
        return {"most": s.argument()}

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        return 1 <= argument <= MOST_POINTS


class Pay(Verb):
    """Offered only when it can be paid and what follows can be used."""

    def can(self, s: World, seat: int, pc: int) -> bool:
        tribe = s.tribes[seat]
        have = tribe.food if s.box.about[pc] == 0 else tribe.tools
        return have >= s.box.amount[pc] and usable(s, seat, s.box.more[pc])

    def do(self, s: World, seat: int, pc: int) -> None:
        if self.can(s, seat, pc):
            s.push(EFFECT_PAY, seat, pc)
        else:
            lose(s, seat, "pay")

    def say(self, box: Box, pc: int) -> Sentence:
        return Sentence("winter-effect-pay-" + RESOURCES[box.about[pc]], {"amount": box.amount[pc]})


class EffectPay(Step):
    """Pay for a bonus or leave it (3.2)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        if EFFECTS[program.PAY].can(s, seat, s.argument()):
            out.offer(choices.PAY)
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        pc = s.argument()
        s.pop()
        if option == choices.DECLINE:
            return
        if s.box.about[pc] == 0:
            pay_food(s, seat, s.box.amount[pc])
        else:
            pay_tools(s, seat, s.box.amount[pc])
        s.bonus(seat, s.box.more[pc])

    def answers(self, option: int) -> bool:
        return option == choices.PAY

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.DECLINE:
            return declined()
        pc = s.argument()
        told = words_of(s, s.box.more[pc])
        told["price"] = s.box.amount[pc]
        return Sentence(f"winter-option-pay-{RESOURCES[s.box.about[pc]]}", told)

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        return argument < len(s.box.verb) and s.box.verb[argument] == program.PAY


class Choose(Verb):
    """Exactly one of the lists; those that cannot be used are not offered."""

    def can(self, s: World, seat: int, pc: int) -> bool:
        for option in s.box.choices[s.box.about[pc]]:
            if usable(s, seat, option):
                return True
        return False

    def do(self, s: World, seat: int, pc: int) -> None:
        if self.can(s, seat, pc):
            s.push(EFFECT_OPTION, seat, pc)
        else:
            lose(s, seat, "choose")


class EffectOption(Step):
    """One of the lists of a bonus, or none (3.2)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        lists = s.box.choices[s.box.about[s.argument()]]
        for n in range(len(lists)):
            if usable(s, seat, lists[n]):
                out.offer(choices.EFFECT + n)
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        lists = s.box.choices[s.box.about[s.argument()]]
        s.pop()
        if option != choices.DECLINE:
            s.bonus(seat, lists[option - choices.EFFECT])

    def answers(self, option: int) -> bool:
        return choices.EFFECTS.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        return Refusal("not-usable", "EW-2.7")

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.DECLINE:
            return declined()
        lists = s.box.choices[s.box.about[s.argument()]]
        return Sentence("winter-option-effect", words_of(s, lists[option - choices.EFFECT]))

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        return argument < len(s.box.verb) and s.box.verb[argument] == program.CHOOSE


def declined() -> Sentence:
    return Sentence("winter-option-decline", {})


def words_of(s: World, pc: int) -> Arguments:
    """What a bonus begins with, for a sentence: the verb and its amount."""
    return {"effect": "bonus_" + VERBS[s.box.verb[pc]], "amount": s.box.amount[pc]}


STEPS[RUN] = Run()
STEPS[SWAP_AMOUNT] = SwapAmount()
STEPS[EFFECT_PAY] = EffectPay()
STEPS[EFFECT_OPTION] = EffectOption()
EFFECTS[program.FOOD] = Food()
EFFECTS[program.TOOLS] = Tools()
EFFECTS[program.LABOUR] = Labour()
EFFECTS[program.DRAW] = Draw()
EFFECTS[program.VP] = Points()
EFFECTS[program.STRENGTH] = Strength()
EFFECTS[program.SCORE_PER] = ScorePer()
EFFECTS[program.TO_HAND_FREE] = ToHandFree()
EFFECTS[program.SWAP] = Swap()
EFFECTS[program.PAY] = Pay()
EFFECTS[program.CHOOSE] = Choose()
