"""Hints: legal, fair, and with reasons."""

from __future__ import annotations

import pytest

from bogwood.coach.hint import EARLY, FINE, PLAY, STRONG, WASTE, hint
from bogwood.coach.weighing import Effort
from tests.coach.games import GAMES, middle_of

QUICK = Effort(worlds=6, seconds=20.0)


@pytest.mark.parametrize("name", GAMES)
def test_a_strong_hint_can_be_played_and_gives_reasons(name: str) -> None:
    recorder = middle_of(name)
    game, state = recorder.game, recorder.state
    seat = game.seats_to_act(state)[0]
    found = hint(game, state, seat, (), STRONG, QUICK, "a")
    assert (found.seat, found.finding) == (seat, PLAY)
    assert 1 <= len(found.plans) <= 2
    assert game.legal(state, seat).holds(found.steps[0].option)
    assert 0 <= found.chance <= 1
    assert found.error > 0
    assert all(reason.points for reason in found.reasons)


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_does_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    recorder = middle_of(name)
    game, state = recorder.game, recorder.state
    seat = game.seats_to_act(state)[0]
    there = [hint(game, game.determinise(state, seat, world), seat, (), STRONG, QUICK, "a") for world in ("1", "2")]
    assert told(there[0]) == told(there[1])


def told(found: object) -> str:
    return repr(
        [getattr(found, name) for name in ("seat", "finding", "reasons", "points", "points_error", "chance", "error")]
    )


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_wasted_before_something_is_tried(name: str) -> None:
    recorder = middle_of(name)
    seat = recorder.game.seats_to_act(recorder.state)[0]
    assert hint(recorder.game, recorder.state, seat, (), WASTE, QUICK, "a").finding == EARLY


def test_a_good_turn_is_fine_and_names_no_move() -> None:
    recorder = middle_of("feya")
    game, state = recorder.game, recorder.state
    seat = game.seats_to_act(state)[0]
    best = hint(game, state, seat, (), STRONG, QUICK, "a")
    line = tuple(step.option for step in best.steps)
    found = hint(game, state, seat, line, WASTE, QUICK, "a")
    assert (found.finding, found.plans, found.reasons) == (FINE, [], [])


def test_to_pass_with_all_workers_in_hand_is_a_waste() -> None:
    recorder = middle_of("feya", 0.3)
    game, state = recorder.game, recorder.state
    seat = game.seats_to_act(state)[0]
    line = (game.catalogue.parse("pass"),)
    assert game.legal(state, seat).holds(line[0])
    found = hint(game, state, seat, line, WASTE, QUICK, "a")
    assert found.finding == WASTE
    assert found.plans == []
    assert found.points > 1
    assert found.points_error > 0
    assert [lost.key for lost in found.wasted] == ["feya-forgoes-workers"]
    assert all(reason.points > 0 for reason in found.reasons)
