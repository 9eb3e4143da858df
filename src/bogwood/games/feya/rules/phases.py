"""Does everything fit the phase?  The second half of the invariants: unfinished business and what belongs to it."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import count, has
from bogwood.kernel.hexes import name
from bogwood.kernel.options import Options
from bogwood.kernel.pending import kind_of
from bogwood.kernel.refusal import Refusal, differs
from bogwood.kernel.steps import seat_of

from .box import BUILD as BUILD_ACTION
from .box import NAVIGATE, TRACKS, TRADE, place
from .state import Swamp
from .steps import (
    BEGIN_ROUND,
    BOAT_DESTINATION,
    BUILD_CELL,
    BUILD_TRACK,
    CELEBRATE_ISLAND,
    CHOOSE_BOAT,
    CHOOSE_CLAN,
    CHOOSE_SIDE,
    CONFIRM_PASS,
    DRAFT_GUIDE,
    END_TURN,
    INCOME,
    LEADER_TOKEN,
    MAIN_CHOICE,
    NEUTRAL_CELL,
    NEXT_TURN,
    PASS_ABILITY,
    PASS_BONUS_TILE,
    PASS_GUIDE,
    PASS_SHRINE_CELL,
    POINTS,
    PREPARE_CLANS,
    RETURN_GUIDE,
    SALAMANDER_TILE,
    SHRINE_CELL,
    START_CELL,
    START_ORDER,
    START_TILE,
    TRADE_FISH,
    WORKER_KIND,
    open_step,
)

NEUTRAL_COLOURS: Final = 2
BOTTOM: Final = -1
BENEATH: Final[dict[int, list[int]]] = {
    CHOOSE_CLAN: [PREPARE_CLANS, CHOOSE_CLAN, CHOOSE_SIDE],
    CHOOSE_SIDE: [PREPARE_CLANS, CHOOSE_CLAN, CHOOSE_SIDE],
    DRAFT_GUIDE: [START_ORDER, DRAFT_GUIDE],
    START_TILE: [BEGIN_ROUND, START_TILE],
    START_CELL: [BEGIN_ROUND, START_TILE, NEUTRAL_CELL],
    NEUTRAL_CELL: [BEGIN_ROUND, START_TILE],
    LEADER_TOKEN: [NEXT_TURN, INCOME],
    INCOME: [NEXT_TURN, INCOME],
    MAIN_CHOICE: [NEXT_TURN],
    END_TURN: [NEXT_TURN],
    WORKER_KIND: [END_TURN],
    CHOOSE_BOAT: [END_TURN],
    BOAT_DESTINATION: [CHOOSE_BOAT],
    TRADE_FISH: [CHOOSE_BOAT],
    BUILD_CELL: [CHOOSE_BOAT],
    BUILD_TRACK: [CHOOSE_BOAT],
    SALAMANDER_TILE: [CHOOSE_BOAT, BEGIN_ROUND, START_TILE, NEUTRAL_CELL],
    CELEBRATE_ISLAND: [END_TURN, CHOOSE_BOAT, RETURN_GUIDE, BEGIN_ROUND, START_TILE, NEUTRAL_CELL],
    SHRINE_CELL: [END_TURN],
    CONFIRM_PASS: [NEXT_TURN],
    PASS_SHRINE_CELL: [CONFIRM_PASS],
    PASS_GUIDE: [CONFIRM_PASS, PASS_SHRINE_CELL],
    RETURN_GUIDE: [CONFIRM_PASS, PASS_SHRINE_CELL, PASS_GUIDE],
    PASS_ABILITY: [RETURN_GUIDE],
    PASS_BONUS_TILE: [PASS_ABILITY],
    PREPARE_CLANS: [BOTTOM],
    START_ORDER: [BOTTOM],
    BEGIN_ROUND: [BOTTOM],
    NEXT_TURN: [BOTTOM],
}
"""Which step may lie directly beneath which."""


def first_misplaced(s: Swamp) -> int:
    """The lowest place of the stack with a step that cannot lie there; -1 when all can and a decision is on top."""
    beneath = BOTTOM
    for n in range(len(s.pending)):
        kind = kind_of(s.pending[n])
        if beneath not in BENEATH[kind]:
            return n
        beneath = kind
    return len(s.pending) - 1 if s.pending and s.top() >= PREPARE_CLANS else -1


def is_prepared(s: Swamp) -> bool:
    """Have the clans been given their pieces (FS-2.16)?"""
    return not s.pending or kind_of(s.pending[0]) != PREPARE_CLANS


def boats_on_swamp(s: Swamp, seat: int) -> int:
    total = 0
    for boat in range(s.box.boats):
        if s.seats[seat].boat(boat) > 0:
            total += 1
    return total


def check_business(s: Swamp, misplaced: int, found: list[Refusal]) -> None:
    """Exactly one player has to decide, and the stack makes sense (invariants 17, 19)."""
    if s.is_over == (len(s.pending) > 0):
        found.append(Refusal("broken-over", "FS-1.1", "/over"))
    if not s.pending:
        return
    if misplaced >= 0:
        point = POINTS[kind_of(s.pending[misplaced])]
        found.append(Refusal("broken-pending", "FS-7.2", f"/pending/{misplaced}", point=point))
        return
    check_phase(s, found)
    check_order(s, found)
    check_neutral_colours(s, found)
    check_starts(s, found)
    check_decision(s, found)


def check_options(s: Swamp, found: list[Refusal]) -> None:
    """Something can be chosen (FS-7.9)."""
    out = Options()
    open_step(s).options(s, int(s.player), out)
    if out.size() == 0 or not open_step(s).stays_open(s, True):
        found.append(Refusal("broken-no-option", "FS-7.9", "/pending", point=POINTS[s.top()]))


def check_phase(s: Swamp, found: list[Refusal]) -> None:
    """The round, the clans and the guides fit the phase."""
    base = kind_of(s.pending[0])
    in_round = base == NEXT_TURN
    if (in_round != (s.round > 0) and base != BEGIN_ROUND) or s.round > s.box.rounds:
        found.append(Refusal("broken-round", "FS-1.1", "/round", found=int(s.round), most=s.box.rounds))
    for n in range(len(s.seats)):
        seat = s.seats[n]
        if base != PREPARE_CLANS and seat.clan < 0:
            found.append(Refusal("broken-no-clan", "FS-2.14", f"/seats/{n}/clan"))
        if base in (NEXT_TURN, BEGIN_ROUND) and seat.guide < 0 and not may_lack_guide(s, n):
            found.append(Refusal("broken-no-guide", "FS-3.1", f"/seats/{n}/guide"))
    if is_pending(s, RETURN_GUIDE) and s.round < s.box.rounds and not is_pending(s, PASS_GUIDE):
        found.append(Refusal("broken-pending", "FS-18.5", "/pending", point=POINTS[PASS_GUIDE]))


def has_order(s: Swamp) -> bool:
    """Is every seat in the turn order?  Each is there once, or it would not have been read."""
    return len(s.order) == len(s.seats)


def check_order(s: Swamp, found: list[Refusal]) -> None:
    """Once the guides are drafted there is a turn order, by their initiative (FS-3.3)."""
    if kind_of(s.pending[0]) not in (NEXT_TURN, BEGIN_ROUND):
        return
    if has_order(s):
        check_initiative(s, found)
    else:
        found.append(Refusal("wrong-order", "FS-3.3", "/order"))


def check_neutral_colours(s: Swamp, found: list[Refusal]) -> None:
    """Two colours are neutral with two players, once the clans are known (FS-4.8)."""
    colours = len(s.neutrals)
    if s.neutrals and has_order(s):
        differs(found, "broken-neutrals", "FS-4.8", "/swamp/neutrals", colours, NEUTRAL_COLOURS)
    if s.box.neutral_settlements > 0 and kind_of(s.pending[0]) != PREPARE_CLANS and not s.neutrals:
        differs(found, "broken-neutrals", "FS-4.8", "/swamp/neutrals", colours, NEUTRAL_COLOURS)


def check_initiative(s: Swamp, found: list[Refusal]) -> None:
    """Those who have not passed hold the guides of this round, in the order of their initiative (FS-3.3)."""
    last = -1
    for seat in s.order:
        guide = int(s.returned) if s.returned >= 0 and seat == s.seat_to_act() else int(s.seats[seat].guide)
        if s.seats[seat].has_passed or guide < 0:
            continue
        if s.box.initiative[guide] < last:
            found.append(Refusal("broken-initiative", "FS-3.3", "/order"))
            return
        last = s.box.initiative[guide]


def check_starts(s: Swamp, found: list[Refusal]) -> None:
    """In set-up nobody has passed, and every starting settlement still to come is still there (FS-4.1)."""
    if s.round > 0 or kind_of(s.pending[0]) == NEXT_TURN:
        return
    for n in range(len(s.seats)):
        if s.seats[n].has_passed:
            found.append(Refusal("broken-turn", "FS-18.1", f"/seats/{n}/passed", seat=n + 1))
        to_come = 0
        drafts = 0
        for step in s.pending:
            if seat_of(step) == n:
                kind = kind_of(step)
                to_come += 1 if kind in (START_TILE, START_CELL) else 0
                drafts += 1 if kind == DRAFT_GUIDE else 0
        left = 0
        for track in range(TRACKS):
            at = place(s.seats[n].board(), track, 0)
            if s.box.is_start[at] and s.seats[n].track(track) == 0:
                left += 1
        if len(s.neutrals) == len(s.seats) and has_order(s):
            still = s.box.neutral_settlements - int(count(s.neutrals[s.order.index(n)]))
            differs(found, "broken-neutrals", "FS-4.8", "/pending", neutrals_to_come(s, n), still)
        if to_come > left or drafts > 1 or (drafts == 1 and s.seats[n].guide >= 0):
            found.append(Refusal("broken-turn", "FS-4.1", "/pending", seat=n + 1))


def neutrals_to_come(s: Swamp, seat: int) -> int:
    """Neutral settlements this seat has yet to place: one for each own one to begin, and one that is open."""
    total = 0
    for step in s.pending:
        if seat_of(step) == seat and kind_of(step) in (START_TILE, NEUTRAL_CELL):
            total += 1
    return total


def may_lack_guide(s: Swamp, seat: int) -> bool:
    """Between returning a guide and taking another, and after a pass in the last round (invariant 5)."""
    if s.seats[seat].has_passed:
        return s.round == s.box.rounds
    if s.returned < 0 or seat != s.seat_to_act():
        return False
    return s.round == s.box.rounds or is_pending(s, PASS_GUIDE)


def is_pending(s: Swamp, wanted: int) -> bool:
    for step in s.pending:
        if kind_of(step) == wanted:
            return True
    return False


def check_decision(s: Swamp, found: list[Refusal]) -> None:
    """The open decision has what it speaks of."""
    kind = s.top()
    seat = s.seat_to_act()
    if kind_of(s.pending[0]) == NEXT_TURN and kind != LEADER_TOKEN:
        if s.seats[seat].has_passed or not 0 <= s.place < len(s.order) or s.order[s.place] != seat:
            found.append(Refusal("broken-turn", "FS-7.1", "/place", seat=seat + 1))
        if any(seat_of(step) != seat for step in s.pending[1:]):
            found.append(Refusal("broken-turn", "FS-7.1", "/pending", seat=seat + 1))
    afloat = (1 << boats_on_swamp(s, seat)) - 1
    if s.ready & ~afloat or s.acted & ~s.ready:
        found.append(Refusal("broken-action-boat", "FS-8.1", "/action/ready"))
    wanted = -1
    if kind == TRADE_FISH:
        wanted = TRADE
    elif kind in (BUILD_CELL, BUILD_TRACK):
        wanted = BUILD_ACTION
    if wanted >= 0 and s.action != wanted:
        found.append(Refusal("broken-action", "FS-8.1", "/action/action"))
    if kind in (CHOOSE_BOAT, BOAT_DESTINATION) and not 0 <= s.action <= NAVIGATE:
        found.append(Refusal("broken-action", "FS-8.1", "/action/action"))
    speaks_of_a_boat = kind in (BOAT_DESTINATION, TRADE_FISH, BUILD_CELL, BUILD_TRACK)
    if speaks_of_a_boat and (s.boat < 0 or (s.ready >> s.boat) & 1 == 0):
        found.append(Refusal("broken-action-boat", "FS-8.1", "/action/boat"))
    if kind == BUILD_TRACK and not has(s.chart.sites, s.argument()):
        found.append(Refusal("not-water", "FS-5.1", "/pending", cell=name(s.argument())))
    if kind == NEUTRAL_CELL and not s.neutrals and s.box.neutral_settlements == 0:
        found.append(Refusal("broken-pending", "FS-4.8", "/pending", point=POINTS[NEUTRAL_CELL]))
