"""What the coach does for a server, in plain values that can be sent from one process to another and to a browser."""

from __future__ import annotations

from typing import Any

from bogwood.kernel import position
from bogwood.kernel.position import OpenGame
from bogwood.shelf import games, manifest_of

from .account import Reason
from .hint import EFFORT, Step, hint
from .review import Point, Review, Turning

Json = dict[str, Any]


def knows(game: str) -> bool:
    """Can the coach play this game?"""
    return game in games()


def ready() -> None:
    """Nothing: whoever can do this has loaded the coach."""


def hint_for(open_game: OpenGame, document: Json, seat: int, tried: list[int], degree: str, seed: str) -> Json:
    """A hint at a position that tells no secrets; ``tried`` was chosen from there."""
    game, state = position.read(document, open_game)
    found = hint(game, state, seat, tuple(tried), degree, EFFORT, seed)
    return {
        "finding": found.finding,
        "steps": steps_of(found.steps),
        "reasons": reasons_of(game.name, found.reasons),
        "points": round(found.points, 2),
        "chance": round(found.chance, 4),
        "error": round(found.error, 4),
    }


def steps_of(steps: list[Step]) -> list[list[Any]]:
    return [[step.option, step.move, step.sentence.key, step.sentence.arguments] for step in steps]


def reasons_of(game: str, reasons: list[Reason]) -> list[list[Any]]:
    rules = manifest_of(game).reasons()
    return [[reason.item, reason.amount, reason.points, rules.get(reason.item, "")] for reason in reasons]


def review_of(game: str, found: Review) -> Json:
    return {
        "points": [point_of(point) for point in found.points],
        "turnings": [turning_of(game, turning) for turning in found.turnings],
    }


def point_of(point: Point) -> Json:
    return {
        "number": point.number,
        "round": point.round,
        "seat": point.seat,
        "chances": point.chances,
        "errors": point.errors,
    }


def turning_of(game: str, found: Turning) -> Json:
    return {
        "number": found.number,
        "length": found.length,
        "round": found.round,
        "seat": found.seat,
        "lost": found.lost,
        "error": found.lost_error,
        "points": found.points,
        "played": steps_of(found.played),
        "better": steps_of(found.better),
        "reasons": reasons_of(game, found.reasons),
    }
