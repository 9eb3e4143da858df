"""The bot that searches, and the same search for those who want to know what it thinks."""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from bogwood.kernel.digest import digest
from bogwood.kernel.game import Game, State

from .analysis import Analysis, Budget, Candidate
from .clocks import processor_time
from .contract import Bot
from .foresight import Candidate as Tried
from .foresight import Foresight
from .knowledge import Knowledge

ALONE: Final = 8
"""Simulations for a single candidate, where somebody wants to know what it leads to."""


class Pace:
    """Says when a search has to end, and how much of its budget is used."""

    def __init__(self, budget: Budget, thinking: Foresight) -> None:
        self.budget = budget
        self.thinking = thinking
        self.began = time.perf_counter()
        self.cpu_began = processor_time()

    def used(self) -> float:
        """The share that is used up, 1 or more at the end; a search without any limit is at its end at once."""
        budget = self.budget
        if not (budget.simulations or budget.seconds or budget.cpu):
            return 1.0
        made = self.thinking.simulations / budget.simulations if budget.simulations else 0.0
        return max(made, self.time_used())

    def time_used(self) -> float:
        """The share of the time that is used up, 0 without a limit in time."""
        budget = self.budget
        by_clock = (time.perf_counter() - self.began) / budget.seconds if budget.seconds else 0.0
        by_processor = (processor_time() - self.cpu_began) / budget.cpu if budget.cpu else 0.0
        return max(by_clock, by_processor)

    def is_hurried(self) -> bool:
        hurried = self.budget.is_hurried
        return hurried is not None and hurried()

    def is_late(self) -> bool:
        """Is the time up?  Never for a budget in simulations, whose answer depends on the seed alone."""
        return self.time_used() >= 1 or self.is_hurried()

    def stop(self, simulations: int) -> bool:
        return self.used() >= 1 or self.is_hurried()


def thought(game: Game, state: State, seat: int, knowledge: Knowledge, budget: Budget, seed: str) -> Foresight:
    """The open decision, thought about within the budget; its candidates are in order, the best first."""
    thinking = Foresight(game, state, seat, knowledge, seed)
    think(thinking, Pace(budget, thinking))
    return thinking


def think(thinking: Foresight, pace: Pace) -> None:
    thinking.is_late = pace.is_late
    thinking.look()
    thinking.think(pace.stop, pace.used)


def analysed(game: Game, state: State, seat: int, knowledge: Knowledge, budget: Budget, seed: str) -> Analysis:
    """What is found out about the open decision."""
    thinking = Foresight(game, state, seat, knowledge, seed)
    pace = Pace(budget, thinking)
    think(thinking, pace)
    if thinking.simulations == 0:
        # There was nothing to choose between; what is to be expected may be asked all the same.
        thinking.meet_first_world(pace.stop, pace.used)
        while thinking.simulations < ALONE and not pace.stop(thinking.simulations):
            thinking.compare(thinking.candidates[:1], pace.stop)
        thinking.rank(thinking.candidates)
    found = [told(thinking, knowledge, tried) for tried in thinking.candidates]
    return Analysis(seat, found, thinking.simulations, knowledge.counted(thinking.state, seat))


def told(thinking: Foresight, knowledge: Knowledge, tried: Tried) -> Candidate:
    visits = tried.visits
    win = tried.wins / visits if visits else 0.5
    error = 1.96 * sqrt((win * (1 - win) + 0.25 / (visits + 1)) / (visits + 1))
    after = knowledge.counted(thinking.until_chance(tried.line)[1], thinking.seat)
    return Candidate(tried.line, tried.worth, win, min(error, 0.5), visits, after)


class SearchBot(Bot):
    """Thinks about a turn within a budget and plays what came out best, the same way for the same seed.

    The budget is for a whole turn.  While the table goes as foreseen, decisions are answered from the plan.
    """

    def __init__(self, seed: str, knowledge: Knowledge, budget: Budget, name: str = "hard") -> None:
        self.name = name
        self.seed = seed
        self.knowledge = knowledge
        self.budget = budget
        self.plan: dict[str, int] = {}
        self.turn = -1
        self.left = 1.0

    def choose(self, game: Game, state: State, seat: int) -> int:
        options = game.legal(state, seat)
        if options.size() == 1:
            return options.nth(0)
        here = digest(game.determinise(state, seat, ""))
        if here not in self.plan:
            self.make_plan(game, state, seat)
        return self.plan[here]

    def make_plan(self, game: Game, state: State, seat: int) -> None:
        """Find the best turn and note what to choose at each of its decisions."""
        thinking = thought(game, state, seat, self.knowledge, self.share(state), self.seed)
        state = thinking.state.clone()
        self.plan = {}
        for option in thinking.candidates[0].line:
            self.plan[digest(state)] = option
            game.apply(state, seat, option)

    def share(self, state: State) -> Budget:
        """The part of the turn's budget for the decision that is open."""
        turn = int(state.turn)
        if turn != self.turn:
            self.turn = turn
            self.left = 1.0
        part = self.left * self.knowledge.share(state, self.left == 1.0)
        self.left -= part
        whole = self.budget
        number = max(1, round(whole.simulations * part)) if whole.simulations else 0
        hurried = self.is_hurried or whole.is_hurried
        return Budget(number, whole.seconds * part, whole.cpu * part, hurried)
