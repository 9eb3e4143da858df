"""The events of a table for one audience: built from what it may know, never by copying and deleting."""

from __future__ import annotations

from typing import Any

from bogwood.host.audience import facts_told
from bogwood.host.table import Table
from bogwood.kernel.facts import Tale
from bogwood.kernel.game import Game, State
from bogwood.store.contract import Event

from .wire import LogEntry


def log_of(table: Table, events: list[Event], eyes: int) -> list[LogEntry]:
    """All events up to the table's last one; a game that no longer replays is told as far as it does."""
    events = [event for event in events if event.number <= table.number]
    told = turns_told(table, events, eyes) if table.game is not None and table.status != "aside" else {}
    return [LogEntry(facts=told.get(event.number, []), **table.entry(event, eyes)) for event in events]


def turns_told(table: Table, events: list[Event], eyes: int) -> dict[int, list[Any]]:
    """The facts of every turn, those taken back included, as told to one audience."""
    game = table.opened()
    kept: list[Event] = []
    state: State | None = None
    told: dict[int, list[Any]] = {}
    for event in events:
        if event.kind == "started":
            state = table.beginning()
        elif event.kind == "turn" and state is not None:
            state, told[event.number] = turn_told(game, state, event, eyes)
            kept.append(event)
        elif event.kind in ("take_back", "withdrawn"):
            kept = still_kept(kept, event)
            state = replayed(table, kept)
    return told


def still_kept(turns: list[Event], event: Event) -> list[Event]:
    """The turns that stand after a take-back, or after a seat has withdrawn its last one."""
    if event.kind == "take_back":
        return [turn for turn in turns if turn.number <= event.body["to"]]
    gone = max(turn.number for turn in turns if turn.body["seat"] == event.body["seat"])
    return [turn for turn in turns if turn.number != gone]


def replayed(table: Table, turns: list[Event]) -> State:
    state = table.beginning()
    for turn in turns:
        for option in turn.body["chosen"]:
            table.opened().apply(state, turn.body["seat"], option)
    return state


def turn_told(game: Game, before: State, event: Event, eyes: int) -> tuple[State, list[Any]]:
    state = before.clone()
    tale = Tale()
    state.tale = tale
    for option in event.body["chosen"]:
        game.apply(state, event.body["seat"], option)
    state.tale = None
    return state, facts_told(game, state, tale.facts, eyes)
