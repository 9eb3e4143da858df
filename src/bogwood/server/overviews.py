"""Overviews: how games are first explained (docs/overview.md), as they are given out."""

from __future__ import annotations

import msgspec

from bogwood.manifest import Manifest

from .trouble import log

WRONG = "the overview of %s is wrong and not shown: %s"


class ChoiceTally(msgspec.Struct):
    """How often a thing was taken when it could be, and how those fared who had it."""

    offered: float
    taken: float
    had: float
    """Seats that had it; of these so many won, and so many would have if it made no difference."""
    won: float
    even: float


class Habit(msgspec.Struct):
    """How much of a habit those have who won, those who lost, and beginners."""

    won: float
    lost: float
    easy: float


class PointShares(msgspec.Struct):
    """Mean points of everybody and of winners, and the share of each source."""

    mean: float
    winners: float
    shares: dict[str, float]


class MeasuredRun(msgspec.Struct):
    """Games of one kind of bot in all seats."""

    players: int
    bots: str
    options: dict[str, str]
    games: int


class Figures(msgspec.Struct):
    """What games between bots showed."""

    games: int
    beginners: int
    runs: list[MeasuredRun]
    points: PointShares
    choices: dict[str, dict[str, ChoiceTally]]
    """By the kind of what is chosen, and the thing."""
    habits: dict[str, Habit]


class RuleDiagram(msgspec.Struct):
    """A position to try out on the board, and its rule."""

    id: str
    rule: str = ""


class ChoiceKind(msgspec.Struct):
    """What there is to choose among."""

    part: str = ""
    """The part of the data that holds its numbers; empty where none does."""


class Mistake(msgspec.Struct):
    """What beginners do wrong; `habit` is empty where nothing was measured for it."""

    id: str
    habit: str = ""
    rule: str = ""


class Overview(msgspec.Struct):
    """How a game is first explained; what it leaves out is empty."""

    turn: list[str] = []
    """The rule of each step of a turn."""
    round: list[str] = []
    """The rule of each step of a round."""
    sources: dict[str, str] = {}
    """The rule of each source of points."""
    diagrams: list[RuleDiagram] = []
    choices: dict[str, ChoiceKind] = {}
    mistakes: list[Mistake] = []
    figures: Figures | None = None
    """Nothing where nothing was measured."""


def overview_of(manifest: Manifest) -> Overview | None:
    """The overview of a game with what was measured for it; nothing where it has none.

    What is of another shape is refused with ``msgspec.ValidationError``, what is no JSON with ``ValueError``.
    """
    document, measured = manifest.overview(), manifest.measured("overview")
    if not document:
        return None
    found = msgspec.convert(document, Overview)
    found.figures = msgspec.convert(measured, Figures) if measured else None
    return found


def sound_overview(manifest: Manifest) -> Overview | None:
    """The same, or nothing where it is wrong, which the log says: a game can be played without."""
    try:
        return overview_of(manifest)
    except (ValueError, OSError) as problem:
        log.warning(WRONG, manifest.name, problem)
        return None
