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


def test_an_unknown_kind_is_refused_with_the_kinds_there_are() -> None:
    with pytest.raises(Refusal) as refused:
        make_bot("oracle", "feya", "bog")
    assert refused.value.code == "unknown-bot"
    assert refused.value.arguments == {"name": "oracle", "allowed": ", ".join(kinds("feya"))}
    assert {"easy", "medium", "hard", "greedy", "random"} <= set(kinds("feya"))


def test_a_game_that_nobody_taught_has_the_same_levels() -> None:
    assert kinds("reeds") == ["easy", "greedy", "hard", "medium", "random"]
    assert levels("reeds") == ["easy", "medium", "hard"]
    assert [make_bot(kind, "reeds", "bog").name for kind in (*levels("reeds"), "hard:50")] == [*levels("reeds"), "hard"]
