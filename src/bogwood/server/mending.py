"""What the host of a server can do for a table that was set aside."""

from __future__ import annotations

from bogwood.host.fold import OpenGame
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Change, Event, Store, Summary, numbered

from .reports import folded, replayed_elsewhere


async def resumed(store: Store, name: str, open_game: OpenGame, now: int, is_trial: bool = False) -> Summary:
    """Let a table that was set aside go on where it stood; as a trial, only find out whether it could.

    Refused unless its events replay to their end, in another process and within a time.  Nothing is deleted: that it
    was set aside stays among its events.  A server that has the table in memory takes it up within seconds.
    """
    events = await stored_events(store, name)
    if events[-1].kind != "aside":
        raise Refusal("not-aside", "", "", table=name[:40])
    if await replayed_elsewhere(events, name, open_game) is None:
        raise Refusal("does-not-replay", "", "", table=name[:40])
    table = folded(events, name, open_game)
    step = numbered(table.number, [("resumed", {})], now)
    table.take_in(step[0])
    summary = table.summary()
    if not is_trial:
        await store.write(Change(name, events=step, summary=summary))
    return summary


async def stored_events(store: Store, name: str) -> list[Event]:
    events = await store.events(name)
    if not events:
        raise Refusal("unknown-table", "", "", table=name[:40])
    return events


async def summaries(store: Store, status: str = "") -> list[Summary]:
    """All tables, or those of one status, in the order in which they were made."""
    found = [await store.summary(name) for name in await store.all_tables()]
    return [one for one in found if one is not None and status in ("", one.status)]


async def described(store: Store, name: str) -> tuple[Summary, int, str]:
    """A table for its host: the summary, the number of its last event, and why it was set aside."""
    events = await stored_events(store, name)
    summary = await store.summary(name)
    if summary is None:
        raise Refusal("unknown-table", "", "", table=name[:40])
    reason = str(events[-1].body["reason"]) if events[-1].kind == "aside" else ""
    return summary, events[-1].number, reason
