"""Cells, islands and laying land (FS-5): what water is, what touches what, what would be cut off."""

from __future__ import annotations

from bogwood.kernel.cells import (
    Cells,
    both,
    cell,
    count,
    covers,
    either,
    empty,
    first,
    has,
    is_empty,
    meets,
    rest,
    with_cell,
    without,
    without_cell,
)
from bogwood.kernel.hexes import around, connects, flood

from .box import Box
from .state import Chart, Swamp


def draw_chart(s: Swamp, shores: list[Cells]) -> None:
    """Note what follows from the land, the water and the open water as they are now.

    A boat may enter the cells of the open water, or all water when there is none (FS-8.10); only water that touches
    exactly one island can become land (FS-5.6).
    """
    sea = s.water if is_empty(s.open_water) else both(s.open_water, s.water)
    once = empty()
    twice = empty()
    for near in shores:
        twice = either(twice, both(once, near))
        once = either(once, near)
    s.chart = Chart(sea, shores, both(without(once, twice), s.water), s.open_water)


def boats_but(s: Swamp, seat: int, boat: int) -> Cells:
    """The cells with a boat when this one is lifted off; temples, which hold any number, do not matter (FS-12.3)."""
    return without_cell(s.fleet, s.seats[seat].boat(boat))


def move_boat(s: Swamp, seat: int, boat: int, to: int) -> None:
    """Put a boat on a cell; it may come from the clan board."""
    s.seats[seat].set_boat(boat, to)
    muster(s)


def muster(s: Swamp) -> None:
    """Find the cells with a boat anew."""
    found = empty()
    for seat in s.seats:
        packed = seat.boats
        while packed != 0:
            if packed & 255 != 0:
                found = either(found, cell(packed & 255))
            packed >>= 8
    s.fleet = found


def settlements(s: Swamp) -> Cells:
    """All settlements, neutral ones included."""
    return without(s.land, s.shrines)


def island_at(s: Swamp, n: int) -> int:
    """The number of the island that holds cell ``n``, or -1."""
    for k in range(len(s.islands)):
        if has(s.islands[k], n):
            return k
    return -1


def island_beside(s: Swamp, n: int) -> int:
    """The number of the first island next to cell ``n``, or -1."""
    shores = s.chart.shores
    for k in range(len(shores)):
        if has(shores[k], n):
            return k
    return -1


def totem_island(s: Swamp) -> int:
    """The number of the island with the totem, or -1 while it stands beside the map (FS-5.9, FS-2.12)."""
    return island_at(s, s.totem) if s.totem > 0 else -1


def open_area(box: Box, passable: Cells, afloat: Cells) -> Cells:
    """The open water: the one connected area with all temples in it (FS-5.7), or the empty set.

    With the option ``temple_passage_in_block_test`` off temples do not connect: then it is an area of water cells that
    every temple touches, and the one with all boats in it when there are several.
    """
    if box.temple_passage:
        area = flood(cell(box.temple_cells[0]), passable)
        return area if covers(area, box.temples) else empty()
    left = without(passable, box.temples)
    best = empty()
    while not is_empty(left):
        area = flood(cell(first(left)), left)
        if covers(around(area), box.temples):
            if covers(area, without(afloat, box.temples)):
                return area
            if count(area) > count(best):
                best = area
        left = without(left, area)
    return best


def survey(s: Swamp) -> None:
    """Find the boats' cells, the water and the open water anew."""
    muster(s)
    passable = without(s.box.board, s.land)
    s.water = without(passable, s.box.temples)
    s.open_water = open_area(s.box, passable, without(s.fleet, s.land))
    draw_chart(s, [around(island) for island in s.islands])


