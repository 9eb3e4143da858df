"""The random bot: every legal option is equally likely."""

from __future__ import annotations

from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, State

from .contract import Bot


class RandomBot(Bot):
    """Plays at random, the same way for the same seed."""

    name = "random"

    def __init__(self, seed: str) -> None:
        self.stream = Stream(seed)

    def choose(self, game: Game, state: State, seat: int) -> int:
        options = game.legal(state, seat)
        return options.nth(self.stream.below(options.size()))
