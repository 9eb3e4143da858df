"""``replay`` of reports: what somebody wrote about a table, and the position or the record inside."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .conftest import Shell

Json = dict[str, Any]


def written(file: Path, document: Json) -> Path:
    file.write_text(json.dumps(document, indent=1), encoding="utf-8")
    return file


@pytest.fixture
def report(position: Path, tmp_path: Path) -> Path:
    """A report by seat 1 of a game that was going on."""
    return written(tmp_path / "a.report.json", document(json.loads(position.read_text(encoding="utf-8")), None))


def document(position: Json | None, record: str | None) -> Json:
    return {
        "format": "bogwood-report-1", "game": "feya", "table": "green-heron", "reason": "player",
        "text": "The boat vanished.\nTwice.", "version": "0.9", "python": "3.12.1", "client": {"browser": "Lynx"},
        "number": 31, "seat": 1, "step": 4, "trial": {"chosen": ["fish_1"], "undone": []},
        "record": record, "position": position,
    }  # fmt: skip


def test_a_report_shows_what_was_written_and_the_position(shell: Shell, report: Path) -> None:
    said = shell("replay", report)
    assert said.status == 0
    for words in ("green-heron", "event 31, step 4", "Bogwood 0.9, Python 3.12.1", "Lynx", "Twice.", "fish_1"):
        assert words in said.out
    assert len(said.out.splitlines()) > 30


@pytest.mark.parametrize("language", ["ru", "es", "cs"])
def test_a_report_is_shown_in_every_language(shell: Shell, report: Path, language: str) -> None:
    said = shell("replay", "--lang", language, report)
    assert said.status == 0
    assert "[cli" not in said.out
    assert "Report about" not in said.out


def test_the_position_of_a_report_is_seen_by_its_author_unless_told(shell: Shell, report: Path) -> None:
    found = shell("replay", report, "--json").json
    assert found["as"] == 1
    assert found["report"]["text"] == "The boat vanished.\nTwice."
    assert not {"position", "record"} & set(found["report"])
    assert shell("replay", report, "--json", "--as", "watcher").json["as"] == -1
    whole = shell("replay", report, "--json", "--as", "all").json
    assert whole["position"] == json.loads(report.read_text(encoding="utf-8"))["position"]


def test_the_record_of_a_report_is_replayed(shell: Shell, record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    file = written(tmp_path / "b.report.json", document(None, text))
    found = shell("replay", file, "--json", "--to", 9).json
    assert (found["decisions"], found["of"]) == (9, len(text.splitlines()) - 2)
    alone = shell("replay", record, "--json", "--to", 9, "--as", 1).json
    assert {key: value for key, value in found.items() if key != "report"} == alone
    assert shell("replay", record, "--to", 9).out in shell("replay", file, "--to", 9).out


def test_a_report_that_the_server_made_by_itself_is_shown_too(shell: Shell, record: Path, tmp_path: Path) -> None:
    made: Json = {
        "format": "bogwood-report-1", "table": "green-heron", "reason": "rules-loop", "version": "0.9",
        "python": "3.12.1", "events": [], "drafts": [], "record": record.read_text(encoding="utf-8"), "position": None,
    }  # fmt: skip
    file = written(tmp_path / "e.report.json", made)
    assert "rules-loop" in shell("replay", file).out
    assert shell("replay", file, "--json").json["as"] == -1


def test_a_report_without_a_game_is_shown_too(shell: Shell, tmp_path: Path) -> None:
    file = written(tmp_path / "c.report.json", document(None, None))
    assert "Twice." in shell("replay", file).out
    assert list(shell("replay", file, "--json").json) == ["report"]


def test_a_report_cannot_command_the_terminal(shell: Shell, tmp_path: Path) -> None:
    hostile = {**document(None, None), "text": "\x1b]0;owned\x07", "client": {"\x1b[2J": "\x9b31m"}}
    said = shell("replay", written(tmp_path / "d.report.json", hostile))
    assert not {"\x1b", "\x07", "\x9b"} & set(said.out)


Damage = Callable[[Json], object]
DAMAGED: list[tuple[Damage, str]] = [
    (lambda d: d.update(format="bogwood-report-2"), "newer-format"),
    (lambda d: d.update(format="bogwood-report-x"), "bad-format"),
    (lambda d: d.pop("version"), "schema-missing"),
    (lambda d: d.update(text=7), "schema-type"),
    (lambda d: d.update(trial={"chosen": [1], "undone": []}), "schema-type"),
    (lambda d: d.update(seat=-3), "schema-range"),
    (lambda d: d.update(seat=9), "no-such-seat"),
    (lambda d: d["position"].pop("state"), "schema-missing"),
    (lambda d: d["position"].update(format="bogwood-record-1"), "bad-format"),
    (lambda d: d.update(record="{"), "bad-line"),
]


@pytest.mark.parametrize(("damage", "code"), DAMAGED)
def test_a_damaged_report_is_refused_with_a_code(shell: Shell, report: Path, damage: Damage, code: str) -> None:
    changed = json.loads(report.read_text(encoding="utf-8"))
    damage(changed)
    said = shell("replay", written(report, changed))
    assert said.status == 2
    assert said.codes == [code]
    assert "Traceback" not in said.err


def test_half_a_report_is_refused(shell: Shell, report: Path) -> None:
    text = report.read_text(encoding="utf-8")
    report.write_text(text[: len(text) // 2], encoding="utf-8")
    said = shell("replay", report)
    assert (said.status, said.codes) == (2, ["bad-json"])


def test_a_report_without_a_record_cannot_be_replayed_to_a_decision(shell: Shell, report: Path) -> None:
    said = shell("replay", report, "--to", 3)
    assert (said.status, said.codes) == (2, ["no-record"])
