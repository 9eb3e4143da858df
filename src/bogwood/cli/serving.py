"""``bogwood serve`` and what belongs to it: backup and restore, tables out and in, and a check of all of them."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bogwood.kernel.refusal import Refusal

from .asking import as_json
from .desk import Desk
from .files import write_text
from .games import broken_lines
from .output import print_json

if TYPE_CHECKING:
    from bogwood.store.checking import Findings

# A server is much to import.  The other commands of this program need none of it, so each command does it for itself.

PORT = 8000
BUILT_CLIENT = Path(__file__).parents[1] / "server" / "static"

with_store = click.option(
    "--store", "url", metavar="URL", envvar="BOGWOOD_STORE", default="",
    help="sqlite:///PATH or postgresql://…; without it, a file in the user's own folder.",
)  # fmt: skip

with_laid_edition = click.option(
    "--edition", default="", metavar="FILE", help="The corrected edition that tables were made under.",
)  # fmt: skip


with_backups = click.option(
    "--backups", default="", metavar="FOLDER", envvar="BOGWOOD_BACKUPS",
    help="Where copies of the store are kept, by age.",
)  # fmt: skip


def home() -> Path:
    """Where a server of one's own keeps its things."""
    return Path(click.get_app_dir("bogwood"))


def store_url(url: str) -> str:
    if url:
        return url
    home().mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{home() / 'tables.db'}"


def built_client() -> str:
    """The folder of the client that came with the program; empty when it was never built."""
    return str(BUILT_CLIENT) if (BUILT_CLIENT / "index.html").is_file() else ""


