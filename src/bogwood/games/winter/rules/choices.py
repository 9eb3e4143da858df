"""The catalogue's numbers: one block for every kind of option."""

from __future__ import annotations

from typing import Final

CARDS: Final = 60
"""Room for cards: kinds of starting and tribe cards from 0, culture cards from 12."""

DECLINE: Final = 0
SIDE: Final = 1
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
FIRST: Final = 16
DEEDS_END: Final = 17
"""The actions of the boxes."""

TO_DISCARD: Final = 17
TO_HAND: Final = 18
TAKE_TOP: Final = 19
ENTER_TILE: Final = 20
ENTER_BASE: Final = 21
ENTER_RAFT: Final = 22
USE_CAMP: Final = 23
USE_RAFT: Final = 24
PAY: Final = 25
PILE_DONE: Final = 26
ABILITIES_DONE: Final = 27
TERRAIN_REST: Final = 28
FIGURE: Final = 29
"""Members in the four columns and on Rest, then the chief."""

EFFECT: Final = 39
SETUP_CARD: Final = 43
BASE: Final = 55
STACK: Final = 63
LABOUR: Final = 75
CULTURE_PLACE: Final = 87
STONE_PLACE: Final = 95
ANIMAL_PLACE: Final = 103
TIPPED: Final = 109
SWAP: Final = 121
"""Food into Tools by number, then Tools into Food."""

SWAP_MOST: Final = 10
PILE: Final = 141
ABILITY: Final = 153
CULTURE: Final = 165
PAYMENT: Final = 213
BURIED: Final = PAYMENT + CARDS
"""Cards by zone: hand, played, discard pile, draw pile."""

TERRAIN: Final = BURIED + 4 * CARDS
JUNCTION: Final = TERRAIN + 19
SPACE: Final = JUNCTION + 24
"""Spaces of the megalith site, then squares for the second level."""

SQUARE: Final = SPACE + 32
PIECE: Final = SQUARE + 32
"""Own pieces that move: a camp by its hex, one on the start base, the raft."""

PIECE_BASE: Final = 19
PIECE_RAFT: Final = 20
TARGET: Final = PIECE + 21
"""Hexes, then positions of the river course."""

COURSE: Final = TARGET + 19
FOREIGN: Final = COURSE + 7
"""Camps of others: for each tribe by hex, then on its start base."""

SIZE: Final = FOREIGN + 4 * 20
