"""The catalogue's numbers: one block for every kind of option.

A block of cells holds one number per cell of the largest board, so that a set of cells is a set of options.
"""

from __future__ import annotations

from typing import Final

from bogwood.kernel.blocks import Block
from bogwood.kernel.hexes import SLOTS

MAX_SPACES: Final = 32
"""How many action spaces an edition may have."""

CLAN: Final = 0
CLANS: Final = Block(CLAN, 4)
SIDE: Final = 4
SIDES: Final = Block(SIDE, 2)
DRAFT: Final = 6
DRAFTS: Final = Block(DRAFT, 10)
START_TILE: Final = 16
START_TILES: Final = Block(START_TILE, 4)

RESERVE: Final = 20
RESERVE_NOTHING: Final = 52
RESERVING: Final = Block(RESERVE, 33)

SPACE: Final = 53
SPACES: Final = Block(SPACE, MAX_SPACES)
BUILDER_CARD: Final = 85
ACTION_TILE: Final = 86
ACTION_TILES: Final = Block(ACTION_TILE, 5)
PASS: Final = 91
MAIN: Final = Block(SPACE, 39)
"""The main choices of a turn (FS-7.2)."""

WORKER: Final = 92
WORKERS: Final = Block(WORKER, 2)

EXCHANGE_MANA: Final = 94
EXCHANGE_WORKER: Final = 95
EXCHANGES: Final = Block(EXCHANGE_MANA, 3)
ROUND_1_TILE: Final = 97
ROUND_1_TILES: Final = Block(ROUND_1_TILE, 5)
ROUND_3_TILE: Final = 102
ROUND_3_TILES: Final = Block(ROUND_3_TILE, 5)
ANYTIME: Final = Block(EXCHANGE_MANA, 13)
"""Exchanges and tiles that may be used at every decision of the own turn (FS-7.6, FS-16.2)."""

BOAT: Final = 107
BOATS: Final = Block(BOAT, 3)
FINISH: Final = 110
STOP: Final = 111
TRACK: Final = 112
TRACKS: Final = Block(TRACK, 4)
SPECIAL_TILE: Final = 116
SPECIAL_TILES: Final = Block(SPECIAL_TILE, 5)
NO_CELEBRATION: Final = 121
END_TURN: Final = 122
TAKE_TILE: Final = 123
TILES_TO_TAKE: Final = Block(TAKE_TILE, 20)
NEXT_GUIDE: Final = 143
NEXT_GUIDES: Final = Block(NEXT_GUIDE, 10)
CONFIRM_PASS: Final = 153

START_CELL: Final = 160
START_CELLS: Final = Block(START_CELL, SLOTS)
NEUTRAL_CELL: Final = 330
NEUTRAL_CELLS: Final = Block(NEUTRAL_CELL, SLOTS)
DESTINATION: Final = 500
DESTINATIONS: Final = Block(DESTINATION, SLOTS)
LAY_FISH: Final = 670
LAYS: Final = Block(LAY_FISH, SLOTS)
BUILD_CELL: Final = 840
BUILD_CELLS: Final = Block(BUILD_CELL, SLOTS)
CELEBRATE: Final = 1010
CELEBRATIONS: Final = Block(CELEBRATE, SLOTS)
SHRINE_CELL: Final = 1180
SHRINE_CELLS: Final = Block(SHRINE_CELL, SLOTS)
PASS_SHRINE_CELL: Final = 1350
PASS_SHRINE_CELLS: Final = Block(PASS_SHRINE_CELL, SLOTS)
SIZE: Final = 1520

CLAN_WORKER: Final = 0
AXOLOTL: Final = 1
"""The two kinds of worker (FS-7.3)."""
