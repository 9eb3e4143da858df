"""``bogwood``: one command for each thing people do with the games.

A user's mistake costs one coded line on standard error and exit status 2; there is no traceback for it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click

import bogwood
from bogwood.i18n import pick_locale
from bogwood.kernel.refusal import Problems, Refusal

from .arena import arena, balance
from .asking import with_language
from .data import data
from .desk import Desk
from .doctor import doctor
from .games import games
from .hint import hint
from .lessons import lessons
from .measure import measure
from .new_game import new_game
from .play import play
from .positions import apply, check, legal, position, why
from .puzzles import puzzles
from .replay import replay, verify
from .review import review
from .scenes import scene, show
from .serving import backup, check_store, export, import_table, regress, restore, serve
from .simulate import simulate
from .tables import tables
from .train import train

MISTAKE = 2
INTERRUPTED = 130


class InOrder(click.Group):
    """Lists its commands as they were added, the most wanted first."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)


@click.group(cls=InOrder, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(bogwood.__version__, prog_name="bogwood")
@with_language
def cli() -> None:
    """Board games about boats: play them, simulate them, look into records and positions."""


for command in (games, lessons, play, simulate, arena, balance, measure, train):
    cli.add_command(command)
for command in (replay, verify, review, hint, puzzles, position, scene, show, legal, apply, check, why, data):
    cli.add_command(command)
for command in (serve, doctor, backup, restore, check_store, export, import_table, regress, tables):
    cli.add_command(command)
cli.add_command(new_game)


def run(arguments: Sequence[str]) -> int:
    """Run a command line; returns the exit status."""
    desk = Desk(pick_locale(os.environ))
    # Bytes that are no text in the shell's encoding would fail only later, wherever they are written.
    words = [word.encode(errors="replace").decode() for word in arguments]
    try:
        status = cli.main(words or ["--help"], prog_name="bogwood", obj=desk, standalone_mode=False)
        return status if isinstance(status, int) else 0
    except Refusal as refusal:
        return complain(desk, [refusal])
    except Problems as found:
        return complain(desk, found.problems)
    except click.ClickException as error:
        return complain(desk, [Refusal("usage", "", "", text=" ".join(error.format_message().split()))])
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED


def complain(desk: Desk, problems: list[Refusal]) -> int:
    for problem in problems:
        click.echo(f"bogwood: {desk.coded(problem)}", err=True)
    return MISTAKE


def main() -> None:
    """The entry point of ``bogwood``."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that lacks a letter shows a question mark; it is no reason to fail.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        status = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output has seen enough; Python must not complain about it at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    sys.exit(status)
