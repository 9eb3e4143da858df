"""The greedy bot at Felinia: repeatable, far better than chance, and versatile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import bogwood
from bogwood.app import open_game
from bogwood.bots.match import MatchResult, play_game
from bogwood.bots.registry import make_bot

GAMES = 6 if bogwood.compiled() else 2
MODES = pytest.mark.parametrize("mode", ["basic", "advanced"])


def games(mode: str, kinds: list[str], count: int = GAMES) -> Iterator[MatchResult]:
    game = open_game("felinia", len(kinds), {"mode": mode})
    for number in range(count):
        bots = [make_bot(kind, "felinia", f"bot/{number}/{seat}") for seat, kind in enumerate(kinds)]
        yield play_game(game, bots, f"cats/{number}")


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = (next(games("basic", ["greedy", "greedy"])) for _ in range(2))
    assert (one.scores, one.decisions) == (other.scores, other.decisions)


@MODES
def test_it_beats_random_bots_by_far(mode: str) -> None:
    for result in games(mode, ["random", "greedy", "random"]):
        assert result.winners == [1]
        assert result.scores[1] > 20


@MODES
def test_among_themselves_they_score_well_from_many_sources(mode: str) -> None:
    results = list(games(mode, ["greedy", "greedy", "greedy"]))
    mean = sum(sum(result.scores) for result in results) / (3 * len(results))
    assert mean > 30
    sources: Counter[str] = Counter()
    for result in results:
        for line in result.sheet:
            sources[line.source] += line.points
    wanted = {"sets", "groups", "gold", "goods"} | ({"castles"} if mode == "advanced" else set())
    assert wanted <= set(sources)
