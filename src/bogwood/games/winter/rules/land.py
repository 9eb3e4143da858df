"""The map as it lies: which tile on which hex, which way the river flows, and all that follows from it."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.native import i64

from .box import HEXES, JUNCTIONS, Box
from .packs import bit
from .program import LANDMARK, NONE, RIVER

NO_RIVER: Final = 0
FROM_WEST: Final = 1
FROM_EAST: Final = 2
FLOWS: Final = ["none", "west", "east"]
"""At which end of the river the headwaters lie (RR-1.5)."""

NO_TILE: Final = 255


class Land:
    """The tiles of the nineteen hexes; never changed once laid, so all states of a game share it.

    Landmark and river hexes are of no land type and never glaciers (RR-3.1, RR-3.3, RR-3.4).
    """

    def __init__(self, box: Box, tiles: bytes, flow: int) -> None:
        self.tiles = tiles
        self.flow = flow
        self.hexes_of: list[i64] = [0] * (RIVER + 1)
        """For each type of terrain, for landmarks and for the river the hexes it lies on."""
        self.bonus: list[int] = [NONE] * HEXES
        self.base = NONE
        self.shown: list[int] = []
        """The map as words of a glance, once one was taken."""
        for n in range(len(tiles)):
            if tiles[n] != NO_TILE:
                self._lay(box, n, tiles[n])
        self.glaciers: i64 = self.hexes_of[box.glacier]
        self.landmarks: i64 = self.hexes_of[LANDMARK]
        self.rivers: i64 = self.hexes_of[RIVER]
        self.course: list[int] = []
        """The hexes of positions 1 to 5 of the river course, downstream (3.15)."""
        if flow != NO_RIVER:
            self.course = box.course.copy() if flow == FROM_WEST else box.course[::-1]
        self.counted: i64 = box.all_hexes
        self.open_junctions: i64 = bit(JUNCTIONS) - 1
        if self.base >= 0:
            self.counted &= ~bit(self.base)
            self.open_junctions &= ~box.touching[self.base]

    def _lay(self, box: Box, n: int, tile: int) -> None:
        self.bonus[n] = box.tile_bonus[tile]
        if tile == box.base_tile:
            self.base = n
        elif tile == box.river_tile:
            self.hexes_of[RIVER] |= bit(n)
        elif tile >= box.first_landmark:
            self.hexes_of[LANDMARK] |= bit(n)
        else:
            self.hexes_of[box.tile_type[tile]] |= bit(n)

    def course_hex(self, position: i64) -> int:
        """The hex at a position of the course; headwaters, delta and a raft that is not out yet are on none."""
        if 1 <= position <= len(self.course):
            return self.course[position - 1]
        return NONE
