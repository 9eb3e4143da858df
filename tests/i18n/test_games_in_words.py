"""Whole games in four languages: every question, option, fact and refusal that comes up has its words."""

from __future__ import annotations

import re
from functools import cache

import pytest

from bogwood import app
from bogwood.i18n import LOCALES, Words
from bogwood.kernel.chance import Stream
from bogwood.kernel.facts import Tale
from bogwood.kernel.game import Game, Sentence, State
from bogwood.kernel.refusal import Refusal
from tests.i18n.messages import messages, parameters

VARIANTS = {"feya": ("", "clan_side=lotus"), "felinia": ("", "mode=advanced"), "winter": ("", "rivers=3")}
"""The rule options of each game that bring words of their own."""

CASES = [
    (name, players, variant) for name, counts in app.GAMES.items() for players in counts for variant in VARIANTS[name]
]
ID = re.compile(r"\b[a-z]+\d*_[a-z0-9_]+\b")
Heard = dict[str, Sentence]


def open_case(name: str, players: int, variant: str) -> Game:
    return app.open_game(name, players, dict([variant.split("=")]) if variant else {})


def hear(heard: Heard, sentence: Sentence) -> None:
    heard[f"{sentence.key} {sorted(sentence.arguments.items())}"] = sentence


def refused(game: Game, refusal: Refusal) -> Sentence:
    own = f"{game.name}-refusal-{refusal.code}"
    return Sentence(own if own in messages("en") else f"refusal-{refusal.code}", refusal.arguments)


def listen(game: Game, state: State, seat: int, stream: Stream, heard: Heard) -> None:
    """Hear the question, every option, why some other options are closed, and what points are counted from."""
    hear(heard, game.question(state))
    listen_to_points(game, state, seat, heard)
    for option in game.legal(state, seat).listed():
        hear(heard, game.describe(state, seat, option))
        forgone = game.forgoes(state, seat, option)
        if forgone is not None:
            hear(heard, forgone)
    for _ in range(5):
        option = int(stream.below(game.catalogue.size))
        refusal = game.why_not(state, seat, option) if game.catalogue.entries[option] is not None else None
        if refusal is not None:
            hear(heard, refused(game, refusal))


def listen_to_points(game: Game, state: State, seat: int, heard: Heard) -> None:
    for line in [*game.score_sheet(state), *game.outlook(state, seat).lines]:
        for piece in line.pieces:
            hear(heard, piece.words)


@cache
def told(name: str, players: int, variant: str) -> list[Sentence]:
    """All different sentences of one random game."""
    game = open_case(name, players, variant)
    stream = Stream(f"{name} {players} {variant.rpartition('=')[2]}")
    heard: Heard = {}
    tale = Tale()
    state = game.new(f"words {players} {variant.rpartition('=')[2]}", tale)
    while seats := game.seats_to_act(state):
        listen(game, state, seats[0], stream, heard)
        options = game.legal(state, seats[0])
        state.tale = tale
        game.apply(state, seats[0], options.nth(stream.below(options.size())))
        for fact in tale.facts:
            hear(heard, game.tell(state, fact))
        tale = Tale()
    hear(heard, game.question(state))
    listen_to_points(game, state, 0, heard)
    return list(heard.values())


@pytest.mark.parametrize(("name", "players", "variant"), CASES)
def test_every_sentence_of_a_game_has_a_message_and_all_it_shows(name: str, players: int, variant: str) -> None:
    sentences = told(name, players, variant)
    assert len(sentences) > (500 if name == "feya" else 200)
    assert sorted({one.key for one in sentences if one.key not in messages("en")}) == []
    short = {one.key: parameters("en", one.key) - set(one.arguments) for one in sentences}
    assert {key: lacking for key, lacking in short.items() if lacking} == {}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("name", "players", "variant"), CASES)
def test_no_id_shows_through_the_words(name: str, players: int, variant: str, locale: str) -> None:
    words = Words(locale)
    said = {words.say(one.key, one.arguments, name) for one in told(name, players, variant)}
    assert sorted(text for text in said if ID.search(text)) == []
