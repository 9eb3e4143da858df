"""One writer for each table: what it writes is stored before anybody hears of it."""

from __future__ import annotations

from collections.abc import Sequence

from bogwood.kernel.facts import Fact
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Change, Event, SeatHolder, Unwritable, numbered

from .loaded import ASKED, NOBODY, Asked, Loaded
from .table import Steps, Table
from .telling import Teller


class Writing:
    """Being a table's one writer; refused when it was put away meanwhile, since what it holds may not be stored."""

    __slots__ = ("_loaded", "_teller")

    def __init__(self, teller: Teller, loaded: Loaded) -> None:
        self._teller = teller
        self._loaded = loaded

    async def __aenter__(self) -> Table:
        await self._loaded.writer.acquire()
        if self._teller.loaded.get(self._loaded.table.name) is not self._loaded:
            self._loaded.writer.release()
            raise Refusal("stale", "", "", number=self._loaded.table.number)
        return self._loaded.table

    async def __aexit__(self, *problem: object) -> None:
        self._loaded.writer.release()


class Writer(Teller):
    """The tables in memory, and how they are written."""

    def _writing(self, loaded: Loaded) -> Writing:
        return Writing(self, loaded)

    async def _set_back(self, loaded: Loaded) -> None:
        """Make a table what is stored of it; those who listen to it stay, since they have heard nothing else."""
        raise NotImplementedError

    async def _write(
        self,
        loaded: Loaded,
        steps: Steps,
        seats: Sequence[SeatHolder] = (),
        asked: Asked = NOBODY,
        is_answer: bool = True,
        beside: Sequence[Change] = (),
    ) -> None:
        """Fold the steps in, store them with who asked for them, tell them, if so as the answer.

        Nobody is told before they are stored: whoever wants to look waits for the writer.  When nothing can be written
        the table is set back to what is stored; when anything else fails the table in memory is forgotten, and whoever
        looked at it is sent to load it again.
        """
        if not steps:
            return
        table = loaded.table
        acted = table.to_act()
        stored = [seat for seat, trial in table.trials.items() if trial.is_stored]
        if asked.id:
            (kind, body), *others = steps
            steps = [(kind, {**body, ASKED: list(asked)}), *others]
        events = numbered(table.number, steps, self.now())
        news: list[tuple[Event, list[Fact]]] = []
        try:
            with self.guard(table.name):
                for event in events:
                    table.last_facts = []
                    table.take_in(event)
                    news.append((event, table.last_facts))
                drafts = table.kept_drafts(stored)
            change = Change(table.name, events=events, drafts=drafts, summary=table.summary(), seats=list(seats))
            if beside:
                await self.store.write_all([change, *beside], self.owner)
            else:
                await self.store.write(change, self.owner)
        except Unwritable:
            await self._set_back(loaded)
            raise
        except BaseException:
            self.forget(loaded)
            raise
        for holder in seats:
            loaded.holders.pop(holder.seat, None)
            if holder.person:
                loaded.holders[holder.seat] = holder.person
        self._publish(loaded, news, asked if is_answer else NOBODY)
        self._call_to_act(table, acted)
