"""``hint`` and ``review``."""

from __future__ import annotations

import json
from pathlib import Path

from .conftest import Shell


def test_a_hint_for_a_position(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(shell("position", "feya", "--players", 2, "--after", 60).out, encoding="utf-8")
    answer = shell("hint", file, "--seconds", 0.5, "--json").json
    assert list(answer) == [
        "game", "seat", "finding", "sentence", "wasted", "plans", "reasons", "points", "points_error", "chance",
        "error",
    ]  # fmt: skip
    assert answer["finding"] == "play"
    options = [option["notation"] for option in shell("legal", file, "--json").json["options"]]
    steps = answer["plans"][0]["steps"]
    assert 1 <= len(steps) <= 3
    assert steps[0]["choices"][0]["notation"] in options
    said = shell("hint", file, "--seconds", 0.5, "--lang", "es")
    assert said.status == 0
    assert "Un jugador fuerte haría esto:" in said.out or "El entrenador duda" in said.out


def test_a_hint_within_a_record(shell: Shell, record: Path) -> None:
    assert shell("hint", record, "--to", 20, "--seconds", 0.5, "--json").json["finding"] == "play"
    assert shell("hint", record, "--to", 20, "--waste", "--seconds", 0.5, "--json").json["finding"] == "early"


def test_a_hint_needs_somebody_who_has_to_act(shell: Shell, record: Path) -> None:
    assert shell("hint", record).codes == ["game-over"]
    assert shell("hint", record, "--to", 99999).codes == ["no-such-decision"]
    assert shell("hint", record, "--to", 20, "nonsense").codes == ["bad-notation"]
    assert shell("hint", record, "--to", 20, "--as", 7).codes == ["no-such-seat"]


def test_a_review_as_json_has_the_documented_keys(shell: Shell, record: Path) -> None:
    answer = shell("review", record, "--seconds", 4, "--processes", 1, "--json").json
    assert list(answer) == ["game", "seats", "scores", "points", "turnings", "stories", "sources", "typical"]
    for seat, story in enumerate(answer["stories"]):
        assert story["seat"] == seat
        assert {turning["seat"] for turning in story["costly"]} <= {seat}
        assert all(str(turning["round"]) in turning["sentence"] for turning in story["costly"] if turning["round"])
    lines = record.read_text(encoding="utf-8").splitlines()
    assert answer["points"][-1]["number"] == len(lines) - 2
    assert answer["scores"] == json.loads(lines[-1])["scores"]
    assert len(answer["turnings"]) <= 3


def test_a_review_may_be_for_one_seat(shell: Shell, record: Path) -> None:
    answer = shell("review", record, "--seconds", 2, "--processes", 1, "--as", 1, "--json").json
    assert [story["seat"] for story in answer["stories"]] == [1]
    assert shell("review", record, "--as", 7).codes == ["no-such-seat"]


def test_only_a_finished_game_is_reviewed(shell: Shell, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:30]) + "\n", encoding="utf-8")
    assert shell("review", record).codes == ["not-over"]
