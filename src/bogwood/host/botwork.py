"""What a bot's worker process does: take a position that tells no secrets, play a seat's turn, return the choices."""

from __future__ import annotations

from typing import Any

from bogwood.bots.registry import make_bot
from bogwood.kernel import position

from .fold import OpenGame

TURN_LIMIT = 400
"""More decisions than any turn has."""


def play_turn(open_game: OpenGame, document: dict[str, Any], seat: int, kind: str, seed: str) -> list[int]:
    """The choices of a bot from this position to the end of its turn."""
    game, state = position.read(document, open_game)
    bot = make_bot(kind, game.name, seed)
    chosen: list[int] = []
    turn = state.turn
    while seat in game.seats_to_act(state) and state.turn == turn and len(chosen) < TURN_LIMIT:
        drawn = state.drawn
        option = bot.choose(game, state, seat)
        chosen.append(option)
        game.apply(state, seat, option)
        if state.drawn != drawn:
            break
    return chosen
