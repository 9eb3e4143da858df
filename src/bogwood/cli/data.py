"""``bogwood data``: where the numbers of a game come from."""

from __future__ import annotations

from typing import Any

import click

from bogwood.shelf import manifest_of

from .asking import as_json, with_edition
from .desk import Desk
from .output import print_json

RECONSTRUCTED = "R"


@click.command()
@click.argument("game", metavar="GAME")
@click.option("--reconstructed", is_flag=True, help="Only what is not the printed value.")
@with_edition
@as_json
@click.pass_obj
def data(desk: Desk, game: str, reconstructed: bool, is_json: bool) -> None:
    """List the tables of a game with the marks of their origin."""
    document = manifest_of(game).data(desk.changes)
    marks = document.get("marks", {})
    tables = [
        {"table": path, "mark": mark, "note": note}
        for path, mark, note in marked("", document)
        if not reconstructed or mark == RECONSTRUCTED
    ]
    if is_json:
        print_json({"game": game, "edition": document.get("edition", ""), "marks": marks, "tables": tables})
        return
    if desk.words.has(f"{game}-help-reconstructed"):
        click.echo(desk.words.say(f"{game}-help-reconstructed"))
    for mark, meaning in marks.items():
        click.echo(f"  {mark} = {meaning}")
    for table in tables:
        note = f"  ({table['note']})" if table["note"] else ""
        click.echo(f"{table['mark']}  {table['table']}{note}")


def marked(path: str, value: Any) -> list[tuple[str, str, str]]:
    """Every table that carries a mark: where it stands, the mark, the note."""
    if not isinstance(value, dict):
        return []
    found = [(path, value["mark"], value.get("note", ""))] if isinstance(value.get("mark"), str) else []
    for key, inner in value.items():
        found += marked(f"{path}/{key}", inner)
    return found
