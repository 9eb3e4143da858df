"""The review of a game that is over: everybody's chance to win as it went on, the turns that decided it, and for each
of those who ask the turns that cost them most and those they played well.

Every turn is weighed against the best others that the coach finds, in worlds that its seat could not tell from the true
one: nobody is blamed for what could not be known.  Those that seem to have cost most are weighed again in fresh worlds,
so that no turn is blamed because of a lucky guess.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from bogwood.bots.turns import Line
from bogwood.kernel.game import Game

from .account import Reason, differences, told
from .belief import belief_of
from .course import Stretch, turn_from
from .plan import Plan, plan_of
from .story import Source, Story, Tally, sources_of, tallies_of
from .weighing import Effort, Weighing, gap

MOMENTS: Final = 3
"""So many turns decided a game."""
DOUBTS: Final = 10
"""So many are weighed again."""
NOTABLE: Final = 0.02
"""What costs less of the chance to win has decided nothing."""
OWN_DOUBTS: Final = 8
"""So many turns of each seat that is told of itself are weighed again."""
OWN_MOMENTS: Final = 6
"""So many of them are kept as its costliest."""
WELL: Final = 2
"""So many are kept as those that it played well,"""
CLEARLY: Final = 1.0
"""which were better than the next idea by at least so many points."""
CHANCE_IN_POINTS: Final = 40.0
"""What all of the chance to win counts for beside points, where turns of one seat are compared."""
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
    other: Line
    """The best other way; empty where there was none."""
    lost: float
    """The chance to win by which it falls short of the other way; negative where it was the better one."""
    lost_error: float
    points: float
    """The points by which it falls short."""
    points_error: float

    @property
    def better(self) -> Line:
        """The other way, where it is better in both points and chances."""
        return self.other if self.points > 0 and self.lost > 0 else ()

    @property
    def weight(self) -> float:
        """How surely it has cost something of the chance to win."""
        return self.lost - SURELY * self.lost_error if self.better else 0.0

    @property
    def own_weight(self) -> float:
        """How surely it has cost its seat something, which may have had no chance to win any more."""
        points = self.points - SURELY * self.points_error
        return points + CHANCE_IN_POINTS * max(0.0, self.lost)


def weighed(game: Game, stretch: Stretch, effort: Effort, seed: str, other: Line = ()) -> Weighed:
    """Weigh what was played against another way, or against the best ways that can be found."""
    weighing = Weighing(game, stretch.state, stretch.seat, seed)
    if other:
        weighing.add(other)
    elif stretch.is_free:
        weighing.look()
    played = weighing.add(stretch.line)
    weighing.weigh(effort, played)
    best = next((way for way in weighing.ways if way is not played and way.later), played)
    lost = gap(best, played, stretch.seat)
    seats = range(game.players)
    return Weighed(
        first=stretch.first,
        chances=[round(played.chance(seat), 4) for seat in seats],
        errors=[round(played.chance_error(seat), 4) for seat in seats],
        other=() if best is played else best.line,
        lost=round(lost.chance, 4),
        lost_error=round(lost.chance_error, 4),
        points=round(lost.points, 2),
        points_error=round(lost.points_error, 2),
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
    other: Line = ()


class Scales(Protocol):
    """Whoever weighs stretches: this process, or a pool of others."""

    workers: int

    def weigh(self, jobs: list[Job]) -> Iterable[tuple[int, Weighed | None]]:
        """Each job's place and what came of it, in any order; nothing where time had run out."""


def done(game: Game, course: list[Stretch], job: Job) -> Weighed | None:
    if time.monotonic() >= job.until:
        return None
    return weighed(game, course[job.place], Effort(job.worlds, job.seconds), job.seed, job.other)


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
    """A turn that mattered: after ``number`` decisions its seat played one thing, and could have played another.

    Where it was a mistake the other one was better by so many points and so much of the chance to win; where it was
    well played these are by how much it was better than the other.
    """

    number: int
    length: int
    round: int
    seat: int
    played: Plan
    """To the end of the turn, also what was decided after something came to light."""
    other: Plan
    lost: float
    lost_error: float
    points: float
    points_error: float
    reasons: list[Reason]
    """What the better turn brings beyond the other."""


@dataclass(frozen=True)
class Review:
    """A game, looked at from its end."""

    points: list[Point]
    turnings: list[Turning]
    stories: list[Story[Turning]]
    """What is told to each seat that it was made for."""
    sources: list[Source]
    tallies: list[Tally]


Progress = Callable[[float], None]
"""Is told which share of the work is done."""


