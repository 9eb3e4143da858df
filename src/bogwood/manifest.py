"""A game, as the rest of the house knows it: one value with everything that bots, coach, terminal and server ask for.

This is the page to read first by whoever writes a game; ``docs/new-game.md`` leads from nothing to a table in the
browser, and ``bogwood new-game`` writes a package to begin with.  A game is a package that exports such a value as
``GAME``; the package lies in ``bogwood.games``, or anywhere else with an entry point of the group ``bogwood.games``
that names the value (``mygame = "mygame:GAME"``).  Three things have to be said: a name, for how many players, and how
the game is opened.  All else may be left out and has a default that works::

    class Reeds(Manifest):
        name = "reeds"
        players = range(2, 4)

        def open(self, players, options, changes=None):
            from .rules import Reeds

            return Reeds(players, options)

    GAME = Reeds()

A method imports what it returns only when it is called, so that whoever asks for a name does not load the game.  Beside
the package's code lie ``locale/<language>.ftl``, its words, and ``paragraphs/<language>.ftl``, its rules in words.
"""

from __future__ import annotations

import json
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Protocol

from bogwood.kernel.catalogue import Entry
from bogwood.kernel.game import Game, OptionKind, Sentence, State
from bogwood.kernel.text import Block

if TYPE_CHECKING:
    from bogwood.bots.knowledge import Knowledge
    from bogwood.bots.policies.policy import Idea
    from bogwood.coach.account import Account
    from bogwood.coach.plan import Planner
    from bogwood.i18n import Words
    from bogwood.scene import Stage

FIRST = "first"
"""The preset for a first game, in which whoever wants to play at once finds themselves."""

Numbers = dict[str, dict[str, int]]
"""Parameters of messages that come from the data: by the key of a message and the name of a parameter."""

Factors = list[dict[str, float]]
"""By the stage of the game: by how much what is counted under a name has to be multiplied."""


