"""How a table of Reeds is drawn."""

from __future__ import annotations

from typing import Any

from bogwood.kernel.game import Game

LAYOUT: dict[str, Any] = {
    "table": [
        {"kind": "count", "name": "prize", "from": "/prize", "icon": "round-star"},
        {"kind": "cards", "name": "prizes", "from": "/prizes"},
        {"kind": "cards", "name": "played", "from": "/played"},
    ],
    "hand": {"kind": "cards", "name": "hand", "from": "/hand", "arguments": ["card"]},
    "seat": [
        {"kind": "cards", "name": "cards", "from": "/cards/{seat}"},
        {"kind": "list", "name": "has_chosen", "from": "/has_chosen/{seat}"},
        {"kind": "cards", "name": "won", "from": "/won/{seat}"},
    ],
}


def layout(game: Game) -> dict[str, Any]:
    return LAYOUT if game.options["best"] == "highest" else {}
