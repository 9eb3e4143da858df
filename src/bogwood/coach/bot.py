"""Somebody who does all that the coach says: the measure of how good its hints are."""

from __future__ import annotations

from bogwood.bots.analysis import Budget
from bogwood.bots.contract import Bot
from bogwood.kernel.digest import digest
from bogwood.kernel.game import Game, State

from .hint import advised
from .plan import plan_of


class HintsBot(Bot):
    """Asks for a hint at every decision that the last one did not foresee, and does all of its steps.

    The budget is for one hint.
    """

    name = "hints"

    def __init__(self, seed: str, budget: Budget) -> None:
        self.seed = seed
        self.budget = budget
        self.advice: dict[str, int] = {}

    def choose(self, game: Game, state: State, seat: int) -> int:
        options = game.legal(state, seat)
        if options.size() == 1:
            return options.nth(0)
        here = digest(game.determinise(state, seat, ""))
        if here not in self.advice:
            self.ask(game, state, seat)
        return self.advice[here]

    def ask(self, game: Game, state: State, seat: int) -> None:
        """Note what the steps of a hint choose at each decision."""
        weighing = advised(game, state, seat, self.budget, self.seed)
        plan = plan_of(game, weighing.state, seat, weighing.ways[0].line)
        state = weighing.state.clone()
        self.advice = {}
        for choice in [choice for step in plan.steps for choice in step.choices]:
            self.advice[digest(state)] = choice.option
            game.apply(state, seat, choice.option)
