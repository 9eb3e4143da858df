"""Keeping tables in memory: loading them from their events, leasing them, putting them away."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Sequence

from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import (
    Change,
    Conflict,
    Damaged,
    Draft,
    Event,
    Json,
    LostLease,
    SeatHolder,
    Store,
    Summary,
    Unwritable,
    numbered,
)

from .bot_turns import BotKeeper
from .fold import OpenGame
from .loaded import REMEMBERED, BotPlayer, Loaded, asked_in
from .pace import SECOND
from .table import Table
from .telling import Clock
from .writing import seated

log = logging.getLogger("bogwood.host")

LEASE = 10 * SECOND
RENEWALS = 4
"""How often a lease is renewed before it would run out."""
NOTED = 5 * SECOND
NOTED_AT_LEAST = 600 * SECOND
"""How often it is stored how long people have been thinking about a turn: at most, and at least, so often."""
SPENT = "spent"
"""Under this name a snapshot holds it."""
IDLE = 120 * SECOND
"""A table nobody looks at is put away after this time."""


class Keeper(BotKeeper):
    """The tables of this process: which are in memory, and for how long."""

    def __init__(self, store: Store, open_game: OpenGame, bots: BotPlayer, now: Clock, owner: str = "") -> None:
        super().__init__(store, bots, now, owner)
        self.open_game = open_game
        self.lease_time = LEASE
        self.failed_replays = 0
        self.barred: dict[str, str] = {}
        """Tables that are about to be set aside, with the reason: they are not loaded."""
        self._loading: dict[str, asyncio.Task[Loaded]] = {}

    async def get(self, name: str) -> Loaded:
        """A table, from memory or from its events; an unknown one is refused."""
        if name in self.barred:
            raise Refusal("table-aside", "", "", reason=self.barred[name])
        found = self.loaded.get(name)
        if found is None:
            task = self._loading.get(name)
            if task is None:
                task = asyncio.ensure_future(self._load(name))
                self._loading[name] = task
            try:
                found = await asyncio.shield(task)
            finally:
                self._loading.pop(name, None)
        found.used = self.steady()
        if not found.table.people():
            self._after(found)
        return found

    async def _load(self, name: str) -> Loaded:
        try:
            events = await self.store.events(name)
        except Damaged as damage:
            events = await self._restored(damage)
        if not events:
            raise Refusal("unknown-table", "", "", table=name[:40])
        if self.owner:
            if not await self.store.lease(name, self.owner, self.lease_time):
                raise LostLease
            # The owner before may have written between the two questions.
            events += await self.store.events(name, events[-1].number)
        drafts = await self.store.drafts(name)
        table, does_replay = self._folded(name, events, drafts)
        holders = seated(await self.store.seats(name))
        spent = spent_in(await self.store.snapshot(name), table.number) if table.clocks.since else 0
        loaded = self._put(table, holders)
        loaded.stands(self.charged(), spent)
        loaded.does_not_replay = not does_replay
        for seat, message in asked_in(events, drafts):
            loaded.done.setdefault(seat, deque(maxlen=REMEMBERED)).append(message)
        return loaded

    async def _restored(self, damage: Damaged) -> list[Event]:
        """The events of a table that are whole, and one more that says what was lost; refused where nothing is left."""
        name = damage.table
        log.error("%s; the table goes on from what is whole", damage)
        if damage.number < 2:
            raise Refusal("table-damaged", "", "", table=name)
        if self.owner and not await self.store.lease(name, self.owner, self.lease_time):
            raise LostLease
        lost = await self.store.put_by(name, damage.number)
        events = await self.store.events(name)
        step = numbered(events[-1].number, [("restored", {"lost": lost})], self.now())
        table, does_replay = self._folded(name, events + step, [])
        summary = table.summary() if does_replay else None
        await self.store.write(Change(name, events=step, summary=summary), self.owner)
        return events + step

    def _folded(
        self, name: str, events: list[Event], drafts: list[Draft], confirming: Iterable[int] = ()
    ) -> tuple[Table, bool]:
        """The table of these events and drafts, and whether the events replay; if not, it is set aside."""
        table = Table(name, self.open_game)
        table.confirming.update(confirming)
        does_replay = True
        try:
            with self.guard(name):
                for event in foldable(events):
                    table.take_in(event)
        except Exception as problem:
            # Whatever the rules of today make of a game of yesterday, the server goes on.
            self.failed_replays += 1
            does_replay = False
            table.number = events[-1].number
            table.status = "aside"
            table.reason = str(problem)
        with self.guard(name):
            for draft in drafts:
                # Larger than any step before, even if the clock was put back since.
                table.resume(draft, max(self.now(), table.changed))
        return table, does_replay

    async def _set_back(self, loaded: Loaded) -> None:
        name = loaded.table.name
        try:
            events, drafts = await self.store.events(name), await self.store.drafts(name)
            loaded.table, does_replay = self._folded(name, events, drafts, loaded.table.confirming)
            loaded.does_not_replay = not does_replay
            # What could not be stored is nobody's time.
            loaded.stands(self.charged(), loaded.noted)
        except BaseException:
            # Nor can it be read.
            self.forget(loaded)
            raise

    def _put(self, table: Table, holders: dict[int, str]) -> Loaded:
        """Keep a table in memory from now on."""
        loaded = Loaded(table)
        loaded.holders = dict(holders)
        loaded.used = loaded.leased = self.steady()
        loaded.stands(self.charged())
        self.loaded[table.name] = loaded
        self._after(loaded)
        return loaded

    async def ask_for_holders(self, loaded: Loaded) -> None:
        """Ask the store again who holds the seats; whoever has lost one is sent away from it."""
        async with self._writing(loaded) as table:
            self.seat(loaded, seated(await self.store.seats(table.name)))

    async def reseat(self, loaded: Loaded, find: Callable[[Sequence[SeatHolder]], SeatHolder]) -> int:
        """Give a seat to somebody else while the game goes on, found among those as they are held now; which it is."""
        async with self._writing(loaded) as table:
            holder = find(await self.store.seats(table.name))
            await self.store.write(Change(table.name, seats=[holder]), self.owner)
            self.seat(loaded, seated([holder], loaded.holders))
        return holder.seat

    async def wake(self) -> None:
        """Load the tables that go on by themselves, after a start or when their owner may have died."""
        for summary in await self.store.running():
            if summary.table not in self.loaded and goes_on(summary):
                try:
                    await self.get(summary.table)
                except (Refusal, LostLease):
                    continue

    async def tick(self) -> None:
        """What time brings: clocks that ran out, leases to renew, tables to put away.  Called every second or so."""
        now = self.steady()
        await self._renew(now)
        charged = self.charged()
        due = [one for one in self.loaded.values() if one.table.clocks.since and is_due(one, charged)]
        await self._note(due)
        for loaded in list(self.loaded.values()):
            clocks = loaded.table.clocks
            if clocks.since and clocks.late(loaded.time(charged)):
                await self._time_out(loaded)
            elif now - loaded.used > IDLE and loaded.is_idle:
                await self._put_away(loaded)
            elif loaded.table.status == "aside" and not loaded.does_not_replay:
                await self._take_up_again(loaded)

    async def _note(self, tables: list[Loaded]) -> None:
        """Store how long people have been thinking, so that they are charged for it even if the process dies, and for
        nothing else.  As long as that cannot be stored no move can either, and the time is nobody's."""
        await asyncio.gather(*(self._note_one(loaded) for loaded in tables))

    async def _note_one(self, loaded: Loaded) -> None:
        number, spent = loaded.table.number, loaded.spent(self.charged())
        try:
            await self.store.save_snapshot(loaded.table.name, number, {SPENT: spent})
        except Exception:
            if loaded.table.number == number:
                loaded.stands(self.charged(), loaded.noted)
        else:
            if loaded.table.number == number:
                loaded.noted = spent

    async def _time_out(self, loaded: Loaded) -> None:
        try:
            await self.step(loaded, lambda table: table.time_out(loaded.time(self.charged())))
        except (Refusal, Conflict, LostLease):
            self.forget(loaded)
        except Unwritable:
            # It is late at the next tick, too.
            return

    async def _take_up_again(self, loaded: Loaded) -> None:
        """Whoever keeps the server may have let a table go on that was set aside: then it is loaded anew."""
        stored = await self.store.summary(loaded.table.name)
        if stored is not None and stored.status != "aside":
            self.forget(loaded)

    async def _put_away(self, loaded: Loaded) -> None:
        self.loaded.pop(loaded.table.name, None)
        if self.owner:
            await self.store.release(loaded.table.name, self.owner)

    async def _renew(self, now: int) -> None:
        """Renew the leases that are due, all in one go; a table that belongs to somebody else now is forgotten."""
        if not self.owner:
            return
        due = [loaded for loaded in self.loaded.values() if now - loaded.leased >= self.lease_time // RENEWALS]
        if not due:
            return
        held = await self.store.renew([loaded.table.name for loaded in due], self.owner, self.lease_time)
        for loaded in due:
            if loaded.table.name in held:
                loaded.leased = now
            elif self.loaded.get(loaded.table.name) is loaded:
                self.forget(loaded)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await self._note([loaded for loaded in self.loaded.values() if loaded.table.clocks.since])
        for name in list(self.loaded):
            self.loaded.pop(name)
            if self.owner:
                await self.store.release(name, self.owner)


def is_due(loaded: Loaded, charged: int) -> bool:
    """Is it time to note how long people have been thinking?  Seldom where they have much time left."""
    left = loaded.table.clocks.shortest()
    return loaded.spent(charged) - loaded.noted >= min(max(left // 100, NOTED), NOTED_AT_LEAST)


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


def goes_on(summary: Summary) -> bool:
    """Does something happen at this table without anybody's doing?  A clock is running, or a bot has to play; but where
    no people sit bots sleep."""
    seats = summary.about["seats"]
    if all(seat["bot"] for seat in seats):
        return False
    has_bot = any(seats[seat]["bot"] or seats[seat]["stand_in"] for seat in summary.to_act)
    return summary.status == "running" and (has_bot or summary.about["pace"]["kind"] != "none")
