"""A game is one folder with one manifest, and knowing of it costs little."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from bogwood import shelf
from bogwood.kernel.refusal import Refusal
from bogwood.manifest import FIRST, Manifest

LOOK = """
import json, sys
from bogwood.shelf import findings, games

found = [[game.name, list(game.players), game.minutes, list(game.presets)] for game in games().values()]
print(json.dumps([found, [str(one) for one in findings()], sorted(sys.modules)]))
"""

LOADED_LATER = ("bogwood.bots", "bogwood.coach", "bogwood.cli", "bogwood.i18n", "bogwood.server", "click", "fluent")


@pytest.fixture(scope="module")
def looked() -> tuple[list[list[object]], list[str], list[str]]:
    """The games, the findings and the modules of a process that has but looked at the shelf."""
    done = subprocess.run([sys.executable, "-c", LOOK], stdout=subprocess.PIPE, text=True, check=True)
    found, broken, modules = json.loads(done.stdout)
    return found, broken, modules


def test_who_asks_for_names_loads_no_game(looked: tuple[list[list[object]], list[str], list[str]]) -> None:
    found, broken, modules = looked
    assert [game[0] for game in found] == list(shelf.games())
    assert broken == []
    parts = [name for name in modules if name.startswith("bogwood.games.") and name.count(".") > 2]
    assert parts == []
    assert [name for name in modules if name.startswith(LOADED_LATER)] == []


@pytest.mark.parametrize("manifest", shelf.games().values(), ids=list(shelf.games()))
def test_a_manifest_of_ours_is_held_to_what_others_are(manifest: Manifest) -> None:
    shelf.examine(manifest)
    assert FIRST in manifest.presets
    for players in (manifest.players[0] - 1, manifest.players[-1] + 1):
        with pytest.raises(Refusal, match="bad-players"):
            manifest.open(players, {}, None)


def test_the_least_that_has_to_be_said_is_three_things() -> None:
    assert Manifest.__abstractmethods__ == {"open"}
    unsaid = {name for name in Manifest.__annotations__ if not hasattr(Manifest, name)}
    assert unsaid == {"name", "players"}
