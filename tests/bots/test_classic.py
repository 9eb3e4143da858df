"""The classic search stays what it was: its choices, as they were before turns were played on quickly."""

from __future__ import annotations

import pytest

from benchmarks.search import middle
from bogwood.bots.registry import make_bot
from bogwood.kernel.game import Game, State
from bogwood.shelf import open_game

LONGEST = 12

NOTED = {
    ("feya", 2, "reed"): [151, 1391, 153],
    ("feya", 2, "rush"): [70, 93, 1111, 122],
    ("feya", 2, "fen"): [145, 1492, 153],
    ("feya", 3, "reed"): [70, 92, 1105, 122],
    ("feya", 3, "rush"): [58, 92, 108, 614, 771, 111, 110, 122],
    ("feya", 3, "moor"): [57, 92, 107, 613, 797, 111, 110, 122],
    ("feya", 3, "fen"): [59, 93, 108, 627, 810, 810, 798, 111, 107, 572, 756, 111],
    ("felinia", 2, "reed"): [129, 39, 223, 193],
    ("felinia", 2, "rush"): [9],
    ("felinia", 2, "moor"): [16],
    ("felinia", 2, "fen"): [13],
    ("felinia", 3, "reed"): [13],
    ("felinia", 3, "rush"): [39, 225, 202],
    ("felinia", 3, "moor"): [13],
    ("felinia", 3, "fen"): [10],
    ("winter", 2, "reed"): [179, 276, 30, 78, 78, 7, 90, 18, 4, 13, 95, 16],
    ("winter", 2, "rush"): [394, 28, 568, 592],
    ("winter", 2, "moor"): [393, 156, 39, 394, 572, 28],
    ("winter", 2, "fen"): [29, 76, 76, 6, 66, 18, 6, 70, 18, 4, 12, 334],
    ("winter", 3, "reed"): [28, 580, 572],
    ("winter", 3, "rush"): [28, 578, 630, 655, 579],
}
"""For a game, so many players and a seed: the turn of the seat whose choice is open half way through the game."""


def whole_turn(kind: str, game: Game, state: State, seat: int) -> list[int]:
    bot = make_bot(kind, game.name, "old")
    line: list[int] = []
    turn = int(state.turn)
    while game.seats_to_act(state) == [seat] and int(state.turn) == turn and len(line) < LONGEST:
        line.append(bot.choose(game, state, seat))
        game.apply(state, seat, line[-1])
    return line


@pytest.mark.parametrize(("name", "players", "seed"), NOTED)
def test_a_classic_search_chooses_what_it_always_chose(name: str, players: int, seed: str) -> None:
    game = open_game(name, players, {})
    state, seat = middle(game, seed)
    assert whole_turn("classic:24", game, state, seat) == NOTED[name, players, seed]
