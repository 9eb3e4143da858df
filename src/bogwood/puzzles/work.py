"""An answer to a puzzle, judged and explained, in plain values that can be sent from one process to another."""

from __future__ import annotations

from typing import Any, Final

from bogwood.bots.turns import Line
from bogwood.coach.account import USED, Reason, account_of, differences, told
from bogwood.coach.plan import plan_of
from bogwood.coach.work import plan_json, reasons_of
from bogwood.kernel.game import Game, State
from bogwood.kernel.position import OpenGame

from .judging import end_of, is_complete, judged
from .puzzle import Puzzle, line_of

Json = dict[str, Any]

UNFINISHED: Final = "unfinished"
"""Something is still to be decided in the turn that was tried."""
SHOWN: Final = "shown"
"""Nothing was tried: the answer is asked for."""


def answered(open_game: OpenGame, puzzle: Puzzle, tried: list[int], gives_up: bool = False) -> Json:
    """What is said of a turn: the verdict, the best turn as a plan, and what it brings beyond the one that was tried
    or, where that is solved or nothing was tried, beyond the next best."""
    game, state = puzzle.open(open_game)
    line = tuple(tried)
    finding, short = SHOWN, 0.0
    if not gives_up:
        if not is_complete(game, state, puzzle.seat, line):
            return {"finding": UNFINISHED, "short": 0.0, "margin": 0.0, "error": 0.0, "plan": None, "reasons": []}
        found = judged(puzzle, game, state, line)
        finding, short = found.finding, found.short
    best = line_of(game, puzzle.best.moves)
    other = line if short > 0 else line_of(game, puzzle.runner_up.moves)
    return {
        "finding": finding,
        "short": round(short, 2),
        "margin": puzzle.margin,
        "error": puzzle.error,
        "plan": plan_json(plan_of(game, state, puzzle.seat, best)),
        "reasons": reasons_of(game.name, reasons_for(game, state, puzzle.seat, best, other)),
    }


def reasons_for(game: Game, state: State, seat: int, best: Line, other: Line) -> list[Reason]:
    """What the best turn leaves more and less of than the other one."""
    account = account_of(game.name, state, seat)
    found = differences(account.items(end_of(game, state, seat, other)), account.items(end_of(game, state, seat, best)))
    return told([reason for reason in found if reason.item not in USED or reason.points > 0])
