"""Games that OpenSpiel was asked about (``benchmarks/openspiel.py``), replayed: it would choose from the same moves."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

import pytest
from bogwood_hex import GAME

GAMES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("openspiel.json").read_text(encoding="utf-8"))
FIRST = 0
"""The number of the option that is OpenSpiel's action 0."""


@pytest.mark.parametrize("told", GAMES, ids=lambda told: told["seed"])
def test_a_game_goes_as_in_openspiel(told: dict[str, Any]) -> None:
    game = GAME.open(told["players"], told["options"])
    state = game.new(told["seed"])
    for moves, offered in zip(told["moves"], told["legal"], strict=True):
        seats = game.seats_to_act(state)
        legal = [sorted(option - FIRST for option in game.legal(state, seat)) for seat in seats]
        assert zlib.crc32(json.dumps(legal).encode()) == offered
        for seat, move in zip(seats, moves, strict=True):
            game.apply(state, seat, move + FIRST)
    assert game.is_over(state)
    assert [1 if seat in game.winners(state) else -1 for seat in range(2)] == told["returns"]
