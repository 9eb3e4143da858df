"""A hint for the open decision of a seat: is something being wasted, and what would a strong player do?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bogwood.bots.turns import Line
from bogwood.kernel.game import Game, Sentence, State

from .account import USED, Reason, differences, told
from .weighing import Effort, Weighing, gap, open_part

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
    """By how many points the turn that was tried falls short of the best."""
    chance: float
    """The chance to win with the turn the coach thinks of."""
    error: float


def strong_hint(game: Game, state: State, seat: int, tried: Line, effort: Effort, seed: str) -> Hint:
    """How a strong player would go on after what was tried or, when the turn is complete, what would be better."""
    if is_complete(game, state, seat, tried):
        return compared(game, state, seat, tried, effort, seed, INSTEAD)
    state = after(game, state, seat, tried)
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
    if not tried:
        weighing = Weighing(game, state, seat, seed)
        weighing.look()
        weighing.weigh(effort)
        best = weighing.ways[0]
        return Hint(seat, EARLY, [], [], 0.0, best.chance(seat), best.chance_error(seat))
    return compared(game, state, seat, tried, effort, seed, WASTE)


def compared(game: Game, state: State, seat: int, tried: Line, effort: Effort, seed: str, finding: str) -> Hint:
    """What was tried, gone on with as well as can be, against the best turn; the better one is named if INSTEAD."""
    weighing = Weighing(game, state, seat, seed)
    weighing.look()
    own = weighing.add(finished(game, weighing.state, seat, tried, seed))
    weighing.weigh(effort, own)
    best = weighing.ways[0]
    lost = gap(best, own, seat)
    if best is own or weighing.worlds < ENOUGH or lost.points < max(NOTABLE, lost.points_error):
        return Hint(seat, FINE, [], [], 0.0, own.chance(seat), own.chance_error(seat))
    reasons = differences(weighing.items_after(own.line), weighing.items_after(best.line))
    if finding == WASTE:
        reasons = [reason for reason in reasons if reason.points > 0]
    steps = steps_of(game, weighing.state, seat, best.line) if finding == INSTEAD else []
    return Hint(seat, finding, steps, told(reasons), lost.points, best.chance(seat), best.chance_error(seat))


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
