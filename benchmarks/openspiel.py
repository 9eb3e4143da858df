"""Plays the games of examples/games beside OpenSpiel's, move by move, and compares them.

    python -m benchmarks.openspiel --games 1000 --python PATH    an interpreter that has open_spiel
    python -m benchmarks.openspiel --golden 20 --python PATH     writes what OpenSpiel says of 20 games beside each
                                                                 game's tests, which replay them without it

The moves are chosen by lot in ours.  At every decision both must say the same seats act, and what they and chance may
choose; at the end both must be over, with the same points and the same winners.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from bogwood.kernel.game import WATCHER, Game, State
from bogwood.manifest import Manifest

EXAMPLES = Path(__file__).resolve().parents[1] / "examples" / "games"
MIRROR = Path(__file__).with_name("openspiel_mirror.py")
STRIDE = 7
"""From case to case, so that a few games are of all kinds; it divides no number of cases."""


@dataclass(frozen=True)
class Case:
    """A game under options, and the names under which OpenSpiel knows it, by what it returns."""

    players: int
    options: dict[str, str]
    games: list[str]


@dataclass(frozen=True)
class Twin:
    """A game that both have."""

    name: str
    first: int
    """The number of the option that is OpenSpiel's action 0."""
    cases: list[Case]
    returns: Callable[[Game, State], list[list[float]]]
    """By what OpenSpiel would return for each name."""

    def manifest(self) -> Manifest:
        sys.path.insert(0, str(EXAMPLES / self.name / "src"))
        return cast(Manifest, import_module(f"bogwood_{self.name}").GAME)


def goofspiel_cases() -> list[Case]:
    """Two to four players, every size, every order of prizes."""
    found = []
    for players in (2, 3, 4):
        for cards in range(4, 14):
            for order in ("random", "ascending", "descending"):
                given = f"players={players},num_cards={cards},points_order={order},imp_info=False"
                names = [f"goofspiel({given},returns_type={kind})" for kind in ("total_points", "win_loss")]
                found.append(Case(players, {"cards": str(cards), "prizes": order}, names))
    return found


def goofspiel_returns(game: Game, state: State) -> list[list[float]]:
    """Points; and a win shared among the winners, a loss among the others, nothing where all are equal."""
    winners = game.winners(state)
    losers = game.players - len(winners)
    shared = [1 / len(winners) if seat in winners else -1 / losers for seat in range(game.players)]
    return [[float(points) for points in game.scores(state)], shared if losers else [0.0] * game.players]


def hex_returns(game: Game, state: State) -> list[list[float]]:
    return [[1.0 if seat in game.winners(state) else -1.0 for seat in range(game.players)]]


TWINS = [
    Twin("goofspiel", 1, goofspiel_cases(), goofspiel_returns),
    Twin(
        "hex",
        0,
        [Case(2, {"size": str(size)}, [f"hex(board_size={size})"]) for size in range(3, 16)],
        hex_returns,
    ),
]

Steps = list[dict[str, Any]]


def played(twin: Twin, game: Game, seed: str) -> tuple[Steps, list[list[float]]]:
    """A random game of ours, as the mirror takes it and as it should answer."""
    dice = random.Random(seed)
    state = game.new(seed)
    steps: Steps = []
    while seats := game.seats_to_act(state):
        legal = [sorted(option - twin.first for option in game.legal(state, seat)) for seat in seats]
        moves = [dice.choice(options) for options in legal]
        steps.append({"drawn": drawn(twin, game, state), "seats": seats, "legal": legal, "moves": moves})
        for seat, move in zip(seats, moves, strict=True):
            game.apply(state, seat, move + twin.first)
    return steps, twin.returns(game, state)


def drawn(twin: Twin, game: Game, state: State) -> tuple[list[int], int] | None:
    """What chance could turn up before this decision, and what it did; None where nothing was by chance."""
    if game.options.get("prizes") != "random":
        return None
    view = cast(dict[str, list[int]], game.view(state, WATCHER))
    prize = view["prize"][0]
    return sorted(one - twin.first for one in [*view["prizes"], prize]), prize - twin.first


@contextmanager
def mirror(python: str) -> Iterator[Callable[[Case, Steps], dict[str, Any]]]:
    """OpenSpiel in its own interpreter."""
    process = subprocess.Popen([python, str(MIRROR)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin is not None
    assert process.stdout is not None
    asking, answers = process.stdin, process.stdout

    def ask(case: Case, steps: Steps) -> dict[str, Any]:
        asking.write(json.dumps({"games": case.games, "steps": steps}) + "\n")
        asking.flush()
        found: dict[str, Any] = json.loads(answers.readline())
        return found

    try:
        yield ask
    finally:
        asking.close()
        process.wait()
        answers.close()


def difference(steps: Steps, returns: list[list[float]], answer: dict[str, Any]) -> str:
    """The first thing in which OpenSpiel does not agree, or nothing."""
    for number, (ours, theirs) in enumerate(zip(steps, answer["steps"], strict=False)):
        could_be_drawn = None if ours["drawn"] is None else ours["drawn"][0]
        if theirs != {"drawn": could_be_drawn, "seats": ours["seats"], "legal": ours["legal"]}:
            return f"step {number}: {ours} is not {theirs}"
    if len(answer["steps"]) != len(steps) or not answer["is_over"]:
        return f"over after {len(steps)} steps, there after {len(answer['steps'])}, over: {answer['is_over']}"
    return "" if rounded(returns) == rounded(answer["returns"]) else f"{returns} is not {answer['returns']}"


def rounded(returns: list[list[float]]) -> list[list[float]]:
    """Without what the order of additions leaves in the last digits."""
    return [[round(one, 9) for one in each] for each in returns]


def compare(twin: Twin, games: int, python: str) -> list[dict[str, Any]]:
    """Games that OpenSpiel agrees with, each as it said; ends with the first in which it does not."""
    manifest = twin.manifest()
    kept = []
    decisions = 0
    began = time.monotonic()
    with mirror(python) as ask:
        for number in range(games):
            case = twin.cases[number * STRIDE % len(twin.cases)]
            seed = f"openspiel {twin.name} {number}"
            steps, returns = played(twin, manifest.open(case.players, case.options), seed)
            answer = ask(case, steps)
            problem = difference(steps, returns, answer)
            if problem:
                raise SystemExit(f"{twin.name}, {case.options}, {case.players} players, {seed}: {problem}")
            decisions += sum(len(step["moves"]) for step in steps)
            kept.append(golden(case, seed, steps, answer))
    print(f"{twin.name}: {games} games equal, {decisions} decisions, {time.monotonic() - began:.0f} s")
    return kept


def golden(case: Case, seed: str, steps: Steps, answer: dict[str, Any]) -> dict[str, Any]:
    """What OpenSpiel said of a game; for what could be chosen at each step stands a check sum."""
    return {
        "players": case.players,
        "options": case.options,
        "seed": seed,
        "moves": [step["moves"] for step in steps],
        "legal": [zlib.crc32(json.dumps(step["legal"]).encode()) for step in answer["steps"]],
        "returns": answer["returns"][0],
    }


def write(twin: Twin, kept: list[dict[str, Any]]) -> None:
    file = EXAMPLES / twin.name / "tests" / "openspiel.json"
    lines = ",\n".join(json.dumps(game) for game in kept)
    file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--golden", type=int, default=0)
    parser.add_argument("--python", required=True)
    asked = parser.parse_args()
    for twin in TWINS:
        kept = compare(twin, asked.golden or asked.games, asked.python)
        if asked.golden:
            write(twin, kept)


if __name__ == "__main__":
    main()
