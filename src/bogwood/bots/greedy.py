"""The greedy bot: it plays out every sensible turn on a copy of the table and takes the one that ends best.

What is sensible and what is good is a game's ``Advice``; how a turn is searched is in ``turns``.
"""

from __future__ import annotations

from collections.abc import Callable

from bogwood.kernel.chance import Stream
from bogwood.kernel.digest import digest
from bogwood.kernel.game import Game, State

from .contract import Bot
from .turns import END, ONWARD, REST, STEP, TURN, Advice, Line, Search

__all__ = ["END", "ONWARD", "REST", "STEP", "TURN", "Advice", "Adviser", "GreedyBot", "Line", "Search"]

Adviser = Callable[[Game, State, int], Advice]
"""Gives advice for the turn of a seat that has to act."""


class GreedyBot(Bot):
    """Takes the turn that ends best by its game's advice, the same way for the same seed.

    A turn is planned once; while the table goes as planned, its further decisions are answered from the plan.
    """

    name = "greedy"

    def __init__(self, seed: str, adviser: Adviser) -> None:
        self.seed = seed
        self.adviser = adviser
        self.plan: dict[str, int] = {}

    def choose(self, game: Game, state: State, seat: int) -> int:
        options = game.legal(state, seat)
        if options.size() == 1:
            return options.nth(0)
        # The seat knows neither what chance will bring nor what others hide; its choice may depend on neither.
        state = game.determinise(state, seat, "")
        here = digest(state)
        if here not in self.plan:
            self.make_plan(game, state, seat, here)
        return self.plan[here]

    def make_plan(self, game: Game, state: State, seat: int, here: str) -> None:
        """Find the best turn from this state and note what to choose at each of its decisions."""
        stream = Stream(f"{self.seed}/{here}")
        search = Search(game, state, seat, self.adviser(game, state, seat), stream)
        _, line = search.best_turn(state, ())
        self.plan = {here: line[0]}
        for done, option in enumerate(line[:-1]):
            state = search.after(state, option)
            self.plan[digest(state)] = line[done + 1]
