"""How options stand to the open question, and what goes without saying."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import cell, each, without
from bogwood.kernel.game import Sentence
from bogwood.kernel.manner import ANSWER, ASIDE, NOTHING_OBVIOUS, PASS
from bogwood.kernel.options import Options

from . import choices
from .exploring import closed_to_all
from .sale import SALES
from .state import Realm
from .steps import STEPS

LEAVING: Final = [
    choices.BUY_BACK, choices.GUILD_BACK, choices.BOARD_DONE, choices.TURN_NONE, choices.KEEP_NONE, choices.STOP,
]  # fmt: skip
"""Options that do nothing where something could be done."""


def manner_of(s: Realm, option: int) -> int:
    """An answer that only a sale would give company leaves something undone, too (FE-2.6)."""
    if choices.SALES.holds(option):
        return ASIDE
    if option == choices.STOP and s.token_at(int(s.at)) >= 0:
        return ANSWER
    return PASS if option in LEAVING else ANSWER


def obvious(s: Realm) -> int:
    """What is settled by itself is settled by the rules (FE-2.6): beside a sale no answer goes without saying."""
    out = Options()
    step = STEPS.open(s)
    step.options(s, int(s.player), out)
    if out.size() != 1:
        return NOTHING_OBVIOUS
    found = out.nth(0)
    if step.allows_asides(s):
        SALES.options(s, int(s.player), out)
    return found if out.size() == 1 else NOTHING_OBVIOUS


def forgoes(s: Realm, option: int) -> Sentence | None:
    """Stopping where no token lies sends the merchant home, although one is in reach (FE-7.9)."""
    if option != choices.STOP or not has_token_in_reach(s):
        return None
    return Sentence("felinia-forgoes-token", {})


def has_token_in_reach(s: Realm) -> bool:
    """Does no token lie here, but one where the merchant could still go (FE-7.4, FA-3.2)?"""
    if s.token_at(int(s.at)) >= 0:
        return False
    free = without(without(s.box.all_provinces, s.visited), closed_to_all(s))
    left = max(0, s.box.steps - int(s.steps)) + int(s.seats[s.player].food)
    reach = s.box.graph.reach(cell(s.at), free, left)
    return any(s.token_at(province) >= 0 for province in each(reach))
