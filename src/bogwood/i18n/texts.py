"""The Fluent texts of one language, read from the packages that own them and parsed one message at a time.

Parsing a whole file takes longer than a short command may, and a command says few of its sentences.  So a
file is only cut into its entries here; an entry is parsed when it is first said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from bogwood.shelf import games

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def folders() -> Iterator[Traversable]:
    """Every folder that holds texts: those of the rooms that speak, then that of each game."""
    root = files("bogwood")
    rooms = [root / room / "locale" for room in ("cli", "coach", "puzzles", "scene")]
    found = [*rooms, *(game.locale for game in games().values())]
    return (folder for folder in found if folder.is_dir())


def entries(text: str) -> dict[str, str]:
    """The messages and terms of a Fluent text by their names, each as the source that defines it."""
    found = list(_ENTRY.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    return {match[1]: text[match.start() : end] for match, end in zip(found, ends, strict=True)}


def sources(locale: str) -> dict[str, str]:
    """All entries of one language by name; what is said already, no later text changes."""
    gathered: dict[str, str] = {}
    for folder in folders():
        file = folder / f"{locale}.ftl"
        if file.is_file():
            gathered = {**entries(file.read_text(encoding="utf-8")), **gathered}
    return gathered


class Texts:
    """The messages of one language."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._sources = sources(locale)
        self._loaded: set[str] = set()
        self._bundle: FluentBundle | None = None

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def speaks_of(self, game: str) -> bool:
        """Is there any message of this game?"""
        return any(key.startswith(f"{game}-") for key in self._sources)

    def render(self, key: str, arguments: Mapping[str, int | str]) -> str:
        """The message with its parameters filled in; a missing parameter shows as its own name, a message that is no
        Fluent as its key."""
        bundle = self._ready(key)
        if not bundle.has_message(key):
            return f"[{key}]"
        pattern = bundle.get_message(key).value
        if pattern is None:
            return ""
        return str(bundle.format_pattern(pattern, dict(arguments))[0])

    def _ready(self, key: str) -> FluentBundle:
        """The bundle, with this message and all it refers to parsed."""
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self.locale], use_isolating=False)
        waiting = [key]
        while waiting:
            name = waiting.pop()
            if name in self._loaded or name not in self._sources:
                continue
            self._loaded.add(name)
            self._bundle.add_resource(FluentResource(self._sources[name]))
            waiting += _REFERENCE.findall(self._sources[name])
        return self._bundle
