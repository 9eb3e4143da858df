"""Two games of another package, of which the client knows nothing: Reeds, and Ponds.

Reeds is a game of cards; under its option ``best=lowest`` nothing says how its table is drawn.  Ponds is a game on a
board.  ``PLUGIN`` is the folder of an installed package that names them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bogwood.kernel.game import Game, OptionKind
from bogwood.manifest import Manifest
from tests.kernel import toy
from tests.web import ponds

PLUGIN = Path(__file__).parent / "plugin"
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


class Reeds(Manifest):
    name = toy.NAME
    players = range(2, 4)

    def open(self, players: int, options: dict[str, str], changes: dict[str, Any] | None = None) -> Game:
        return toy.open_game(toy.NAME, players, options, "")

    def options(self) -> list[OptionKind]:
        return [OptionKind("best", ["highest", "lowest"], "highest", "TOY-3")]

    def layout(self, game: Game) -> dict[str, Any]:
        return LAYOUT if game.options["best"] == "highest" else {}


class Ponds(Manifest):
    name = ponds.NAME
    players = range(2, 4)

    def open(self, players: int, options: dict[str, str], changes: dict[str, Any] | None = None) -> Game:
        return ponds.Ponds(players, options)

    def options(self) -> list[OptionKind]:
        return [OptionKind("board", [*ponds.KINDS], "hexes", "")]

    def layout(self, game: Game) -> dict[str, Any]:
        return ponds.layout(game)


REEDS = Reeds()
PONDS = Ponds()
