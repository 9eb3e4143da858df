"""The coach has words for all that it may speak of, in every language, and cites rules that exist."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bogwood.coach.account import Reason, account_of
from bogwood.coach.words import reason_in_words
from bogwood.i18n import LOCALES, Words
from bogwood.shelf import manifest_of
from tests.coach.games import GAMES, middle_of

SOURCE = Path(__file__).parents[2] / "src" / "bogwood"


@pytest.mark.parametrize("name", GAMES)
def test_every_item_of_an_account_has_a_rule(name: str) -> None:
    recorder = middle_of(name)
    for seat in range(2):
        items = account_of(name, recorder.state, seat).items(recorder.state)
        assert set(items) <= set(manifest_of(name).reasons())


@pytest.mark.parametrize("name", GAMES)
def test_every_item_has_words_in_every_language(name: str) -> None:
    for locale in LOCALES:
        words = Words(locale)
        said = [reason_in_words(words, name, Reason(item, 2.0, 3)) for item in manifest_of(name).reasons()]
        said += [reason_in_words(words, name, Reason(item, -2.0, 0)) for item in manifest_of(name).reasons()]
        assert not [text for text in said if "[" in text]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_exist(name: str) -> None:
    rules = json.loads((SOURCE / "games" / name / "paragraphs" / "rules.json").read_text(encoding="utf-8"))["rules"]
    assert set(manifest_of(name).reasons().values()) <= {rule["id"] for rule in rules}


def test_what_can_be_counted_is_counted_and_the_rest_is_weighed() -> None:
    words = Words("en")
    assert reason_in_words(words, "feya", Reason("fish", 1.2, 2)) == "+2 fish to trade"
    assert reason_in_words(words, "feya", Reason("temples_near", -2.0, -1)) == "−1 temple within reach"
    assert reason_in_words(words, "feya", Reason("clan_board", 2.6, 0)) == "your clan board: +3 VP"
    assert reason_in_words(Words("ru"), "feya", Reason("fish", 1.2, 2)) == "+2 рыбы для торговли"
