"""Named turns: a moment of a game, reached by lot, and the decisions that somebody wants to make there."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bogwood.kernel.game import Game, Json, State
from bogwood.kernel.start import start_of
from bogwood.shelf import open_game

from .habits import HABITS, RIVERS

PLAYERS = 3


class Turn(NamedTuple):
    """Decisions of one turn, from the moment after so many decisions by lot; the turn ends with them."""

    game: str
    lot: int
    """What the lot begins with."""
    walked: int
    goal: str
    """All that is chosen, by whomever: the record of the turn."""
    most: int
    """So many clicks are enough."""
    options: Mapping[str, str] = MappingProxyType({})

    def opened(self) -> Game:
        return open_game(self.game, PLAYERS, dict(self.options))

    def start(self) -> tuple[int, Json]:
        """Whose turn it is, and the position to begin at."""
        game = self.opened()
        state = walk(game, self.lot, self.walked)
        return game.seats_to_act(state)[0], start_of(game, state)


def walk(game: Game, lot: int, steps: int) -> State:
    """The state after so many decisions by lot, made after the habits of the game."""
    dice = random.Random(lot)
    state = game.new(f"{lot}")
    for _ in range(steps):
        if game.is_over(state):
            break
        choose_by_lot(game, state, dice)
    return state


def choose_by_lot(game: Game, state: State, dice: random.Random) -> None:
    seat = game.seats_to_act(state)[0]
    game.apply(state, seat, game.catalogue.parse(likely(game, state, seat, dice)))


def likely(game: Game, state: State, seat: int, dice: random.Random) -> str:
    habits = HABITS[game.name]
    options = [game.catalogue.notation(option) for option in game.legal(state, seat).listed()]
    answers = [one for one in options if not one.startswith(habits.asides)] or options
    going_on = [one for one in answers if one not in habits.endings and not one.endswith(":nothing")] or answers
    liked = [one for one in going_on if one.startswith(habits.likes)]
    return dice.choice(liked or going_on)


TURNS = {
    "Feya's Swamp: build with two boats": Turn(
        "feya", 1, 49,
        "build_2 worker:clan boat:2 to:b5 build:c5 track:lower_right"
        " boat:1 to:h3 build:h2 track:upper_left finish end", 8,
    ),
    "Feya's Swamp: navigate with two boats": Turn(
        "feya", 1, 49, "navigate_1 worker:clan boat:2 to:e8 boat:1 to:i1 finish end", 4
    ),
    "Feya's Swamp: fish with two boats": Turn(
        "feya", 1, 61, "fish_3 worker:clan boat:3 to:h9 boat:1 to:l7 finish end", 5
    ),
    "Feya's Swamp: trade two fish": Turn(
        "feya", 1, 118, "trade_3 worker:clan boat:2 to:c7 lay:b6 lay:b6 stop finish end", 8
    ),
    "Felinia: a bid": Turn("felinia", 1, 41, "bid:stall_1", 2),
    "Felinia: buy and board": Turn("felinia", 1, 49, "buy:wine board:pier_1", 3),
    "Felinia: explore": Turn(
        "felinia", 1, 370,
        "land:cheetah_post_1 turn:lion_post_6 turn:nothing to:cheetah_cross_1 to:cheetah_cross_2", 5,
    ),
    "Endless Winter: Initiate with a recruited card": Turn(
        "winter", 1, 104,
        "member:initiate labour:firekeeper box:recruit stack:hunter to:hand labour:hunter labour:forager"
        " box:recruit stack:crafter to:discard next box:bury bury:played:forager box:first end", 13, RIVERS,
    ),
    "Endless Winter: Hunt": Turn(
        "winter", 1, 104,
        "member:hunt labour:daredevil labour:forager box:hunt_open animal:5 next box:tip tip:ground_sloth"
        " box:first end", 9, RIVERS,
    ),
    "Endless Winter: Explore": Turn(
        "winter", 1, 66,
        "member:explore labour:daredevil box:move camp:start_base to:h13 labour:firekeeper box:place_camp next end",
        8, RIVERS,
    ),
    "Endless Winter: the Eclipse pile": Turn("winter", 1, 95, "pile:firekeeper pile:forager pile:done", 3, RIVERS),
}  # fmt: skip
