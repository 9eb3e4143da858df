"""How a table of Goofspiel is drawn in the browser."""

from __future__ import annotations

from typing import Any

from bogwood.kernel.game import Game


def layout(game: Game) -> dict[str, Any]:
    """Cards on the table, in the hand and at each seat."""
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
