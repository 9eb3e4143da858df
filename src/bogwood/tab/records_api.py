"""Games that leave a tab and come in again, as records: at home everything may be taken along, the seed included."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath

from bogwood.host import people
from bogwood.kernel.record import Record
from bogwood.kernel.refusal import Refusal
from bogwood.server.entry import Myself, TheInn, enter, standing_still
from bogwood.server.links import links_of
from bogwood.server.records import bring_in, record_of
from bogwood.server.wire import Created

LARGEST_RECORD = 4 * 1024 * 1024
"""Bytes of a record that is brought in."""


@get("/api/tables/{table:str}/whole-record", media_type=MediaType.TEXT)
async def whole_record(inn: TheInn, me: Myself, table: FromPath[str]) -> Response[str]:
    """The record of a game of mine, over or not, with its seed: a server takes it in, and so does another tab."""
    entry = await enter(inn, table, me)
    if not entry.mine:
        raise Refusal("not-your-seat", "", "/seat", seat=0)
    async with standing_still(inn, entry.loaded, entry.right(None)) as at:
        text = record_of(at, show_seed=True).text()
    headers = {"content-disposition": f'attachment; filename="{table}.jsonl"'}
    return Response(text, media_type="application/jsonl", headers=headers)


@post("/api/records", request_max_body_size=LARGEST_RECORD)
async def take_in(request: Request[Any, Any, Any], inn: TheInn, me: Myself) -> Created:
    """Take in a record, checked whole; everybody's seats are mine then."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal("bad-body") from None
    record = Record.parse(text)
    name, codes = await bring_in(inn.store, record, inn.offer.open_game, inn.host.around.now())
    loaded = await inn.host.get(name)
    for code in codes.values():
        await people.recover(inn.host, loaded, code, me)
    return Created(name, links_of(loaded.table, ""), {str(seat): code for seat, code in codes.items()})


HANDLERS = [whole_record, take_in]
