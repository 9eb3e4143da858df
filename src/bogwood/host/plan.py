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
    task: str = ""
    """What a person is led through or asked for here, such as ``lesson first``; empty at a table for playing."""

    puzzle: str = ""
    """The puzzle that is solved at this table, where only its solver plays; mostly none."""

    @property
    def hint_degree(self) -> str:
        """How much the coach may tell: usually all to somebody alone among bots, nothing where people meet."""
        people = sum(not seat.bot for seat in self.seats)
        return self.hints or ("strong" if people == 1 else "off")


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
