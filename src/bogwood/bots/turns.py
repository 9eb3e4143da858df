"""The search for the best ways to play one turn.  It knows no game: what is sensible is a game's ``Advice``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, State
from bogwood.kernel.native import mypyc_attr

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

ASKED_EVERY: Final = 16
"""After so many states a search asks whether it is late."""

Line = tuple[int, ...]

IsLate = Callable[[], bool]
"""Is there no time left?  It never goes back to no."""


# A game's advice may be plain Python even where this is compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
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


class Turn:
    """A way to a state within a turn, and how good that state is by the advice."""

    def __init__(self, value: int, state: State, line: Line) -> None:
        self.value = value
        self.state = state
        self.line = line


class Search:
    """The search for the best ways to end one turn.

    With ``noise`` every judgement is off by up to so much at random: one seat's whims among many.  Once it ``is_late``
    the turn is ended by the first that the advice names, without a look at anything else.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        seat: int,
        advice: Advice,
        stream: Stream,
        noise: int = 0,
        budget: int = BUDGET,
        is_late: IsLate | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.turn = int(state.turn)
        self.advice = advice
        self.stream = stream
        self.noise = noise
        self.left = budget
        self.comparisons = 0
        self.is_late = is_late
        self.is_stopped = False

    def best_turn(self, state: State, line: Line) -> tuple[int, Line]:
        """The best line to the end of the turn, and the value it ends with, 0 where nothing had to be compared."""
        found = self.best_end(state, line)
        return found.value, found.line

    def best_end(self, state: State, line: Line) -> Turn:
        """The best way to the end of the turn; the last choice may be left to carry out."""
        at = Turn(0, state, line)
        is_judged = False
        while not self.is_ended(at.state):
            horizon = self.advice.horizon(at.state)
            if horizon == END:
                at = Turn(at.value, at.state, at.line + (self.advice.options(at.state, at.line)[0],))
                break
            if horizon == TURN:
                return self.best_choice(at.state, at.line)
            at = self.best_rest(at.state, at.line)
            is_judged = True
        if not is_judged:
            at.value = self.judged(at.state)
        return at

    def best_choice(self, state: State, line: Line) -> Turn:
        """The best of the options by the end of the turn they lead to."""
        options = self.options(state, line)
        best: Turn | None = None
        self.comparisons += len(options) - 1
        for option in options:
            if best is not None and self.is_stopped:
                break
            found = self.best_end(self.after(state, option), line + (option,))
            if best is None or self.is_better(found.value, best.value):
                best = found
        self.comparisons -= len(options) - 1
        assert best is not None
        return best

    def best_rest(self, state: State, line: Line) -> Turn:
        """The best rest that can be reached, with its value and the line to it."""
        options = self.options(state, line)
        looks_on = len(options) == 1 or (self.left > 0 and self.advice.horizon(state) != STEP)
        best: Turn | None = None
        self.comparisons += len(options) - 1
        for option in options:
            if best is not None and self.is_stopped:
                break
            child = self.after(state, option)
            if looks_on and not self.is_rest(child):
                found = self.best_rest(child, line + (option,))
            else:
                found = Turn(self.judged(child), child, line + (option,))
            if best is None or self.is_better(found.value, best.value):
                best = found
        self.comparisons -= len(options) - 1
        assert best is not None
        return best if self.is_rest(best.state) else self.best_rest(best.state, best.line)

    # More than one way

    def good_turns(self, state: State, width: int) -> list[Turn]:
        """Ways to end the turn, best first: every choice that is weighed by whole turns, and the ``width`` best rests
        after each; fewer of those that follow.
        """
        found: list[Turn] = []
        self.comparisons += 1
        self.collect(Turn(0, state, ()), False, width, found)
        self.comparisons -= 1
        found.sort(key=by_value)
        return found

    def collect(self, at: Turn, is_judged: bool, width: int, found: list[Turn]) -> None:
        """Add the good ways on from here."""
        horizon = END if self.is_ended(at.state) else self.advice.horizon(at.state)
        if horizon == END:
            if not is_judged:
                at.value = self.judged(at.state)
            if not self.is_ended(at.state):
                at.line = at.line + (self.advice.options(at.state, at.line)[0],)
            found.append(at)
        elif horizon == TURN:
            for option in self.options(at.state, at.line):
                if found and self.is_stopped:
                    break
                self.collect(Turn(0, self.after(at.state, option), at.line + (option,)), False, width, found)
        else:
            for rest in self.good_rests(at.state, at.line, width):
                if found and self.is_stopped:
                    break
                self.collect(rest, True, (width + 1) // 2, found)

    def good_rests(self, state: State, line: Line, width: int) -> list[Turn]:
        """The best rests that can be reached, best first."""
        looks_on = self.left > 0 and self.advice.horizon(state) != STEP
        found: list[Turn] = []
        for option in self.options(state, line):
            if found and self.is_stopped:
                break
            child = self.after(state, option)
            if looks_on and not self.is_rest(child):
                found += self.good_rests(child, line + (option,), width)
            else:
                found.append(Turn(self.judged(child), child, line + (option,)))
        found.sort(key=by_value)
        return [turn if self.is_rest(turn.state) else self.best_rest(turn.state, turn.line) for turn in found[:width]]

    # Steps

    def options(self, state: State, line: Line) -> list[int]:
        """What is worth a look, only the first once it is late."""
        found = self.advice.options(state, line)
        return found[:1] if self.is_stopped else found

    def after(self, state: State, option: int) -> State:
        self.left -= 1
        if self.is_late is not None and self.left % ASKED_EVERY == 0 and not self.is_stopped:
            self.is_stopped = self.is_late()
        child = state.clone()
        self.game.apply(child, self.seat, option)
        return child

    def judged(self, state: State) -> int:
        """How good the advice thinks a state is; what is compared with nothing is not judged."""
        if self.comparisons == 0:
            return 0
        value = self.advice.value(state)
        return value + int(self.stream.below(self.noise)) if self.noise > 0 else value

    def is_ended(self, state: State) -> bool:
        return int(state.turn) != self.turn or self.game.is_over(state)

    def is_rest(self, state: State) -> bool:
        return self.is_ended(state) or self.advice.horizon(state) >= REST

    def is_better(self, value: int, best: int) -> bool:
        """Is it the better value?  Ties are broken by the stream."""
        return value > best or (value == best and self.stream.below(2) == 0)


def by_value(turn: Turn) -> int:
    return -turn.value
