"""The idol tracks (EW-11): single steps of Honor and Sacrifice, each with its bonus."""

from __future__ import annotations

from . import program
from .box import LAST_STEP
from .effects import EFFECTS, Verb
from .state import World
from .tell import tell


def honor_step(s: World, seat: int) -> None:
    """One step on the Honor track; at its end the overflow instead (EW-11.1, EW-11.2)."""
    tribe = s.tribes[seat]
    if tribe.honor >= LAST_STEP:
        s.bonus(seat, s.box.overflow)
        return
    tribe.honor += 1
    if s.tale is not None:
        tell(s, "honor", seat, 1, "", {"step": int(tribe.honor)})
    s.bonus(seat, s.box.honor_bonus[tribe.honor])


def sacrifice_step(s: World, seat: int) -> None:
    """One step on the Sacrifice track; at its end the overflow instead (EW-11.1, EW-11.2)."""
    tribe = s.tribes[seat]
    if tribe.sacrifice >= LAST_STEP:
        s.bonus(seat, s.box.overflow)
        return
    tribe.sacrifice += 1
    if s.tale is not None:
        tell(s, "sacrifice", seat, 1, "", {"step": int(tribe.sacrifice)})
    s.bonus(seat, s.box.sacrifice_bonus[tribe.sacrifice])


class Honor(Verb):
    def do(self, s: World, seat: int, pc: int) -> None:
        honor_step(s, seat)


class Sacrifice(Verb):
    def do(self, s: World, seat: int, pc: int) -> None:
        sacrifice_step(s, seat)


EFFECTS[program.HONOR] = Honor()
EFFECTS[program.SACRIFICE] = Sacrifice()
