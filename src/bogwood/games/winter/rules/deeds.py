"""The actions of the boxes (EW-5): each says whether it is open now, beside what it does and why not."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.facts import Arguments
from bogwood.kernel.refusal import Refusal

from . import choices
from .state import World

FREE: Final = 0
PAID: Final = 1
"""Whether what a question is about is a gift of a bonus or paid for in box 1."""


class Deed:
    """One action of a box."""

    def can(self, s: World, seat: int) -> bool:
        """Can the player on turn begin it now?"""
        return False

    def do(self, s: World, seat: int) -> None:
        """Begin it: its own decision comes next."""

    def why(self, s: World, seat: int) -> Refusal:
        return Refusal("not-now", "EW-5.1", "", point="box")

    def words(self, s: World, seat: int) -> Arguments:
        """Its price and what else a sentence about it shows."""
        return {}


DEEDS: Final[list[Deed]] = [Deed() for _ in range(choices.IN_BOXES.end)]
"""The actions by their number in the catalogue; each module puts its own in."""


def lacks(s: World, seat: int, labour: int, food: int, tools: int) -> Refusal | None:
    """What is missing for a price, or None."""
    tribe = s.tribes[seat]
    if s.labour < labour:
        return Refusal("no-labour", "EW-3.1", "", found=int(s.labour), price=labour)
    if tribe.food < food:
        return Refusal("no-food", "EW-15.1", "", found=int(tribe.food), price=food)
    if tribe.tools < tools:
        return Refusal("no-tools", "EW-15.1", "", found=int(tribe.tools), price=tools)
    return None


def can_pay(s: World, seat: int, labour: int, food: int, tools: int) -> bool:
    tribe = s.tribes[seat]
    return s.labour >= labour and tribe.food >= food and tribe.tools >= tools
