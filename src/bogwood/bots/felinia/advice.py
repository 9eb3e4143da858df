"""Which options of Felinia are worth a look, and how far to look before comparing them."""

from __future__ import annotations

from typing import Final, cast

from bogwood.bots.greedy import STEP, TURN, Advice, Line
from bogwood.games.felinia import choices, steps
from bogwood.games.felinia.state import Realm
from bogwood.kernel.cells import both, cell, either, without
from bogwood.kernel.game import Game, State

from .evaluation import Evaluation

HORIZONS: Final[dict[int, int]] = {
    steps.BUY: TURN,
    steps.GUILD: TURN,
    steps.GIVE: STEP,
    steps.BONUS: STEP,
    steps.BOARD: TURN,
    steps.STEP: TURN,
    steps.MOVE: TURN,
    steps.CASTLE: STEP,
    steps.STORE_4: TURN,
    steps.STORE: TURN,
}
"""All other decisions are compared at once."""

FOOD_STEPS: Final = 1
"""How many steps for food a walk is planned with."""


class FeliniaAdvice(Advice):
    """Advice for one turn of one seat."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.evaluation = Evaluation(seat)

    def horizon(self, state: State) -> int:
        return HORIZONS.get(cast(Realm, state).top(), STEP)

    def value(self, state: State) -> int:
        return self.evaluation.value(cast(Realm, state))

    def options(self, state: State, line: Line) -> list[int]:
        s = cast(Realm, state)
        legal = self.game.legal(s, self.seat).listed()
        answers = [option for option in legal if option >= choices.SALES_END]
        if s.top() == steps.TURN:
            return self.near_tokens(s, answers)
        if s.top() == steps.MOVE:
            return self.steps_on(s, answers)
        if s.top() == steps.BONUS:
            return [max(answers, key=lambda option: self.tokens_of(s, option - choices.BONUS))]
        if s.top() in (steps.BUY, steps.BOARD) and s.seats[self.seat].coins == 0:
            return answers + [option for option in legal if option == choices.SELL_SPICE]
        return answers

    def steps_on(self, s: Realm, answers: list[int]) -> list[int]:
        """Ways on, as far as walks are planned; beyond that the merchant stops."""
        return [choices.STOP] if s.steps >= s.box.steps + FOOD_STEPS else answers

    def near_tokens(self, s: Realm, answers: list[int]) -> list[int]:
        """Face-down tokens that the merchant could still reach; their faces are unknown, so the first ones will do."""
        here = cell(s.at)
        beside = s.box.graph.around(here)
        ways = without(beside, (s.occupied() | s.closed, 0, 0))
        within = both(either(beside, s.box.graph.around(ways)), (s.closed, 0, 0))
        near = [option for option in answers if option != choices.TURN_NONE]
        near = [option for option in near if within[0] >> (option - choices.TURN) & 1]
        return near[:1] or answers[:1]

    def tokens_of(self, s: Realm, tile: int) -> int:
        """What a bonus tile would score now."""
        me = s.seats[self.seat]
        kind = s.box.kind_mask[s.box.bonus_kind[tile]]
        return int(me.tokens & kind).bit_count()
