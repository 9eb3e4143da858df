"""The Fluent texts as syntax trees: their keys, their parameters, and values that reach every variant."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import ast

from bogwood.kernel.game import Sentence
from bogwood.kernel.refusal import Refusal
from bogwood.testing.texts import Finder, Messages

SOURCE = Path(__file__).parents[2] / "src" / "bogwood"
FOLDERS = [
    *(SOURCE / room / "locale" for room in ("cli", "coach", "puzzles", "scene")),
    *sorted(SOURCE.glob("games/*/locale")),
]
LOCALES = ["en", "ru", "es", "cs"]
NUMBERS: list[int | float] = [0, 1, 2, 5, 11, 21, 22, 1.5]
PLURALS = {"zero", "one", "two", "few", "many", "other"}

Value = int | float | str
Arguments = dict[str, Value]


def text(folder: Path, locale: str) -> str:
    return (folder / f"{locale}.ftl").read_text(encoding="utf-8")


@cache
def entries(folder: Path, locale: str) -> dict[str, ast.Message | ast.Term]:
    """The messages and terms of one file by key."""
    return Messages(text(folder, locale)).entries


@cache
def whole(locale: str) -> Messages:
    """All texts of a language as one."""
    return Messages("\n".join(text(folder, locale) for folder in FOLDERS))


def messages(locale: str) -> dict[str, ast.Message]:
    """All messages of a language by key."""
    return whole(locale).by_key


def used(locale: str, key: str) -> Finder:
    """What a message uses, itself and through the messages it refers to."""
    return whole(locale).used(key)


def parameters(locale: str, key: str) -> set[str]:
    """What a message must be given; the id of a parameter comes with the parameter."""
    return whole(locale).parameters(key)


def is_number_key(key: str) -> bool:
    return key in PLURALS or key.isdigit()


def values(finder: Finder, variable: str) -> list[Value]:
    """Values that reach every variant chosen by this variable."""
    keys = finder.variants.get(variable, set())
    if not keys:
        return [7]
    if all(is_number_key(key) for key in keys):
        return list(NUMBERS)
    return [*sorted(keys - {"other"}), "unheard_of"]


def cases(locale: str, key: str) -> Iterator[Arguments]:
    """Arguments that reach every variant of a message in every combination."""
    finder = used(locale, key)
    names = sorted(finder.variables)
    for chosen in product(*(values(finder, name) for name in names)):
        yield dict(zip(names, chosen, strict=True))


def refused(game: str, refusal: Refusal) -> Sentence:
    """A refusal in the game's own words where it has any, else in those common to all games."""
    own = f"{game}-refusal-{refusal.code}"
    return Sentence(own if own in messages("en") else f"refusal-{refusal.code}", refusal.arguments)
