"""Bots are made by the name of their kind."""

from __future__ import annotations

import pytest

from bogwood.bots.registry import kinds, make_bot
from bogwood.kernel.refusal import Refusal


@pytest.mark.parametrize("kind", ["greedy", "random"])
def test_a_bot_is_called_by_its_kind(kind: str) -> None:
    assert make_bot(kind, "feya", "bog").name == kind


def test_an_unknown_kind_is_refused_with_the_kinds_there_are() -> None:
    with pytest.raises(Refusal) as refused:
        make_bot("oracle", "feya", "bog")
    assert refused.value.code == "unknown-bot"
    assert refused.value.arguments == {"name": "oracle", "allowed": "greedy, random"}


def test_a_game_without_advice_has_no_greedy_bot() -> None:
    assert kinds("reeds") == ["random"]
    with pytest.raises(Refusal) as refused:
        make_bot("greedy", "reeds", "bog")
    assert refused.value.arguments["allowed"] == "random"
