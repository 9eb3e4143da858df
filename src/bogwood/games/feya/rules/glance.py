"""The view as numbers (see ``kernel/glance.py``).  Nothing is hidden here, so every seat sees the same (FS-1.4)."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import Cells, cell, either, empty, shifted
from bogwood.kernel.glance import Glance, Layout
from bogwood.kernel.native import i64

from .box import ACTIONS, TRACK_NAMES, TRACKS, Box
from .state import LINE_BITS, Seat, Swamp
from .steps import KINDS, POINTS

TABLE_COUNTS: Final = [
    "round",
    "place",
    "axolotls",
    "axolotls_placed",
    "shrine_tiles",
    "round_shrines",
    "lost_shrines",
    "builder_card",
    "fish_laid",
    "extra_range",
    "extra_catch",
    "discount",
    "fish_caught",
    "gold_from_trade",
]
SEAT_COUNTS: Final = [
    "points",
    "gold",
    "mana",
    "fish",
    "navigation",
    "workers",
    "spent",
    "fresh",
    "axolotls",
    "boats",
    "passed",
    "lotus",
]
TABLE_CELLS: Final = ["shrine", "totem", "boat_at", "fish_1", "fish_2", "open_water"]
LINE: Final = (1 << LINE_BITS) - 1


# What there is to see


def layout_of(box: Box) -> Layout:
    """The names of all numbers, in the order of ``glance_of``."""
    made = Layout()
    seats = [f"seat+{n}" for n in range(box.players)]
    for name in TABLE_COUNTS + [f"fish_on/{guide}" for guide in box.guide_ids]:
        made.count(name)
    for seat in seats:
        for name in SEAT_COUNTS + [f"track/{track}" for track in TRACK_NAMES]:
            made.count(f"{seat}/{name}")
    made.close()
    lay_table(made, box, seats)
    for seat in seats:
        lay_seat(made, box, seat)
    for name in TABLE_CELLS + (["neutral"] if box.neutral_settlements > 0 else []):
        made.cells(name, box.board)
    for seat in seats:
        made.cells(f"{seat}/settlement", box.board)
        made.cells(f"{seat}/boat", box.board)
    return made


def lay_table(made: Layout, box: Box, seats: list[str]) -> None:
    boats = [str(n + 1) for n in range(box.boats)]
    made.bits("decision", POINTS)
    made.bits("decides", seats)
    made.bits("action", ACTIONS)
    made.bits("boat_ready", boats)
    made.bits("boat_acted", boats)
    made.bits("boat", boats)
    made.bits("guide_returned", box.guide_ids)
    made.bits("displayed", box.guide_ids)
    made.bits("tile_left", box.tile_ids)
    made.bits("tile_dealt", box.tile_ids)
    made.bits("trophy", box.trophy_ids)
    made.bits("race", box.race_ids)
    made.bits("reserved", box.space_ids)
    made.bits("axolotl_at", box.space_ids)
    for n in range(box.rounds):
        made.bits(f"season_{n + 1}", box.season_ids)
    for n in range(box.players):
        made.bits(f"order_{n + 1}", seats)


def lay_seat(made: Layout, box: Box, seat: str) -> None:
    made.bits(f"{seat}/clan", box.clan_ids)
    made.bits(f"{seat}/guide", box.guide_ids)
    made.bits(f"{seat}/temple", box.temple_ids)
    made.bits(f"{seat}/race", [str(n + 1) for n in range(box.races_dealt)])
    made.bits(f"{seat}/tile", box.tile_ids)
    made.bits(f"{seat}/special", box.special_ids)
    made.bits(f"{seat}/worker_at", box.space_ids)


# What is seen


def glance_of(s: Swamp, seat: int) -> list[int]:
    """Everything on the table that can be decided upon."""
    first = max(seat, 0)
    players = len(s.seats)
    out = Glance()
    count_table(s, out)
    for n in range(players):
        count_seat(s.seats[(first + n) % players], out)
    out.close()
    show_table(s, first, out)
    for n in range(players):
        at = (first + n) % players
        show_seat(s, s.seats[at], at, out)
    show_cells(s, first, out)
    return out.words


def count_table(s: Swamp, out: Glance) -> None:
    out.count(int(s.round))
    out.count(int(s.place) + 1)
    out.count(int(s.axolotls))
    out.count(int(s.axolotls_placed))
    out.count(int(s.supply))
    out.count(int(s.round_shrines))
    out.count(int(s.lost))
    out.count(int(s.card_worker))
    out.count(int(s.laid))
    out.count(int(s.extra_range))
    out.count(int(s.extra_catch))
    out.count(int(s.discount))
    out.count(int(s.caught))
    out.count(int(s.sold))
    for n in range(len(s.box.guide_ids)):
        out.count(s.fish_on_guide(n))


def count_seat(me: Seat, out: Glance) -> None:
    out.count(points_in(me.points_0) + points_in(me.points_1) + points_in(me.points_2))
    out.count(int(me.gold))
    out.count(int(me.mana))
    out.count(int(me.fish))
    out.count(int(me.navigation))
    out.count(int(me.workers))
    out.count(int(me.spent))
    out.count(int(me.fresh))
    out.count(int(me.axolotls))
    out.count(me.boats_afloat())
    out.count(1 if me.has_passed else 0)
    out.count(int(me.side))
    for n in range(TRACKS):
        out.count(me.track(n))


def show_table(s: Swamp, first: int, out: Glance) -> None:
    box = s.box
    players = len(s.seats)
    is_open = len(s.pending) > 0
    guides = len(box.guide_ids)
    tiles = len(box.tile_ids)
    spaces = len(box.space_ids)
    out.one(s.top() if is_open else -1, KINDS)
    out.one((int(s.player) - first) % players if is_open else -1, players)
    out.one(int(s.action), len(ACTIONS))
    out.bits(int(s.ready), box.boats)
    out.bits(int(s.acted), box.boats)
    out.one(int(s.boat), box.boats)
    out.one(int(s.returned), guides)
    out.bits(s.display, guides)
    out.bits(s.tiles, tiles)
    out.bits(s.deal.tiles, tiles)
    out.bits(all_of(s.deal.trophies), len(box.trophy_ids))
    out.bits(all_of(s.deal.races), len(box.race_ids))
    out.one(int(s.reserved), spaces)
    out.bits(workers_of(s, -1), spaces)
    for season in s.deal.seasons:
        out.one(season, len(box.season_ids))
    for n in range(players):
        out.one((s.order[n] - first) % players if n < len(s.order) else -1, players)


def show_seat(s: Swamp, me: Seat, seat: int, out: Glance) -> None:
    box = s.box
    specials: i64 = 0
    for n in range(len(box.special_ids)):
        if me.special(n) > 0:
            specials |= shifted(1, n)
    out.one(int(me.clan), len(box.clan_ids))
    out.one(int(me.guide), len(box.guide_ids))
    out.bits(int(me.temples), len(box.temple_ids))
    out.bits(int(me.races), box.races_dealt)
    out.bits(me.tiles, len(box.tile_ids))
    out.bits(specials, len(box.special_ids))
    out.bits(workers_of(s, seat), len(box.space_ids))


def show_cells(s: Swamp, first: int, out: Glance) -> None:
    out.cells(s.shrines)
    out.cells(cell(int(s.totem)) if s.totem > 0 else empty())
    out.cells(cell(s.seats[s.player].boat(int(s.boat))) if s.boat >= 0 and len(s.pending) > 0 else empty())
    out.cells(s.stack_ones)
    out.cells(s.stack_twos)
    out.cells(s.open_water)
    if s.box.neutral_settlements > 0:
        neutral: Cells = empty()
        for a in s.neutrals:
            neutral = either(neutral, a)
        out.cells(neutral)
    players = len(s.seats)
    for n in range(players):
        me = s.seats[(first + n) % players]
        out.cells(me.settlements)
        boats: Cells = empty()
        for k in range(me.boats_afloat()):
            boats = either(boats, cell(me.boat(k)))
        out.cells(boats)


def points_in(lines: i64) -> i64:
    """The points on the lines of the score sheet that share a word."""
    found: i64 = 0
    while lines != 0:
        found += lines & LINE
        lines >>= LINE_BITS
    return found


def all_of(numbers: list[int]) -> i64:
    found: i64 = 0
    for n in numbers:
        found |= shifted(1, n)
    return found


def workers_of(s: Swamp, seat: int) -> i64:
    """The action spaces with a worker of this seat, or with -1 those with an axolotl of anybody."""
    found: i64 = 0
    here: i64 = 1
    owner: i64 = seat
    for placed in s.placed:
        mark: i64 = placed
        if mark > 0 and ((mark & 1) == 0 if owner < 0 else ((mark - 1) >> 1) == owner):
            found |= here
        here <<= 1
    return found
