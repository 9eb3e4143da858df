"""Laying the map: the base game's (EW-1.7), or around a river (RR-1.1 to RR-1.8)."""

from __future__ import annotations

from bogwood.kernel.native import i64

from .box import BY_CHANCE, HEXES, Box
from .land import FROM_EAST, FROM_WEST, NO_RIVER, NO_TILE, Land
from .packs import bit, bit_at, bits_in, size_of
from .state import STONE_BITS, World, packed


def lay_map(s: World) -> None:
    s.land = river_map(s) if s.box.has_rivers else plain_map(s)


def drawn(s: World, pool: list[int]) -> int:
    """A random thing out of a pool, which it leaves."""
    return pool.pop(s.draw(len(pool)))


def tossed(s: World, settled: int) -> int:
    """0 or 1: as an option has settled it, or by chance."""
    return s.draw(2) if settled == BY_CHANCE else settled


def tiles_of(box: Box, kind: int) -> list[int]:
    return [kind * box.tiles_of_type + n for n in range(box.tiles_of_type)]


def glacier_triples(box: Box) -> list[i64]:
    """All sets of three edge hexes of which no two are neighbours (EW-1.7)."""
    found: list[i64] = []
    edge = bits_in(box.edge)
    for a in edge:
        for b in edge:
            for c in edge:
                apart = not (box.near[a] >> b) & 1 and not (box.near[a] >> c) & 1 and not (box.near[b] >> c) & 1
                if a < b < c and apart:
                    found.append(bit(a) | bit(b) | bit(c))
    return found


def plain_map(s: World) -> Land:
    """Base tile in the middle, three glaciers apart on the edge, fifteen land tiles (EW-1.7)."""
    box = s.box
    laid = bytearray([NO_TILE]) * HEXES
    laid[box.base_hex] = box.base_tile
    land: list[int] = []
    ice: list[int] = []
    for kind in range(len(box.types)):
        tiles = tiles_of(box, kind)
        drawn(s, tiles)
        if box.is_land[kind]:
            land += tiles
        else:
            ice += tiles
    triples = glacier_triples(box)
    for n in bits_in(triples[s.draw(len(triples))]):
        laid[n] = drawn(s, ice)
    lay_rest(s, laid, land)
    return Land(box, bytes(laid), NO_RIVER)


def lay_rest(s: World, laid: bytearray, tiles: list[int]) -> None:
    """The tiles at random on the hexes that are still free."""
    for n in range(HEXES):
        if laid[n] == NO_TILE:
            laid[n] = drawn(s, tiles)


def river_map(s: World) -> Land:
    """River tiles, landmarks, ten single tiles, no Base tile (RR-1.1, RR-1.3 to RR-1.8)."""
    laid = bytearray([NO_TILE]) * HEXES
    lay_river(s, laid)
    flow = FROM_WEST if tossed(s, s.box.headwaters) == 0 else FROM_EAST
    lay_rest(s, laid, single_tiles(s))
    return Land(s.box, bytes(laid), flow)


def lay_river(s: World, laid: bytearray) -> None:
    """The central tile shows a landmark, the others a landmark or a glacier (RR-1.3, RR-1.4, RR-1.8, RR-3.2).

    Seen from the river, the landmark of the central tile lies left on one side of it and right on the other.
    """
    box = s.box
    for n in box.course:
        laid[n] = box.river_tile
    landmarks = list(range(box.first_landmark, len(box.tile_ids)))
    others = box.centre_others[s.draw(2)]
    side = tossed(s, box.central_side)
    laid[others[side]] = drawn(s, landmarks)
    laid[others[1 - side]] = box.printed_glacier if box.third_is_glacier else box.river_tile
    ends = [box.west_third[s.draw(2)], box.east_third[s.draw(2)]]
    showing = box.landmarks - 1
    for left in range(len(ends), 0, -1):
        n = ends.pop(0)
        shows = showing == left or (showing > 0 and tossed(s, box.landmark_side) == 0)
        if shows:
            showing -= 1
        laid[n] = drawn(s, landmarks) if shows else box.printed_glacier


def single_tiles(s: World) -> list[int]:
    """One of each land type, glaciers by the number of landmarks, and others up to ten (RR-1.6)."""
    box = s.box
    aside: list[int] = []
    rest: list[int] = []
    for kind in range(len(box.types)):
        if box.is_land[kind]:
            tiles = tiles_of(box, kind)
            drawn(s, tiles)
            aside.append(drawn(s, tiles))
            rest += tiles
    ice = tiles_of(box, box.glacier)
    for _ in range(box.glacier_tiles):
        aside.append(drawn(s, ice))
    while len(aside) < box.laid_tiles:
        aside.append(drawn(s, rest))
    return aside


def deal_stones(s: World, era: int) -> i64:
    """Open stones of an era; the Landmark Stone first, and none for terrain that is too rare (RR-1.10, RR-1.11)."""
    box = s.box
    shown: list[int] = []
    for stone in box.set_stones:
        if box.stone_era[stone] == era + 1:
            shown.append(stone)
    number = box.open_stones + (len(shown) if box.extra_stone else 0)
    pool = box.era_stones[era]
    while len(shown) < number and pool != 0:
        stone = bit_at(pool, s.draw(size_of(pool)))
        pool &= ~bit(stone)
        terrain = box.stone_terrain[stone]
        if terrain < 0 or size_of(s.land.hexes_of[terrain]) >= 2:
            shown.append(stone)
    return packed([stone + 1 for stone in shown], STONE_BITS)
