"""The Fluent texts of a game as syntax trees: what is said in a game has words, and its languages agree."""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from bogwood.i18n import LOCALES
from bogwood.i18n.locales import ENGLISH
from bogwood.kernel.game import Game
from bogwood.manifest import Manifest, text_of

from .listening import told


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


class Messages:
    """The messages of one Fluent text, or of several as one."""

    def __init__(self, text: str) -> None:
        self.body = parse(text).body
        self.entries = {one.id.name: one for one in self.body if isinstance(one, (ast.Message, ast.Term))}
        self._used: dict[str, Finder] = {}

    @cached_property
    def by_key(self) -> dict[str, ast.Message]:
        return {key: entry for key, entry in self.entries.items() if isinstance(entry, ast.Message)}

    def used(self, key: str) -> Finder:
        """What a message uses, itself and through the messages it refers to."""
        if key not in self._used:
            finder = Finder()
            finder.visit(self.by_key[key])
            for name in list(finder.referred):
                inner = self.used(name)
                finder.variables |= inner.variables
                for variable, keys in inner.variants.items():
                    finder.variants.setdefault(variable, set()).update(keys)
            self._used[key] = finder
        return self._used[key]

    def parameters(self, key: str) -> set[str]:
        """What a message must be given; the id of a parameter comes with the parameter."""
        return {name.removesuffix("_id") for name in self.used(key).variables}

    def check_whole(self, name: str) -> None:
        """Nothing in it is no Fluent, and no key is there twice."""
        junk = [entry.content for entry in self.body if isinstance(entry, ast.Junk)]
        assert junk == [], f"{name} has what is no message"
        keys = [entry.id.name for entry in self.body if isinstance(entry, (ast.Message, ast.Term))]
        assert sorted({key for key in keys if keys.count(key) > 1}) == [], f"{name} has keys twice"


def check_sentences(manifest: Manifest, game: Game, seeds: list[str]) -> None:
    """Every sentence of these random games has an English message, which is given all that it shows.

    A game that has no words at all is told by its ids.
    """
    own = manifest.words(ENGLISH)
    if not own:
        return
    common = text_of(files("bogwood") / "cli" / "locale" / f"{ENGLISH}.ftl")
    messages = Messages(f"{own}\n{common}")
    for seed in seeds:
        for one in told(game, seed, f"{seed} words", messages.by_key):
            assert one.key in messages.by_key, f"no message {one.key}"
            lacking = messages.parameters(one.key) - {"where", *one.arguments}
            assert lacking == set(), f"{one.key} shows what it is not given"


def check_languages(manifest: Manifest) -> None:
    """Words, rules, lessons and overview are whole in every language, have the English keys, or fewer, and their
    parameters."""
    for texts in (manifest.words, manifest.paragraphs, manifest.lesson_words, manifest.overview_words):
        english = Messages(texts(ENGLISH))
        for language in LOCALES:
            check_language(english, Messages(texts(language)), f"{texts.__name__} in {language}")


def check_language(english: Messages, other: Messages, name: str) -> None:
    """A message that is lacking is said in English; one that English lacks is never said."""
    other.check_whole(name)
    assert sorted(other.entries.keys() - english.entries.keys()) == [], f"{name}: keys that English lacks"
    for key in other.by_key:
        assert other.parameters(key) == english.parameters(key), f"{name}: other parameters of {key} than in English"
