"""Whole lively games: every question, option, fact and refusal that comes up has its words, with all they show."""

from __future__ import annotations

import re
from functools import cache

import pytest

from bogwood.games.felinia import GAME
from bogwood.games.felinia.terminal import WIDTH, Picture, hints, tip
from bogwood.i18n import LOCALES, Words
from bogwood.kernel.chance import Stream
from bogwood.kernel.facts import Tale
from bogwood.kernel.game import Sentence
from tests.games.felinia.lively import lively_game
from tests.games.felinia.table import opened
from tests.i18n.messages import messages, parameters, refused

ID = re.compile(r"\b[a-z]+\d*_[a-z0-9_]+\b")
MODES = pytest.mark.parametrize("mode", ["basic", "advanced"])


@cache
def heard(mode: str) -> list[Sentence]:
    """All that is said in two lively games."""
    found: dict[str, Sentence] = {}
    for players in (2, 4):
        game = opened(players, mode=mode)
        stream = Stream(f"words {mode} {players}")
        numbers = sorted(game.catalogue.numbers.values())
        for state, seat, option in lively_game(game, f"words {players}"):
            said = [game.question(state)]
            said += [game.describe(state, seat, one) for one in game.legal(state, seat).listed()]
            said += hints(state, game.catalogue.entry(option))
            said += [one for one in [tip(state, seat)] if one is not None]
            for _ in range(4):
                refusal = game.why_not(state, seat, numbers[int(stream.below(len(numbers)))])
                if refusal is not None:
                    said.append(refused("felinia", refusal))
            twin = state.clone()
            tale = Tale()
            twin.tale = tale
            game.apply(twin, seat, option)
            said += [game.tell(twin, fact) for fact in tale.facts]
            for one in said:
                found[f"{one.key} {sorted(one.arguments.items())}"] = one
    return list(found.values())


@MODES
def test_every_sentence_has_a_message_and_all_it_shows(mode: str) -> None:
    sentences = heard(mode)
    assert len(sentences) > 500
    assert sorted({one.key for one in sentences if one.key not in messages("en")}) == []
    numbers = GAME.numbers(GAME.data())
    short = {one.key: parameters("en", one.key) - {*one.arguments, *numbers.get(one.key, ())} for one in sentences}
    assert {key: lacking for key, lacking in short.items() if lacking} == {}


@MODES
@pytest.mark.parametrize("locale", LOCALES)
def test_no_id_shows_through_the_words(mode: str, locale: str) -> None:
    words = Words(locale)
    said = {words.say(one.key, one.arguments, "felinia") for one in heard(mode)}
    assert sorted(text for text in said if ID.search(text)) == []


@MODES
@pytest.mark.parametrize("locale", LOCALES)
def test_the_table_is_drawn_in_every_language_within_its_width(mode: str, locale: str) -> None:
    game = opened(3, mode=mode)
    words = Words(locale)
    for number, (state, seat, _) in enumerate(lively_game(game, f"drawn {locale}")):
        if number % 40 == 0:
            picture = Picture(state, words)
            blocks = [picture.page(), picture.status(seat), picture.explained(), picture.foresight()]
            lines = ["".join(text for text, _ in line) for block in blocks for line in block]
            assert max(map(len, lines)) <= WIDTH
            assert [line for line in lines if "[felinia-" in line] == []


@MODES
def test_the_page_tells_no_secret(mode: str) -> None:
    """The same table dealt afresh for a watcher looks the same."""
    game = opened(3, mode=mode)
    words = Words("en")
    for number, (state, _, _) in enumerate(lively_game(game, "secret")):
        if number % 10 == 0:
            other = game.determinise(state, -1, f"other {number}")
            assert isinstance(other, type(state))
            assert Picture(state, words).page() == Picture(other, words).page()
            assert Picture(state, words).foresight() == Picture(other, words).foresight()
