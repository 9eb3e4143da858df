"""The options of the rulings: their names, values, defaults, and what is refused."""

from __future__ import annotations

import pytest

from bogwood.games.feya.rules.box import OPTIONS
from bogwood.games.feya.rules.game import Feya
from bogwood.kernel.refusal import Refusal
from tests.games.feya.table import new_table, wander

RULINGS = {
    "clan_choice": ("free", ["free", "random"], "FS-2.14"),
    "clan_side": ("normal", ["normal", "lotus", "choose"], "FS-2.15"),
    "first_drafter": ("random", ["random", "seat_1"], "FS-3.1"),
    "neutrals_count_for_majority": ("no", ["no", "yes"], "FS-5.10"),
    "start_block_test": ("yes", ["yes", "no"], "FS-4.4"),
    "temple_passage_in_block_test": ("yes", ["yes", "no"], "FS-5.7"),
    "shrine_block_test": (
        "boats_temples_settlements",
        ["boats_temples_settlements", "boats_temples"],
        "FS-15.3",
    ),
    "celebrate_requires_fish": ("no", ["no", "yes"], "FS-14.3"),
    "leader_reservation": ("until_pass", ["until_pass", "whole_phase"], "FS-22.1"),
    "bare_shrine_is_island": ("yes", ["yes", "no"], "FS-5.4"),
}


def test_every_option_has_its_values_its_default_and_its_rule() -> None:
    assert {kind.name: (kind.default, kind.values, kind.rule) for kind in OPTIONS} == RULINGS


def test_a_game_keeps_its_options_with_the_defaults_filled_in() -> None:
    options = Feya(3, {"leader_reservation": "whole_phase"}).options
    assert options["leader_reservation"] == "whole_phase"
    assert options["clan_choice"] == "free"
    assert set(options) == set(RULINGS)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        Feya(3, {"house_rule": "yes"})
    assert (refused.value.code, refused.value.where) == ("unknown-option", "/options/house_rule")


@pytest.mark.parametrize(
    ("name", "value"),
    [("clan_choice", "fair"), ("clan_side", "lotus/normal"), ("clan_side", "left"), ("start_block_test", "")],
)
def test_an_unknown_value_is_refused_with_its_rule(name: str, value: str) -> None:
    with pytest.raises(Refusal) as refused:
        Feya(3, {name: value})
    assert (refused.value.code, refused.value.rule) == ("bad-option-value", RULINGS[name][2])


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, (_, values, _) in RULINGS.items() for value in values]
)
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_under_any_value_comes_to_its_end(players: int, name: str, value: str) -> None:
    table = new_table(players, f"{name} {value}", **{name: value})
    for _ in wander(table, "options"):
        pass
    assert table.is_over
    assert table.round == 4
