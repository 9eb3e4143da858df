"""The catalogue's numbers: one block for every kind of option."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.blocks import Numbering

CARDS: Final = 60
"""Room for cards: kinds of starting and tribe cards from 0, culture cards from 12."""

KINDS: Final = 12
"""Room for kinds of starting and tribe cards alone, and for species."""

HEXES: Final = 19
TRIBES: Final = 4

NUMBERS: Final = Numbering()

DECLINE: Final = NUMBERS.one()
SIDE: Final = NUMBERS.block(2)
CHIEF_USE: Final = NUMBERS.one()
NEXT_BOX: Final = NUMBERS.one()
END_TURN: Final = NUMBERS.one()

RECRUIT: Final = NUMBERS.one()
BUY_CULTURE: Final = NUMBERS.one()
HUNT_OPEN: Final = NUMBERS.one()
HUNT_DECK: Final = NUMBERS.one()
PLACE_CAMP: Final = NUMBERS.one()
MOVE: Final = NUMBERS.one()
BURY: Final = NUMBERS.one()
TAKE_STONE: Final = NUMBERS.one()
TIP: Final = NUMBERS.one()
VILLAGE: Final = NUMBERS.one()
ACTIONS: Final = NUMBERS.since(RECRUIT)
FIRST: Final = NUMBERS.one()
IN_BOXES: Final = NUMBERS.since(NEXT_BOX)
"""What is done in boxes: to go on, the actions, and to be the first."""

TO_DISCARD: Final = NUMBERS.one()
TO_HAND: Final = NUMBERS.one()
TAKE_TOP: Final = NUMBERS.one()

ENTER_TILE: Final = NUMBERS.one()
ENTER_BASE: Final = NUMBERS.one()
ENTER_RAFT: Final = NUMBERS.one()
ENTRIES: Final = NUMBERS.since(ENTER_TILE)

USE_CAMP: Final = NUMBERS.one()
USE_RAFT: Final = NUMBERS.one()
PAY: Final = NUMBERS.one()
PILE_DONE: Final = NUMBERS.one()
ABILITIES_DONE: Final = NUMBERS.one()
TERRAIN_REST: Final = NUMBERS.one()

FIGURE: Final = NUMBERS.block(10)
"""Members in the four columns and on Rest, then the chief."""

EFFECT: Final = NUMBERS.block(4)
SETUP_CARD: Final = NUMBERS.block(12)
BASE: Final = NUMBERS.block(8)
STACK: Final = NUMBERS.block(KINDS)
LABOUR: Final = NUMBERS.block(KINDS)
CULTURE_PLACE: Final = NUMBERS.block(8)
STONE_PLACE: Final = NUMBERS.block(8)
ANIMAL_PLACE: Final = NUMBERS.block(6)
TIPPED: Final = NUMBERS.block(KINDS)

SWAP_MOST: Final = 10
SWAP_FOOD: Final = NUMBERS.block(SWAP_MOST)
SWAP_TOOLS: Final = NUMBERS.block(SWAP_MOST)
SWAP: Final = NUMBERS.since(SWAP_FOOD.first)
"""Food into Tools by number, then Tools into Food."""

PILE: Final = NUMBERS.block(KINDS)
ABILITY: Final = NUMBERS.block(KINDS)
CULTURE: Final = NUMBERS.block(CARDS - KINDS)
PAYMENT: Final = NUMBERS.block(CARDS)
BURIED: Final = NUMBERS.block(4 * CARDS)
"""Cards by zone: hand, played, discard pile, draw pile."""

TERRAIN: Final = NUMBERS.block(HEXES)
JUNCTION: Final = NUMBERS.block(24)

SPACE: Final = NUMBERS.block(32)
SQUARE: Final = NUMBERS.block(32)
MEGALITH: Final = NUMBERS.since(SPACE.first)
"""Spaces of the megalith site, then squares for the second level."""

PIECE_BASE: Final = HEXES
PIECE_RAFT: Final = HEXES + 1
PIECE: Final = NUMBERS.block(HEXES + 2)
"""Own pieces that move: a camp by its hex, one on the start base, the raft."""

COURSE: Final = 7
TARGET: Final = NUMBERS.block(HEXES + COURSE)
"""Hexes, then positions of the river course."""

FOREIGN: Final = NUMBERS.block(TRIBES * (HEXES + 1))
"""Camps of others: for each tribe by hex, then on its start base."""

SIZE: Final = NUMBERS.size
