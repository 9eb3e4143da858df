"""The turn a seat is trying out."""

from __future__ import annotations

from bogwood.kernel.facts import Fact, Tale
from bogwood.kernel.game import Game, State
from bogwood.store.contract import StoredTrial


class Trial:
    """The turn a seat is trying out: choices on a copy of the committed state.

    ``step`` counts what was tried, undone and redone.  It only grows, so a message that comes late or twice never finds
    the step it was meant for.
    """

    def __init__(self, seat: int, since: int, base: State, step: int = 0) -> None:
        self.seat = seat
        self.since = since
        self.step = step
        self.is_stored = False
        self.asked = ""
        self.has_revealed = False
        self.states = [base]
        self.chosen: list[int] = []
        self.was_forced: list[bool] = []
        """Of each choice: did it go without saying, so that nobody was asked?"""
        self.facts: list[list[Fact]] = []
        self.draws: list[int] = []
        self.was_led: list[bool] = []
        """Of each choice: was it made together with the pick before it?"""
        self.undone: list[list[int]] = []
        """What was taken back, the last at the end; a pick stands before what was chosen together with it."""

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def is_final(self) -> bool:
        """Has the seat learnt something by its last choice?  Then there is no way back."""
        return self.has_revealed or bool(self.draws)

    @property
    def can_undo(self) -> bool:
        """Is there a choice that was one?"""
        return not all(self.was_forced)

    def step_back(self) -> int:
        """Leave the last choice out again; returns it."""
        self.states.pop()
        self.facts.pop()
        self.was_forced.pop()
        self.was_led.pop()
        self.draws = []
        self.has_revealed = False
        return self.chosen.pop()

    def take_back(self) -> None:
        """Leave the last real choice out, with what followed by itself and the pick that was made together with it."""
        while self.was_forced[-1]:
            self.step_back()
        was_led = self.was_led[-1]
        option = self.step_back()
        self.undone.append([self.step_back(), option] if was_led else [option])

    def stored(self) -> StoredTrial:
        undone = [option for choice in self.undone for option in reversed(choice)]
        return StoredTrial(self.seat, self.since, list(self.chosen), undone, self.asked)


def has_ended(game: Game, before: State, after: State, seat: int) -> bool:
    """Is what the seat had to do ``before`` done?"""
    return after.turn != before.turn or seat not in game.seats_to_act(after)


def applied(game: Game, state: State, seat: int, option: int) -> tuple[State, Tale]:
    """The state after an option, and what it brought about."""
    tale = Tale()
    state.tale = tale
    game.apply(state, seat, option)
    state.tale = None
    return state, tale
