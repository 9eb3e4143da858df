"""Scenes as text."""

from __future__ import annotations

import pytest

from bogwood.kernel.refusal import Refusal
from bogwood.scene import counted, words_in
from bogwood.scene.lines import lines_in


def test_a_line_ends_at_its_comment_and_empty_ones_say_nothing() -> None:
    found = lines_in("game x  # which one\n\n   # nothing\n  seed 7")
    assert [(line.number, line.text) for line in found] == [(1, "game x"), (4, "seed 7")]


def test_commas_are_as_good_as_spaces() -> None:
    assert lines_in("red goods 2 cloth, wine")[0].words == ["red", "goods", "2", "cloth", "wine"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("gold 12 mana 3", {"gold": 12, "mana": 3}),
        ("2 cloth 1 wine", {"cloth": 2, "wine": 1}),
        ("2 cloth wine", {"cloth": 2, "wine": 1}),
        ("cloth wine", {"cloth": 1, "wine": 1}),
        ("cloth=2 wine", {"cloth": 2, "wine": 1}),
        ("cloth cloth", {"cloth": 2}),
        ("h5 h6 2", {"h5": 1, "h6": 2}),
        ("gold 0", {"gold": 0}),
        ("forager, 2 hunter", {"forager": 1, "hunter": 2}),
        ("3 gold, mana 2, fish", {"gold": 3, "mana": 2, "fish": 1}),
        ("gold 3 mana, 2 fish", {"gold": 3, "mana": 1, "fish": 2}),
        ("gold 2, gold", {"gold": 3}),
        ("", {}),
    ],
)
def test_numbers_stand_before_or_behind_what_they_count(text: str, found: dict[str, int]) -> None:
    assert counted(words_in(text)) == found


@pytest.mark.parametrize("text", ["2 3 gold", "gold 2 3", "2 gold 3"])
def test_a_number_that_counts_nothing_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="scene-number-alone"):
        counted(text.split())
