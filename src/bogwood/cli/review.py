"""``bogwood review``: everybody's chance to win as a game went on, and the turns that decided it."""

from __future__ import annotations

import json
import os
import sys

import click

from bogwood.kernel import record as record_file
from bogwood.kernel.refusal import Refusal

from .asking import Whole, as_json, with_edition
from .desk import Desk
from .output import print_json
from .replay import seat_of

SECONDS = 40.0


@click.command()
@click.argument("file", metavar="RECORD")
@click.option(
    "--seconds", type=click.FloatRange(1, 3600), default=SECONDS, show_default=True, help="How long to think."
)
@click.option("--processes", type=Whole(1), default=None, help="How many processes; otherwise one for each processor.")
@click.option("--seed", default="0", show_default=True, help="What the imagined worlds are dealt from.")
@click.option("--as", "eyes", metavar="SEAT", default=None, help="Whom it tells of themselves, from 0; else everybody.")
@with_edition
@as_json
@click.pass_obj
def review(
    desk: Desk, file: str, seconds: float, processes: int | None, seed: str, eyes: str | None, is_json: bool
) -> None:
    """Review a finished game: chances to win, each player's costliest turns, and the three that decided it."""
    # The coach is much to import, and the other commands need none of it.
    from bogwood.coach.course import course_of
    from bogwood.coach.pool import pool_for
    from bogwood.coach.review import reviewed

    from . import coaching
    from .opening import Reopener

    record = desk.read_record(file)
    if record.problem is not None:
        raise record.problem
    if not record.is_over:
        raise Refusal("not-over", "", file, status="running")
    game, course = course_of(record, desk.reopen)
    opener = Reopener(record.game, json.dumps(desk.changes) if desk.changes else "")
    seats = None if eyes is None else [seat_of(eyes, game.players)]
    with pool_for(record, opener, processes or os.cpu_count() or 1) as scales:
        found = reviewed(game, course, record.winners, scales, seconds, seed, Telling(desk).tell, seats)
    if is_json:
        print_json(coaching.review_json(desk, game, [seat.name for seat in record.seats], record.scores, found))
    else:
        coaching.show_review(desk, game, record_file.replay(record, desk.reopen)[1], found)


class Telling:
    """Tells a person who waits how far it has come."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.is_watched = sys.stderr.isatty()
        self.told = -1

    def tell(self, share: float) -> None:
        percent = round(100 * share)
        if self.is_watched and percent != self.told:
            self.told = percent
            end = "\n" if percent >= 100 else ""
            click.echo("\r" + self.desk.words.say("coach-reviewing", {"percent": percent}) + end, err=True, nl=False)
