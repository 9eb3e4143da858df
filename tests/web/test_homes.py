"""All that the client knows of a game lies in the game's own folder, and the build finds it there."""

from __future__ import annotations

from make import WEB

from .test_no_rules import GAMES

SOURCES = WEB / "src"
HOMES = SOURCES / "games"
NAMES = sorted(path.parent.name for path in HOMES.glob("*/cover.tsx"))


def test_every_game_of_ours_has_a_home() -> None:
    assert sorted(path.parents[1].name for path in GAMES.glob("*/rules/data.json")) == NAMES
    assert [name for name in NAMES if not (HOMES / name / "face.tsx").exists()] == []
