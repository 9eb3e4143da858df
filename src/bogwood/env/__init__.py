"""Doors for researchers: the games as environments of PettingZoo and Gymnasium.  Needs the extra ``[env]``."""

from __future__ import annotations

from collections.abc import Sequence

from bogwood.kernel.game import Game
from bogwood.shelf import open_game, written_out

from .many import Many, Shown
from .sight import Sight, sight_of
from .single import RAISE, Single
from .table import Reward, Table, margin, victory

__all__ = ["Many", "Reward", "Shown", "Sight", "Single", "Table", "aec", "gym", "margin", "vector", "victory"]


def opened_game(name: str, players: int, options: dict[str, str] | None) -> Game:
    """The game of this name; ``variant`` among its options stands for several that go well together."""
    return open_game(name, players, written_out(name, options or {}))


def aec(
    game: str,
    players: int = 2,
    options: dict[str, str] | None = None,
    reward: Reward = victory,
    render_mode: str | None = None,
) -> Table:
    """A table of the game of this name, as an environment of PettingZoo."""
    opened = opened_game(game, players, options)
    return Table(opened, sight_of(opened), reward, render_mode)


def gym(
    game: str,
    players: int = 2,
    options: dict[str, str] | None = None,
    bots: Sequence[str] = ("random",),
    seat: int = 0,
    reward: Reward = victory,
    illegal: str = RAISE,
) -> Single:
    """One seat of a table, the others played by bots, as an environment of Gymnasium."""
    opened = opened_game(game, players, options)
    return Single(opened, sight_of(opened), bots, seat, reward, illegal)


def vector(
    game: str, count: int, players: int = 2, options: dict[str, str] | None = None, reward: Reward = victory
) -> Many:
    """So many tables side by side."""
    opened = opened_game(game, players, options)
    return Many(opened, sight_of(opened), count, reward)
