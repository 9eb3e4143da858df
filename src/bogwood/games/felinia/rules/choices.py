"""The catalogue's numbers: one block for every kind of option."""

from __future__ import annotations

from typing import Final

SELL_GOLD: Final = 0
SELL_SPICE: Final = 1
SELL_GOODS: Final = 2
SALES_END: Final = 7
"""Sales come first: they may precede most answers (FE-2.3)."""

BID_STALL: Final = 7
BID_GUILD: Final = 12
BID_INCOME: Final = 13
BUY: Final = 14
BUY_BACK: Final = 19
SWAP_SPICE: Final = 20
SWAP_FOOD: Final = 21
SWAP_BONUS: Final = 22
GUILD_BACK: Final = 23
GIVE: Final = 24
BONUS: Final = 29
BOARD: Final = 34
BOARD_DONE: Final = 38
TURN_NONE: Final = 39
STOP: Final = 40
KEEP_CARD: Final = 41
KEEP_NONE: Final = 43
STORE_THREE: Final = 44
STORE_FOUR: Final = 45
DISCARD: Final = 46
DISCARD_END: Final = 51

MAX_PROVINCES: Final = 64
STEP: Final = 64
TURN: Final = STEP + MAX_PROVINCES
MOVE: Final = STEP + 2 * MAX_PROVINCES
SIZE: Final = STEP + 3 * MAX_PROVINCES
"""Blocks of provinces, so that a set of provinces is a set of options."""
