"""``bogwood games``: what can be played, and what is installed but broken."""

from __future__ import annotations

import click

from bogwood.kernel.game import Json
from bogwood.manifest import Manifest
from bogwood.shelf import Finding, discovered, findings

from .asking import as_json, with_language
from .desk import Desk
from .output import print_json


@click.command()
@with_language
@as_json
@click.pass_obj
def games(desk: Desk, is_json: bool) -> None:
    """List the games at hand with what they come with, and those that cannot be used with the reason."""
    found = discovered()
    if is_json:
        broken = [{"package": one.package, **desk.problem_json(one.problem)} for one in found.findings]
        listed = [entry_of(desk, game, found.packages[name]) for name, game in found.games.items()]
        print_json({"games": listed, "broken": broken})
        return
    rows = [row_of(desk, game, found.packages[name]) for name, game in found.games.items()]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        click.echo("  ".join(map(str.ljust, row, widths)).rstrip())
    if found.findings:
        click.echo(desk.words.say("cli-games-broken"))
    for line in broken_lines(desk):
        click.echo(f"  {line}")


def row_of(desk: Desk, game: Manifest, package: str) -> list[str]:
    minutes = desk.words.say("cli-minutes", {"minutes": game.minutes}) if game.minutes else ""
    return [game.name, desk.words.title(game.name), span_of(game.players), minutes, package]


def span_of(players: range) -> str:
    return str(players[0]) if len(players) == 1 else f"{players[0]}–{players[-1]}"


def entry_of(desk: Desk, game: Manifest, package: str) -> Json:
    return {
        "name": game.name,
        "title": desk.words.title(game.name),
        "players": list(game.players),
        "minutes": game.minutes,
        "options": {kind.name: kind.values for kind in game.options()},
        "presets": list(game.presets),
        "package": package,
    }


def broken_lines(desk: Desk) -> list[str]:
    """A line for each game that cannot be used: its package and why."""
    return [broken_line(desk, one) for one in findings()]


def broken_line(desk: Desk, one: Finding) -> str:
    return f"{one.package}: {desk.coded(one.problem)}"
