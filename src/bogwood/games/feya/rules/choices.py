"""The catalogue's numbers: one block for every kind of option.

A block of cells holds one number per cell of the largest board, so that a set of cells is a set of options.
"""

from __future__ import annotations

from typing import Final

from bogwood.kernel.hexes import SLOTS

CLAN: Final = 0
SIDE: Final = 4
DRAFT: Final = 6
START_TILE: Final = 16
RESERVE: Final = 20
RESERVE_NOTHING: Final = 52
SPACE: Final = 53
BUILDER_CARD: Final = 85
ACTION_TILE: Final = 86
PASS: Final = 91
WORKER: Final = 92
EXCHANGE_MANA: Final = 94
EXCHANGE_WORKER: Final = 95
ROUND_1_TILE: Final = 97
ROUND_3_TILE: Final = 102
BOAT: Final = 107
FINISH: Final = 110
STOP: Final = 111
TRACK: Final = 112
SPECIAL_TILE: Final = 116
NO_CELEBRATION: Final = 121
END_TURN: Final = 122
TAKE_TILE: Final = 123
NEXT_GUIDE: Final = 143
CONFIRM_PASS: Final = 153
START_CELL: Final = 160
NEUTRAL_CELL: Final = START_CELL + SLOTS
DESTINATION: Final = START_CELL + 2 * SLOTS
LAY_FISH: Final = START_CELL + 3 * SLOTS
BUILD_CELL: Final = START_CELL + 4 * SLOTS
CELEBRATE: Final = START_CELL + 5 * SLOTS
SHRINE_CELL: Final = START_CELL + 6 * SLOTS
PASS_SHRINE_CELL: Final = START_CELL + 7 * SLOTS
SIZE: Final = START_CELL + 8 * SLOTS

ANYTIME: Final = EXCHANGE_MANA
ANYTIME_END: Final = BOAT
"""Exchanges and tiles that may be used at every decision of the own turn (FS-7.6, FS-16.2)."""

CLAN_WORKER: Final = 0
AXOLOTL: Final = 1
"""The two kinds of worker (FS-7.3)."""

MAX_SPACES: Final = 32
"""How many action spaces an edition may have."""
