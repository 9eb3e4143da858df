"""The decision points: for each a step that says what may be chosen, beside what choosing does."""

from __future__ import annotations

from typing import Any, Final, cast

from bogwood.kernel import steps
from bogwood.kernel.reader import Reader

from .state import World

# Decisions.
CHIEF_SIDE: Final = 0
SETUP_CARD: Final = 1
SETUP_RECRUIT: Final = 2
BASE_PLACE: Final = 3
FIGURE: Final = 4
CULTURE_PAYMENT: Final = 5
CHIEF_USE: Final = 6
BOX: Final = 7
RECRUIT_STACK: Final = 8
RECRUIT_TO: Final = 9
CULTURE_BUY: Final = 10
CULTURE_TO: Final = 11
STONE_TAKE: Final = 12
ANIMAL_OPEN: Final = 13
ANIMAL_DECK: Final = 14
CAMP_ENTRY: Final = 15
MOVE_PIECE: Final = 16
MOVE_TARGET: Final = 17
VILLAGE_PLACE: Final = 18
VILLAGE_PIECE: Final = 19
BURY_CARD: Final = 20
TIP_ANIMAL: Final = 21
MEGALITH_PLACE: Final = 22
EFFECT_OPTION: Final = 23
EFFECT_PAY: Final = 24
SWAP_AMOUNT: Final = 25
ECLIPSE_PILE: Final = 26
ECLIPSE_ABILITY: Final = 27
WARRIOR_OWN: Final = 28
WARRIOR_OTHER: Final = 29
WARRIOR_TARGET: Final = 30
TERRAIN_HEX: Final = 31
DECISIONS: Final = 32

# What happens by itself.
SETUP: Final = 32
ACTION: Final = 33
ECLIPSE: Final = 34
ECLIPSE_TURN: Final = 35
PREPARATION: Final = 36
FISH: Final = 37
FISH_DISCARD: Final = 38
KINDS: Final = 40

POINTS: Final = [
    "chief_side", "setup_card", "setup_recruit", "base_place", "figure", "culture_payment", "chief_use", "box",
    "recruit_stack", "recruit_to", "culture_buy", "culture_to", "stone_take", "animal_open", "animal_deck",
    "camp_entry", "move_piece", "move_target", "village_place", "village_piece", "bury_card", "tip_animal",
    "megalith_place", "effect_option", "effect_pay", "swap_amount", "eclipse_pile", "eclipse_ability", "warrior_own",
    "warrior_other", "warrior_target", "terrain_hex", "setup", "action", "eclipse", "eclipse_turn", "preparation",
    "fish", "fish_discard", "bonus",
]  # fmt: skip


MOST_POINTS: Final = 10
"""No bonus gives more points to move, fish to draw or goods to swap."""


class Step(steps.Step[World]):
    """One kind of pending step; a position states its argument as the number it is."""

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        """Is what it is about possible?  ``below`` is the kind of the step beneath it."""
        return True

    def is_paid(self, argument: int) -> bool:
        """Is it about something that is paid for in box 1?"""
        return True

    def about(self, s: World, argument: int) -> str | int | None:
        return argument

    def argument(self, s: World, about: Any, reader: Reader, where: str) -> int:
        return int(about)


STEPS: Final[steps.Steps[World]] = steps.Steps(POINTS)
"""The steps by kind; each module puts its own in."""


def step_of(kind: int) -> Step:
    return cast(Step, STEPS.by_kind[kind])
