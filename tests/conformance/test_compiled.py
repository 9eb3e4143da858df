"""Compiled and interpreted engines play the same games, digest by digest."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bogwood import app
from tests.conformance.cases import many

ROOT = Path(__file__).resolve().parents[2]
GAMES = many(500)
"""Games of each kind in all, over the numbers of players it takes."""

CHUNK = 25
NO_COMPILER = os.environ.get("BOGWOOD_NO_COMPILER") == "1"


def chunks() -> list[tuple[str, int, int]]:
    """The game, the number of players and the first game of each chunk."""
    found = []
    for name, counts in app.GAMES.items():
        each = -(-GAMES // len(counts))
        found += [(name, players, first) for players in counts for first in range(0, each, CHUNK)]
    return found


def fingerprints(name: str, players: int, first: int, pure: bool) -> list[str]:
    """How the games end when they are played in a process of their own."""
    places = [str(ROOT), str(ROOT / "src")]
    environment = {**os.environ, "BOGWOOD_PURE": "1" if pure else "", "PYTHONPATH": os.pathsep.join(places)}
    command = [
        sys.executable,
        "-m",
        "tests.conformance.fingerprint",
        name,
        str(players),
        str(first),
        str(CHUNK),
    ]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def first_difference(one: list[str], other: list[str]) -> str:
    """The first line that is not the same in both, or nothing."""
    return next((f"{a} is not {b}" for a, b in zip(one, other, strict=True) if a != b), "")


@pytest.mark.parametrize(("name", "players", "first"), chunks())
def test_compiled_engines_play_like_interpreted_ones(name: str, players: int, first: int) -> None:
    """Where nothing can be compiled, two interpreted processes must still agree."""
    usual = fingerprints(name, players, first, pure=False)
    if not NO_COMPILER:
        assert usual[0] == "compiled", "the engines are not compiled: python3 make.py setup"
    interpreted = fingerprints(name, players, first, pure=True)
    assert interpreted[0] == "interpreted"
    assert len(usual) == 1 + CHUNK
    assert first_difference(usual[1:], interpreted[1:]) == ""


def test_a_difference_is_named_by_its_game() -> None:
    assert first_difference(["0 ab", "1 cd"], ["0 ab", "1 ce"]) == "1 cd is not 1 ce"
