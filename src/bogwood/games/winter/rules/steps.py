"""The decision points: for each a step that says what may be chosen, beside what choosing does."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Sentence
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

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


class Step:
    """One kind of pending step.

    A decision offers ``options`` and carries one out with ``choose``.  ``settle`` does what needs no decision.  ``why``
    is asked only about an option of this step that is not offered, ``describe`` only about one that is.
    """

    def settle(self, s: World) -> bool:
        """Do what needs no decision; True when something was done and the top of the stack is to be looked at again."""
        return False

    def is_sealed(self) -> bool:
        """Do several seats choose at once, in secret?"""
        return False

    def options(self, s: World, seat: int, out: Options) -> None:
        """Offer what may be chosen now."""

    def choose(self, s: World, seat: int, option: int) -> None:
        """Carry out an offered option."""

    def why(self, s: World, seat: int, option: int) -> Refusal:
        """The rule that closes an option of this decision."""
        return Refusal("not-now", "EW-2.3", "", point=POINTS[s.top()])

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        """What an offered option means."""
        return Sentence("winter-option-" + POINTS[s.top()], {})

    def answers(self, option: int) -> bool:
        """Is the option of a kind that this decision asks for?"""
        return False

    def details(self, s: World) -> Arguments:
        """What the question speaks of."""
        return {}


STEPS: Final[list[Step]] = [Step() for _ in range(KINDS)]
"""The steps by kind; each module puts its own in."""


def settle(s: World) -> None:
    """Let everything happen that needs no decision, up to the next one or the end."""
    while s.pending and STEPS[s.top()].settle(s):
        pass
    if s.pending:
        s.player = s.seat_to_act()
