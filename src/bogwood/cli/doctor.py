"""``bogwood doctor``: looks at everything a server stands on, and says what to do in one line each."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from .asking import as_json
from .desk import Desk
from .output import print_json
from .serving import store_url, with_backups, with_store

MARKS: Final = {"fine": "ok", "look": "! ", "wrong": "!!"}


@click.command()
@with_store
@with_backups
@click.option("--public-url", default="", help="As the server was given it.")
@click.option("--proxies", default="", help="As the server was given it.")
@as_json
@click.pass_context
def doctor(ctx: click.Context, url: str, backups: str, public_url: str, proxies: str, is_json: bool) -> None:
    """Look at the machine, the store and its copies, and say what is wrong.  Changes nothing."""
    from bogwood.store.opening import POSTGRES, SQLITE

    from .examining import WRONG, addresses, machine
    from .examining_store import postgres_store, sqlite_store

    desk = ctx.ensure_object(Desk)
    chosen = store_url(url)
    found = [*machine(), *addresses(public_url, proxies)]
    if chosen.startswith(POSTGRES):
        found += postgres_store(desk, chosen)
    else:
        found += sqlite_store(desk, Path(chosen.removeprefix(SQLITE)), backups)
    wrong = sum(one.grade == WRONG for one in found)
    said = [desk.words.say(f"cli-doctor-{one.key}", one.arguments) for one in found]
    if is_json:
        entries = [
            {"grade": one.grade, "key": one.key, "arguments": one.arguments, "sentence": sentence}
            for one, sentence in zip(found, said, strict=True)
        ]
        print_json({"is_well": not wrong, "findings": entries})
    else:
        for one, sentence in zip(found, said, strict=True):
            click.echo(f"{MARKS[one.grade]} {sentence}")
        click.echo(desk.words.say("cli-doctor-ill" if wrong else "cli-doctor-well", {"count": wrong}))
    ctx.exit(1 if wrong else 0)
