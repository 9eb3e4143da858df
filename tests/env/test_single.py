"""The games as environments of Gymnasium, and many of them at once."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from bogwood import shelf
from bogwood.env import Many, Single, gym, vector
from bogwood.env.sight import sight_of
from bogwood.env.single import LOSE
from bogwood.kernel.refusal import Refusal
from tests.kernel import toy


def play(env: Single, seed: int | None = 0) -> tuple[float, list[int]]:
    """Always the first option, to the end: the reward and the choices."""
    seen, _ = env.reset(seed=seed)
    made: list[int] = []
    while True:
        made.append(int(np.flatnonzero(seen["action_mask"])[0]))
        seen, reward, is_over, is_cut, _ = env.step(made[-1])
        assert not is_cut
        if is_over:
            return reward, made


@pytest.mark.parametrize("name", sorted(shelf.games()))
def test_gymnasium_is_content(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(gym(name, illegal=LOSE), skip_render_check=True)


@pytest.mark.parametrize("name", sorted(shelf.games()))
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    env = gym(name, players=3)
    assert play(env, 4) == play(env, 4)


def test_bots_play_the_other_seats() -> None:
    rewards = [play(gym("felinia", bots=["greedy"], seat=seat), seed)[0] for seat in (0, 1) for seed in range(2)]
    assert rewards == [-1.0] * 4


def test_seats_may_be_taken_in_turn() -> None:
    env = gym("feya", players=3, seat=-1)
    seats = []
    for seed in (1, None, None, None):
        env.reset(seed=seed)
        seats.append(env.seat)
    assert seats == [0, 1, 2, 0]


def test_a_choice_that_is_not_open_is_refused_with_its_reason() -> None:
    env = gym("feya")
    seen, _ = env.reset(seed=1)
    closed = env.game.catalogue.parse("pass")
    assert not seen["action_mask"][closed]
    with pytest.raises(Refusal):
        env.step(closed)
    with pytest.raises(Refusal, match="no-such-option"):
        env.step(env.sight.options)


def test_or_it_loses() -> None:
    env = gym("feya", illegal=LOSE)
    env.reset(seed=1)
    seen, reward, is_over, _, info = env.step(env.game.catalogue.parse("pass"))
    assert (reward, is_over) == (-1.0, True)
    assert "refused" in info
    assert not seen["action_mask"].any()


def test_a_wrong_number_of_bots_is_refused() -> None:
    with pytest.raises(Refusal):
        gym("feya", players=4, bots=["random", "random"])


# Many at once


@pytest.mark.parametrize("name", [*sorted(shelf.games()), "toy"])
def test_many_games_show_what_each_would_show_alone(name: str) -> None:
    game = toy.Reeds(2) if name == "toy" else shelf.open_game(name, 2, {})
    sight = sight_of(game)
    games = Many(game, sight, 3)
    shown = games.reset(seed=9)
    for _ in range(30):
        for row in range(3):
            seat = int(shown.seats[row])
            assert np.array_equal(shown.observations[row], sight.vector(games.states[row], seat))
            assert set(np.flatnonzero(shown.masks[row])) == set(game.legal(games.states[row], seat))
        shown = games.step(shown.masks.argmax(axis=1))


def test_a_game_that_ends_gives_its_reward_and_begins_anew() -> None:
    games = Many(toy.Reeds(2), sight_of(toy.Reeds(2)), 2)
    shown = games.reset()
    ended = 0
    for _ in range(18):
        shown = games.step(shown.masks.argmax(axis=1).tolist())
        ended += int(shown.ended.sum())
        assert shown.rewards.sum() == pytest.approx(0)
        assert (shown.rewards != 0).any(axis=1).tolist() == shown.ended.tolist()
        assert shown.masks.any(axis=1).all()
    assert ended == 6


def test_the_neighbours_of_a_game_do_not_matter() -> None:
    few, more = vector("felinia", 1), vector("felinia", 4)
    first, second = few.reset(seed=3), more.reset(seed=3)
    for _ in range(50):
        assert np.array_equal(first.observations[0], second.observations[0])
        first, second = (one.step(shown.masks.argmax(axis=1)) for one, shown in ((few, first), (more, second)))


def test_one_closed_choice_refuses_them_all() -> None:
    games = vector("feya", 2)
    shown = games.reset()
    before = [state.numbers() for state in games.states]
    with pytest.raises(Refusal):
        games.step([int(shown.masks[0].argmax()), games.game.catalogue.parse("pass")])
    assert [state.numbers() for state in games.states] == before
