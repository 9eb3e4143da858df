"""``bogwood tables``: what the host of a server can see of tables, and do for those that were set aside."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import click

from .asking import as_json
from .desk import Desk
from .output import print_json
from .serving import store_url, with_laid_edition, with_store

if TYPE_CHECKING:
    from bogwood.store.contract import Summary

STATES: Final = ("open", "running", "over", "cancelled", "aside")


@click.group()
def tables() -> None:
    """Look at stored tables, and take up one that was set aside."""


@tables.command("list")
@with_store
@click.option("--status", type=click.Choice(STATES), default=None, help="Only tables of this status.")
@as_json
def list_tables(url: str, status: str | None, is_json: bool) -> None:
    """List tables: name, status, game, players, last change, title."""
    from bogwood.server.mending import summaries

    from . import housekeeping

    found = housekeeping.with_open(store_url(url), lambda store: summaries(store, status or ""))
    if is_json:
        print_json({"tables": [entry_of(one) for one in found]})
        return
    for one in found:
        told = [one.table, one.status, one.game, str(one.players), moment(one.changed), str(one.about["title"])]
        click.echo("  ".join(told).rstrip())


def entry_of(one: Summary) -> dict[str, object]:
    return {
        "table": one.table,
        "status": one.status,
        "game": one.game,
        "players": one.players,
        "changed": one.changed,
        "title": one.about["title"],
    }


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@tables.command()
@with_store
@click.argument("table", metavar="TABLE")
@as_json
@click.pass_obj
def show(desk: Desk, url: str, table: str, is_json: bool) -> None:
    """Show who sits at a table, how far it has come, and why it was set aside."""
    from bogwood.server.mending import described

    from . import housekeeping

    one, number, reason = housekeeping.with_open(store_url(url), lambda store: described(store, table))
    if is_json:
        print_json({**entry_of(one), "number": number, "reason": reason, "seats": one.about["seats"]})
        return
    told = {
        "status": f"{one.status} {reason}".rstrip(),
        "game": one.game,
        "title": str(one.about["title"]),
        "events": str(number),
        "changed": moment(one.changed),
        "seats": ", ".join(seat["name"] or seat["bot"] or "–" for seat in one.about["seats"]),
    }
    for name, text in told.items():
        click.echo(desk.words.say(f"cli-tables-{name}", {"text": text}))


@tables.command()
@with_store
@click.argument("table", metavar="TABLE")
@click.option("--dry-run", is_flag=True, help="Only find out whether it could go on.")
@with_laid_edition
@click.pass_obj
def resume(desk: Desk, url: str, table: str, dry_run: bool, edition: str) -> None:
    """Let a table that was set aside go on where it stood; a running server takes it up within seconds."""
    from . import housekeeping

    housekeeping.with_open(store_url(url), lambda store: housekeeping.resumed(store, table, edition, dry_run))
    click.echo(desk.words.say("cli-tables-could" if dry_run else "cli-tables-resumed", {"text": table}))
