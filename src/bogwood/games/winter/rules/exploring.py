"""Explore, box 1 (EW-5.8): camps are placed and moved (EW-8); rafts move along (RR-5)."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import lowest, shifted
from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Sentence
from bogwood.kernel.native import i64
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices, program
from .box import DELTA, HEXES
from .deeds import DEEDS, FREE, PAID, Deed, can_pay, lacks
from .effects import EFFECTS, Verb, declined
from .packs import bit
from .state import CAMP_BITS, World
from .steps import BOX, CAMP_ENTRY, MOST_POINTS, MOVE_PIECE, MOVE_TARGET, STEPS, Step
from .tell import lose, pay_food, pay_labour, tell

BY_LABOUR: Final = 0
"""Move points of a step that is paid with Labour as it is made (EW-8.2)."""

PIECES: Final = 32
UNLIMITED: Final = 99

PIECE_BASE: Final = choices.PIECE_BASE
PIECE_RAFT: Final = choices.PIECE_RAFT


# Camps


def entries(s: World, seat: int) -> list[int]:
    """Where a camp may enter: Base tile, start base, the raft's hex (EW-8.1, RR-4.1)."""
    found: list[int] = []
    if s.land.base >= 0:
        found.append(choices.ENTER_TILE)
    if s.tribes[seat].base >= 0:
        found.append(choices.ENTER_BASE)
    if s.raft_hex(seat) >= 0:
        found.append(choices.ENTER_RAFT)
    return found


def enter_camp(s: World, seat: int, entry: int) -> None:
    """The leftmost camp of the board comes onto the map (EW-8.1)."""
    tribe = s.tribes[seat]
    tribe.camps_home -= 1
    if entry == choices.ENTER_BASE:
        tribe.camps_at_base += 1
    else:
        tribe.put_camps(s.land.base if entry == choices.ENTER_TILE else s.raft_hex(seat), 1)
    if s.tale is not None:
        tell(s, "camp_placed", seat, 1, "", {"place": entry_name(s, seat, entry)})


def entry_name(s: World, seat: int, entry: int) -> str:
    if entry == choices.ENTER_BASE:
        return "start_base"
    return "base_tile" if entry == choices.ENTER_TILE else s.box.hex_ids[s.raft_hex(seat)]


class PlaceCamp(Deed):
    """Labour and Food for a camp (EW-5.8)."""

    def can(self, s: World, seat: int) -> bool:
        return s.tribes[seat].camps_home > 0 and can_pay(s, seat, s.box.camp_labour, s.box.camp_food, 0)

    def do(self, s: World, seat: int) -> None:
        places = entries(s, seat)
        if len(places) == 1:
            pay_for_camp(s, seat)
            enter_camp(s, seat, places[0])
        else:
            s.push(CAMP_ENTRY, seat, PAID)

    def why(self, s: World, seat: int) -> Refusal:
        if s.tribes[seat].camps_home == 0:
            return Refusal("no-camp-left", "EW-8.1")
        missing = lacks(s, seat, s.box.camp_labour, s.box.camp_food, 0)
        return missing or Refusal("not-now", "EW-5.8", "", point="box")

    def words(self, s: World, seat: int) -> Arguments:
        return {"labour": s.box.camp_labour, "food": s.box.camp_food}


def pay_for_camp(s: World, seat: int) -> None:
    pay_labour(s, seat, s.box.camp_labour)
    pay_food(s, seat, s.box.camp_food)


class Camp(Verb):
    def can(self, s: World, seat: int, pc: int) -> bool:
        return s.tribes[seat].camps_home > 0

    def do(self, s: World, seat: int, pc: int) -> None:
        if s.tribes[seat].camps_home > 0:
            s.push(CAMP_ENTRY, seat, FREE)
        else:
            lose(s, seat, "camp")


