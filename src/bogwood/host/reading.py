"""Reading tables from the store: their events folded in again, and what is kept beside them."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable

from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Change, Damaged, Event, Json, Store, StoredTrial, numbered

from .around import Surroundings
from .fold import ELAPSED, OpenGame
from .loaded import REMEMBERED, Loaded, asked_in
from .rights import seated
from .table import Table

log = logging.getLogger("bogwood.host")

SPENT = "spent"
"""Under this name a snapshot holds how long people have been thinking about a turn."""


class Reader:
    """Makes tables of what is stored of them."""

    def __init__(self, store: Store, open_game: OpenGame, around: Surroundings, owner: str) -> None:
        self._store = store
        self._open_game = open_game
        self._around = around
        self._owner = owner
        self.failed_replays = 0

    async def read(self, name: str) -> Loaded:
        """A table as it is stored; an unknown one is refused."""
        try:
            events, trials, seats = await self._store.whole(name)
        except Damaged as damage:
            await self._restore(damage)
            events, trials, seats = await self._store.whole(name)
        if not events:
            raise Refusal("unknown-table", "", "", table=name[:40])
        table, does_replay = self._folded(name, events, trials)
        loaded = Loaded(table, seated(seats))
        spent = spent_in(await self._store.snapshot(name), table.number) if table.clocks.since else 0
        loaded.stands(self._around.charged(), spent)
        loaded.does_not_replay = not does_replay
        for seat, message in asked_in(events, trials):
            loaded.done.setdefault(seat, deque(maxlen=REMEMBERED)).append(message)
        return loaded

    async def set_back(self, loaded: Loaded) -> None:
        """Make a table what is stored of it; those who listen to it stay, since they have heard nothing else."""
        name = loaded.table.name
        events, trials = await self._store.events(name), await self._store.trials(name)
        loaded.table, does_replay = self._folded(name, events, trials, loaded.table.confirming)
        loaded.does_not_replay = not does_replay
        # What could not be stored is nobody's time.
        loaded.stands(self._around.charged(), loaded.noted)

    async def _restore(self, damage: Damaged) -> None:
        """Leave the events of a table that are whole, and one more that says what was lost; refused where nothing is
        left."""
        name = damage.table
        log.error("%s; the table goes on from what is whole", damage)
        if damage.number < 2:
            raise Refusal("table-damaged", "", "", table=name)
        lost = await self._store.put_by(name, damage.number)
        events = await self._store.events(name)
        step = numbered(events[-1].number, [("restored", {"lost": lost, ELAPSED: 0})], self._around.now())
        table, does_replay = self._folded(name, events + step, [])
        summary = table.summary() if does_replay else None
        await self._store.write(Change(name, events=step, summary=summary), self._owner)

    def _folded(
        self, name: str, events: list[Event], trials: list[StoredTrial], confirming: Iterable[int] = ()
    ) -> tuple[Table, bool]:
        """The table of these events and trials, and whether the events replay; if not, it is set aside."""
        table = Table(name, self._open_game)
        table.confirming.update(confirming)
        does_replay = True
        try:
            with self._around.guard(name):
                for event in foldable(events):
                    table.take_in(event)
        except Exception as problem:
            # Whatever the rules of today make of a game of yesterday, the server goes on.
            self.failed_replays += 1
            does_replay = False
            table.number = events[-1].number
            table.status = "aside"
            table.reason = str(problem)
        with self._around.guard(name):
            for trial in trials:
                # Larger than any step before, even if the clock was put back since.
                table.resume(trial, max(self._around.now(), table.changed))
        return table, does_replay


def spent_in(snapshot: tuple[int, Json] | None, number: int) -> int:
    """How much time had passed since the event of this number when that was last noted."""
    if snapshot is None or snapshot[0] != number:
        return 0
    return int(snapshot[1].get(SPENT, 0))


def foldable(events: list[Event]) -> list[Event]:
    """All events; of a table set aside because they do not replay, only those that say who sat there and why."""
    last = events[-1]
    if last.kind == "aside" and not last.body.get("replays", True):
        return [event for event in events if event.kind in ("created", "joined", "left", "aside")]
    return events
