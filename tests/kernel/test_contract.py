"""Reeds shows what the contract allows: several seats at once, sealed choices, views, worlds dealt afresh."""

from __future__ import annotations

import json

import pytest

from bogwood.kernel.chance import Stream
from bogwood.kernel.digest import digest
from bogwood.kernel.facts import Tale
from bogwood.kernel.game import WATCHER, Game, Json
from bogwood.kernel.playout import playout
from tests.kernel.toy import Reeds, ReedsState, of

GAME = Reeds(3)


@pytest.fixture
def state() -> ReedsState:
    """Seats 0, 1 and 2 hold low, middle and high cards; the prize is 4."""
    position: Json = {
        "key": [1, 2], "drawn": 0, "round": 1, "prize": 4, "prizes": [1, 2], "played": [],
        "hands": [[1, 2, 3], [5, 6, 7], [10, 11, 12]], "chosen": [0, 0, 0], "won": [[], [], []],
    }  # fmt: skip
    return of(GAME.from_position(position))


def test_all_seats_choose_at_once(state: ReedsState) -> None:
    assert GAME.seats_to_act(state) == [0, 1, 2]


def test_seats_choose_in_any_order(state: ReedsState) -> None:
    GAME.apply(state, 1, 6)
    assert GAME.seats_to_act(state) == [0, 2]


def test_a_seat_that_has_chosen_has_no_options(state: ReedsState) -> None:
    GAME.apply(state, 1, 6)
    assert len(GAME.legal(state, 1)) == 0


def test_the_order_of_sealed_choices_does_not_matter(state: ReedsState) -> None:
    twin = state.clone()
    for seat, card in [(0, 1), (1, 5), (2, 10)]:
        GAME.apply(state, seat, card)
    for seat, card in [(2, 10), (0, 1), (1, 5)]:
        GAME.apply(twin, seat, card)
    assert digest(state) == digest(twin)


def test_a_sealed_choice_is_seen_by_its_owner(state: ReedsState) -> None:
    GAME.apply(state, 1, 6)
    assert GAME.view(state, 1)["chosen"] == 6


@pytest.mark.parametrize("seat", [WATCHER, 0, 2])
def test_others_see_that_a_choice_was_made_but_not_which(state: ReedsState, seat: int) -> None:
    other = state.clone()
    GAME.apply(state, 1, 6)
    GAME.apply(other, 1, 7)
    assert json.dumps(GAME.view(state, seat)) == json.dumps(GAME.view(other, seat))
    assert GAME.view(state, seat)["has_chosen"] == [False, True, False]


def test_the_last_choice_turns_all_up(state: ReedsState) -> None:
    for seat, card in [(2, 10), (0, 1), (1, 5)]:
        GAME.apply(state, seat, card)
    assert GAME.view(state, WATCHER)["played"] == [1, 5, 10]


def test_the_best_card_takes_the_prize(state: ReedsState) -> None:
    for seat, card in [(2, 10), (0, 1), (1, 5)]:
        GAME.apply(state, seat, card)
    assert GAME.scores(state) == [0, 0, 4]


def test_the_lowest_card_is_best_by_option(state: ReedsState) -> None:
    lowest: Game = Reeds(3, {"best": "lowest"})
    for seat, card in [(2, 10), (0, 1), (1, 5)]:
        lowest.apply(state, seat, card)
    assert lowest.scores(state) == [4, 0, 0]


def test_a_sealed_choice_is_told_to_its_owner_only(state: ReedsState) -> None:
    state.tale = Tale()
    GAME.apply(state, 1, 6)
    heard = {seat: [fact.kind for fact in state.tale.facts if fact.is_for(seat)] for seat in (WATCHER, 0, 1)}
    assert heard == {WATCHER: ["sealed"], 0: ["sealed"], 1: ["chose", "sealed"]}


def test_a_world_dealt_afresh_keeps_the_own_hand(state: ReedsState) -> None:
    assert of(GAME.determinise(state, 1, "reeds")).hands[1] == [5, 6, 7]


def test_a_world_dealt_afresh_gives_others_any_cards(state: ReedsState) -> None:
    hands = {tuple(of(GAME.determinise(state, 1, f"reeds {n}")).hands[2]) for n in range(20)}
    assert len(hands) > 10


def test_a_world_dealt_afresh_reseals_the_choices_of_others(state: ReedsState) -> None:
    GAME.apply(state, 2, 12)
    worlds = [of(GAME.determinise(state, 1, f"reeds {n}")) for n in range(20)]
    assert all(world.chosen[2] in world.hands[2] for world in worlds)
    assert len({world.chosen[2] for world in worlds}) > 3


def test_a_world_dealt_afresh_has_a_future_of_its_own(state: ReedsState) -> None:
    def prize_after(world: ReedsState) -> int:
        for seat in range(3):
            GAME.apply(world, seat, world.hands[seat][0])
        return world.prize

    assert {prize_after(of(GAME.determinise(state, 1, f"reeds {n}"))) for n in range(20)} == {1, 2}


def test_determinising_leaves_the_state_alone(state: ReedsState) -> None:
    before = digest(state)
    GAME.determinise(state, 0, "reeds")
    assert digest(state) == before


def test_winners_are_known_at_the_end_only(state: ReedsState) -> None:
    assert GAME.winners(state) == []
    playout(GAME, state, Stream("reeds"))
    assert GAME.winners(state) != []
