"""``bogwood puzzles``: list, show, try and make."""

from __future__ import annotations

from pathlib import Path

import pytest

from bogwood.puzzles.collection import puzzles_of
from bogwood.puzzles.puzzle import read

from .conftest import Shell

LANGUAGES = {"en": "Puzzle of the day", "ru": "Задача дня", "es": "Problema del día", "cs": "Úloha dne"}


@pytest.mark.parametrize("game", ["feya", "felinia", "winter"])
def test_the_list_says_how_each_was_confirmed(shell: Shell, game: str) -> None:
    answer = shell("puzzles", "list", game, "--json").json
    assert list(answer) == ["game", "day", "daily", "puzzles"]
    assert answer["daily"] in [one["id"] for one in answer["puzzles"]]
    assert len(answer["puzzles"]) == len(puzzles_of(game))
    for one in answer["puzzles"]:
        assert one["margin"] > one["error"] > 0
        assert one["ways"][0]["short"] == 0
        assert one["simulations"] > one["worlds"] >= 100
        assert one["tallies"]["medium"]["tried"] >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_is_told_in_every_language(shell: Shell, language: str) -> None:
    said = shell("puzzles", "list", "felinia", "--lang", language)
    assert (said.status, LANGUAGES[language] in said.out.splitlines()[-1]) == (0, True)


def test_a_puzzle_is_shown_and_is_a_position_for_other_commands(shell: Shell) -> None:
    puzzle = puzzles_of("feya")[0]
    said = shell("puzzles", "show", "feya", puzzle.id)
    assert said.out.splitlines()[-1].startswith("Find the best turn for ")
    shown = shell("puzzles", "show", "feya", puzzle.id, "--json").out
    options = [option["notation"] for option in shell("legal", "-", "--json", given=shown).json["options"]]
    assert puzzle.best.moves[0] in options


def test_a_turn_is_judged(shell: Shell) -> None:
    puzzle = puzzles_of("feya")[0]
    solved = shell("puzzles", "try", "feya", puzzle.id, *puzzle.best.moves, "--json").json
    assert (solved["finding"], solved["short"]) == ("solved", 0)
    other = shell("puzzles", "try", "feya", puzzle.id, *puzzle.ways[-1].moves, "--json").json
    assert other["finding"] in ("good", "wrong")
    assert other["short"] == puzzle.ways[-1].short
    assert other["plan"]["steps"]
    said = shell("puzzles", "try", "feya", puzzle.id, "--lang", "ru")
    assert said.out.splitlines()[0] == "Вот лучший ход:"


def test_half_a_turn_an_illegal_one_and_an_unknown_puzzle_are_refused(shell: Shell) -> None:
    puzzle = puzzles_of("feya")[0]
    assert shell("puzzles", "try", "feya", puzzle.id, puzzle.best.moves[0]).codes == ["puzzle-unfinished"]
    assert shell("puzzles", "try", "feya", puzzle.id, "nonsense").codes == ["bad-notation"]
    assert shell("puzzles", "show", "feya", "nothing").codes == ["unknown-puzzle"]
    assert shell("puzzles", "list", "nothing").codes == ["unknown-game"]


def test_puzzles_are_made_and_the_same_command_goes_on(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    words = ("puzzles", "make", "felinia", "--out", file, "--simulations", 500, "--look", 30, "--margin", 0.5, "--json")
    assert shell(*words, "--number", 1).json["puzzles"] == 1
    made, (first,) = read(file.read_text(encoding="utf-8"))
    assert made["simulations"] == 500
    assert shell(*words, "--number", 2, "--games", 2).json["puzzles"] == 2
    assert read(file.read_text(encoding="utf-8"))[1][0] == first
