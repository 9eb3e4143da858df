"""A bug report over HTTP: made for the one who asks, and not kept here."""

from __future__ import annotations

import secrets

from litestar import Response, post
from litestar.params import JSONBody

from bogwood.kernel import position

from .bug_report import bug_report
from .entry import Somebody, TheWorld, enter
from .history_api import Name, Secret, standing_still
from .wire import BugText


@post("/api/tables/{table:str}/bug", tags=["history"], status_code=200)
async def bug(
    world: TheWorld, person: Somebody, table: Name, data: JSONBody[BugText], invite: Secret = "", watch: Secret = ""
) -> Response[str]:
    """A file about this moment at the table, with what I may know of it; ``bogwood replay`` opens it."""
    entry = await enter(world, table, person, invite, watch)
    async with world.leisure.enter(world) as leisure, standing_still(world, entry) as events:
        shown = world.host.message(entry.loaded, entry.seat(data.seat))
        with leisure.at_work(table):
            report = bug_report(entry.loaded.table, events, shown, data, secrets.token_hex(16))
    headers = {"content-disposition": f'attachment; filename="{table}-{report["number"]}.report.json"'}
    return Response(position.pretty(report), media_type="application/json", headers=headers)


HANDLERS = [bug]
