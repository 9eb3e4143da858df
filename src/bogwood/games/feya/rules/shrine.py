"""Add shrine (FS-15): a new shrine joins an island and takes the totem along."""

from __future__ import annotations

from bogwood.kernel.cells import (
    Cells,
    both,
    covers,
    empty,
    first,
    has,
    is_empty,
    rest,
    with_cell,
    without,
)
from bogwood.kernel.game import Sentence
from bogwood.kernel.hexes import around, beside_one, name
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .build import why_no_land
from .land import harmless, lay_land, open_after, settlements, totem_island
from .state import Swamp
from .steps import PASS_SHRINE_CELL, SHRINE_CELL, STEPS, Step
from .tell import tell, tell_all


def by_open_water(s: Swamp, area: Cells) -> Cells:
    """Settlements with a water cell of this open water beside them, which a shrine must leave one (FS-15.3)."""
    if not s.box.shrine_spares_settlements:
        return empty()
    return both(around(without(area, s.box.temples)), settlements(s))


def candidates(s: Swamp) -> Cells:
    """Free water cells that touch exactly one island, and not the totem island (FS-15.1, FS-15.2)."""
    found = without(s.chart.sites, s.fleet)
    totem = totem_island(s)
    return without(found, s.chart.shores[totem]) if totem >= 0 else found


def shrine_cells(s: Swamp) -> Cells:
    """Where a shrine tile may be laid."""
    return allowed(s, candidates(s), False)


def can_add(s: Swamp) -> bool:
    """Is there a tile and a cell for it (FS-15.1)?"""
    return s.supply > 0 and not is_empty(allowed(s, candidates(s), True))


def allowed(s: Swamp, left: Cells, one_will_do: bool) -> Cells:
    """The cells, or only some of them, where a shrine cuts off no temple, boat or settlement (FS-15.3)."""
    everyone = s.fleet
    ashore = both(everyone, s.land)
    afloat = without(everyone, s.land)
    settled = by_open_water(s, s.open_water)
    last_ways = around(both(settled, beside_one(without(s.open_water, s.box.temples))))
    found = without(both(left, harmless(s, afloat, ashore)), last_ways)
    if one_will_do and not is_empty(found):
        return found
    left = without(left, found)
    while not is_empty(left):
        n = first(left)
        left = rest(left)
        area = open_after(s, int(n), afloat, ashore)
        if not is_empty(area) and covers(by_open_water(s, area), settled):
            found = with_cell(found, n)
            if one_will_do:
                return found
    return found


def lay_shrine(s: Swamp, seat: int, n: int) -> None:
    """The tile joins its island, counts there at once, and takes the totem along (FS-15.4, FS-15.5)."""
    lay_land(s, n)
    s.shrines = with_cell(s.shrines, n)
    s.totem = n
    if s.tale is not None:
        tell(s, "shrine", seat, 1, "", {"cell": name(n)})
        tell_all(s, "totem", 0, "", {"cell": name(n)})


def why_no_shrine(s: Swamp, n: int) -> Refusal:
    """The first rule that keeps a shrine off cell ``n``."""
    closed = why_no_land(s, n)
    if closed is not None:
        return closed
    totem = totem_island(s)
    if totem >= 0 and has(s.chart.shores[totem], n):
        return Refusal("totem-island", "FS-15.2", "", cell=name(n))
    return Refusal("cuts-off-settlement", "FS-15.3", "", cell=name(n))


class ShrineCell(Step):
    """The cell of a shrine from the supply (FS-15.1)."""

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        out.offer_cells(choices.SHRINE_CELL, shrine_cells(s))

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        s.pop()
        s.supply -= 1
        lay_shrine(s, s.player, option - choices.SHRINE_CELL)

    def answers(self, option: int) -> bool:
        return choices.SHRINE_CELLS.holds(option)

    def allows_asides(self, s: Swamp) -> bool:
        return True

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        return why_no_shrine(s, option - choices.SHRINE_CELL)

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        return Sentence("feya-option-shrine_cell", {"cell": name(option - choices.SHRINE_CELL)})


class PassShrineCell(Step):
    """The last to pass lays the shrine of the round; without a legal cell it is lost (FS-18.7)."""

    def settle(self, s: Swamp) -> bool:
        if not is_empty(allowed(s, candidates(s), True)):
            return False
        s.pop()
        s.round_shrines -= 1
        s.lost += 1
        if s.tale is not None:
            tell_all(s, "shrine_lost", 1, "", {})
        return True

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        out.offer_cells(choices.PASS_SHRINE_CELL, shrine_cells(s))

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        s.pop()
        s.round_shrines -= 1
        lay_shrine(s, s.player, option - choices.PASS_SHRINE_CELL)

    def answers(self, option: int) -> bool:
        return choices.PASS_SHRINE_CELLS.holds(option)

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        return why_no_shrine(s, option - choices.PASS_SHRINE_CELL)

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        return Sentence("feya-option-pass_shrine_cell", {"cell": name(option - choices.PASS_SHRINE_CELL)})


STEPS[SHRINE_CELL] = ShrineCell()
STEPS[PASS_SHRINE_CELL] = PassShrineCell()
