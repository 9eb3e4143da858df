"""The greedy bot: it plays out every sensible turn on a copy of the table and takes the one that ends best.

How a turn is searched is here and knows no game; what is sensible and what is good is a game's ``Advice``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from bogwood.kernel.chance import Stream
from bogwood.kernel.digest import digest
from bogwood.kernel.game import Game, State

from .contract import Bot

# How far to look before the options of a decision are compared.
STEP: Final = 0
"""No further: by the states they lead to."""
ONWARD: Final = 1
"""To the next rest, through all the decisions between."""
REST: Final = 2
"""As ONWARD; and the decision is itself a rest: a state that can be compared with others."""
TURN: Final = 3
"""To the end of the turn; a rest, too."""
END: Final = 4
"""Nothing is left to decide but to end the turn: a state to be judged as it is."""

BUDGET: Final = 4000
"""How many states a turn may try before every decision is taken as a STEP."""

Line = tuple[int, ...]


class Advice(ABC):
    """What a game knows about the turn of one seat."""

    @abstractmethod
    def horizon(self, state: State) -> int:
        """How far to look at the open decision: one of the five above."""

    @abstractmethod
    def options(self, state: State, line: Line) -> list[int]:
        """The legal options worth a look, at least one; ``line`` led here from where the search began."""

    @abstractmethod
    def value(self, state: State) -> int:
        """How good a state is for the seat."""


Adviser = Callable[[Game, State, int], Advice]
"""Gives advice for the turn of a seat that has to act."""


class Search:
    """The search for the best way to end one turn."""

    def __init__(self, game: Game, state: State, seat: int, advice: Advice, stream: Stream) -> None:
        self.game = game
        self.seat = seat
        self.turn = state.turn
        self.advice = advice
        self.stream = stream
        self.left = BUDGET

    def best_turn(self, state: State, line: Line) -> tuple[int, Line]:
        """The best line to the end of the turn, and the value it ends with."""
        value: int | None = None
        while not self.is_ended(state):
            horizon = self.advice.horizon(state)
            if horizon == END:
                line = (*line, self.advice.options(state, line)[0])
                break
            if horizon == TURN:
                return self.best_choice(state, line)
            value, state, line = self.best_rest(state, line)
        return (self.advice.value(state) if value is None else value), line

    def best_choice(self, state: State, line: Line) -> tuple[int, Line]:
        """The best of the options by the end of the turn they lead to."""
        options = self.advice.options(state, line)
        best, best_line = self.best_turn(self.after(state, options[0]), (*line, options[0]))
        for option in options[1:]:
            value, whole = self.best_turn(self.after(state, option), (*line, option))
            if self.is_better(value, best):
                best, best_line = value, whole
        return best, best_line

    def best_rest(self, state: State, line: Line) -> tuple[int, State, Line]:
        """The best rest that can be reached, with its value and the line to it."""
        options = self.advice.options(state, line)
        looks_on = self.left > 0 and self.advice.horizon(state) != STEP
        best: tuple[int, State, Line] | None = None
        for option in options:
            child = self.after(state, option)
            if looks_on and not self.is_rest(child):
                found = self.best_rest(child, (*line, option))
            else:
                found = (self.advice.value(child), child, (*line, option))
            if best is None or self.is_better(found[0], best[0]):
                best = found
        assert best is not None
        return best if self.is_rest(best[1]) else self.best_rest(best[1], best[2])

    def after(self, state: State, option: int) -> State:
        self.left -= 1
        child = state.clone()
        self.game.apply(child, self.seat, option)
        return child

    def is_ended(self, state: State) -> bool:
        return state.turn != self.turn or self.game.is_over(state)

    def is_rest(self, state: State) -> bool:
        return self.is_ended(state) or self.advice.horizon(state) >= REST

    def is_better(self, value: int, best: int) -> bool:
        """Is it the better value?  Ties are broken by the stream."""
        return value > best or (value == best and self.stream.below(2) == 0)


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
