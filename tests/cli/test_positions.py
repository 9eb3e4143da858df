"""``position``, ``legal``, ``apply``, ``why`` and ``check``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .conftest import Edit, Shell

State = dict[str, Any]


def test_the_same_seed_gives_the_same_position(shell: Shell) -> None:
    command = ("position", "feya", "--players", 4, "--seed", "x", "--after", 50)
    assert shell(*command).out == shell(*command).out


def test_options_of_the_game_are_kept_in_the_position(shell: Shell) -> None:
    said = shell("position", "feya", "--options", "clan_side=lotus/normal/lotus,clan_choice=random")
    assert said.json["options"]["clan_side"] == "lotus/normal/lotus"


def test_random_decisions_stop_at_the_end_of_the_game(shell: Shell) -> None:
    assert shell("position", "feya", "--players", 2, "--after", 100_000).json["state"]["over"] is True


def test_legal_lists_each_option_with_its_sentence(shell: Shell, position: Path) -> None:
    said = shell("legal", position)
    assert said.out.splitlines()[0] == "What will your clan do?"
    assert "  fish_1                Fish 1, +1 fish" in said.out.splitlines()


def test_legal_as_json_has_the_documented_keys(shell: Shell, position: Path) -> None:
    answer = shell("legal", position, "--json").json
    keys = ["game", "edition", "players", "round", "is_over", "seats_to_act", "question", "options"]
    assert list(answer) == keys
    assert list(answer["options"][0]) == ["seat", "id", "notation", "point", "arguments", "sentence"]


def test_arguments_are_those_of_the_data_file(shell: Shell, position: Path) -> None:
    options = shell("legal", position, "--json").json["options"]
    found = {option["notation"]: option["arguments"] for option in options}
    assert found["trade_2"] == {"space": "trade_2", "action": "trade"}


def test_nothing_is_legal_when_the_game_is_over(shell: Shell, tmp_path: Path) -> None:
    over = tmp_path / "over.json"
    over.write_text(shell("position", "feya", "--players", 2, "--after", 100_000).out, encoding="utf-8")
    answer = shell("legal", over, "--json").json
    assert (answer["is_over"], answer["options"], answer["seats_to_act"]) == (True, [], [])
    assert shell("legal", over).out == "The game is over.\n"


def test_a_dash_reads_standard_input(shell: Shell, position: Path) -> None:
    text = position.read_text(encoding="utf-8")
    assert shell("legal", "-", given=text).out == shell("legal", position).out


def test_apply_writes_the_position_after_the_moves(shell: Shell, position: Path) -> None:
    state = shell("apply", position, "fish_3", "worker:clan").json["state"]
    assert state["spaces"] == {"fish_3": {"seat": 1, "worker": "clan"}}


def test_apply_goes_on_where_apply_stopped(shell: Shell, position: Path) -> None:
    halfway = shell("apply", position, "trade_2").out
    assert (
        shell("apply", "-", "worker:clan", given=halfway).out == shell("apply", position, "trade_2", "worker:clan").out
    )


def test_apply_refuses_a_closed_move_by_its_number(shell: Shell, position: Path) -> None:
    said = shell("apply", position, "fish_3", "pass")
    assert (said.status, said.out, said.codes) == (2, "", ["not-now"])
    assert "move 2 pass" in said.err


@pytest.mark.parametrize("command", ["apply", "why"])
def test_what_is_no_notation_is_refused(shell: Shell, position: Path, command: str) -> None:
    said = shell(command, position, "to:z99")
    assert (said.status, said.codes) == (2, ["bad-notation"])


def test_why_says_that_a_move_is_open_and_what_it_means(shell: Shell, position: Path) -> None:
    said = shell("why", position, "fish_3")
    assert (said.status, said.out) == (0, "fish_3 is open: Fish 3\n")


def test_why_cites_the_rule_that_closes_a_move(shell: Shell, edited: Edit) -> None:
    def take_the_space(state: State) -> None:
        state["spaces"] = {"fish_3": {"seat": 0, "worker": "clan"}}
        state["seats"][0]["workers"] = {"available": 2, "spent": 1, "fresh": 0}

    said = shell("why", edited(take_the_space), "fish_3", "--json")
    assert said.json["is_open"] is False
    assert (said.json["refusal"]["code"], said.json["refusal"]["rule"]) == ("space-occupied", "FS-7.7")


def test_a_sound_position_is_said_to_be_sound(shell: Shell, position: Path) -> None:
    assert shell("check", position).out == "The position is sound.\n"
    assert shell("check", position, "--json").json == {"is_sound": True, "problems": []}


# Positions edited by hand


def test_gold_set_by_hand_can_be_spent(shell: Shell, edited: Edit) -> None:
    def make_poor(state: State) -> None:
        state["seats"][1]["gold"] = 0

    poor = edited(make_poor)
    assert "build_1" not in [option["notation"] for option in shell("legal", poor, "--json").json["options"]]
    assert shell("why", poor, "build_1", "--json").json["refusal"]["code"] == "nothing-to-do"


def test_a_boat_moved_by_hand_acts_from_its_new_cell(shell: Shell, edited: Edit) -> None:
    def move_boat(state: State) -> None:
        state["seats"][1]["boats"][0] = "d6"

    moved = edited(move_boat)
    assert shell("check", moved).status == 0
    after = shell("apply", moved, "navigate_1", "worker:clan", "boat:1").out
    assert shell("why", "-", "to:d6", "--json", given=after).json["refusal"]["code"] == "same-cell"


def test_a_settlement_added_by_hand_takes_fish(shell: Shell, edited: Edit) -> None:
    def add_settlement(state: State) -> None:
        state["seats"][0]["settlements"].append("g8")
        state["seats"][0]["tracks"]["lower_right"] = 1
        state["swamp"]["fish"] = {"g8": 2}

    grown = edited(add_settlement)
    assert shell("check", grown).err == ""
    after = shell("apply", grown, "trade_2", "worker:clan", "boat:2", "to:h7").out
    options = shell("legal", "-", "--json", given=after).json["options"]
    assert {option["notation"]: option["sentence"] for option in options}["lay:g8"].endswith("2 gold")


# Positions that cannot be


@pytest.mark.parametrize("command", [("legal",), ("check",), ("apply", "pass"), ("why", "pass")])
def test_an_impossible_position_is_refused_everywhere(shell: Shell, edited: Edit, command: tuple[str, ...]) -> None:
    def two_boats_in_one_place(state: State) -> None:
        state["seats"][1]["boats"] = ["d6", "d6"]

    said = shell(command[0], edited(two_boats_in_one_place), *command[1:])
    assert said.status == 2
    assert said.out == ""
    assert len(said.codes) >= 1


def test_check_names_every_problem(shell: Shell, edited: Edit) -> None:
    def spoil(state: State) -> None:
        state["seats"][0]["gold"] = -1
        state["seats"][2]["mana"] = "much"
        state["turns"] = 3

    said = shell("check", edited(spoil), "--json")
    assert said.status == 2
    assert said.json["is_sound"] is False
    wheres = [problem["where"] for problem in said.json["problems"]]
    assert len(wheres) >= 3
    assert any(where.endswith("seats/0/gold") for where in wheres)
    assert any(where.endswith("seats/2/mana") for where in wheres)


def test_a_broken_invariant_cites_its_rule(shell: Shell, edited: Edit) -> None:
    def settlement_from_nowhere(state: State) -> None:
        state["seats"][0]["settlements"].append("g8")

    said = shell("check", edited(settlement_from_nowhere), "--json")
    assert said.status == 2
    assert all(problem["rule"].startswith("FS-") for problem in said.json["problems"])


def test_the_position_of_another_family_is_refused(shell: Shell, position: Path) -> None:
    document = json.loads(position.read_text(encoding="utf-8"))
    document["format"] = "bogwood-record-1"
    said = shell("legal", "-", given=json.dumps(document))
    assert (said.status, said.codes) == (2, ["bad-format"])


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("format", "bogwood-position-2", "newer-format"),
        ("game", "chess", "unknown-game"),
        ("edition", "first-printing", "unknown-edition"),
        ("rules", 99, "other-rules"),
        ("players", 9, "bad-players"),
        ("options", {"bare_shrine_is_island": "perhaps"}, "bad-option-value"),
        ("options", {"weather": "rain"}, "unknown-option"),
    ],
)
def test_an_envelope_that_does_not_fit_is_refused(
    shell: Shell, position: Path, field: str, value: object, code: str
) -> None:
    document = {**json.loads(position.read_text(encoding="utf-8")), field: value}
    said = shell("legal", "-", given=json.dumps(document))
    assert (said.status, said.codes) == (2, [code])


def test_malformed_json_is_refused_with_its_line(shell: Shell) -> None:
    said = shell("legal", "-", given='{\n "format": bogwood\n}')
    assert (said.status, said.codes) == (2, ["bad-json"])
    assert "line 2" in said.err
