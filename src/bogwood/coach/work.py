"""What the coach does for a server, in plain values that can be sent from one process to another and to a browser."""

from __future__ import annotations

from typing import Any

from bogwood.kernel import position
from bogwood.kernel.game import Game, Sentence
from bogwood.kernel.position import OpenGame
from bogwood.shelf import games, manifest_of

from .account import Reason
from .hint import EFFORT, hint
from .plan import Plan, Step
from .review import Point, Review, Turning
from .story import Story, typical

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
        "wasted": [words_of(one) for one in found.wasted],
        "plans": [plan_json(plan) for plan in found.plans],
        "reasons": reasons_of(game.name, found.reasons),
        "points": round(found.points, 2),
        "points_error": round(found.points_error, 2),
        "chance": round(found.chance, 4),
        "error": round(found.error, 4),
    }


def words_of(sentence: Sentence) -> list[Any]:
    return [sentence.key, sentence.arguments]


def steps_of(steps: list[Step]) -> list[list[Any]]:
    return [[step.option, step.move, *words_of(step.sentence)] for step in steps]


def plan_json(plan: Plan) -> Json:
    return {
        "head": words_of(plan.head),
        "deeds": [words_of(deed) for deed in plan.deeds],
        "gains": [[gain.item, gain.amount] for gain in plan.gains],
        "steps": [
            {"words": [words_of(one) for one in step.words], "choices": steps_of(step.choices)} for step in plan.steps
        ],
    }


def reasons_of(game: str, reasons: list[Reason]) -> list[list[Any]]:
    rules = manifest_of(game).reasons()
    return [[reason.item, reason.amount, reason.points, rules.get(reason.item, "")] for reason in reasons]


def review_of(game: Game, found: Review) -> Json:
    return {
        "points": [point_of(point) for point in found.points],
        "turnings": [turning_of(game.name, turning) for turning in found.turnings],
        "stories": [story_of(game.name, story) for story in found.stories],
        "sources": [[one.seat, one.source, one.points] for one in found.sources],
        "tallies": [[one.seat, words_of(one.kind), one.count] for one in found.tallies],
        "typical": typical(game) or None,
    }


def point_of(point: Point) -> Json:
    return {
        "number": point.number,
        "round": point.round,
        "seat": point.seat,
        "chances": point.chances,
        "errors": point.errors,
    }


def story_of(game: str, found: Story[Turning]) -> Json:
    return {
        "seat": found.seat,
        "costly": [turning_of(game, one) for one in found.costly],
        "well": [turning_of(game, one) for one in found.well],
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
        "points_error": found.points_error,
        "played": plan_json(found.played),
        "other": plan_json(found.other),
        "reasons": reasons_of(game, found.reasons),
    }
