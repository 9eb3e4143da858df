"""The shapes of what is said by websocket, and of what other answers carry as plain JSON.

The messages are made elsewhere, as plain values.  The client's types are written from these shapes, and tests hold what
is really said to them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from bogwood.host.pace import Pace
from bogwood.host.plan import TaskMark
from bogwood.store.contract import Summary

from .pieces import Ahead, At, Choice, Fact, Reason, SheetLine, SourcePoints, Tally, Words
from .wire import HintDegree, Me, Problem, ReviewAnswer, Settings, TurnPlan

Status = Literal["open", "running", "over", "cancelled", "aside"]


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """What a value holds, and nothing else."""


class Trial(Shape):
    """A turn being tried out, and what can be chosen next."""

    step: int
    chosen: list[str]
    unasked: list[int]
    """Which of the choices, by their places, went without saying."""
    options: list[Choice]
    asides: list[int]
    """Options beside the question, which stays open."""
    passes: list[int]
    """Options that leave undone what could be done."""
    ahead: list[Ahead]
    """Answers to the next question, each behind the option that leads there."""
    forgoes: dict[str, Words]
    """What options would lose that could still be used."""
    question: Words
    facts: list[Fact]
    can_undo: bool
    can_redo: bool
    can_commit: bool


class Chair(Shape):
    """Who plays a seat."""

    name: str
    bot: str
    taken: bool
    stand_in: str
    once: bool
    """Does the bot stand in for one turn only?"""
    resigned: bool


class Proposed(Shape):
    """What one person has proposed to the others, and who has agreed."""

    by: int
    what: Literal["take_back", "cancel"]
    number: int
    yes: list[int]
    to: int | UnsetType = UNSET
    """The event after which the game would be taken up again."""


class News(Shape):
    """An event as a message names it; ``told`` is how many of the message's facts, in their order, are told of it."""

    number: int
    kind: str
    at: int
    seat: int | None
    moves: list[str] | None
    about: dict[str, Any]
    told: int


class TableMessage(Shape, tag_field="type", tag="table"):
    """A table as one audience may see it."""

    table: str
    number: int
    seat: int
    status: Status
    reason: str
    game: str
    edition: str
    rules: int
    players: int
    options: dict[str, str]
    title: str
    chairs: list[Chair]
    pace: Pace
    hints: HintDegree
    """How much the coach may tell."""
    task: TaskMark | None
    """What somebody is led through or asked for at this table; none where they just play."""
    clocks: list[int] | None
    """Milliseconds left for each seat when the message was sent."""
    seal: str
    proposal: Proposed | None
    next_table: str
    to_act: list[int]
    facts: list[Fact]
    curtain: bool
    id: str | UnsetType = UNSET
    log: list[News] | UnsetType = UNSET
    """The events that are new with this message."""
    can_withdraw: bool | UnsetType = UNSET
    """May this seat choose anew what it has chosen in secret?"""
    round: int | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    step: int | UnsetType = UNSET
    """In a message about the past: how many decisions into the turn after the event."""
    seed: str | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    sheet: list[SheetLine] | UnsetType = UNSET
    view: Any | UnsetType = UNSET
    digest: str | UnsetType = UNSET
    trial: Trial | UnsetType = UNSET
    links: dict[str, str] | UnsetType = UNSET
    mine: list[int] | UnsetType = UNSET
    is_invited: bool | UnsetType = UNSET


class RefusedMessage(Problem, tag_field="type", tag="refused", forbid_unknown_fields=True):
    """What could not be done, with the table as it stands."""

    id: str
    table: TableMessage | None


class ChatMessage(Shape, tag_field="type", tag="chat"):
    """What somebody says."""

    number: int
    at: int
    seat: int
    name: str
    text: str
    phrase: str


class DoneMessage(Shape, tag_field="type", tag="done"):
    """It is done, and changed nothing that is seen."""

    id: str


class MovedMessage(Shape, tag_field="type", tag="moved"):
    """The table has to be opened again."""

    table: str
    id: str | UnsetType = UNSET


ServerMessage = TableMessage | RefusedMessage | ChatMessage | DoneMessage | MovedMessage


class About(Shape):
    """What a list says of a table."""

    title: str
    options: dict[str, str]
    edition: str
    pace: Pace
    seats: list[Chair]
    task: TaskMark | UnsetType | None = UNSET


class ReviewPoint(Shape):
    """Everybody's chance to win, with half the width of its 95 % interval."""

    number: int
    at: At
    round: int
    seat: int
    chances: list[float]
    errors: list[float]


class Turning(Shape):
    """A turn that mattered: what was played, and what else could have been."""

    number: int
    at: At
    length: int
    round: int
    seat: int
    lost: float
    error: float
    points: float
    points_error: float
    played: TurnPlan
    other: TurnPlan
    reasons: list[Reason]


class Story(Shape):
    """What the review tells somebody of their own seat."""

    seat: int
    costly: list[Turning]
    well: list[Turning]


class TypicalTable(Shape):
    """How hard bots fare at such a table, on the mean of so many games."""

    players: int
    options: dict[str, str]
    bot: str
    games: int
    score: float
    sources: dict[str, float]


class Review(Shape):
    """What the coach says of a game that is over."""

    points: list[ReviewPoint]
    turnings: list[Turning]
    stories: list[Story]
    sources: list[SourcePoints]
    tallies: list[Tally]
    typical: TypicalTable | None


CARRIED: dict[tuple[type, str], Any] = {
    (Summary, "about"): About,
    (Summary, "status"): Status,
    (Me, "settings"): Settings,
    (ReviewAnswer, "review"): Review | None,
}
"""What lies in fields that take any JSON, as it was stored or came from another process."""
