"""Everything the program may speak of has its words: things of the data, refusals, sentences."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.i18n.messages import SOURCE, messages, parameters

DATA = json.loads((SOURCE / "games" / "feya" / "rules" / "data.json").read_text(encoding="utf-8"))
UNNAMED = {"options", "temple_tiles"}
"""Parts of the data whose ids are never said: options are typed as they are, temple tiles told by gains."""


def ids(part: object) -> Iterator[str]:
    """Every id of a part of the data."""
    if isinstance(part, dict):
        if isinstance(part.get("id"), str):
            yield part["id"]
        for name, inner in part.items():
            if name not in UNNAMED:
                yield from ids(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from ids(inner)


def test_everything_in_the_data_has_a_name() -> None:
    found = sorted(set(ids(DATA)))
    assert len(found) > 90
    assert [one for one in found if f"feya-name-{one}" not in messages("en")] == []


@pytest.mark.parametrize("board", sorted(DATA["boards"]))
def test_fish_and_temples_of_a_board_have_names(board: str) -> None:
    cells = [*DATA["boards"][board]["fish_cells"]["cells"], *DATA["boards"][board]["temples"]["cells"]]
    assert [one for one in cells if f"feya-name-{one}" not in messages("en")] == []


@pytest.mark.parametrize(
    ("part", "help_of"),
    [
        ("actions", "action"),
        ("guides", "guide"),
        ("clan_board_bonus_kinds", "bonus"),
        ("bonus_tiles", "tile"),
        ("race_cards", "race"),
        ("trophy_cards", "trophy"),
    ],
)
def test_everything_that_may_puzzle_has_help(part: str, help_of: str) -> None:
    keys = [f"feya-help-{help_of}-{one}" for one in ids(DATA[part])]
    assert len(keys) >= 6
    assert [key for key in keys if key not in messages("en")] == []


def calls(path: Path, *names: str) -> Iterator[ast.Call]:
    """The calls of functions so named in a source file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Attribute)):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if name in names:
                yield node


def texts(node: ast.expr) -> list[str]:
    """The strings an expression may be, as far as they are written there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return []


def game_of(path: Path) -> str:
    inside = path.relative_to(SOURCE).parts
    return inside[1] if inside[0] == "games" else ""


def refusals() -> list[tuple[str, str, set[str]]]:
    """Every refusal written out in the sources: the game it is of, its code, the parameters it gives."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        for call in calls(path, "Refusal"):
            given = {keyword.arg for keyword in call.keywords if keyword.arg} - {"rule", "where"}
            found += [(game_of(path), code, given) for code in texts(call.args[0])] if call.args else []
    return found


def codes_kept_in_variables() -> list[tuple[str, str]]:
    """Codes that reach a refusal through a variable named so, or through a helper that notes a difference."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "code":
                found += [(game_of(path), code) for code in texts(node.value)]
        for call in calls(path, "differs"):
            found += [(game_of(path), code) for code in next(filter(None, map(texts, call.args)), [])]
    return found


def message_of(game: str, code: str) -> str:
    own = f"{game}-refusal-{code}"
    return own if own in messages("en") else f"refusal-{code}"


def test_every_refusal_has_its_message() -> None:
    written = [(game, code) for game, code, _ in refusals()]
    kept = codes_kept_in_variables()
    assert len(written) > 50
    assert len(kept) > 10
    assert sorted({code for game, code in written + kept if message_of(game, code) not in messages("en")}) == []


def test_every_refusal_gives_what_its_message_shows() -> None:
    short = {
        code: parameters("en", message_of(game, code)) - given - {"where"}
        for game, code, given in refusals()
        if message_of(game, code) in messages("en")
    }
    assert {code: lacking for code, lacking in short.items() if lacking} == {}


def test_every_sentence_written_out_has_its_message() -> None:
    keys = [
        key
        for path in sorted(SOURCE.rglob("*.py"))
        for call in calls(path, "Sentence", "say")
        if call.args
        for key in texts(call.args[0])
    ]
    assert len(keys) > 20
    assert sorted({key for key in keys if key not in messages("en")}) == []


def test_every_fact_told_has_its_message() -> None:
    keys = [
        f"{game_of(path)}-fact-{kind}"
        for path in sorted(SOURCE.rglob("games/*/rules/*.py"))
        for call in calls(path, "tell", "tell_all", "tell_owner")
        if len(call.args) > 1
        for kind in texts(call.args[1])
    ]
    assert len(keys) > 20
    assert sorted({key for key in keys if key not in messages("en")}) == []
