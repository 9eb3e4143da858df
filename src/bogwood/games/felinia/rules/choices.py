"""The catalogue's numbers: one block for every kind of option."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.blocks import Block

SELL_GOLD: Final = 0
SELL_SPICE: Final = 1
SELL_GOODS: Final = 2
SALES: Final = Block(SELL_GOLD, 7)
"""Sales may precede most answers (FE-2.3)."""

BID_STALL: Final = 7
BID_GUILD: Final = 12
BID_INCOME: Final = 13
BIDS: Final = Block(BID_STALL, 7)

BUY: Final = 14
BUY_BACK: Final = 19
BUYING: Final = Block(BUY, 6)

SWAP_SPICE: Final = 20
SWAP_FOOD: Final = 21
SWAP_BONUS: Final = 22
GUILD_BACK: Final = 23
GUILD: Final = Block(SWAP_SPICE, 4)

GIVE: Final = 24
GIVES: Final = Block(GIVE, 5)
BONUS: Final = 29
BONUSES: Final = Block(BONUS, 5)

BOARD: Final = 34
BOARD_DONE: Final = 38
BOARDING: Final = Block(BOARD, 5)

TURN_NONE: Final = 39
STOP: Final = 40

KEEP_CARD: Final = 41
KEEP_NONE: Final = 43
KEEPING: Final = Block(KEEP_CARD, 3)

STORE_THREE: Final = 44
STORE_FOUR: Final = 45
STORING: Final = Block(STORE_THREE, 2)
DISCARD: Final = 46
DISCARDS: Final = Block(DISCARD, 5)

MAX_PROVINCES: Final = 64
STEP: Final = 64
STEPS: Final = Block(STEP, MAX_PROVINCES)
TURN: Final = 128
TURNS: Final = Block(TURN, MAX_PROVINCES)
MOVE: Final = 192
MOVES: Final = Block(MOVE, MAX_PROVINCES)
"""Blocks of provinces, so that a set of provinces is a set of options."""

SIZE: Final = 256
