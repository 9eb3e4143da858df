"""The greedy bot at Felinia: fair, far better than chance, wasteful of nothing, and versatile."""

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
from bogwood.games.felinia.rules import choices, steps
from bogwood.games.felinia.rules.manners import has_token_in_reach
from bogwood.games.felinia.rules.packs import total
from bogwood.games.felinia.rules.state import Realm
from bogwood.kernel.game import Game
from bogwood.shelf import open_game

FULL = os.environ.get("BOGWOOD_TEST_MODE") == "full"
FAST = bogwood.compiled()
MODES = pytest.mark.parametrize("mode", ["basic", "advanced"])
EVERY = [(2, "basic"), (3, "basic"), (4, "basic"), (2, "advanced"), (3, "advanced"), (4, "advanced")]
TABLES = pytest.mark.parametrize(("players", "mode"), EVERY if FAST else EVERY[::2])

# A little below what these bots reach among themselves.
LEAST_MEAN = {2: 53, 3: 42, 4: 31}
ROUNDS = {2: (11, 16), 3: (10, 14), 4: (8.5, 12.5)}


def games_to_play(compiled: int, interpreted: int) -> int:
    """A greedy game takes a tenth of a second compiled and several seconds interpreted."""
    return compiled if FAST else interpreted


def bots_of(kinds: list[str], seed: str) -> list[Bot]:
    return [make_bot(kind, "felinia", f"{seed}/{seat}") for seat, kind in enumerate(kinds)]


def greedy_games(players: int, mode: str, count: int) -> Iterator[MatchResult]:
    game = open_game("felinia", players, {"mode": mode})
    for number in range(count):
        yield play_game(game, bots_of(["greedy"] * players, f"bot/{number}"), f"cats/{number}")


def decisions(game: Game, bots: list[Bot], seed: str) -> Iterator[tuple[Realm, int, int]]:
    """Every decision of a game: the state before it, the seat and its choice."""
    state = cast(Realm, game.new(seed))
    while seats := game.seats_to_act(state):
        option = bots[seats[0]].choose(game, game.determinise(state, seats[0], seed), seats[0])
        yield state, seats[0], option
        game.apply(state, seats[0], option)


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = (next(greedy_games(2, "basic", 1)) for _ in range(2))
    assert (one.scores, one.used) == (other.scores, other.used)


@MODES
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(mode: str) -> None:
    game = open_game("felinia", 3, {"mode": mode})
    for number, (state, seat, _) in enumerate(decisions(game, bots_of(["greedy"] * 3, "bot"), "cats")):
        if FAST or (number % 5 == 0 and number < 100):
            asked = [
                make_bot("greedy", "felinia", "tom").choose(game, game.determinise(state, seat, seed), seat)
                for seed in ("ball", "yarn")
            ]
            assert asked[0] == asked[1]


@MODES
def test_it_can_be_asked_out_of_the_blue_at_any_decision(mode: str) -> None:
    """A seat taken over from anybody goes on with legal choices."""
    asked: set[int] = set()
    for number in range(games_to_play(6, 1)):
        game = open_game("felinia", 2, {"mode": mode, "deck_face_up": "yes"})
        for state, seat, _ in decisions(game, bots_of(["random", "greedy"], "bot"), f"cats/{number}"):
            fresh = make_bot("greedy", "felinia", "tom")
            assert game.legal(state, seat).holds(fresh.choose(game, state.clone(), seat))
            asked.add(state.top())
    wanted = {steps.BID, steps.BUY, steps.BOARD, steps.STEP, steps.MOVE}
    if FAST:
        wanted |= {steps.GUILD, steps.GIVE, steps.STORE_4, steps.STORE}
        wanted.add(steps.CASTLE if mode == "advanced" else steps.TURN)
    assert wanted <= asked


@TABLES
def test_it_beats_random_bots(players: int, mode: str) -> None:
    count = games_to_play(100 if FULL else 6, 1)
    game = open_game("felinia", players, {"mode": mode})
    won = 0
    for number in range(count):
        seat = number % players
        kinds = ["random"] * players
        kinds[seat] = "greedy"
        won += play_game(game, bots_of(kinds, f"bot/{number}"), f"cats/{number}").winners == [seat]
    assert won >= 0.95 * count


@TABLES
def test_among_its_like_it_scores_well_in_good_time(players: int, mode: str) -> None:
    results = list(greedy_games(players, mode, games_to_play(4, 1)))
    scores = [score for result in results for score in result.scores]
    assert sum(scores) / len(scores) >= (LEAST_MEAN[players] if FAST else 25)
    least, most = ROUNDS[players]
    assert least <= sum(result.rounds for result in results) / len(results) <= most


@MODES
def test_it_uses_every_means(mode: str) -> None:
    """Stalls, guild, bonus tiles, all ships, sales, and in the advanced game food and castles."""
    used: Counter[str] = Counter()
    sources: Counter[str] = Counter()
    for result in greedy_games(2, mode, games_to_play(8, 2)):
        used += sum(result.used, Counter[str]())
        for line in result.sheet:
            sources[line.source] += line.points
    wanted = {f"bid:stall_{n}" for n in (1, 2, 3)} | {f"board:pier_{n}" for n in (1, 2, 3, 4)}
    wanted |= {"bid:guild", "bid:income", "sell:gold"}
    scored = {"sets", "groups", "gold", "goods"}
    if FAST:
        wanted |= {"swap:spice", "swap:bonus_tile", "sell:spice", "store:3"}
        scored.add("bonus_tile")
    if mode == "advanced":
        wanted |= {"castle:1", "castle:2"} | ({"swap:food"} if FAST else set())
        scored.add("castles")
    assert wanted <= used.keys()
    assert scored <= set(sources)


@MODES
def test_it_wastes_nothing(mode: str) -> None:
    """No merchant goes home from a token in reach; money, discs and goods are put to use."""
    count = games_to_play(4, 1)
    lost = idle = bids = 0
    for number in range(count):
        game = open_game("felinia", 3, {"mode": mode})
        for state, seat, option in decisions(game, bots_of(["greedy"] * 3, f"bot/{number}"), f"cats/{number}"):
            me = state.seats[seat]
            if option == choices.STOP:
                assert not has_token_in_reach(state)
            bids += choices.BIDS.holds(option)
            idle += option in (choices.BUY_BACK, choices.GUILD_BACK)
            if option == choices.BID_INCOME:
                lost += max(0, int(me.coins) + state.box.income[me.income] - state.box.most_coins)
        for me in state.seats:
            assert me.coins + total(me.goods) <= 10
    assert lost <= count
    assert idle <= 0.12 * bids
