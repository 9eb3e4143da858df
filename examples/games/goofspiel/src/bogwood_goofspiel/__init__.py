"""Goofspiel: everybody bids a card in secret, the highest takes the prize."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bogwood.kernel.game import Game, OptionKind
from bogwood.manifest import Manifest


class GoofspielManifest(Manifest):
    """What the house knows of this game."""

    name = "goofspiel"
    players = range(2, 5)
    minutes = 10
    presets: Mapping[str, dict[str, str]] = {"first": {"cards": "7"}, "full": {"cards": "13"}}

    def open(self, players: int, options: dict[str, str], changes: dict[str, Any] | None = None) -> Game:
        from .rules import Goofspiel

        return Goofspiel(players, options)

    def options(self) -> list[OptionKind]:
        from .rules import OPTIONS

        return OPTIONS

    def layout(self, game: Game) -> dict[str, Any]:
        return {
            "table": [
                {"kind": "cards", "name": "prize", "from": "/prize"},
                {"kind": "cards", "name": "prizes", "from": "/prizes"},
                {"kind": "cards", "name": "discarded", "from": "/discarded"},
            ],
            "hand": {"kind": "cards", "name": "hand", "from": "/hand", "arguments": ["card"]},
            "seat": [
                {"kind": "list", "name": "has_chosen", "from": "/has_chosen/{seat}"},
                {"kind": "list", "name": "last", "from": "/last/{seat}"},
                {"kind": "list", "name": "cards", "from": "/cards/{seat}"},
                {"kind": "cards", "name": "won", "from": "/won/{seat}"},
            ],
        }


GAME = GoofspielManifest()
