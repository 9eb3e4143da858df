"""What a game says of how its table is drawn is passed on where it is sound; a wrong one keeps nobody from playing."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from bogwood.server.layout import problems_in, sound
from tests.web.toys.ponds import rules as ponds
from tests.web.toys.ponds.layout import layout
from tests.web.toys.reeds.layout import LAYOUT

PAGE = Path(__file__).parents[2] / "docs" / "generic-face.md"
CELL = {"name": "a1", "at": [0, 0]}
BOARD = {"kind": "squares", "name": "board", "cells": [CELL]}


@pytest.mark.parametrize("kind", ponds.KINDS)
def test_a_board_of_every_kind_is_sound(kind: str) -> None:
    assert problems_in(layout(ponds.Ponds(2, {"board": kind}))) == []


def test_cards_and_counts_are_sound_and_so_is_nothing() -> None:
    assert problems_in(LAYOUT) == []
    assert problems_in({}) == []


def test_the_example_of_the_page_is_sound() -> None:
    example = PAGE.read_text(encoding="utf-8").partition("```json\n")[2].partition("```")[0]
    assert problems_in(json.loads(example)) == []


@pytest.mark.parametrize(
    ("layout", "where"),
    [
        ({"tables": []}, "tables"),
        ({"table": [{**BOARD, "kind": "circles"}]}, "/table/0"),
        ({"table": [{**BOARD, "cells": []}]}, "/table/0"),
        ({"table": [{**BOARD, "name": "a board"}]}, "/table/0"),
        ({"seat": [BOARD]}, "/seat/0"),
        ({"hand": {"kind": "cards", "name": "hand"}}, "/hand"),
        ({"hand": {"kind": "cards", "name": "hand", "from": "hand"}}, "/hand/from"),
        ({"point": 3}, "/point"),
    ],
)
def test_a_wrong_layout_is_named_with_its_place_and_not_used(
    layout: dict[str, Any], where: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "bogwood.server"):
        assert sound("ponds", layout) == {}
    assert "ponds" in caplog.text
    assert where in caplog.text
