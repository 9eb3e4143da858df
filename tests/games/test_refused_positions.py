"""Positions that once loaded, and cannot be or broke the game later: each is refused now, and the problem named."""

from __future__ import annotations

from pathlib import Path

import pytest

from bogwood import shelf
from bogwood.kernel import position
from bogwood.kernel.refusal import Problems

REFUSED = {
    "feya": {
        "workers_before_round_1": "broken-workers",
        "worker_on_space_with_nothing_to_do": "broken-no-option",
        "more_starts_than_settlements": "broken-turn",
        "boat_ready_on_the_clan_board": "broken-action-boat",
        "neutral_settlement_forgotten": "broken-neutrals",
        "pass_without_a_next_guide": "broken-pending",
        "boat_on_a_foreign_settlement": "broken-boat-foreign",
        "turn_order_against_initiative": "broken-initiative",
        "two_round_1_tiles_on_one_seat": "broken-tiles",
        "totem_on_a_set_up_tile": "broken-totem-setup",
        "boat_at_work_that_is_not_ready": "broken-action-boat",
    },
    "felinia": {
        "five_goods_in_phase_1": "broken-stored",
        "broken_walk": "broken-explorer",
        "storing_with_no_ship_gone": "broken-round",
    },
    "winter": {
        "landmark_on_a_corner_hex": "broken-map",
        "seven_stones": "broken-stones-dealt",
    },
}
HERE = Path(__file__).parent
CASES = [(game, name, code) for game, names in REFUSED.items() for name, code in names.items()]


@pytest.mark.parametrize(("game", "name", "code"), CASES)
def test_a_position_that_cannot_be_is_refused(game: str, name: str, code: str) -> None:
    text = (HERE / game / "refused" / f"{name}.json").read_text(encoding="utf-8")
    with pytest.raises(Problems) as caught:
        position.read(position.parse(text), shelf.open_game)
    assert code in [problem.code for problem in caught.value.problems]


def test_every_refused_position_is_tried() -> None:
    found = {(path.parts[-3], path.stem) for path in HERE.glob("*/refused/*.json")}
    assert found == {(game, name) for game, name, _ in CASES}
