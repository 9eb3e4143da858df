"""Measures the Monte Carlo tree search of OpenSpiel once and prints its figures as JSON.

It runs in the environment that search.py makes for it.  The game is Hex on 15 by 15 cells, which takes about as many
decisions as Feya's Swamp at random; the search begins in the middle of it.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from importlib.metadata import version

import numpy  # type: ignore[import-not-found,unused-ignore]
import pyspiel  # type: ignore[import-not-found]
from open_spiel.python.algorithms import mcts  # type: ignore[import-not-found]

GAME = "hex(board_size=15)"
EXPLORATION = 1.4
ROLLOUTS = 1
MEMORY_MB = 1000


def played(state: pyspiel.State, moves: int, dice: random.Random) -> int:
    """So many random moves, or as many as there are; returns their number."""
    made = 0
    while made < moves and not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
        made += 1
    return made


def middle(game: pyspiel.Game, dice: random.Random) -> tuple[pyspiel.State, int]:
    """The state half way through a random game, and the decisions that were left in that game."""
    whole = played(game.new_initial_state(), 10_000, dice)
    state = game.new_initial_state()
    played(state, whole // 2, dice)
    rest = played(state.clone(), 10_000, dice)
    return state, rest


def compiled_rate(game: pyspiel.Game, state: pyspiel.State, simulations: int) -> float:
    """Simulations a second of the search that is written in C++."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, EXPLORATION, simulations, MEMORY_MB, False, 1, False)
    began = time.process_time()
    bot.step(state)
    return simulations / (time.process_time() - began)


def interpreted_rate(game: pyspiel.Game, state: pyspiel.State, simulations: int) -> float:
    """Simulations a second of the search that is written in Python."""
    dice = numpy.random.RandomState(1)
    bot = mcts.MCTSBot(game, EXPLORATION, simulations, mcts.RandomRolloutEvaluator(ROLLOUTS, dice), random_state=dice)
    began = time.process_time()
    bot.step(state)
    return simulations / (time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--simulations", type=int, default=400)
    asked = parser.parse_args()
    game = pyspiel.load_game(GAME)
    state, rest = middle(game, random.Random(1))
    print(
        json.dumps(
            {
                "version": version("open_spiel"),
                "game": GAME,
                "decisions_left": rest,
                "compiled": compiled_rate(game, state, 5 * asked.simulations),
                "interpreted": interpreted_rate(game, state, asked.simulations),
            }
        )
    )


if __name__ == "__main__":
    main()
