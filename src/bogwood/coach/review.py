"""The review of a game that is over: everybody's chance to win as it went on, and the turns that decided it.

Every turn is weighed against the best others that the coach finds, in worlds that its seat could not tell from the true
one: nobody is blamed for what could not be known.  Those that seem to have cost most are weighed again in fresh worlds,
so that no turn is blamed because of a lucky guess.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Protocol

from bogwood.bots.turns import Line
from bogwood.kernel.game import Game

from .account import Reason, differences, told
from .course import Stretch, turn_from
from .hint import Step, steps_of
from .weighing import Effort, Weighing, gap

MOMENTS: Final = 3
"""So many turns decided a game."""
DOUBTS: Final = 10
"""So many are weighed again."""
NOTABLE: Final = 0.02
"""What costs less of the chance to win has decided nothing."""
WORLDS: Final = 14
WORLDS_AGAIN: Final = 48
FIRST_SHARE: Final = 0.6
"""The share of the time for weighing every turn once."""
SURELY: Final = 0.7
"""A turn counts by what it cost less so much of the error."""


@dataclass(frozen=True)
class Weighed:
    """What is known of one stretch: everybody's chances after it, and the best other way that was found."""

    first: int
    chances: list[float]
    errors: list[float]
    better: Line
    """Empty where nothing better was found."""
    lost: float
    """The chance to win that it cost its seat."""
    lost_error: float
    points: float
    """The points that it cost."""

    @property
    def weight(self) -> float:
        return self.lost - SURELY * self.lost_error if self.better else 0.0


def weighed(game: Game, stretch: Stretch, effort: Effort, seed: str, better: Line = ()) -> Weighed:
    """Weigh what was played against ``better``, or against the best ways that can be found."""
    weighing = Weighing(game, stretch.state, stretch.seat, seed)
    if better:
        weighing.add(better)
    elif stretch.is_free:
        weighing.look()
    played = weighing.add(stretch.line)
    weighing.weigh(effort, played)
    best = next((way for way in weighing.ways if way is not played and way.later), played)
    lost = gap(best, played, stretch.seat)
    seats = range(game.players)
    is_better = best is not played and lost.points > 0 and lost.chance > 0
    return Weighed(
        first=stretch.first,
        chances=[round(played.chance(seat), 4) for seat in seats],
        errors=[round(played.chance_error(seat), 4) for seat in seats],
        better=best.line if is_better else (),
        lost=round(lost.chance, 4) if is_better else 0.0,
        lost_error=round(lost.chance_error, 4),
        points=round(lost.points, 2) if is_better else 0.0,
    )


# The whole game


@dataclass(frozen=True)
class Job:
    """One stretch to be weighed, by its place in the course."""

    place: int
    worlds: int
    seconds: float
    until: float
    """The moment of the monotonic clock after which it is not begun any more."""
    seed: str
    better: Line = ()


class Scales(Protocol):
    """Whoever weighs stretches: this process, or a pool of others."""

    workers: int

    def weigh(self, jobs: list[Job]) -> Iterable[tuple[int, Weighed | None]]:
        """Each job's place and what came of it, in any order; nothing where time had run out."""


def done(game: Game, course: list[Stretch], job: Job) -> Weighed | None:
    if time.monotonic() >= job.until:
        return None
    return weighed(game, course[job.place], Effort(job.worlds, job.seconds), job.seed, job.better)


class OwnScales:
    """Weighs one after the other in this process."""

    workers = 1

    def __init__(self, game: Game, course: list[Stretch]) -> None:
        self.game = game
        self.course = course

    def weigh(self, jobs: list[Job]) -> Iterable[tuple[int, Weighed | None]]:
        for job in jobs:
            yield job.place, done(self.game, self.course, job)


@dataclass(frozen=True)
class Point:
    """Everybody's chance to win after so many decisions, with half the width of its 95 % interval."""

    number: int
    round: int
    seat: int
    chances: list[float]
    errors: list[float]


@dataclass(frozen=True)
class Turning:
    """A turn that decided the game: after ``number`` decisions its seat played one thing, and had a better one."""

    number: int
    length: int
    round: int
    seat: int
    played: list[Step]
    """To the end of the turn, also what was decided after something came to light."""
    better: list[Step]
    lost: float
    lost_error: float
    points: float
    reasons: list[Reason]
    """What the better turn would have brought beyond the one that was played."""


@dataclass(frozen=True)
class Review:
    """A game, looked at from its end."""

    points: list[Point]
    turnings: list[Turning]


Progress = Callable[[float], None]
"""Is told which share of the work is done."""


