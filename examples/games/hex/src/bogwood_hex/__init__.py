"""Hex: join your two sides of the board before the other joins theirs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from bogwood.kernel.game import Game, OptionKind
from bogwood.manifest import Manifest


class HexManifest(Manifest):
    """What the house knows of this game."""

    name = "hex"
    players = range(2, 3)
    minutes = 20
    presets: Mapping[str, dict[str, str]] = {"first": {"size": "7"}, "club": {"size": "11", "swap": "yes"}}

    def open(self, players: int, options: dict[str, str], changes: dict[str, Any] | None = None) -> Game:
        from .rules import Hex

        return Hex(players, options)

    def options(self) -> list[OptionKind]:
        from .rules import OPTIONS

        return OPTIONS

    def layout(self, game: Game) -> dict[str, Any]:
        from .rules import Hex

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


GAME = HexManifest()
