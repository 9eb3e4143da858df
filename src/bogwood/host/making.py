"""Making a table: everything that its first step writes, before anything is written."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import msgspec

from bogwood.kernel.chance import wide
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Change, Json, SeatHolder, numbered

from .fold import OpenGame
from .plan import Plan
from .secret import link_key, recovery_code, secret_hash, table_name
from .table import Table


class Made(NamedTuple):
    """A table that is not stored yet."""

    table: Table
    change: Change
    holders: dict[int, str]
    codes: dict[int, str]
    """The recovery codes of the seats for people."""
    leased: int = 0
    """Since when its lease runs, at the least."""


def checked(plan: Plan, holders: dict[int, str], open_game: OpenGame) -> tuple[Plan, int]:
    """The plan with its edition, and the version of its rules; refused when it makes no sense.

    The edition that is the usual one today may not be so when the table is loaded again.
    """
    game = open_game(plan.game, plan.players, plan.options, plan.edition)
    plan.pace.check()
    if len(plan.seats) != plan.players:
        raise Refusal("bad-seats", "", "/seats", found=len(plan.seats), expected=plan.players)
    for seat in holders:
        if not 0 <= seat < plan.players or plan.seats[seat].bot:
            raise Refusal("bad-seat", "", "/seats", seat=seat)
    return msgspec.structs.replace(plan, edition=game.edition), game.rules_version


def made(
    plan: Plan,
    holders: dict[int, str],
    names: dict[int, str],
    seed: str,
    open_game: OpenGame,
    at: int,
    start: Json | None = None,
) -> Made:
    """A new table, with everybody seated who is known; it starts when it is full, with the set-up or at ``start``."""
    plan, rules = checked(plan, holders, open_game)
    table = Table(table_name(), open_game)
    codes = {n: recovery_code() for n, seat in enumerate(plan.seats) if not seat.bot}
    body: Json = {"plan": msgspec.to_builtins(plan), "seed": seed or wide(secrets.token_hex(16)), "rules": rules}
    body["key"] = link_key()
    if start is not None:
        body["start"] = start
    steps: list[tuple[str, Any]] = [("created", body)]
    steps += [("joined", {"seat": seat, "name": names.get(seat, "")}) for seat in holders]
    events = numbered(0, steps, at)
    for event in events:
        table.take_in(event)
    for event in numbered(table.number, table.start_events(), at):
        table.take_in(event)
        events.append(event)
    seats = [SeatHolder(n, holders.get(n), secret_hash(code)) for n, code in codes.items()]
    return Made(table, Change(table.name, events=events, summary=table.summary(), seats=seats), holders, codes)
