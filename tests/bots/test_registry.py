"""Bots are made by the name of their kind."""

from __future__ import annotations

import pytest

from bogwood.bots.registry import kinds, levels, make_bot
from bogwood.kernel.refusal import Refusal


@pytest.mark.parametrize(("kind", "name"), [("easy", "easy"), ("greedy", "greedy"), ("random", "random")])
def test_a_bot_is_called_by_its_kind(kind: str, name: str) -> None:
    assert make_bot(kind, "feya", "bog").name == name


def test_medium_is_the_greedy_bot_and_hard_may_name_its_budget() -> None:
    assert make_bot("medium", "feya", "bog").name == "greedy"
    assert make_bot("hard", "feya", "bog").name == "hard"
    assert make_bot("hard:0.3s", "winter", "bog").name == "hard"


@pytest.mark.parametrize("kind", ["classic", "classic:40", "classic:0.3s", "classic:0.3cpu"])
def test_the_classic_search_is_there_to_measure_against_but_nobody_is_offered_it(kind: str) -> None:
    for game in ("feya", "reeds"):
        assert make_bot(kind, game, "bog").name == "classic"
        assert "classic" not in levels(game)


def test_an_unknown_kind_is_refused_with_the_kinds_there_are() -> None:
    with pytest.raises(Refusal) as refused:
        make_bot("oracle", "feya", "bog")
    assert refused.value.code == "unknown-bot"
    assert refused.value.arguments == {"name": "oracle", "allowed": ", ".join(kinds("feya"))}
    assert {"easy", "medium", "hard", "greedy", "random"} <= set(kinds("feya"))


def test_a_game_that_nobody_taught_has_the_same_levels() -> None:
    assert kinds("reeds") == ["classic", "easy", "greedy", "hard", "medium", "random"]
    assert levels("reeds") == ["easy", "medium", "hard"]
    assert [make_bot(kind, "reeds", "bog").name for kind in (*levels("reeds"), "hard:50")] == [*levels("reeds"), "hard"]
