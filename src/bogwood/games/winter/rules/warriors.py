"""The Warriors' ability (WA-1.3): one own camp or the raft, and one camp of one opponent, to a neighbouring hex."""

from __future__ import annotations

from bogwood.kernel.game import Sentence
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices, program
from .effects import EFFECTS, Verb, declined
from .exploring import (
    PIECE_BASE,
    PIECE_RAFT,
    PIECES,
    UNLIMITED,
    movable,
    move_piece,
    piece_name,
    target_name,
    targets,
    why_not_there,
)
from .packs import bit, bits_in
from .state import World, opponents
from .steps import STEPS, WARRIOR_OTHER, WARRIOR_OWN, WARRIOR_TARGET, Step

CAMPS: int = 20
"""Places where a camp of an opponent may stand: the hexes and its start base."""


def has_foreign_camps(s: World, seat: int) -> bool:
    """Is there an opponent's camp that can be moved?  Rafts and villages cannot (WA-1.4)."""
    for other in opponents(s, seat):
        if movable(s, other, UNLIMITED) & ~bit(PIECE_RAFT) != 0:
            return True
    return False


class WarriorMove(Verb):
    """Both halves may be skipped; glaciers cost nothing more (WA-1.3, WA-1.8)."""

    def can(self, s: World, seat: int, pc: int) -> bool:
        return movable(s, seat, UNLIMITED) != 0 or has_foreign_camps(s, seat)

    def do(self, s: World, seat: int, pc: int) -> None:
        if has_foreign_camps(s, seat):
            s.push(WARRIOR_OTHER, seat)
        if movable(s, seat, UNLIMITED) != 0:
            s.push(WARRIOR_OWN, seat)


class WarriorOwn(Step):
    """An own camp or the raft, or nothing (WA-1.3, WA-1.7)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        out.offer_cells(choices.PIECE, (movable(s, seat, UNLIMITED), 0, 0))
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        if option == choices.DECLINE:
            s.pop()
        else:
            s.replace(WARRIOR_TARGET, seat, seat * PIECES + option - choices.PIECE)

    def answers(self, option: int) -> bool:
        return choices.PIECES.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        return Refusal("no-such-piece", "WA-1.3", "", place=piece_name(s, option - choices.PIECE))

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.DECLINE:
            return declined()
        return Sentence("winter-option-move_piece", {"place": piece_name(s, option - choices.PIECE)})


class WarriorOther(Step):
    """One camp of one opponent, or nothing (WA-1.3, WA-1.4)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        for other in opponents(s, seat):
            for piece in bits_in(movable(s, other, UNLIMITED) & ~bit(PIECE_RAFT)):
                out.offer(choices.FOREIGN + CAMPS * other + piece)
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        if option == choices.DECLINE:
            s.pop()
            return
        place = option - choices.FOREIGN
        s.replace(WARRIOR_TARGET, seat, place // CAMPS * PIECES + place % CAMPS)

    def answers(self, option: int) -> bool:
        return choices.FOREIGN_CAMPS.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        return Refusal("no-such-piece", "WA-1.3", "", place=piece_name(s, (option - choices.FOREIGN) % CAMPS))

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.DECLINE:
            return declined()
        place = option - choices.FOREIGN
        owner = owner_name(s, place // CAMPS)
        return Sentence("winter-option-warrior_other", {"owner": owner, "place": piece_name(s, place % CAMPS)})


def owner_name(s: World, seat: int) -> str:
    """The colour of a player, or the Rival."""
    return s.box.colours[seat] if seat < s.box.players else "rival"


class WarriorTarget(Step):
    """A neighbouring hex; the own raft goes by its own rule (WA-1.5 to WA-1.8)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        owner = s.argument() // PIECES
        out.offer_cells(choices.TARGET, (targets(s, owner, s.argument() % PIECES, UNLIMITED), 0, 0))
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        owner = s.argument() // PIECES
        piece = s.argument() % PIECES
        if option == choices.DECLINE:
            s.replace(WARRIOR_OWN if owner == seat else WARRIOR_OTHER, seat)
            return
        s.pop()
        move_piece(s, owner, piece, option - choices.TARGET)

    def answers(self, option: int) -> bool:
        return choices.TARGETS.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        return why_not_there(s, s.argument() // PIECES, s.argument() % PIECES, option - choices.TARGET)

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.DECLINE:
            return Sentence("winter-option-back", {})
        return Sentence("winter-option-warrior_target", {"place": target_name(s, option - choices.TARGET)})

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        owner = argument // PIECES
        most = PIECE_RAFT if owner == seat else PIECE_BASE
        return owner < len(s.tribes) and argument % PIECES <= most


STEPS[WARRIOR_OWN] = WarriorOwn()
STEPS[WARRIOR_OTHER] = WarriorOther()
STEPS[WARRIOR_TARGET] = WarriorTarget()
EFFECTS[program.WARRIOR_MOVE] = WarriorMove()