class CampEntry(Step):
    """Where the camp enters, or not at all (EW-8.1, RR-4.1)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        is_paid = s.argument() == FREE or can_pay(s, seat, s.box.camp_labour, s.box.camp_food, 0)
        if is_paid and s.tribes[seat].camps_home > 0:
            for entry in entries(s, seat):
                out.offer(entry)
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        is_paid = s.argument() == PAID
        s.pop()
        if option == choices.DECLINE:
            return
        if is_paid:
            pay_for_camp(s, seat)
        enter_camp(s, seat, option)

    def answers(self, option: int) -> bool:
        return choices.ENTRIES.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        return Refusal("no-entry", "RR-4.1" if s.land.course else "EW-8.1")

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.DECLINE:
            return declined()
        return Sentence("winter-option-camp_entry", {"place": entry_name(s, seat, option)})

    # Moves

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        return argument in (FREE, PAID) and (argument == PAID) == (below == BOX)

    def is_paid(self, argument: int) -> bool:
        return argument == PAID


def targets(s: World, owner: int, piece: int, points: int) -> i64:
    """Where a piece may go for so many points: hexes, and above them positions of the river course.

    A camp goes to a neighbouring hex, the Base tile too and whoever is there, into a glacier for more points
    (EW-8.2 to EW-8.4); from a start base onto one of its two hexes (RR-4.3); a raft downstream as far as it likes,
    upstream by one (RR-5.2).
    """
    tribe = s.tribes[owner]
    if piece == PIECE_RAFT:
        return shifted(raft_targets(int(tribe.raft)), HEXES) if tribe.raft >= 0 and points > 0 else 0
    if piece == PIECE_BASE:
        if tribe.camps_at_base == 0 or points == 0:
            return 0
        found = s.box.base_touches[tribe.base]
    else:
        if tribe.camps_on(piece) == 0 or points == 0:
            return 0
        found = s.box.near[piece]
    return found if points >= s.box.glacier_moves else found & ~s.land.glaciers


def raft_targets(position: int) -> i64:
    """The positions that one move reaches; nothing blocks a raft (RR-5.2 to RR-5.4)."""
    downstream = shifted(2, DELTA) - shifted(2, position)
    return downstream | (bit(position - 1) if position > 0 else 0)


def movable(s: World, owner: int, points: int) -> i64:
    """The pieces of a tribe that can go somewhere: camps by their hex, one on the start base, the raft."""
    tribe = s.tribes[owner]
    found: i64 = 0
    if points <= 0:
        return 0
    camps = tribe.camps
    while camps != 0:
        n = lowest(camps) // CAMP_BITS
        if targets(s, owner, int(n), points) != 0:
            found |= bit(n)
        camps &= ~shifted(7, CAMP_BITS * n)
    if tribe.camps_at_base > 0 and targets(s, owner, PIECE_BASE, points) != 0:
        found |= bit(PIECE_BASE)
    if tribe.raft >= 0:
        found |= bit(PIECE_RAFT)
    return found


def move_cost(s: World, target: int) -> int:
    """One point, more into a glacier; rafts never go there (EW-8.2)."""
    return s.box.glacier_moves if target < HEXES and (s.land.glaciers >> target) & 1 else 1


def move_piece(s: World, owner: int, piece: int, target: int) -> None:
    """A camp to a hex, or the raft to a position of its course."""
    tribe = s.tribes[owner]
    if piece == PIECE_RAFT:
        tribe.raft = target - HEXES
        if s.tale is not None:
            tell(s, "raft_moved", owner, int(tribe.raft), "", {"place": position_name(s, int(tribe.raft))})
        return
    if piece == PIECE_BASE:
        tribe.camps_at_base -= 1
    else:
        tribe.put_camps(piece, -1)
    tribe.put_camps(target, 1)
    if s.tale is not None:
        tell(s, "camp_moved", owner, 1, "", {"start": piece_name(s, piece), "place": s.box.hex_ids[target]})


def piece_name(s: World, piece: int) -> str:
    if piece == PIECE_RAFT:
        return "raft"
    return "start_base" if piece == PIECE_BASE else s.box.hex_ids[piece]


def position_name(s: World, position: int) -> str:
    if position == 0:
        return "headwaters"
    return "delta_tile" if position == DELTA else s.box.hex_ids[s.land.course_hex(position)]


def target_name(s: World, target: int) -> str:
    return s.box.hex_ids[target] if target < HEXES else position_name(s, target - HEXES)


def points_to_spend(s: World, points: int) -> int:
    return int(s.labour) // s.box.move_labour if points == BY_LABOUR else points


class MoveDeed(Deed):
    """Labour for a move point (EW-5.8)."""

    def can(self, s: World, seat: int) -> bool:
        return s.labour >= s.box.move_labour and movable(s, seat, points_to_spend(s, BY_LABOUR)) != 0

    def do(self, s: World, seat: int) -> None:
        s.push(MOVE_PIECE, seat, BY_LABOUR)

    def why(self, s: World, seat: int) -> Refusal:
        return lacks(s, seat, s.box.move_labour, 0, 0) or Refusal("nothing-to-move", "EW-8.2")

    def words(self, s: World, seat: int) -> Arguments:
        return {"labour": s.box.move_labour}


class Move(Verb):
    """Points spent at once, also on several pieces; the rest is lost (EW-8.2)."""

    def can(self, s: World, seat: int, pc: int) -> bool:
        return movable(s, seat, s.box.amount[pc]) != 0

    def do(self, s: World, seat: int, pc: int) -> None:
        if self.can(s, seat, pc):
            s.push(MOVE_PIECE, seat, s.box.amount[pc])
        else:
            lose(s, seat, "move")


class MovePiece(Step):
    """An own camp or the raft, or stop; villages never move (EW-8.2, EW-9.3, RR-5.1)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        out.offer_cells(choices.PIECE, (movable(s, seat, points_to_spend(s, s.argument())), 0, 0))
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        if option == choices.DECLINE:
            s.pop()
        else:
            s.replace(MOVE_TARGET, seat, s.argument() * PIECES + option - choices.PIECE)

    def answers(self, option: int) -> bool:
        return choices.PIECES.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        return Refusal("no-such-piece", "EW-8.2", "", place=piece_name(s, option - choices.PIECE))

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.DECLINE:
            return Sentence("winter-option-move-stop", {})
        return Sentence("winter-option-move_piece", {"place": piece_name(s, option - choices.PIECE)})

    def details(self, s: World) -> Arguments:
        return {"points": points_to_spend(s, s.argument())}

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        return argument <= MOST_POINTS

    def is_paid(self, argument: int) -> bool:
        return argument == BY_LABOUR


