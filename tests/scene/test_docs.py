"""The page about scenes: its examples are made and hold what they say, and every verb stands on it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bogwood import shelf
from bogwood.scene import make
from bogwood.scene.common import USAGE as COMMON
from bogwood.scene.header import USAGE as HEADER
from bogwood.scene.making import seat_for, stage_of

PAGE = (Path(__file__).parents[2] / "docs" / "scenes.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```scene\n(.*?)```", PAGE, re.DOTALL)
CLAIM = re.compile(r"^# (open|closed) (\S+) ?(\S*)$", re.MULTILINE)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_made_and_holds_what_it_says(example: str) -> None:
    made = make(example)
    for claim, move, code in CLAIM.findall(example):
        option = made.game.catalogue.parse(move)
        refusal = made.game.why_not(made.state, seat_for(made.game, made.state, option), option)
        assert (refusal is None) == (claim == "open"), (move, str(refusal))
        assert refusal is None or code in ("", refusal.code)


def test_there_are_examples_of_every_game() -> None:
    named = [example.split()[1] for example in EXAMPLES]
    assert {game: named.count(game) >= 6 for game in shelf.games()} == dict.fromkeys(shelf.games(), True)


@pytest.mark.parametrize("game", shelf.games())
def test_every_verb_stands_on_the_page(game: str) -> None:
    verbs = stage_of(make(f"game {game}").game).verbs
    usages = [verb.usage for verb in verbs.table.values()] + [verb.usage for verb in verbs.seat.values()]
    for usage in [*usages, *COMMON.values(), *HEADER.values()]:
        written = usage.replace("|", r"\|")
        assert f"| `{written}` |" in PAGE, usage


def test_the_python_of_the_page_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(code, "docs/scenes.md", "exec"), {})
