"""How options stand to the open question, and what goes without saying."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.game import Sentence
from bogwood.kernel.manner import ANSWER, ASIDE, NOTHING_OBVIOUS, PASS, PICK
from bogwood.kernel.options import Options

from . import anytime, choices
from .box import TILES_PER_ROUND
from .state import Swamp
from .steps import CHOOSE_BOAT, STEPS, WORKER_KIND

LEAVING: Final = [choices.FINISH, choices.STOP, choices.NO_CELEBRATION, choices.RESERVE_NOTHING, choices.PASS]
"""Options that do nothing where something could be done."""


def manner_of(s: Swamp, option: int) -> int:
    if choices.ANYTIME.holds(option):
        return ASIDE
    if s.top() == CHOOSE_BOAT and choices.BOATS.holds(option):
        return PICK
    if option in LEAVING and answers(s).size() > 1:
        return PASS
    return ANSWER


def answers(s: Swamp) -> Options:
    """The answers to the open question, without exchanges and tiles."""
    out = Options()
    STEPS.open(s).options(s, int(s.player), out)
    return out


def obvious(s: Swamp) -> int:
    """The only answer.  It is asked for where a tile could change what may be done or what it costs (FS-16.4, FS-16.6);
    but not a worker's kind: whoever wants to change one against another does so before choosing the space (FS-7.4)."""
    out = answers(s)
    if out.size() != 1 or (s.top() != WORKER_KIND and STEPS.open(s).allows_asides(s) and has_tile(s)):
        return NOTHING_OBVIOUS
    return out.nth(0)


def has_tile(s: Swamp) -> bool:
    """Could the player use a tile now, perhaps after an exchange (FS-16.1)?"""
    mine = s.seats[s.player].tiles
    for tile in range(TILES_PER_ROUND):
        for number in (tile, anytime.ROUND_3 + tile):
            if (mine >> number) & 1 == 1 and anytime.is_usable(s, s.player, number):
                return True
    return False


def forgoes(s: Swamp, option: int) -> Sentence | None:
    """Passing with workers left loses what they could do in this round (FS-17.1)."""
    me = s.seats[s.player]
    if option != choices.PASS or me.workers + me.axolotls == 0:
        return None
    return Sentence("feya-forgoes-workers", {"count": int(me.workers + me.axolotls)})
