"""What the bots do at Felinia: the game's counsel, by the weights of the bots."""

from __future__ import annotations

from typing import cast

from bogwood.bots.turns import END, TURN, Advice, Line
from bogwood.games.felinia.bot.counsel.answers import best_answer
from bogwood.games.felinia.bot.counsel.standing import standing
from bogwood.games.felinia.bot.counsel.worth import Worth
from bogwood.games.felinia.rules import choices, steps
from bogwood.games.felinia.rules.state import Realm
from bogwood.kernel.game import Game, State


class FeliniaAdvice(Advice):
    """Advice for one decision of one seat.

    Counsel has compared whole plans without playing them out, so that nothing is left for a search to compare.
    """

    def __init__(self, seat: int, worth: Worth) -> None:
        self.seat = seat
        self.worth = worth

    def horizon(self, state: State) -> int:
        return END

    def options(self, state: State, line: Line) -> list[int]:
        return [best_answer(cast(Realm, state), self.seat, self.worth)]

    def value(self, state: State) -> int:
        return 0


class WideAdvice(FeliniaAdvice):
    """Advice that looks at every answer to the decision it was asked about, and at all that go with it: seats after a
    purchase, the ends of a walk.  It sells only where counsel does.
    """

    def __init__(self, game: Game, state: State, seat: int, worth: Worth) -> None:
        super().__init__(seat, worth)
        self.game = game
        self.asked = state

    def horizon(self, state: State) -> int:
        if state is self.asked:
            return TURN
        # What chance has brought here it need not bring again.
        is_foreseen = state.drawn == self.asked.drawn
        return TURN if is_foreseen and is_part_of_an_answer(cast(Realm, state)) else END

    def options(self, state: State, line: Line) -> list[int]:
        best = best_answer(cast(Realm, state), self.seat, self.worth)
        found = [best]
        if self.horizon(state) == TURN:
            for option in self.game.legal(state, self.seat).listed():
                if option != best and not choices.SALES.holds(option):
                    found.append(option)
        return found

    def value(self, state: State) -> int:
        return int(sum(standing(cast(Realm, state), self.seat, self.worth)))


def is_part_of_an_answer(s: Realm) -> bool:
    """Is the open decision weighed together with the one before?  Steps that cost food are left to counsel."""
    top = s.top()
    return top in (steps.GIVE, steps.BONUS, steps.BOARD, steps.STORE) or (top == steps.MOVE and s.steps < s.box.steps)
