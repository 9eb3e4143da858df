"""What a seat sees.  Nothing is hidden in this game but the seed (FS-1.4), so every seat sees the same table."""

from __future__ import annotations

from bogwood.kernel.cells import Cells, both, count
from bogwood.kernel.game import Json
from bogwood.kernel.hexes import name
from bogwood.kernel.writer import cell_names

from .boats import sailing_range
from .box import NAVIGATE, TRADE
from .celebrate import fish_of, host_points, is_eligible
from .clan_board import built
from .fish import catch
from .land import leads, shrines_on, totem_island
from .scoring import preview
from .state import Swamp
from .steps import POINTS
from .table import table_of


def view_of(s: Swamp) -> Json:
    """The table, and what follows from it: islands, ranges, the points the end would add."""
    view = table_of(s)
    view["board"] = s.box.board_name
    view["decision"] = decision_of(s)
    view["open_water"] = cell_names(s.open_water)
    view["islands"] = [island_of(s, k) for k in range(len(s.islands))]
    view["standing"] = [standing_of(s, seat) for seat in range(len(s.seats))]
    return view


def decision_of(s: Swamp) -> Json | None:
    if not s.pending:
        return None
    return {"seat": int(s.player), "point": POINTS[s.top()]}


def island_of(s: Swamp, k: int) -> Json:
    here: Cells = s.islands[k]
    seats = range(len(s.seats))
    return {
        "name": name(s.founders[k]),
        "cells": cell_names(here),
        "shrines": shrines_on(s, k),
        "totem": k == totem_island(s),
        "settlements": [int(count(both(here, s.seats[seat].settlements))) for seat in seats],
        "fish": [fish_of(s, seat, k) for seat in seats],
        "led_by": [seat for seat in seats if leads(s, seat, k)],
        "celebration": host_points(s, k) if is_eligible(s, k) else None,
    }


def standing_of(s: Swamp, seat: int) -> Json:
    """What one would otherwise have to count: points, range, catch, settlements built."""
    me = s.seats[seat]
    return {
        "points": me.score(),
        "points_at_the_end": me.score() if s.is_over else me.score() + preview(s, seat),
        "range": None if me.guide < 0 else sailing_range(s, seat, TRADE),
        "range_navigating": None if me.guide < 0 else sailing_range(s, seat, NAVIGATE),
        "catch": catch(s, seat),
        "built": built(s, seat),
    }
