"""The rules and the options of a table in words: complete, the same in all languages, and in step with the code."""

from __future__ import annotations

import json
import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from bogwood.games.feya.box import OPTIONS
from bogwood.i18n.texts import Texts, folders
from bogwood.kernel.game import OptionKind
from tests.i18n.messages import LOCALES, SOURCE, entries, text

FEYA = SOURCE / "games" / "feya"
FOLDER = FEYA / "rules"
RULES: dict[str, str] = {
    rule["id"]: rule["title"] for rule in json.loads((FEYA / "rules.json").read_text(encoding="utf-8"))["rules"]
}
CITATION = re.compile(r"FS-\d+(?:\.\d+)?")
OTHERS = [locale for locale in LOCALES if locale != "en"]

RULE_KEYS = {rule: "feya-rule-" + rule.lower().replace(".", "-") for rule in RULES}
SECTIONS = {rule.split(".")[0] for rule in RULES}
SECTION_KEYS = {"feya-rules-section-" + section.lower() for section in SECTIONS}
VALUE_KEYS = {f"feya-option-value-{kind.name}-{value}" for kind in OPTIONS for value in kind.values}
OPTION_KEYS = VALUE_KEYS | {f"feya-option-{part}-{kind.name}" for kind in OPTIONS for part in ("name", "help")}
ALL_KEYS = {"feya-rules-heading", "feya-rules-note"} | SECTION_KEYS | OPTION_KEYS | set(RULE_KEYS.values())


def said(locale: str) -> dict[str, str]:
    """Every message of a language as it reads; the heading of a rule under the key of the rule and ``.title``."""
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(text(FOLDER, locale)))
    found: dict[str, str] = {}
    for key in entries(FOLDER, locale):
        message = bundle.get_message(key)
        patterns = {key: message.value} | {f"{key}.{name}": part for name, part in message.attributes.items()}
        for name, pattern in patterns.items():
            assert pattern is not None, name
            words, errors = bundle.format_pattern(pattern, {})
            assert errors == [], name
            found[name] = str(words)
    return found


SAID = {locale: said(locale) for locale in LOCALES}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_file_is_whole_and_defines_no_key_twice(locale: str) -> None:
    body = parse(text(FOLDER, locale)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, (ast.Message, ast.Term))]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_rule_section_and_option_has_its_words_and_nothing_else_has(locale: str) -> None:
    assert len(RULES) == 162
    assert set(entries(FOLDER, locale)) == ALL_KEYS


@pytest.mark.parametrize("locale", LOCALES)
def test_every_rule_has_a_heading_and_nothing_else_has(locale: str) -> None:
    assert {key for key in SAID[locale] if "." in key} == {f"{key}.title" for key in RULE_KEYS.values()}


def test_the_english_headings_are_those_of_the_table_of_rules() -> None:
    assert {rule: SAID["en"][f"{key}.title"] for rule, key in RULE_KEYS.items()} == RULES


@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_is_clean(locale: str) -> None:
    for key, words in SAID[locale].items():
        assert words, key
        assert words == " ".join(words.split()), key
        assert "{" not in words, key


@pytest.mark.parametrize("locale", LOCALES)
def test_a_rule_is_whole_sentences_and_a_heading_is_short(locale: str) -> None:
    texts = SAID[locale]
    assert [key for key in RULE_KEYS.values() if not texts[key].endswith(".")] == []
    assert [key for key in RULE_KEYS.values() if texts[f"{key}.title"].endswith(".")] == []
    assert [key for key in RULE_KEYS.values() if len(texts[f"{key}.title"]) > 50] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_rules_and_no_two_values_of_an_option_read_alike(locale: str) -> None:
    texts = SAID[locale]
    rules = [texts[key] for key in RULE_KEYS.values()]
    assert len(set(rules)) == len(rules)
    for kind in OPTIONS:
        labels = [texts[f"feya-option-value-{kind.name}-{value}"] for value in kind.values]
        assert len(set(labels)) == len(labels), kind.name


@pytest.mark.parametrize("locale", OTHERS)
def test_no_sentence_was_left_in_english(locale: str) -> None:
    same = [key for key, words in SAID[locale].items() if words == SAID["en"][key]]
    assert [key for key in same if len(SAID["en"][key]) > 16] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_texts_cite_rules_that_are_there_the_same_in_every_language(locale: str) -> None:
    cited = {key: set(CITATION.findall(words)) for key, words in SAID[locale].items()}
    assert set().union(*cited.values()) <= set(RULES) | SECTIONS
    assert cited == {key: set(CITATION.findall(words)) for key, words in SAID["en"].items()}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", OPTIONS, ids=lambda kind: kind.name)
def test_an_option_is_named_once_with_its_id_in_its_rule(kind: OptionKind, locale: str) -> None:
    texts = SAID[locale]
    assert [key for key, words in texts.items() if f"({kind.name})" in words] == [RULE_KEYS[kind.rule]]
    assert texts[f"feya-option-name-{kind.name}"] in texts[RULE_KEYS[kind.rule]]


def test_the_texts_are_kept_apart_from_those_of_the_game() -> None:
    assert {folder.name for folder in folders()} == {"locale"}
    assert [key for key in ALL_KEYS if key in Texts("en")] == []
