"""How options stand to the open question, and what goes without saying."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.game import Sentence
from bogwood.kernel.manner import ANSWER, ASIDE, PASS, PICK

from . import choices
from .exploring import entries
from .packs import count_of, kinds_in
from .program import COLUMNS, REST
from .state import World
from .steps import BOX, ECLIPSE_PILE, FIGURE, MOVE_PIECE
from .turns import LAST_BOX, has_action

PICKING: Final = [
    choices.RECRUIT, choices.BUY_CULTURE, choices.HUNT_OPEN, choices.MOVE, choices.BURY, choices.TAKE_STONE,
    choices.TIP, choices.VILLAGE,
]  # fmt: skip
"""Actions of boxes that cost nothing before the next answer."""


def manner_of(s: World, seat: int, option: int) -> int:
    point = s.top()
    if option == choices.DECLINE:
        return PASS
    if point == BOX:
        return manner_in_box(s, seat, option)
    if point == FIGURE and choices.CULTURE_CARDS.holds(option):
        return ASIDE
    if point == ECLIPSE_PILE and option == choices.PILE_DONE:
        return PASS if is_pile_empty(s, seat) else ANSWER
    if option == choices.ABILITIES_DONE:
        return PASS
    return PICK if point == MOVE_PIECE else ANSWER


def manner_in_box(s: World, seat: int, option: int) -> int:
    """Cards are played for Labour beside the question; to go on leaves undone what the box still offers (EW-3.2)."""
    if choices.LABOUR_CARDS.holds(option):
        return ASIDE
    if option == choices.NEXT_BOX:
        return PASS if has_action(s, seat, s.argument()) else ANSWER
    if option == choices.END_TURN:
        return PASS if offers_more(s, seat) else ANSWER
    if option in PICKING or (option == choices.PLACE_CAMP and len(entries(s, seat)) > 1):
        return PICK
    return ANSWER


def offers_more(s: World, seat: int) -> bool:
    """Could something still be done in this box, or in box 3 (EW-5.1, EW-5.10)?"""
    if s.column == REST or s.argument() > LAST_BOX:
        return False
    return s.first == 1 or has_action(s, seat, s.argument())


def is_pile_empty(s: World, seat: int) -> bool:
    """Has the player put down no card of those that could be (EW-16.1)?"""
    return s.tribes[seat].pile == 0 and s.tribes[seat].hand != 0


def obvious_in_box(s: World, seat: int) -> bool:
    """Does going on to the next box go without saying: nothing can be done in this one, whatever is played?"""
    if s.top() != BOX or s.column == REST:
        return False
    stage = s.argument()
    return (stage == 1 or (stage == 2 and s.first == 1)) and not could_act(s, seat, stage)


def could_act(s: World, seat: int, stage: int) -> bool:
    """Could something be done in the box with all Labour of the hand, or by what else its cards bring (EW-3.2)?"""
    hand = s.tribes[seat].hand
    labour = 0
    for kind in kinds_in(hand):
        if s.box.played_bonus[kind][s.column] >= 0:
            return True
        labour += s.box.labour_in[kind][s.column] * int(count_of(hand, kind))
    s.labour += labour
    answer = has_action(s, seat, stage)
    s.labour -= labour
    return answer


def forgoes(s: World, seat: int, option: int) -> Sentence | None:
    """Box 3 that is free, Labour that could be spent, a pile without a card (EW-5.10, EW-3.1, EW-16.1)."""
    if option == choices.PILE_DONE and is_pile_empty(s, seat):
        return Sentence("winter-forgoes-pile", {})
    if option != choices.END_TURN or not offers_more(s, seat):
        return None
    if s.first == 1:
        return Sentence("winter-forgoes-box", {"number": LAST_BOX, "column": COLUMNS[s.column]})
    if s.labour > 0 and s.argument() == 1:
        return Sentence("winter-forgoes-labour", {"labour": int(s.labour)})
    return None
