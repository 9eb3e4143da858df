"""Measures the search of the bots in the middle of a game, beside OpenSpiel's: ``python -m benchmarks.search``.

CPU time on one core.  *Blind* simulations are played to the end at random, as OpenSpiel's are; *knowing* ones are
those of the hard bot: everybody plans whole turns for a while, then the table is judged.  With ``--classic`` the search
as it was before turns were played on quickly is measured beside it, by turns.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import bogwood
from bogwood.bots.foresight import Foresight
from bogwood.bots.knowledge import Knowledge
from bogwood.bots.known import knowledge_of
from bogwood.bots.registry import make_bot
from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, State
from bogwood.kernel.playout import playout
from bogwood.shelf import open_game

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / "build" / "bench-search-venv"
REQUIREMENT = "open_spiel==2.0.2"
INSTALL_SECONDS = 300
GAMES = ("feya", "felinia", "winter")
BY_TURNS = 4
"""So often two kinds are measured one after the other, so that other work on the machine concerns both alike."""


def middle(game: Game, seed: str) -> tuple[State, int]:
    """A table half way through a game among medium bots, and a seat that has something to decide there."""
    bots = [make_bot("medium", game.name, f"{seed}/{seat}") for seat in range(game.players)]
    found: list[tuple[State, int]] = []
    state = game.new(seed)
    turn = -1
    while seats := game.seats_to_act(state):
        seat = seats[0]
        if int(state.turn) != turn and game.legal(state, seat).size() > 3:
            turn = int(state.turn)
            found.append((state.clone(), seat))
        game.apply(state, seat, bots[seat].choose(game, state.clone(), seat))
    return found[len(found) // 2]


def rate(game: Game, state: State, seat: int, knowledge: Knowledge, seconds: float) -> float:
    """Simulations a second, the search for candidates included."""
    began = time.process_time()
    thinking = Foresight(game, state, seat, knowledge, "bench")

    def used() -> float:
        return (time.process_time() - began) / seconds

    thinking.think(lambda simulations: used() >= 1, used)
    while used() < 1:
        # One candidate is left, or there was but one: the rate is that of going on with it.
        thinking.compare(thinking.candidates[:1], lambda simulations: False)
    return thinking.simulations / (time.process_time() - began)


def decisions_left(game: Game, state: State) -> float:
    """The decisions that a random playout makes from here, on the mean of 20."""
    stream = Stream("bench")
    return sum(playout(game, state.clone(), stream) for _ in range(20)) / 20


def searching(game: Game, kind: str) -> Knowledge:
    """What a search of this kind knows."""
    knowledge = knowledge_of(game)
    knowledge.is_blind = kind == "blind"
    if kind == "classic":
        knowledge.classic()
    return knowledge


def ours(name: str, seconds: float, beside_classic: bool) -> dict[str, Any]:
    game = open_game(name, 2, {})
    state, seat = middle(game, "bench")
    found: dict[str, Any] = {
        "decisions_left": decisions_left(game, state),
        "blind": rate(game, state, seat, searching(game, "blind"), seconds),
    }
    if not beside_classic:
        return found | {"knowing": rate(game, state, seat, searching(game, "hard"), seconds)}
    rates: dict[str, list[float]] = {"hard": [], "classic": []}
    for _ in range(BY_TURNS):
        for kind, so_far in rates.items():
            so_far.append(rate(game, state, seat, searching(game, kind), seconds / BY_TURNS))
    knowing, classic = (sum(rates[kind]) / BY_TURNS for kind in ("hard", "classic"))
    return found | {"knowing": knowing, "classic": classic, "times_classic": knowing / classic}


def openspiel() -> dict[str, Any] | None:
    """OpenSpiel's figures; None where it cannot be installed."""
    python = ENVIRONMENT / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(ENVIRONMENT)], check=True)
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", REQUIREMENT]
        if subprocess.run(install, timeout=INSTALL_SECONDS).returncode:
            return None
    command = [str(python), str(ROOT / "benchmarks" / "openspiel_probe.py")]
    done = subprocess.run(command, capture_output=True, text=True)
    found: dict[str, Any] | None = json.loads(done.stdout) if done.returncode == 0 else None
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time for each figure")
    parser.add_argument("--alone", action="store_true", help="without OpenSpiel")
    parser.add_argument("--classic", action="store_true", help="with the classic search beside the hard one")
    asked = parser.parse_args()
    figures: dict[str, Any] = {"compiled": bogwood.compiled()}
    for name in GAMES:
        figures[name] = ours(name, asked.seconds, asked.classic)
    if not asked.alone:
        figures["openspiel"] = openspiel()
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
