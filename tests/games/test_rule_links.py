"""Every rule that is cited to a reader can be looked up: it is a paragraph of the game's book, in every language."""

from __future__ import annotations

import ast
import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bogwood.shelf import games, manifest_of, open_game
from tests.i18n.messages import LOCALES, SOURCE, entries

GAMES = [name for name, manifest in sorted(games().items()) if (SOURCE / "games" / name / "paragraphs").is_dir()]
OF_EVERY_GAME = pytest.mark.parametrize("game", GAMES)
CITING = {"Refusal": 1, "OptionKind": 3}
"""Calls that cite a rule, and where among their arguments it stands."""
MOVES = 300
ASKED = 30
"""So many options that are not open are asked about at each decision."""


@cache
def book(game: str) -> frozenset[str]:
    """The rules to which the page of the rules has an anchor."""
    document = json.loads((SOURCE / "games" / game / "paragraphs" / "rules.json").read_text(encoding="utf-8"))
    return frozenset(rule["id"] for rule in document["rules"])


def key_of(game: str, rule: str) -> str:
    return f"{game}-rule-{rule.lower().replace('.', '-')}"


def written(path: Path) -> Iterator[str]:
    """The rules that the calls of a file cite in so many letters."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        named = [word.value for word in node.keywords if word.arg == "rule"]
        placed = node.args[CITING[name] : CITING[name] + 1] if name in CITING else []
        for value in (*placed, *named):
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield value.value


def refused(game: str, options: dict[str, str], seed: str) -> set[tuple[str, str]]:
    """What refusals of a random game cite, each with its code."""
    opened = open_game(game, 2, options, "")
    state, lot = opened.new(seed), random.Random(seed)
    numbers = sorted(opened.catalogue.numbers.values())
    found: set[tuple[str, str]] = set()
    for _ in range(MOVES):
        seats = opened.seats_to_act(state)
        if not seats:
            break
        for option in lot.sample(numbers, min(ASKED, len(numbers))):
            refusal = opened.why_not(state, seats[0], option)
            if refusal is not None:
                found.add((refusal.code, refusal.rule))
        opened.apply(state, seats[0], lot.choice(opened.legal(state, seats[0]).listed()))
    return found


@OF_EVERY_GAME
def test_what_a_game_cites_in_its_code_is_in_its_book(game: str) -> None:
    cited = {rule for path in (SOURCE / "games" / game).rglob("*.py") for rule in written(path) if rule}
    assert len(cited) > 20
    assert cited - book(game) == set()


def test_no_room_below_the_games_cites_a_rule_of_one() -> None:
    rooms = [path for path in SOURCE.rglob("*.py") if "games" not in path.relative_to(SOURCE).parts]
    assert len(rooms) > 100
    assert {path.name: rule for path in rooms for rule in written(path) if rule} == {}


@OF_EVERY_GAME
def test_what_a_player_is_refused_with_is_in_the_book(game: str) -> None:
    """Whatever is asked about in games of every kind: the bubble that says why links to the rule."""
    presets = {"": {}, **manifest_of(game).presets}
    found = {one for name, options in presets.items() for one in refused(game, dict(options), f"links {name}")}
    assert len({rule for _, rule in found}) > 8
    assert {(code, rule) for code, rule in found if rule not in book(game)} == set()


@OF_EVERY_GAME
def test_what_hints_options_and_the_overview_cite_is_in_the_book(game: str) -> None:
    overview = manifest_of(game).overview()
    cited = {*manifest_of(game).reasons().values(), *(kind.rule for kind in manifest_of(game).options())}
    cited |= {*overview["turn"], *overview["round"], *overview["sources"].values()}
    cited |= {one["rule"] for part in ("mistakes", "diagrams") for one in overview[part]}
    assert cited - book(game) == set()


@pytest.mark.parametrize("locale", LOCALES)
@OF_EVERY_GAME
def test_every_rule_has_a_paragraph_in_every_language(game: str, locale: str) -> None:
    """Its anchor is drawn for it; without words it would lead to an empty place."""
    said = entries(SOURCE / "games" / game / "paragraphs", locale)
    assert [rule for rule in sorted(book(game)) if key_of(game, rule) not in said] == []
