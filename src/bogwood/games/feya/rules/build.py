"""Build settlement (FS-11): where, at what cost, from which track."""

from __future__ import annotations

from typing import Any

from bogwood.kernel.cells import (
    Cells,
    both,
    cell,
    either,
    empty,
    first,
    has,
    is_empty,
    meets,
    rest,
    with_cell,
    without,
)
from bogwood.kernel.game import Sentence
from bogwood.kernel.hexes import around, name
from bogwood.kernel.options import Options
from bogwood.kernel.reader import Reader
from bogwood.kernel.refusal import Refusal

from . import choices
from .box import BONUSES, TRACK_LENGTH, TRACK_NAMES, TRACKS
from .clan_board import built, next_space, open_space
from .land import (
    harmless,
    island_beside,
    lay_land,
    open_after,
    passing_block_test,
    shrines_on,
)
from .state import Swamp
from .steps import BUILD_CELL, BUILD_TRACK, STEPS, Step
from .tell import change_gold, tell


def cost(s: Swamp, seat: int, island: int) -> int:
    """Gold for each shrine of the island, plus the guide's build value, less the tile of this turn (FS-11.4)."""
    price = s.box.gold_per_shrine * shrines_on(s, island) + s.box.build_value[s.seats[seat].guide] - s.discount
    return max(price, 0)


def affordable(s: Swamp, seat: int) -> Cells:
    """Cells that touch exactly one island, whose price this seat can pay (FS-11.2, FS-11.4)."""
    gold = s.seats[seat].gold
    found = s.chart.sites
    for k in range(len(s.islands)):
        if cost(s, seat, k) > gold:
            found = without(found, s.chart.shores[k])
    return found


def can_build(s: Swamp, seat: int) -> bool:
    """Is a settlement left on the clan board (FS-11.5)?"""
    return built(s, seat) < TRACKS * TRACK_LENGTH


def places(s: Swamp, seat: int, free: Cells, others: Cells, buyable: Cells, one_will_do: bool) -> Cells:
    """The cells of ``free``, or only some, from which the lifted boat could build; ``others`` hold the other boats
    (FS-11.1)."""
    if not can_build(s, seat) or is_empty(s.open_water):
        return empty()
    ashore = both(others, s.land)
    afloat = without(others, s.land)
    candidates = without(both(around(free), buyable), others)
    if is_empty(candidates):
        return empty()
    easy = both(candidates, harmless(s, afloat, ashore))
    found = both(around(easy), s.open_water)
    candidates = without(candidates, easy)
    while not is_empty(candidates):
        if one_will_do and meets(free, found):
            break
        n = first(candidates)
        candidates = rest(candidates)
        found = either(found, both(around(cell(n)), open_after(s, int(n), afloat, ashore)))
    return both(free, found)


def begin(s: Swamp) -> None:
    """One settlement for the boat that has arrived (FS-11.3)."""
    s.push(BUILD_CELL, s.player)


def build_cells(s: Swamp, seat: int, boat: int) -> Cells:
    """Where the boat can build from where it is (FS-11.2)."""
    everyone = s.fleet
    candidates = both(around(cell(s.seats[seat].boat(boat))), without(affordable(s, seat), everyone))
    return passing_block_test(s, candidates, without(everyone, s.land), both(everyone, s.land))


def why_no_land(s: Swamp, n: int) -> Refusal | None:
    """The first rule that keeps any land off cell ``n``, boats where they are (FS-5)."""
    here = name(n)
    if not has(s.box.board, n):
        return Refusal("off-board", "FS-5.1", "", cell=here)
    if not has(s.water, n):
        return Refusal("not-water", "FS-5.1", "", cell=here)
    everyone = s.fleet
    if has(everyone, n):
        return Refusal("boat-there", "FS-5.2", "", cell=here)
    if not has(s.chart.sites, n):
        code = "touches-no-island" if island_beside(s, n) < 0 else "joins-islands"
        return Refusal(code, "FS-5.6", "", cell=here)
    ashore = both(everyone, s.land)
    if is_empty(open_after(s, n, without(everyone, s.land), ashore)):
        temples_only = open_after(s, n, empty(), empty())
        code = "cuts-off-temple" if is_empty(temples_only) else "cuts-off-boat"
        return Refusal(code, "FS-5.7", "", cell=here)
    return None


class BuildCell(Step):
    """The settlement's cell; its price is paid at once (FS-11.2, FS-11.4)."""

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        out.offer_cells(choices.BUILD_CELL, build_cells(s, s.player, s.boat))

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        n = option - choices.BUILD_CELL
        change_gold(s, s.player, -cost(s, s.player, island_beside(s, n)), "settlement")
        s.pop()
        s.push(BUILD_TRACK, s.player, n)

    def stays_open(self, s: Swamp, gold_was_paid: bool) -> bool:
        return not gold_was_paid or not is_empty(build_cells(s, s.player, s.boat))

    def answers(self, option: int) -> bool:
        return choices.BUILD_CELLS.holds(option)

    def allows_asides(self, s: Swamp) -> bool:
        return True

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        n = option - choices.BUILD_CELL
        closed = why_no_land(s, n)
        if closed is not None:
            return closed
        if not has(around(cell(s.seats[s.player].boat(s.boat))), n):
            return Refusal("not-next-to-boat", "FS-11.2", "", cell=name(n))
        price = cost(s, s.player, island_beside(s, n))
        return Refusal("no-gold", "FS-11.4", "", need=price, have=s.seats[s.player].gold)

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        n = option - choices.BUILD_CELL
        price = cost(s, s.player, island_beside(s, n))
        return Sentence("feya-option-build_cell", {"cell": name(n), "gold": price})


class BuildTrack(Step):
    """The track whose leftmost settlement is built (FS-11.5)."""

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        for track in range(TRACKS):
            if s.seats[s.player].track(track) < TRACK_LENGTH:
                out.offer(choices.TRACK + track)

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        n = s.argument()
        s.pop()
        settle_cell(s, s.player, option - choices.TRACK, n)

    def answers(self, option: int) -> bool:
        return choices.TRACKS.holds(option)

    def allows_asides(self, s: Swamp) -> bool:
        return True

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        return Refusal("track-empty", "FS-11.5", "", track=TRACK_NAMES[option - choices.TRACK])

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        track = option - choices.TRACK
        space = next_space(s, s.player, track)
        bonus = BONUSES[s.box.bonus[space]]
        amount = s.box.bonus_amount[space]
        return Sentence("feya-option-build_track", {"track": TRACK_NAMES[track], "bonus": bonus, "amount": amount})

    def about(self, s: Swamp, argument: int) -> str:
        """The cell that is built on."""
        return name(argument)

    def argument(self, s: Swamp, about: Any, reader: Reader, where: str) -> int:
        n = reader.cell(about or "", where)
        return n if n > 0 else -1


def settle_cell(s: Swamp, seat: int, track: int, n: int) -> None:
    """A settlement goes from its track to the swamp; a boat on it comes along (FS-11.6)."""
    lay_land(s, n)
    me = s.seats[seat]
    me.settlements = with_cell(me.settlements, n)
    if s.tale is not None:
        tell(s, "settlement", seat, 1, "settlement", {"cell": name(n), "track": TRACK_NAMES[track]})
    open_space(s, seat, track, n)


STEPS[BUILD_CELL] = BuildCell()
STEPS[BUILD_TRACK] = BuildTrack()
