"""A corrected edition laid over a game for a whole server: its processes, and the bots' workers, open games by it."""

from __future__ import annotations

from functools import cache
from typing import Any

from bogwood.kernel import position
from bogwood.kernel.game import Game
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.shelf import Shelf, games

from .desk import inside
from .files import read_text


@cache
def changes_in(file: str) -> dict[str, Any]:
    """The edition as it stands in its file."""
    document = position.parse(read_text(file))
    if not isinstance(document, dict):
        raise Refusal("bad-format", "", file, found=type(document).__name__)
    return document


@cache
def laid(file: str) -> tuple[Shelf, str, str]:
    """The games with the edition among them, the game it is for, and its id; refused when it fits no game."""
    changes = changes_in(file)
    kind = str(changes.get("format", ""))
    game = next((name for name in games() if kind.startswith(f"{name}-")), "")
    if not game:
        raise Refusal("bad-format", "", file, found=kind[:60])
    shelf = Shelf()
    try:
        return shelf, game, shelf.add_edition(game, changes)
    except Problems as found:
        raise Problems([inside(problem, file) for problem in found.problems]) from None


def open_laid(file: str, name: str, players: int, options: dict[str, str], edition: str) -> Game:
    """A game under the edition of a file, unless it was begun under another one, which it keeps."""
    shelf, game, usual = laid(file)
    return shelf.open_game(name, players, options, edition or (usual if name == game else ""))
