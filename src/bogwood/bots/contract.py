"""The contract of a bot: it is asked one decision at a time and answers with a legal option."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from bogwood.kernel.game import Game, State


class Bot(ABC):
    """A player that is a program.

    What a bot is shown is never the table's own state but one that its seat cannot tell from it
    (``Game.determinise``), so a bot knows no more than a person in its place.
    """

    name: str

    is_hurried: Callable[[], bool] | None = None
    """A bot that thinks for long asks this often; once it says yes, the bot answers with the best found so far."""

    @abstractmethod
    def choose(self, game: Game, state: State, seat: int) -> int:
        """One of the options that ``game.legal(state, seat)`` offers, at any decision of the game.

        The state is the bot's to keep and to change.
        """
