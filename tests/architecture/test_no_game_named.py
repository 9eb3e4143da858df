"""What serves every game knows none: no game of ours is named outside its own folder."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from make import ROOT

ROOTS = {"src": "src/bogwood/games", "web/src": "web/src/games"}
"""Where no game is named, and the folder of each where they are at home."""

TEXTS = {".css", ".ftl", ".html", ".json", ".md", ".mjs", ".py", ".sql", ".toml", ".ts", ".tsx"}
BUILT = "src/bogwood/server/static"
"""What is made from the client is none of the sources."""

NAMES = re.compile("feya|felinia|winter", re.IGNORECASE)


def sources(root: str) -> Iterator[Path]:
    """The files that people write below a folder, the homes of games apart."""
    apart = [ROOT / ROOTS[root], ROOT / BUILT]
    for path in sorted((ROOT / root).rglob("*")):
        if path.suffix in TEXTS and not any(folder in path.parents for folder in apart):
            yield path


@pytest.mark.parametrize("root", ROOTS)
def test_no_game_is_named_outside_its_home(root: str) -> None:
    found = list(sources(root))
    assert len(found) > 50
    named = [str(path.relative_to(ROOT)) for path in found if NAMES.search(path.read_text(encoding="utf-8"))]
    named += [str(path.relative_to(ROOT)) for path in found if NAMES.search(path.relative_to(ROOT).as_posix())]
    assert named == []
