"""What a review tells one seat of itself, and how it stands beside the others: points by source, habits, hard bots."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from bogwood.kernel.game import Game, Sentence
from bogwood.shelf import games

from .course import Stretch, turn_from
from .plan import planner_of, taken_in

FILE: Final = "typical"
NEAR: Final = 1
"""Tables that differ by no more options than this are taken for such a table."""

T = TypeVar("T")


@dataclass(frozen=True)
class Story(Generic[T]):
    """For one seat: the turns that cost it most, the costliest first, and those that it played well."""

    seat: int
    costly: list[T]
    well: list[T]


@dataclass(frozen=True)
class Source:
    """Points of a seat from one source."""

    seat: int
    source: str
    points: int


@dataclass(frozen=True)
class Tally:
    """How often a seat took turns of one kind."""

    seat: int
    kind: Sentence
    count: int


def sources_of(game: Game, course: list[Stretch]) -> list[Source]:
    """Where everybody's points came from."""
    if not course:
        return []
    last = course[-1]
    state = last.state.clone()
    for option in last.line:
        game.apply(state, last.seat, option)
    return [Source(line.seat, line.source, line.points) for line in game.score_sheet(state)]


def tallies_of(game: Game, course: list[Stretch]) -> list[Tally]:
    """What everybody did how often, the most frequent first: the plan that somebody followed."""
    planner = planner_of(game.name)
    counts: Counter[tuple[int, str]] = Counter()
    kinds: dict[str, Sentence] = {}
    before: tuple[int, int] | None = None
    for place, stretch in enumerate(course):
        turn = stretch.seat, int(stretch.state.turn)
        if turn != before:
            kind = planner.kind(taken_in(game, stretch.state, stretch.seat, turn_from(course, place)))
            if kind is not None:
                name = repr((kind.key, sorted(kind.arguments.items())))
                kinds[name] = kind
                counts[stretch.seat, name] += 1
        before = turn
    ordered = sorted(counts.items(), key=lambda one: (one[0][0], -one[1]))
    return [Tally(seat, kinds[name], count) for (seat, name), count in ordered]


def typical(game: Game) -> dict[str, Any]:
    """How hard bots fare at such a table: their mean score and where it comes from; nothing where nobody measured.

    Tables were measured for the presets of a game; the nearest one is taken, and none that is too different.
    """
    found = games()[game.name].measured(FILE) if game.name in games() else {}
    tables = [table for table in found.get("tables", []) if table["players"] == game.players]
    nearest = min(tables, key=lambda table: differing(game, table), default=None)
    return dict(nearest) if nearest is not None and differing(game, nearest) <= NEAR else {}


def differing(game: Game, table: dict[str, Any]) -> int:
    """By how many options of the presets a measured table differs from one of this game."""
    return sum(game.options.get(name) != value for name, value in table["options"].items())
