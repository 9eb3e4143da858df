"""The host: keeps tables, one writer each, makes every step durable before anybody hears of it, and lets bots play.

It is made of those who do one thing each: ``Tables`` has them in memory as long as their ``Leases`` run, the ``Reader``
makes them of their events, the ``Writer`` adds to these, the ``Teller`` says to each audience what is for it, the
``Chooser`` does what people do in their turns, ``BotTurns`` lets bots play, and the ``Timekeeper`` notes the time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import (
    Change,
    Conflict,
    Json,
    LostLease,
    SeatHolder,
    Store,
    Summary,
    Unreachable,
    Unwritable,
)

from .around import Surroundings
from .bot_turns import BotTurns
from .choosing import Chooser
from .fold import OpenGame
from .leases import Leases
from .loaded import NOBODY, Asked, BotPlayer, Listener, Loaded
from .making import Made, made
from .pace import SECOND
from .plan import Plan
from .reading import Reader
from .rights import Right, seated
from .table import Steps, Table
from .tables import Tables
from .telling import Teller
from .timing import Timekeeper, is_late
from .writing import Writer

IDLE = 120 * SECOND
"""A table nobody looks at is put away after this time."""


class Host:
    """All tables of this process."""

    def __init__(
        self, store: Store, open_game: OpenGame, bots: BotPlayer, around: Surroundings, owner: str = ""
    ) -> None:
        self._store = store
        self._open_game = open_game
        self.around = around
        self.leases = Leases(store, around.steady, owner)
        self.tables = Tables(self.leases, around.steady)
        self.teller = Teller(around)
        self.reader = Reader(store, open_game, around, owner)
        self.writer = Writer(store, self.tables, self.reader, self.teller, around, owner)
        self.bots = BotTurns(bots, self.tables, self.writer, around)
        self.chooser = Chooser(self.writer, self.bots, around)
        self._timekeeper = Timekeeper(store, around.charged)
        self.barred: dict[str, str] = {}
        """Tables that are about to be set aside, with the reason: they are not loaded."""
        self._loading: dict[str, asyncio.Task[Loaded]] = {}

    # Tables in memory

    async def get(self, name: str) -> Loaded:
        """A table, from memory or from its events; an unknown one is refused."""
        if name in self.barred:
            raise Refusal("table-aside", "", "", reason=self.barred[name])
        found = self.tables.loaded.get(name)
        if found is not None and not self.tables.is_ours(found):
            self.tables.forget(found)
            found = None
        if found is None:
            task = self._loading.get(name)
            if task is None:
                task = asyncio.ensure_future(self._load(name))
                self._loading[name] = task
            try:
                found = await asyncio.shield(task)
            finally:
                self._loading.pop(name, None)
        found.used = self.around.steady()
        if not found.table.players():
            self.bots.play_on(found)
        return found

    async def _load(self, name: str) -> Loaded:
        """The lease comes first: what another process holds is not read.  Nothing is leased that is not there."""
        if self.leases.owner and await self._store.summary(name) is None:
            raise Refusal("unknown-table", "", "", table=name[:40])
        leased = await self.leases.take(name)
        loaded = await self.reader.read(name)
        self.tables.keep(loaded, leased)
        self.bots.play_on(loaded)
        return loaded

    async def wake(self) -> None:
        """Load the tables that go on by themselves, after a start or when their owner may have died."""
        for summary in await self._store.untended(self.leases.owner):
            if summary.table not in self.tables.loaded and goes_on(summary):
                try:
                    await self.get(summary.table)
                except (Refusal, LostLease, Unwritable):
                    continue

    async def tick(self) -> None:
        """What time brings: clocks that ran out, tables to put away.  Called every second or so."""
        now, charged = self.around.steady(), self.around.charged()
        await self._timekeeper.note_due(list(self.tables.loaded.values()), charged)
        for loaded in list(self.tables.loaded.values()):
            if is_late(loaded, charged):
                await self._time_out(loaded)
            elif now - loaded.used > IDLE and loaded.is_idle:
                await self.tables.put_away(loaded)
            elif loaded.table.status == "aside" and not loaded.does_not_replay:
                await self._take_up_again(loaded)

    async def _time_out(self, loaded: Loaded) -> None:
        try:
            await self.step(loaded, lambda table: table.time_out(loaded.time(self.around.charged())))
        except (Refusal, Conflict, LostLease):
            self.tables.forget(loaded)
        except (Unwritable, Unreachable):
            # It is late at the next tick, too, or when the table is loaded again.
            return

    async def _take_up_again(self, loaded: Loaded) -> None:
        """Whoever keeps the server may have let a table go on that was set aside: then it is loaded anew."""
        stored = await self._store.summary(loaded.table.name)
        if stored is not None and stored.status != "aside":
            self.tables.forget(loaded)

    async def close(self) -> None:
        self.bots.stop()
        await self._timekeeper.note(list(self.tables.loaded.values()))
        await self.tables.put_all_away()

    # Making tables

    async def create(
        self, plan: Plan, holders: dict[int, str], names: dict[int, str], seed: str = "", start: Json | None = None
    ) -> tuple[str, dict[int, str]]:
        """A new table; returns its name and the recovery codes of its seats for people.  It starts when it is full,
        with the set-up or at ``start`` (see ``start_of``)."""
        fresh = await self._made(plan, holders, names, seed, start)
        await self._store.write(fresh.change, self.leases.owner)
        self._take_up(fresh)
        return fresh.table.name, fresh.codes

    async def _made(
        self, plan: Plan, holders: dict[int, str], names: dict[int, str], seed: str, start: Json | None
    ) -> Made:
        """A table that has only to be stored: it is ours already."""
        with self.around.guard("new"):
            fresh = made(plan, holders, names, seed, self._open_game, self.around.now(), start)
        return fresh._replace(leased=await self.leases.take(fresh.table.name))

    def _take_up(self, fresh: Made) -> None:
        loaded = Loaded(fresh.table, fresh.holders)
        loaded.stands(self.around.charged())
        self.tables.keep(loaded, fresh.leased)
        self.bots.play_on(loaded)
        self.teller.call_to_act(fresh.table, [])

    async def rematch(
        self, loaded: Loaded, same_deal: bool = False, swap_seats: bool = False, right: Right | None = None
    ) -> tuple[str, dict[int, str]]:
        """The table again for the same people; returns what ``create`` does.

        With the same deal chance gives the same answers; with seats swapped everybody sits one place further on.  Asked
        again it is the same new table, and the codes are not told twice.
        """
        async with self.writer.writing(loaded, right) as table:
            if table.next_table:
                return table.next_table, {}
            plan = table.rematch_plan(swap_seats)
            places = {seat: (seat + swap_seats) % plan.players for seat in loaded.holders}
            holders = {places[seat]: person for seat, person in loaded.holders.items()}
            names = {places[seat]: table.chairs[seat].name for seat in loaded.holders}
            fresh = await self._made(plan, holders, names, table.seed if same_deal else "", table.start)
            # Together: there is no new table of which the old one does not know, whatever breaks.
            await self.writer.write(loaded, [("rematch", {"table": fresh.table.name})], beside=[fresh.change])
            self._take_up(fresh)
        return fresh.table.name, fresh.codes

    # People at tables

    async def listen(self, loaded: Loaded, listener: Listener) -> None:
        """From now on the listener hears everything; it first hears how things stand.  Whoever has lost the right to it
        meanwhile is sent away."""
        async with loaded.writer:
            if self.tables.is_ours(loaded) and listener.right.holds(loaded.holders):
                loaded.listeners.add(listener)
                listener.hear(self.teller.heard(loaded, listener.right.seat))
            else:
                loaded.send_away(listener)
        self.bots.play_on(loaded)

    async def step(
        self,
        loaded: Loaded,
        make: Callable[[Table], Steps],
        seats: Sequence[SeatHolder] = (),
        asked: Asked = NOBODY,
        right: Right | None = None,
    ) -> bool:
        """Let a table take one step (see ``Writer.step``), and bots go on after it."""
        is_told = await self.writer.step(loaded, make, seats, asked, right)
        self.bots.play_on(loaded)
        return is_told

    async def ask_for_holders(self, loaded: Loaded) -> None:
        """Ask the store again who holds the seats; whoever has lost one is sent away from it."""
        async with self.writer.writing(loaded) as table:
            loaded.seat(seated(await self._store.seats(table.name)))

    async def reseat(self, loaded: Loaded, find: Callable[[Sequence[SeatHolder]], SeatHolder]) -> int:
        """Give a seat to somebody else while the game goes on, found among those as they are held now; which it is."""
        async with self.writer.writing(loaded) as table:
            holder = find(await self._store.seats(table.name))
            await self._store.write(Change(table.name, seats=[holder]), self.leases.owner)
            loaded.seat(seated([holder], loaded.holders))
        return holder.seat


def is_alone(summary: Summary) -> bool:
    """Is this the table of a task at which nobody else plays?"""
    return bool((summary.about.get("task") or {}).get("is_alone"))


def goes_on(summary: Summary) -> bool:
    """Does something happen at this table without anybody's doing?  A clock is running, or a bot has to play; but where
    nobody plays themselves bots sleep, and so they do where a task is one's alone."""
    if is_alone(summary):
        return False
    seats = summary.about["seats"]
    if all(seat["bot"] or (seat["stand_in"] and not seat["once"]) for seat in seats):
        return False
    has_bot = any(seats[seat]["bot"] or seats[seat]["stand_in"] for seat in summary.to_act)
    return summary.status == "running" and (has_bot or summary.about["pace"]["kind"] != "none")
