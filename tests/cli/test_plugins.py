"""A game from outside is found, listed and played like ours; a broken one is named, and nothing else breaks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bogwood import shelf
from bogwood.cli.sitting import by_cell
from bogwood.kernel.catalogue import Entry
from tests.plugins import REEDS, RULES, install, with_path

MAIN = "from bogwood.cli.main import main; main()"

RUSHES = REEDS.replace("reeds", "rushes")
SPOILT = """
from bogwood.kernel.edition import checked_edition


def open_game(players, options, changes=None):
    checked_edition("bad_data", None, lambda data: [])
"""

WORDS = """
sedge-title = Sedge
sedge-question-choose_card = Which card for { $prize }?
sedge-option-choose_card = Card { $card }
sedge-fact-prize = { spoilt
cli-final = Not for a game to say
"""

SEDGE = ("play", "sedge", "--players", "2", "--seed", "bed", "--bots", "easy")

BROKEN = {
    "cannot_load": ("import nothing_of_this_name\n", "game-not-loaded"),
    "leaves": ("raise SystemExit(3)\n", "game-not-loaded"),
    "no_manifest": ("GAME = 7\n", "game-without-manifest"),
    "bad_name": (REEDS.replace("reeds", "Tall Reeds"), "game-bad-manifest"),
    "bad_players": (RUSHES.replace("range(2, 4)", "range(4, 2)"), "game-bad-manifest"),
    "other_name": (RUSHES, "game-bad-manifest"),
    "takes_ours": (REEDS.replace("reeds", "feya"), "game-name-taken"),
    "takes_reeds": (REEDS, "game-name-taken"),
    "unreadable": ("", "game-not-opened"),
    "not_opened": (RUSHES, "game-not-opened"),
    "no_rules": (RUSHES, "game-not-opened"),
    "broken_rules": (RUSHES, "game-not-opened"),
    "nothing_opens": (RUSHES, "game-not-opened"),
    "bad_options": (RUSHES, "game-bad-manifest"),
    "bad_data": (RUSHES, "game-bad-data"),
}
"""What may be wrong with a game, and how it is told."""

RULES_OF = {
    "not_opened": RULES.replace("return Reeds", "return 1 / 0 and Reeds"),
    "broken_rules": "import nothing_of_this_name\n",
    "nothing_opens": "OPTIONS = []\n",
    "bad_options": RULES.replace("import Reeds", "import Reeds as Toy").replace("return Reeds", "return Rushes")
    + """

OPTIONS = ("looks",)


class Rushes(Toy):
    def __init__(self, players, options):
        super().__init__(players, options)
        self.name = "rushes"
""",
    "bad_data": SPOILT,
}
"""The rules of those that have others."""

REASONS = {
    "no_rules": "ModuleNotFoundError: No module named 'no_rules.rules'",
    "broken_rules": "ModuleNotFoundError: No module named 'nothing_of_this_name'",
    "nothing_opens": "AttributeError: module 'nothing_opens.rules' has no attribute 'open_game'",
}
"""What is said of a part that is not there, and of one that is broken."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A good game among broken ones."""
    found = tmp_path_factory.mktemp("installed")
    install(found, "a_reeds_game", REEDS)
    words = install(found, "a_sedge_game", REEDS.replace("reeds", "sedge"), name="sedge") / "locale"
    words.mkdir()
    (words / "en.ftl").write_text(WORDS, encoding="utf-8")
    unreadable = install(found, "unreadable", REEDS.replace("reeds", "moss"), name="moss") / "locale"
    unreadable.mkdir()
    (unreadable / "cs.ftl").write_bytes(b"moss-title = \xff")
    for package, (source, _) in BROKEN.items():
        if source:
            install(found, package, source, RULES_OF.get(package, RULES))
    (found / "no_rules" / "rules.py").unlink()
    (found / "bad_data" / "data.json").write_text('{"edition": 7}')
    (found / "bad_data" / "data.schema.json").write_text('{"properties": {"edition": {"type": "string"}}}')
    return found


def typed(folder: Path, *words: str, given: str = "") -> str:
    """What a command says that must succeed."""
    done = subprocess.run(
        [sys.executable, "-c", MAIN, *words],
        env={**os.environ, "PYTHONPATH": with_path(folder), "BOGWOOD_LANG": "en"},
        cwd=folder,
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def listed(folder: Path) -> Any:
    return json.loads(typed(folder, "games", "--json"))


def test_a_game_from_outside_stands_beside_ours(listed: Any) -> None:
    found = {game["name"]: game for game in listed["games"]}
    assert list(found) == [*shelf.games(), "reeds", "sedge"]
    assert found["reeds"] == {
        "name": "reeds",
        "title": "reeds",
        "players": [2, 3],
        "minutes": 0,
        "options": {},
        "presets": [],
        "package": "a_reeds_game",
    }
    assert {game["package"] for name, game in found.items() if name in shelf.games()} == {"bogwood"}


@pytest.mark.parametrize("package", BROKEN)
def test_a_broken_game_is_named_with_its_package_and_the_reason(listed: Any, package: str) -> None:
    [found] = [one for one in listed["broken"] if one["package"] == package]
    assert found["code"] == BROKEN[package][1]
    assert REASONS.get(package, "") in str(found)
    assert found["sentence"]
    assert "[" not in found["sentence"]


def test_the_text_names_the_same(folder: Path) -> None:
    said = typed(folder, "games")
    assert [line.split()[0] for line in said.splitlines()[:5]] == [*shelf.games(), "reeds", "sedge"]
    assert all(f"  {package}: {code}: " in said for package, (_, code) in BROKEN.items())


def test_bots_of_every_level_play_it(folder: Path) -> None:
    said = json.loads(typed(folder, "simulate", "reeds", "--players", "3", "--games", "4", "--seed", "bed",
                            "--bots", "easy,medium,hard:30", "--json"))  # fmt: skip
    assert said["games"] == 4
    assert said["bots"] == ["easy", "medium", "hard:30"]


def test_processes_of_the_arena_find_it_for_themselves(folder: Path) -> None:
    words = ("arena", "reeds", "--bots", "medium,random", "--games", "8", "--seed", "bed", "--jobs", "2", "--json")
    assert json.loads(typed(folder, *words))["games"] >= 8


def test_it_is_played_in_the_terminal_by_its_ids(folder: Path) -> None:
    said = typed(folder, "play", "reeds", "--players", "2", "--seed", "bed", "--bots", "easy", given="1\n1\n1\n")
    assert "choose card (card " in said
    assert "prizes: " in said
    assert "[" not in said


def test_its_words_are_said_in_english_where_a_language_is_lacking(folder: Path) -> None:
    said = typed(folder, "--lang", "cs", *SEDGE, given="1\n1\n1\n")
    assert said.startswith("Sedge\n")
    assert "Which card for " in said


def test_its_words_change_none_of_ours_and_a_spoilt_one_shows_its_key(folder: Path) -> None:
    said = typed(folder, *SEDGE, given="1\n1\n1\n")
    assert "Final scoring" in said
    assert "[sedge-fact-prize]" in said


@pytest.mark.parametrize("cell", ["north", "b12", 7, "aa10", "3"])
def test_cells_may_be_called_anything(cell: int | str) -> None:
    first, last = Entry(1, "to:b2", "move", {"cell": "b2"}), Entry(2, "stay", "move", {})
    named = sorted([last, Entry(3, f"to:{cell}", "move", {"cell": cell}), first], key=by_cell)
    assert named[-1] is last


def test_the_coach_gives_a_hint_without_reasons(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(typed(folder, "position", "reeds", "--players", "2", "--seed", "bed"), encoding="utf-8")
    said = json.loads(typed(folder, "hint", str(file), "--json"))
    assert said["finding"] == "play"
    assert said["reasons"] == []
    choices = [choice for step in said["plans"][0]["steps"] for choice in step["choices"]]
    assert [choice["notation"].partition(" ")[0] for choice in choices] == ["play"]
