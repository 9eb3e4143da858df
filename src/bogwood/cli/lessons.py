"""``bogwood lessons``: the guided games at hand, and whether they are sound."""

from __future__ import annotations

import click

from bogwood.kernel.refusal import Problems
from bogwood.lessons.checking import problems_of
from bogwood.lessons.lesson import lessons_of
from bogwood.shelf import games, open_game

from .asking import as_json, with_language
from .desk import Desk
from .output import print_json


@click.command()
@click.option("--check", "is_checked", is_flag=True, help="Play each of them, and look for all its words.")
@with_language
@as_json
@click.pass_obj
def lessons(desk: Desk, is_json: bool, is_checked: bool) -> None:
    """List the guided first games: game, name, how many steps, about how many minutes."""
    problems = [one for game in games().values() for one in problems_of(game, open_game)] if is_checked else []
    if problems:
        raise Problems(problems)
    listed = [lesson.listed() for game in games().values() for lesson in lessons_of(game)]
    if is_json:
        print_json({"lessons": listed})
        return
    for one in listed:
        minutes = desk.words.say("cli-minutes", {"minutes": one["minutes"]})
        steps = desk.words.say("cli-lesson-steps", {"count": one["steps"]})
        click.echo(f"{one['game']:<10}{one['id']:<12}{steps:<14}{minutes}")
