"""Compiled and interpreted engines play the same games, digest by digest."""

from __future__ import annotations

import os

import pytest

from bogwood import shelf
from bogwood.testing.fingerprint import fingerprints, first_difference
from tests.conformance.cases import Case, many

GAMES = many(500)
"""Games of each kind in all, over the numbers of players it takes."""

CHUNK = 25
NO_COMPILER = os.environ.get("BOGWOOD_NO_COMPILER") == "1"


def chunks() -> list[tuple[str, int, int]]:
    """The game, the number of players and the first game of each chunk."""
    found = []
    for name, manifest in shelf.games().items():
        counts = manifest.players
        each = -(-GAMES // len(counts))
        found += [(name, players, first) for players in counts for first in range(0, each, CHUNK)]
    return found


@pytest.mark.parametrize(("name", "players", "first"), chunks())
def test_compiled_engines_play_like_interpreted_ones(name: str, players: int, first: int) -> None:
    """Where nothing can be compiled, two interpreted processes must still agree."""
    seeds = [Case(name, players).seed(n) for n in range(first, first + CHUNK)]
    usual = fingerprints(shelf.games()[name], players, seeds, pure=False)
    if not NO_COMPILER:
        assert usual[0] == "compiled", "the engines are not compiled: python3 make.py setup"
    interpreted = fingerprints(shelf.games()[name], players, seeds, pure=True)
    assert interpreted[0] == "interpreted"
    assert len(usual) == 1 + CHUNK
    assert first_difference(usual[1:], interpreted[1:]) == ""


def test_a_difference_is_named_by_its_game() -> None:
    assert first_difference(["0 ab", "1 cd"], ["0 ab", "1 ce"]) == "1 cd is not 1 ce"
