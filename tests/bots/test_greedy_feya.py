"""The greedy bot at Feya's Swamp: fair, far better than chance, wasteful of nothing, and versatile."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest

import bogwood
from bogwood.bots.contract import Bot
from bogwood.bots.match import MatchResult, play_game
from bogwood.bots.registry import make_bot
from bogwood.games.feya.rules import choices, steps
from bogwood.games.feya.rules.box import ACTIONS
from bogwood.games.feya.rules.state import Swamp
from bogwood.kernel.game import Game
from bogwood.shelf import open_game

FULL = os.environ.get("BOGWOOD_TEST_MODE") == "full"
FAST = bogwood.compiled()

# Three quarters of the mean scores of a rough simulation (163, 166, 144) and about what a good bot reaches.
LEAST_MEAN = {2: 123, 3: 125, 4: 108}


def games_to_play(compiled: int, interpreted: int) -> int:
    """A greedy game takes half a second compiled and many seconds interpreted."""
    return compiled if FAST else interpreted


def lotus_and_normal(players: int, number: int) -> dict[str, str]:
    """Every clan, on either side of its board, over a few games."""
    sides = ["lotus" if (number >> seat) & 1 else "normal" for seat in range(players)]
    return {"clan_choice": "random", "clan_side": "/".join(sides)}


def greedy_bots(game: Game, seed: str) -> list[Bot]:
    return [make_bot("greedy", game.name, f"{seed}/{seat}") for seat in range(game.players)]


def greedy_games(players: int, count: int) -> Iterator[MatchResult]:
    for number in range(count):
        game = open_game("feya", players, lotus_and_normal(players, number))
        yield play_game(game, greedy_bots(game, f"bog/{number}"), f"marsh/{number}")


def decisions(game: Game, bots: list[Bot], seed: str) -> Iterator[tuple[Swamp, int, int]]:
    """Every decision of a game: the state before it, the seat and its choice."""
    state = cast(Swamp, game.new(seed))
    while seats := game.seats_to_act(state):
        option = bots[seats[0]].choose(game, game.determinise(state, seats[0], seed), seats[0])
        yield state, seats[0], option
        game.apply(state, seats[0], option)


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = greedy_games(2, 1), greedy_games(2, 1)
    assert next(one).used == next(other).used


def test_a_choice_does_not_depend_on_what_the_seat_cannot_know() -> None:
    game = open_game("feya", 3, {"clan_side": "choose"})
    for number, (state, seat, _) in enumerate(decisions(game, greedy_bots(game, "bog"), "marsh")):
        if number % 5 == 0 and (FAST or number < 100):
            asked = [
                make_bot("greedy", "feya", "moor").choose(game, game.determinise(state, seat, seed), seat)
                for seed in ("fen", "mire")
            ]
            assert asked[0] == asked[1]


def test_a_plan_is_what_it_would_choose_at_once() -> None:
    """At the first decision of a turn the bot's memory makes no difference."""
    game = open_game("feya", 2, {})
    last_turn = -1
    for state, seat, option in decisions(game, greedy_bots(game, "bog"), "marsh"):
        if state.turn != last_turn and (FAST or state.round < 2):
            afresh = make_bot("greedy", "feya", f"bog/{seat}")
            assert afresh.choose(game, state.clone(), seat) == option
        last_turn = state.turn


def test_it_can_be_asked_out_of_the_blue_at_any_decision() -> None:
    """A seat taken over in the middle of somebody's turn goes on with legal choices."""
    game = open_game("feya", 2, lotus_and_normal(2, 3))
    random = [make_bot("random", "feya", f"bog/{seat}") for seat in range(2)]
    asked: set[int] = set()
    for seed in range(games_to_play(8, 1)):
        for state, seat, _ in decisions(game, random, f"marsh/{seed}"):
            fresh = make_bot("greedy", "feya", "fen")
            assert game.legal(state, seat).holds(fresh.choose(game, state.clone(), seat))
            asked.add(state.top())
    assert {steps.BUILD_TRACK, steps.BOAT_DESTINATION, steps.TRADE_FISH, steps.END_TURN} <= asked


def test_it_beats_the_random_bot() -> None:
    count = games_to_play(100, 4)
    won = 0
    game = open_game("feya", 2, {})
    for number in range(count):
        seat = number % 2
        pair = [make_bot("random", "feya", f"bog/{number}"), make_bot("random", "feya", f"bog/{number}")]
        pair[seat] = make_bot("greedy", "feya", f"bog/{number}")
        won += play_game(game, pair, f"marsh/{number}").winners == [seat]
    assert won >= 0.95 * count


@pytest.mark.parametrize("players", [2, 3, 4])
def test_among_its_like_it_scores_well(players: int) -> None:
    results = list(greedy_games(players, games_to_play(12, 1)))
    scores = [score for result in results for score in result.scores]
    assert sum(scores) / len(scores) >= LEAST_MEAN[players]


def test_it_never_wastes_a_clan_worker() -> None:  # FS-7.5, FS-7.11
    """Workers act, or become mana before the pass; hardly any stays idle, and next to none in the first round."""
    count = games_to_play(8, 1)
    placed = 0
    idle = Counter[int]()
    for number in range(count):
        game = open_game("feya", 3, lotus_and_normal(3, number))
        given_up = 0
        for state, seat, option in decisions(game, greedy_bots(game, f"bog/{number}"), f"marsh/{number}"):
            if option == choices.EXCHANGE_WORKER + choices.CLAN_WORKER:
                given_up += 1
            elif option == choices.PASS:
                assert state.seats[seat].workers == 0
                idle[state.round] += given_up
            elif option == choices.WORKER + choices.CLAN_WORKER:
                placed += 1
            if state.top() == steps.END_TURN or option == choices.PASS:
                given_up = 0
    assert idle[1] <= 0.01 * placed
    assert idle.total() <= 0.05 * placed


def test_it_takes_every_action() -> None:
    used = all_used(greedy_games(2, games_to_play(6, 1)))
    for action in ACTIONS:
        assert any(family.startswith(f"{action}_") for family in used), action
    assert {"exchange:mana", "pass", "worker:clan", "worker:axolotl"} <= used.keys()


def test_guides_and_tiles_are_used_over_many_games() -> None:
    """Two hundred games, with ``--full``, use every one of them; a few games most of them."""
    used: Counter[str] = Counter()
    for players, count in ((2, 60), (3, 70), (4, 70)):
        used += all_used(greedy_games(players, count if FULL and FAST else games_to_play(3, 1)))
    catalogue = open_game("feya", 4, {}).catalogue
    wanted = [word for word in catalogue.numbers if word.startswith(("next:", "play:", "use:", "take:"))]
    missing = [word for word in wanted if used[word] == 0]
    assert len(missing) <= (0 if FULL and FAST else len(wanted) * 2 // 3), missing


def all_used(results: Iterator[MatchResult]) -> Counter[str]:
    total: Counter[str] = Counter()
    for result in results:
        for used in result.used:
            total += used
    return total
