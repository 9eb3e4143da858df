"""Was everybody shown the right table?  The stored events are played again, and every view is made once more."""

from __future__ import annotations

from collections.abc import Iterator

from bogwood.host.fold import OpenGame
from bogwood.host.loaded import ASKED
from bogwood.host.table import Table
from bogwood.kernel.facts import Fact as Told
from bogwood.kernel.game import WATCHER
from bogwood.kernel.refusal import Refusal

from .evidence import Fault, Past, Shown, Stored
from .history import Json, frame_of, mark

NOTHING = mark([])
SELDOM = 20
"""One of so many views is also held against another world."""


def right_views(past: Past, open_game: OpenGame) -> Iterator[Fault]:
    """Nobody was shown anything but the table as it is stored, as far as they may see it, and all in one order."""
    grouped: dict[tuple[int, str], list[Shown]] = {}
    for shown in past.shown:
        grouped.setdefault((shown.epoch, shown.table), []).append(shown)
    for (epoch, name), views in grouped.items():
        stored = past.evidence.lives[epoch].tables.get(name)
        if stored is None:
            yield Fault("newer", f"a table was shown that is not stored (life {epoch})", name, views[0].t)
        else:
            yield from right_table(name, stored, views, open_game)


def right_table(name: str, stored: Stored, views: list[Shown], open_game: OpenGame) -> Iterator[Fault]:
    by_number: dict[int, dict[str, Shown]] = {}
    for shown in views:
        seen = {key: value for key, value in shown.seen.items() if key not in ("clocks", "to_act")}
        by_number.setdefault(shown.seen["number"], {}).setdefault(mark(seen), shown)
    last = stored.events[-1].number
    for number in [number for number in by_number if number > last]:
        shown = next(iter(by_number[number].values()))
        yield Fault("newer", f"event {number} was shown and is not stored; the last is {last}", name, shown.t)
    table = Table(name, open_game)
    happened: dict[int, list[Told]] = {}
    for event in stored.events:
        is_anybody = event.kind == "turn" and not table.chairs[event.body["seat"]].player
        if is_anybody and ASKED not in event.body:
            yield Fault("unasked", f"turn {event.number} was made by nobody", name)
        table.last_facts = []
        try:
            table.take_in(event)
        except Refusal as refusal:
            yield Fault("replay", f"event {event.number} does not replay: {refusal}", name)
            return
        happened[event.number] = table.last_facts
        for shown in by_number.get(event.number, {}).values():
            wrong = wrong_in(table, stored, shown.seen, happened)
            if wrong:
                yield Fault("view", f"seat {shown.seen['seat']} at event {event.number}: {wrong}", name, shown.t)


def wrong_in(table: Table, stored: Stored, seen: Json, happened: dict[int, list[Told]]) -> str:
    """What is wrong in a table that was shown after its last event; empty when nothing is."""
    seat = seen["seat"]
    if seen["frame"] != mark(frame(table, seat)):
        return "the frame is not what is stored"
    if "view" in seen and seen["view"] != seen["digest"]:
        return "the digest is not that of the view"
    if ("view" in seen) != (table.state is not None):
        return "there is a view before the start, or none after it"
    news = [stored.events[number - 1] for number in seen.get("news", [])]
    told = [table.told(happened[event.number], seat) if happened[event.number] else [] for event in news]
    if seen["facts"] != mark([fact for facts in told for fact in facts]):
        return "facts were told that are not for this seat"
    log = [{**table.entry(event, seat), "told": len(facts)} for event, facts in zip(news, told, strict=True)]
    if news and seen["log"] != mark(log):
        return "the log tells something else"
    return wrong_view(table, seat, seen) if "view" in seen else ""


def frame(table: Table, seat: int) -> Json:
    """The frame of a table; a watcher's is that of every seat but for two things."""
    shown = {**frame_of(table.shown(WATCHER, table.time)), "seat": seat}
    if "can_withdraw" in shown:
        shown["can_withdraw"] = (
            seat in table.sealed and not table.chairs[seat].player and table.status == "running"
        )  # fmt: skip
    return shown


def wrong_view(table: Table, seat: int, seen: Json) -> str:
    game, committed = table.playing()
    state = committed.clone()
    try:
        for option in seen.get("chosen", []):
            game.apply(state, seat, game.catalogue.parse(option))
    except Refusal as refusal:
        return f"what the seat has tried cannot be tried: {refusal}"
    view = game.view(state, seat)
    if seen["view"] != mark(view):
        return "the view is not that of the stored game"
    if seen["points"] != mark([game.round_of(state), game.scores(state)]):
        return "the points are not those of the stored game"
    if table.number % SELDOM == 0 and table.status == "running":
        twin = game.determinise(state, seat, f"{table.name} {table.number}")
        if game.view(twin, seat) != view:
            return "the view tells something that the seat cannot know"
    return ""