class MoveTarget(Step):
    """Where it goes (EW-8.2, RR-5.2)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        points = points_to_spend(s, s.argument() // PIECES)
        out.offer_cells(choices.TARGET, (targets(s, seat, s.argument() % PIECES, points), 0, 0))
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        points = s.argument() // PIECES
        piece = s.argument() % PIECES
        if option == choices.DECLINE:
            s.replace(MOVE_PIECE, seat, points)
            return
        target = option - choices.TARGET
        cost = move_cost(s, target)
        s.pop()
        if points == BY_LABOUR:
            pay_labour(s, seat, cost * s.box.move_labour)
        move_piece(s, seat, piece, target)
        if points > cost and movable(s, seat, points - cost) != 0:
            s.push(MOVE_PIECE, seat, points - cost)

    def answers(self, option: int) -> bool:
        return choices.TARGETS.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        return why_not_there(s, seat, s.argument() % PIECES, option - choices.TARGET)

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.DECLINE:
            return Sentence("winter-option-back", {})
        target = option - choices.TARGET
        cost = move_cost(s, target)
        return Sentence("winter-option-move_target", {"place": target_name(s, target), "cost": cost})

    def details(self, s: World) -> Arguments:
        return {"place": piece_name(s, s.argument() % PIECES)}

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        return argument % PIECES <= PIECE_RAFT and argument // PIECES <= MOST_POINTS

    def is_paid(self, argument: int) -> bool:
        return argument // PIECES == BY_LABOUR


def why_not_there(s: World, owner: int, piece: int, target: int) -> Refusal:
    if (piece == PIECE_RAFT) != (target >= HEXES):
        return Refusal("no-way-there", "RR-5.4" if piece == PIECE_RAFT else "RR-4.2")
    if piece == PIECE_RAFT:
        return Refusal("no-way-there", "RR-5.2")
    if (targets(s, owner, piece, UNLIMITED) >> target) & 1:
        return Refusal("glacier-too-dear", "EW-8.2", "", price=s.box.glacier_moves)
    return Refusal("no-way-there", "EW-8.2")


STEPS[CAMP_ENTRY] = CampEntry()
STEPS[MOVE_PIECE] = MovePiece()
STEPS[MOVE_TARGET] = MoveTarget()
DEEDS[choices.PLACE_CAMP] = PlaceCamp()
DEEDS[choices.MOVE] = MoveDeed()
EFFECTS[program.CAMP] = Camp()
EFFECTS[program.MOVE] = Move()
