"""The greedy bot at Endless Winter: repeatable, fair, far better than chance, and versatile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import bogwood
from bogwood.bots.match import MatchResult, play_game
from bogwood.bots.registry import make_bot
from bogwood.kernel.game import Game, State
from bogwood.shelf import open_game

GAMES = 4 if bogwood.compiled() else 1
BASE: dict[str, str] = {}
RIVERS = {"rivers": "3", "warriors": "1"}
TABLES = pytest.mark.parametrize("options", [BASE, RIVERS], ids=["base", "rivers"])


def games(options: dict[str, str], kinds: list[str], count: int = GAMES) -> Iterator[MatchResult]:
    game = open_game("winter", len(kinds), options)
    for number in range(count):
        bots = [make_bot(kind, "winter", f"bot/{number}/{seat}") for seat, kind in enumerate(kinds)]
        yield play_game(game, bots, f"ice/{number}")


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = (next(games(BASE, ["greedy", "random"])) for _ in range(2))
    assert (one.scores, one.decisions) == (other.scores, other.decisions)


@TABLES
def test_it_beats_random_bots_by_far(options: dict[str, str]) -> None:
    for result in games(options, ["random", "greedy"]):
        assert result.winners == [1]
        assert result.scores[1] > 90


@TABLES
def test_it_plays_alone(options: dict[str, str]) -> None:
    for result in games(options, ["greedy"], 1):
        assert result.scores[0] > 90


@TABLES
def test_among_themselves_they_score_well_from_many_sources(options: dict[str, str]) -> None:
    results = list(games(options, ["greedy", "greedy", "greedy"]))
    assert sum(sum(result.scores) for result in results) / (3 * len(results)) > 120
    sources: Counter[str] = Counter()
    for result in results:
        for line in result.sheet:
            if line.seat in result.winners:
                sources[line.source] += line.points
    assert {"honor", "stones", "tribe_cards", "terrain", "megaliths"} <= set(sources)
    assert max(sources.values()) <= 0.4 * sources.total()


def test_every_column_and_the_river_are_used() -> None:
    used: Counter[str] = Counter()
    for result in games(RIVERS, ["greedy", "greedy", "greedy"]):
        for counts in result.used:
            used.update(counts)
    for column in ("initiate", "develop", "hunt", "explore"):
        assert used[f"member:{column}"] + used[f"chief:{column}"] > 0
    assert used["raft"] > 0
    assert any(name.startswith("space:") for name in used)
    assert any(name.startswith("stone:") for name in used)


class SecondSight:
    """Plays a game by a greedy bot in every seat, and asks a twin bot about a state dealt otherwise each time."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.asked: Counter[str] = Counter()
        self.bots = [make_bot("greedy", "winter", f"{seed}/{seat}") for seat in range(game.players)]
        self.twins = [make_bot("greedy", "winter", f"{seed}/{seat}") for seat in range(game.players)]

    def play(self) -> None:
        state = self.game.new(self.seed)
        number = 0
        while seats := self.game.seats_to_act(state):
            seat = seats[number % len(seats)]
            self.game.apply(state, seat, self.choice(state, seat, number))
            number += 1

    def choice(self, state: State, seat: int, number: int) -> int:
        one, other = (self.game.determinise(state, seat, f"{word} {number}") for word in ("one", "other"))
        chosen = self.bots[seat].choose(self.game, one, seat)
        assert self.game.legal(state, seat).holds(chosen)
        assert self.twins[seat].choose(self.game, other, seat) == chosen
        self.asked["several" if len(self.game.seats_to_act(state)) > 1 else "one"] += 1
        return chosen


@TABLES
def test_a_choice_depends_on_nothing_that_the_seat_cannot_know(options: dict[str, str]) -> None:
    """Secret choices too: seats choose their piles in any order, and see nothing of each other (EW-16.1)."""
    sight = SecondSight(open_game("winter", 2, options), "two worlds")
    sight.play()
    assert sight.asked["several"] > 0
    assert sight.asked["one"] > 100
