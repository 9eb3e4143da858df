"""Megaliths (EW-10): on two levels of a common site, taken from the recesses of the own board."""

from __future__ import annotations

from bogwood.kernel.cells import lowest
from bogwood.kernel.game import Sentence
from bogwood.kernel.native import i64
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices, program
from .effects import EFFECTS, Verb, declined, words_of
from .packs import bit, size_of
from .state import World
from .steps import MEGALITH_PLACE, STEPS, Step
from .tell import gain_vp, lose, tell


def occupied(s: World) -> i64:
    """The spaces with a megalith of anybody."""
    found: i64 = 0
    for tribe in s.tribes:
        found |= tribe.level_1 | tribe.neutral_1
    return found


def covered(s: World) -> i64:
    """The spaces under a megalith of level 2."""
    found: i64 = 0
    for tribe in s.tribes:
        squares = tribe.level_2 | tribe.neutral_2
        while squares != 0:
            found |= s.box.squares[lowest(squares)]
            squares &= squares - 1
    return found


def open_spaces(s: World) -> i64:
    """Empty spaces next to a megalith; any space while there is none (EW-10.2)."""
    taken = occupied(s)
    if taken == 0:
        return s.box.all_spaces
    found: i64 = 0
    rest = taken
    while rest != 0:
        found |= s.box.beside[lowest(rest)]
        rest &= rest - 1
    return found & ~taken


def open_squares(s: World) -> i64:
    """Squares of four megaliths none of which carries one (EW-10.3, EW-10.5)."""
    bare = occupied(s) & ~covered(s)
    found: i64 = 0
    for n in range(len(s.box.squares)):
        if s.box.squares[n] & ~bare == 0:
            found |= bit(n)
    return found


def megaliths_left(s: World, seat: int) -> int:
    return s.box.megaliths - s.tribes[seat].megaliths_built()


def can_build(s: World, seat: int) -> bool:
    """Is there a megalith, and a place for it?"""
    if megaliths_left(s, seat) <= 0:
        return False
    return occupied(s) != s.box.all_spaces or open_squares(s) != 0


class Megalith(Verb):
    def can(self, s: World, seat: int, pc: int) -> bool:
        return can_build(s, seat)

    def do(self, s: World, seat: int, pc: int) -> None:
        if can_build(s, seat):
            s.push(MEGALITH_PLACE, seat)
        else:
            lose(s, seat, "megalith")


class MegalithPlace(Step):
    """A space of level 1 or a square for level 2 (EW-10.2, EW-10.3)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        if megaliths_left(s, seat) > 0:
            squares = open_squares(s)
            out.offer_cells(choices.SPACE, (open_spaces(s) | squares << 32, 0, 0))
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        s.pop()
        if option == choices.DECLINE:
            return
        if choices.SPACES.holds(option):
            build_on_space(s, seat, option - choices.SPACE)
        else:
            build_on_square(s, seat, option - choices.SQUARE)

    def answers(self, option: int) -> bool:
        return choices.MEGALITH.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        if megaliths_left(s, seat) <= 0:
            return Refusal("no-megalith-left", "EW-10.1")
        if choices.SQUARES.holds(option):
            return Refusal("square-closed", "EW-10.3")
        if (occupied(s) >> (option - choices.SPACE)) & 1:
            return Refusal("space-taken", "EW-10.2")
        return Refusal("space-apart", "EW-10.2")

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.DECLINE:
            return declined()
        if choices.SPACES.holds(option):
            space = option - choices.SPACE
            told = words_of(s, s.box.space_bonus[space])
            told["space"] = s.box.space_ids[space]
            return Sentence("winter-option-megalith-space", told)
        square = option - choices.SQUARE
        points = square_points(s, seat, square)
        return Sentence("winter-option-megalith-square", {"square": s.box.square_ids[square], "points": points})


def take_megalith(s: World, seat: int) -> bool:
    """From the lowest recess that is not empty; True when it is a coloured one (EW-10.1).

    Emptying a recess gains its bonus, after that of the space (EW-10.4).
    """
    built = s.tribes[seat].megaliths_built()
    if built % s.box.recess_size == s.box.recess_size - 1:
        s.bonus(seat, s.box.recess_bonus[built // s.box.recess_size])
    return built < s.box.coloured


def build_on_space(s: World, seat: int, space: int) -> None:
    """Level 1: the bonus of the space (EW-10.2)."""
    tribe = s.tribes[seat]
    if s.tale is not None:
        tell(s, "megalith", seat, 1, "", {"space": s.box.space_ids[space]})
    if take_megalith(s, seat):
        tribe.level_1 |= bit(space)
    else:
        tribe.neutral_1 |= bit(space)
    s.bonus(seat, s.box.space_bonus[space])


def square_points(s: World, seat: int, square: int) -> int:
    own = size_of(s.box.squares[square] & s.tribes[seat].level_1)
    return s.box.level_2 + s.box.level_2_per_own * own


def build_on_square(s: World, seat: int, square: int) -> None:
    """Level 2: points at once, more for own megaliths below (EW-10.3)."""
    tribe = s.tribes[seat]
    points = square_points(s, seat, square)
    if s.tale is not None:
        tell(s, "megalith", seat, 2, "", {"space": s.box.square_ids[square]})
    if take_megalith(s, seat):
        tribe.level_2 |= bit(square)
    else:
        tribe.neutral_2 |= bit(square)
    gain_vp(s, seat, points, program.MEGALITHS)


STEPS[MEGALITH_PLACE] = MegalithPlace()
EFFECTS[program.MEGALITH] = Megalith()
