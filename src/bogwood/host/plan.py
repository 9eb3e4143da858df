"""What a table is planned to be, and who sits at it."""

from __future__ import annotations

import msgspec

from bogwood.store.contract import Json

from .pace import Pace


class SeatPlan(msgspec.Struct, frozen=True):
    """Who is to sit on a seat: a person (``bot`` empty) or a bot of this kind."""

    name: str = ""
    bot: str = ""
    script: list[str] = []
    """What the bot plays first, choice by choice, as long as it can: then it plays by itself."""


class TaskMark(msgspec.Struct, frozen=True):
    """Which task it is that somebody is led through or asked for at a table."""

    kind: str
    """``lesson`` or ``puzzle``; its id is one of its game."""
    id: str
    is_alone: bool = False
    """Does nobody else play?  Then bots in the other seats sleep."""


class Plan(msgspec.Struct, frozen=True):
    """A table as somebody wishes it."""

    game: str
    players: int
    seats: list[SeatPlan]
    options: dict[str, str] = {}
    edition: str = ""
    pace: Pace = Pace()
    is_public: bool = False
    title: str = ""
    stand_in: str = "greedy"
    """The kind of bot that plays on for somebody who has gone."""
    hints: str = ""
    """How much the coach may tell people during the game: off, waste or strong; empty for what is usual."""
    task: TaskMark | None = None
    """What a person is led through or asked for here; none at a table for playing."""

    @property
    def hint_degree(self) -> str:
        """How much the coach may tell: usually all to somebody alone among bots, nothing where people meet."""
        people = sum(not seat.bot for seat in self.seats)
        return self.hints or ("strong" if people == 1 else "off")


def plan_from(stored: Json) -> Plan:
    """The plan of a stored table.  Tables are never written again, so those of before are read as they were written:
    their tasks were the words ``lesson first``, and puzzles stood by themselves."""
    task, puzzle = stored.get("task"), stored.get("puzzle")
    if puzzle:
        task = {"kind": "puzzle", "id": puzzle, "is_alone": True}
    elif isinstance(task, str):
        kind, _, name = task.partition(" ")
        task = {"kind": kind, "id": name} if kind else None
    return msgspec.convert({**stored, "task": task}, Plan)


class Chair:
    """One seat while the table goes on."""

    def __init__(self, name: str, bot: str, is_taken: bool) -> None:
        self.name = name
        self.bot = bot
        self.is_taken = is_taken
        self.stand_in = ""
        self.is_once = False
        """Does the bot stand in for one turn only?"""
        self.has_resigned = False
        self.withdrawals = 0
        """How often its person has made a secret choice anew."""

    @property
    def is_person(self) -> bool:
        return not self.bot

    @property
    def player(self) -> str:
        """The kind of bot that plays this seat now; empty when its person does."""
        return self.bot or self.stand_in

    def shown(self) -> Json:
        return {
            "name": self.name,
            "bot": self.bot,
            "taken": self.is_taken,
            "stand_in": self.stand_in,
            "once": self.is_once,
            "resigned": self.has_resigned,
        }
