"""Exchanges and tiles are asides: whatever is open stays open after them (FS-7.6, FS-7.14, FS-16.2)."""

from __future__ import annotations

import pytest

from bogwood import shelf
from bogwood.games.feya.rules import choices
from bogwood.games.feya.rules.state import Swamp
from bogwood.games.feya.rules.steps import STEPS
from bogwood.kernel.digest import digest
from bogwood.testing import checks


@pytest.mark.rule("FS-7.14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_an_exchange_or_a_tile_nothing_happens_by_itself(players: int) -> None:
    game = shelf.open_game("feya", players, {})
    tried = 0
    for decision in checks.decisions(game, f"asides {players}"):
        for option in game.legal(decision.state, decision.seat):
            if choices.ANYTIME.holds(option):
                twin = decision.state.clone()
                game.apply(twin, decision.seat, option)
                left = digest(twin)
                assert isinstance(twin, Swamp)
                STEPS.settle(twin)
                assert digest(twin) == left, str(decision)
                assert game.seats_to_act(twin) == [decision.seat]
                tried += 1
    assert tried > 100
