"""Games from outside: packages with entry points, as an installer would have put them into a folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from bogwood.cli.main import run
from bogwood.shelf import GROUP

EXAMPLES = sorted(file.parent for file in (Path(__file__).parents[1] / "examples" / "games").glob("*/pyproject.toml"))
"""The packages of games that show how one is written."""

TOY = Path(__file__).parent / "kernel" / "toy.py"

REEDS = """
from bogwood.manifest import Manifest

GAME = Manifest(__name__, name="reeds", players=range(2, 4))
"""
"""Says no more than it has to."""

RULES = """
from .toy import Reeds


def open_game(players, options, changes=None):
    return Reeds(players, options)
"""


def install(folder: Path, package: str, source: str, rules: str = RULES, name: str = "reeds") -> Path:
    """Put a package named ``package`` there with this manifest and these rules, over the toy game under this name."""
    home = folder / package
    home.mkdir(parents=True)
    (home / "__init__.py").write_text(source, encoding="utf-8")
    (home / "rules.py").write_text(rules, encoding="utf-8")
    (home / "toy.py").write_text(TOY.read_text(encoding="utf-8").replace("reeds", name), encoding="utf-8")
    tell_of(folder, package, {package: f"{package}:GAME"})
    return home


def scaffold(folder: Path, name: str) -> Path:
    """Let ``bogwood new-game`` write a game there, and install it; returns the folder that an installer filled."""
    assert run(["new-game", name, "--in", str(folder)]) == 0
    installed = folder / "installed"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    alone = ["--no-index", "--no-deps", "--no-build-isolation", "--target", str(installed)]
    subprocess.run([*pip, *alone, str(folder / name)], check=True)
    return installed


def tell_of(folder: Path, distribution: str, games: dict[str, str]) -> None:
    """Write there what an installer says of a distribution: its name and the games it names."""
    about = folder / f"{distribution.replace('-', '_')}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n", encoding="utf-8")
    entries = "".join(f"{name} = {value}\n" for name, value in games.items())
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{entries}", encoding="utf-8")


def install_example(folder: Path, example: Path) -> None:
    """Put a package of ``examples/games`` there as its ``pyproject.toml`` says."""
    project = tomllib.loads((example / "pyproject.toml").read_text(encoding="utf-8"))
    for package in project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]:
        shutil.copytree(example / package, folder / Path(package).name, ignore=shutil.ignore_patterns("__pycache__"))
    tell_of(folder, project["project"]["name"], project["project"]["entry-points"][GROUP])


def with_path(folder: Path) -> str:
    """What PYTHONPATH has to be for a process to find what lies there."""
    return os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH", "")]))
