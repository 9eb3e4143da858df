"""What is said to one reader: message keys and parameters in, sentences of the reader's language out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

from bogwood.kernel.game import Sentence
from bogwood.kernel.refusal import Refusal
from bogwood.manifest import Numbers
from bogwood.shelf import games

from .locales import ENGLISH, LOCALES
from .texts import Texts

RAW: Final = frozenset({"cell", "from", "to", "island", "text", "notation"})
"""Parameters that are shown as they come: they are never the name of a thing."""

Arguments = Mapping[str, int | str]


class Words:
    """The words of one language, English where that language lacks a message.

    Numbers that a message takes from the data of its game need not be given: they are those of the edition that was
    laid last, else those of the one that comes with the game.
    """

    def __init__(self, locale: str) -> None:
        self.locale = locale if locale in LOCALES else ENGLISH
        self._numbers: dict[str, Numbers] = {}

    @cached_property
    def _own(self) -> Texts:
        return Texts(self.locale)

    @cached_property
    def _english(self) -> Texts:
        return self._own if self.locale == ENGLISH else Texts(ENGLISH)

    def has(self, key: str) -> bool:
        return key in self._own or key in self._english

    def say(self, key: str, arguments: Arguments | None = None, game: str = "") -> str:
        """The message in words; a key that no text defines comes back in brackets, that of a game without words in ids.

        A parameter that is an id of the game is named in the reader's language; the message may still choose
        its wording by the id itself, which it finds under the parameter's name with ``_id`` added.  The game
        is the part of the key before the first hyphen unless it is given.
        """
        named = self._named(game or key.partition("-")[0], arguments or {})
        return self._render(key, {**self._numbers_of(key), **named})

    def tell(self, sentence: Sentence) -> str:
        """A sentence of a game in words."""
        return self.say(sentence.key, sentence.arguments)

    def why(self, refusal: Refusal, game: str = "") -> str:
        """A refusal in words, the game's own or the common ones; its rule number is left to the caller."""
        key = f"{game}-refusal-{refusal.code}"
        if not self.has(key):
            key = f"refusal-{refusal.code}"
        return self.say(key, {"where": refusal.where, **refusal.arguments}, game)

    def name(self, game: str, thing: str) -> str:
        """What a thing of the game is called; an id without a name is its own name."""
        key = f"{game}-name-{thing}"
        return self._render(key, self._numbers_of(key)) if self.has(key) else thing

    def title(self, game: str) -> str:
        """What a game is called."""
        key = f"{game}-title"
        return self._render(key, {}) if self.has(key) else game

    def lay(self, game: str, changes: dict[str, Any] | None) -> None:
        """Say the numbers of a game as this corrected edition has them, or as they come."""
        manifest = games()[game]
        self._numbers[game] = manifest.numbers(manifest.data(changes))

    def _numbers_of(self, key: str) -> dict[str, int]:
        game = key.partition("-")[0]
        if game not in games():
            return {}
        if game not in self._numbers:
            self.lay(game, None)
        return self._numbers[game].get(key, {})

    def _named(self, game: str, arguments: Arguments) -> dict[str, int | str]:
        given: dict[str, int | str] = {}
        for parameter, value in arguments.items():
            given[parameter] = value
            if isinstance(value, str) and parameter not in RAW:
                given[parameter] = self.name(game, value)
                given[f"{parameter}_id"] = value
        return given

    def _render(self, key: str, arguments: Arguments) -> str:
        if key in self._own:
            return self._own.render(key, arguments)
        if key in self._english:
            return self._english.render(key, arguments)
        return f"[{key}]" if self._speaks_of(key.partition("-")[0]) else plain(key, arguments)

    def _speaks_of(self, game: str) -> bool:
        """Has this any words, or is it no game at all?"""
        return game not in games() or self._own.speaks_of(game) or self._english.speaks_of(game)


def plain(key: str, arguments: Arguments) -> str:
    """What a game without words says: its own ids."""
    what = key.rpartition("-")[2].replace("_", " ")
    given = ", ".join(f"{name} {value}" for name, value in arguments.items() if not name.endswith("_id"))
    return f"{what} ({given})" if given else what
