"""The stack of deck tiles (FE-1.6, FE-9.2): grey backs before blue ones, drawn when a tile is turned up."""

from __future__ import annotations

from bogwood.kernel.native import i64

from .box import PIER_NAMES, bit_of
from .packs import bit_at, size_of
from .state import Realm
from .tell import tell_all


def next_backs(s: Realm) -> i64:
    """The tiles of which the next one is: the grey ones as long as there are any (FE-1.6)."""
    grey = s.deck_left & s.box.grey
    return grey if grey != 0 else s.deck_left


def draw_deck(s: Realm) -> int:
    """The next tile of the stack; there must be one."""
    among = next_backs(s)
    tile = bit_at(among, s.draw(size_of(among)))
    s.deck_left &= ~bit_of(tile)
    return tile


def open_top(s: Realm) -> None:
    """With the stack face up everybody sees the tile to come (FV-1.1)."""
    s.deck_top = -1
    if s.box.deck_face_up and s.deck_left != 0:
        s.deck_top = draw_deck(s)
        if s.tale is not None:
            tell_all(s, "stack_top", 0, "", {"deck": s.box.deck_ids[s.deck_top]})


def lay_deck(s: Realm, pier: int) -> None:
    """The top tile of the stack goes onto the ship at this pier (FE-9.2)."""
    tile = int(s.deck_top) if s.deck_top >= 0 else draw_deck(s)
    s.set_deck(pier, tile)
    if s.tale is not None:
        ship = "ship_" + s.box.countries[s.box.deck_country[tile]]
        tell_all(s, "deck_laid", 0, "", {"pier": PIER_NAMES[pier], "ship": ship, "deck": s.box.deck_ids[tile]})
    open_top(s)
