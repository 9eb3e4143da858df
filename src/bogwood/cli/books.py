"""How a game looks in the terminal: as its own book draws it or, without one, as its view, line by line."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from bogwood.i18n import Words
from bogwood.kernel.game import WATCHER, Game, State
from bogwood.kernel.text import Block, filled
from bogwood.manifest import Book
from bogwood.shelf import games

WIDTH: Final = 110


def book_of(game: Game) -> Book:
    """The book of a game."""
    found = games()[game.name].book() if game.name in games() else None
    return Book(lambda state, words: PlainPicture(game, state, words)) if found is None else found


class PlainPicture:
    """A table as what everybody sees, and for a seat what it alone sees, one thing a line."""

    def __init__(self, game: Game, state: State, words: Words) -> None:
        self.game = game
        self.state = state
        self.words = words

    def page(self, marked: Collection[str] = (), with_names: bool = False) -> Block:
        return self.board(marked, with_names)

    def board(self, marked: Collection[str] = (), with_names: bool = False) -> Block:
        return self.block(self.lines(WATCHER))

    def own_board(self, seat: int) -> Block:
        return [[(self.called(seat), "title")], *self.status(seat)]

    def status(self, seat: int) -> Block:
        """What this seat sees and others do not."""
        open_lines = set(self.lines(WATCHER))
        return self.block([line for line in self.lines(seat) if line not in open_lines])

    def called(self, seat: int) -> str:
        return self.words.say("cli-seat", {"seat": seat + 1})

    def explained(self) -> Block:
        return []

    def foresight(self) -> Block:
        """The points so far."""
        scores = enumerate(self.game.scores(self.state))
        return self.block([f"{self.called(seat)}: {points}" for seat, points in scores])

    def lines(self, seat: int) -> list[str]:
        return list(told(self.words, self.game.name, self.game.view(self.state, seat)))

    def block(self, lines: list[str]) -> Block:
        return [part for line in lines for part in filled(line, WIDTH)]


def told(words: Words, game: str, value: object, path: str = "") -> Iterator[str]:
    """The members of a view by their names; a list of plain things is one line."""
    if isinstance(value, dict):
        for name, member in value.items():
            yield from told(words, game, member, f"{path} {words.name(game, str(name))}".strip())
    elif isinstance(value, list) and any(isinstance(member, dict | list) for member in value):
        for number, member in enumerate(value, 1):
            yield from told(words, game, member, f"{path} {number}".strip())
    elif isinstance(value, list):
        yield f"{path}: {', '.join(said(words, game, member) for member in value) or '–'}"
    else:
        yield f"{path}: {said(words, game, value)}"


def said(words: Words, game: str, value: object) -> str:
    """One plain thing: by its name, where it has one."""
    if isinstance(value, bool):
        return words.say("cli-yes" if value else "cli-no")
    return words.name(game, value) if isinstance(value, str) else "–" if value is None else str(value)
