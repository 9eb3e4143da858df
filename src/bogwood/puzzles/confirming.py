"""Is one turn clearly the best?  The search of the hard bot, with many times its budget, in fresh worlds.

All ways to play the turn that the search knows meet the same worlds, dealt afresh in what the seat cannot know; the
better ones meet more of them.  Nothing depends on time where the budget is in worlds or simulations.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bogwood.bots.clocks import processor_time
from bogwood.bots.foresight import Candidate, Foresight
from bogwood.bots.known import knowledge_of
from bogwood.bots.turns import Line
from bogwood.coach.weighing import DOUBT_IN_POINTS, error, open_part
from bogwood.kernel.digest import digest
from bogwood.kernel.game import Game, State

STAGES: Final = ((1, 24), (2, 12), (6, 6), (16, 4))
"""After so many worlds, so many of the ways are left."""

MOST_ANSWERS: Final = 3
"""A puzzle that more ways solve is none."""

SURELY: Final = 1.25
"""A way that is no answer falls short by so many times its error, or more."""

ASKED_FROM: Final = 16
"""After so many worlds, and whenever there are twice as many, it is looked whether there is hope at all."""

IsEnough = Callable[[int, int], bool]
"""Asked after every world, with the number of worlds and of simulations: may it end?"""


@dataclass(frozen=True)
class Weighed:
    """A way to play, by how many points it falls short of the best one, and how surely."""

    line: Line
    short: float
    error: float


class Scales:
    """Ways to play the open turn of a seat, tried in the same worlds; nothing hidden has any influence."""

    def __init__(self, game: Game, state: State, seat: int, seed: str) -> None:
        knowledge = knowledge_of(game)
        # As the puzzles that are packed were weighed: what is tried beside their answers is weighed on the same scales.
        knowledge.classic()
        self.thinking = Foresight(game, state, seat, knowledge, seed)
        self.state = self.thinking.state
        self.game = game
        self.seat = seat
        self.alive: list[Candidate] = []
        self.kept: list[Candidate] = []

    def look(self) -> None:
        """Lay down all ways that the search finds by itself."""
        self.thinking.look()

    def add(self, line: Line) -> None:
        """Lay down this way, too, which stays to the end."""
        line, end = self.thinking.until_chance(open_part(self.game, self.state, self.seat, line))
        name = digest(end)
        for found in self.thinking.candidates:
            if digest(self.thinking.until_chance(found.line)[1]) == name:
                self.kept.append(found)
                return
        made = Candidate(line, self.judged(end))
        self.thinking.candidates.append(made)
        self.kept.append(made)

    def judged(self, state: State) -> float:
        """How the advice judges a table, in points, as for the ways that the search found."""
        advice = self.thinking.knowledge.wide(self.game, self.state, self.seat)
        return advice.value(state) / 100.0

    def weigh(self, is_enough: IsEnough) -> None:
        """Try the ways in one world after the other, ever fewer of them."""
        thinking = self.thinking
        self.alive = thinking.meet_first_world(lambda made: False, lambda: 0.0)
        while not is_enough(thinking.worlds, thinking.simulations):
            for worlds, number in STAGES:
                if thinking.worlds == worlds:
                    self.drop(number)
            thinking.compare(self.alive, lambda made: False)

    def drop(self, number: int) -> None:
        self.thinking.rank(self.alive)
        best = sorted(self.alive, key=lambda one: -one.worth)[:number]
        self.alive = [one for one in self.alive if one in best or one in self.kept]

    def weighed(self) -> list[Weighed]:
        """Those that are left, the best first."""
        self.thinking.rank(self.alive)
        found = sorted(self.alive, key=lambda one: -one.worth)
        return [against(found[0], one) for one in found]


def against(best: Candidate, one: Candidate) -> Weighed:
    if one is best:
        return Weighed(one.line, 0.0, 0.0)
    gaps = [there - here for there, here in zip(best.margins, one.margins, strict=False)]
    return Weighed(one.line, best.worth - one.worth, error(gaps, DOUBT_IN_POINTS))


@dataclass(frozen=True)
class Confirmed:
    """The ways that were left, the best first, and how many of them count as the answer."""

    ways: list[Weighed]
    answers: int
    worlds: int
    simulations: int

    @property
    def margin(self) -> float:
        return self.ways[self.answers].short


def answers_in(ways: list[Weighed], least: float) -> int:
    """How many of the ways are as good as the best, 0 where that is not clear.

    Those within the error of the best count; the next must be at least ``least`` points behind, surely so, and twice
    as far as any of those.
    """
    number = next((n for n, way in enumerate(ways) if n > 0 and way.short > way.error), 0)
    if not 0 < number <= MOST_ANSWERS or any(way.short <= way.error for way in ways[number:]):
        return 0
    margin = ways[number].short
    is_clear = margin >= max(least, SURELY * ways[number].error)
    return number if is_clear and ways[number - 1].short <= margin / 2 else 0


def confirmed(
    game: Game, state: State, seat: int, tempting: Line, least: float, seed: str, is_enough: IsEnough
) -> Confirmed | None:
    """What is known of the turn once it is thought about for long; None unless one way is clearly the best.

    The worlds are parted into two halves that have nothing in common: each must name an answer as the best.
    ``tempting``, the turn of a weaker player, is weighed to the end and must not be an answer.
    """
    scales = Scales(game, state, seat, seed)
    scales.look()
    scales.add(tempting)
    (wrong,) = scales.kept

    def is_over(worlds: int, simulations: int) -> bool:
        is_asked = worlds >= ASKED_FROM and worlds & (worlds - 1) == 0
        return is_enough(worlds, simulations) or (is_asked and not is_hopeful(scales, wrong, least))

    scales.weigh(is_over)
    if not is_enough(scales.thinking.worlds, scales.thinking.simulations):
        return None
    ways = scales.weighed()
    number = answers_in(ways, least)
    answers = [way.line for way in ways[:number]]
    half = scales.thinking.worlds // 2
    halves = [best_in(scales.alive, 0, half), best_in(scales.alive, half, 2 * half)]
    if wrong.line in answers or any(line not in answers for line in halves):
        return None
    return Confirmed(ways, number, scales.thinking.worlds, scales.thinking.simulations)


def best_in(ways: list[Candidate], first: int, last: int) -> Line:
    """The way that did best in these worlds."""
    return max(ways, key=lambda one: sum(one.margins[first:last])).line


def is_hopeful(scales: Scales, wrong: Candidate, least: float) -> bool:
    """May one way still turn out to be clearly the best, and ``wrong`` not to be it?"""
    near = [way for way in scales.weighed() if way.short + way.error <= least]
    return len(near) <= MOST_ANSWERS and not any(way.line == wrong.line for way in near)


def by_processor(seconds: float, worlds: int) -> IsEnough:
    """Enough is so much time of a processor from now on, and at least so many worlds."""
    began = processor_time()
    return lambda made, _: made >= worlds and processor_time() - began >= seconds


def by_simulations(number: int) -> IsEnough:
    return lambda _, made: made >= number
