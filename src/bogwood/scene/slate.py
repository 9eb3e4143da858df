"""A position being written: its document, what was said of it, and what was chosen for want of being said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, Final

from bogwood.kernel.game import Game, Sentence
from bogwood.kernel.refusal import Refusal

MANY: Final = 12
"""No more names than this are offered in place of one that is not there."""


class Slate:
    """The state of a game as its position file has it, open to be changed.

    ``said`` remembers what a line was about, under names that the game chooses; what is said is never filled in.
    """

    def __init__(self, game: Game, state: dict[str, Any], seats: Sequence[Sequence[str]], is_new: bool) -> None:
        self.game = game
        self.state = state
        self.seats = seats
        self.is_new = is_new
        """Was this game set up for the scene?  Then all that nobody speaks of may be as it likes."""
        self.said: set[str] = set()
        self.notes: list[Sentence] = []

    def note(self, key: str, **arguments: int | str) -> None:
        """Tell what was chosen."""
        self.notes.append(Sentence(key, arguments))

    # Names

    def seat(self, word: str) -> int:
        """The seat of this name; anything else is refused."""
        found = self.find_seat(word)
        if found < 0:
            raise unknown(word, [names[0] if names else player(n) for n, names in enumerate(self.seats)])
        return found

    def find_seat(self, word: str) -> int:
        """The seat of this name, or -1."""
        for n, names in enumerate(self.seats):
            if word.lower() in names or word.lower() == player(n):
                return n
        return -1

    def one(self, words: list[str], among: Iterable[str], prefix: str = "") -> str:
        """The one name that is wanted."""
        if len(words) != 1:
            raise Refusal("scene-one-word", "", "", text=" ".join(words))
        return self.named(words[0], among, prefix)

    def all(self, words: list[str], among: Iterable[str], prefix: str = "") -> list[str]:
        """Several names, each of which must be there and may be said once."""
        known = list(among)
        found = [self.named(word, known, prefix) for word in words]
        for name in found:
            if found.count(name) > 1:
                raise Refusal("scene-said-twice", "", "", text=name)
        return found

    def named(self, word: str, among: Iterable[str], prefix: str = "") -> str:
        """A name of the game; what it begins with may be left out where all of its kind begin so."""
        known = list(among)
        for name in (word, word.lower(), f"{prefix}{word.lower()}"):
            if name in known:
                return name
        raise unknown(word, [name.removeprefix(prefix) for name in known])


def player(seat: int) -> str:
    """What a seat is called in every game."""
    return f"player_{seat + 1}"


def unknown(word: str, known: list[str]) -> Refusal:
    """A name that is not there, with those it may have meant."""
    near = get_close_matches(word, known, 3, 0.5) or (known if len(known) <= MANY else [])
    return Refusal("scene-unknown-name", "", "", text=word[:60], allowed=", ".join(near or known[:MANY]))


def number_in(words: list[str], least: int, most: int) -> int:
    """The one number that is wanted."""
    if len(words) != 1 or not words[0].removeprefix("-").isdigit() or not least <= int(words[0]) <= most:
        raise Refusal("scene-number", "", "", text=" ".join(words)[:60], least=least, most=most)
    return int(words[0])
