"""The catalogue's numbers: one block for every kind of option."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.blocks import Numbering

NUMBERS: Final = Numbering()

SELL_GOLD: Final = NUMBERS.one()
SELL_SPICE: Final = NUMBERS.one()
SELL_GOODS: Final = NUMBERS.block(5)
SALES: Final = NUMBERS.since(SELL_GOLD)
"""Sales may precede most answers (FE-2.3)."""

BID_STALL: Final = NUMBERS.block(5)
BID_GUILD: Final = NUMBERS.one()
BID_INCOME: Final = NUMBERS.one()
BIDS: Final = NUMBERS.since(BID_STALL.first)

BUY: Final = NUMBERS.block(5)
BUY_BACK: Final = NUMBERS.one()
BUYING: Final = NUMBERS.since(BUY.first)

SWAP_SPICE: Final = NUMBERS.one()
SWAP_FOOD: Final = NUMBERS.one()
SWAP_BONUS: Final = NUMBERS.one()
GUILD_BACK: Final = NUMBERS.one()
GUILD: Final = NUMBERS.since(SWAP_SPICE)

GIVE: Final = NUMBERS.block(5)
BONUS: Final = NUMBERS.block(5)

BOARD: Final = NUMBERS.block(4)
BOARD_DONE: Final = NUMBERS.one()
BOARDING: Final = NUMBERS.since(BOARD.first)

TURN_NONE: Final = NUMBERS.one()
STOP: Final = NUMBERS.one()

KEEP_CARD: Final = NUMBERS.block(2)
KEEP_NONE: Final = NUMBERS.one()
KEEPING: Final = NUMBERS.since(KEEP_CARD.first)

STORE_THREE: Final = NUMBERS.one()
STORE_FOUR: Final = NUMBERS.one()
STORING: Final = NUMBERS.since(STORE_THREE)
DISCARD: Final = NUMBERS.block(5)

MAX_PROVINCES: Final = 64
NUMBERS.skip_to(64)
STEP: Final = NUMBERS.block(MAX_PROVINCES)
TURN: Final = NUMBERS.block(MAX_PROVINCES)
MOVE: Final = NUMBERS.block(MAX_PROVINCES)
"""Blocks of provinces, so that a set of provinces is a set of options."""

SIZE: Final = NUMBERS.size
