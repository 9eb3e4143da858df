"""Training finds the factors by which what is counted tells the end of a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from bogwood.bots.known import factors_of, knowledge_of
from bogwood.bots.registry import make_bot
from bogwood.bots.training import (
    Sample,
    Settings,
    error_of,
    fitted,
    result_of,
    samples_of,
    solved,
)
from bogwood.cli.desk import Desk
from bogwood.cli.train import train
from bogwood.games.feya.bot.evaluation import NAMES
from bogwood.shelf import open_game

MADE_UP = [
    Sample(stage, {"gold": gold, "fish": fish}, 2.0 * gold + 0.5 * fish, (gold + fish) % 5 == 0)
    for stage in (0, 1)
    for gold in range(-6, 7)
    for fish in range(-6, 7)
]


def test_equations_are_solved() -> None:
    assert solved([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == pytest.approx([2.0, 3.0])


def test_what_is_worth_twice_as_much_gets_a_factor_of_two() -> None:
    assert fitted(MADE_UP, 0.0) == pytest.approx({"gold": 2.0, "fish": 0.5})


def test_caution_keeps_factors_near_one() -> None:
    careful = fitted(MADE_UP, 1e6)
    assert careful == pytest.approx({"gold": 1.0, "fish": 1.0}, abs=0.1)


def test_the_error_is_told_for_games_that_were_not_learnt_from() -> None:
    settings = Settings("feya", 2, {}, "medium", 1, "bog", caution=0.0)
    result = result_of(settings, MADE_UP)
    assert result.samples == len(MADE_UP)
    assert all(before > 1 for before in result.error_before)
    assert result.error_after == pytest.approx([0.0, 0.0], abs=0.01)
    assert error_of([], {}) == 0


@pytest.mark.parametrize("name", ["felinia", "feya", "winter"])
def test_a_game_is_noted_turn_by_turn(name: str) -> None:
    game = open_game(name, 2, {})

    def played() -> list[Sample]:
        bots = [make_bot("random", name, f"bog/{seat}") for seat in range(2)]
        return samples_of(game, bots, knowledge_of(game), "marsh", False, 20)

    found = played()
    assert found
    assert found == played()
    assert found[0].margin == -found[1].margin
    assert all(abs(found[0].parts[part] + found[1].parts[part]) < 0.01 for part in found[0].parts)


def test_the_command_records_settings_and_results(tmp_path: Path) -> None:
    asked = ["felinia", "--games", "2", "--bot", "random", "--seed", "fen", "--out", str(tmp_path)]
    done = CliRunner().invoke(train, asked, obj=Desk("en"), catch_exceptions=False)
    assert done.exit_code == 0
    told = json.loads((tmp_path / "factors.json").read_text(encoding="utf-8"))
    assert told == json.loads(done.output)
    assert told["settings"]["seed"] == "fen"
    assert told["factors"]


def test_a_game_without_factors_counts_as_it_was_written() -> None:
    assert factors_of("felinia") == factors_of("winter") == []


def test_the_factors_of_feya_are_those_of_its_parts() -> None:
    factors = factors_of("feya")
    assert knowledge_of(open_game("feya", 2, {})).factors == factors
    assert len(factors) == 1 + open_game("feya", 2, {}).new("bog").box.rounds  # type: ignore[attr-defined]
    known = {*NAMES, "clan_board", "tiles", "round", "guide"}
    assert all(set(stage) <= known for stage in factors)
    assert all(0 < factor < 3 for stage in factors for factor in stage.values())


def test_every_part_is_counted_by_its_factor_until_the_game_is_over() -> None:
    game = open_game("feya", 2, {})
    knowledge = knowledge_of(open_game("feya", 2, {}))
    state = game.new("bog")
    bots = [make_bot("medium", "feya", f"bog/{seat}") for seat in range(2)]
    while seats := game.seats_to_act(state):
        if state.turn % 10 == 0:
            knowledge.begin(state)
            factors = knowledge.factors[knowledge.stage(state)]
            expected = {name: value * factors.get(name, 1.0) for name, value in knowledge.parts(state, 0).items()}
            assert knowledge.counted(state, 0) == pytest.approx(expected)
            assert knowledge.values(state)[0] == pytest.approx(sum(expected.values()))
        game.apply(state, seats[0], bots[seats[0]].choose(game, state.clone(), seats[0]))
    assert knowledge.counted(state, 0) == {"points": game.scores(state)[0]}
    assert knowledge.values(state) == game.scores(state)
