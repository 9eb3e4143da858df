"""A few complete games, kept as records: a change of the rules shows as a readable difference.

    python -m bogwood.testing.golden GAME FOLDER

writes them anew for a game that is installed; look at what changed before you keep it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from bogwood.kernel.digest import digest
from bogwood.kernel.game import Game
from bogwood.kernel.position import OpenGame
from bogwood.kernel.record import Record, replay, verify

from .checks import recorded

GAMES = 3
"""Records per game and number of players."""


def path_of(folder: Path, game: Game, n: int) -> Path:
    return folder / f"{game.name}-{game.players}-{n}.jsonl"


def text_of(game: Game, n: int) -> str:
    """What the rules of today write."""
    return recorded(game, f"golden {game.name}-{game.players} {n}").text()


def write(folder: Path, game: Game) -> list[Path]:
    """Write the records of a game anew; returns their files."""
    folder.mkdir(parents=True, exist_ok=True)
    found = [path_of(folder, game, n) for n in range(1, GAMES + 1)]
    for n, path in enumerate(found, start=1):
        path.write_text(text_of(game, n), encoding="utf-8")
    return found


def check_record(game: Game, open_game: OpenGame, path: Path, n: int) -> None:
    """A kept record is of a whole game, verifies, replays to its end, and is what would be written today."""
    assert path.exists(), f"{path.name} is missing: python -m bogwood.testing.golden {game.name} {path.parent.name}"
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert record.problem is None
    assert record.is_over
    assert [str(problem) for problem in verify(record, open_game).problems] == []
    again, state = replay(record, open_game)
    assert (digest(state), again.scores(state)) == (record.decisions[-1].digest, record.scores)
    assert record.text() == text_of(game, n), f"{path.name} is not what would be written today"


def main(name: str, folder: str) -> None:
    from bogwood.shelf import manifest_of

    manifest = manifest_of(name)
    for players in manifest.players:
        for path in write(Path(folder), manifest.open(players, {})):
            print(path.name)


if __name__ == "__main__":
    main(*sys.argv[1:])
