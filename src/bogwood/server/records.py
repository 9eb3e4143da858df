"""Tables as records and back: the record of a game is what leaves the house and what may come in again."""

from __future__ import annotations

import msgspec

from bogwood.host.fold import OpenGame
from bogwood.host.plan import Plan, SeatPlan
from bogwood.host.secret import link_key, recovery_code, secret_hash, table_name
from bogwood.host.table import Table
from bogwood.kernel.digest import digest
from bogwood.kernel.record import Record, Recorder, Seat, replay, verify
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.store.contract import Change, Json, SeatHolder, Store, numbered

HUMAN = "human"


def record_of(table: Table, show_seed: bool = False) -> Record:
    """The game at a table as a record; what was taken back is not in it.

    The seed is in it when the game is over, or with ``show_seed``, which is for those who keep the store.
    """
    game = table.opened()
    seats = [Seat(chair.name, chair.bot or HUMAN) for chair in table.chairs]
    recorder = Recorder(game, table.seed, seats, show_seed and table.status != "over", table.start)
    for turn in table.turns:
        for option in turn.chosen:
            recorder.choose(turn.seat, option)
    return recorder.record


def steps_of(record: Record, open_game: OpenGame, title: str = "") -> list[tuple[str, Json]]:
    """The events of a table at which this game is played; the record is checked whole, and must show its seed."""
    report = verify(record, open_game)
    if report.problems:
        raise Problems(report.problems)
    game, state = replay(record, open_game, 0)
    kinds = [SeatPlan(seat.name, "" if seat.kind == HUMAN else seat.kind) for seat in record.seats]
    plan = Plan(game.name, game.players, kinds, dict(game.options), game.edition, title=title)
    body: Json = {"plan": msgspec.to_builtins(plan), "seed": record.seed, "rules": game.rules_version}
    body["key"] = link_key()
    if record.start is not None:
        body["start"] = record.start
    steps: list[tuple[str, Json]] = [("created", body)]
    steps += [("joined", {"seat": n, "name": kind.name}) for n, kind in enumerate(kinds) if not kind.bot]
    steps.append(("started", {"digest": digest(state)}))
    turn: Json = {}
    for decision in record.decisions:
        before = state.turn
        game.apply(state, decision.seat, game.catalogue.numbers[decision.move])
        if not turn or turn["seat"] != decision.seat:
            turn = {"seat": decision.seat, "chosen": []}
            steps.append(("turn", turn))
        turn["chosen"].append(game.catalogue.numbers[decision.move])
        turn["digest"] = digest(state)
        if decision.draws:
            turn["draws"] = [*turn.get("draws", []), *decision.draws]
        if decision.draws or state.turn != before:
            turn = {}
    if record.is_over:
        steps.append(("over", {"scores": record.scores, "winners": record.winners}))
    return steps


async def bring_in(store: Store, record: Record, open_game: OpenGame, now: int) -> tuple[str, dict[int, str]]:
    """Store a record as a table; returns its name and the codes by which people take up its seats."""
    if not record.seed:
        raise Refusal("no-seed")
    name = table_name()
    events = numbered(0, steps_of(record, open_game), now)
    table = Table(name, open_game)
    for event in events:
        table.take_in(event)
    codes = {n: recovery_code() for n, chair in enumerate(table.chairs) if chair.is_person}
    holders = [SeatHolder(n, None, secret_hash(code)) for n, code in codes.items()]
    await store.write(Change(name, events=events, summary=table.summary(), seats=holders))
    return name, codes
