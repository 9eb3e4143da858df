"""A bug report over HTTP: made for the one who asks, and not kept here."""

from __future__ import annotations

import secrets

from litestar import Response, post
from litestar.params import JSONBody

from bogwood.kernel import position
from bogwood.kernel.chance import wide

from .bug_report import bug_report, moments_of, record_in
from .entry import Somebody, TheInn, enter
from .history_api import Name, Secret, told_so_far
from .wire import BugText


@post("/api/tables/{table:str}/bug", tags=["history"], status_code=200)
async def bug(
    inn: TheInn, person: Somebody, table: Name, data: JSONBody[BugText], invite: Secret = "", watch: Secret = ""
) -> Response[str]:
    """A file about this moment at the table, with what I may know of it; ``bogwood replay`` opens it."""
    entry = await enter(inn, table, person, invite, watch)
    right, at = entry.right(data.seat), entry.loaded.table
    async with inn.leisure.enter(inn) as leisure:
        async with told_so_far(inn, entry, right) as events:
            with leisure.at_work(table):
                shown = inn.host.teller.message(entry.loaded, right.seat)
                report = bug_report(at, shown, data, wide(secrets.token_hex(16)))
                moments = moments_of(at, events, right.seat)
        report["moments"] = await leisure.all_of(table, moments)
        (report["record"],) = await leisure.all_of(table, map(record_in, [at]))
        (text,) = await leisure.all_of(table, map(position.pretty, [report]))
    headers = {"content-disposition": f'attachment; filename="{table}-{report["number"]}.report.json"'}
    return Response(text, media_type="application/json", headers=headers)


HANDLERS = [bug]
