"""What a game brings so that scenes of it can be written: its verbs, how it is opened, how the rest is filled in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, State

from .lines import SceneLine
from .slate import Slate

Say = Callable[[Slate, list[str]], None]
"""Writes on the slate what the words after the verb say."""

SayOf = Callable[[Slate, int, list[str]], None]
"""The same of one seat."""


@dataclass(frozen=True)
class Verb:
    """One verb: how it is used, and what it does."""

    usage: str
    does: Say


@dataclass(frozen=True)
class SeatVerb:
    """A verb with a seat before it."""

    usage: str
    does: SayOf


@dataclass
class Verbs:
    """The verbs of a game: of the table, and of a seat.  ``usage`` is a line of the language with what may vary in
    capital letters; help and refusals show it."""

    table: dict[str, Verb] = field(default_factory=dict)
    seat: dict[str, SeatVerb] = field(default_factory=dict)

    def of_table(self, name: str, usage: str) -> Callable[[Say], Say]:
        def keep(does: Say) -> Say:
            self.table[name] = Verb(f"{name} {usage}".strip(), does)
            return does

        return keep

    def of_seat(self, name: str, usage: str) -> Callable[[SayOf], SayOf]:
        def keep(does: SayOf) -> SayOf:
            self.seat[name] = SeatVerb(f"SEAT {name} {usage}".strip(), does)
            return does

        return keep


class Stage:
    """What scenes know of one game.  As it stands it serves a game that brings nothing of its own."""

    verbs: Verbs = Verbs()

    def seats(self, game: Game, position: Mapping[str, Any]) -> list[list[str]]:
        """For each seat the words by which lines name it, the usual one first; ``player_1`` always works."""
        return [[] for _ in range(game.players)]

    def open(self, game: Game, seed: str, lines: list[SceneLine], choices: Stream) -> State:
        """The game that a scene begins with: set up, and played by ``choices`` to where most scenes want to be.

        The lines are those that will be said, in case the set-up can serve them.
        """
        return game.new(seed)

    def complete(self, slate: Slate) -> None:
        """Fill in whatever follows from what was said or must fit it, and note it."""
