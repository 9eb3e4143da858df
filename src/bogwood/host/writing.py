"""One writer for each table: what it writes is stored before anybody hears of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bogwood.kernel.facts import Fact
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Change, Event, SeatHolder, Store, Unwritable, numbered

from .around import Surroundings
from .fold import ELAPSED
from .loaded import ASKED, NOBODY, Asked, Loaded
from .reading import Reader
from .rights import Right, seated
from .table import Steps, Table
from .tables import Tables
from .telling import News, Teller

SLIP = 20
"""Milliseconds by which two clocks may differ that are looked at one after the other."""


class Writing:
    """Being a table's one writer; refused when it was put away meanwhile, since what it holds may not be stored, and
    when the one who wants it has lost the right to it."""

    __slots__ = ("_loaded", "_right", "_tables")

    def __init__(self, tables: Tables, loaded: Loaded, right: Right | None) -> None:
        self._tables = tables
        self._loaded = loaded
        self._right = right

    async def __aenter__(self) -> Table:
        loaded = self._loaded
        await loaded.writer.acquire()
        try:
            if not self._tables.is_ours(loaded):
                raise Refusal("stale", "", "", number=loaded.table.number)
            if self._right is not None:
                self._right.must_hold(loaded.holders)
        except Refusal:
            loaded.writer.release()
            raise
        return loaded.table

    async def __aexit__(self, *problem: object) -> None:
        self._loaded.writer.release()


class Writer:
    """Writes what happens at tables: folds it in, stores it, and has it told."""

    def __init__(
        self, store: Store, tables: Tables, reader: Reader, teller: Teller, around: Surroundings, owner: str
    ) -> None:
        self._store = store
        self._tables = tables
        self._reader = reader
        self._teller = teller
        self._around = around
        self._owner = owner
        self.moves = 0
        """Turns stored so far."""

    def writing(self, loaded: Loaded, right: Right | None = None) -> Writing:
        """Without a right it is the host's own doing: a bot's turn, or what time brings."""
        return Writing(self._tables, loaded, right)

    async def step(
        self,
        loaded: Loaded,
        make: Callable[[Table], Steps],
        seats: Sequence[SeatHolder] = (),
        asked: Asked = NOBODY,
        right: Right | None = None,
    ) -> bool:
        """Let a table take one step: checked, folded in, stored, and only then told.

        Returns whether the one who asked was told a table with the id of their message.
        """
        async with self.writing(loaded, right) as table:
            with self._around.guard(table.name):
                steps = make(table)
            await self.write(loaded, steps, seats, asked)
        return bool(steps and asked.id)

    async def write(
        self,
        loaded: Loaded,
        steps: Steps,
        seats: Sequence[SeatHolder] = (),
        asked: Asked = NOBODY,
        is_answer: bool = True,
        beside: Sequence[Change] = (),
    ) -> None:
        """Fold the steps in, store them with who asked for them, tell them, if so as the answer.  Only for whoever is
        the table's writer.

        Nobody is told before they are stored: whoever wants to look waits for the writer.  When nothing can be written
        the table is set back to what is stored; when anything else fails the table in memory is forgotten, and whoever
        looked at it is sent to load it again.
        """
        if not steps:
            return
        table = loaded.table
        acted = table.to_act()
        if asked.id:
            (kind, body), *others = steps
            steps = [(kind, {**body, ASKED: list(asked)}), *others]
        at, charged = self._around.now(), self._around.charged()
        events = numbered(table.number, timed(loaded, steps, at, charged), at)
        news, change = self._fold(loaded, events, seats)
        await self._store_changes(loaded, change, beside)
        loaded.stands(charged)
        if seats:
            loaded.seat(seated(seats, loaded.holders))
        self._teller.publish(loaded, news, asked if is_answer else NOBODY)
        self._teller.call_to_act(table, acted)
        self.moves += sum(event.kind == "turn" for event in events)

    def _fold(self, loaded: Loaded, events: list[Event], seats: Sequence[SeatHolder]) -> tuple[News, Change]:
        """Fold events in; returns what is new by them, and what is to be stored."""
        table = loaded.table
        stored = [seat for seat, trial in table.trials.items() if trial.is_stored]
        news: list[tuple[Event, list[Fact]]] = []
        try:
            with self._around.guard(table.name):
                for event in events:
                    table.last_facts = []
                    table.take_in(event)
                    news.append((event, table.last_facts))
                trials = table.kept_trials(stored)
            return news, Change(table.name, events=events, trials=trials, summary=table.summary(), seats=list(seats))
        except BaseException:
            self._tables.forget(loaded)
            raise

    async def write_trial(self, loaded: Loaded, asked: Asked) -> None:
        """Store what a seat is trying out, and tell it alone.  Only for whoever is the table's writer."""
        trial = loaded.table.trial(asked.seat)
        trial.asked = asked.id
        await self._store_changes(loaded, Change(loaded.table.name, trials=[trial.stored()]))
        trial.is_stored = True
        self._teller.answer(loaded, asked)

    async def _store_changes(self, loaded: Loaded, change: Change, beside: Sequence[Change] = ()) -> None:
        try:
            if beside:
                await self._store.write_all([change, *beside], self._owner)
            else:
                await self._store.write(change, self._owner)
        except Unwritable:
            await self._set_back(loaded)
            raise
        except BaseException:
            self._tables.forget(loaded)
            raise

    async def _set_back(self, loaded: Loaded) -> None:
        try:
            await self._reader.set_back(loaded)
        except BaseException:
            # Nor can it be read.
            self._tables.forget(loaded)
            raise


def timed(loaded: Loaded, steps: Steps, at: int, charged: int) -> Steps:
    """The steps, with how much time has passed at the table where that is not what lies between the times of events."""
    spent, table = loaded.spent(charged), loaded.table
    if table.clocks.pace.kind == "none" or abs(at - table.changed - spent) <= SLIP:
        return steps
    (kind, body), *others = steps
    return [(kind, {**body, ELAPSED: spent}), *others]
