"""A table that went wrong is set aside with a report: events, record and position, ready to become a test."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import platform
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

import bogwood
from bogwood.bots.tether import tie_to_parent
from bogwood.host.fold import OpenGame
from bogwood.host.leases import LEASE
from bogwood.host.pace import SECOND
from bogwood.host.table import Table
from bogwood.kernel import position
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.store.contract import Change, Event, LostLease, StoredTrial, numbered

from .inn import Inn
from .records import record_of
from .wire import Json

FORMAT = "bogwood-report-1"
REPLAY_LIMIT = 20.0
"""Seconds that the replay for a report may take."""


async def set_aside(inn: Inn, name: str, reason: str, folder: Path, doing: str = "") -> Path | None:
    """Append the event that ends play at the table, and write the report; returns the report's path.

    ``doing`` is what the rules were asked when they did not come back: the seat and its option.
    """
    inn.host.barred[name] = reason
    await owned(inn, name)
    events = await inn.store.events(name)
    summary = await inn.store.summary(name)
    if not events or summary is None:
        inn.host.barred.pop(name, None)
        return None
    found = await replayed_elsewhere(events, name, inn.offer.open_game)
    report = {**await report_of(inn, name, reason, events, found), "doing": doing}
    path = write_report(folder, report)
    if summary.status in ("open", "running"):
        body = {"reason": reason, "replays": found is not None}
        changed = msgspec.structs.replace(summary, status="aside", to_act=[])
        aside = numbered(events[-1].number, [("aside", body)], inn.host.around.now())
        await inn.store.write(Change(name, events=aside, summary=changed), inn.config.owner)
    inn.host.barred.pop(name, None)
    return path


async def owned(inn: Inn, name: str) -> None:
    """Wait until the table is ours to write."""
    if not inn.config.owner:
        return
    for _ in range(2 * LEASE // SECOND):
        if await inn.store.lease(name, inn.config.owner, LEASE):
            return
        await asyncio.sleep(1)
    raise LostLease


async def report_of(inn: Inn, name: str, reason: str, events: list[Event], found: Json | None) -> Json:
    trials = await inn.store.trials(name)
    return {
        "format": FORMAT,
        "table": name,
        "reason": reason,
        "version": bogwood.__version__,
        "python": platform.python_version(),
        "events": msgspec.to_builtins(events),
        "drafts": msgspec.to_builtins(trials),
        "record": found["record"] if found is not None else None,
        "position": found["position"] if found is not None else None,
    }


def write_report(folder: Path, report: Json) -> Path:
    """The report, and beside it record and position as files; only for the server's user, as they hold the seed."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{report['table']}.report.json"
    write_private(path, json.dumps(report, ensure_ascii=False, indent=1) + "\n")
    if report["record"] is not None:
        write_private(folder / f"{report['table']}.record.jsonl", report["record"])
    if report["position"] is not None:
        write_private(folder / f"{report['table']}.position.json", position.pretty(report["position"]))
    return path


def write_private(path: Path, text: str) -> None:
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        file.write(text)


async def replayed_elsewhere(events: list[Event], name: str, open_game: OpenGame) -> Json | None:
    """The record and the position of the events, made in another process; None when that fails or takes too long."""
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), tie_to_parent)
    try:
        job = asyncio.get_running_loop().run_in_executor(pool, replayed, msgspec.json.encode(events), name, open_game)
        async with asyncio.timeout(REPLAY_LIMIT):
            return await job
    except (TimeoutError, BrokenExecutor, Refusal, Problems, KeyError, IndexError, ValueError):
        return None
    finally:
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


def replayed(encoded: bytes, name: str, open_game: OpenGame) -> Json:
    table = folded(msgspec.json.decode(encoded, type=list[Event]), name, open_game)
    shown: Json = {"record": record_of(table, show_seed=True).text(), "position": None}
    if table.state is not None:
        shown["position"] = position.write(table.opened(), table.state)
    return shown


def folded(events: list[Event], name: str, open_game: OpenGame) -> Table:
    table = Table(name, open_game)
    for event in events:
        table.take_in(event)
    return table


def open_report(document: dict[str, Any], open_game: OpenGame) -> Table:
    """The table of a report as it stood, with the turns that were being tried out."""
    if document.get("format") != FORMAT:
        raise Refusal("bad-format", "", "/format", found=str(document.get("format"))[:60])
    if "events" not in document:
        raise Refusal("schema-missing", "", "", name="events")
    events = msgspec.convert(document["events"], list[Event])
    table = folded(events, document["table"], open_game)
    for stored in msgspec.convert(document["drafts"], list[StoredTrial]):
        table.resume(stored, 0)
    return table
