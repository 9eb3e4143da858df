"""A game, as the rest of the house knows it: one value with everything that bots, coach, terminal and server ask for.

This is the page to read first by whoever writes a game; ``docs/new-game.md`` leads from nothing to a table in the
browser, and ``bogwood new-game`` writes a package to begin with.  A game is a package that exports such a value as
``GAME``; the package lies in ``bogwood.games``, or anywhere else with an entry point of the group ``bogwood.games``
that names the value (``mygame = "mygame:GAME"``).  Its ``__init__.py`` says its name and for how many players it is::

    GAME = Manifest(__name__, name="reeds", players=range(2, 4))

All else are parts, which are found by their names in the package.  A part is a module, or a package that exports the
same; only the rules have to be there, and of them only ``open_game``.  What is left out has a default that works.

==============  ====================================  ==========================================
part            what is looked for in it              who asks
==============  ====================================  ==========================================
``rules``       ``open_game(players, options,         everybody
                changes)``
                ``OPTIONS``                           whoever sets up a table
                ``edition_data(changes)``             editions, words with numbers in them
``said``        ``numbers_in(data)``                  words with numbers in them
``bot``         ``taught()``                          bots that search
                ``IDEAS``                             arenas
``coach``       ``account(state, seat)``,             hints and reviews
                ``REASONS``
``planning``    ``planner()``                         hints and reviews
``scene``       ``STAGE``                             positions written in words
``terminal``    ``BOOK``                              the terminal
``layout``      ``layout(game)``                      the browser, where it has no face
==============  ====================================  ==========================================

The methods of ``Manifest`` say what each is.  A part is loaded when it is first asked for, so that whoever asks for a
name does not load the game.  Beside the parts lie files: ``locale/<language>.ftl``, its words,
``paragraphs/<language>.ftl``, its rules in words, and, where it has them, ``overview/``, ``lessons/``,
``puzzles.json`` and ``measured/``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

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

PARTS: Final = {
    "rules": ("open_game", "OPTIONS", "edition_data"),
    "said": ("numbers_in",),
    "bot": ("taught", "IDEAS"),
    "coach": ("account", "REASONS"),
    "planning": ("planner",),
    "scene": ("STAGE",),
    "terminal": ("BOOK",),
    "layout": ("layout",),
}
"""The modules of a game's package that are looked for, and what is looked for in each."""

T = TypeVar("T")

Numbers = dict[str, dict[str, int]]
"""Parameters of messages that come from the data: by the key of a message and the name of a parameter."""

Factors = list[dict[str, float]]
"""By the stage of the game: by how much what is counted under a name has to be multiplied."""


@dataclass
class Manifest:
    """One game and all that is known of it."""

    package: str
    """Where its parts and files lie: the ``__name__`` of the package."""

    name: str
    """Of small letters, digits and ``_``; the keys of all its messages begin with it and a hyphen."""

    players: range
    """The numbers of players it takes."""

    minutes: int = 0
    """About how long a game lasts among people who know it; an estimate, 0 where nobody knows."""

    presets: Mapping[str, dict[str, str]] = field(default_factory=dict)
    """Rule options that go well together, by name; ``<game>-preset-<name>`` says what they are."""

    place: int = 100
    """Where it stands in a list of games; among equals the name decides."""

    def part(self, module: str, name: str, default: T) -> T:
        """What a part holds under this name; the default where there is no such part, or nothing of this name in it.

        A part that is there and cannot be loaded is an error, and never taken for one that is left out.
        """
        path = f"{self.package}.{module}"
        if path not in sys.modules and find_spec(path) is None:
            return default
        return getattr(import_module(path), name, default)

    # Rules

    def open(self, players: int, options: dict[str, str], changes: dict[str, Any] | None = None) -> Game:
        """The game for so many players, with rule options and the changes of a corrected edition.

        What does not fit is refused: a number of players, an unknown option, an edition that breaks its schema.
        """
        game: Game = import_module(f"{self.package}.rules").open_game(players, options, changes)
        return game

    def options(self) -> list[OptionKind]:
        """The rule options that may be chosen."""
        return self.part("rules", "OPTIONS", list[OptionKind]())

    def data(self, changes: dict[str, Any] | None = None) -> dict[str, Any]:
        """The component data with the marks of their origin, and the changes of an edition laid over them."""
        return self.part("rules", "edition_data", no_data)(changes)

    def numbers(self, data: dict[str, Any]) -> Numbers:
        """The numbers that its messages state, by key, from the data of an edition; whoever says a message gives them
        with it, so that a corrected edition corrects its words."""
        return self.part("said", "numbers_in", no_numbers)(data)

    # Bots

    def knowledge(self) -> Knowledge | None:
        """What bots know of the game; without it they try out every option in random games."""
        return self.part("bot", "taught", nothing)()

    def factors(self) -> Factors:
        """What training found: ``bot/factors.json``, as ``bogwood train`` writes it; none without it."""
        file = self.folder / "bot" / "factors.json"
        if not file.is_file():
            return []
        found: Factors = json.loads(file.read_text(encoding="utf-8"))["factors"]
        return found

    def ideas(self) -> Mapping[str, Idea]:
        """Bots with one idea each, to measure others against, by name."""
        return self.part("bot", "IDEAS", dict[str, "Idea"]())

    # The coach

    def account(self, state: State, seat: int) -> Account | None:
        """What the coach counts for a seat, by how this table stands; without it hints give no reasons."""
        return self.part("coach", "account", no_account)(state, seat)

    def reasons(self) -> Mapping[str, str]:
        """The rule that each item of the account is about; ``coach-item-<game>-<item>`` says what it is."""
        return self.part("coach", "REASONS", dict[str, str]())

    def planner(self) -> Planner | None:
        """How the coach tells a turn in one sentence and a few steps; without it every choice is a step."""
        return self.part("planning", "planner", nothing)()

    # Scenes

    def scene(self) -> Stage | None:
        """The verbs by which positions of the game are written (``docs/scenes.md``); without it there are those that
        every game has."""
        return self.part("scene", "STAGE", None)

    # Puzzles

    def puzzles(self) -> str:
        """Its puzzles: ``puzzles.json``, as ``bogwood puzzles make`` writes it; empty without it."""
        return text_of(self.folder / "puzzles.json")

    # The terminal

    def book(self) -> Book | None:
        """How the terminal shows the game; without it a table is shown as its view, line by line."""
        return self.part("terminal", "BOOK", None)

    # The browser

    def layout(self, game: Game) -> dict[str, Any]:
        """How a table of it is drawn where the client has no face for the game (``docs/generic-face.md``); without it
        a table is told as named values."""
        return self.part("layout", "layout", no_layout)(game)

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
        return files(self.package)

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

    def overview_words(self, language: str) -> str:
        """What its overview says in a language, as Fluent; empty where there is none."""
        return text_of(self.folder / "overview" / f"{language}.ftl")

    def measured(self, name: str) -> dict[str, Any]:
        """What was measured of the game and is kept beside it, with how that was done: ``measured/<name>.json``, as
        ``bogwood measure`` and the benchmarks write it; nothing without it."""
        return document_of(self.folder / "measured" / f"{name}.json")


# What stands for a part that is left out


def nothing() -> None:
    return None


def no_data(changes: dict[str, Any] | None) -> dict[str, Any]:
    return {}


def no_numbers(data: dict[str, Any]) -> Numbers:
    return {}


def no_account(state: State, seat: int) -> Account | None:
    return None


def no_layout(game: Game) -> dict[str, Any]:
    return {}


# Files


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