def reviewed(
    game: Game, course: list[Stretch], winners: list[int], scales: Scales, seconds: float, seed: str, tell: Progress,
    seats: Sequence[int] | None = None,
) -> Review:  # fmt: skip
    """The review of a whole game within about so many seconds; where they do not suffice, some turns are left out.

    ``seats`` are those who are told of themselves: everybody, unless they are named.
    """
    work = Work(scales, time.monotonic(), seconds, tell)
    told_of = list(range(game.players)) if seats is None else list(seats)
    places = spread_out([n for n, stretch in enumerate(course) if stretch.is_free])
    work.whole = max(1, len(places) + min(len(places), DOUBTS + OWN_DOUBTS * len(told_of)))
    found = work.weigh(dict.fromkeys(places, ()), WORLDS, FIRST_SHARE, seed)
    doubtful = doubts(course, found, told_of)
    sure = work.weigh({n: found[n].other for n in doubtful}, WORLDS_AGAIN, 1.0, f"{seed}/again")
    tell(1.0)
    notable = [n for n in sure if sure[n].weight > 0 and sure[n].lost >= NOTABLE]
    decisive = sorted(notable, key=lambda n: -sure[n].weight)[:MOMENTS]
    turnings = [turning_of(game, course, n, sure[n]) for n in sorted(decisive)]
    points = points_of(game, course, found, winners)
    for n in decisive:
        points = with_turning(points, course[n], sure[n])
    stories = [story_of(game, course, found, sure, seat) for seat in told_of]
    return Review(points, turnings, stories, sources_of(game, course), tallies_of(game, course))


def doubts(course: list[Stretch], found: dict[int, Weighed], seats: list[int]) -> list[int]:
    """What is weighed again: what seems to have decided the game, and what seems to have cost each seat most."""
    better = [n for n in found if found[n].better]
    chosen = dict.fromkeys(sorted(better, key=lambda n: -found[n].weight)[:DOUBTS])
    for seat in seats:
        own = [n for n in found if course[n].seat == seat and found[n].other and found[n].points > 0]
        chosen |= dict.fromkeys(sorted(own, key=lambda n: -found[n].own_weight)[:OWN_DOUBTS])
    return list(chosen)


def story_of(
    game: Game, course: list[Stretch], found: dict[int, Weighed], sure: dict[int, Weighed], seat: int
) -> Story[Turning]:
    """What a seat is told of itself: the turns that cost it most, the costliest first, and those it played well."""
    own = [n for n in sure if course[n].seat == seat and sure[n].points > 0]
    costly = one_each_turn(course, sorted(own, key=lambda n: -sure[n].own_weight))[:OWN_MOMENTS]
    best = [n for n in found if course[n].seat == seat and found[n].other and is_clear(found[n])]
    well = one_each_turn(course, sorted(best, key=lambda n: found[n].points))[:OWN_MOMENTS]
    praised = [turning_of(game, course, n, found[n], is_mistake=False) for n in well]
    # Where both ways are told alike there is nothing to learn from.
    praised = [turning for turning in praised if turning.played.name != turning.other.name]
    return Story(seat, [turning_of(game, course, n, sure[n]) for n in costly], praised[:WELL])


def is_clear(found: Weighed) -> bool:
    """Was what was played clearly better than the best other way?"""
    return -found.points >= max(CLEARLY, SURELY * found.points_error)


def one_each_turn(course: list[Stretch], places: list[int]) -> list[int]:
    """The places without those whose turn was named before."""
    turns: dict[int, int] = {}
    for place in places:
        turns.setdefault(int(course[place].state.turn), place)
    return list(turns.values())


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
        jobs = [Job(place, worlds, each, until, seed, other) for place, other in wanted.items()]
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


def turning_of(game: Game, course: list[Stretch], place: int, found: Weighed, is_mistake: bool = True) -> Turning:
    """The turn at a place as it is told; numbers are those that can be believed."""
    stretch = course[place]
    weighing = Weighing(game, stretch.state, stretch.seat, "")
    items = weighing.items_after(stretch.line), weighing.items_after(found.other)
    belief = belief_of(game.name)
    sign = 1 if is_mistake else -1
    return Turning(
        number=stretch.first,
        length=len(stretch.line),
        round=stretch.round,
        seat=stretch.seat,
        played=plan_of(game, stretch.state, stretch.seat, turn_from(course, place)),
        other=plan_of(game, weighing.state, stretch.seat, found.other),
        lost=round(max(0.0, sign * found.lost * belief.factor), 4),
        lost_error=found.lost_error,
        points=round(sign * belief.points(found.points), 2),
        points_error=round(belief.error(found.points_error), 2),
        reasons=told(differences(*items) if is_mistake else differences(items[1], items[0])),
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
