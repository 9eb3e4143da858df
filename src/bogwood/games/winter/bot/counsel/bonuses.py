"""What a bonus promises: the worth of its records, one added to another."""

from __future__ import annotations

from typing import Final

from ...rules.influence import counted
from ...rules.packs import KINDS
from ...rules.program import CHOOSE, END, PAY, SCORE_PER
from ...rules.state import World
from .worth import Worth

RESOURCE_WORTH: Final = [1, 2]
"""The verbs that gain what is paid with: Food, Tools."""


def bonus_worth(s: World, seat: int, start: int, worth: Worth) -> int:
    """The worth of a whole bonus; what is counted is counted as the table lies."""
    found = 0
    if start < 0:
        return 0
    pc = start
    while s.box.verb[pc] != END:
        found += record_worth(s, seat, pc, worth)
        pc += 1
    return found


def record_worth(s: World, seat: int, pc: int, worth: Worth) -> int:
    verb = s.box.verb[pc]
    if verb == PAY:
        price = s.box.amount[pc] * worth.verbs[RESOURCE_WORTH[s.box.about[pc]]]
        return max(0, bonus_worth(s, seat, s.box.more[pc], worth) - price)
    if verb == CHOOSE:
        best = 0
        for option in s.box.choices[s.box.about[pc]]:
            best = max(best, bonus_worth(s, seat, option, worth))
        return best
    if verb == SCORE_PER:
        points = s.box.amount[pc] * (counted(s, seat, pc) // s.box.divisor[pc])
        return 100 * min(points, s.box.most[pc])
    return s.box.amount[pc] * worth.verbs[verb]


def card_worths(s: World, seat: int, worth: Worth) -> list[int]:
    """For each kind of starting and tribe card what it is worth to draw one."""
    found: list[int] = []
    for kind in range(len(s.box.plain)):
        labour = s.box.labour_in[kind]
        best = 0
        together = 0
        for column in range(len(labour) - 1):
            best = max(best, labour[column])
            together += labour[column]
        ability = bonus_worth(s, seat, s.box.ability[kind], worth)
        found.append(worth.best_labour * best + worth.any_labour * together + worth.ability * ability // 100)
    while len(found) < KINDS:
        found.append(0)
    return found


def culture_worths(s: World, seat: int, worth: Worth) -> list[int]:
    """For each culture card what it is worth to play it."""
    found: list[int] = []
    for start in s.box.culture_bonus:
        found.append(worth.culture * bonus_worth(s, seat, start, worth) // 100)
    return found
