"""A hint for the open decision of a seat: is something being wasted, and what would a strong player do?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bogwood.kernel.game import Game, Sentence, State

from .account import USED, Reason, differences, told
from .weighing import Effort, Line, Way, Weighing, gap

OFF: Final = "off"
WASTE: Final = "waste"
STRONG: Final = "strong"
DEGREES: Final = (OFF, WASTE, STRONG)
"""How much a hint may say: nothing; whether something is being wasted; what a strong player would do."""

EARLY: Final = "early"
FINE: Final = "fine"
PLAY: Final = "play"
"""What a hint may find: nothing has been tried yet; all is well; something is wasted (WASTE); play this (PLAY)."""

NOTABLE: Final = 1.0
"""Fewer points are not called a waste."""
ENOUGH: Final = 4
"""In fewer worlds no turn is called a waste."""

EFFORT: Final = Effort(worlds=48, seconds=1.5)


@dataclass(frozen=True)
class Step:
    """One choice of a turn: the option, and what it means."""

    option: int
    move: str
    sentence: Sentence


@dataclass(frozen=True)
class Hint:
    """What the coach says.  ``steps`` are the real choices of the turn it speaks of; a hint about waste names none."""

    seat: int
    finding: str
    steps: list[Step]
    reasons: list[Reason]
    points: float
    """By how many points the turn that was tried falls short."""
    chance: float
    """The chance to win with the turn the coach thinks of."""
    error: float


def strong_hint(game: Game, state: State, seat: int, tried: Line, effort: Effort, seed: str) -> Hint:
    """How a strong player would go on after what was tried."""
    state = after(game, game.determinise(state, seat, ""), seat, tried)
    weighing = Weighing(game, state, seat, seed)
    weighing.look()
    weighing.weigh(effort)
    best = weighing.ways[0]
    reasons = differences(weighing.account.items(weighing.state), weighing.items_after(best.line))
    steps = steps_of(game, weighing.state, seat, best.line)
    mentioned = told([reason for reason in reasons if reason.item not in USED])
    return Hint(seat, PLAY, steps, mentioned, 0.0, best.chance(seat), best.chance_error(seat))


def waste_hint(game: Game, state: State, seat: int, tried: Line, effort: Effort, seed: str) -> Hint:
    """Whether the turn that was tried, played on as well as can be, falls short of the best one."""
    weighing = Weighing(game, state, seat, seed)
    weighing.look()
    if not tried:
        weighing.weigh(effort)
        best = weighing.ways[0]
        return Hint(seat, EARLY, [], [], 0.0, best.chance(seat), best.chance_error(seat))
    own = weighing.add(finished(game, weighing.state, seat, tried, seed))
    weighing.weigh(effort, own)
    return _short_of(weighing, own)


def _short_of(weighing: Weighing, own: Way) -> Hint:
    best, seat = weighing.ways[0], weighing.seat
    lost = gap(best, own, seat)
    if best is own or weighing.worlds < ENOUGH or lost.points < max(NOTABLE, lost.points_error):
        return Hint(seat, FINE, [], [], 0.0, own.chance(seat), own.chance_error(seat))
    reasons = differences(weighing.items_after(own.line), weighing.items_after(best.line))
    missed = told([reason for reason in reasons if reason.points > 0])
    return Hint(seat, WASTE, [], missed, lost.points, best.chance(seat), best.chance_error(seat))


def finished(game: Game, state: State, seat: int, tried: Line, seed: str) -> Line:
    """What was tried, with the best way to go on."""
    there = after(game, state, seat, tried)
    if there.turn != state.turn or seat not in game.seats_to_act(there):
        return tried
    further = Weighing(game, there, seat, seed)
    further.look()
    return tried + further.ways[0].line


def after(game: Game, state: State, seat: int, line: Line) -> State:
    state = state.clone()
    for option in line:
        game.apply(state, seat, option)
    return state


def steps_of(game: Game, state: State, seat: int, line: Line) -> list[Step]:
    """The real choices of a line, each as it is offered when its turn comes; what is forced is left out."""
    state = state.clone()
    found: list[Step] = []
    for option in line:
        if seat not in game.seats_to_act(state) or option not in game.legal(state, seat):
            break
        if game.legal(state, seat).size() > 1:
            found.append(Step(option, game.catalogue.notation(option), game.describe(state, seat, option)))
        game.apply(state, seat, option)
    return found


def hint(game: Game, state: State, seat: int, tried: Line, degree: str, effort: Effort, seed: str) -> Hint:
    """The hint of this degree, WASTE or STRONG, for a seat that has to act and has tried so much of its turn."""
    make = strong_hint if degree == STRONG else waste_hint
    return make(game, state, seat, tried, effort, seed)