def has_desktop() -> bool:
    """Can a browser window open here?  Where it cannot, the address that was told is enough."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@click.command()
@with_store
@click.option("--host", default="127.0.0.1", help="The address to listen on.")
@click.option("--port", default=PORT, type=click.IntRange(0, 65535), help="The port to listen on; 0 for any.")
@click.option("--processes", default=1, type=click.IntRange(1, 64), help="Server processes; several need PostgreSQL.")
@click.option("--public-url", default="", help="The address by which browsers reach the server.")
@click.option("--static", default="", metavar="FOLDER", help="The built client.")
@click.option("--reports", default="", metavar="FOLDER", help="Where reports of faulty tables are put.")
@click.option("--rate", default=1.0, help="Multiplies the rate limits; 0 turns them off.")
@click.option("--private-hooks", is_flag=True, help="Let webhooks lead into the local network.")
@click.option("--internal-host", default="127.0.0.1", help="Where the other processes reach this one.")
@click.option("--proxies", default="", help="Reverse proxies whose word on addresses is believed; without it none is.")
@click.option("--names", default="", help="Other names that browsers may reach the server by, with commas; * for any.")
@click.option(
    "--edition", default="", metavar="FILE", help="A corrected edition, for tables that are made from now on."
)
@with_backups
@click.option(
    "--backup-every", "backup_minutes", default=15.0, type=click.FloatRange(min=0, min_open=True), metavar="MINUTES",
    help="Minutes between two copies.",
)  # fmt: skip
@click.option("--rules-limit", default=10.0, help="Seconds a table may stay inside its rules.")
@click.option("--browser", is_flag=True, help="Open a browser.")
@click.option("--child", "orders", default="", hidden=True)
@click.pass_obj
def serve(
    desk: Desk, url: str, host: str, port: int, processes: int, public_url: str, static: str, reports: str,
    rate: float, private_hooks: bool, internal_host: str, proxies: str, names: str, edition: str, backups: str,
    backup_minutes: float, rules_limit: float, browser: bool, orders: str,
) -> None:  # fmt: skip
    """Run the server: tables for people and bots, in the browser and over the API."""
    from bogwood.server.running import Orders

    from . import housekeeping
    from .laying import laid

    if orders:
        housekeeping.run_child(orders)
        return
    chosen = store_url(url)
    is_shared = housekeeping.is_shared(chosen)
    if processes > 1 and not is_shared:
        raise Refusal("one-process-store", "", "--processes")
    if edition:
        laid(edition)
    if backups:
        housekeeping.must_take_copies(chosen, backups)
    claims = housekeeping.claimed(chosen)
    listening = housekeeping.listen(host, port)
    plan = Orders(
        listening=listening.fileno(),
        reports=reports or str(home() / "reports"),
        public_url=public_url,
        static=static or built_client(),
        rate=rate,
        private_hooks=private_hooks,
        is_shared=is_shared,
        internal_host=internal_host,
        proxies=proxies,
        bound=host,
        names=[name.strip() for name in names.split(",") if name.strip()],
        backups=str(Path(backups).absolute()) if backups else "",
        backup_minutes=backup_minutes,
        edition=str(Path(edition).absolute()) if edition else "",
    )
    shown = public_url or f"http://{host}:{listening.getsockname()[1]}"
    click.echo(desk.words.say("cli-serving", {"text": shown}))
    for line in broken_lines(desk):
        click.echo(f"bogwood: {line}", err=True)
    if browser and has_desktop():
        click.launch(shown)
    housekeeping.supervise(plan, chosen, processes, rules_limit, claims)


# The store as a whole


@click.command()
@with_store
@click.argument("file", metavar="FILE")
@click.option("--verify", is_flag=True, help="Read the copy again: structure, checksums, and every table replayed.")
@with_laid_edition
@click.pass_context
def backup(ctx: click.Context, url: str, file: str, verify: bool, edition: str) -> None:
    """Copy the store into a new file, while play goes on."""
    from . import housekeeping

    desk = ctx.ensure_object(Desk)
    housekeeping.with_open(store_url(url), lambda store: store.backup(file))
    click.echo(desk.words.say("cli-saved", {"file": file}))
    if not verify:
        return
    found, differ = housekeeping.verified(file, edition)
    say_findings(desk, found)
    for one in differ:
        click.echo(f"{one.table}: {desk.coded(one.problem)}")
    is_whole = found.is_whole and not differ
    said = "cli-backup-verified" if is_whole else "cli-backup-faulty"
    click.echo(desk.words.say(said, {"count": found.tables, "events": found.events}))
    ctx.exit(0 if is_whole else 1)


@click.command()
@with_store
@click.argument("file", metavar="FILE")
@click.pass_obj
def restore(desk: Desk, url: str, file: str) -> None:
    """Put a backup in the place of the store; refused while a server has it open."""
    from . import housekeeping

    path = housekeeping.restore(store_url(url), file)
    click.echo(desk.words.say("cli-saved", {"file": path}))


@click.command("check-store")
@with_store
@as_json
@click.pass_context
def check_store(ctx: click.Context, url: str, is_json: bool) -> None:
    """Look whether the store is whole: its structure, and every event by its checksum.  Changes nothing."""
    from bogwood.store.checking import checked_store

    from . import housekeeping

    desk = ctx.ensure_object(Desk)
    found = housekeeping.with_open(store_url(url), checked_store)
    if is_json:
        damaged = [{"table": name, "number": number} for name, number in found.damaged]
        counts = {"tables": found.tables, "events": found.events}
        print_json({**counts, "is_whole": found.is_whole, "structure": found.structure, "damaged": damaged})
    else:
        say_findings(desk, found)
        said = "cli-store-whole" if found.is_whole else "cli-store-damaged"
        click.echo(desk.words.say(said, {"count": found.tables, "events": found.events}))
    ctx.exit(0 if found.is_whole else 1)


def say_findings(desk: Desk, found: Findings) -> None:
    for line in found.structure:
        click.echo(line)
    for name, number in found.damaged:
        click.echo(desk.words.say("cli-damaged", {"text": name, "number": number}))


# Single tables


@click.command()
@with_store
@click.argument("table", metavar="TABLE")
@click.option("--out", default="", metavar="FILE", help="Write there instead of to standard output.")
@click.option("--with-seed", is_flag=True, help="Also a game that is not over, with its seed, which tells its secrets.")
@with_laid_edition
@click.pass_obj
def export(desk: Desk, url: str, table: str, out: str, with_seed: bool, edition: str) -> None:
    """Write the game of one table as a record."""
    from . import housekeeping

    text = housekeeping.with_open(store_url(url), lambda store: housekeeping.exported(store, table, with_seed, edition))
    if out:
        write_text(Path(out), text)
        click.echo(desk.words.say("cli-saved", {"file": out}))
    else:
        click.echo(text, nl=False)


@click.command("import")
@with_store
@click.argument("file", metavar="RECORD")
@with_laid_edition
@click.pass_obj
def import_table(desk: Desk, url: str, file: str, edition: str) -> None:
    """Take a record in as a table; the codes open its seats."""
    from . import housekeeping

    record = desk.read_record(file)
    if record.problem is not None:
        raise record.problem
    name, codes = housekeeping.with_open(store_url(url), lambda store: housekeeping.imported(store, record, edition))
    click.echo(name)
    for seat, code in codes.items():
        click.echo(f"{desk.words.say('cli-seat', {'seat': seat + 1})}: {code}")


@click.command()
@with_store
@with_laid_edition
@as_json
@click.pass_context
def regress(ctx: click.Context, url: str, edition: str, is_json: bool) -> None:
    """Replay every stored table under the present code, and list those that differ."""
    from . import housekeeping

    desk = ctx.ensure_object(Desk)
    count, found = housekeeping.with_open(store_url(url), lambda store: housekeeping.checked(store, edition))
    if is_json:
        print_json({"tables": count, "differ": [one.as_json() for one in found]})
    else:
        for one in found:
            click.echo(f"{one.table}: {desk.coded(one.problem)}")
        click.echo(desk.words.say("cli-regress", {"count": count, "found": len(found)}))
    ctx.exit(1 if found else 0)
