"""Prints one line per random game: its number and a hash over the digests of its states.

    python -m tests.conformance.fingerprint GAME PLAYERS FIRST COUNT

The first line says whether the engines run compiled.  To keep it cheap a digest is taken before every tenth
decision and at the end only: states that differ once hardly ever come together again.
"""

from __future__ import annotations

import hashlib
import sys

import bogwood
from bogwood.kernel.chance import Stream
from bogwood.kernel.digest import digest
from bogwood.kernel.game import Game
from tests.conformance.cases import Case

EVERY = 10


def fingerprint(game: Game, seed: str) -> str:
    """A hash over the digests of one random game."""
    total = hashlib.sha256()
    stream = Stream(seed)
    state = game.new(seed)
    made = 0
    while seats := game.seats_to_act(state):
        if made % EVERY == 0:
            total.update(digest(state).encode())
        options = game.legal(state, seats[0])
        game.apply(state, seats[0], options.nth(stream.below(options.size())))
        made += 1
    total.update(f"{digest(state)} after {made}".encode())
    return total.hexdigest()[:32]


def main(arguments: list[str]) -> None:
    name, players, first, count = arguments[0], *map(int, arguments[1:])
    case = Case(name, players)
    game = case.open()
    print("compiled" if bogwood.compiled() else "interpreted")
    for n in range(first, first + count):
        print(n, fingerprint(game, case.seed(n)))


if __name__ == "__main__":
    main(sys.argv[1:])