class Manifest(ABC):
    """One game and all that is known of it."""

    name: str
    """Of small letters, digits and ``_``; the keys of all its messages begin with it and a hyphen."""

    players: range
    """The numbers of players it takes."""

    minutes: int = 0
    """About how long a game lasts among people who know it; an estimate, 0 where nobody knows."""

    presets: Mapping[str, dict[str, str]] = {}
    """Rule options that go well together, by name; ``<game>-preset-<name>`` says what they are."""

    place: int = 100
    """Where it stands in a list of games; among equals the name decides."""

    # Rules

    @abstractmethod
    def open(self, players: int, options: dict[str, str], changes: dict[str, Any] | None = None) -> Game:
        """The game for so many players, with rule options and the changes of a corrected edition.

        What does not fit is refused: a number of players, an unknown option, an edition that breaks its schema.
        """

    def options(self) -> list[OptionKind]:
        """The rule options that may be chosen."""
        return []

    def data(self, changes: dict[str, Any] | None = None) -> dict[str, Any]:
        """The component data with the marks of their origin, and the changes of an edition laid over them."""
        return {}

    def numbers(self, data: dict[str, Any]) -> Numbers:
        """The numbers that its messages state, by key, from the data of an edition; whoever says a message gives them
        with it, so that a corrected edition corrects its words."""
        return {}

    # Bots

    def knowledge(self) -> Knowledge | None:
        """What bots know of the game; without it they try out every option in random games."""
        return None

    def factors(self) -> Factors:
        """What training found: ``bot/factors.json``, as ``bogwood train`` writes it; none without it."""
        file = self.folder / "bot" / "factors.json"
        if not file.is_file():
            return []
        found: Factors = json.loads(file.read_text(encoding="utf-8"))["factors"]
        return found

    def ideas(self) -> Mapping[str, Idea]:
        """Bots with one idea each, to measure others against, by name."""
        return {}

    # The coach

    def account(self, state: State, seat: int) -> Account | None:
        """What the coach counts for a seat, by how this table stands; without it hints give no reasons."""
        return None

    def reasons(self) -> Mapping[str, str]:
        """The rule that each item of the account is about; ``coach-item-<game>-<item>`` says what it is."""
        return {}

    def planner(self) -> Planner | None:
        """How the coach tells a turn in one sentence and a few steps; without it every choice is a step."""
        return None

    # Scenes

    def scene(self) -> Stage | None:
        """The verbs by which positions of the game are written (``docs/scenes.md``); without it there are those that
        every game has."""
        return None

    # Puzzles

    def puzzles(self) -> str:
        """Its puzzles: ``puzzles.json``, as ``bogwood puzzles make`` writes it; empty without it."""
        return text_of(self.folder / "puzzles.json")

    # The terminal

    def book(self) -> Book | None:
        """How the terminal shows the game; without it a table is shown as its view, line by line."""
        return None

    # The browser

    def layout(self, game: Game) -> dict[str, Any]:
        """How a table of it is drawn where the client has no face for the game (``docs/generic-face.md``); without it
        a table is told as named values."""
        return {}

    # Lessons

    def lessons(self) -> list[dict[str, Any]]:
        """Its guided games as documents (``docs/lessons.md``), the first one first: ``lessons/*.json``."""
        folder = self.folder / "lessons"
        files = [file for file in folder.iterdir() if file.name.endswith(".json")] if folder.is_dir() else []
        found = [json.loads(file.read_text(encoding="utf-8")) for file in files]
        return sorted(found, key=lambda lesson: (lesson.get("place", 0), lesson.get("id", "")))

    def lesson_words(self, language: str) -> str:
        """What its lessons say in a language, as Fluent; empty where there are none."""
        return text_of(self.folder / "lessons" / f"{language}.ftl")

    # Words

    @property
    def folder(self) -> Traversable:
        """Where the package lies."""
        return files(str(sys.modules[type(self).__module__].__package__))

    @property
    def locale(self) -> Traversable:
        """The folder of its words."""
        return self.folder / "locale"

    def words(self, language: str) -> str:
        """Its messages in a language, as Fluent; empty where there are none."""
        return text_of(self.locale / f"{language}.ftl")

    def paragraphs(self, language: str) -> str:
        """Its rules in a language, as Fluent; empty where there are none."""
        return text_of(self.folder / "paragraphs" / f"{language}.ftl")

    # Learning

    def overview(self) -> dict[str, Any]:
        """How its rules are first explained and what is measured for that: ``overview/overview.json``; empty without
        it."""
        return document_of(self.folder / "overview" / "overview.json")

    def measured(self, name: str) -> dict[str, Any]:
        """What was measured of the game and is kept beside it, with how that was done: ``measured/<name>.json``, as
        ``bogwood measure`` and the benchmarks write it; nothing without it."""
        return document_of(self.folder / "measured" / f"{name}.json")


def text_of(file: Traversable) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def document_of(file: Traversable) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text_of(file) or "{}")
    return found


class Picture(Protocol):
    """A table drawn as lines of spans, each span with the name of its style."""

    def page(self, marked: Collection[str] = (), with_names: bool = False) -> Block:
        """Everything on the table."""

    def board(self, marked: Collection[str] = (), with_names: bool = False) -> Block:
        """The map alone."""

    def own_board(self, seat: int) -> Block:
        """What lies before one player."""

    def status(self, seat: int) -> Block:
        """What a seat can spend."""

    def called(self, seat: int) -> str:
        """The name of a seat."""

    def explained(self) -> Block:
        """What the cards on the table do."""

    def foresight(self) -> Block:
        """The points so far, and at the end if it came now."""


def no_hints(state: State, entry: Entry) -> list[Sentence]:
    return []


def no_tip(state: State, seat: int) -> Sentence | None:
    return None


@dataclass(frozen=True)
class Book:
    """One game, seen from the terminal."""

    draw: Callable[[State, Words], Picture]
    hints: Callable[[State, Entry], list[Sentence]] = no_hints
    """Help for what an option names."""
    tip: Callable[[State, int], Sentence | None] = no_tip
    """Advice for a first game that fits the decision of a seat."""
    uses: Mapping[str, list[tuple[str, str]]] = field(default_factory=dict)
    """What is counted: for each heading the decision points, and the argument of an option that names the thing."""
