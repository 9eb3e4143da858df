"""``bogwood new-game``: a package with a small game that can be played at once, for whoever writes their own."""

from __future__ import annotations

import keyword
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from string import Template
from typing import Final

import click

from bogwood.kernel.refusal import Refusal
from bogwood.shelf import NAME, discovered

from .asking import with_language
from .desk import Desk
from .files import make_folder, write_text

SCAFFOLD: Final = files("bogwood") / "cli" / "scaffold"
SUFFIX: Final = ".in"
"""Of what stands in the scaffold; without it the file has its name."""

STAND_IN: Final = "game"
"""What the game is called in the names of files."""


class Sheet(Template):
    """A text with blanks such as ``~{name}``: messages have their own use for ``$``."""

    delimiter = "~"


@click.command("new-game")
@click.argument("name")
@click.option("--in", "folder", metavar="DIR", default=".", help="Where its folder is made; otherwise here.")
@with_language
@click.pass_obj
def new_game(desk: Desk, name: str, folder: str) -> None:
    """Write a package with a small game named NAME, to be played at once and changed at leisure."""
    check_name(name)
    home = Path(folder) / name
    if home.exists():
        raise Refusal("folder-exists", "", "", text=str(home))
    for file, text in sheets(name).items():
        make_folder((home / file).parent)
        write_text(home / file, text)
    click.echo(desk.words.say("cli-new-game", {"name": name, "text": str(home)}))
    for line in (f'pip install --no-build-isolation -e "{home}[test]"', f'pytest "{home}"', "bogwood serve"):
        click.echo(f"  {line}")


def check_name(name: str) -> None:
    """Refuse what no game can be called, and what a game or a module is called already."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Refusal("bad-game-name", "", "", name=name[:80])
    found = discovered()
    if name in found.games:
        raise Refusal("game-name-taken", "", "", name=name, text=found.packages[name])
    if find_spec(name) is not None:
        raise Refusal("module-name-taken", "", "", name=name)


def sheets(name: str) -> dict[str, str]:
    """Every file of the package of a game of this name, by its path."""
    words = [word for word in name.split("_") if word]
    blanks = {
        "name": name,
        "kind": "".join(word.capitalize() for word in words),
        "title": " ".join(words).capitalize(),
        "package": f"bogwood-{'-'.join(words)}",
    }
    return {path.replace(STAND_IN, name): Sheet(text).substitute(blanks) for path, text in scaffold(SCAFFOLD)}


def scaffold(folder: Traversable, path: str = "") -> Iterator[tuple[str, str]]:
    """Every sheet of the scaffold, by the path it will have."""
    for part in sorted(folder.iterdir(), key=lambda part: part.name):
        if part.is_dir():
            yield from scaffold(part, f"{path}{part.name}/")
        elif part.name.endswith(SUFFIX):
            yield path + part.name.removesuffix(SUFFIX), part.read_text(encoding="utf-8")
