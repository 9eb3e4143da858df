"""``--edition`` and ``data``: corrected numbers, and where the numbers come from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .conftest import Shell


@pytest.fixture
def rich(tmp_path: Path) -> Path:
    """An edition in which everybody starts with 33 gold."""
    changes = {"start_resources": {"per_player": {"gold": 33}}}
    file = tmp_path / "rich.json"
    file.write_text(json.dumps({"format": "feya-edition-1", "edition": "rich", "changes": changes}), encoding="utf-8")
    return file


def gold(position: dict[str, Any]) -> int:
    amount: int = position["state"]["seats"][0]["gold"]
    return amount


def test_an_edition_is_laid_over_the_data(shell: Shell, rich: Path) -> None:
    after = ("--after", 6)
    assert gold(shell("position", "feya", *after).json) == 20
    position = shell("position", "feya", *after, "--edition", rich).json
    assert (gold(position), position["edition"]) == (33, "rich")


def test_a_position_keeps_its_edition_and_needs_it(shell: Shell, rich: Path) -> None:
    text = shell("position", "feya", "--edition", rich).out
    assert shell("legal", "-", given=text).codes == ["unknown-edition"]
    assert shell("legal", "-", "--edition", rich, given=text).status == 0


def test_a_record_keeps_its_edition_and_needs_it(shell: Shell, rich: Path, tmp_path: Path) -> None:
    shell("simulate", "feya", "--games", 1, "--check", 0, "--out", tmp_path, "--edition", rich)
    record = tmp_path / "feya-3-000000.jsonl"
    assert shell("verify", record).codes == ["unknown-edition"]
    assert shell("verify", record, "--edition", rich).status == 0


def test_a_file_of_the_usual_edition_is_read_beside_another(shell: Shell, rich: Path) -> None:
    text = shell("position", "feya").out
    assert shell("legal", "-", "--edition", rich, given=text).status == 0


def test_play_takes_an_edition(shell: Shell, rich: Path) -> None:
    assert "33 gold" in shell("play", "feya", "--edition", rich, "--bots", "random", given="1\nb\nq\n").out


def test_help_states_the_numbers_of_the_edition(shell: Shell, rich: Path) -> None:
    items = [{"id": "monk", "amount": 42}, {"id": "merchant", "amount": 43}, {"id": "warrior", "amount": 44}]
    changes = {"guides": {"items": items}}
    rich.write_text(json.dumps({"format": "feya-edition-1", "edition": "rich", "changes": changes}), encoding="utf-8")
    said = shell("play", "feya", "--edition", rich, "--bots", "random", "--players", 4, given="i\nq\n").out
    assert any(words in said for words in ("Income: 42 mana.", "Income: 43 gold.", "Income: 44 axolotls"))
    assert not any(words in said for words in ("Income: 2 mana.", "Income: 8 gold.", "Income: 2 axolotls"))


@pytest.mark.parametrize("text", ["[]", "3"])
def test_an_edition_that_is_no_object_is_refused(shell: Shell, rich: Path, text: str) -> None:
    rich.write_text(text, encoding="utf-8")
    assert shell("position", "feya", "--edition", rich).codes == ["bad-format"]


def test_a_wrong_edition_is_refused_with_all_its_problems(shell: Shell, rich: Path) -> None:
    document = json.loads(rich.read_text(encoding="utf-8"))
    document["changes"] = {"start_resources": {"per_player": {"gold": "much", "mana": -1}}}
    rich.write_text(json.dumps(document), encoding="utf-8")
    said = shell("simulate", "feya", "--edition", rich)
    assert said.status == 2
    assert len(said.codes) == 2
    assert all("rich.json" in line for line in said.err.splitlines())


def test_an_edition_comes_from_standard_input_too(shell: Shell, rich: Path) -> None:
    command = ("simulate", "feya", "--players", 2, "--games", 2, "--check", 0, "--json", "--edition", "-")
    assert shell(*command, given=rich.read_text(encoding="utf-8")).json["edition"] == "rich"


def test_data_lists_every_table_with_its_mark(shell: Shell) -> None:
    answer = shell("data", "feya", "--json").json
    assert list(answer) == ["game", "edition", "marks", "tables"]
    marks = {table["table"]: table["mark"] for table in answer["tables"]}
    assert (marks["/guides"], marks["/navigation_track"]) == ("P", "R")


def test_only_the_reconstructed_tables_on_demand(shell: Shell) -> None:
    tables = shell("data", "feya", "--reconstructed", "--json").json["tables"]
    assert {table["mark"] for table in tables} == {"R"}


def test_data_in_words_begins_with_the_notice(shell: Shell) -> None:
    out = shell("data", "feya", "--reconstructed").out
    assert "reconstruction" in out.splitlines()[0]
    assert "R  /boards/swamp_34/temples" in out


def test_data_shows_the_edition_laid_over(shell: Shell, rich: Path) -> None:
    assert shell("data", "feya", "--json", "--edition", rich).json["edition"] == "rich"
