"""The rules of Reeds: those of the kernel's toy."""

from __future__ import annotations

from typing import Any

from bogwood.kernel.game import Game, OptionKind
from tests.kernel import toy

OPTIONS = [OptionKind("best", ["highest", "lowest"], "highest", "TOY-3")]


def open_game(players: int, options: dict[str, str], changes: dict[str, Any] | None = None) -> Game:
    return toy.open_game(toy.NAME, players, options, "")
