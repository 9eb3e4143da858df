"""Fills a store with tables whose games were played at random, so that a server can be measured in mid-game."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

import msgspec

from bogwood.host.people import People
from bogwood.host.plan import Plan, SeatPlan
from bogwood.host.table import Table
from bogwood.kernel.chance import Stream
from bogwood.kernel.digest import digest
from bogwood.kernel.facts import Tale
from bogwood.kernel.game import Game, State
from bogwood.shelf import open_game
from bogwood.store.contract import Change, Event, Json, SeatHolder, Store, numbered

NAME = "feya"
NICKNAMES = ("Alder", "Birch", "Cedar", "Dogwood")

TOGETHER = 200
"""Tables that are written at the same time, so that they share commits."""

Steps = list[tuple[str, Json]]


@dataclass(frozen=True)
class Stock:
    """Tables in a store, and the secrets of the sessions of those who sit there, seat by seat."""

    tables: list[str]
    sessions: list[str]


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def steps_of(seed: str, players: int, share: float) -> Steps:
    """The events of a table of people, up to this share of the decisions of a game of random play."""
    game = open_game(NAME, players, {}, "")
    plan = Plan(NAME, players, [SeatPlan()] * players, edition=game.edition)
    created: Json = {"plan": msgspec.to_builtins(plan), "seed": seed, "rules": game.rules_version}
    steps: Steps = [("created", created)]
    steps += [("joined", {"seat": seat, "name": NICKNAMES[seat]}) for seat in range(players)]
    steps.append(("started", {"digest": digest(game.new(seed))}))
    return steps + turns_of(game, seed, share)


def turns_of(game: Game, seed: str, share: float) -> Steps:
    """Whole turns, each ending where a person's would: with the turn, or where something is drawn."""
    state, stream = game.new(seed), Stream(seed)
    turns: list[Json] = []
    while not game.is_over(state):
        turns.append(turn_of(game, state, stream))
    kept = turns if share >= 1 else turns[: int(len(turns) * share)]
    steps: Steps = [("turn", body) for body in kept]
    if share >= 1:
        steps.append(("over", {"scores": game.scores(state), "winners": game.winners(state)}))
    return steps


def turn_of(game: Game, state: State, stream: Stream) -> Json:
    seat, turn = game.seats_to_act(state)[0], state.turn
    tale = Tale()
    chosen: list[int] = []
    while seat in game.seats_to_act(state) and state.turn == turn and not tale.draws:
        options = game.legal(state, seat)
        chosen.append(options.nth(stream.below(options.size())))
        state.tale = tale
        game.apply(state, seat, chosen[-1])
        state.tale = None
    body: Json = {"seat": seat, "chosen": chosen, "digest": digest(state)}
    return {**body, "draws": list(tale.draws)} if tale.draws else body


def events_of(seed: str, players: int, share: float) -> list[Event]:
    return numbered(0, steps_of(seed, players, share), milliseconds())


async def fill(store: Store, name: str, count: int, players: int, share: float, kinds: int = 40) -> Stock:
    """So many tables, with so many different games among them; everybody sits at all of them."""
    people = People(store, milliseconds)
    seated = [await people.visit(NICKNAMES[seat]) for seat in range(players)]
    seats = [SeatHolder(seat, person.id, "") for seat, (person, _) in enumerate(seated)]
    games = [events_of(f"service {number}", players, share) for number in range(min(kinds, count))]
    folded = [folded_in(events) for events in games]
    tables = [f"{name}{number:05}" for number in range(count)]
    changes = []
    for number, table in enumerate(tables):
        summary = msgspec.structs.replace(folded[number % len(games)].summary(), table=table)
        changes.append(Change(table, events=games[number % len(games)], summary=summary, seats=seats))
    for first in range(0, count, TOGETHER):
        await asyncio.gather(*(store.write(change) for change in changes[first : first + TOGETHER]))
    return Stock(tables, [secret for _, secret in seated])


def folded_in(events: list[Event]) -> Table:
    table = Table("", open_game)
    for event in events:
        table.take_in(event)
    return table