def reviewed(
    game: Game, course: list[Stretch], winners: list[int], scales: Scales, seconds: float, seed: str, tell: Progress
) -> Review:
    """The review of a whole game within about so many seconds; where they do not suffice, some turns are left out."""
    work = Work(scales, time.monotonic(), seconds, tell)
    places = spread_out([n for n, stretch in enumerate(course) if stretch.is_free])
    again = min(DOUBTS, len(places))
    work.whole = max(1, len(places) + again)
    found = work.weigh(dict.fromkeys(places, ()), WORLDS, FIRST_SHARE, seed)
    doubtful = sorted((n for n in found if found[n].better), key=lambda n: -found[n].weight)[:again]
    sure = work.weigh({n: found[n].better for n in doubtful}, WORLDS_AGAIN, 1.0, f"{seed}/again")
    tell(1.0)
    notable = [n for n in sure if sure[n].weight > 0 and sure[n].lost >= NOTABLE]
    decisive = sorted(notable, key=lambda n: -sure[n].weight)[:MOMENTS]
    turnings = [turning_of(game, course, n, sure[n]) for n in sorted(decisive)]
    points = points_of(game, course, found, winners)
    for n in decisive:
        points = with_turning(points, course[n], sure[n])
    return Review(points, turnings)


@dataclass
class Work:
    """The time that a review may take, and how far it has come."""

    scales: Scales
    began: float
    seconds: float
    tell: Progress
    whole: int = 1
    finished: int = 0

    def weigh(self, wanted: dict[int, Line], worlds: int, share: float, seed: str) -> dict[int, Weighed]:
        """Weigh what is played at these places until this share of the time is used up."""
        until = self.began + share * self.seconds
        each = max(0.0, until - time.monotonic()) * self.scales.workers / max(1, len(wanted))
        jobs = [Job(place, worlds, each, until, seed, better) for place, better in wanted.items()]
        found: dict[int, Weighed] = {}
        for place, result in self.scales.weigh(jobs):
            self.finished += 1
            self.tell(min(1.0, self.finished / self.whole))
            if result is not None:
                found[place] = result
        return found


def spread_out(places: list[int]) -> list[int]:
    """The same places in an order in which any beginning is spread over the whole game."""
    return [place for n in (0, 2, 1, 3) for place in places[n::4]]


def turning_of(game: Game, course: list[Stretch], place: int, found: Weighed) -> Turning:
    stretch = course[place]
    weighing = Weighing(game, stretch.state, stretch.seat, "")
    reasons = differences(weighing.items_after(stretch.line), weighing.items_after(found.better))
    return Turning(
        number=stretch.first,
        length=len(stretch.line),
        round=stretch.round,
        seat=stretch.seat,
        played=steps_of(game, stretch.state, stretch.seat, turn_from(course, place)),
        better=steps_of(game, weighing.state, stretch.seat, found.better),
        lost=found.lost,
        lost_error=found.lost_error,
        points=found.points,
        reasons=told(reasons),
    )


def points_of(game: Game, course: list[Stretch], found: dict[int, Weighed], winners: list[int]) -> list[Point]:
    """The chances from the beginning, when they are equal, to the end, when they are no chances any more."""
    seats = range(game.players)
    points = [Point(0, course[0].round if course else 0, -1, [1 / game.players] * game.players, [0.0] * game.players)]
    for place in sorted(found):
        stretch, result = course[place], found[place]
        number = stretch.first + len(stretch.line)
        points.append(Point(number, stretch.round, stretch.seat, result.chances, result.errors))
    points = smoothed(points)
    if course:
        last = course[-1]
        share = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
        end = Point(last.first + len(last.line), last.round, last.seat, share, [0.0] * game.players)
        points = [point for point in points if point.number < end.number] + [end]
    return points


def with_turning(points: list[Point], stretch: Stretch, sure: Weighed) -> list[Point]:
    """The course with what is known better of a decisive turn: the chances it left, and those it found."""
    chances = sure.chances
    own = chances[stretch.seat]
    could = min(1.0, own + sure.lost)
    share = (1 - could) / (1 - own) if own < 1 else 1.0
    before = [round(could if seat == stretch.seat else chance * share, 4) for seat, chance in enumerate(chances)]
    number = stretch.first + len(stretch.line)
    fresh = [Point(number, stretch.round, stretch.seat, chances, sure.errors)] if number < points[-1].number else []
    if stretch.first > 0:
        fresh.append(Point(stretch.first, stretch.round, stretch.seat, before, sure.errors))
    taken = {point.number for point in fresh}
    return sorted([*[p for p in points if p.number not in taken], *fresh], key=lambda point: point.number)


def smoothed(points: list[Point]) -> list[Point]:
    """Each chance with a little of those before and after it: what one guess says, its neighbours should not deny."""
    weights = {-1: 1, 0: 2, 1: 1}
    found = []
    for n, point in enumerate(points):
        near = [(points[n + k], weight) for k, weight in weights.items() if 0 < n + k < len(points)]
        whole = sum(weight for _, weight in near)
        if n == 0 or whole == 0:
            found.append(point)
            continue
        seats = range(len(point.chances))
        chances = [round(sum(one.chances[s] * w for one, w in near) / whole, 4) for s in seats]
        errors = [round(math.hypot(*[one.errors[s] * w for one, w in near]) / whole, 4) for s in seats]
        found.append(Point(point.number, point.round, point.seat, chances, errors))
    return found
