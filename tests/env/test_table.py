"""The games as environments of PettingZoo."""

from __future__ import annotations

import contextlib
import io
import json
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from bogwood import shelf
from bogwood.env import Table, aec, margin, victory
from bogwood.env.sight import ViewSight, sight_of
from bogwood.kernel.chance import Stream
from bogwood.kernel.digest import digest
from bogwood.kernel.refusal import Problems, Refusal
from tests.kernel import toy

CASES: list[tuple[str, int, dict[str, str]]] = [
    (name, players, {}) for name, game in shelf.games().items() for players in (game.players[0], game.players[-1])
]
CASES.append(("felinia", 3, {"mode": "advanced"}))


def toy_table(players: int = 2) -> Table:
    """A game that has only views, hidden hands, and several seats that have to act at once."""
    game = toy.Reeds(players)
    return Table(game, sight_of(game))


def play(table: Table, stream: Stream, decisions: int = 10_000) -> list[str]:
    """Random play, with what was chosen by whom; ends early at the end of the game."""
    made: list[str] = []
    for agent in table.agent_iter(decisions):
        seen, _, is_over, _, _ = table.last()
        if is_over:
            table.step(None)
            continue
        options = np.flatnonzero(seen["action_mask"]).tolist()
        option = options[int(stream.below(len(options)))]
        made.append(f"{agent} {option}")
        table.step(option)
    return made


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_pettingzoo_is_content(name: str, players: int, options: dict[str, str]) -> None:
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        # Its advice about observations that are no pictures.
        warnings.simplefilter("ignore", UserWarning)
        api_test(aec(name, players, options), num_cycles=300)
        seed_test(lambda: aec(name, players, options), num_cycles=60)


def test_pettingzoo_is_content_with_a_game_of_secret_choices() -> None:
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore", UserWarning)
        api_test(toy_table(3), num_cycles=200)
        seed_test(toy_table, num_cycles=60)


def test_the_same_seed_gives_the_same_game_and_the_next_one() -> None:
    first, second = aec("felinia", 3), aec("felinia", 3)
    for table in (first, second):
        table.reset(seed=5)
    assert play(first, Stream("a")) == play(second, Stream("a"))
    for table in (first, second):
        table.reset()
    assert play(first, Stream("a")) == play(second, Stream("a"))
    first.reset()
    second.reset(seed=5)
    assert digest(first.game_state) != digest(second.game_state)


def test_games_without_a_seed_differ() -> None:
    first, second = aec("feya"), aec("feya")
    first.reset()
    second.reset()
    assert digest(first.game_state) != digest(second.game_state)


def test_rewards_come_at_the_end_and_sum_to_nothing() -> None:
    table = aec("feya", 3)
    table.reset(seed=1)
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, is_over, _, _ = table.last()
        if is_over:
            rewards[agent] = reward
            table.step(None)
        else:
            assert reward == 0
            table.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert sum(rewards.values()) == pytest.approx(0)
    winners = table.game.winners(table.game_state)
    assert all((reward > 0) == (int(agent[-1]) in winners) for agent, reward in rewards.items())


def test_a_margin_may_be_the_reward() -> None:
    table = toy_table(3)
    table.reset(seed=1)
    while table.game.seats_to_act(table.game_state):
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    scores = table.game.scores(table.game_state)
    assert margin(table.game, table.game_state)[0] == scores[0] - (scores[1] + scores[2]) / 2
    assert sum(victory(table.game, table.game_state)) == pytest.approx(0)


def test_a_choice_that_is_not_open_is_refused_and_changes_nothing() -> None:
    table = aec("feya")
    table.reset(seed=1)
    before = digest(table.game_state)
    closed = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[-1])
    while table.game.catalogue.entries[closed] is None:
        closed -= 1
    with pytest.raises(Refusal):
        table.step(closed)
    assert digest(table.game_state) == before


def test_the_mask_is_what_the_game_allows() -> None:
    table = aec("felinia", 2)
    table.reset(seed=3)
    play(table, Stream("x"), 40)
    seat = table.game.seats_to_act(table.game_state)[0]
    mask = table.last()[0]["action_mask"]
    assert set(np.flatnonzero(mask)) == set(table.game.legal(table.game_state, seat))
    assert not table.observe(f"seat_{1 - seat}")["action_mask"].any()


@pytest.mark.parametrize("name", ["feya", "felinia", "toy"])
@pytest.mark.parametrize("decisions", [0, 4, 57])
def test_a_clone_and_a_saved_table_go_on_alike(name: str, decisions: int) -> None:
    table = toy_table() if name == "toy" else aec(name)
    table.reset(seed=7)
    play(table, Stream("before"), decisions)
    saved = table.save()
    clone = table.clone()
    loaded = toy_table() if name == "toy" else aec(name)
    loaded.load(saved)
    courses = [play(one, Stream("after")) for one in (table, clone, loaded)]
    assert courses[0] == courses[1] == courses[2]
    assert digest(table.game_state) == digest(clone.game_state) == digest(loaded.game_state)


def test_a_table_saved_among_the_last_goodbyes_is_the_same() -> None:
    table = toy_table(3)
    table.reset(seed=2)
    while not table.terminations[table.agent_selection]:
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    table.step(None)
    loaded = toy_table(3)
    loaded.load(table.save())
    assert loaded.agents == table.agents
    assert [loaded.last()[1:3], loaded.agent_selection] == [table.last()[1:3], table.agent_selection]
    for one in (loaded, table):
        one.step(None)
        one.step(None)
        assert one.agents == []


def test_another_game_is_not_loaded() -> None:
    table = aec("feya", 3)
    table.reset(seed=1)
    with pytest.raises(Problems):
        aec("feya", 2).load(table.save())


def test_a_game_may_begin_at_a_position() -> None:
    table = aec("feya")
    table.reset(seed=1)
    play(table, Stream("x"), 30)
    other = aec("feya")
    other.reset(seed=2, options={"position": json.loads(table.save())["position"]})
    assert digest(other.game_state) == digest(table.game_state)


def test_a_table_can_be_looked_at() -> None:
    table = aec("feya", render_mode="ansi")
    table.reset(seed=1)
    shown: Any = table.render()
    assert json.loads(shown)["round"] == 0
    assert aec("feya").render_mode is None


def test_a_game_without_a_glance_is_flattened() -> None:
    assert isinstance(toy_table().sight, ViewSight)
