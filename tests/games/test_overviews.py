"""A game at a glance: its words are whole in every language, its rules and things exist, its figures are measured."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bogwood.arena.measuring import plan_of
from bogwood.shelf import games, manifest_of
from bogwood.testing.texts import Messages
from tests.i18n.messages import LOCALES, SOURCE, text

WEB = SOURCE.parents[1] / "web" / "src" / "i18n" / "locale"
GAMES = [name for name, manifest in sorted(games().items()) if manifest.overview()]
OF_EVERY_GAME = pytest.mark.parametrize("game", GAMES)
IN_EVERY_LANGUAGE = pytest.mark.parametrize("locale", LOCALES)
SHARED = ("action", "column", "deed")
"""What is told when it is good by the help of an action, a column or a box."""
KINDS = {"any"}
"""What stands for all things of a kind."""


@cache
def words(game: str, locale: str) -> Messages:
    """What is said of a game at a glance, with its own words."""
    folder = SOURCE / "games" / game
    return Messages(text(folder / "locale", locale) + "\n" + text(folder / "overview", locale))


def keys(game: str, locale: str = "en") -> set[str]:
    return set(Messages(text(SOURCE / "games" / game / "overview", locale)).entries)


def rules_of(game: str) -> set[str]:
    document = json.loads((SOURCE / "games" / game / "paragraphs" / "rules.json").read_text(encoding="utf-8"))
    return {rule["id"] for rule in document["rules"]}


def test_every_game_of_ours_is_explained() -> None:
    assert sorted(path.name for path in (SOURCE / "games").iterdir() if (path / "paragraphs").is_dir()) == GAMES


@IN_EVERY_LANGUAGE
@OF_EVERY_GAME
def test_every_language_says_the_same(game: str, locale: str) -> None:
    assert keys(game, locale) == keys(game)
    for key in keys(game):
        assert words(game, locale).parameters(key) == words(game, "en").parameters(key), key


@IN_EVERY_LANGUAGE
def test_the_words_of_every_overview_are_the_same_everywhere(locale: str) -> None:
    of, english = (Messages((WEB / tag / "overview.ftl").read_text(encoding="utf-8")) for tag in (locale, "en"))
    assert {key: of.parameters(key) for key in of.entries} == {key: english.parameters(key) for key in english.entries}


@IN_EVERY_LANGUAGE
@OF_EVERY_GAME
def test_every_message_can_be_said(game: str, locale: str) -> None:
    bundle = FluentBundle([locale], use_isolating=False)
    for part in ("locale", "overview"):
        bundle.add_resource(FluentResource(text(SOURCE / "games" / game / part, locale)))
    for key in keys(game):
        message = bundle.get_message(key)
        given = dict.fromkeys(words(game, locale).parameters(key), 7)
        for pattern in (message.value, *message.attributes.values()):
            assert pattern is not None, key
            said, errors = bundle.format_pattern(pattern, given)
            assert errors == [], key
            assert str(said).strip(), key


@OF_EVERY_GAME
def test_whatever_is_chosen_is_told_when_it_is_good(game: str) -> None:
    """Every thing that bots were offered; what has help of that kind already is left to it."""
    for kind, things in manifest_of(game).measured("overview")["choices"].items():
        lines = {
            key.removeprefix(f"{game}-good-{kind}-") for key in keys(game) if key.startswith(f"{game}-good-{kind}-")
        }
        if kind in SHARED:
            continue
        untold = {thing for thing in things if told_by(game, kind, thing) not in lines}
        assert untold == set() or lines == KINDS, (kind, untold)


def told_by(game: str, kind: str, thing: str) -> str:
    """By which name the line of a thing goes."""
    if game == "feya":
        if kind == "board" and thing.endswith("_normal"):
            return "normal"
        if kind == "special":
            return thing.removeprefix("salamander_")
    if game == "felinia" and thing.startswith("stall_"):
        return "stall"
    if game == "winter" and kind == "culture":
        cards = manifest_of(game).data()["culture_cards"]["items"]
        return str(next(card["effects"][0]["verb"] for card in cards if card["id"] == thing))
    return thing


@OF_EVERY_GAME
def test_every_rule_that_a_game_cites_anywhere_is_in_its_book(game: str) -> None:
    """Refusals, help, hints, the account of the coach, options of a table: all lead to an anchor that is there."""
    known = rules_of(game)
    marks = "|".join(sorted({rule.split("-")[0] for rule in known}))
    cited: set[str] = set()
    for path in (SOURCE / "games" / game).rglob("*"):
        if path.suffix in (".py", ".ftl", ".json") and path.is_file():
            cited |= set(re.findall(rf"\b(?:{marks})-\d+\.\d+\b", path.read_text(encoding="utf-8")))
    cited |= set(manifest_of(game).reasons().values()) | {kind.rule for kind in manifest_of(game).options()}
    assert len(cited) > 50
    assert cited - known == set()


@OF_EVERY_GAME
def test_figures_are_those_of_the_plan(game: str) -> None:
    """What was measured is what would be measured again: the same runs, seed and habits, and enough of them."""
    overview, measured = manifest_of(game).overview(), manifest_of(game).measured("overview")
    plan = plan_of(game, overview)
    by_key = lambda run: (run["players"], run["bots"], sorted(run["options"].items()))  # noqa: E731
    planned: list[dict[str, Any]] = [
        {"players": run.players, "bots": run.bots, "options": dict(run.options), "games": run.games}
        for run in plan.runs
    ]
    assert sorted(measured["runs"], key=by_key) == sorted(planned, key=by_key)
    assert measured["seed"] == plan.seed
    assert measured["games"] == sum(run.games for run in plan.runs if run.bots != "easy") >= 60
    assert set(measured["habits"]) == set(plan.habits)
    assert set(measured["choices"]) == set(plan.choices)


@OF_EVERY_GAME
def test_points_have_a_rule_and_add_up(game: str) -> None:
    shares = manifest_of(game).measured("overview")["points"]["shares"]
    assert sum(shares.values()) == pytest.approx(1, abs=0.01)
    assert set(shares) <= set(manifest_of(game).overview()["sources"])


@OF_EVERY_GAME
def test_ten_mistakes_each_tell_beginners_from_winners(game: str) -> None:
    measured = manifest_of(game).measured("overview")["habits"]
    mistakes = manifest_of(game).overview()["mistakes"]
    assert len(mistakes) == len({one["habit"] for one in mistakes}) == 10
    for one in mistakes:
        habit = measured[one["habit"]]
        assert abs(habit["easy"] - habit["won"]) > 0.1 * max(habit["easy"], habit["won"]), one
        assert (habit["easy"] > habit["won"]) == one["more"], one
