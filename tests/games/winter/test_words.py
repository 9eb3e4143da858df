"""Whole lively games: every question, option, fact and refusal that comes up has its words, with all they show."""

from __future__ import annotations

import re
from functools import cache

import pytest

from bogwood.games.winter import GAME
from bogwood.games.winter.terminal import WIDTH, Picture, hints, tip
from bogwood.i18n import Words
from bogwood.kernel.chance import Stream
from bogwood.kernel.facts import Tale
from bogwood.kernel.game import Sentence
from tests.games.winter.lively import lively_game
from tests.games.winter.table import edition, opened, red, turn, under
from tests.i18n.messages import messages, parameters, refused

ID = re.compile(r"\b[a-z]+\d*_[a-z0-9_]+\b")
CASES = pytest.mark.parametrize(("players", "rivers"), [(1, 2), (3, 0), (4, 3)])


@cache
def heard(players: int, rivers: int) -> list[Sentence]:
    """All that is said in a few lively games."""
    found: dict[str, Sentence] = {}
    game = opened(players, rivers=rivers, warriors=1 if rivers else 0)
    stream = Stream(f"words {rivers} {players}")
    numbers = sorted(game.catalogue.numbers.values())
    for n in range(3):
        for state, seat, option in lively_game(game, f"words {players} {n}"):
            said = [game.question(state)]
            said += [game.describe(state, seat, one) for one in game.legal(state, seat).listed()]
            said += hints(state, game.catalogue.entry(option))
            said += [one for one in [tip(state, seat)] if one is not None]
            for _ in range(4):
                refusal = game.why_not(state, seat, numbers[int(stream.below(len(numbers)))])
                if refusal is not None:
                    said.append(refused("winter", refusal))
            twin = state.clone()
            tale = Tale()
            twin.tale = tale
            game.apply(twin, seat, option)
            said += [game.tell(twin, fact) for fact in tale.facts]
            for one in said:
                found[f"{one.key} {sorted(one.arguments.items())}"] = one
    return list(found.values())


@CASES
def test_every_sentence_has_a_message_and_all_it_shows(players: int, rivers: int) -> None:
    sentences = heard(players, rivers)
    assert len(sentences) > 500
    assert sorted({one.key for one in sentences if one.key not in messages("en")}) == []
    numbers = GAME.numbers(GAME.data())
    short = {one.key: parameters("en", one.key) - {*one.arguments, *numbers.get(one.key, ())} for one in sentences}
    assert {key: lacking for key, lacking in short.items() if lacking} == {}


@CASES
def test_no_id_shows_through_the_words(players: int, rivers: int) -> None:
    words = Words("en")
    said = {words.say(one.key, one.arguments, "winter") for one in heard(players, rivers)}
    assert sorted(text for text in said if ID.search(text)) == []
    assert sorted(text for text in said if "[" in text or "{" in text) == []


@CASES
def test_the_table_fits_a_terminal_and_shows_no_id(players: int, rivers: int) -> None:
    game = opened(players, rivers=rivers)
    words = Words("en")
    for number, (state, seat, _) in enumerate(lively_game(game, "picture")):
        if number % 25 == 0:
            picture = Picture(state, words)
            block = [*picture.page(), *picture.status(seat), *picture.explained(), *picture.foresight()]
            lines = ["".join(text for text, _ in line) for line in block]
            assert max(len(line) for line in lines) <= WIDTH
            assert [line for line in lines if ID.search(line)] == []
            assert [line for line in lines if "[winter" in line] == []


@pytest.mark.parametrize(("locale", "nothing"), [("en", "nothing"), ("ru", "ничего"), ("es", "nada"), ("cs", "nic")])
def test_a_space_that_an_edition_leaves_empty_gives_nothing(locale: str, nothing: str) -> None:
    bare: list[list[str]] = [[]] * 8
    table = under(edition({"megalith_site": {"tiles": [{"id": "a", "spaces": bare}]}}), turn(red(hand="forager")))
    table.play("member:develop", "next", "next", "box:first")
    said = table.game.describe(table.s, 0, table.game.catalogue.parse("space:a1"))
    assert nothing in Words(locale).say(said.key, said.arguments, "winter")
    assert table.play("space:a1").tribe("red").megaliths_built() == 1
