"""A game that nobody taught the bots is searched plainly: legally, fairly, and clearly better than by chance."""

from __future__ import annotations

import pytest

from bogwood.bots.analysis import Budget, analyse
from bogwood.bots.greedy import GreedyBot
from bogwood.bots.match import play_game
from bogwood.bots.plain import PlainBot, PlainKnowledge
from bogwood.bots.registry import make_bot
from tests.kernel.toy import NAME, Reeds

PAIRS = 150
"""Deals, each played twice with the seats changed."""


def won(kind: str, other: str, pairs: int) -> float:
    """The share of games that a kind of bot wins against another, on paired deals."""
    game = Reeds(2)
    total = 0.0
    for deal in range(pairs):
        for seat in (0, 1):
            bots = [make_bot(kind if n == seat else other, NAME, f"{deal}/{n}") for n in (0, 1)]
            winners = play_game(game, bots, f"deal/{deal}").winners
            total += (seat in winners) / len(winners)
    return total / (2 * pairs)


@pytest.mark.parametrize("kind", ["easy", "medium"])
def test_plain_search_beats_chance_clearly(kind: str) -> None:
    assert won(kind, "random", PAIRS) > 0.6


def test_the_same_seed_thinks_the_same() -> None:
    game = Reeds(3)
    state = game.new("bed")
    chosen = {PlainBot("medium", "bog", Budget(simulations=60)).choose(game, state.clone(), 0) for _ in range(3)}
    assert len(chosen) == 1


def test_what_a_seat_cannot_know_has_no_influence() -> None:
    game = Reeds(2)
    state = game.new("bed")
    worlds = [game.determinise(state, 0, f"world {n}") for n in range(6)]
    assert len({tuple(world.numbers()) for world in worlds}) > 1
    chosen = {PlainBot("medium", "bog", Budget(simulations=60)).choose(game, world, 0) for world in worlds}
    assert len(chosen) == 1


def test_every_option_is_a_candidate() -> None:
    game = Reeds(2)
    state = game.new("bed")
    found = analyse(game, state, 0, Budget(simulations=90), "bog")
    assert {candidate.line for candidate in found.candidates} == {(option,) for option in game.legal(state, 0)}
    assert all(0 <= candidate.win <= 1 for candidate in found.candidates)


def test_without_time_what_brings_most_at_once_is_preferred() -> None:
    game = Reeds(2)
    bots = [GreedyBot("bog", PlainKnowledge(game).usual), make_bot("random", NAME, "bog")]
    assert play_game(game, bots, "deal").decisions == 6
