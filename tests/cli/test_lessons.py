"""``bogwood lessons``: what there is to learn, and whether it is sound."""

from __future__ import annotations

from bogwood.shelf import games

from .conftest import Shell


def test_lessons_are_listed_with_game_steps_and_minutes(shell: Shell) -> None:
    listed = shell("lessons", "--json").json["lessons"]
    assert {one["game"] for one in listed} == set(games())
    assert all(set(one) == {"game", "id", "steps", "minutes"} for one in listed)
    assert all(one["steps"] > 5 and 1 <= one["minutes"] <= 15 for one in listed)


def test_lessons_are_listed_in_words(shell: Shell) -> None:
    said = shell("lessons", "--lang", "cs").out
    assert "first" in said
    assert "kroků" in said


def test_lessons_are_checked(shell: Shell) -> None:
    assert shell("lessons", "--check").status == 0