def open_after(s: Swamp, n: int, afloat: Cells, ashore: Cells) -> Cells:
    """The open water when cell ``n`` becomes land, or the empty set when that fails the block test (FS-5.7).

    Water without boat or temple may be closed off (FS-5.8).
    ``afloat`` are the boats in water and temple cells, ``ashore`` those on settlements.
    """
    if is_empty(s.open_water):
        return empty()
    here = cell(n)
    area = without(s.open_water, here)
    stays_whole = is_sound(s, n)
    if not s.box.temple_passage:
        if not stays_whole or meets(around(here), s.box.temples):
            area = open_area(s.box, without(without(s.box.board, s.land), here), afloat)
        afloat = without(afloat, s.box.temples)
    elif not stays_whole:
        area = flood(cell(s.box.temple_cells[0]), area)
        if not covers(area, s.box.temples):
            return empty()
    if not covers(area, afloat):
        return empty()
    return area if all_have_a_way_out(area, ashore) else empty()


def is_sound(s: Swamp, n: int) -> bool:
    """Does the open water stay in one piece when cell ``n`` is taken out of it?  Found out once for every chart."""
    chart = s.chart
    if not has(chart.narrows, n) or has(chart.sound, n):
        return True
    if has(chart.cuts, n):
        return False
    here = cell(n)
    if connects(both(around(here), s.open_water), without(s.open_water, here)):
        chart.sound = either(chart.sound, here)
        return True
    chart.cuts = either(chart.cuts, here)
    return False


def all_have_a_way_out(area: Cells, ashore: Cells) -> bool:
    """Has every boat on a settlement a neighbouring cell in the open water (FS-5.7, 3)?"""
    return is_empty(ashore) or covers(around(area), ashore)


def harmless(s: Swamp, afloat: Cells, ashore: Cells) -> Cells:
    """Cells of the open water that may become land without a closer look: they cut nothing, and no boat on a
    settlement has them as its only way out.  None is when a boat is cut off already (FS-5.7)."""
    chart = s.chart
    if not s.box.temple_passage or not covers(chart.bank, ashore) or not covers(s.open_water, afloat):
        return empty()
    risky = chart.narrows
    if meets(ashore, chart.ends):
        risky = either(risky, around(both(ashore, chart.ends)))
    return without(s.open_water, risky)


def passing_block_test(s: Swamp, candidates: Cells, afloat: Cells, ashore: Cells) -> Cells:
    """The candidates that may become land, boats where they are (FS-5.7)."""
    if is_empty(candidates) or is_empty(s.open_water):
        return empty()
    found = both(candidates, harmless(s, afloat, ashore))
    left = without(candidates, found)
    while not is_empty(left):
        n = first(left)
        left = rest(left)
        if not is_empty(open_after(s, int(n), afloat, ashore)):
            found = with_cell(found, n)
    return found


def lay_land(s: Swamp, n: int) -> None:
    """Cell ``n`` becomes land of the island it touches, for good (FS-5.6, FS-11.7); a fishing place under it is gone
    (FS-5.5)."""
    k = island_beside(s, n)
    islands = s.islands.copy()
    islands[k] = either(islands[k], cell(n))
    s.islands = islands
    s.land = either(s.land, cell(n))
    if s.box.temple_passage and has(s.open_water, n) and is_sound(s, n):
        s.open_water = without_cell(s.open_water, n)
        s.water = without_cell(s.water, n)
        shores = s.chart.shores.copy()
        shores[k] = either(shores[k], around(cell(n)))
        draw_chart(s, shores)
    else:
        survey(s)


def shrines_on(s: Swamp, island: int) -> int:
    """How many shrines, printed or tiles, stand on an island."""
    return int(count(both(s.islands[island], s.shrines)))


def leads(s: Swamp, seat: int, island: int) -> bool:
    """Does this seat lead the island: settled there, and nobody has more (FS-5.10)?"""
    here = s.islands[island]
    own = count(both(here, s.seats[seat].settlements))
    if own == 0:
        return False
    for other in s.seats:
        if count(both(here, other.settlements)) > own:
            return False
    if s.box.neutrals_are_rivals:
        for colour in s.neutrals:
            if count(both(here, colour)) > own:
                return False
    return True


def islands_led(s: Swamp, seat: int) -> int:
    total = 0
    for k in range(len(s.islands)):
        if leads(s, seat, k):
            total += 1
    return total
