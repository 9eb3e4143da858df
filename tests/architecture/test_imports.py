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

ENGINES = ("kernel", "games")
ROOMS = (
    "kernel",
    "games/feya",
    "games/felinia",
    "bots/feya",
    "i18n",
    "store",
    "arena",
    "coach",
    "server",
    "cli",
    "env",
)

ALLOWED = [
    ("games/feya/state.py", "import bogwood.kernel.cells"),
    ("bots/search.py", "import bogwood.kernel.cells"),
    ("bots/feya/evaluation.py", "import bogwood.games.feya.state"),
    ("cli/main.py", "import bogwood.app"),
    ("app.py", "import bogwood.games.feya, bogwood.bots, bogwood.cli"),
    ("arena/summary.py", "import bogwood.kernel.game, bogwood.bots, bogwood.i18n"),
    ("coach/hint.py", "import bogwood.kernel.game, bogwood.bots, bogwood.i18n"),
    ("env/table.py", "import bogwood.app, bogwood.bots, bogwood.kernel.game"),
]
FORBIDDEN = [
    ("kernel/cells.py", "import bogwood.games.feya"),
    ("kernel/cells.py", "import bogwood.i18n"),
    ("kernel/cells.py", "import random"),
    ("kernel/cells.py", "from time import monotonic"),
    ("games/feya/state.py", "import os"),
    ("games/feya/state.py", "import asyncio"),
    ("games/feya/state.py", "import threading"),
    ("games/feya/state.py", "import socket"),
    ("games/feya/state.py", "import rich"),
    ("games/feya/state.py", "import bogwood.games.felinia"),
    ("games/feya/state.py", "import bogwood.bots"),
    ("bots/search.py", "import bogwood.games.feya"),
    ("bots/feya/evaluation.py", "import bogwood.games.felinia"),
    ("bots/search.py", "import bogwood.app"),
    ("i18n/bundles.py", "import bogwood.cli"),
    ("arena/summary.py", "import bogwood.games.feya"),
    ("arena/summary.py", "import bogwood.app"),
    ("coach/hint.py", "import bogwood.games.feya"),
    ("coach/hint.py", "import bogwood.server"),
    ("env/table.py", "import bogwood.games.feya"),
    ("env/table.py", "import bogwood.server"),
    ("cli/main.py", "import bogwood.env"),
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
    modules = [path for engine in ENGINES for path in (SOURCES / "bogwood" / engine).rglob("*.py")]
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
    for module in ("app.py", "kernel/cells.py", "games/feya/state.py"):
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
