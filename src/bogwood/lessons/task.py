"""A task: a table that begins at a chosen position, with somebody in one seat who is led on or asked for a turn.

Every lesson is one, and every puzzle.  The position of a lesson is never written down: it is what a seed and a list of
decisions lead to, so it is always one that the rules can reach.  That of a puzzle was found in a game, and is written.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast

from bogwood.kernel import position
from bogwood.kernel.game import Game, Json, State
from bogwood.kernel.refusal import Refusal
from bogwood.kernel.start import begun, start_of

OpenGame = Callable[[str, int, dict[str, str], str], Game]


@dataclass(frozen=True)
class Task:
    """Where a table begins, who plays what there, and from which seed its chance comes."""

    kind: str
    """``lesson``, ``puzzle``: whose task it is; together with ``id`` it names the task at a table."""
    id: str
    game: str
    players: int
    options: dict[str, str]
    seat: int
    """The seat of the one who is asked."""
    edition: str = ""
    seed: str = ""
    """Empty for one that nobody knows beforehand."""
    opening: list[str] = field(default_factory=list)
    """The decisions between the set-up and the position: a seat and a notation each."""
    position: Json | None = None
    """The position itself, where it is written down; what its seat cannot know is dealt afresh for every table."""
    script: dict[int, list[str]] = field(default_factory=dict)
    """What the other seats play from there, each in its order; then bots play by themselves."""
    is_alone: bool = False
    """Does nobody else play, and say nothing before the answer?"""

    def opened(self, open_game: OpenGame) -> Game:
        if self.position is not None:
            return position.opened(self.position, open_game)
        return open_game(self.game, self.players, dict(self.options), self.edition)

    def start(self, game: Game, deal: str = "") -> Json:
        """The position as the start of a table; of one that is written what is hidden is dealt by ``deal``."""
        if self.position is not None:
            state = position.read_state(game, cast(Json, self.position["state"]))
            return start_of(game, game.determinise(state, self.seat, deal))
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
