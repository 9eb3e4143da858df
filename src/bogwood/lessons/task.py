"""A task: a table that begins at a chosen position, with somebody in one seat and the others' first moves known.

A lesson is one, and so is whatever else puts a position before a person and asks for something.  The position is never
written down: it is what a seed and a list of decisions lead to, so it is always one that the rules can reach.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bogwood.kernel.game import Game, Json, State
from bogwood.kernel.refusal import Refusal
from bogwood.kernel.start import begun, start_of

OpenGame = Callable[[str, int, dict[str, str], str], Game]


@dataclass(frozen=True)
class Task:
    """Where a table begins, who plays what there, and from which seed its chance comes."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    seat: int
    """The seat of the one who is asked."""
    opening: list[str] = field(default_factory=list)
    """The decisions between the set-up and the position: a seat and a notation each."""
    script: dict[int, list[str]] = field(default_factory=dict)
    """What the other seats play from there, each in its order; then bots play by themselves."""

    def opened(self, open_game: OpenGame) -> Game:
        return open_game(self.game, self.players, dict(self.options), "")

    def start(self, game: Game) -> Json:
        """The position as the start of a table."""
        state = game.new(self.seed)
        for n, line in enumerate(self.opening):
            seat, notation = line.split(" ", 1)
            play(game, state, int(seat), notation, f"/opening/{n}")
        return start_of(game, state)

    def begun(self, game: Game) -> State:
        """The state that a table of this task begins with."""
        return begun(game, self.seed, self.start(game))


def play(game: Game, state: State, seat: int, notation: str, where: str) -> None:
    """Make a decision, refused with its place where it is none that is open."""
    option = number_of(game, notation)
    if seat not in game.seats_to_act(state) or option < 0 or not game.legal(state, seat).holds(option):
        raise Refusal("illegal-move", "", where, number=0, move=f"{seat} {notation}")
    game.apply(state, seat, option)


def number_of(game: Game, notation: str) -> int:
    """The option of this notation; -1 for none."""
    try:
        return game.catalogue.parse(notation)
    except Refusal:
        return -1
