"""Do all stored tables still play as they were played?  Asked before a new version of the rules is put to use."""

from __future__ import annotations

from bogwood.host.fold import OpenGame
from bogwood.host.table import Table
from bogwood.kernel.facts import Tale
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.store.contract import Event, Store

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


async def difference(store: Store, name: str, open_game: OpenGame) -> Difference | None:
    """What the present code makes different at a table."""
    return difference_in(await store.events(name), name, open_game)


def difference_in(events: list[Event], name: str, open_game: OpenGame) -> Difference | None:
    """The first event that comes out differently: legality, draws and digest of every turn, scores and winners."""
    table = Table(name, open_game)
    for event in events:
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
        except (KeyError, IndexError, ValueError):
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
