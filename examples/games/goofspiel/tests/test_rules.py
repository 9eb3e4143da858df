"""The rules of Goofspiel, one by one."""

from __future__ import annotations

from typing import cast

import pytest
from bogwood_goofspiel import GAME
from bogwood_goofspiel.rules import Goofspiel

from bogwood.kernel.digest import digest
from bogwood.kernel.facts import Tale
from bogwood.kernel.game import WATCHER, State
from bogwood.kernel.refusal import Problems, Refusal


def goofspiel(players: int = 2, cards: int = 4, prizes: str = "ascending") -> tuple[Goofspiel, State]:
    game = cast(Goofspiel, GAME.open(players, {"cards": str(cards), "prizes": prizes}))
    return game, game.new("a seed")


def bid(game: Goofspiel, state: State, *cards: int) -> None:
    for seat, card in enumerate(cards):
        game.apply(state, seat, card)


def test_everybody_has_the_same_cards() -> None:  # GS-1.1
    game, state = goofspiel(players=3, cards=5)
    assert [game.legal(state, seat).listed() for seat in game.seats_to_act(state)] == [[1, 2, 3, 4, 5]] * 3


@pytest.mark.parametrize(("prizes", "expected"), [("ascending", [1, 2, 3]), ("descending", [4, 3, 2])])
def test_prizes_come_in_the_order_that_was_chosen(prizes: str, expected: list[int]) -> None:  # GS-1.2
    game, state = goofspiel(prizes=prizes)
    seen = []
    for card in (1, 2, 3):
        seen += cast(list[int], game.view(state, WATCHER)["prize"])
        bid(game, state, card, card)
    assert seen == expected


def test_prizes_by_chance_are_known_to_nobody_beforehand() -> None:  # GS-1.2
    game, state = goofspiel(cards=13, prizes="random")
    orders = set()
    for n in range(20):
        world = game.determinise(state, 0, f"world {n}")
        bid(game, world, 1, 2)
        orders.add(str(game.view(world, WATCHER)["prize"]))
    assert len(orders) > 5


def test_a_card_is_bid_only_once() -> None:  # GS-2.1
    game, state = goofspiel()
    bid(game, state, 3, 1)
    assert game.legal(state, 0).listed() == [1, 2, 4]
    refusal = game.why_not(state, 0, 3)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-in-hand", "GS-2.1")


def test_a_bid_is_secret_until_all_have_bid() -> None:  # GS-2.2
    game, state = goofspiel()
    other = state.clone()
    tales = Tale(), Tale()
    state.tale, other.tale = tales
    game.apply(state, 0, 3)
    game.apply(other, 0, 1)
    for watcher in (WATCHER, 1):
        assert game.view(state, watcher) == game.view(other, watcher)
        heard = [[fact.as_json() for fact in tale.facts if fact.is_for(watcher)] for tale in tales]
        assert heard[0] == heard[1]
    assert game.view(state, 0)["chosen"] == 3
    assert game.seats_to_act(state) == [1]
    refusal = game.why_not(state, 0, 1)
    assert refusal is not None
    assert refusal.code == "has-bid"


def test_the_highest_bid_takes_the_prize() -> None:  # GS-3.2
    game, state = goofspiel(players=3, prizes="descending")
    bid(game, state, 1, 3, 1)
    assert game.scores(state) == [0, 4, 0]
    assert [(line.seat, line.points) for line in game.score_sheet(state)] == [(1, 4)]


def test_equal_highest_bids_discard_the_prize() -> None:  # GS-3.2
    game, state = goofspiel(players=3, prizes="descending")
    bid(game, state, 3, 1, 3)
    assert game.scores(state) == [0, 0, 0]
    assert game.view(state, 0)["discarded"] == [4]


def test_the_last_trick_plays_itself() -> None:  # GS-3.3, GS-4.1
    game, state = goofspiel()
    for cards in ((1, 2), (2, 3), (3, 4)):
        bid(game, state, *cards)
    assert game.is_over(state)
    assert game.scores(state) == [4, 6]
    assert game.winners(state) == [1]


def test_equal_points_share_the_victory() -> None:  # GS-4.2
    game, state = goofspiel()
    for card in (1, 2, 3):
        bid(game, state, card, card)
    assert game.winners(state) == [0, 1]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"prizes": [1, 1]}, "prize-twice"),
        ({"prizes": [1, 2, 3]}, "bad-trick"),
        ({"prizes": [1, 2, 3], "bids": [[1, 1], [2, 3]]}, "card-twice"),
        ({"bids": [[5], [2]]}, "schema-range"),
        ({"chosen": [0]}, "schema-length"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, object], code: str) -> None:
    game, state = goofspiel()
    bid(game, state, 1, 2)
    with pytest.raises(Problems) as found:
        game.from_position({**game.to_position(state), **changes})
    assert code in [problem.code for problem in found.value.problems]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"prizes": [2, 1]}, "prize-out-of-order"),
        ({"chosen": [1, 0]}, "not-in-hand"),
        ({"chosen": [2, 3]}, "all-have-bid"),
    ],
)
def test_a_state_that_cannot_be_is_named(changes: dict[str, object], code: str) -> None:
    game, state = goofspiel()
    bid(game, state, 1, 2)
    found = game.problems(game.from_position({**game.to_position(state), **changes}))
    assert code in [problem.code for problem in found]


def test_a_position_is_read_back_after_every_trick() -> None:
    game, state = goofspiel(players=4, cards=6, prizes="random")
    while seats := game.seats_to_act(state):
        game.apply(state, seats[-1], game.legal(state, seats[-1]).nth(0))
        again = game.from_position(game.to_position(state))
        assert digest(again) == digest(state)
        assert game.view(again, 0) == game.view(state, 0)


@pytest.mark.parametrize(
    ("players", "options"), [(1, {}), (5, {}), (2, {"cards": "3"}), (2, {"prizes": "x"}), (2, {"x": "1"})]
)
def test_what_does_not_fit_is_refused(players: int, options: dict[str, str]) -> None:
    with pytest.raises(Refusal):
        GAME.open(players, options)
