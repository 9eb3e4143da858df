"""``bogwood hint``: what a strong player would do, and why."""

from __future__ import annotations

import click

from bogwood.kernel import record as record_file
from bogwood.kernel.game import Game, State
from bogwood.kernel.record import Record
from bogwood.kernel.refusal import Refusal

from .asking import Whole, as_json, with_edition
from .desk import Desk
from .files import read_text
from .output import print_json
from .positions import parsed
from .replay import seat_of


@click.command()
@click.argument("file", metavar="POSITION|SCENE|RECORD")
@click.argument("tried", metavar="[MOVE]...", nargs=-1)
@click.option("--to", type=Whole(), default=None, help="Of a record: after so many decisions.")
@click.option("--as", "eyes", metavar="SEAT", default=None, help="Whose hint, from 0; otherwise who has to act.")
@click.option("--waste", is_flag=True, help="Only say whether the moves waste something.")
@click.option("--seconds", type=click.FloatRange(0.1, 600), default=2.0, show_default=True, help="How long to think.")
@click.option("--seed", default="0", show_default=True, help="What the imagined worlds are dealt from.")
@with_edition
@as_json
@click.pass_obj
def hint(
    desk: Desk, file: str, tried: tuple[str, ...], to: int | None, eyes: str | None, waste: bool, seconds: float,
    seed: str, is_json: bool,
) -> None:  # fmt: skip
    """Say what a strong player would do in a position, or at the end of a record, after the moves of a turn."""
    # The coach is much to import, and the other commands need none of it.
    from . import coaching

    game, state = opened(desk, read_text(file), to)
    seat = seat_to_act(game, state, eyes)
    line = line_of(game, state, seat, tried)
    found = coaching.hint_for(game, state, seat, line, waste, seconds, seed)
    if is_json:
        print_json(coaching.hint_json(desk, game, found))
    else:
        coaching.show_hint(desk, game, state, found)


def opened(desk: Desk, text: str, to: int | None) -> tuple[Game, State]:
    """The game and the state of a position, a scene or a record."""
    if not text.startswith('{"format":"bogwood-record'):
        if to is not None:
            raise Refusal("no-record", "", "--to")
        made = desk.made_of(text)
        return made.game, made.state
    record = Record.parse(text)
    if to is not None and to > len(record.decisions):
        raise Refusal("no-such-decision", "", "--to", number=to, most=len(record.decisions))
    return record_file.replay(record, desk.reopen, to)


def seat_to_act(game: Game, state: State, eyes: str | None) -> int:
    seats = game.seats_to_act(state)
    if not seats:
        raise Refusal("game-over")
    seat = seats[0] if eyes is None else seat_of(eyes, game.players)
    if seat not in seats:
        raise Refusal("not-your-turn", "", "--as", seat=seat)
    return seat


def line_of(game: Game, state: State, seat: int, tried: tuple[str, ...]) -> tuple[int, ...]:
    """The moves as options, each open when its turn comes."""
    state = state.clone()
    found: list[int] = []
    for number, move in enumerate(tried, 1):
        option = parsed(game, move, f"move {number}")
        if seat not in game.seats_to_act(state) or option not in game.legal(state, seat):
            reason = game.why_not(state, seat, option) or Refusal("illegal-move", "", "", number=number, move=move)
            raise Refusal(reason.code, reason.rule, f"move {number} {move}", **reason.arguments)
        found.append(option)
        game.apply(state, seat, option)
    return tuple(found)
