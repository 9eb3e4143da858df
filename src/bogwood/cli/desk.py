"""What a command works with: the reader's language and the games at hand."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from bogwood.i18n import Words
from bogwood.kernel import position
from bogwood.kernel.game import Game, Json, State
from bogwood.kernel.record import Record
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.scene import Made, is_scene, make
from bogwood.shelf import Shelf, games, manifest_of, written_out

from .files import read_text


class Desk:
    """The words of one language, and a shelf of games with the edition that was asked for."""

    def __init__(self, locale: str) -> None:
        self.words = Words(locale)
        self.shelf = Shelf()
        self.edition_file = ""

    def open_game(self, name: str, players: int, options: dict[str, str]) -> Game:
        """A game about to begin, under the edition of ``--edition`` where one is given."""
        manifest_of(name)
        edition = self._lay_edition(name) if self.edition_file else ""
        return self.shelf.open_game(name, players, written_out(name, options), edition)

    @cached_property
    def changes(self) -> dict[str, Any] | None:
        """The corrected edition that was asked for, as it stands in its file."""
        if not self.edition_file:
            return None
        document = position.parse(read_text(self.edition_file))
        if not isinstance(document, dict):
            raise Refusal("bad-format", "", self.edition_file, found=type(document).__name__)
        return document

    def read_position(self, file: str) -> tuple[Game, State]:
        """The game and the state of a position or a scene; raises Problems that name everything wrong with it."""
        made = self.read_scene(file)
        return made.game, made.state

    def read_scene(self, file: str) -> Made:
        """What a scene makes; a position stands for itself."""
        return self.made_of(read_text(file))

    def made_of(self, text: str) -> Made:
        """The same from the text of either."""
        if is_scene(text):
            return make(text, None, self.open_for_scene)
        return Made(*position.read(position.parse(text), self.reopen))

    def make_scene(self, file: str, over: str) -> Made:
        """What a scene makes, over a position where one is named."""
        text = read_text(file)
        return make(text, self.read_position(over) if over else None, self.open_for_scene)

    def open_for_scene(self, name: str, players: int, options: dict[str, str], edition: str) -> Game:
        return self.open_game(name, players, options)

    def read_record(self, file: str) -> Record:
        return Record.parse(read_text(file))

    def reopen(self, name: str, players: int, options: dict[str, str], edition: str) -> Game:
        """The game that a file names: it keeps its edition, which may be the one of ``--edition``."""
        if self.edition_file and name in games():
            self._lay_edition(name)
        return self.shelf.open_game(name, players, options, edition)

    def _lay_edition(self, name: str) -> str:
        try:
            edition = self.shelf.add_edition(name, self.changes or {})
        except Problems as found:
            where = Path(self.edition_file).name
            raise Problems([inside(problem, where) for problem in found.problems]) from None
        self.words.lay(name, self.changes)
        return edition

    # Sentences

    def refusal(self, problem: Refusal) -> str:
        """A refusal in words, without its rule number."""
        for game in games():
            if self.words.has(f"{game}-refusal-{problem.code}"):
                return self.words.say(f"{game}-refusal-{problem.code}", problem.arguments, game)
        return self.words.say(f"refusal-{problem.code}", problem.arguments)

    def refusal_with_rule(self, problem: Refusal) -> str:
        said = self.refusal(problem)
        return f"{said} ({self.words.say('cli-rule', {'rule': problem.rule})})" if problem.rule else said

    def coded(self, problem: Refusal) -> str:
        """The one line of a problem: its code, where it is, what it means, the rule."""
        where = f" {problem.where}:" if problem.where else ""
        return f"{problem.code}:{where} {self.refusal_with_rule(problem)}"

    def problem_json(self, problem: Refusal) -> Json:
        return {**problem.as_json(), "sentence": self.refusal(problem)}


def inside(problem: Refusal, file: str) -> Refusal:
    """The same problem, found in that file."""
    return Refusal(problem.code, problem.rule, f"{file}{problem.where}", **problem.arguments)
