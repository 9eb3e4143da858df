"""The end of the game (FS-20): island values, trophies, fish, mana, gold."""

from __future__ import annotations

from bogwood.kernel.cells import (
    Cells,
    both,
    cell,
    count,
    first,
    is_empty,
    without,
)
from bogwood.kernel.hexes import around, flood

from .box import LARGEST_GROUP, LARGEST_ISLANDS, LED_ISLANDS, LONE_SETTLEMENTS, NEXT_TO_TEMPLE
from .celebrate import fish_on
from .land import islands_led, shrines_on
from .state import (
    FIRST_TROPHY,
    FISH_LEFT,
    GOLD_LEFT,
    ISLANDS,
    LINES,
    MANA_LEFT,
    SECOND_TROPHY,
    SOURCES,
    Swamp,
)
from .tell import score, tell_all


def score_the_end(s: Swamp) -> None:
    """All players add the five kinds of points, in their order (FS-20.1, FS-20.9)."""
    if s.tale is not None:
        tell_all(s, "game_over", 0, "", {})
    for seat in range(len(s.seats)):
        for line in range(ISLANDS, LINES):
            score(s, seat, end_points(s, seat, line), line, source_of(s, line))


def trophy_on(s: Swamp, line: int) -> int:
    """The trophy card of a line of the score sheet, or -1."""
    slot = line - FIRST_TROPHY
    return s.deal.trophies[slot] if line <= SECOND_TROPHY and 0 <= slot < len(s.deal.trophies) else -1


def source_of(s: Swamp, line: int) -> str:
    """The name of a line of the score sheet; trophies have their own."""
    card = trophy_on(s, line)
    return SOURCES[line] if card < 0 else s.box.trophy_ids[card]


def end_points(s: Swamp, seat: int, line: int) -> int:
    """What the end would add now on one of its lines of the score sheet (FS-20)."""
    me = s.seats[seat]
    if line == ISLANDS:
        return island_values(s, seat)
    if line == FISH_LEFT:
        return fish_on(s, me.settlements) * s.box.end_vp_per_fish
    if line == MANA_LEFT:
        return int(me.mana) * s.box.end_vp_per_mana
    if line == GOLD_LEFT:
        return int(me.gold) // s.box.end_gold_per_vp
    card = trophy_on(s, line)
    return 0 if card < 0 else trophy(s, seat, card)


def preview(s: Swamp, seat: int) -> int:
    """The points the end would add for this seat if the game ended now."""
    total = 0
    for line in range(ISLANDS, LINES):
        total += end_points(s, seat, line)
    return total


def island_values(s: Swamp, seat: int) -> int:
    """For each island the own settlements times its shrines (FS-20.2)."""
    total = 0
    for k in range(len(s.islands)):
        own = count(both(s.islands[k], s.seats[seat].settlements))
        if own > 0:
            total += int(own) * shrines_on(s, k)
    return total


def trophy(s: Swamp, seat: int, card: int) -> int:
    """The points of one trophy card (FS-20.3 to FS-20.8)."""
    kind = s.box.trophy_score[card]
    points = s.box.trophy_vp[card]
    own = s.seats[seat].settlements
    if kind == LARGEST_GROUP:
        largest = largest_group(own)
        return points * largest * largest
    if kind == LED_ISLANDS:
        return points * islands_led(s, seat)
    if kind == NEXT_TO_TEMPLE:
        return points * int(count(both(around(s.box.temples), own)))
    if kind == LONE_SETTLEMENTS:
        return points * lone_settlements(s, own)
    if kind == LARGEST_ISLANDS:
        return points * on_islands_of_size(s, own, largest_size(s))
    return points * on_islands_of_size(s, own, smallest_size(s))


def largest_group(own: Cells) -> int:
    """The size of the largest group of own settlements next to each other (FS-20.3)."""
    largest = 0
    while not is_empty(own):
        group = flood(cell(first(own)), own)
        largest = max(largest, int(count(group)))
        own = without(own, group)
    return largest


def lone_settlements(s: Swamp, own: Cells) -> int:
    """How many islands hold exactly one own settlement (FS-20.7)."""
    total = 0
    for island in s.islands:
        if count(both(island, own)) == 1:
            total += 1
    return total


def largest_size(s: Swamp) -> int:
    size = 0
    for island in s.islands:
        size = max(size, int(count(island)))
    return size


def smallest_size(s: Swamp) -> int:
    """The least size of an island; bare shrines count unless ``bare_shrine_is_island`` is off (FS-5.4)."""
    size = 0
    for island in s.islands:
        if not s.box.bare_shrine_is_island and is_empty(without(island, s.shrines)):
            continue
        here = int(count(island))
        if size == 0 or here < size:
            size = here
    return size


def on_islands_of_size(s: Swamp, own: Cells, size: int) -> int:
    """Own settlements on all islands of this size (FS-20.5, FS-20.8)."""
    total = 0
    for island in s.islands:
        if count(island) == size:
            total += int(count(both(island, own)))
    return total
