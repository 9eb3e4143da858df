"""The rules of Feya's Swamp."""

from __future__ import annotations

from typing import Any

from bogwood.kernel.game import Game

from .box import OPTIONS, edition_data

__all__ = ["OPTIONS", "edition_data", "open_game"]


def open_game(players: int, options: dict[str, str], changes: dict[str, Any] | None = None) -> Game:
    """The game; its steps are loaded with the first one."""
    from .game import Feya

    return Feya(players, options, changes)
