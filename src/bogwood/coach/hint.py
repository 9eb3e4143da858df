"""A hint for the open decision of a seat: is something being wasted, and what would a strong player do?

What a strong player would do is what the search of the strong bots finds; it is told as a plan.  What the plan is worth
is weighed against the next idea in worlds of its own; where the two are about equal the coach says so and tells both.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bogwood.bots.analysis import Budget
from bogwood.bots.turns import Line
from bogwood.kernel.game import Game, Sentence, State

from .account import USED, Reason, differences, told
from .belief import believed
from .plan import Plan, Step, lost_by, plan_of
from .weighing import Effort, Gap, Way, Weighing, gap, open_part

OFF: Final = "off"
WASTE: Final = "waste"
STRONG: Final = "strong"
DEGREES: Final = (OFF, WASTE, STRONG)
"""How much a hint may say: nothing; whether something is being wasted; what a strong player would do."""

EARLY: Final = "early"
FINE: Final = "fine"
PLAY: Final = "play"
INSTEAD: Final = "instead"
"""What a hint may find: nothing has been tried yet; all is well; something is wasted (WASTE); go on with this (PLAY);
the whole turn should be another (INSTEAD)."""

NOTABLE: Final = 1.0
"""Fewer points are not called a waste."""
ENOUGH: Final = 4
"""In fewer worlds no turn is called a waste."""

EFFORT: Final = Effort(worlds=48, seconds=1.5)
SEARCHING: Final = 0.6
"""The share of the time for finding the plan; the rest is for what it is worth."""
TRIES: Final = 24
"""So many simulations of the search stand for a world of the weighing."""
COMPARED: Final = 3
"""So many of the ways that the search found are weighed."""


@dataclass(frozen=True)
class Hint:
    """What the coach says.  A hint about waste names no plan."""

    seat: int
    finding: str
    wasted: list[Sentence]
    """What is being lost right now, by what was tried or by ending the turn here."""
    plans: list[Plan]
    """The plan; two of them where the coach is unsure."""
    reasons: list[Reason]
    """What the plan brings, also later."""
    points: float
    """By how many points the plan is better: than the turn that was tried or, where none was, than the next idea."""
    points_error: float
    """What two of three such promises keep within."""
    chance: float
    """The chance to win with the turn the coach thinks of."""
    error: float

    @property
    def is_unsure(self) -> bool:
        return len(self.plans) > 1

    @property
    def steps(self) -> list[Step]:
        """All choices of the plan that comes first, those without an alternative included."""
        return [choice for plan in self.plans[:1] for step in plan.steps for choice in step.choices]


NOTHING: Final = Gap(0.0, 0.0, 0.0, 0.0)


def strong_hint(game: Game, state: State, seat: int, tried: Line, effort: Effort, seed: str) -> Hint:
    """How a strong player would go on after what was tried or, when the turn is complete, what would be better."""
    if is_complete(game, state, seat, tried):
        return compared(game, state, seat, tried, effort, seed, INSTEAD)
    lost = lost_by(game, state, seat, tried)
    weighing = advised(game, after(game, state, seat, tried), seat, searching(effort), seed)
    best, plan = weighing.ways[0], plan_of(game, weighing.state, seat, weighing.ways[0].line)
    other = next_idea(game, weighing, plan)
    weighing.ways = [best] if other is None else [best, other]
    weighing.weigh(weighing_alone(effort), best)
    ahead = NOTHING if other is None else believed(game.name, gap(best, other, seat))
    plans = [plan]
    if other is not None and ahead.points < ahead.points_error:
        plans.append(plan_of(game, weighing.state, seat, other.line))
    reasons = differences(weighing.account.items(weighing.state), weighing.items_after(best.line))
    mentioned = told([reason for reason in reasons if reason.item not in USED])
    points = max(0.0, ahead.points)
    return Hint(
        seat, PLAY, lost, plans, mentioned, points, ahead.points_error, best.chance(seat), best.chance_error(seat)
    )  # fmt: skip


def advised(game: Game, state: State, seat: int, budget: Budget, seed: str) -> Weighing:
    """The ways to play that the search of the strong bots finds in a budget; the first is what the coach advises."""
    weighing = Weighing(game, state, seat, seed)
    weighing.think(budget)
    return weighing


def next_idea(game: Game, weighing: Weighing, plan: Plan) -> Way | None:
    """The best way that is another plan in words, too."""
    for way in weighing.ways[1:]:
        if plan_of(game, weighing.state, weighing.seat, way.line).name != plan.name:
            return way
    return None


def searching(effort: Effort) -> Budget:
    return Budget(effort.worlds * TRIES, effort.seconds * SEARCHING, is_hurried=effort.is_hurried)


def weighing_alone(effort: Effort) -> Effort:
    return Effort(effort.worlds, effort.seconds * (1 - SEARCHING), effort.is_hurried)


def waste_hint(game: Game, state: State, seat: int, tried: Line, effort: Effort, seed: str) -> Hint:
    """Whether the turn that was tried, played on as well as can be, falls short of the best one."""
    if not tried:
        weighing = Weighing(game, state, seat, seed)
        weighing.look()
        weighing.weigh(effort)
        best = weighing.ways[0]
        return Hint(seat, EARLY, [], [], [], 0.0, 0.0, best.chance(seat), best.chance_error(seat))
    return compared(game, state, seat, tried, effort, seed, WASTE)


def compared(game: Game, state: State, seat: int, tried: Line, effort: Effort, seed: str, finding: str) -> Hint:
    """What was tried, gone on with as well as can be, against the best turn; the better one is told if INSTEAD."""
    wasted = lost_by(game, state, seat, tried)
    weighing = advised(game, state, seat, searching(effort), seed)
    del weighing.ways[COMPARED:]
    own = weighing.add(finished(game, weighing.state, seat, tried, seed))
    weighing.weigh(weighing_alone(effort), own)
    best = weighing.ways[0]
    lost = believed(game.name, gap(best, own, seat))
    if best is own or weighing.worlds < ENOUGH or lost.points < max(NOTABLE, lost.points_error):
        return Hint(seat, FINE, wasted, [], [], 0.0, 0.0, own.chance(seat), own.chance_error(seat))
    reasons = differences(weighing.items_after(own.line), weighing.items_after(best.line))
    if finding == WASTE:
        reasons = [reason for reason in reasons if reason.points > 0]
    plans = [plan_of(game, weighing.state, seat, best.line)] if finding == INSTEAD else []
    chance, error = best.chance(seat), best.chance_error(seat)
    return Hint(seat, finding, wasted, plans, told(reasons), lost.points, lost.points_error, chance, error)


def is_complete(game: Game, state: State, seat: int, tried: Line) -> bool:
    """Is nothing left to decide in the turn after what was tried?"""
    there = after(game, state, seat, tried)
    return bool(tried) and (there.turn != state.turn or seat not in game.seats_to_act(there))


def finished(game: Game, state: State, seat: int, tried: Line, seed: str) -> Line:
    """What was tried, with the best way to go on."""
    if is_complete(game, state, seat, tried):
        return tried
    further = Weighing(game, after(game, state, seat, tried), seat, seed)
    further.look()
    return tried + further.ways[0].line


def after(game: Game, state: State, seat: int, line: Line) -> State:
    """The table after a line, as far as it is open here."""
    line = open_part(game, state, seat, line)
    state = state.clone()
    for option in line:
        game.apply(state, seat, option)
    return state


def hint(game: Game, state: State, seat: int, tried: Line, degree: str, effort: Effort, seed: str) -> Hint:
    """The hint of this degree, WASTE or STRONG, for a seat that has to act and has tried so much of its turn."""
    make = strong_hint if degree == STRONG else waste_hint
    return make(game, state, seat, tried, effort, seed)
