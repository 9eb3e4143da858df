"""Prints one line per random game: a hash over the digests of its states.

    python -m bogwood.testing.fingerprint PACKAGE PLAYERS SEED...

The package is that of the game.  The first line says whether the engines run compiled; with ``BOGWOOD_PURE=1`` they do
not, nor do modules of the game's own package.  To keep it cheap a digest is taken before every tenth decision and at
the end only: states that differ once hardly ever come together again.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from importlib import import_module

import bogwood
from bogwood.kernel.chance import Stream
from bogwood.kernel.digest import digest
from bogwood.kernel.game import Game
from bogwood.manifest import Manifest

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


def fingerprints(manifest: Manifest, players: int, seeds: list[str], pure: bool) -> list[str]:
    """What is printed for these games when they are played in a process of their own."""
    environment = {
        **os.environ,
        "BOGWOOD_PURE": "1" if pure else "",
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
    }
    command = [sys.executable, "-m", __name__, manifest.package, str(players), *seeds]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def first_difference(one: list[str], other: list[str]) -> str:
    """The first line that is not the same in both, or nothing."""
    return next((f"{a} is not {b}" for a, b in zip(one, other, strict=True) if a != b), "")


def main(package: str, players: str, *seeds: str) -> None:
    if os.environ.get("BOGWOOD_PURE") == "1":
        sys.meta_path.insert(0, bogwood.SourceFinder(package))
    game: Game = import_module(f"{package}.rules").open_game(int(players), {})
    print("compiled" if bogwood.compiled() else "interpreted")
    for n, seed in enumerate(seeds):
        print(n, fingerprint(game, seed))


if __name__ == "__main__":
    main(*sys.argv[1:])
