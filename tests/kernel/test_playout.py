"""Random play comes to an end, repeats itself, and does not run in circles."""

from __future__ import annotations

import pytest

from bogwood.kernel.chance import Stream
from bogwood.kernel.digest import digest
from bogwood.kernel.game import State
from bogwood.kernel.playout import playout
from bogwood.kernel.refusal import Refusal
from tests.kernel.toy import Reeds


class Endless(Reeds):
    """Nothing ever happens."""

    def apply(self, state: State, seat: int, option: int) -> None:
        return


@pytest.mark.parametrize(("players", "decisions"), [(2, 6), (3, 9)])
def test_a_playout_counts_its_decisions(players: int, decisions: int) -> None:
    game = Reeds(players)
    assert playout(game, game.new("marsh"), Stream("reeds")) == decisions


def test_a_playout_ends_the_game() -> None:
    game = Reeds(3)
    state = game.new("marsh")
    playout(game, state, Stream("reeds"))
    assert game.is_over(state)


def test_the_same_stream_plays_the_same_game() -> None:
    game = Reeds(3)
    one, other = game.new("marsh"), game.new("marsh")
    playout(game, one, Stream("reeds"))
    playout(game, other, Stream("reeds"))
    assert digest(one) == digest(other)


def test_a_game_that_is_over_is_left_alone() -> None:
    game = Reeds(2)
    state = game.new("marsh")
    playout(game, state, Stream("reeds"))
    assert playout(game, state, Stream("reeds")) == 0


def test_rules_that_run_in_a_circle_are_stopped() -> None:
    game = Endless(2)
    with pytest.raises(Refusal, match="step-limit"):
        playout(game, game.new("marsh"), Stream("reeds"), limit=50)
