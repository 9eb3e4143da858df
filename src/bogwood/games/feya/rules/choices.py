"""The catalogue's numbers: one block for every kind of option.

A block of cells holds one number per cell of the largest board, so that a set of cells is a set of options.
"""

from __future__ import annotations

from typing import Final

from bogwood.kernel.blocks import Numbering
from bogwood.kernel.hexes import SLOTS

MAX_SPACES: Final = 32
"""How many action spaces an edition may have."""

NUMBERS: Final = Numbering()

CLAN: Final = NUMBERS.block(4)
SIDE: Final = NUMBERS.block(2)
DRAFT: Final = NUMBERS.block(10)
START_TILE: Final = NUMBERS.block(4)

RESERVE: Final = NUMBERS.block(MAX_SPACES)
RESERVE_NOTHING: Final = NUMBERS.one()
RESERVING: Final = NUMBERS.since(RESERVE.first)

SPACE: Final = NUMBERS.block(MAX_SPACES)
BUILDER_CARD: Final = NUMBERS.one()
ACTION_TILE: Final = NUMBERS.block(5)
PASS: Final = NUMBERS.one()
MAIN: Final = NUMBERS.since(SPACE.first)
"""The main choices of a turn (FS-7.2)."""

WORKER: Final = NUMBERS.block(2)

EXCHANGE_MANA: Final = NUMBERS.one()
EXCHANGE_WORKER: Final = NUMBERS.block(2)
EXCHANGES: Final = NUMBERS.since(EXCHANGE_MANA)
ROUND_1_TILE: Final = NUMBERS.block(5)
ROUND_3_TILE: Final = NUMBERS.block(5)
ANYTIME: Final = NUMBERS.since(EXCHANGE_MANA)
"""Exchanges and tiles that may be used at every decision of the own turn (FS-7.6, FS-16.2)."""

BOAT: Final = NUMBERS.block(3)
FINISH: Final = NUMBERS.one()
STOP: Final = NUMBERS.one()
TRACK: Final = NUMBERS.block(4)
SPECIAL_TILE: Final = NUMBERS.block(5)
NO_CELEBRATION: Final = NUMBERS.one()
END_TURN: Final = NUMBERS.one()
TAKE_TILE: Final = NUMBERS.block(20)
NEXT_GUIDE: Final = NUMBERS.block(10)
CONFIRM_PASS: Final = NUMBERS.one()

NUMBERS.skip_to(160)
START_CELL: Final = NUMBERS.block(SLOTS)
NEUTRAL_CELL: Final = NUMBERS.block(SLOTS)
DESTINATION: Final = NUMBERS.block(SLOTS)
LAY_FISH: Final = NUMBERS.block(SLOTS)
BUILD_CELL: Final = NUMBERS.block(SLOTS)
CELEBRATE: Final = NUMBERS.block(SLOTS)
SHRINE_CELL: Final = NUMBERS.block(SLOTS)
PASS_SHRINE_CELL: Final = NUMBERS.block(SLOTS)
SIZE: Final = NUMBERS.size

CLAN_WORKER: Final = 0
AXOLOTL: Final = 1
"""The two kinds of worker (FS-7.3)."""
