"""The four languages say the same things, completely and without a slip of syntax."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bogwood.testing.texts import Messages
from tests.i18n.messages import (
    FOLDERS,
    LOCALES,
    PLURALS,
    cases,
    entries,
    messages,
    parameters,
    text,
    used,
)

OTHERS = [locale for locale in LOCALES if locale != "en"]
FORMS = {
    "en": {"one", "other"},
    "es": {"one", "other"},
    "ru": {"one", "few", "many"},
    "cs": {"one", "few", "many", "other"},
}


def bundle(locale: str) -> FluentBundle:
    whole = FluentBundle([locale], use_isolating=False)
    for folder in FOLDERS:
        whole.add_resource(FluentResource(text(folder, locale)))
    return whole


def test_there_are_texts_of_the_rooms_that_speak_and_of_each_game() -> None:
    rooms = ["cli", "coach", "puzzles", "scene"]
    assert [folder.parent.name for folder in FOLDERS] == [*rooms, "felinia", "feya", "winter"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_file_is_whole_and_defines_no_key_twice(folder: Path, locale: str) -> None:
    Messages(text(folder, locale)).check_whole(folder.parent.name)


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_language_has_the_same_keys(folder: Path, locale: str) -> None:
    assert sorted(entries(folder, locale)) == sorted(entries(folder, "en"))


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_uses_the_same_parameters(locale: str) -> None:
    assert {key: parameters(locale, key) for key in messages(locale)} == {
        key: parameters("en", key) for key in messages("en")
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_a_choice_by_number_has_every_form_of_the_language(locale: str) -> None:
    lacking = {
        key: keys
        for key in messages(locale)
        for keys in used(locale, key).selectors
        if keys & (PLURALS - {"other"}) and not keys >= FORMS[locale]
    }
    assert lacking == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_variant_of_every_message_can_be_said(locale: str) -> None:
    whole = bundle(locale)
    for key in messages(locale):
        pattern = whole.get_message(key).value
        assert pattern is not None, key
        for arguments in cases(locale, key):
            said, errors = whole.format_pattern(pattern, arguments)
            assert errors == [], (key, arguments)
            assert isinstance(said, str)
            assert said, key
            assert "{" not in said, said
            assert "  " not in said, said
            assert said == said.strip(), said


@pytest.mark.parametrize("locale", OTHERS)
def test_no_sentence_was_left_in_english(locale: str) -> None:
    def long_texts(language: str) -> dict[str, str]:
        whole = bundle(language)
        found = {}
        for key in messages(language):
            pattern = whole.get_message(key).value
            assert pattern is not None
            said = str(whole.format_pattern(pattern, next(cases(language, key)))[0])
            if len(said) > 16:
                found[key] = said
        return found

    english = long_texts("en")
    assert [key for key, said in long_texts(locale).items() if english.get(key) == said] == []
