"""Whole games in four languages: every question, option, fact and refusal that comes up has its words."""

from __future__ import annotations

import re
from functools import cache

import pytest

from bogwood import shelf
from bogwood.i18n import LOCALES, Words
from bogwood.kernel.game import Game, Sentence
from bogwood.testing import listening
from tests.i18n.messages import messages, parameters

VARIANTS = {"feya": ("", "clan_side=lotus"), "felinia": ("", "mode=advanced"), "winter": ("", "rivers=3")}
"""The rule options of each game that bring words of their own."""

CASES = [
    (name, players, variant)
    for name, game in shelf.games().items()
    for players in game.players
    for variant in VARIANTS[name]
]
ID = re.compile(r"\b[a-z]+\d*_[a-z0-9_]+\b")


def open_case(name: str, players: int, variant: str) -> Game:
    return shelf.open_game(name, players, dict([variant.split("=")]) if variant else {})


@cache
def told(name: str, players: int, variant: str) -> list[Sentence]:
    """All different sentences of one random game."""
    value = variant.rpartition("=")[2]
    game = open_case(name, players, variant)
    return listening.told(game, f"words {players} {value}", f"{name} {players} {value}", messages("en"))


@pytest.mark.parametrize(("name", "players", "variant"), CASES)
def test_every_sentence_of_a_game_has_a_message_and_all_it_shows(name: str, players: int, variant: str) -> None:
    sentences = told(name, players, variant)
    assert len(sentences) > (500 if name == "feya" else 200)
    assert sorted({one.key for one in sentences if one.key not in messages("en")}) == []
    stated = shelf.games()[name].numbers(shelf.games()[name].data())
    given = {one.key: {*one.arguments, *stated.get(one.key, {})} for one in sentences}
    short = {key: parameters("en", key) - names for key, names in given.items()}
    assert {key: lacking for key, lacking in short.items() if lacking} == {}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("name", "players", "variant"), CASES)
def test_no_id_shows_through_the_words(name: str, players: int, variant: str, locale: str) -> None:
    words = Words(locale)
    said = {words.say(one.key, one.arguments, name) for one in told(name, players, variant)}
    assert sorted(text for text in said if ID.search(text)) == []
