"""Doors for researchers: the games as environments of PettingZoo and Gymnasium.  Needs the extra ``[env]``."""

from __future__ import annotations

from collections.abc import Sequence

from bogwood.app import open_game

from .many import Many, Shown
from .sight import Sight, sight_of
from .single import RAISE, Single
from .table import Reward, Table, margin, victory

__all__ = ["Many", "Reward", "Shown", "Sight", "Single", "Table", "aec", "gym", "margin", "vector", "victory"]


def aec(
    game: str,
    players: int = 2,
    options: dict[str, str] | None = None,
    reward: Reward = victory,
    render_mode: str | None = None,
) -> Table:
    """A table of the game of this name, as an environment of PettingZoo."""
    opened = open_game(game, players, options or {})
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
    opened = open_game(game, players, options or {})
    return Single(opened, sight_of(opened), bots, seat, reward, illegal)


def vector(
    game: str, count: int, players: int = 2, options: dict[str, str] | None = None, reward: Reward = victory
) -> Many:
    """So many tables side by side."""
    opened = open_game(game, players, options or {})
    return Many(opened, sight_of(opened), count, reward)
