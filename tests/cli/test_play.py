"""``play``: a whole game from a script, and every key of the table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import Said, Shell

TABLE = ("play", "feya", "--players", "3", "--bots", "random", "--seed", "tale")
TO_ROUND_1 = "clan:frog\n1\n" + "1 1\n" * 3


def played(shell: Shell, script: str, *words: str) -> Said:
    said = shell(*TABLE, *words, given=script)
    assert said.status == 0, said.err
    return said


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_scripted_game_comes_to_its_end(shell: Shell, tmp_path: Path, players: str) -> None:
    file = tmp_path / "game.jsonl"
    script = "1\n" * 400
    said = shell("play", "feya", "--players", players, "--bots", "random", "--record", file, given=script)
    assert said.status == 0
    assert "Final scoring" in said.out
    assert "Winner: " in said.out
    assert shell("verify", file).status == 0


@pytest.mark.parametrize(("players", "seat"), [("1", "0"), ("3", "0"), ("3", "2")])
def test_a_game_with_secret_choices_of_several_seats_comes_to_its_end(shell: Shell, players: str, seat: str) -> None:
    table = ("play", "winter", "--players", players, "--seat", seat, "--bots", "random", "--seed", "secret")
    said = shell(*table, given="1\n" * 600)
    assert said.status == 0, said.err
    assert "Final scoring" in said.out
    assert "so this was not used" not in said.out


def test_the_same_seed_and_script_give_the_same_game(shell: Shell) -> None:
    script = "1\n" * 400
    assert played(shell, script).out == played(shell, script).out


def test_greedy_bots_sit_there_by_default(shell: Shell, tmp_path: Path) -> None:
    shell("play", "--seat", 1, "--record", "g.jsonl", given="q\n")
    header = json.loads((tmp_path / "g.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert [seat["kind"] for seat in header["seats"]] == ["greedy", "human", "greedy"]


def test_the_first_screen_welcomes_gives_notice_and_says_how_to_answer(shell: Shell) -> None:
    first = played(shell, "").out.split("Which clan")[0]
    assert first.startswith("Feya's Swamp\n")
    assert "reconstructed" in first
    assert "How to answer" in first
    assert len(first.splitlines()) < 25


def test_the_end_of_the_script_is_a_polite_goodbye(shell: Shell, tmp_path: Path) -> None:
    said = played(shell, "clan:frog\n", "--record", "g.jsonl")
    assert said.out.endswith("Goodbye!\nSaved: g.jsonl\n")
    assert shell("verify", tmp_path / "g.jsonl").status == 0


def test_a_number_and_a_notation_mean_the_same(shell: Shell) -> None:
    by_number = played(shell, "3\nq\n").out
    by_notation = played(shell, "clan:frog\nq\n").out
    assert by_number.replace(": 3\n", ": clan:frog\n") == by_notation


def test_several_choices_on_one_line(shell: Shell) -> None:
    assert "Which boat acts next?" in played(shell, TO_ROUND_1 + "navigate_1 worker:clan\nq\n").out


def test_enter_takes_the_only_answer(shell: Shell) -> None:
    said = played(shell, TO_ROUND_1 + "improve_navigation_1 worker:clan\n\nq\n")
    assert "(Enter: end, ? for help)" in said.out


def test_undo_takes_back_to_the_start_of_the_turn_and_no_further(shell: Shell, tmp_path: Path) -> None:
    script = TO_ROUND_1 + "navigate_1\nworker:clan\nu\nu\nu\nq\n"
    said = played(shell, script, "--record", "g.jsonl")
    assert said.out.count("There is nothing to take back.") == 1
    moves = [json.loads(line).get("move") for line in (tmp_path / "g.jsonl").read_text(encoding="utf-8").splitlines()]
    assert "navigate_1" not in moves


def test_a_question_mark_says_why_a_notation_is_closed(shell: Shell) -> None:
    said = played(shell, TO_ROUND_1 + "? to:c6\n? celebrate_1\n?fish_1\nq\n")
    assert "to:c6 is closed: That does not answer the question asked now. (rule FS-7.2)" in said.out
    assert "FS-7.9)" in said.out
    assert "fish_1 is " in said.out


def test_a_question_mark_and_a_number_explain_an_option(shell: Shell) -> None:
    said = played(shell, "clan:frog\n? 1\nq\n")
    assert "is open: " in said.out
    assert "Initiative " in said.out


def test_a_closed_choice_is_refused_with_its_rule(shell: Shell) -> None:
    assert "FS-7.9)" in played(shell, TO_ROUND_1 + "celebrate_1\nq\n").out


@pytest.mark.parametrize("word", ["99", "0", "castle:e4", "привет"])
def test_what_is_no_option_is_said_to_be_none(shell: Shell, word: str) -> None:
    assert f"“{word}” is not one of the options." in played(shell, f"{word}\nq\n").out


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("b", "Action spaces"),
        ("n", "_g7_"),
        ("c", "Clan board: Frogs"),
        ("i", "Trophy cards\n"),
        ("s", "if it ended now"),
        ("?", "How to answer"),
    ],
)
def test_each_key_shows_its_page(shell: Shell, key: str, shown: str) -> None:
    before = played(shell, "clan:frog\nq\n").out.count(shown)
    assert played(shell, f"clan:frog\n{key}\nq\n").out.count(shown) == before + 1


def test_cells_that_may_be_chosen_show_their_names(shell: Shell) -> None:
    said = played(shell, "clan:frog\n1\n1\nq\n")
    board = said.out.split("Where does this starting settlement go?")[0].rsplit("_g__", 1)[1]
    cell = said.out.split("settle:")[1].split()[0]
    assert f"{cell.center(4, '_')}" in board


def test_tips_can_be_switched_off(shell: Shell) -> None:
    assert "Tip: " in played(shell, "clan:frog\nq\n").out
    assert "Tip: " not in played(shell, "clan:frog\nq\n", "--no-tips").out


def test_what_bots_do_is_told_in_sentences(shell: Shell) -> None:
    assert "take a guide: " in played(shell, "clan:frog\n1\nq\n").out


def test_no_line_is_wider_than_the_page(shell: Shell) -> None:
    for language in ("en", "ru", "es", "cs"):
        said = played(shell, "1\n" * 400 + "c\n", "--lang", language)
        assert max(map(len, said.out.splitlines())) <= 110


@pytest.mark.parametrize("language", ["en", "ru", "es", "cs"])
def test_every_sentence_of_a_game_has_words(shell: Shell, language: str) -> None:
    said = played(shell, "1\n?\n" * 300, "--lang", language)
    assert "[feya-" not in said.out
    assert "[cli-" not in said.out
    assert "{" not in said.out
