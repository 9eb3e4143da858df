"""What the host of a server can do for single tables: set aside, let go on, cut back to what is whole.

All of it works beside a running server, which takes a changed table up within seconds.  Nothing is deleted.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from typing import NamedTuple

import msgspec

from bogwood.bots.tether import tie_to_parent
from bogwood.host.fold import OpenGame
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Change, Conflict, Damaged, Event, Store, Summary, numbered

from .regress import Difference, damaged, difference_in
from .reports import REPLAY_LIMIT, folded, replayed_elsewhere
from .wire import Json

START_LIMIT = 120.0
"""Seconds in which a process must have begun, on a machine that has much to do."""
REPAIR = "repair"
"""Why a table is set aside that is about to be cut back."""


class Mended(NamedTuple):
    """What was done to a table, or would be."""

    before: Summary
    after: Summary
    fault: Difference | None = None
    """What made it necessary; the events from there on are put by."""
    last: int = 0
    """The number of the last event before that."""
    replays: bool = True


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


async def put_aside(store: Store, name: str, reason: str, open_game: OpenGame, now: int, is_trial: bool) -> Mended:
    """Nobody can play at the table until its host lets it go on; as a trial, only find out what would change."""
    summary = await stored_summary(store, name)
    if summary.status == "aside":
        raise Refusal("table-aside", "", "", reason=reason)
    if summary.status not in ("open", "running"):
        raise Refusal("not-running")
    replays = await does_replay(store, name, open_game)
    after = msgspec.structs.replace(summary, status="aside", to_act=[])
    last = await store.last(name)
    while not is_trial:
        step = numbered(last, [("aside", {"reason": reason, "replays": replays})], now)
        try:
            await store.write(Change(name, events=step, summary=after))
            break
        except Conflict:
            # Somebody has just moved.
            last = await store.last(name)
    return Mended(summary, after, None, last, replays)


async def does_replay(store: Store, name: str, open_game: OpenGame) -> bool:
    try:
        return await replayed_elsewhere(await store.events(name), name, open_game) is not None
    except Damaged:
        return False


# Cutting back

Wait = Callable[[], Awaitable[None]]
"""Returns when every server has let go of a table that was set aside."""


async def repaired(
    store: Store, name: str, open_game: OpenGame, now: int, wait: Wait, is_trial: bool = False
) -> Mended | None:
    """Cut a table back to what is whole, and let it go on from there; None when nothing is wrong with it.

    The events from the first one on that is damaged, or does not replay, are taken out of the table and kept in the
    store; one more says so.  As a trial, only find out what would change.
    """
    summary = await stored_summary(store, name)
    events, fault = await first_fault(store, name, open_game)
    is_torn = summary.status == "aside" and bool(events) and events[-1].kind != "aside"
    if fault is None and not is_torn:
        return None
    if fault is not None and fault.number < 2:
        raise Refusal("table-damaged", "", "", table=name[:40])
    last = await store.last(name)
    first = last + 1 if fault is None else fault.number
    step = numbered(first - 1, [("restored", {"lost": last - first + 1})], now)
    after = folded(events[: first - 1] + step, name, open_game).summary()
    if not is_trial:
        kept = last
        if summary.status != "aside":
            kept = 1 + (await put_aside(store, name, REPAIR, open_game, now, is_trial=False)).last
        await wait()
        if await store.last(name) != kept:
            # A server that somebody asked for the table has cut it back by itself.
            return await repaired(store, name, open_game, now, wait)
        # When a kill parts the two, the table is found to be torn, and the next repair ends it.
        await store.put_by(name, first)
        await store.write(Change(name, events=step, summary=after))
    return Mended(summary, after, fault, last)


async def first_fault(store: Store, name: str, open_game: OpenGame) -> tuple[list[Event], Difference | None]:
    """The events that can be read, and the first that is damaged or does not replay."""
    try:
        events = await stored_events(store, name)
    except Damaged as damage:
        found = await asyncio.to_thread(fault_elsewhere, damage.whole, name, open_game)
        return damage.whole, found or damaged(damage)
    return events, await asyncio.to_thread(fault_elsewhere, events, name, open_game)


def fault_elsewhere(events: list[Event], name: str, open_game: OpenGame) -> Difference | None:
    """The first event that does not replay, found in another process: rules may not come back from it."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    work = context.Process(target=look, args=(theirs, msgspec.json.encode(events), name, open_game), daemon=True)
    work.start()
    theirs.close()
    number = 0
    try:
        while ours.poll(REPLAY_LIMIT if number else START_LIMIT):
            told = ours.recv()
            if not isinstance(told, int):
                return None if told is None else Difference(name, number, Refusal(**told))
            number = told
    except EOFError:
        # It died of the event, as of one that it never comes back from.
        pass
    finally:
        work.kill()
        work.join()
        ours.close()
    if number == 0:
        raise Refusal("does-not-replay", "", "", table=name[:40])
    return Difference(name, number, Refusal("event-endless", "", "", number=number))


def look(told: Connection, encoded: bytes, name: str, open_game: OpenGame) -> None:
    """Tell each number before its event is looked at, and in the end what is wrong with the last one, if anything."""
    tie_to_parent()
    found = difference_in(msgspec.json.decode(encoded, type=list[Event]), name, open_game, told.send)
    told.send(None if found is None else parts_of(found.problem))


def parts_of(problem: Refusal) -> Json:
    return {"code": problem.code, "rule": problem.rule, "where": problem.where, **problem.arguments}


# Looking


async def stored_summary(store: Store, name: str) -> Summary:
    summary = await store.summary(name)
    if summary is None:
        raise Refusal("unknown-table", "", "", table=name[:40])
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
    summary = await stored_summary(store, name)
    events = await stored_events(store, name)
    reason = str(events[-1].body["reason"]) if events[-1].kind == "aside" else ""
    return summary, events[-1].number, reason
