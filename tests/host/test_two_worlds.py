"""No message to anybody depends on what they cannot know, until the game ends."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bogwood import shelf
from bogwood.bots.registry import make_bot
from bogwood.host import showing
from bogwood.host.loaded import Loaded
from bogwood.host.showing import sheet_of
from bogwood.host.table import Table
from bogwood.kernel.game import WATCHER, Game, State
from bogwood.kernel.refusal import Refusal
from bogwood.server import acting, logbook
from bogwood.server.inn import Inn
from bogwood.store.contract import Event, Json, Summary
from tests.conformance.cases import costly, many
from tests.kernel import toy

from . import lanterns, worlds
from .worlds import Worlds

SMALL = [(toy.NAME, 2, 120), (toy.NAME, 3, 60), (lanterns.NAME, 2, 20), (lanterns.NAME, 3, 5)]
"""Games with hidden hands, and how many of each."""


@pytest.mark.parametrize(("game", "players", "count"), SMALL)
def test_messages_are_the_same_in_both_worlds(game: str, players: int, count: int) -> None:
    for n in range(many(count)):
        worlds = Worlds(game, players, f"worlds {n}")
        asyncio.run(worlds.play())
        assert worlds.compared > 20


@pytest.mark.parametrize("players", [2, 4])
def test_messages_are_the_same_in_both_worlds_of_a_long_game(players: int) -> None:
    for n in range(costly(2)):
        worlds = Worlds("feya", players, f"worlds {n}", every=17, most=200)
        asyncio.run(worlds.play())
        assert worlds.compared > 20


SHEETS = [("felinia", {"mode": "basic"}), ("felinia", {"mode": "advanced"}), ("winter", {})]


@pytest.mark.parametrize(("name", "options"), SHEETS)
def test_the_score_sheet_is_the_same_in_both_worlds(name: str, options: dict[str, str]) -> None:
    """Greedy bots collect what is secret; dealt afresh for those who cannot know it, their sheets stay as they were."""
    game = shelf.open_game(name, 3, options, "")
    bots = [make_bot("greedy", name, f"sheets {seat}") for seat in range(3)]
    state = game.new("sheets")
    decisions = differed = 0
    while (seats := game.seats_to_act(state)) and decisions < costly(3000):
        decisions += 1
        for audience in [WATCHER, *range(3)] if decisions % 7 == 0 else []:
            world = game.determinise(state, audience, f"world {decisions}")
            assert sheet_of(game, world, audience) == sheet_of(game, state, audience), f"seat {audience}, {decisions}"
            differed += any(sheet_of(game, world, seat) != sheet_of(game, state, seat) for seat in range(3))
        game.apply(state, seats[0], bots[seats[0]].choose(game, state, seats[0]))
    assert differed > 0 or name == "winter", "nobody had anything secret to count"


def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that shows everybody's sealed cards to a watcher."""
    honest = Table.shown

    def leaking(self: Table, seat: int, now: int, is_written: bool = False) -> Json:
        shown = honest(self, seat, now, is_written)
        if seat == WATCHER and self.state is not None:
            shown["chosen"] = toy.of(self.state).chosen
        return shown

    monkeypatch.setattr(Table, "shown", leaking)
    worlds = Worlds(toy.NAME, 3, "leak")
    with pytest.raises(AssertionError):
        asyncio.run(worlds.play())


def test_a_leak_in_the_lists_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list of tables that tells which cards lie sealed."""
    honest = Table.summary

    def leaking(self: Table) -> Summary:
        found = honest(self)
        found.about["chosen"] = None if self.state is None else list(toy.of(self.state).chosen)
        return found

    monkeypatch.setattr(Table, "summary", leaking)
    with pytest.raises(AssertionError, match="a list of tables"):
        asyncio.run(Worlds(toy.NAME, 3, "leak").play())


def test_a_leak_in_a_refusal_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal whose arguments tell what others hold."""
    honest = acting.refused_as

    def leaking(inn: Inn, loaded: Loaded, message_id: str, refusal: Refusal, language: str) -> Json:
        told = honest(inn, loaded, message_id, refusal, language)
        hands = toy.of(loaded.table.playing()[1]).hands
        return {**told, "arguments": {"hands": [list(hand) for hand in hands]}}

    monkeypatch.setattr(acting, "refused_as", leaking)
    with pytest.raises(AssertionError, match="refused differently"):
        asyncio.run(Worlds(toy.NAME, 3, "leak").play())


def test_a_leak_in_the_news_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """News that tell everybody the moves of a game that goes on."""
    monkeypatch.setitem(showing.PUBLIC, "turn", ("chosen",))
    with pytest.raises(AssertionError, match="hears a difference"):
        asyncio.run(Worlds(toy.NAME, 3, "leak").play())


def test_a_leak_in_the_log_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log, asked for later, that tells everybody the moves of a game that goes on."""
    honest = logbook.turn_told

    def leaking(game: Game, before: State, event: Event, eyes: int) -> tuple[State, list[Any]]:
        state, told = honest(game, before, event, eyes)
        return state, [*told, event.body["chosen"]]

    monkeypatch.setattr(worlds, "turn_told", leaking)
    with pytest.raises(AssertionError, match="the log"):
        asyncio.run(Worlds(toy.NAME, 3, "leak").play())
