"""How a table of Hex is drawn in the browser."""

from __future__ import annotations

from typing import Any, cast

from bogwood.kernel.game import Game

from .rules import Hex


def layout(game: Game) -> dict[str, Any]:
    """The board of this size, and what stands at each seat."""
    board = cast(Hex, game).board
    return {
        "table": [
            {
                "kind": "hexes",
                "name": "board",
                "peaked": True,
                "cells": [{"name": name, **board.drawn(cell)} for cell, name in enumerate(board.names)],
                "pieces": [{"from": "/stones", "by": "seat"}],
            }
        ],
        "seat": [
            {"kind": "list", "name": "goal", "from": "/goals/{seat}"},
            {"kind": "count", "name": "stones", "from": "/stones/{seat}"},
        ],
    }
