"""What the search knows of Felinia."""

from __future__ import annotations

from typing import Final, cast

from bogwood.bots.knowledge import OVER, Knowledge
from bogwood.bots.turns import Advice
from bogwood.games.felinia.bot.counsel.bids import Bids
from bogwood.games.felinia.bot.counsel.ends import rounds_left
from bogwood.games.felinia.bot.counsel.standing import standing
from bogwood.games.felinia.bot.counsel.walks import Walks
from bogwood.games.felinia.rules.state import Realm
from bogwood.games.felinia.rules.steps import BID, GUILD, STEP, TURN
from bogwood.kernel.game import Game, State

from .advice import FeliniaAdvice, WideAdvice
from .weights import WORTH

ROUNDS: Final = 1
"""A table is judged when so many rounds have begun after the one that is thought about.  The judgement foresees the
round that begins there; to play it first, and judge the next, was clearly weaker."""

SHARES: Final = {BID: 1.0, GUILD: 0.6, STEP: 0.25, TURN: 0.3}
MOST: Final = 0.9
"""By the kind of decision: the share of the budget for it, where more may be asked in the same turn."""

STAGES: Final = 3

NAMES: Final = ["sets", "groups", "bonus_tiles", "castles", "under_way", "goods_and_money"]


class FeliniaKnowledge(Knowledge):
    """Knowledge of the game, by one set of weights."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = WORTH
        self.rounds = ROUNDS

    def begin(self, state: State) -> None:
        """Nothing has to be worked out."""

    def usual(self, game: Game, state: State, seat: int) -> Advice:
        return FeliniaAdvice(seat, self.worth)

    def plain(self, game: Game, state: State, seat: int) -> Advice:
        return WideAdvice(game, state, seat, self.worth)

    def wide(self, game: Game, state: State, seat: int) -> Advice:
        return WideAdvice(game, state, seat, self.worth)

    def narrow(self, game: Game, state: State, seat: int) -> Advice:
        return self.usual(game, state, seat)

    def answers(self, game: Game, state: State, seat: int) -> list[int]:
        """All discs of a round are laid in turn, and nothing is hidden in it: who sees further, bids better."""
        s = cast(Realm, state)
        return Bids(Walks(s, seat, self.worth)).ranked() if s.top() == BID else []

    def share(self, state: State, is_first: bool) -> float:
        """A disc laid is the whole turn; a merchant's turn ends with what matters most in it."""
        return SHARES.get(cast(Realm, state).top(), MOST)

    def values(self, state: State) -> list[float]:
        s = cast(Realm, state)
        if self.factors and not s.is_over:
            return [self.weighed(s, seat) for seat in range(len(s.seats))]
        return [sum(standing(s, seat, self.worth)) / 100.0 for seat in range(len(s.seats))]

    def is_far(self, state: State, turns: int, rounds: int, world: int) -> bool:
        return rounds >= self.rounds

    def spread(self, state: State) -> float:
        return 6.0

    def parts(self, state: State, seat: int) -> dict[str, float]:
        found: dict[str, float] = {}
        for n, value in enumerate(standing(cast(Realm, state), seat, self.worth)):
            if value != 0.0:
                found[NAMES[n]] = value / 100.0
        return found

    def stage(self, state: State) -> int:
        """By the rounds that may be left."""
        s = cast(Realm, state)
        return OVER if s.is_over else min(STAGES - 1, int(rounds_left(s, self.worth, 0) / 3.0))
