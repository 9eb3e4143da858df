"""What the greedy bot does at Felinia: the game's counsel, by the weights of the bot."""

from __future__ import annotations

from typing import cast

from bogwood.bots.greedy import END, Advice, Line
from bogwood.games.felinia.counsel.answers import best_answer
from bogwood.games.felinia.state import Realm
from bogwood.kernel.game import Game, State

from .weights import WORTH


class FeliniaAdvice(Advice):
    """Advice for one decision of one seat.

    Counsel has compared whole plans without playing them out, so that nothing is left for a search to compare.
    """

    worth = WORTH

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.seat = seat

    def horizon(self, state: State) -> int:
        return END

    def options(self, state: State, line: Line) -> list[int]:
        return [best_answer(cast(Realm, state), self.seat, self.worth)]

    def value(self, state: State) -> int:
        return 0
