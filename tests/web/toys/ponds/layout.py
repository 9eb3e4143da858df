"""How a board of Ponds is drawn, whatever it is made of."""

from __future__ import annotations

from typing import Any, Final

from bogwood.kernel.game import Game

from .rules import NAMES, SIDE


def cells(kind: str) -> list[dict[str, Any]]:
    """The cells of a board of this kind; hexes lean, a graph is spread, a track needs no places."""
    spots = [(number % SIDE, number // SIDE) for number in range(len(NAMES))]
    if kind == "track":
        return [{"name": name} for name in NAMES]
    return [{"name": name, "at": [*spot]} for name, spot in zip(NAMES, spots, strict=True)]


PIECES: Final = {
    "hexes": {"from": "/stones", "by": "order"},
    "squares": {"from": "/by_cell", "by": "cell"},
    "graph": {"from": "/by_seat", "by": "seat"},
    "track": {"from": "/stones", "by": "order", "show": "name"},
}
"""The ways in which a view may tell what lies on a board; on a track the numbers of the seats are to be read."""


def layout(game: Game) -> dict[str, Any]:
    kind = game.options["board"]
    stones = PIECES[kind]
    ways = [[NAMES[number], NAMES[number + 1]] for number in range(len(NAMES) - 1) if number % SIDE != SIDE - 1]
    board: dict[str, Any] = {"kind": kind, "name": "pond", "cells": cells(kind), "pieces": [stones]}
    board |= {"peaked": True} if kind == "hexes" else {"lines": ways} if kind == "graph" else {}
    return {"table": [board], "seat": [{"kind": "count", "name": "laid", "from": "/laid/{seat}"}]}
