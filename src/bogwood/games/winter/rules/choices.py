"""The catalogue's numbers: one block for every kind of option."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.blocks import Block

CARDS: Final = 60
"""Room for cards: kinds of starting and tribe cards from 0, culture cards from 12."""

KINDS: Final = 12
"""Room for kinds of starting and tribe cards alone, and for species."""

HEXES: Final = 19
TRIBES: Final = 4

DECLINE: Final = 0
SIDE: Final = 1
SIDES: Final = Block(SIDE, 2)
CHIEF_USE: Final = 3
NEXT_BOX: Final = 4
END_TURN: Final = 5

RECRUIT: Final = 6
BUY_CULTURE: Final = 7
HUNT_OPEN: Final = 8
HUNT_DECK: Final = 9
PLACE_CAMP: Final = 10
MOVE: Final = 11
BURY: Final = 12
TAKE_STONE: Final = 13
TIP: Final = 14
VILLAGE: Final = 15
ACTIONS: Final = Block(RECRUIT, 10)
FIRST: Final = 16
IN_BOXES: Final = Block(NEXT_BOX, 13)
"""What is done in boxes: to go on, the actions, and to be the first."""

TO_DISCARD: Final = 17
TO_HAND: Final = 18
TAKE_TOP: Final = 19

ENTER_TILE: Final = 20
ENTER_BASE: Final = 21
ENTER_RAFT: Final = 22
ENTRIES: Final = Block(ENTER_TILE, 3)

USE_CAMP: Final = 23
USE_RAFT: Final = 24
PAY: Final = 25
PILE_DONE: Final = 26
ABILITIES_DONE: Final = 27
TERRAIN_REST: Final = 28

FIGURE: Final = 29
FIGURES: Final = Block(FIGURE, 10)
"""Members in the four columns and on Rest, then the chief."""

EFFECT: Final = 39
EFFECTS: Final = Block(EFFECT, 4)
SETUP_CARD: Final = 43
SETUP_CARDS: Final = Block(SETUP_CARD, 12)
BASE: Final = 55
BASES: Final = Block(BASE, 8)
STACK: Final = 63
STACKS: Final = Block(STACK, KINDS)
LABOUR: Final = 75
LABOUR_CARDS: Final = Block(LABOUR, KINDS)
CULTURE_PLACE: Final = 87
CULTURE_PLACES: Final = Block(CULTURE_PLACE, 8)
STONE_PLACE: Final = 95
STONE_PLACES: Final = Block(STONE_PLACE, 8)
ANIMAL_PLACE: Final = 103
ANIMAL_PLACES: Final = Block(ANIMAL_PLACE, 6)
TIPPED: Final = 109
TIPPED_ANIMALS: Final = Block(TIPPED, KINDS)

SWAP_MOST: Final = 10
SWAP_FOOD: Final = 121
FOOD_SWAPS: Final = Block(SWAP_FOOD, SWAP_MOST)
SWAP_TOOLS: Final = 131
SWAP: Final = Block(SWAP_FOOD, 20)
"""Food into Tools by number, then Tools into Food."""

PILE: Final = 141
PILE_CARDS: Final = Block(PILE, KINDS)
ABILITY: Final = 153
ABILITIES: Final = Block(ABILITY, KINDS)
CULTURE: Final = 165
CULTURE_CARDS: Final = Block(CULTURE, CARDS - KINDS)
PAYMENT: Final = 213
PAYMENTS: Final = Block(PAYMENT, CARDS)
BURIED: Final = 273
BURIED_CARDS: Final = Block(BURIED, 4 * CARDS)
"""Cards by zone: hand, played, discard pile, draw pile."""

TERRAIN: Final = 513
TERRAINS: Final = Block(TERRAIN, HEXES)
JUNCTION: Final = 532
JUNCTIONS: Final = Block(JUNCTION, 24)

SPACE: Final = 556
SPACES: Final = Block(SPACE, 32)
SQUARE: Final = 588
SQUARES: Final = Block(SQUARE, 32)
MEGALITH: Final = Block(SPACE, 64)
"""Spaces of the megalith site, then squares for the second level."""

PIECE_BASE: Final = HEXES
PIECE_RAFT: Final = HEXES + 1
PIECE: Final = 620
PIECES: Final = Block(PIECE, HEXES + 2)
"""Own pieces that move: a camp by its hex, one on the start base, the raft."""

COURSE: Final = 7
TARGET: Final = 641
TARGETS: Final = Block(TARGET, HEXES + COURSE)
"""Hexes, then positions of the river course."""

FOREIGN: Final = 667
FOREIGN_CAMPS: Final = Block(FOREIGN, TRIBES * (HEXES + 1))
"""Camps of others: for each tribe by hex, then on its start base."""

SIZE: Final = 747
