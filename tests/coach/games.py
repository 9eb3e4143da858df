"""Small games for the coach to look at."""

from __future__ import annotations

from functools import cache

from bogwood.bots.registry import make_bot
from bogwood.kernel.record import Record, Recorder, Seat
from bogwood.shelf import open_game

GAMES = ["felinia", "feya", "winter"]


def begun(name: str, players: int, seed: str) -> Recorder:
    game = open_game(name, players, {})
    return Recorder(game, seed, [Seat(f"Player {seat}", "greedy") for seat in range(players)], show_seed=True)


def play_on(recorder: Recorder, seed: str, decisions: int = 10_000) -> None:
    """Let good bots play so many decisions, or to the end."""
    game, state = recorder.game, recorder.state
    bots = [make_bot("greedy", game.name, f"{seed}/{seat}") for seat in range(game.players)]
    for _ in range(decisions):
        seats = game.seats_to_act(state)
        if not seats:
            return
        recorder.choose(seats[0], bots[seats[0]].choose(game, game.determinise(state, seats[0], seed), seats[0]))


@cache
def finished(name: str, players: int = 2, seed: str = "coach") -> Record:
    recorder = begun(name, players, seed)
    play_on(recorder, seed)
    return recorder.record


def middle_of(name: str, share: float = 0.5) -> Recorder:
    """A game at about its middle, before a turn begins."""
    whole = len(finished(name).decisions)
    recorder = begun(name, 2, "coach")
    play_on(recorder, "coach", int(whole * share))
    while not is_new_turn(recorder):
        play_on(recorder, "coach", 1)
    return recorder


def is_new_turn(recorder: Recorder) -> bool:
    """Has somebody a choice, and nobody begun?"""
    game, state = recorder.game, recorder.state
    decisions = recorder.record.decisions
    seat = game.seats_to_act(state)[0]
    return game.legal(state, seat).size() > 1 and decisions[-1].seat != seat
