"""Do all stored tables still play as they were played?  Asked before a new version of the rules is put to use."""

from __future__ import annotations

from collections.abc import Callable

from bogwood.host.fold import OpenGame
from bogwood.host.reading import foldable
from bogwood.host.table import Table
from bogwood.kernel.facts import Tale
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.store.checking import Findings, checked_store
from bogwood.store.contract import Damaged, Event, Store

from .wire import Json


class Difference:
    """A table that no longer replays, the event where that shows, and what is wrong there."""

    def __init__(self, table: str, number: int, problem: Refusal) -> None:
        self.table = table
        self.number = number
        self.problem = problem

    def as_json(self) -> Json:
        return {"table": self.table, "number": self.number, **self.problem.as_json()}


async def differences(store: Store, open_game: OpenGame) -> tuple[int, list[Difference]]:
    """How many tables there are, and those that differ."""
    names = await store.all_tables()
    found = [one for name in names if (one := await difference(store, name, open_game)) is not None]
    return len(names), found


async def verified(store: Store, open_game: OpenGame) -> tuple[Findings, list[Difference]]:
    """Is all of a store whole, and does every table replay?  Of one that was set aside because it does not, what is
    shown of it must."""
    found = await checked_store(store)
    differ = []
    for name in await store.all_tables():
        if name not in dict(found.damaged):
            one = difference_in(foldable(await store.events(name)), name, open_game)
            differ += [] if one is None else [one]
    return found, differ


async def difference(store: Store, name: str, open_game: OpenGame) -> Difference | None:
    """What the present code makes different at a table; damage is a difference, too."""
    try:
        events = await store.events(name)
    except Damaged as damage:
        return difference_in(damage.whole, name, open_game) or damaged(damage)
    return difference_in(events, name, open_game)


def damaged(damage: Damaged) -> Difference:
    return Difference(damage.table, damage.number, Refusal("event-damaged", "", "", number=damage.number))


def nothing(number: int) -> None:
    """Nobody wants to know how far it has come."""


def difference_in(
    events: list[Event], name: str, open_game: OpenGame, begin: Callable[[int], None] = nothing
) -> Difference | None:
    """The first event that comes out differently: legality, draws and digest of every turn, scores and winners.

    ``begin`` is told each number before its event is looked at.
    """
    table = Table(name, open_game)
    for event in events:
        begin(event.number)
        try:
            if event.kind == "turn":
                must_be_played_so(table, event)
            if event.kind == "over":
                must_agree(table, event.body["scores"], event.body["winners"])
            table.take_in(event)
        except Refusal as refusal:
            return Difference(name, event.number, refusal)
        except Problems as problems:
            return Difference(name, event.number, problems.problems[0])
        except (KeyError, IndexError, ValueError, TypeError):
            return Difference(name, event.number, Refusal("bad-line", "", "", line=event.number))
    return None


def must_be_played_so(table: Table, event: Event) -> None:
    """Every choice of a turn is open when it is made, and chance answers as it did."""
    game, before = table.playing()
    seat = event.body["seat"]
    state = before.clone()
    tale = Tale()
    state.tale = tale
    for option in event.body["chosen"]:
        if seat not in game.seats_to_act(state) or not game.legal(state, seat).holds(option):
            move = game.catalogue.notation(option)
            raise Refusal("illegal-move", "", "", number=event.number, move=move)
        game.apply(state, seat, option)
    if tale.draws != event.body.get("draws", []):
        raise Refusal("draws-differ", "", "", number=event.number)


def must_agree(table: Table, scores: list[int], winners: list[int]) -> None:
    game, state = table.playing()
    if not game.is_over(state) or game.scores(state) != scores or game.winners(state) != winners:
        raise Refusal("scores-differ")
