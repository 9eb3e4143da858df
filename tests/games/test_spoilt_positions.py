"""Everything that is wrong with a position is named at once, whatever else is wrong with it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bogwood import shelf
from bogwood.kernel import position
from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game
from bogwood.kernel.refusal import Problems
from bogwood.testing import checks
from tests.games.spoiling import SPOILERS, Named, Spoiler

CASES: list[tuple[str, int, dict[str, str]]] = [
    ("feya", 2, {}),
    ("feya", 4, {}),
    ("felinia", 3, {"mode": "basic"}),
    ("felinia", 2, {"mode": "advanced"}),
    ("winter", 1, {}),
    ("winter", 1, {"rivers": "2"}),
    ("winter", 3, {"rivers": "1"}),
]
GAMES = pytest.mark.parametrize(("name", "players", "options"), CASES)
EVERY = 4
"""So many decisions lie between two positions that are spoilt."""


def positions(game: Game, seed: str) -> Iterator[str]:
    for number, decision in enumerate(checks.decisions(game, seed)):
        if number % EVERY == 0:
            yield json.dumps(position.write(game, decision.state))


def named(document: Any) -> list[Named]:
    """What is said to be wrong: the codes, and the places in the state."""
    with pytest.raises(Problems) as caught:
        position.read(document, shelf.open_game)
    return [(problem.code, problem.where.removeprefix("/state")) for problem in caught.value.problems]


def is_among(wanted: Named, found: list[Named]) -> bool:
    """Is this problem named, at its place or within it?"""
    return any(code == wanted[0] and where.startswith(wanted[1]) for code, where in found)


def drawn(name: str, number: int, stream: Stream) -> list[Spoiler]:
    """So many spoilers, none of which hides what another spoils."""
    found: list[Spoiler] = []
    left = list(SPOILERS[name])
    while left and len(found) < number:
        one = left.pop(int(stream.below(len(left))))
        if not any(one.name in other.hides or other.name in one.hides for other in found):
            found.append(one)
    return found


@GAMES
def test_several_spoilt_things_are_all_named(name: str, players: int, options: dict[str, str]) -> None:
    game = shelf.open_game(name, players, options)
    stream = Stream(f"spoilt {name} {players}")
    tried: set[str] = set()
    for text in positions(game, f"spoilt {players}"):
        document = json.loads(text)
        spoilt = {
            one.name: told
            for one in drawn(name, 2 + int(stream.below(2)), stream)
            if (told := one.spoil(document["state"], int(stream.below(players))))
        }
        if spoilt:
            found = named(document)
            assert [told for told in spoilt.values() if not is_among(told, found)] == [], (spoilt, found)
            tried |= set(spoilt)
    assert len(tried) >= len(SPOILERS[name]) - 4


@GAMES
def test_all_that_can_be_judged_together_is(name: str, players: int, options: dict[str, str]) -> None:
    """One spoiler after the other, as long as none hides another: everything is named in one reading."""
    game = shelf.open_game(name, players, options)
    most = 0
    for text in positions(game, f"together {players}"):
        document = json.loads(text)
        wanted = [
            told for one in SPOILERS[name][1:] if (told := one.spoil(document["state"], 0)) and not hidden(one, name)
        ]
        found = named(document)
        assert [told for told in wanted if not is_among(told, found)] == [], found
        most = max(most, len(wanted))
    assert most >= 7


def hidden(one: Spoiler, name: str) -> bool:
    return any(one.name in other.hides for other in SPOILERS[name][1:])


@GAMES
def test_a_sound_position_stays_sound(name: str, players: int, options: dict[str, str]) -> None:
    game = shelf.open_game(name, players, options)
    for text in positions(game, f"sound {players}"):
        position.read(json.loads(text), shelf.open_game)


@pytest.mark.rule("EW-2.3")
def test_a_figure_that_is_not_in_the_present_column_is_named() -> None:
    spoiler = next(one for one in SPOILERS["winter"] if one.name == "figures")
    tried = 0
    for text in positions(shelf.open_game("winter", 3, {}), "column"):
        document = json.loads(text)
        told = spoiler.spoil(document["state"], 0)
        if told:
            tried += 1
            assert is_among(told, named(document))
    assert tried > 10


@pytest.mark.rule("SO-2.1")
@pytest.mark.parametrize("change", [-1, 1])
def test_the_rival_has_as_many_cards_as_its_turns_have_left(change: int) -> None:
    game = shelf.open_game("winter", 1, {})
    tried = 0
    for text in positions(game, "rival"):
        document = json.loads(text)
        cards = document["state"]["rival_cards"]
        gone = [card for card in game.box.rival_ids if card not in cards]  # type: ignore[attr-defined]
        if document["state"]["round"] == 0 or (change > 0 and not gone):
            continue
        tried += 1
        document["state"]["rival_cards"] = cards[1:] if change < 0 else [*cards, gone[0]]
        assert ("broken-rival-cards", "/rival_cards") in named(document)
    assert tried > 10


@pytest.mark.rule("SO-2.1")
def test_the_rival_has_a_figure_for_each_of_its_turns() -> None:
    tried = 0
    for text in positions(shelf.open_game("winter", 1, {}), "figures"):
        document = json.loads(text)
        members = document["state"]["tribes"][1]["figures"]["members"]
        if members:
            tried += 1
            members.popitem()
            assert ("broken-figures", "/tribes/1/figures") in named(document)
    assert tried > 10
