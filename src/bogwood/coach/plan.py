"""A turn in a few words: the plan in one sentence, and at most three steps that carry it out.

A plan is told from facts: the line is played on a copy of the table, and what came of it is counted.  How choices
belong together, and what a turn of a game is called, a game says by its ``Planner``; without one each is a step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from bogwood.bots.turns import Line
from bogwood.kernel.facts import Fact, Tale
from bogwood.kernel.game import Game, Sentence, State
from bogwood.kernel.manner import ASIDE, PASS, PICK
from bogwood.shelf import games

MOST_STEPS: Final = 3
"""No plan has more steps than one keeps in mind."""
MOST_GAINS: Final = 3
MOST_DEEDS: Final = 3

AS_BEFORE: Final = ""
"""The part of a choice that belongs to whatever was chosen before it."""


@dataclass(frozen=True)
class Step:
    """One choice of a turn: the option, and what it means."""

    option: int
    move: str
    sentence: Sentence


@dataclass(frozen=True)
class Taken:
    """A choice as it is made in a line: whether there was another, how it stands to the question, what came of it."""

    step: Step
    is_free: bool
    manner: int
    facts: list[Fact]
    is_chance: bool
    """Was something drawn?  What it brought is no part of a plan."""

    @property
    def word(self) -> str:
        """What kind of choice it is: its notation before the colon."""
        return self.step.move.partition(":")[0]


@dataclass(frozen=True)
class Gain:
    """What a turn brings at once: so many of an item of the account."""

    item: str
    amount: int


@dataclass(frozen=True)
class PlanStep:
    """A part of a plan: what to do, and all choices that do it, in their order."""

    words: list[Sentence]
    choices: list[Step]


@dataclass(frozen=True)
class Plan:
    """A turn as one would tell it: what it is, what is done, what it brings at once; and how it is carried out."""

    head: Sentence
    deeds: list[Sentence]
    gains: list[Gain]
    steps: list[PlanStep]

    @property
    def name(self) -> str:
        """Plans with the same name are told alike."""
        return repr([(one.key, sorted(one.arguments.items())) for one in (self.head, *self.deeds)])


class Planner:
    """How turns of a game are told; this much can be said of any game."""

    gained: Mapping[str, str] = {}
    """Kinds of facts whose amounts are gained or spent, and the items of the account that they change."""
    lost: frozenset[str] = frozenset()
    """Kinds of facts that tell of something lost for nothing."""

    def head(self, taken: list[Taken]) -> Sentence:
        """What the turn is called: by default its first real choice."""
        first = [one for one in taken if one.is_free and one.manner != ASIDE] or taken
        return first[0].step.sentence

    def kind(self, taken: list[Taken]) -> Sentence | None:
        """What kind of turn it is, so that turns of a kind can be counted; none for those that are not worth it."""
        return None

    def deeds(self, taken: list[Taken]) -> list[Sentence]:
        """What is done in it, what matters most first."""
        return []

    def part(self, one: Taken) -> str:
        """The part of the turn that a choice belongs to; ``AS_BEFORE`` for that of the choice before it."""
        return AS_BEFORE if one.manner == PASS or not one.is_free else one.step.move

    def words(self, group: list[Taken]) -> list[Sentence]:
        """What is to be done in a part: by default its real choices."""
        real = [one for one in group if one.is_free and one.manner not in (PASS, PICK)]
        return [one.step.sentence for one in real or group]


def planner_of(game: str) -> Planner:
    found = games()[game].planner() if game in games() else None
    return Planner() if found is None else found


def plan_of(game: Game, state: State, seat: int, line: Line) -> Plan:
    """The plan of a line that is open at a table, which must not be the players' own: what is hidden comes to light."""
    planner = planner_of(game.name)
    taken = taken_in(game, state, seat, line)
    if not taken:
        return Plan(Sentence("coach-plan-nothing", {}), [], [], [])
    deeds = planner.deeds(taken)[:MOST_DEEDS]
    # A head that stands alone is the sentence of an option, which says itself what it brings.
    gains = gains_in(planner, taken) if deeds else []
    return Plan(planner.head(taken), deeds, gains, steps_of_plan(planner, taken))


def taken_in(game: Game, state: State, seat: int, line: Line) -> list[Taken]:
    """The choices of a line, as they are made."""
    state = state.clone()
    found: list[Taken] = []
    for option in line:
        if seat not in game.seats_to_act(state) or option not in game.legal(state, seat):
            break
        step = Step(option, game.catalogue.notation(option), game.describe(state, seat, option))
        is_free = game.legal(state, seat).size() > 1
        manner = game.manner(state, seat, option)
        tale = state.tale = Tale()
        drawn = state.drawn
        game.apply(state, seat, option)
        state.tale = None
        facts = [fact for fact in tale.facts if fact.is_for(seat) and fact.seat == seat]
        found.append(Taken(step, is_free, manner, facts, state.drawn != drawn))
    return found


def gains_in(planner: Planner, taken: list[Taken]) -> list[Gain]:
    """What the seat has more of right after the turn, in the order in which the game names it."""
    sums: Counter[str] = Counter()
    for one in taken:
        for fact in one.facts:
            if not one.is_chance and fact.kind in planner.gained:
                sums[planner.gained[fact.kind]] += fact.amount
    order = dict.fromkeys(planner.gained.values())
    return [Gain(item, sums[item]) for item in order if sums[item] > 0][:MOST_GAINS]


def steps_of_plan(planner: Planner, taken: list[Taken]) -> list[PlanStep]:
    """The parts of a turn; where there are too many, the last ones are one."""
    parts: list[list[Taken]] = []
    last = AS_BEFORE
    for one in taken:
        part = planner.part(one)
        if parts and part in (AS_BEFORE, last):
            parts[-1].append(one)
        else:
            parts.append([one])
        last = part or last
    head, tail = parts[: MOST_STEPS - 1], parts[MOST_STEPS - 1 :]
    told = [(planner.words(group), group) for group in head]
    if tail:
        together = [one for group in tail for one in group]
        told.append(([word for group in tail for word in planner.words(group)], together))
    return [PlanStep(once(words), [one.step for one in group]) for words, group in told]


def once(words: list[Sentence]) -> list[Sentence]:
    """The same words without those that say what the one before them said."""
    return [next(same) for _, same in groupby(words, key=lambda one: (one.key, sorted(one.arguments.items())))]


def lost_by(game: Game, state: State, seat: int, tried: Line) -> list[Sentence]:
    """What is being wasted at a table by what was tried: what it lost, and what ending the turn now would lose."""
    if not tried:
        return []
    planner = planner_of(game.name)
    state = state.clone()
    found: list[Sentence] = []
    for option in tried:
        if seat not in game.seats_to_act(state) or option not in game.legal(state, seat):
            break
        found += [lost for lost in [game.forgoes(state, seat, option)] if lost is not None]
        tale = state.tale = Tale()
        game.apply(state, seat, option)
        state.tale = None
        told = [fact for fact in tale.facts if fact.seat == seat and fact.kind in planner.lost and fact.is_for(seat)]
        found += [game.tell(state, fact) for fact in told]
    if seat in game.seats_to_act(state):
        asked = [game.forgoes(state, seat, option) for option in game.legal(state, seat).listed()]
        found += [lost for lost in asked if lost is not None]
    return list({(one.key, *sorted(map(str, one.arguments.items()))): one for one in found}.values())
