"""How hard a puzzle is before any person has tried it: by the bots that solve it, and those that do not."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bogwood.bots.registry import make_bot
from bogwood.bots.turns import Line
from bogwood.kernel.game import Game, State

from .glicko import Rating, rated
from .judging import SOLVED, judged
from .puzzle import Puzzle, Tally

EXAMINERS: Final = (
    ("easy", 5, 900.0),
    ("medium", 5, 1300.0),
    ("hard:10", 5, 1450.0),
    ("hard:0.03cpu", 2, 1600.0),
    ("hard:0.3cpu", 2, 1900.0),
)
"""Who tries every puzzle, from how many seeds, and what each is reckoned to be worth; the numbers are ours."""
KNOWN: Final = 100.0
"""The deviation of those numbers."""


def graded(game: Game, state: State, puzzle: Puzzle) -> Puzzle:
    """The puzzle with its tallies, and the rating that follows; who has tried it already is not asked again."""
    tallies = {
        kind: puzzle.tallies.get(kind) or tally_of(kind, times, game, state, puzzle) for kind, times, _ in EXAMINERS
    }
    return replace(puzzle, tallies=tallies, rating=rating_by(tallies))


def tally_of(kind: str, times: int, game: Game, state: State, puzzle: Puzzle) -> Tally:
    lines = [turn_of_bot(kind, game, state, puzzle.seat, f"grade/{n}") for n in range(times)]
    solved = {line: judged(puzzle, game, state, line).finding == SOLVED for line in set(lines)}
    return Tally(sum(solved[line] for line in lines), times)


def rating_by(tallies: dict[str, Tally]) -> Rating:
    """The rating after one period of games against those who tried it: who does not solve it has lost to it."""
    games = []
    for kind, _, points in EXAMINERS:
        tally = tallies[kind]
        other = Rating(points, KNOWN)
        games += [(other, 0.0)] * tally.solved + [(other, 1.0)] * (tally.tried - tally.solved)
    return rated(Rating(), games)


def turn_of_bot(kind: str, game: Game, state: State, seat: int, seed: str) -> Line:
    """What a bot plays from here to the end of the turn or to the first thing that chance decides."""
    bot = make_bot(kind, game.name, seed)
    state = state.clone()
    turn, drawn = int(state.turn), int(state.drawn)
    line: list[int] = []
    while int(state.turn) == turn and int(state.drawn) == drawn and seat in game.seats_to_act(state):
        option = int(bot.choose(game, state.clone(), seat))
        line.append(option)
        game.apply(state, seat, option)
    return tuple(line)
