"""Fish (FS-9): a boat brings its catch from a cell in season."""

from __future__ import annotations

from bogwood.kernel.cells import Cells, without

from .box import CATCH, MORE_CATCH
from .clan_board import opened_total
from .state import Swamp
from .tell import change_fish


def places(s: Swamp) -> Cells:
    """The fishing places in season that are not built over (FS-9.1)."""
    return without(s.box.season_fish[s.deal.seasons[s.round - 1]], s.land)


def catch(s: Swamp, seat: int) -> int:
    """Fish per boat: the clan board's symbols, the Fisherman, the tile of this turn (FS-9.2, FS-22.3)."""
    me = s.seats[seat]
    total = s.box.base_catch + opened_total(s, seat, CATCH) + s.extra_catch
    if me.guide >= 0 and s.box.ability[me.guide] == MORE_CATCH:
        total += s.box.ability_amount[me.guide]
    return total


def bring_catch(s: Swamp) -> None:
    """The boat takes its catch; the place is never used up (FS-9.2, FS-9.3)."""
    amount = catch(s, s.player)
    s.caught += amount
    change_fish(s, s.player, amount, "catch")
