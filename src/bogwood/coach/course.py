"""The course of a recorded game: its decisions, gathered into what each seat decided in one go."""

from __future__ import annotations

from dataclasses import dataclass

from bogwood.bots.turns import Line
from bogwood.kernel import record as record_file
from bogwood.kernel.game import Game, State
from bogwood.kernel.position import OpenGame
from bogwood.kernel.record import Record

from .weighing import open_part


@dataclass(frozen=True)
class Stretch:
    """Decisions of one seat, up to the end of its turn or to something that it could not foresee.

    ``first`` is the number of decisions before it.
    """

    first: int
    seat: int
    line: Line
    round: int
    state: State
    """The table before it."""
    is_free: bool
    """Was there anything to choose?"""


def course_of(record: Record, open_game: OpenGame) -> tuple[Game, list[Stretch]]:
    """All stretches of a record, in order."""
    game, state = record_file.replay(record, open_game, 0)
    found: list[Stretch] = []
    n = 0
    while n < len(record.decisions):
        made = stretch_from(game, state, record, n)
        found.append(made)
        for option in made.line:
            game.apply(state, made.seat, option)
        n += len(made.line)
    return game, found


def stretch_from(game: Game, state: State, record: Record, first: int) -> Stretch:
    """The stretch that begins after so many decisions."""
    before, state = state.clone(), state.clone()
    seat = record.decisions[first].seat
    # A world that the seat cannot tell from the true one, until it learns something.
    twin = game.determinise(before, seat, "")
    line: list[int] = []
    is_free = False
    for decision in record.decisions[first:]:
        if decision.seat != seat or state.turn != before.turn or state.drawn != before.drawn:
            break
        option = game.catalogue.parse(decision.move)
        if line and not open_part(game, twin, seat, (option,)):
            break
        is_free = is_free or game.legal(state, seat).size() > 1
        line.append(option)
        game.apply(state, seat, option)
        game.apply(twin, seat, option)
    return Stretch(first, seat, tuple(line), game.round_of(before), before, is_free)


def turn_from(course: list[Stretch], place: int) -> Line:
    """All that a seat decided from this stretch to the end of its turn, what it could not foresee included."""
    first = course[place]
    line = first.line
    for stretch in course[place + 1 :]:
        if stretch.seat != first.seat or stretch.state.turn != first.state.turn:
            break
        line += stretch.line
    return line
