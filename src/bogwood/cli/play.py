"""``bogwood play``: a game in the terminal against bots."""

from __future__ import annotations

import secrets
import sys
from contextlib import suppress

import click

from bogwood.bots.registry import make_bot
from bogwood.kernel.chance import wide
from bogwood.kernel.record import Recorder, Seat
from bogwood.kernel.refusal import Refusal
from bogwood.kernel.start import start_of
from bogwood.shelf import games

from .asking import Whole, split_names, with_table
from .desk import Desk
from .session import Session
from .sitting import Sitting

USUAL_BOT = "greedy"


def first_game() -> str:
    """The game that is played where none is named: the first on the shelf."""
    return next(iter(games()))


@click.command()
@click.argument("game", metavar="GAME", default=first_game)
@with_table
@click.option("--bots", metavar="A,B,...", default=USUAL_BOT, callback=split_names, help="Kinds of the other seats.")
@click.option("--seat", type=Whole(), default=0, help="Your seat, from 0.")
@click.option("--from", "start", metavar="POSITION|SCENE", default="", help="Begin there; it says game and players.")
@click.option("--seed", default="", help="What all chance comes from; otherwise nobody knows.")
@click.option("--record", metavar="FILE", default="", help="Save the record there.")
@click.option("--tips/--no-tips", default=True, help="Advice for a first game.")
@click.pass_obj
def play(
    desk: Desk,
    game: str,
    players: int,
    options: dict[str, str],
    bots: list[str],
    seat: int,
    start: str,
    seed: str,
    record: str,
    tips: bool,
) -> None:
    """Play a game against bots, in the terminal or from a script on standard input."""
    made = desk.read_scene(start) if start else None
    opened = desk.open_game(game, players, options) if made is None else made.game
    players = opened.players
    if seat >= players:
        raise Refusal("no-such-seat", "", "--seat", seat=str(seat), most=players - 1)
    others = [other for other in range(players) if other != seat]
    kinds = bots * len(others) if len(bots) == 1 else bots
    if len(kinds) != len(others):
        raise Refusal("bad-bots", "", "--bots", found=len(kinds), players=len(others))
    seed = seed or (made.seed if made is not None else "") or wide(secrets.token_hex(16))
    by_seat = dict(zip(others, kinds, strict=True))
    seated = {other: make_bot(kind, opened.name, f"{seed}/bot/{other}") for other, kind in by_seat.items()}
    seats = [Seat(by_seat.get(n, "human"), by_seat.get(n, "human")) for n in range(players)]
    # A game against bots hides nothing from its player, so its record may be replayed at any moment.
    begun = None if made is None else start_of(opened, made.state)
    recorder = Recorder(opened, seed, seats, show_seed=True, start=begun)
    Session(Sitting(desk, opened, seat, tips), recorder, seated, answer, record).run()


def answer(prompt: str) -> str | None:
    """A line of input, with line editing on a terminal; what a script says is echoed after the prompt."""
    if sys.stdin.isatty():
        return typed(prompt)
    click.echo(prompt, nl=False)
    line = sys.stdin.readline()
    click.echo(line.rstrip("\n"))
    return line if line else None


def typed(prompt: str) -> str | None:
    with suppress(ImportError):
        import readline  # noqa: F401  # gives input() a history and editing keys
    try:
        return input(prompt)
    except (EOFError, KeyboardInterrupt):
        click.echo()
        return None
