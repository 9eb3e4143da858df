"""Small arenas of the toy game for tests."""

from __future__ import annotations

from dataclasses import dataclass

from bogwood.arena.playing import Played, play_fixture
from bogwood.arena.settings import Settings
from bogwood.kernel.game import Game
from tests.kernel import toy


@dataclass(frozen=True)
class Reeds:
    """Opens the toy game for so many players."""

    players: int = 2

    def __call__(self, options: dict[str, str]) -> Game:
        return toy.open_game(toy.NAME, self.players, options, "")


def settings(*bots: str, players: int = 2, deals: int = 3, vary: str = "", seed: str = "s") -> Settings:
    """An arena of the toy game."""
    return Settings(
        game=toy.NAME,
        edition="first",
        rules=1,
        players=players,
        options={},
        vary=vary,
        values=["highest", "lowest"] if vary else [],
        bots=list(bots),
        deals=deals,
        seed=seed,
    )


def played(arena: Settings) -> list[Played]:
    return [play_fixture(arena, Reeds(arena.players), fixture) for fixture in arena.schedule()]


def timeless(games: list[Played]) -> list[Played]:
    """The games without what depends on the machine."""
    return [{name: value for name, value in one.items() if name != "cpu"} for one in games]
