"""``bogwood arena`` and ``bogwood balance``: tournaments of bots, and what choices are worth."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from bogwood.arena.folder import PAGE, SUMMARY, Folder
from bogwood.arena.page import Page
from bogwood.arena.playing import Played
from bogwood.arena.running import Runner, here, pool, ray_cluster, run
from bogwood.arena.settings import Settings, settings_for
from bogwood.arena.summary import Figures, summary
from bogwood.arena.text import lines
from bogwood.bots.registry import make_bot
from bogwood.kernel.game import Game
from bogwood.kernel.refusal import Refusal
from bogwood.shelf import manifest_of

from .asking import Command, Whole, as_json, split_names, with_table
from .books import book_of
from .desk import Desk
from .opening import GameOpener
from .output import print_json
from .simulate import progress


@dataclass
class Asked:
    """What was asked for on the command line."""

    game: str
    players: int
    options: dict[str, str]
    games: int
    bots: list[str]
    vary: str
    seed: str
    jobs: int
    out: str
    is_json: bool
    resume: bool
    is_on_ray: bool
    is_balance: bool = False


def with_run(games: int, bots: str) -> Callable[[Command], Command]:
    """What both commands take, with their own defaults."""

    def wrap(command: Command) -> Command:
        for option in (
            click.option("--ray", "is_on_ray", is_flag=True, help="Play on Ray; needs the extra [cluster]."),
            click.option("--resume", is_flag=True, help="Go on with the arena in DIR."),
            as_json,
            click.option("--out", metavar="DIR", default="", help="Keep every game, the figures and a page there."),
            click.option("--jobs", type=Whole(1), default=1, show_default=True, help="Processes."),
            click.option("--seed", default="0", show_default=True, help="Deal i has the seed SEED/i."),
            click.option("--vary", metavar="NAME", default="", help="Play every deal under each value of this option."),
            click.option(
                "--bots",
                metavar="A,B,...",
                default=bots,
                show_default=True,
                callback=split_names,
                help="Kinds of bots.",
            ),
            click.option(
                "--games", type=Whole(1), default=games, show_default=True, help="At least so many, in whole deals."
            ),
        ):
            command = option(command)
        return click.argument("game", metavar="GAME")(with_table(command))

    return wrap


@click.command()
@with_run(games=200, bots="greedy,random")
@click.pass_context
def arena(ctx: click.Context, /, **given: Any) -> None:
    """Let bots compete on the same deals in rotated seats, and say who is better and how surely."""
    carry_out(ctx.ensure_object(Desk), Asked(**given))


@click.command()
@with_run(games=200, bots="greedy")
@click.pass_context
def balance(ctx: click.Context, /, **given: Any) -> None:
    """Let bots play, and say which seats, options and choices win how often."""
    carry_out(ctx.ensure_object(Desk), Asked(**given, is_balance=True))


def carry_out(desk: Desk, asked: Asked) -> None:
    """Play what is missing, sum it up, show it."""
    game = desk.open_game(asked.game, asked.players, asked.options)
    settings = settings_of(asked, game)
    runner = runner_of(asked)
    folder, done = kept(asked, settings)
    opener = GameOpener(asked.game, asked.players, json.dumps(desk.changes) if desk.changes else "")
    try:
        with progress(desk, settings.games) as advance:
            games = run(settings, opener, runner, folder, done, advance)
    except KeyboardInterrupt:
        if folder is not None:
            click.echo(desk.words.say("arena-stopped", {"text": str(folder.path)}), err=True)
        raise
    figures = summary(settings, game, games, book_of(game).uses)
    show(desk, asked, figures, folder)


def settings_of(asked: Asked, game: Game) -> Settings:
    """What is asked for, checked."""
    if not asked.bots:
        raise Refusal("bad-bots", "", "--bots", found=0, players=asked.players)
    for kind in asked.bots:
        make_bot(kind, asked.game, "")
    return settings_for(game, asked.bots, asked.games, asked.seed, asked.vary, values_of(asked))


def values_of(asked: Asked) -> list[str]:
    """The values of the option that is varied."""
    if not asked.vary:
        return []
    known = {kind.name: kind.values for kind in manifest_of(asked.game).options()}
    if asked.vary not in known:
        allowed = ", ".join(sorted(known))
        raise Refusal("unknown-option", "", f"/options/{asked.vary}", name=asked.vary, allowed=allowed)
    return known[asked.vary]


def runner_of(asked: Asked) -> Runner:
    if asked.is_on_ray:
        return ray_cluster(asked.jobs)
    return here if asked.jobs == 1 else pool(asked.jobs)


def kept(asked: Asked, settings: Settings) -> tuple[Folder | None, list[Played]]:
    """The folder, where one is named, and the games that it holds already."""
    if not asked.out:
        if asked.resume:
            raise Refusal("resume-where", "", "--resume")
        return None, []
    folder = Folder(Path(asked.out))
    if asked.resume:
        return folder, folder.resume(settings)
    folder.begin(settings)
    return folder, []


def show(desk: Desk, asked: Asked, figures: Figures, folder: Folder | None) -> None:
    """The figures as text or JSON; in the folder also the page and its plots."""
    if folder is not None:
        page = Page(desk.words, figures, asked.is_balance)
        folder.write(SUMMARY, json.dumps(figures, ensure_ascii=False, indent=1) + "\n")
        folder.write(PAGE, page.html())
        for name, drawn in page.plots():
            folder.write(name, drawn)
    if asked.is_json:
        print_json(figures)
        return
    click.echo("\n".join(lines(desk.words, figures, asked.is_balance)))
    if folder is not None:
        click.echo("\n" + desk.words.say("cli-saved", {"file": str(folder.path / PAGE)}))
