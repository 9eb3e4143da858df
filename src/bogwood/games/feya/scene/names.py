"""How scenes of this game name things."""

from __future__ import annotations

from typing import cast

from bogwood.kernel.cells import each, has
from bogwood.kernel.game import Game
from bogwood.kernel.hexes import name, parse
from bogwood.kernel.refusal import Refusal
from bogwood.scene import Slate

from ..rules.box import Box
from ..rules.game import Feya


def box_of(game: Game) -> Box:
    return cast(Feya, game).box


def names_of_clan(clan: str | None) -> list[str]:
    """``frogs`` and ``frog``."""
    return [f"{clan}s", clan] if clan else []


def clan_named(slate: Slate, word: str) -> str:
    """A clan, whether it plays or not."""
    return slate.named(word.lower().removesuffix("s"), box_of(slate.game).clan_ids)


def cell_named(slate: Slate, word: str) -> str:
    """A cell of this board."""
    n = parse(word.lower())
    if n < 0 or not has(box_of(slate.game).board, n):
        raise Refusal("off-board", "FS-5.1", "", cell=word[:60])
    return name(n)


def cells_named(slate: Slate, words: list[str]) -> list[str]:
    return [cell_named(slate, word) for word in words]


def cell_names(game: Game) -> list[str]:
    return [name(n) for n in each(box_of(game).board)]
