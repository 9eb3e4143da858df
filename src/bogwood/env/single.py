"""A game as an environment of Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from bogwood.bots.contract import Bot
from bogwood.bots.match import Match
from bogwood.bots.registry import make_bot
from bogwood.kernel.chance import wide
from bogwood.kernel.game import Game, State
from bogwood.kernel.refusal import Refusal

from .sight import Mask, Seen, Sight
from .table import NO_OPTIONS, Reward, observation_space, victory

RAISE = "raise"
LOSE = "lose"
"""What a choice that is not open leads to: an error, or the end of the game without a victory."""


class Single(gymnasium.Env[Any, Any]):
    """One seat of a table.

    ``seat`` -1 takes the seats in turn, game after game.  The reward comes at the end.  ``action_masks`` is what
    learners with masks ask for; the mask is part of the observation as well.
    """

    def __init__(
        self,
        game: Game,
        sight: Sight,
        bots: Sequence[str] = ("random",),
        seat: int = 0,
        reward: Reward = victory,
        illegal: str = RAISE,
    ) -> None:
        if len(bots) not in (1, game.players - 1):
            raise Refusal("bad-bots", "", "bots", found=len(bots), players=game.players - 1)
        self.game = game
        self.sight = sight
        self.kinds = list(bots) * (game.players - 1) if len(bots) == 1 else list(bots)
        self.fixed_seat = seat
        self.reward = reward
        self.illegal = illegal
        self.observation_space = observation_space(sight)
        self.action_space = spaces.Discrete(sight.options)
        self._seed = ""
        self._episode = 0
        self._open = NO_OPTIONS
        self.seat = max(seat, 0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a game, and let the bots play up to the first decision of the learner."""
        super().reset(seed=seed)
        if seed is not None:
            self._seed, self._episode = str(seed), 0
        else:
            self._seed = self._seed or wide(secrets.token_hex(16))
            self._episode += 1
        name = f"{self._seed}/{self._episode}"
        self.seat = self._episode % self.game.players if self.fixed_seat < 0 else self.fixed_seat
        self._match = Match(self.game, self.game.new(name), self._seated(name), name)
        self._go_on()
        return self._seen(), {}

    @property
    def game_state(self) -> State:
        return self._match.state

    def _seated(self, name: str) -> dict[int, Bot]:
        others = [seat for seat in range(self.game.players) if seat != self.seat]
        kinds = zip(others, self.kinds, strict=True)
        return {seat: make_bot(kind, self.game.name, f"{name}/bot/{seat}") for seat, kind in kinds}

    def _go_on(self) -> None:
        """Let the bots decide until it is the learner's turn or the game is over."""
        for _ in self._match:
            pass
        is_over = self.game.is_over(self.game_state)
        self._open = NO_OPTIONS if is_over else self.game.legal(self.game_state, self.seat)

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        option = int(action)
        if not self._open.holds(option):
            return self._refused(option)
        self._match.carry_out(self.seat, option)
        self._go_on()
        if not self.game.is_over(self.game_state):
            return self._seen(), 0.0, False, False, {}
        scores = self.game.scores(self.game_state)
        return self._seen(), self.reward(self.game, self.game_state)[self.seat], True, False, {"scores": scores}

    def _refused(self, option: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        refusal = self.game.why_not(self.game_state, self.seat, option) if self._is_known(option) else None
        if self.illegal != LOSE:
            raise refusal or Refusal("no-such-option", "", "", option=str(option))
        self._open = NO_OPTIONS
        return self._seen(), -1.0, True, False, {"refused": refusal.code if refusal else "no-such-option"}

    def _is_known(self, option: int) -> bool:
        return 0 <= option < self.sight.options and self.game.catalogue.entries[option] is not None

    def _seen(self) -> Seen:
        return {"observation": self.sight.vector(self.game_state, self.seat), "action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        return self.sight.mask(self._open)
