"""The decision points: for each a step that says what may be chosen, beside what choosing does."""

from __future__ import annotations

from typing import Final, cast

from bogwood.kernel import steps

from .state import Swamp

# Decisions.
CHOOSE_CLAN: Final = 0
CHOOSE_SIDE: Final = 1
DRAFT_GUIDE: Final = 2
START_TILE: Final = 3
START_CELL: Final = 4
NEUTRAL_CELL: Final = 5
LEADER_TOKEN: Final = 6
MAIN_CHOICE: Final = 7
WORKER_KIND: Final = 8
CHOOSE_BOAT: Final = 9
BOAT_DESTINATION: Final = 10
TRADE_FISH: Final = 11
BUILD_CELL: Final = 12
BUILD_TRACK: Final = 13
SALAMANDER_TILE: Final = 14
CELEBRATE_ISLAND: Final = 15
SHRINE_CELL: Final = 16
END_TURN: Final = 17
PASS_BONUS_TILE: Final = 18
PASS_GUIDE: Final = 19
PASS_SHRINE_CELL: Final = 20
CONFIRM_PASS: Final = 21

# What happens by itself.
PREPARE_CLANS: Final = 22
START_ORDER: Final = 23
BEGIN_ROUND: Final = 24
INCOME: Final = 25
NEXT_TURN: Final = 26
PASS_ABILITY: Final = 27
RETURN_GUIDE: Final = 28
KINDS: Final = 29

POINTS: Final = [
    "choose_clan",
    "choose_side",
    "draft_guide",
    "start_tile",
    "start_cell",
    "neutral_cell",
    "leader_token",
    "main_choice",
    "worker_kind",
    "choose_boat",
    "boat_destination",
    "trade_fish",
    "build_cell",
    "build_track",
    "salamander_tile",
    "celebrate_island",
    "shrine_cell",
    "end_turn",
    "pass_bonus_tile",
    "pass_guide",
    "pass_shrine_cell",
    "confirm_pass",
    "prepare_clans",
    "start_order",
    "begin_round",
    "income",
    "next_turn",
    "pass_ability",
    "return_guide",
]


class Step(steps.Step[Swamp]):
    """One kind of pending step.  Exchanges and tiles are the asides of this game (FS-7.6, FS-16.2)."""

    def stays_open(self, s: Swamp, gold_was_paid: bool) -> bool:
        """Could the decision still be answered with what the seat has now (FS-7.14)?"""
        return True


STEPS: Final[steps.Steps[Swamp]] = steps.Steps(POINTS)
"""The steps by kind; each module puts its own in."""


def open_step(s: Swamp) -> Step:
    """The step whose decision is open, which exists in the turn of a player."""
    return cast(Step, STEPS.open(s))
