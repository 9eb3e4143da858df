"""The Fluent texts as syntax trees: their keys, their parameters, and values that reach every variant."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

SOURCE = Path(__file__).parents[2] / "src" / "bogwood"
FOLDERS = (
    sorted(SOURCE.glob("cli/locale")) + sorted(SOURCE.glob("coach/locale")) + sorted(SOURCE.glob("games/*/locale"))
)
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
    body = parse(text(folder, locale)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, (ast.Message, ast.Term))}


@cache
def messages(locale: str) -> dict[str, ast.Message]:
    """All messages of a language by key."""
    found = {key: entry for folder in FOLDERS for key, entry in entries(folder, locale).items()}
    return {key: entry for key, entry in found.items() if isinstance(entry, ast.Message)}


class Finder(Visitor):
    """Gathers what a message uses: variables, selectors with their variants, other messages."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.referred: set[str] = set()
        self.selectors: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the visitor
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by the visitor
        self.referred.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named by the visitor
        keys = {key_of(variant) for variant in node.variants}
        self.selectors.append(keys)
        if isinstance(node.selector, ast.VariableReference):
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@cache
def used(locale: str, key: str) -> Finder:
    """What a message uses, itself and through the messages it refers to."""
    finder = Finder()
    finder.visit(messages(locale)[key])
    for name in list(finder.referred):
        inner = used(locale, name)
        finder.variables |= inner.variables
        for variable, keys in inner.variants.items():
            finder.variants.setdefault(variable, set()).update(keys)
    return finder


def parameters(locale: str, key: str) -> set[str]:
    """What a message must be given; the id of a parameter comes with the parameter."""
    return {name.removesuffix("_id") for name in used(locale, key).variables}


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
