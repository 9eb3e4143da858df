"""The games of ``examples/games``, installed as others would: found, played by bots, judged by their own tests."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.plugins import EXAMPLES, install_example, with_path

MAIN = "from bogwood.cli.main import main; main()"
NAMES = [example.name for example in EXAMPLES]
PUBLIC = {"bogwood.kernel", "bogwood.manifest", "bogwood.testing"}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    for example in EXAMPLES:
        install_example(folder, example)
    return folder


def run(installed: Path, *command: str, inside: Path | None = None) -> str:
    around = {**os.environ, "PYTHONPATH": with_path(installed), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *command], cwd=inside, env=around, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_there_are_two_of_them() -> None:
    assert NAMES == ["goofspiel", "hex"]


@pytest.mark.parametrize("example", EXAMPLES, ids=NAMES)
def test_its_own_tests_pass(installed: Path, example: Path) -> None:
    told = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", inside=example)
    assert re.search(r"^\d\d+ passed", told, re.MULTILINE), told


def test_they_are_found_and_nothing_is_wrong_with_them(installed: Path) -> None:
    found = run(installed, "-c", "from bogwood import shelf; print([*shelf.games()], shelf.findings())")
    assert found.endswith("'goofspiel', 'hex'] []\n")


@pytest.mark.parametrize(
    ("name", "options", "levels"), [("goofspiel", "cards=5", "easy,medium,hard"), ("hex", "size=4", "medium,hard")]
)
def test_bots_of_every_level_play_it(installed: Path, name: str, options: str, levels: str) -> None:
    players = str(len(levels.split(",")))
    asked = ["simulate", name, "--players", players, "--options", options, "--bots", levels, "--games", "1", "--json"]
    told = json.loads(run(installed, "-c", MAIN, *asked))
    assert told["games"] == 1


@pytest.mark.parametrize("example", EXAMPLES, ids=NAMES)
def test_it_knows_the_public_contract_alone(example: Path) -> None:
    for file in example.rglob("*.py"):
        rooms = re.findall(r"^\s*(?:from|import) (bogwood(?:\.\w+)?)\b", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert set(rooms) <= PUBLIC, file.name
