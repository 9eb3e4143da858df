"""The random bot: every option now and then, and the same ones for the same seed."""

from __future__ import annotations

from bogwood.bots.random import RandomBot
from tests.kernel.toy import Reeds


def choices(seed: str, times: int) -> list[int]:
    game = Reeds(2)
    state = game.new("marsh")
    bot = RandomBot(seed)
    return [bot.choose(game, state.clone(), 0) for _ in range(times)]


def test_every_option_is_chosen_about_equally_often() -> None:
    game = Reeds(2)
    options = game.legal(game.new("marsh"), 0).listed()
    chosen = choices("bog", 900)
    assert sorted(set(chosen)) == sorted(options)
    assert all(240 < chosen.count(option) < 360 for option in options)


def test_the_same_seed_chooses_the_same() -> None:
    assert choices("bog", 50) == choices("bog", 50)
    assert choices("bog", 50) != choices("fen", 50)
