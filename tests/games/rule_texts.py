"""The rules and the options of a table in words: what the texts of every game have to be.

A game's own test makes a ``Book`` and a class of tests below ``RuleTexts``; what is special to it comes beside that.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import ClassVar

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from bogwood.i18n.texts import Texts, folders
from bogwood.kernel.game import OptionKind
from tests.i18n.messages import LOCALES, SOURCE, entries, text

OTHERS = [locale for locale in LOCALES if locale != "en"]
IN_EVERY_LANGUAGE = pytest.mark.parametrize("locale", LOCALES)
SHORT = 16
"""Words up to this length may be the same in two languages."""

HEADING = 50
"""The longest heading of a rule."""

QUOTED = {"en": "“{}”", "ru": "«{}»", "es": "«{}»", "cs": "„{}“"}
"""A name in the quotation marks of each language."""


class Book:
    """The rule texts of a game.

    ``sizes`` says how many rules each section has, part by part: {"FE": [9, 7]} are FE-1.1 to FE-1.9 and FE-2.1 to
    FE-2.7.  FE-4.2 is the message ``felinia-rule-fe-4-2``, section FE-4 is ``felinia-rules-section-fe-4``.
    """

    def __init__(self, game: str, options: Sequence[OptionKind], sizes: dict[str, list[int]]) -> None:
        self.game = game
        self.options = options
        self.folder = SOURCE / "games" / game / "paragraphs"
        counted = {f"{part}-{n}": size for part, section in sizes.items() for n, size in enumerate(section, 1)}
        self.sections = set(counted)
        self.rules = [f"{section}.{n}" for section, size in counted.items() for n in range(1, size + 1)]
        self.rule_keys = {rule: self.key("rule", rule) for rule in self.rules}
        self.citation = re.compile(rf"\b(?:{'|'.join(sizes)})-\d+(?:\.\d+)?")
        self.said = {locale: self.read(locale) for locale in LOCALES}

    def key(self, kind: str, number: str) -> str:
        return f"{self.game}-{kind}-{number.lower().replace('.', '-')}"

    def value_key(self, kind: OptionKind, value: str) -> str:
        return f"{self.game}-option-value-{kind.name}-{value}"

    @property
    def keys(self) -> set[str]:
        """All messages there have to be, and no others."""
        found = {f"{self.game}-rules-heading", f"{self.game}-rules-note", *self.rule_keys.values()}
        found |= {self.key("rules-section", section) for section in self.sections}
        found |= {f"{self.game}-option-{part}-{kind.name}" for kind in self.options for part in ("name", "help")}
        return found | {self.value_key(kind, value) for kind in self.options for value in kind.values}

    def read(self, locale: str) -> dict[str, str]:
        """Every message of a language as it reads; the heading of a rule under its key and ``.title``."""
        bundle = FluentBundle([locale], use_isolating=False)
        bundle.add_resource(FluentResource(text(self.folder, locale)))
        found: dict[str, str] = {}
        for key in entries(self.folder, locale):
            message = bundle.get_message(key)
            patterns = {key: message.value} | {f"{key}.{name}": part for name, part in message.attributes.items()}
            for name, pattern in patterns.items():
                assert pattern is not None, name
                words, errors = bundle.format_pattern(pattern, {})
                assert errors == [], name
                found[name] = str(words)
        return found

    def cited(self, locale: str) -> dict[str, set[str]]:
        """The rules and sections each message speaks of."""
        return {key: set(self.citation.findall(words)) for key, words in self.said[locale].items()}


class RuleTexts:
    """The tests of a book: complete, the same in all languages, and in step with the code."""

    book: ClassVar[Book]

    @IN_EVERY_LANGUAGE
    def test_a_file_is_whole_and_defines_no_key_twice(self, locale: str) -> None:
        body = parse(text(self.book.folder, locale)).body
        assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
        keys = [entry.id.name for entry in body if isinstance(entry, (ast.Message, ast.Term))]
        assert len(keys) == len(set(keys))

    @IN_EVERY_LANGUAGE
    def test_every_rule_section_and_option_has_its_words_and_nothing_else_has(self, locale: str) -> None:
        assert set(entries(self.book.folder, locale)) == self.book.keys

    @IN_EVERY_LANGUAGE
    def test_every_rule_has_a_heading_and_nothing_else_has(self, locale: str) -> None:
        headed = {key for key in self.book.said[locale] if "." in key}
        assert headed == {f"{key}.title" for key in self.book.rule_keys.values()}

    def test_the_english_headings_are_those_of_the_table_of_rules(self) -> None:
        table = json.loads((self.book.folder / "rules.json").read_text(encoding="utf-8"))["rules"]
        headings = {rule: self.book.said["en"][f"{key}.title"] for rule, key in self.book.rule_keys.items()}
        assert headings == {rule["id"]: rule["title"] for rule in table}

    @IN_EVERY_LANGUAGE
    def test_every_text_is_clean(self, locale: str) -> None:
        for key, words in self.book.said[locale].items():
            assert words, key
            assert words == " ".join(words.split()), key
            assert "{" not in words, key

    @IN_EVERY_LANGUAGE
    def test_a_rule_is_whole_sentences_and_a_heading_is_short(self, locale: str) -> None:
        texts, keys = self.book.said[locale], self.book.rule_keys.values()
        assert [key for key in keys if not texts[key].endswith(".")] == []
        assert [key for key in keys if texts[f"{key}.title"].endswith(".")] == []
        assert [key for key in keys if len(texts[f"{key}.title"]) > HEADING] == []

    @IN_EVERY_LANGUAGE
    def test_no_two_rules_and_no_two_values_of_an_option_read_alike(self, locale: str) -> None:
        texts = self.book.said[locale]
        rules = [texts[key] for key in self.book.rule_keys.values()]
        assert len(set(rules)) == len(rules)
        for kind in self.book.options:
            labels = [texts[self.book.value_key(kind, value)] for value in kind.values]
            assert len(set(labels)) == len(labels), kind.name

    @pytest.mark.parametrize("locale", OTHERS)
    def test_no_sentence_was_left_in_english(self, locale: str) -> None:
        english = self.book.said["en"]
        same = [key for key, words in self.book.said[locale].items() if words == english[key]]
        assert [key for key in same if len(english[key]) > SHORT] == []

    @IN_EVERY_LANGUAGE
    def test_the_texts_cite_rules_that_are_there_the_same_in_every_language(self, locale: str) -> None:
        cited = self.book.cited(locale)
        assert set().union(*cited.values()) <= {*self.book.rules, *self.book.sections}
        assert cited == self.book.cited("en")

    @IN_EVERY_LANGUAGE
    def test_the_rule_of_an_option_names_it_in_quotation_marks(self, locale: str) -> None:
        texts = self.book.said[locale]
        for kind in self.book.options:
            name = texts[f"{self.book.game}-option-name-{kind.name}"]
            assert QUOTED[locale].format(name) in texts[self.book.rule_keys[kind.rule]], kind.name

    @IN_EVERY_LANGUAGE
    def test_no_text_shows_an_id(self, locale: str) -> None:
        """Readers know an option by its name; its id is for programs."""
        ids = ["_", *(f"({kind.name})" for kind in self.book.options)]
        assert [key for key, words in self.book.said[locale].items() if any(one in words for one in ids)] == []

    def test_the_texts_are_kept_apart_from_those_of_the_game(self) -> None:
        assert {folder.name for folder in folders()} == {"locale"}
        assert [key for key in self.book.keys if key in Texts("en")] == []
