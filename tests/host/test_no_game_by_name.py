"""What serves every game knows none: no game's name in kernel, host, store and server."""

from __future__ import annotations

import re

import pytest

from bogwood import app
from make import SOURCES

ROOMS = ("kernel", "host", "store", "server")


@pytest.mark.parametrize("room", ROOMS)
def test_no_game_is_named_in(room: str) -> None:
    names = re.compile("|".join(rf"{name}" for name in app.GAMES), re.IGNORECASE)
    sources = [path for path in (SOURCES / "bogwood" / room).rglob("*") if path.suffix in (".py", ".sql")]
    named = [str(path.relative_to(SOURCES)) for path in sources if names.search(path.read_text(encoding="utf-8"))]
    assert named == []
