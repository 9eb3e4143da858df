"""How the search spends its time: what is clear needs little of it; the rest is looked at near and far."""

from __future__ import annotations

import pytest

from bogwood.bots.analysis import Budget
from bogwood.bots.foresight import Candidate, Foresight
from bogwood.bots.known import knowledge_of
from bogwood.bots.registry import make_bot
from bogwood.bots.searching import thought
from bogwood.games.feya.bot.knowledge import FeyaKnowledge
from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, State
from bogwood.shelf import open_game

EARLY = 9
MIDDLE = 22
LATE = 50
"""A turn of the last round, where simulations are short and much is clear."""


def tried(*margins: float) -> Candidate:
    candidate = Candidate((1,), 0.0)
    for margin in margins:
        candidate.note(margin, 0.5)
    return candidate


def test_what_is_worse_in_every_world_by_about_as_much_is_surely_worse() -> None:
    assert tried(*[3.0, 5.0, 4.0, 3.0] * 4).is_surely_worse(tried(*[9.0, 10.0, 9.0, 9.0] * 4))


def test_what_is_better_now_and_then_is_not_surely_worse() -> None:
    best = tried(*[9.0, 3.0, 9.0, 3.0] * 4)
    assert not tried(*[3.0, 8.0, 3.0, 8.0] * 4).is_surely_worse(best)
    assert not best.is_surely_worse(tried(*[3.0, 8.0, 3.0, 8.0] * 4))


def test_what_always_ends_the_same_is_no_better() -> None:
    assert tried(*[4.0] * 16).is_surely_worse(tried(*[4.0] * 16))


def test_the_better_one_is_never_surely_worse() -> None:
    assert not tried(*[9.0] * 16).is_surely_worse(tried(*[4.0] * 16))


def choice_after(game: Game, turn: int) -> tuple[State, int]:
    """A state of a game among medium bots in which a seat has something to decide, from this turn on."""
    bots = [make_bot("medium", game.name, str(seat)) for seat in range(game.players)]
    state = game.new("clear")
    while int(state.turn) < turn or game.legal(state, game.seats_to_act(state)[0]).size() == 1:
        seat = game.seats_to_act(state)[0]
        game.apply(state, seat, bots[seat].choose(game, state.clone(), seat))
    return state, game.seats_to_act(state)[0]


def test_a_clear_choice_is_made_before_the_budget_is_used_up() -> None:
    game = open_game("feya", 2, {})
    state, seat = choice_after(game, LATE)
    found = thought(game, state, seat, FeyaKnowledge(), Budget(simulations=2000), "moor")
    assert len(found.candidates) > 1
    assert found.simulations < 2000


@pytest.mark.parametrize("name", ["feya", "winter"])
def test_every_world_has_a_horizon_of_its_own(name: str) -> None:
    game = open_game(name, 2, {})
    state = game.new("far")
    knowledge = knowledge_of(game)
    number = len(knowledge.horizons)
    far = [next(turns for turns in range(99) if knowledge.is_far(state, turns, 0, n)) for n in range(2 * number)]
    assert far[:number] == [horizon + 1 for horizon in knowledge.horizons]
    assert far[number:] == far[:number]
    assert len(set(far)) == number > 1


@pytest.mark.parametrize(("name", "turn"), [("feya", MIDDLE), ("winter", EARLY)])
def test_a_simulation_ends_at_the_horizon_of_its_world(name: str, turn: int) -> None:
    game = open_game(name, 2, {})
    state, seat = choice_after(game, turn)
    thinking = Foresight(game, state, seat, knowledge_of(game), "moor")
    thinking.look()
    for world, horizon in enumerate(thinking.knowledge.horizons):
        reached = state.clone()
        for option in thinking.candidates[0].line:
            game.apply(reached, seat, option)
        reached = thinking.play_on(reached, int(state.turn), Stream("moor"), world)
        assert int(reached.turn) - int(state.turn) == horizon + 1


def test_the_judgement_of_a_turn_by_itself_keeps_its_share() -> None:
    game = open_game("feya", 2, {})
    state, seat = choice_after(game, MIDDLE)
    knowledge = FeyaKnowledge()
    knowledge.prior, knowledge.lasting = 1.0, 0.5
    thinking = Foresight(game, state, seat, knowledge, "moor")
    candidate = Candidate((1,), 30.0)
    for _ in range(1000):
        candidate.note(0.0, 0.5)
    thinking.rank([candidate])
    assert candidate.worth == pytest.approx(10.0, abs=0.1)
