"""A game is one folder with one manifest, and knowing of it costs little."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import MISSING, fields
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bogwood import manifest, shelf
from bogwood.kernel.refusal import Refusal
from bogwood.manifest import FIRST, Manifest
from tests.plugins import REEDS, install

Json = dict[str, Any]

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


@pytest.mark.parametrize("game", shelf.games().values(), ids=list(shelf.games()))
def test_a_manifest_of_ours_is_held_to_what_others_are(game: Manifest) -> None:
    shelf.examine(game)
    assert FIRST in game.presets
    for players in (game.players[0] - 1, game.players[-1] + 1):
        with pytest.raises(Refusal, match="bad-players"):
            game.open(players, {}, None)


def test_the_least_that_has_to_be_said_is_where_it_lies_its_name_and_its_players() -> None:
    unsaid = [one.name for one in fields(Manifest) if one.default is MISSING and one.default_factory is MISSING]
    assert unsaid == ["package", "name", "players"]


def test_the_page_to_read_first_names_every_part_and_all_that_is_looked_for_in_it() -> None:
    table = str(manifest.__doc__).partition("====")[2].rpartition("====")[0]
    for part, names in manifest.PARTS.items():
        assert f"``{part}``" in table
        for name in names:
            assert f"``{name}" in table


def test_a_part_that_is_left_out_has_its_default_and_a_broken_one_is_no_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = install(tmp_path, "sparse_game", REEDS)
    (home / "coach.py").write_text("import nothing_of_this_name\n")
    monkeypatch.syspath_prepend(tmp_path)
    game = import_module("sparse_game").GAME
    opened = game.open(2, {})
    assert (game.options(), game.data(), game.numbers({}), game.knowledge(), game.ideas()) == ([], {}, {}, None, {})
    assert (game.planner(), game.scene(), game.book(), game.layout(opened)) == (None, None, None, {})
    with pytest.raises(ModuleNotFoundError, match="nothing_of_this_name"):
        game.account(opened.new("1"), 0)
