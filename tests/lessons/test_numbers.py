"""Numbers in lessons come from the data: what an edition corrects, a lesson says as corrected."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bogwood.i18n import LOCALES
from bogwood.i18n.texts import entries
from bogwood.shelf import games
from bogwood.testing.texts import Messages
from tests.i18n.test_numbers import digits, edition

WORDS = {
    "en": "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen",
    "ru": (
        "дв(а|е|ух|ум|умя|ое)|тр(и|ёх|ем|ём|емя|ое)|четыр(е|ёх|ём|ьмя)|пят(ь|и|ью)|шест(ь|и|ью)|сем(ь|и|ью)|"
        "вос(емь|ьми)|девят(ь|и)|десят(ь|и)"
    ),
    "es": "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|docena",
    "cs": "dv(a|ě|ou|ěma|ěmi)|t(ři|ří|řech|řem|řemi)|čty(ři|ř|řech|řem|řmi)|pět|pěti|šest|šesti|sedm|osm|devět|deset",
}
"""What a number greater than one is called; one is also an article, and no edition makes it one."""

JUNCTION = {
    "winter-lesson-first-box-village",
    "winter-lesson-first-try-1",
    "winter-lesson-river-corner",
    "winter-lesson-river-corner-only",
}
"""At a junction three hexes meet (EW-9.1): a village takes a piece on each, whatever an edition says."""


FIXED = {("winter-lesson-first-last", "rounds"), ("felinia-lesson-advanced-castle", "cards")}
"""Numbers that come from the data, too, but its schema lets no edition change them."""


@cache
def said(game: str, language: str) -> Messages:
    return Messages(games()[game].lesson_words(language))


def bare(source: str) -> str:
    """A message without its key, its parameters and the names of plural forms."""
    text = source.partition("=")[2]
    return re.sub(r"\{ *\$\w+ *(->)?|\[\w+\]", " ", text)


def written(source: str, language: str) -> list[str]:
    """The numbers that are written in a message itself."""
    return [found[0] for found in re.finditer(rf"\d+|\b({WORDS[language]})\b", bare(source), re.IGNORECASE)]


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", games())
def test_no_sentence_writes_a_number_that_an_edition_may_change(game: str, language: str) -> None:
    sentences = entries(games()[game].lesson_words(language))
    assert len(sentences) > 40
    found = {key: written(text, language) for key, text in sentences.items() if key not in JUNCTION}
    assert {key: numbers for key, numbers in found.items() if numbers} == {}


@pytest.mark.parametrize(
    ("language", "text", "numbers"),
    [
        ("en", "key-2 = Take two cards and { $fish } fish.", ["two"]),
        ("en", "key = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n} at 3", ["3"]),
        ("ru", "key = Осталось два шага.", ["два"]),
        ("es", "key = Quedan dos pasos.", ["dos"]),
        ("cs", "key = Zbývají dva kroky.", ["dva"]),
        ("en", "key = One worker, both boats.", []),
    ],
)
def test_a_written_number_is_found(language: str, text: str, numbers: list[str]) -> None:
    assert written(text, language) == numbers


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", games())
def test_a_lesson_says_the_numbers_of_the_edition(game: str, language: str) -> None:
    manifest = games()[game]
    plain, corrected = (manifest.numbers(manifest.data(changes)) for changes in (None, edition(game)))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(manifest.lesson_words(language)))
    stating = [key for key in said(game, language).by_key if said(game, language).parameters(key)]
    assert stating
    for key in stating:
        assert said(game, language).parameters(key) == set(plain[key]), key
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, problems = bundle.format_pattern(pattern, corrected[key])
        assert not problems
        for name, number in corrected[key].items():
            assert (number != plain[key][name]) != ((key, name) in FIXED), (key, name)
            assert number in digits(str(text)), (key, name, text)


@pytest.mark.parametrize("game", games())
def test_every_number_of_a_lesson_is_said(game: str) -> None:
    numbers = games()[game].numbers(games()[game].data())
    named = {key for key in numbers if key.startswith(f"{game}-lesson-")}
    assert named == {key for key in said(game, "en").by_key if said(game, "en").parameters(key)}
