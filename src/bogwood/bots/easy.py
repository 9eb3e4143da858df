"""The easy bot: it plays as people do who are new to a game.

It looks only as far as its own turn, overlooks some of what it could do, has eyes for points that it gets at once, and
thinks more of some things and less of others than they are worth.  What it overlooks and overrates is its character:
it follows from the seed and the moment, not from chance.
"""

from __future__ import annotations

from typing import Final

from bogwood.kernel.chance import MASK, key_of
from bogwood.kernel.game import Game, State

from .greedy import GreedyBot
from .knowledge import Knowledge
from .turns import Advice, Line

SEEN: Final = 0.6
"""The share of the options that it sees, besides the first two."""
LEAST: Final = 0.4
MOST: Final = 1.7
"""How much of its worth a thing may be worth to it."""
AT_ONCE: Final = 1.5
"""Points in hand count so much more."""
SEEN_AT_ONCE: Final = "points"
OVERLOOKED: Final = "others"
"""The part of a judgement that is about the others."""


def share_of(seed: str) -> float:
    """A number from 0 to 1 that a seed stands for."""
    return int(key_of(seed)[0] & MASK) / (MASK + 1)


class Character:
    """What an easy bot overrates and underrates."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.rates: dict[str, float] = {OVERLOOKED: 0.0, SEEN_AT_ONCE: AT_ONCE}

    def rate(self, name: str) -> float:
        """How much a thing of this name counts."""
        if name not in self.rates:
            self.rates[name] = LEAST + (MOST - LEAST) * share_of(f"{self.seed}/rate/{name}")
        return self.rates[name]

    def sees(self, turn: int, option: int) -> bool:
        """Does it notice this option in this turn?"""
        return share_of(f"{self.seed}/sees/{turn}/{option}") < SEEN


class EasyAdvice(Advice):
    """A game's advice as a beginner understands it."""

    def __init__(self, plain: Advice, knowledge: Knowledge, seat: int, character: Character) -> None:
        self.plain = plain
        self.knowledge = knowledge
        self.seat = seat
        self.character = character

    def horizon(self, state: State) -> int:
        return self.plain.horizon(state)

    def options(self, state: State, line: Line) -> list[int]:
        found = self.plain.options(state, line)
        turn = int(state.turn)
        return [option for n, option in enumerate(found) if n < 2 or self.character.sees(turn, option)]

    def value(self, state: State) -> int:
        parts = self.knowledge.parts(state, self.seat)
        return round(sum(100 * self.character.rate(name) * value for name, value in parts.items()))


class EasyBot(GreedyBot):
    """The greedy bot with a beginner's eyes."""

    name = "easy"

    def __init__(self, seed: str, knowledge: Knowledge) -> None:
        super().__init__(seed, self.advice)
        self.knowledge = knowledge
        self.character = Character(seed)

    def advice(self, game: Game, state: State, seat: int) -> Advice:
        self.knowledge.begin(state)
        return EasyAdvice(self.knowledge.plain(game, state, seat), self.knowledge, seat, self.character)
