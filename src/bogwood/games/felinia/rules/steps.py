"""The decision points: for each a step that says what may be chosen, beside what choosing does."""

from __future__ import annotations

from typing import Final

from bogwood.kernel import steps

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


COUNTS: Final = [str(n) for n in range(21)]
"""The names of what a step counts, by its argument."""


class Step(steps.Step[Realm]):
    """One kind of pending step; a decision with exactly one possible answer settles itself (FE-2.6).

    Sales are the asides of this game.
    """

    def allows_asides(self, s: Realm) -> bool:
        """May the player sell before answering (FE-2.3)?"""
        return True


STEPS: Final[steps.Steps[Realm]] = steps.Steps(POINTS)
"""The steps by kind; each module puts its own in."""
