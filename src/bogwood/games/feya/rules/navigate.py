"""Navigate and temples (FS-12), and the navigation track (FS-13)."""

from __future__ import annotations

from .state import NAVIGATION, TEMPLES, Swamp
from .tell import change_fish, change_mana, score, tell


def arrive(s: Swamp, goal: int) -> None:
    """A boat that reaches a temple takes its top tile, once per temple and clan (FS-12.2, FS-12.4)."""
    for temple in range(len(s.box.temple_cells)):
        if s.box.temple_cells[temple] == goal:
            take_temple_tile(s, s.player, temple)


def take_temple_tile(s: Swamp, seat: int, temple: int) -> None:
    me = s.seats[seat]
    if (me.temples >> temple) & 1 == 1:
        return
    tile = temple_tiles_taken(s, temple)
    if tile >= len(s.box.temple_vp[temple]):
        return
    me.temples |= 1 << temple
    if s.tale is not None:
        tell(s, "temple_tile", seat, 1, "temple", {"temple": s.box.temple_ids[temple]})
    score(s, seat, s.box.temple_vp[temple][tile], TEMPLES)
    change_mana(s, seat, s.box.temple_mana[temple][tile], "temple")
    change_fish(s, seat, s.box.temple_fish[temple][tile], "temple")


def temple_tiles_taken(s: Swamp, temple: int) -> int:
    """How many tiles have left the stack of a temple: each clan takes one at most."""
    total = 0
    for seat in s.seats:
        total += (seat.temples >> temple) & 1
    return total


def can_improve(s: Swamp, seat: int) -> bool:
    """Is there a further space on the navigation track (FS-13.2)?"""
    return s.seats[seat].navigation + 1 < len(s.box.navigation_plus)


def improve(s: Swamp, seat: int) -> None:
    """One step along the navigation track, with its points; on the last space nothing happens (FS-13.1, FS-13.2)."""
    if not can_improve(s, seat):
        return
    me = s.seats[seat]
    me.navigation += 1
    if s.tale is not None:
        tell(s, "navigation", seat, s.box.navigation_plus[me.navigation], "navigation_track", {})
    score(s, seat, s.box.navigation_vp[me.navigation], NAVIGATION)
