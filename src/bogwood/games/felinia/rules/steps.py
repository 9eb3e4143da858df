"""The decision points: for each a step that says what may be chosen, beside what choosing does."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Sentence
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from .state import Realm

# Decisions.
BID: Final = 0
BUY: Final = 1
GUILD: Final = 2
GIVE: Final = 3
BONUS: Final = 4
BOARD: Final = 5
STEP: Final = 6
TURN: Final = 7
MOVE: Final = 8
CASTLE: Final = 9
STORE_4: Final = 10
STORE: Final = 11

# What happens by itself.
BIDDING: Final = 12
TRADING: Final = 13
DEPARTURE: Final = 14
SAILING: Final = 15
STORING: Final = 16
PREPARING: Final = 17
KINDS: Final = 18

POINTS: Final = [
    "bid",
    "buy",
    "guild",
    "give",
    "bonus",
    "board",
    "step",
    "turn",
    "move",
    "castle",
    "store_4",
    "store",
    "bidding",
    "trading",
    "departure",
    "exploring",
    "storing",
    "preparing",
]


class Step:
    """One kind of pending step.

    A decision offers ``options`` and carries one out with ``choose``.  ``settle`` does what needs no decision: a
    decision with exactly one possible answer is carried out there (FE-2.6).  ``why`` is asked only about an option of
    this step that is not offered, ``describe`` only about one that is.
    """

    def settle(self, s: Realm) -> bool:
        """Do what needs no decision; True when the step has taken itself off the stack."""
        return False

    def options(self, s: Realm, out: Options) -> None:
        """Offer what may be chosen now."""

    def choose(self, s: Realm, option: int) -> None:
        """Carry out an offered option."""

    def why(self, s: Realm, option: int) -> Refusal:
        """The rule that closes an option of this decision."""
        return Refusal("not-now", "FE-2.1", "", point=POINTS[s.top()])

    def describe(self, s: Realm, option: int) -> Sentence:
        """What an offered option means."""
        return Sentence("felinia-option-" + POINTS[s.top()], {})

    def answers(self, option: int) -> bool:
        """Is the option of a kind that this decision asks for?"""
        return False

    def allows_sales(self) -> bool:
        """May the player sell before answering (FE-2.3)?"""
        return True

    def details(self, s: Realm) -> Arguments:
        """What the question speaks of."""
        return {}


STEPS: Final[list[Step]] = [Step() for _ in range(KINDS)]
"""The steps by kind; each module puts its own in."""


def settle(s: Realm) -> None:
    """Let everything happen that needs no decision, up to the next one or the end."""
    while s.pending and STEPS[s.top()].settle(s):
        pass
    if s.pending:
        s.player = s.seat_to_act()
