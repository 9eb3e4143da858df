"""The pieces that messages are made of: short lists, whose places have names here."""

from __future__ import annotations

from typing import NamedTuple

Arguments = dict[str, int | str]
"""The parameters of a message."""


class Words(NamedTuple):
    """A sentence before a language is chosen: a message key and its parameters."""

    key: str
    args: Arguments


class Fact(NamedTuple):
    """Something that happened."""

    kind: str
    seat: int
    amount: int
    source: str
    key: str
    args: Arguments


class Choice(NamedTuple):
    """Something that may be chosen."""

    id: int
    notation: str
    key: str
    args: Arguments


class Ahead(NamedTuple):
    """An answer to the next question, behind the option that leads there."""

    via: int
    id: int
    notation: str
    key: str
    args: Arguments


class SheetPiece(NamedTuple):
    """What a line of the score sheet is counted from, as a message, and the points it makes."""

    key: str
    args: Arguments
    points: int


class SheetLine(NamedTuple):
    """A line of the score sheet; the pieces are left out where the position does not show them."""

    seat: int
    source: str
    points: int
    pieces: list[SheetPiece]


class Reason(NamedTuple):
    """What changes by a turn: an item, how many of it, how many points, the rule it is about."""

    item: str
    amount: float
    points: float
    rule: str


class Gain(NamedTuple):
    """What a turn brings at once: an item, and how many of it."""

    item: str
    amount: int


class SourcePoints(NamedTuple):
    """Points of a seat from one source."""

    seat: int
    source: str
    points: int


class Tally(NamedTuple):
    """How often a seat took turns of a kind."""

    seat: int
    kind: Words
    times: int


class At(NamedTuple):
    """A moment of a game: an event, and a step into the turn after it."""

    number: int
    step: int
