"""What an audience may know has one definition, which those who show, tell and replay a game share."""

from __future__ import annotations

import re

import pytest

from bogwood.host.audience import FEW, TWINS, facts_told, moves_told, other_worlds
from bogwood.kernel.facts import Tale
from bogwood.kernel.game import Game, State
from bogwood.store.contract import Event
from make import SOURCES
from tests.kernel import toy

from .room import SEED, open_game


def dealt() -> tuple[Game, State]:
    game = open_game(toy.NAME, 2, {}, "")
    return game, game.new(SEED)


def test_other_worlds_differ_and_look_alike_to_the_seat() -> None:
    game, state = dealt()
    found = list(other_worlds(game, state, 0, SEED, has_secrets=False))
    assert FEW < len(found) <= TWINS
    assert all(twin.numbers() != state.numbers() for twin in found)
    assert all(game.view(twin, 0) == game.view(state, 0) for twin in found)


@pytest.mark.parametrize(("has_secrets", "deals"), [(False, FEW), (True, TWINS)])
def test_a_game_that_hides_nothing_is_not_dealt_for_long(
    has_secrets: bool, deals: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, state = dealt()
    asked: list[str] = []

    def alike(self: Game, state: State, seat: int, seed: str) -> State:
        asked.append(seed)
        return state.clone()

    monkeypatch.setattr(type(game), "determinise", alike)
    assert list(other_worlds(game, state, 0, SEED, has_secrets)) == []
    assert asked == [f"{SEED} {n}" for n in range(deals)]


def test_moves_and_facts_are_told_to_whom_they_belong_and_to_all_at_the_end() -> None:
    game, state = dealt()
    option = game.legal(state, 0).nth(0)
    state.tale = tale = Tale()
    game.apply(state, 0, option)
    state.tale = None
    secret = [fact for fact in tale.facts if not fact.is_for(1)]
    assert secret
    turn = Event(3, "turn", 1, {"seat": 0, "chosen": [option]})
    for seat, is_open, knows in ((0, False, True), (1, False, False), (1, True, True)):
        assert (moves_told(game, turn, seat, is_open) is not None) == knows
        assert len(facts_told(game, state, secret, seat, is_open)) == knows * len(secret)


def test_nobody_else_decides_who_may_know_a_fact() -> None:
    found = []
    for room in ("host", "server"):
        sources = {path: path.read_text(encoding="utf-8") for path in (SOURCES / "bogwood" / room).rglob("*.py")}
        found += [path.name for path, text in sources.items() if re.search(r"\.is_for\(|\.key0", text)]
    assert found == ["audience.py"]
