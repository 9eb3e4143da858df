"""Positions that once loaded and broke the game later: each is refused now, and the problem named."""

from __future__ import annotations

from pathlib import Path

import pytest

from bogwood import app
from bogwood.kernel import position
from bogwood.kernel.refusal import Problems

REFUSED = {
    "workers_before_round_1": "broken-workers",
    "worker_on_space_with_nothing_to_do": "broken-no-option",
    "more_starts_than_settlements": "broken-turn",
    "boat_ready_on_the_clan_board": "broken-action-boat",
    "neutral_settlement_forgotten": "broken-neutrals",
    "pass_without_a_next_guide": "broken-pending",
}


@pytest.mark.parametrize(("name", "code"), sorted(REFUSED.items()))
def test_a_position_that_broke_the_game_later_is_refused(name: str, code: str) -> None:
    text = (Path(__file__).parent / "refused" / f"{name}.json").read_text(encoding="utf-8")
    with pytest.raises(Problems) as caught:
        position.read(position.parse(text), app.open_game)
    assert code in [problem.code for problem in caught.value.problems]
