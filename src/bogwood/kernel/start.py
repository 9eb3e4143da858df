"""Where a game begins: with the set-up, or at a position from which it is played on."""

from __future__ import annotations

from .facts import Tale
from .game import Game, Json, State
from .position import read_state


def start_of(game: Game, state: State) -> Json:
    """A state as the start of another game: all of it but its chance, which will come from another seed."""
    twin = state.clone()
    twin.rekey("")
    return game.to_position(twin)


def begun(game: Game, seed: str, start: Json | None = None, tale: Tale | None = None) -> State:
    """The state before the first decision.

    Without a start the game is set up, and ``tale`` hears what that draws.  From a start all chance comes from the
    seed; a start that is not sound raises Problems.
    """
    if start is None:
        return game.new(seed, tale)
    state = read_state(game, start)
    state.rekey(seed)
    return state
