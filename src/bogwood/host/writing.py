"""One writer for each table: what it writes is stored before anybody hears of it."""

from __future__ import annotations

from collections.abc import Sequence

from bogwood.kernel.facts import Fact
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Change, Event, SeatHolder, Unwritable, numbered

from .fold import ELAPSED
from .loaded import ASKED, NOBODY, Asked, Loaded
from .rights import Holders, Right
from .table import Steps, Table
from .telling import Teller

SLIP = 20
"""Milliseconds by which two clocks may differ that are looked at one after the other."""


class Writing:
    """Being a table's one writer; refused when it was put away meanwhile, since what it holds may not be stored, and
    when the one who wants it has lost the right to it."""

    __slots__ = ("_loaded", "_right", "_teller")

    def __init__(self, teller: Teller, loaded: Loaded, right: Right | None) -> None:
        self._teller = teller
        self._loaded = loaded
        self._right = right

    async def __aenter__(self) -> Table:
        loaded = self._loaded
        await loaded.writer.acquire()
        try:
            if self._teller.loaded.get(loaded.table.name) is not loaded:
                raise Refusal("stale", "", "", number=loaded.table.number)
            if self._right is not None:
                self._right.must_hold(loaded.holders)
        except Refusal:
            loaded.writer.release()
            raise
        return loaded.table

    async def __aexit__(self, *problem: object) -> None:
        self._loaded.writer.release()


class Writer(Teller):
    """The tables in memory, and how they are written."""

    def _writing(self, loaded: Loaded, right: Right | None = None) -> Writing:
        """Without a right it is the host's own doing: a bot's turn, or what time brings."""
        return Writing(self, loaded, right)

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
        at, charged = self.now(), self.charged()
        events = numbered(table.number, timed(loaded, steps, at, charged), at)
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
        loaded.stands(charged)
        if seats:
            self.seat(loaded, seated(seats, loaded.holders))
        self._publish(loaded, news, asked if is_answer else NOBODY)
        self._call_to_act(table, acted)


def timed(loaded: Loaded, steps: Steps, at: int, charged: int) -> Steps:
    """The steps, with how much time has passed at the table where that is not what lies between the times of events."""
    spent, table = loaded.spent(charged), loaded.table
    if table.clocks.pace.kind == "none" or abs(at - table.changed - spent) <= SLIP:
        return steps
    (kind, body), *others = steps
    return [(kind, {**body, ELAPSED: spent}), *others]


def seated(changed: Sequence[SeatHolder], before: Holders | None = None) -> dict[int, str]:
    """Who holds which seat after these have changed hands."""
    after = {**(before or {}), **{holder.seat: holder.person or "" for holder in changed}}
    return {seat: person for seat, person in after.items() if person}
