"""Explore, box 2 (EW-5.9): villages are founded (EW-9), with the raft, too (RR-6)."""

from __future__ import annotations

from bogwood.kernel.cells import lowest
from bogwood.kernel.game import Sentence
from bogwood.kernel.native import i64
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .box import HEXES
from .deeds import DEEDS, Deed
from .effects import declined
from .exploring import PIECE_RAFT, move_piece
from .influence import camp_hexes
from .packs import bit, size_of
from .state import Tribe, World
from .steps import STEPS, VILLAGE_PIECE, VILLAGE_PLACE, Step
from .tell import tell


def village_places(s: World, seat: int) -> i64:
    """Free junctions off the Base tile with an own piece on each of three hexes (EW-9.1, RR-6.1, RR-6.3, RR-6.4)."""
    tribe = s.tribes[seat]
    if size_of(tribe.villages) >= s.box.villages:
        return 0
    pieces = camp_hexes(s, tribe)
    if size_of(pieces) < 3:
        return 0
    return junctions_within(s, pieces)


def junctions_within(s: World, pieces: i64) -> i64:
    """The allowed junctions without a village whose three hexes are among these (EW-9.1)."""
    found: i64 = 0
    free = s.land.open_junctions & ~s.villages()
    while free != 0:
        n = lowest(free)
        if s.box.junction_hexes[n] & ~pieces == 0:
            found |= bit(n)
        free &= free - 1
    return found


class VillageDeed(Deed):
    """Found one village (EW-5.9)."""

    def can(self, s: World, seat: int) -> bool:
        return village_places(s, seat) != 0

    def do(self, s: World, seat: int) -> None:
        s.push(VILLAGE_PLACE, seat)

    def why(self, s: World, seat: int) -> Refusal:
        if size_of(s.tribes[seat].villages) >= s.box.villages:
            return Refusal("no-village-left", "EW-9.2")
        return Refusal("no-junction", "EW-9.1")


class VillagePlace(Step):
    """One of the legal junctions, or none (EW-9.1)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        out.offer_cells(choices.JUNCTION, (village_places(s, seat), 0, 0))
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        s.pop()
        if option == choices.DECLINE:
            return
        junction = option - choices.JUNCTION
        raft = s.raft_hex(seat)
        if raft < 0 or not (s.box.junction_hexes[junction] >> raft) & 1:
            found_village(s, seat, junction, False)
        elif s.tribes[seat].camps_on(raft) == 0:
            found_village(s, seat, junction, True)
        else:
            s.push(VILLAGE_PIECE, seat, junction)

    def answers(self, option: int) -> bool:
        return choices.JUNCTIONS.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        junction = option - choices.JUNCTION
        if (s.villages() >> junction) & 1:
            return Refusal("junction-taken", "EW-9.1")
        if not (s.land.open_junctions >> junction) & 1:
            return Refusal("junction-at-base-tile", "EW-9.1")
        return Refusal("camps-missing", "EW-9.1")

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.DECLINE:
            return declined()
        junction = s.box.junction_ids[option - choices.JUNCTION]
        return Sentence("winter-option-village_place", {"junction": junction})


class VillagePiece(Step):
    """Camp or raft, where both stand on one hex (RR-6.2)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        out.offer(choices.USE_CAMP)
        out.offer(choices.USE_RAFT)

    def choose(self, s: World, seat: int, option: int) -> None:
        junction = s.argument()
        s.pop()
        found_village(s, seat, junction, option == choices.USE_RAFT)

    def answers(self, option: int) -> bool:
        return option in (choices.USE_CAMP, choices.USE_RAFT)

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        return Sentence("winter-option-village-" + ("camp" if option == choices.USE_CAMP else "raft"), {})

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        if argument >= len(s.box.junctions) or not (village_places(s, seat) >> argument) & 1:
            return False
        raft = s.raft_hex(seat)
        return raft >= 0 and bool((s.box.junction_hexes[argument] >> raft) & 1) and s.tribes[seat].camps_on(raft) > 0


def found_village(s: World, seat: int, junction: int, with_raft: bool) -> None:
    """One piece from each hex goes back, the raft to the headwaters; the bonus of the place (EW-9.2, RR-6.2)."""
    tribe = s.tribes[seat]
    raft = s.raft_hex(seat) if with_raft else -1
    founded = size_of(tribe.villages)
    tribe.villages |= bit(junction)
    if s.tale is not None:
        tell(s, "village", seat, 1, "", {"junction": s.box.junction_ids[junction]})
    for n in s.box.junctions[junction]:
        if n == raft:
            move_piece(s, seat, PIECE_RAFT, HEXES)
        else:
            return_camp(tribe, n)
    s.bonus(seat, s.box.village_bonus[founded])


def return_camp(tribe: Tribe, n: int) -> None:
    """A camp goes back to the rightmost uncovered place of the board (EW-8.5)."""
    tribe.put_camps(n, -1)
    tribe.camps_home += 1


STEPS[VILLAGE_PLACE] = VillagePlace()
STEPS[VILLAGE_PIECE] = VillagePiece()
DEEDS[choices.VILLAGE] = VillageDeed()
