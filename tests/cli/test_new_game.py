"""``bogwood new-game`` writes a package that installs, passes its own tests and is played like any other game."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bogwood.cli.new_game import sheets
from tests.plugins import scaffold, with_path

from .conftest import Shell

NAME = "tide_pools"
MAIN = "from bogwood.cli.main import main; main()"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package was written, and installed into its folder ``installed``."""
    made = tmp_path_factory.mktemp("new")
    scaffold(made, NAME)
    return made


def ran(folder: Path, *words: str, cwd: Path | None = None) -> str:
    """What a Python process says that finds the installed game and must succeed."""
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": with_path(folder / "installed"), "BOGWOOD_LANG": "en"},
        cwd=cwd or folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_tests_pass(folder: Path) -> None:
    said = ran(folder, "-m", "pytest", "-q", "-W", "error", "-p", "no:cacheprovider", cwd=folder / NAME)
    assert re.search(r"^\d\d passed", said, re.MULTILINE), said


def test_it_reads_as_our_code_does(folder: Path) -> None:
    home = folder / NAME
    for words in (("check",), ("format", "--check")):
        ran(folder, "-m", "ruff", *words, "--no-cache", str(home / "src"), str(home / "tests"))


def test_it_stands_in_the_list_of_games(folder: Path) -> None:
    listed = json.loads(ran(folder, "-c", MAIN, "games", "--json"))
    assert listed["broken"] == []
    assert listed["games"][-1] == {
        "name": NAME,
        "title": "Tide pools",
        "players": [2, 3, 4],
        "minutes": 5,
        "options": {"looks": ["0", "1", "2"]},
        "presets": [],
        "package": "bogwood-tide-pools",
    }


def test_bots_play_it(folder: Path) -> None:
    words = ("simulate", NAME, "--players", "3", "--games", "3", "--bots", "easy,medium,random", "--json")
    assert json.loads(ran(folder, "-c", MAIN, *words))["games"] == 3


def test_a_position_says_what_may_be_done_and_why_not(folder: Path) -> None:
    file = folder / "position.json"
    file.write_text(ran(folder, "-c", MAIN, "position", NAME, "--players", "2"), encoding="utf-8")
    said = ran(folder, "-c", MAIN, "legal", str(file))
    assert "Take the shell on b2" in said
    assert "Look under the shell on b2" in said
    file.write_text(ran(folder, "-c", MAIN, "apply", str(file), "take:b2"), encoding="utf-8")
    assert "The shell on b2 has been taken." in ran(folder, "-c", MAIN, "why", str(file), "take:b2")


def test_no_blank_is_left_unfilled() -> None:
    found = sheets("pools")
    assert "src/pools/rules.py" in found
    assert [path for path, text in found.items() if "~" in text or "{name}" in text or "game" in Path(path).name] == []


@pytest.mark.parametrize("language", ["en", "ru", "es", "cs"])
def test_it_says_where_the_game_is_and_what_to_type_next(shell: Shell, tmp_path: Path, language: str) -> None:
    said = shell("--lang", language, "new-game", "pools")
    assert said.status == 0
    first, *commands = said.out.splitlines()
    assert "pools" in first
    assert commands == ['  pip install --no-build-isolation -e "pools[test]"', '  pytest "pools"', "  bogwood serve"]
    assert (tmp_path / "pools" / "pyproject.toml").is_file()


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Pools", "bad-game-name"),
        ("7seas", "bad-game-name"),
        ("tide-pools", "bad-game-name"),
        ("class", "bad-game-name"),
        ("../pools", "bad-game-name"),
        ("a" * 41, "bad-game-name"),
        ("feya", "game-name-taken"),
        ("json", "module-name-taken"),
        ("bogwood", "module-name-taken"),
    ],
)
def test_a_name_that_cannot_be_is_refused(shell: Shell, tmp_path: Path, name: str, code: str) -> None:
    said = shell("new-game", name)
    assert (said.status, said.out, said.codes) == (2, "", [code])
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", ["en", "ru", "es", "cs"])
def test_what_is_there_is_never_written_over(shell: Shell, tmp_path: Path, language: str) -> None:
    (tmp_path / "pools").mkdir()
    said = shell("--lang", language, "new-game", "pools")
    assert (said.status, said.codes) == (2, ["folder-exists"])
    assert "[" not in said.err
    assert list((tmp_path / "pools").iterdir()) == []


def test_where_nothing_can_be_written_it_says_so(shell: Shell) -> None:
    assert shell("new-game", "pools", "--in", "/dev/null").codes == ["unwritable-file"]
