"""The count of cited rules sees every way of marking a test, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bogwood import shelf
from tests.citations import ROOT, Coverage, cited_in, coverage, wanted


def test_a_mark_above_a_test_cites() -> None:
    assert cited_in('@pytest.mark.rule("FS-9.2", "FS-9.3")\ndef test_catch(): ...') == {
        ("rule", "FS-9.2"),
        ("rule", "FS-9.3"),
    }


def test_an_option_is_cited_with_its_value() -> None:
    source = '@pytest.mark.option("clan_choice", "random")\ndef test_clans(): ...'
    assert cited_in(source) == {("option", "clan_choice", "random")}


def test_a_mark_on_a_parameter_cites() -> None:
    parameter = 'pytest.param(1, marks=pytest.mark.example("EX-3"))'
    source = f'@pytest.mark.parametrize("n", [{parameter}])\ndef test_n(n): ...'
    assert cited_in(source) == {("example", "EX-3")}


def test_a_mark_on_a_class_of_tests_cites() -> None:
    assert cited_in('@pytest.mark.rule("FS-1.1")\nclass TestPlayers: ...') == {("rule", "FS-1.1")}


@pytest.mark.parametrize("marks", ['pytest.mark.rule("FS-1.1")', '[pytest.mark.rule("FS-1.1")]'])
def test_a_mark_on_a_module_cites(marks: str) -> None:
    assert cited_in(f"pytestmark = {marks}") == {("rule", "FS-1.1")}


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.rule("FS-1.1")\ndef helper(): ...',
        '"""rule("FS-1.1")"""',
        'def test_x():\n    rule("FS-1.1")',
        "# FS-1.1",
        '@pytest.mark.slow("FS-1.1")\ndef test_x(): ...',
    ],
)
def test_what_stands_on_no_test_does_not_cite(source: str) -> None:
    assert cited_in(source) == set()


GAME = Coverage("reeds", [("rule", "TOY-1"), ("rule", "TOY-2"), ("option", "best", "lowest")], {("rule", "TOY-2")})


def test_the_counts_are_told() -> None:
    assert GAME.lines()[0] == "reeds: tests cite 1 of 2 rules, 0 of 0 examples, 0 of 1 option values"


def test_what_is_missing_is_named() -> None:
    assert GAME.lines()[1:] == ["  no test cites rule TOY-1", "  no test cites option best lowest"]


def test_what_does_not_exist_is_named() -> None:
    lines = Coverage("reeds", [], {("rule", "TOY-9")}).lines()
    assert lines[1:] == ["  there is no rule TOY-9 to cite"]


def test_nothing_missing_and_nothing_unknown_is_complete() -> None:
    assert Coverage("reeds", [("rule", "TOY-1")], {("rule", "TOY-1")}).is_complete
    assert not GAME.is_complete


def test_a_game_is_held_against_its_own_rules_and_tests(tmp_path: Path) -> None:
    rules = tmp_path / "src" / "bogwood" / "games" / "reeds" / "paragraphs"
    tests = tmp_path / "tests" / "games" / "reeds"
    rules.mkdir(parents=True)
    tests.mkdir(parents=True)
    document = {"rules": [{"id": "TOY-1", "title": "Deal"}], "examples": []}
    (rules / "rules.json").write_text(json.dumps(document))
    (rules.parent / "rules").mkdir()
    (rules.parent / "rules" / "box.py").write_text('OPTIONS = [OptionKind("prize", ["highest"], "highest", "TOY-1")]')
    marks = '@pytest.mark.rule("TOY-1")\n@pytest.mark.option("prize", "highest")\n'
    (tests / "test_deal.py").write_text(marks + "def test_deal(): ...")
    assert [(game.game, game.is_complete) for game in coverage(tmp_path)] == [("reeds", True)]


@pytest.mark.parametrize("name", sorted(shelf.games()))
def test_every_game_lists_what_there_is_to_cite(name: str) -> None:
    rules = ROOT / "src" / "bogwood" / "games" / name / "paragraphs" / "rules.json"
    options = {(citation[1], citation[2]) for citation in wanted(rules) if citation[0] == "option"}
    assert options == {(kind.name, value) for kind in shelf.games()[name].options() for value in kind.values}


@pytest.mark.parametrize("name", sorted(shelf.games()))
def test_titles_of_rules_are_short(name: str) -> None:
    rules = ROOT / "src" / "bogwood" / "games" / name / "paragraphs" / "rules.json"
    document = json.loads(rules.read_text(encoding="utf-8"))
    assert [rule["id"] for rule in document["rules"] if not 1 <= len(rule["title"].split()) <= 8] == []
