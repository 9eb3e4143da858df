"""What several games need is said once, in the kernel: none repeats a long run of another's lines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

from make import ROOT

GAMES = ROOT / "src" / "bogwood" / "games"
MODULES = ("state.py", "position.py", "game.py", "steps.py", "manners.py")
LONG = 20
"""So many equal lines in a row are no coincidence; empty lines do not count."""

NEXT_BLOCK = re.compile(r"choices\.[A-Z_0-9]+ <=? \w+ <=? choices\.[A-Z_0-9]+|\boption (<|>|<=|>=) choices\.[A-Z_0-9]+")


def lines_of(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines() if line.strip()]


def runs(lines: list[str]) -> Iterator[tuple[str, ...]]:
    for start in range(len(lines) - LONG + 1):
        yield tuple(lines[start : start + LONG])


def common_run(one: str, other: str) -> tuple[str, ...]:
    """A long run of lines that stands in both texts, or nothing."""
    known = set(runs(lines_of(one)))
    return next((run for run in runs(lines_of(other)) if run in known), ())


def modules() -> list[Path]:
    return [path for name in MODULES for path in sorted(GAMES.glob(f"*/rules/{name}"))]


def test_no_long_run_of_lines_stands_in_two_games() -> None:
    found = modules()
    assert len(found) >= 3 * len(MODULES)
    for one, other in combinations(found, 2):
        if one.parts[-3] != other.parts[-3]:
            run = common_run(one.read_text(encoding="utf-8"), other.read_text(encoding="utf-8"))
            assert run == (), f"{one.relative_to(ROOT)} and {other.relative_to(ROOT)} both say: {run[0]}"


def test_a_long_run_is_found_wherever_it_stands() -> None:
    shared = "\n\n".join(f"    line {n}" for n in range(LONG))
    assert len(common_run(f"first\n{shared}\nlast", f"{shared}\nother")) == LONG
    assert common_run(shared.replace("line 7", "line seven"), shared) == ()


def test_options_are_never_compared_with_the_name_of_another_block() -> None:
    """A block knows its own size: ``choices.BOATS.holds(option)``."""
    sources = [path for path in GAMES.rglob("*.py") if "static" not in path.parts]
    named = [
        path.relative_to(ROOT).as_posix() for path in sources if NEXT_BLOCK.search(path.read_text(encoding="utf-8"))
    ]
    assert len(sources) > 100
    assert named == []
