"""Trains a small policy against the random bot, and shows that it got better.

    pip install "bogwood[env]"
    python examples/train_policy.py --game felinia --seconds 90

The policy is linear: one row of weights for each option of the catalogue; the rows of the open options, times what the
seat sees, make a softmax.  It learns by REINFORCE: after each game every choice made is strengthened when the game went
better than usual, and weakened when it went worse.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bogwood.arena.intervals import share
from bogwood.env import Single, gym, margin

RATE = 0.02
FORGETTING = 0.98
"""How much of its past the running mean and spread of results keep from game to game."""

Numbers = NDArray[np.float32]


class Policy:
    """Chooses among the open options, the likelier the better they did."""

    def __init__(self, options: int, seen: int, seed: int) -> None:
        self.weights: Numbers = np.zeros((options, seen), np.float32)
        self.chance = np.random.default_rng(seed)
        self.usual, self.spread = 0.0, 1.0

    def likelihoods(self, open_options: NDArray[Any], seen: Numbers) -> Numbers:
        scores = self.weights[open_options] @ seen
        likely: Numbers = np.exp(scores - scores.max())
        likely /= likely.sum()
        return likely

    def learn(self, game: list[tuple[NDArray[Any], Numbers, Numbers, int]], result: float) -> None:
        """Strengthen or weaken the choices of one game."""
        better = (result - self.usual) / (self.spread**0.5 + 1e-6)
        self.usual += (1 - FORGETTING) * (result - self.usual)
        self.spread += (1 - FORGETTING) * ((result - self.usual) ** 2 - self.spread)
        for open_options, seen, likely, place in game:
            step = -likely
            step[place] += 1
            self.weights[open_options] += np.outer(RATE * better * step, seen)


def tidy(vector: NDArray[Any]) -> Numbers:
    """What is seen, in numbers of about the same size; the vector as a whole has length 1."""
    seen: Numbers = np.minimum(vector, 20).astype(np.float32) / 4
    seen /= np.linalg.norm(seen)
    return seen


def play(env: Single, policy: Policy, learns: bool) -> float:
    """One game; returns the points that the learner was ahead."""
    game = []
    shown, _ = env.reset()
    while True:
        open_options = np.flatnonzero(shown["action_mask"])
        seen = tidy(shown["observation"])
        likely = policy.likelihoods(open_options, seen)
        place = int(np.searchsorted(likely.cumsum(), policy.chance.random() * 0.999999))
        if len(open_options) > 1:
            game.append((open_options, seen, likely, place))
        shown, result, is_over, _, _ = env.step(open_options[place])
        if is_over:
            if learns:
                policy.learn(game, result)
            return result


def tried(env: Single, policy: Policy, games: int) -> str:
    """How often the policy wins, with a 95 % interval; a tie counts half."""
    results = [play(env, policy, learns=False) for _ in range(games)]
    wins = share([(0.5 + 0.5 * float(np.sign(result)), 1) for result in results])
    return f"wins {wins.mean:.0%} ({wins.low:.0%} to {wins.high:.0%}), {np.mean(results):+.1f} points"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="felinia")
    parser.add_argument("--seconds", type=float, default=90, help="CPU seconds of training")
    parser.add_argument("--trials", type=int, default=200, help="games for each measurement")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    env = gym(given.game, players=2, seat=-1, reward=margin)
    env.reset(seed=given.seed)
    policy = Policy(env.sight.options, env.sight.size, given.seed)
    print(f"before: {tried(env, policy, given.trials)}", flush=True)
    games, parts, began = 0, 4, time.process_time()
    for part in range(1, parts + 1):
        while time.process_time() - began < given.seconds * part / parts:
            play(env, policy, learns=True)
            games += 1
        print(f"after {games} games: {tried(env, policy, given.trials)}", flush=True)


if __name__ == "__main__":
    main()
