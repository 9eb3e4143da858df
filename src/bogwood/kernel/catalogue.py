"""The catalogue of a game: every option as one number, with a readable notation both ways."""

from __future__ import annotations

from .facts import Arguments
from .refusal import Refusal


class Entry:
    """One option: its notation, the decision point it answers and its arguments under the data file's names."""

    def __init__(self, number: int, notation: str, point: str, arguments: Arguments) -> None:
        self.number = number
        self.notation = notation
        self.point = point
        self.arguments = arguments


class Catalogue:
    """All options of a game.  Numbers without an entry are gaps and never offered."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.entries: list[Entry | None] = [None] * size
        self.numbers: dict[str, int] = {}

    def add(self, number: int, notation: str, point: str, arguments: Arguments) -> None:
        self.entries[number] = Entry(number, notation, point, arguments)
        self.numbers[notation] = number

    def entry(self, number: int) -> Entry:
        """The entry of an option; a number outside the catalogue is refused."""
        found = self.entries[number] if 0 <= number < self.size else None
        if found is None:
            raise Refusal("no-such-option", "", "", option=str(number))
        return found

    def notation(self, number: int) -> str:
        return self.entry(number).notation

    def parse(self, text: str) -> int:
        """The option this notation stands for; anything else is refused."""
        number = self.numbers.get(text, -1)
        if number < 0:
            raise Refusal("bad-notation", "", "", text=text[:80])
        return number
