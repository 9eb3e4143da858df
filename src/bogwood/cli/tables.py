"""``bogwood tables``: what the host of a server can see of tables, and do for single ones."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import click

from .asking import as_json
from .desk import Desk
from .output import print_json
from .serving import store_url, with_laid_edition, with_store

if TYPE_CHECKING:
    from bogwood.server.mending import Mended
    from bogwood.store.contract import Summary

LONGEST_REASON: Final = 200
STATES: Final = ("open", "running", "over", "cancelled", "aside")


@click.group()
def tables() -> None:
    """Look at stored tables, set one aside, let it go on, or cut it back to what is whole."""


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


@tables.command()
@with_store
@click.argument("table", metavar="TABLE")
@click.option("--reason", required=True, metavar="TEXT", help="Why; those who sit there read it.")
@click.option("--dry-run", is_flag=True, help="Only say what would change.")
@with_laid_edition
@click.pass_obj
def aside(desk: Desk, url: str, table: str, reason: str, dry_run: bool, edition: str) -> None:
    """Set a table aside: nobody can play there until it is let go on; a running server does so within seconds."""
    from . import housekeeping

    found = housekeeping.with_open(
        store_url(url), lambda store: housekeeping.put_aside(store, table, reason[:LONGEST_REASON], edition, dry_run)
    )
    say_change(desk, found)
    click.echo(desk.words.say("cli-tables-replays" if found.replays else "cli-tables-replays-not", {"text": table}))
    click.echo(desk.words.say("cli-tables-trial" if dry_run else "cli-tables-aside", {"text": table}))


@tables.command()
@with_store
@click.argument("table", metavar="TABLE")
@click.option("--dry-run", is_flag=True, help="Only say what would change.")
@with_laid_edition
@click.pass_obj
def repair(desk: Desk, url: str, table: str, dry_run: bool, edition: str) -> None:
    """Cut a table back to what is whole and replays; what is taken out stays in the store."""
    from . import housekeeping

    found = housekeeping.with_open(store_url(url), lambda store: housekeeping.repaired(store, table, edition, dry_run))
    if found is None:
        click.echo(desk.words.say("cli-tables-sound", {"text": table}))
        return
    if found.fault is not None:
        click.echo(f"{table}: {desk.coded(found.fault.problem)}")
        told: dict[str, int | str] = {"first": found.fault.number, "last": found.last, "table": table}
        click.echo(desk.words.say("cli-tables-put-by", told))
    say_change(desk, found)
    click.echo(desk.words.say("cli-tables-trial" if dry_run else "cli-tables-resumed", {"text": table}))


def say_change(desk: Desk, found: Mended) -> None:
    """What is, or would be, different in the list of tables."""
    before, after = found.before, found.after
    if before.status != after.status:
        told = {"before": before.status, "after": after.status}
        click.echo(desk.words.say("cli-tables-change-status", told))
    if before.to_act != after.to_act:
        told = {"before": seats_told(before), "after": seats_told(after)}
        click.echo(desk.words.say("cli-tables-change-to-act", told))


def seats_told(one: Summary) -> str:
    """The names of those who have to act."""
    seats = one.about["seats"]
    return ", ".join(seats[seat]["name"] or seats[seat]["bot"] or str(seat + 1) for seat in one.to_act) or "–"
