"""How the search spends its time: what is clear needs little of it; the longer it takes, the further it looks."""

from __future__ import annotations

from bogwood.app import open_game
from bogwood.bots.analysis import Budget
from bogwood.bots.feya.knowledge import FeyaKnowledge
from bogwood.bots.foresight import Candidate
from bogwood.bots.registry import make_bot
from bogwood.bots.searching import thought
from bogwood.kernel.game import Game, State

LATE = 50
"""A turn of the last round."""


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


def late_choice(game: Game) -> tuple[State, int]:
    """Near the end of a game: simulations are short there, and much is clear."""
    bots = [make_bot("medium", "feya", str(seat)) for seat in range(game.players)]
    state = game.new("clear")
    while int(state.turn) < LATE or game.legal(state, game.seats_to_act(state)[0]).size() == 1:
        seat = game.seats_to_act(state)[0]
        game.apply(state, seat, bots[seat].choose(game, state.clone(), seat))
    return state, game.seats_to_act(state)[0]


def test_a_clear_choice_is_made_before_the_budget_is_used_up() -> None:
    game = open_game("feya", 2, {})
    state, seat = late_choice(game)
    found = thought(game, state, seat, FeyaKnowledge(), Budget(simulations=2000), "moor")
    assert len(found.candidates) > 1
    assert found.simulations < 2000


def test_every_world_of_the_swamp_is_looked_at_further_ahead() -> None:
    for players, longer in ((2, 1), (4, 2)):
        state = open_game("feya", players, {}).new("far")
        knowledge = FeyaKnowledge()
        far = [next(turns for turns in range(99) if knowledge.is_far(state, turns, 0, world)) for world in range(5)]
        assert far == [far[0] + longer * world for world in range(5)]
