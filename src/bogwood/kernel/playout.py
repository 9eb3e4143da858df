"""Random play, as quickly as the rules allow: for search, statistics and measuring."""

from __future__ import annotations

from typing import Final

from .chance import Stream
from .game import Game, State
from .refusal import Refusal

STEP_LIMIT: Final = 100_000
"""No game of ours takes a fraction of this many decisions; more means that the rules run in a circle."""


def playout(game: Game, state: State, stream: Stream, limit: int = STEP_LIMIT) -> int:
    """Play on with random options to the end; returns the number of decisions made."""
    made = 0
    seats = game.seats_to_act(state)
    while seats:
        if made >= limit:
            raise Refusal("step-limit", "", "", limit=limit)
        seat = seats[0]
        options = game.legal(state, seat)
        game.apply(state, seat, options.nth(stream.below(options.size())))
        made += 1
        seats = game.seats_to_act(state)
    return made
