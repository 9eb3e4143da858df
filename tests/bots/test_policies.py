"""Policies: legal whole games, and each does what its name says."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from bogwood import shelf
from bogwood.bots.contract import Bot
from bogwood.bots.match import MatchResult, play_game
from bogwood.bots.policies import policies
from bogwood.bots.policies.policy import Policy, Wish, always
from bogwood.bots.random import RandomBot
from bogwood.bots.registry import kinds, make_bot
from bogwood.kernel.game import Game, State

ALL = [(game, kind) for game in sorted(shelf.games()) for kind in policies(game)]
DEEDS = {
    ("feya", "policy:build"): ("build_", "builder", "use:r2_build"),
    ("feya", "policy:trade"): ("fish_", "trade_", "use:r2_fish", "use:r2_trade"),
    ("feya", "policy:temples"): ("navigate_", "improve_navigation_", "use:r2_improve_navigation", "pass"),
    ("felinia", "policy:sail"): ("board:",),
    ("felinia", "policy:guild"): ("bid:guild",),
    ("felinia", "policy:income"): ("bid:income",),
    ("winter", "policy:hunt"): ("member:hunt",),
    ("winter", "policy:explore"): ("member:explore",),
    ("winter", "policy:develop"): ("member:develop",),
}
"""What each is about, by the beginning of the notation."""
MAIN = {
    "feya": ("fish_", "trade_", "build_", "navigate_", "improve_navigation_", "celebrate_", "add_shrine_", "pass",
             "builder", "use:"),
    "felinia": ("bid:",),
    "winter": ("member:",),
}  # fmt: skip


@cache
def game_of(game: str, kind: str, players: int, seed: str) -> MatchResult:
    """One game in which every second seat plays by the policy, the others by chance."""
    bots: list[Bot] = [make_bot(kind if seat % 2 == 0 else "random", game, f"{seed}/{seat}") for seat in range(players)]
    return play_game(shelf.open_game(game, players, {}), bots, seed)


def deeds(used: Counter[str], beginnings: tuple[str, ...]) -> int:
    return sum(times for notation, times in used.items() if notation.startswith(beginnings))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("game", "kind"), ALL)
def test_a_policy_plays_whole_games(game: str, kind: str, players: int) -> None:
    assert game_of(game, kind, players, "whole").decisions > 0


@pytest.mark.parametrize(("game", "kind"), ALL)
def test_a_policy_does_what_its_name_says(game: str, kind: str) -> None:
    used = game_of(game, kind, 2, "whole").used
    others = [deeds(seat, MAIN[game]) for seat in used]
    share = [deeds(seat, DEEDS[game, kind]) / max(1, total) for seat, total in zip(used, others, strict=True)]
    assert share[0] > share[1]


def test_every_game_has_three_policies() -> None:
    assert [len(policies(game)) for game in sorted(shelf.games())] == [3, 3, 3]
    assert set(DEEDS) == set(ALL)
    assert set(policies("feya")) <= set(kinds("feya"))
    assert policies("reeds") == []


def test_a_policy_is_called_by_its_kind() -> None:
    assert make_bot("policy:build", "feya", "bog").name == "policy:build"


# The wishes


class Fixed(Bot):
    """Always the same option."""

    name = "fixed"

    def __init__(self, notation: str) -> None:
        self.notation = notation

    def choose(self, game: Game, state: State, seat: int) -> int:
        return game.catalogue.parse(self.notation)


def first_bid() -> tuple[Game, State, int]:
    game = shelf.open_game("felinia", 2, {})
    state = game.new("wish")
    return game, state, game.seats_to_act(state)[0]


def test_the_dearest_wish_that_is_open_is_taken() -> None:
    game, state, seat = first_bid()
    bot = Policy("wishes", always(Wish("board", "board:pier_1"), Wish("bid", "bid:guild")), RandomBot("x"))
    assert game.catalogue.notation(bot.choose(game, state, seat)) == "bid:guild"


def test_among_several_the_advised_one_is_taken() -> None:
    game, state, seat = first_bid()
    bot = Policy("wishes", always(Wish("bid")), Fixed("bid:income"))
    assert game.catalogue.notation(bot.choose(game, state, seat)) == "bid:income"


def test_what_no_wish_speaks_of_is_the_advisers_to_decide() -> None:
    game, state, seat = first_bid()
    bot = Policy("wishes", always(Wish("board")), Fixed("bid:income"))
    assert game.catalogue.notation(bot.choose(game, state, seat)) == "bid:income"


@pytest.mark.parametrize("arguments", [{"place": "guild"}, {"place": "stall_1"}])
def test_a_wish_may_name_arguments(arguments: dict[str, int | str]) -> None:
    game, state, seat = first_bid()
    bot = Policy("wishes", always(Wish("bid", arguments=arguments)), Fixed("bid:income"))
    assert game.catalogue.entry(bot.choose(game, state, seat)).arguments == arguments
