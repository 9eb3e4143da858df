"""Plays games of OpenSpiel along given moves: a line of JSON in, a line of JSON out.

It runs in an interpreter that has OpenSpiel, for openspiel.py.  A line in names the game under one or more kinds of
returns, and its steps: what chance gave before it, if anything, and the moves of the seats that act.  The line out says
for each step what could be drawn and chosen, until the game was over or a move was not possible, and what came of it.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import pyspiel  # type: ignore[import-not-found]


def played(asked: dict[str, Any]) -> dict[str, Any]:
    states = [pyspiel.load_game(name).new_initial_state() for name in asked["games"]]
    state = states[0]
    seen = []
    for step in asked["steps"]:
        drawn = state.legal_actions() if state.is_chance_node() else None
        if drawn is not None:
            for each in states:
                each.apply_action(step["drawn"][1])
        seats = acting(state)
        seen.append({"drawn": drawn, "seats": seats, "legal": [state.legal_actions(seat) for seat in seats]})
        if not does(states, seats, step):
            break
    return {"steps": seen, "is_over": state.is_terminal(), "returns": [each.returns() for each in states]}


def acting(state: pyspiel.State) -> list[int]:
    if state.is_terminal():
        return []
    return [*range(state.num_players())] if state.is_simultaneous_node() else [state.current_player()]


def does(states: list[pyspiel.State], seats: list[int], step: dict[str, Any]) -> bool:
    """Make the moves of a step where that is possible; says whether it was."""
    moves = step["moves"]
    if seats != step["seats"] or any(
        move not in states[0].legal_actions(seat) for seat, move in zip(seats, moves, strict=True)
    ):
        return False
    for state in states:
        if state.is_simultaneous_node():
            state.apply_actions(moves)
        else:
            state.apply_action(moves[0])
    return True


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(played(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
