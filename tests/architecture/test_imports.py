"""Imports point the right way, and the contracts in pyproject.toml notice when they do not."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from make import PROJECT, SOURCES, tool

ENGINES = ("kernel", "games/*/rules")
ROOMS = (
    "kernel",
    "games/one/rules",
    "games/one/bot",
    "games/one/scene",
    "games/other/rules",
    "games/other/bot",
    "bots",
    "host",
    "i18n",
    "store",
    "arena",
    "coach",
    "puzzles",
    "scene",
    "server",
    "cli",
    "tab",
    "env",
    "testing",
)

ALLOWED = [
    ("games/one/rules/state.py", "import bogwood.kernel.cells"),
    ("games/one/bot/knowledge.py", "import bogwood.games.one.rules.state, bogwood.bots.search"),
    ("games/one/coach.py", "import bogwood.games.one.bot.knowledge, bogwood.coach.hint"),
    ("games/one/terminal.py", "import bogwood.games.one.rules.state, bogwood.i18n"),
    ("games/one/scene/verbs.py", "import bogwood.games.one.rules.state, bogwood.scene"),
    ("scene/making.py", "import bogwood.shelf, bogwood.kernel.game"),
    ("bots/search.py", "import bogwood.kernel.cells"),
    ("games/one/__init__.py", "import bogwood.manifest, bogwood.bots.knowledge, bogwood.games.one.rules.state"),
    ("cli/main.py", "import bogwood.shelf, bogwood.manifest"),
    ("shelf.py", "import bogwood.manifest"),
    ("manifest.py", "import bogwood.kernel.game"),
    ("arena/summary.py", "import bogwood.kernel.game, bogwood.bots, bogwood.i18n"),
    ("bots/known.py", "import bogwood.shelf"),
    ("i18n/texts.py", "import bogwood.shelf"),
    ("coach/hint.py", "import bogwood.kernel.game, bogwood.bots, bogwood.i18n"),
    ("puzzles/mining.py", "import bogwood.coach, bogwood.bots, bogwood.shelf"),
    ("env/table.py", "import bogwood.shelf, bogwood.bots, bogwood.kernel.game"),
    ("tab/build.py", "import bogwood.server.world, bogwood.host, bogwood.shelf"),
    ("testing/suite.py", "import bogwood.manifest, bogwood.i18n, bogwood.server.layout"),
]
FORBIDDEN = [
    ("kernel/cells.py", "import bogwood.games.one.rules"),
    ("kernel/cells.py", "import bogwood.i18n"),
    ("kernel/cells.py", "import random"),
    ("kernel/cells.py", "from time import monotonic"),
    ("games/one/rules/state.py", "import os"),
    ("games/one/rules/state.py", "import asyncio"),
    ("games/one/rules/state.py", "import threading"),
    ("games/one/rules/state.py", "import socket"),
    ("games/one/rules/state.py", "import rich"),
    ("games/one/rules/state.py", "import bogwood.games.other.rules"),
    ("games/one/rules/state.py", "import bogwood.games.one.bot"),
    ("games/one/rules/state.py", "import bogwood.bots"),
    ("games/one/bot/knowledge.py", "import bogwood.games.other.rules"),
    ("games/one/bot/knowledge.py", "import bogwood.host"),
    ("games/one/terminal.py", "import bogwood.cli"),
    ("bots/search.py", "import bogwood.games.one.rules"),
    ("shelf.py", "import bogwood.games.one"),
    ("shelf.py", "import bogwood.bots"),
    ("manifest.py", "import bogwood.shelf"),
    ("cli/main.py", "import bogwood.games.one"),
    ("server/inn.py", "import bogwood.games.one"),
    ("games/one/rules/state.py", "import bogwood.manifest"),
    ("games/one/bot/knowledge.py", "import bogwood.shelf"),
    ("i18n/bundles.py", "import bogwood.cli"),
    ("arena/summary.py", "import bogwood.games.one.rules"),
    ("arena/summary.py", "import bogwood.server"),
    ("coach/hint.py", "import bogwood.games.one.rules"),
    ("coach/hint.py", "import bogwood.server"),
    ("scene/making.py", "import bogwood.games.one.scene"),
    ("scene/making.py", "import bogwood.cli"),
    ("games/one/rules/state.py", "import bogwood.scene"),
    ("coach/hint.py", "import bogwood.puzzles"),
    ("puzzles/mining.py", "import bogwood.games.one.rules"),
    ("puzzles/mining.py", "import bogwood.server"),
    ("env/table.py", "import bogwood.games.one.rules"),
    ("env/table.py", "import bogwood.server"),
    ("testing/suite.py", "import bogwood.games.one.rules"),
    ("host/host.py", "import bogwood.testing"),
    ("cli/main.py", "import bogwood.env"),
    ("tab/build.py", "import bogwood.cli"),
    ("tab/build.py", "import bogwood.games.one"),
    ("server/world.py", "import bogwood.tab"),
    ("newroom.py", "import bogwood.kernel"),
]


def imported_packages(source: Path) -> Iterator[str]:
    """The first names of everything a module imports from outside its own package."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield str(node.module).split(".")[0]


def test_engines_import_the_standard_library_and_each_other_only() -> None:
    modules = [path for engine in ENGINES for path in (SOURCES / "bogwood").glob(f"{engine}/**/*.py")]
    foreign = {package for module in modules for package in imported_packages(module)} - sys.stdlib_module_names
    assert foreign <= {"bogwood", "mypy_extensions"}


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The rooms of the project with nothing in them, and its contracts."""
    shutil.copy(PROJECT, tmp_path)
    for room in ROOMS:
        (tmp_path / "bogwood" / room).mkdir(parents=True)
    for folder in [tmp_path / "bogwood", *(tmp_path / "bogwood").rglob("*")]:
        (folder / "__init__.py").touch()
    parts = ("rules/state.py", "coach.py", "terminal.py")
    for module in ("shelf.py", "manifest.py", "kernel/cells.py", *(f"games/one/{part}" for part in parts)):
        (tmp_path / "bogwood" / module).touch()
    return tmp_path


def contracts_kept(house: Path) -> bool:
    done = subprocess.run(
        [tool("lint-imports"), "--no-cache", "--no-logo"],
        cwd=house,
        env={**os.environ, "PYTHONPATH": str(house)},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert "Contracts:" in done.stdout, done.stdout
    return done.returncode == 0


def test_contracts_allow_what_the_design_allows(house: Path) -> None:
    for module, statement in ALLOWED:
        (house / "bogwood" / module).write_text(statement)
    assert contracts_kept(house)


@pytest.mark.parametrize(("module", "statement"), FORBIDDEN)
def test_contracts_notice(house: Path, module: str, statement: str) -> None:
    (house / "bogwood" / module).write_text(statement)
    assert not contracts_kept(house)
