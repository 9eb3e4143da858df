"""A policy: what it wants is said by its idea; how to carry it out is left to an adviser."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bogwood.bots.contract import Bot
from bogwood.kernel.catalogue import Entry
from bogwood.kernel.game import Game, State


@dataclass(frozen=True)
class Wish:
    """Options of the catalogue: those that answer a decision point with this notation or these arguments."""

    point: str
    notation: str = ""
    arguments: dict[str, int | str] = field(default_factory=dict)

    def means(self, entry: Entry) -> bool:
        if entry.point != self.point or self.notation not in ("", entry.notation):
            return False
        return all(entry.arguments.get(name) == value for name, value in self.arguments.items())


Wishes = Callable[[Any, int], list[Wish]]
"""From the view of a seat what the seat wants, dearest first."""


@dataclass(frozen=True)
class Idea:
    """The decision points that a policy has an opinion about, and what it wants there."""

    points: frozenset[str]
    wishes: Wishes


def always(*wishes: Wish) -> Idea:
    """The same wishes whatever happens."""
    return Idea(frozenset(wish.point for wish in wishes), lambda view, seat: list(wishes))


class Policy(Bot):
    """Takes the dearest wish that is open; of several options that fulfil it the adviser's, else the first.

    What no wish speaks of is the adviser's to decide.
    """

    def __init__(self, name: str, idea: Idea, adviser: Bot) -> None:
        self.name = name
        self.idea = idea
        self.adviser = adviser

    def choose(self, game: Game, state: State, seat: int) -> int:
        options = game.legal(state, seat).listed()
        if len(options) == 1:
            return options[0]
        entries = [game.catalogue.entry(option) for option in options]
        if any(entry.point in self.idea.points for entry in entries):
            for wish in self.idea.wishes(game.view(state, seat), seat):
                found = [entry.number for entry in entries if wish.means(entry)]
                if found:
                    return self.best_of(found, game, state, seat)
        return self.adviser.choose(game, state, seat)

    def best_of(self, found: list[int], game: Game, state: State, seat: int) -> int:
        if len(found) == 1:
            return found[0]
        advised = self.adviser.choose(game, state.clone(), seat)
        return advised if advised in found else found[0]
