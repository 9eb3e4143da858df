"""The events of a table for one audience: built from what it may know, never by copying and deleting."""

from __future__ import annotations

from typing import Any

from bogwood.host.table import Table
from bogwood.kernel.facts import Tale
from bogwood.kernel.game import Game, State
from bogwood.store.contract import Event

from .wire import Json, LogEntry

PUBLIC = {
    "joined": ("name",),
    "left": (),
    "proposed": ("what", "to"),
    "answered": ("yes",),
    "resigned": (),
    "stood_in": (),
    "came_back": (),
    "cancelled": (),
    "over": ("scores", "winners"),
    "aside": ("reason",),
    "rematch": ("table",),
    "take_back": ("to",),
}
"""What everybody may know of each kind of event; facts and moves of turns are told by audience."""


def log_of(table: Table, events: list[Event], eyes: int) -> list[LogEntry]:
    """All events up to the table's last one; a game that no longer replays is told as far as it does."""
    events = [event for event in events if event.number <= table.number]
    told = turns_told(table, events, eyes) if table.game is not None and table.status != "aside" else {}
    return [entry_of(table, event, told.get(event.number), eyes) for event in events]


def entry_of(table: Table, event: Event, facts: list[Any] | None, eyes: int) -> LogEntry:
    seat = event.body.get("seat", event.body.get("by"))
    moves = None
    if event.kind == "turn" and facts is not None and (table.status == "over" or seat == eyes):
        moves = [table.opened().catalogue.notation(option) for option in event.body["chosen"]]
    about: Json = {name: event.body[name] for name in PUBLIC.get(event.kind, ()) if name in event.body}
    return LogEntry(event.number, event.kind, event.at, seat, facts or [], moves, about)


def turns_told(table: Table, events: list[Event], eyes: int) -> dict[int, list[Any]]:
    """The facts of every turn, those taken back included, as told to one audience."""
    game = table.opened()
    states: dict[int, State] = {}
    state: State | None = None
    told: dict[int, list[Any]] = {}
    for event in events:
        if event.kind == "started":
            state = table.beginning()
        elif event.kind == "turn" and state is not None:
            state, told[event.number] = turn_told(game, state, event, eyes)
        elif event.kind == "take_back":
            state = states[event.body["to"]]
        if state is not None:
            states[event.number] = state
    return told


def turn_told(game: Game, before: State, event: Event, eyes: int) -> tuple[State, list[Any]]:
    state = before.clone()
    tale = Tale()
    state.tale = tale
    for option in event.body["chosen"]:
        game.apply(state, event.body["seat"], option)
    state.tale = None
    told = []
    for fact in tale.facts:
        if fact.is_for(eyes):
            sentence = game.tell(state, fact)
            told.append([fact.kind, fact.seat, fact.amount, fact.source, sentence.key, sentence.arguments])
    return state, told
