"""``replay`` and ``verify``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .conftest import Shell


def lines_of(record: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]


def write(record: Path, lines: list[dict[str, Any]]) -> None:
    record.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


def test_a_true_record_is_verified(shell: Shell, record: Path) -> None:
    said = shell("verify", record)
    assert said.status == 0
    assert [line.split(":")[0] for line in said.out.splitlines()] == ["Seal", "Draws", "Digests", "Scores"]


def test_verify_as_json_has_the_documented_keys(shell: Shell, record: Path) -> None:
    answer = shell("verify", record, "--json").json
    assert list(answer) == ["is_sound", "is_over", "checked", "first", "problems"]
    assert (answer["is_sound"], answer["first"], answer["checked"]) == (True, None, len(lines_of(record)) - 2)


def test_the_first_changed_digest_is_named(shell: Shell, record: Path) -> None:
    lines = lines_of(record)
    for number in (17, 30):
        lines[number]["digest"] = "0" * 16
    write(record, lines)
    said = shell("verify", record)
    assert (said.status, said.codes) == (2, ["digest-differs"])
    assert "number 17" in said.err
    assert shell("verify", record, "--json").json["first"] == 17


def test_another_seed_breaks_the_seal(shell: Shell, record: Path) -> None:
    lines = lines_of(record)
    lines[0]["seed"] = "another"
    write(record, lines)
    assert shell("verify", record).codes == ["seal-differs"]


def test_changed_draws_are_found(shell: Shell, record: Path) -> None:
    lines = lines_of(record)
    lines[0]["draws"][0] += 1
    write(record, lines)
    assert shell("verify", record).codes == ["draws-differ"]


def test_changed_scores_are_found(shell: Shell, record: Path) -> None:
    lines = lines_of(record)
    lines[-1]["scores"][0] += 1
    write(record, lines)
    assert shell("verify", record).codes == ["scores-differ"]


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_an_illegal_move_is_named_by_its_number(shell: Shell, record: Path, command: str) -> None:
    lines = lines_of(record)
    lines[5]["move"] = "confirm"
    write(record, lines)
    said = shell(command, record)
    assert (said.status, said.codes) == (2, ["illegal-move"])
    assert "5" in said.err


def test_a_torn_record_is_shown_as_far_as_it_goes(shell: Shell, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    cut = text.index('"n":40')
    record.write_text(text[: cut + 20], encoding="utf-8")
    said = shell("replay", record, "--json")
    assert (said.status, said.codes) == (2, ["torn-record"])
    assert said.json["decisions"] == 39
    assert shell("verify", record).codes == ["torn-record"]


def test_a_record_of_a_newer_program_is_refused(shell: Shell, record: Path) -> None:
    lines = lines_of(record)
    lines[0]["format"] = "bogwood-record-9"
    write(record, lines)
    assert shell("replay", record).codes == ["newer-format"]


def test_an_unknown_edition_is_refused(shell: Shell, record: Path) -> None:
    lines = lines_of(record)
    lines[0]["edition"] = "first-printing"
    write(record, lines)
    assert shell("replay", record).codes == ["unknown-edition"]


def test_replay_for_all_shows_the_whole_position_and_the_score_sheet(shell: Shell, record: Path) -> None:
    answer = shell("replay", record, "--as", "all", "--json").json
    assert answer["position"]["format"] == "bogwood-position-1"
    for seat, points in enumerate(answer["scores"]):
        assert sum(line["points"] for line in answer["score_sheet"] if line["seat"] == seat) == points
    assert answer["scores"] == lines_of(record)[-1]["scores"]


def test_replay_for_a_seat_shows_its_view(shell: Shell, record: Path) -> None:
    answer = shell("replay", record, "--as", 1, "--json").json
    assert answer["as"] == 1
    assert "position" not in answer
    assert "chance" not in answer["view"]


def test_replay_as_json_has_the_documented_keys(shell: Shell, record: Path) -> None:
    keys = ["game", "edition", "rules", "players", "options", "seats", "decisions", "of", "round", "is_over"]
    keys += ["seats_to_act", "question", "scores", "rivals", "winners", "score_sheet"]
    assert list(shell("replay", record, "--json").json) == [*keys, "as", "view"]
    assert list(shell("replay", record, "--as", "all", "--json").json) == [*keys, "position"]


def test_replay_stops_where_it_is_told(shell: Shell, record: Path) -> None:
    answer = shell("replay", record, "--to", 12, "--as", "all", "--json").json
    assert (answer["decisions"], answer["of"]) == (12, len(lines_of(record)) - 2)
    assert answer["round"] == 0


def test_the_position_of_a_replay_can_be_played_on(shell: Shell, record: Path) -> None:
    answer = shell("replay", record, "--to", 20, "--as", "all", "--json").json
    move = lines_of(record)[21]["move"]
    said = shell("apply", "-", move, given=json.dumps(answer["position"]))
    assert said.json["state"] == shell("replay", record, "--to", 21, "--as", "all", "--json").json["position"]["state"]


def test_replay_in_words_tells_the_log_and_draws_the_table(shell: Shell, record: Path) -> None:
    said = shell("replay", record)
    assert "Round 1 begins." in said.out
    assert "Action spaces" in said.out
    assert said.out.splitlines()[-1].startswith("Total")


@pytest.mark.parametrize("eyes", ["2", "-1", "x", "everybody"])
def test_eyes_that_nobody_has_are_refused(shell: Shell, record: Path, eyes: str) -> None:
    assert shell("replay", record, f"--as={eyes}").codes == ["no-such-seat"]


def test_a_decision_beyond_the_end_is_refused(shell: Shell, record: Path) -> None:
    assert shell("replay", record, "--to", 5000).codes == ["no-such-decision"]
