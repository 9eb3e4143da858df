"""Quick advice for Feya's Swamp: legal, few ways, and nothing changed by looking."""

from __future__ import annotations

import pytest

import bogwood
from bogwood.app import open_game
from bogwood.bots.feya.knowledge import FeyaKnowledge
from bogwood.bots.greedy import GreedyBot
from bogwood.bots.turns import TURN
from bogwood.kernel.digest import digest
from bogwood.kernel.game import Game, State

FAST = bogwood.compiled()


def course(game: Game, seed: str) -> list[tuple[State, int]]:
    """The decisions of a game among quick bots."""
    bots = [GreedyBot(f"bog/{seat}", FeyaKnowledge().narrow) for seat in range(game.players)]
    found = []
    state = game.new(seed)
    while (seats := game.seats_to_act(state)) and (FAST or len(found) < 60):
        found.append((state.clone(), seats[0]))
        game.apply(state, seats[0], bots[seats[0]].choose(game, state.clone(), seats[0]))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_quick_advice_names_few_options_all_legal_and_changes_nothing(players: int) -> None:
    game = open_game("feya", players, {})
    knowledge = FeyaKnowledge()
    for state, seat in course(game, "marsh"):
        before = digest(state)
        advice = knowledge.narrow(game, state, seat)
        options = advice.options(state, ())
        legal = game.legal(state, seat)
        assert options
        assert all(legal.holds(option) for option in options)
        assert digest(state) == before
        if game.round_of(state) > 0 and advice.horizon(state) == TURN:
            assert len(options) <= knowledge.ways
