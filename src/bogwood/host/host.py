"""The host: keeps tables, one writer each, makes every step durable before anybody hears of it, and lets bots play."""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from typing import Any, Protocol

import msgspec

from bogwood.kernel import position
from bogwood.kernel.chance import seal_of
from bogwood.kernel.facts import Fact
from bogwood.kernel.game import Game, State
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Change, Conflict, Event, Json, LostLease, SeatHolder, Store, Summary, numbered

from .pace import SECOND
from .secret import recovery_code, secret_hash, table_name
from .table import OpenGame, Plan, Table

LEASE = 10 * SECOND
IDLE = 120 * SECOND
"""A table nobody looks at is put away after this time."""

Clock = Callable[[], int]
Steps = list[tuple[str, Json]]


class BotPlayer(Protocol):
    """Whoever can play a bot's turn: a pool of worker processes, or a stand-in in tests."""

    async def play(self, document: dict[str, Any], seat: int, kind: str, seed: str) -> list[int] | None: ...


class Listener(Protocol):
    """Somebody who looks at a table from one seat or as a watcher."""

    seat: int

    def hear(self, message: Json) -> None:
        """Take a message; must not wait."""


class Loaded:
    """A table in memory with its one writer and its listeners."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.writer = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.used = 0
        self.leased = 0
        """When the lease was taken or renewed."""
        self.auto_commit: set[int] = set()
        self.holders: dict[int, str] = {}
        """The person of each seat."""


class Host:
    """All tables of this process."""

    def __init__(self, store: Store, open_game: OpenGame, bots: BotPlayer, now: Clock, owner: str = "") -> None:
        self.store = store
        self.open_game = open_game
        self.bots = bots
        self.now = now
        self.owner = owner
        self.loaded: dict[str, Loaded] = {}
        self.lease_time = LEASE
        self.failed_replays = 0
        self.moves = 0
        self.on_turn: Callable[[str, list[int]], None] = lambda table, seats: None
        self.guard: Callable[[str], AbstractContextManager[None]] = lambda table: nullcontext()
        """Entered around every stretch of rules code, with the table's name: somebody outside may watch over it."""
        self.barred: dict[str, str] = {}
        """Tables that are about to be set aside, with the reason: they are not loaded."""
        self._loading: dict[str, asyncio.Task[Loaded]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # Making and finding tables

    async def create(
        self, plan: Plan, holders: dict[int, str], names: dict[int, str], seed: str = ""
    ) -> tuple[str, dict[int, str]]:
        """A new table; returns its name and the recovery codes of its seats for people.  It starts when it is full."""
        game = self.open_game(plan.game, plan.players, plan.options, plan.edition)
        plan.pace.check()
        if len(plan.seats) != plan.players:
            raise Refusal("bad-seats", "", "/seats", found=len(plan.seats), expected=plan.players)
        for seat in holders:
            if not 0 <= seat < plan.players or plan.seats[seat].bot:
                raise Refusal("bad-seat", "", "/seats", seat=seat)
        # The edition that is the usual one today may not be so when the table is loaded again.
        plan = msgspec.structs.replace(plan, edition=game.edition)
        name = table_name()
        codes = {n: recovery_code() for n, seat in enumerate(plan.seats) if not seat.bot}
        table = Table(name, self.open_game)
        body = {
            "plan": msgspec.to_builtins(plan),
            "seed": seed or secrets.token_hex(16),
            "rules": game.rules_version,
        }
        steps: Steps = [("created", body)]
        steps += [("joined", {"seat": seat, "name": names.get(seat, "")}) for seat in holders]
        if self.owner and not await self.store.lease(name, self.owner, self.lease_time):
            raise LostLease
        seats = [SeatHolder(n, holders.get(n), secret_hash(code)) for n, code in codes.items()]
        events = numbered(0, steps, self.now())
        with self.guard(name):
            for event in events:
                table.take_in(event)
            for event in numbered(table.number, table.start_events(), self.now()):
                table.take_in(event)
                events.append(event)
        await self.store.write(Change(name, events=events, summary=table.summary(), seats=seats), self.owner)
        self._put(table, holders)
        self._call_to_act(table, [])
        return name, codes

    async def rematch(
        self, loaded: Loaded, same_deal: bool = False, swap_seats: bool = False
    ) -> tuple[str, dict[int, str]]:
        """The table again for the same people; returns what ``create`` does.

        With the same deal chance gives the same answers; with seats swapped everybody sits one place further on.  Asked
        again it is the same new table, and the codes are not told twice.
        """
        async with self._writing(loaded) as table:
            if table.next_table:
                return table.next_table, {}
            plan = table.rematch_plan(swap_seats)
            places = {seat: (seat + swap_seats) % plan.players for seat in loaded.holders}
            holders = {places[seat]: person for seat, person in loaded.holders.items()}
            names = {places[seat]: table.chairs[seat].name for seat in loaded.holders}
            name, codes = await self.create(plan, holders, names, table.seed if same_deal else "")
            await self._write(loaded, [("rematch", {"table": name})])
        return name, codes

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
        found.used = self.now()
        return found

    async def _load(self, name: str) -> Loaded:
        events = await self.store.events(name)
        if not events:
            raise Refusal("unknown-table", "", "", table=name[:40])
        if self.owner:
            if not await self.store.lease(name, self.owner, self.lease_time):
                raise LostLease
            # The owner before may have written between the two questions.
            events += await self.store.events(name, events[-1].number)
        table = Table(name, self.open_game)
        try:
            with self.guard(name):
                for event in foldable(events):
                    table.take_in(event)
        except Exception as problem:
            # Whatever the rules of today make of a game of yesterday, the server goes on.
            self.failed_replays += 1
            table.number = events[-1].number
            table.status = "aside"
            table.reason = str(problem)
        drafts = await self.store.drafts(name)
        holders = {holder.seat: holder.person for holder in await self.store.seats(name) if holder.person}
        with self.guard(name):
            for draft in drafts:
                table.resume(draft, self.now())
        return self._put(table, holders)

    def _put(self, table: Table, holders: dict[int, str]) -> Loaded:
        """Keep a table in memory from now on."""
        loaded = Loaded(table)
        loaded.holders = dict(holders)
        loaded.used = loaded.leased = self.now()
        self.loaded[table.name] = loaded
        self._after(loaded)
        return loaded

    async def wake(self) -> None:
        """Load the tables that go on by themselves, after a start or when their owner may have died."""
        for name in await self.store.running_tables():
            summary = await self.store.summary(name)
            if name not in self.loaded and summary is not None and goes_on(summary):
                try:
                    await self.get(name)
                except (Refusal, LostLease):
                    continue

    # One writer

    async def step(self, loaded: Loaded, make: Callable[[Table], Steps], seats: Sequence[SeatHolder] = ()) -> None:
        """Let a table take one step: checked, stored, folded in, and only then told."""
        async with self._writing(loaded) as table:
            with self.guard(table.name):
                steps = make(table)
            await self._write(loaded, steps, seats)
        self._after(loaded)

    @asynccontextmanager
    async def _writing(self, loaded: Loaded) -> AsyncIterator[Table]:
        """Be the table's one writer; refused when it was put away meanwhile, since what it holds may not be stored."""
        async with loaded.writer:
            if self.loaded.get(loaded.table.name) is not loaded:
                raise Refusal("stale", "", "", number=loaded.table.number)
            yield loaded.table

    async def _write(self, loaded: Loaded, steps: Steps, seats: Sequence[SeatHolder] = ()) -> None:
        """Fold the steps in, store them, tell them.

        Nobody is told before they are stored: whoever wants to look waits for the writer.  When something fails the
        table in memory is forgotten, and whoever looked at it is sent to load it again.
        """
        if not steps:
            return
        table = loaded.table
        acted = table.to_act()
        stored = [seat for seat, trial in table.trials.items() if trial.is_stored]
        events = numbered(table.number, steps, self.now())
        facts: list[Fact] = []
        try:
            with self.guard(table.name):
                for event in events:
                    table.last_facts = []
                    table.take_in(event)
                    facts += table.last_facts
                drafts = table.kept_drafts(stored)
            change = Change(table.name, events=events, drafts=drafts, summary=table.summary(), seats=list(seats))
            await self.store.write(change, self.owner)
        except BaseException:
            self.forget(loaded)
            raise
        for holder in seats:
            loaded.holders.pop(holder.seat, None)
            if holder.person:
                loaded.holders[holder.seat] = holder.person
        self._publish(loaded, facts)
        self._call_to_act(table, acted)

    def forget(self, loaded: Loaded) -> None:
        """Put a table away; whoever looks at it is told to ask again."""
        self.loaded.pop(loaded.table.name, None)
        self._send(loaded, lambda seat: {"type": "moved", "table": loaded.table.name})
        loaded.listeners.clear()

    # Trying out

    async def choose(self, loaded: Loaded, seat: int, option: int, at: list[int]) -> None:
        """Try an option; commit at once when the seat has learnt something by it, or when the turn is complete and its
        owner wants that."""
        async with self._writing(loaded) as table:
            self._fresh(table, seat, at)
            with self.guard(table.name):
                table.choose(seat, option)
            await self._settle(loaded, seat)
        self._after(loaded)

    async def undo(self, loaded: Loaded, seat: int, at: list[int]) -> None:
        async with self._writing(loaded) as table:
            self._fresh(table, seat, at)
            with self.guard(table.name):
                table.undo(seat)
            await self._settle(loaded, seat)

    async def redo(self, loaded: Loaded, seat: int, at: list[int]) -> None:
        async with self._writing(loaded) as table:
            self._fresh(table, seat, at)
            with self.guard(table.name):
                table.redo(seat)
            await self._settle(loaded, seat)
        self._after(loaded)

    async def commit(self, loaded: Loaded, seat: int, at: list[int]) -> None:
        async with self._writing(loaded) as table:
            self._fresh(table, seat, at)
            await self._commit(loaded, seat)
        self._after(loaded)

    def _fresh(self, table: Table, seat: int, at: list[int]) -> None:
        """Refuse what was meant for another moment."""
        table.must_run()
        if seat not in table.to_act():
            raise Refusal("not-your-turn", "", "", seat=seat)
        if table.chairs[seat].player:
            raise Refusal("bot-plays", "", "", seat=seat + 1)
        with self.guard(table.name):
            now = [table.number, table.trial(seat).step]
        if at != now:
            raise Refusal("stale", "", "", number=table.number)

    async def _settle(self, loaded: Loaded, seat: int) -> None:
        table = loaded.table
        trial = table.trial(seat)
        if trial.is_final or (seat in loaded.auto_commit and table.is_complete(trial)):
            await self._commit(loaded, seat)
            return
        try:
            await self.store.write(Change(table.name, drafts=[trial.draft()]), self.owner)
        except BaseException:
            self.forget(loaded)
            raise
        trial.is_stored = True
        self._send(loaded, lambda audience: self.message(loaded, audience) if audience == seat else None)

    async def _commit(self, loaded: Loaded, seat: int | None) -> None:
        """Commit the turn of a seat, and after it every turn without a choice of those who commit by themselves."""
        while seat is not None:
            with self.guard(loaded.table.name):
                steps = loaded.table.commit(seat)
            await self._write(loaded, steps)
            self.moves += 1
            with self.guard(loaded.table.name):
                seat = next(iter(loaded.table.without_choice(loaded.auto_commit)), None)

    # Telling

    def message(self, loaded: Loaded, seat: int, facts: list[Any] | None = None) -> Json:
        """The table as one audience may see it now, with a digest of the view by which a client can check its own."""
        with self.guard(loaded.table.name):
            shown = loaded.table.shown(seat, self.now())
            shown["curtain"] = self._has_curtain(loaded, seat)
        if "view" in shown:
            shown["digest"] = view_digest(shown["view"])
        return {"type": "table", "facts": facts or [], **shown}

    def _has_curtain(self, loaded: Loaded, seat: int) -> bool:
        """Must the device be handed over before this seat's view is shown?

        So it is when the seat has to act, its person holds other seats, too, and it sees what those may not.
        """
        if seat not in loaded.holders or seat not in loaded.table.to_act():
            return False
        person = loaded.holders[seat]
        return loaded.table.hides(seat, [n for n, holder in loaded.holders.items() if holder == person and n != seat])

    def _publish(self, loaded: Loaded, facts: list[Fact]) -> None:
        table = loaded.table
        self._send(loaded, lambda seat: self.message(loaded, seat, table.told(facts, seat) if facts else []))

    def _call_to_act(self, table: Table, acted: list[int]) -> None:
        """Tell the people who did not have to act before that they have to now."""
        to_act = [seat for seat in table.to_act() if not table.chairs[seat].player and seat not in acted]
        if to_act:
            self.on_turn(table.name, to_act)

    def _send(self, loaded: Loaded, make: Callable[[int], Json | None]) -> None:
        made: dict[int, Json | None] = {}
        for listener in list(loaded.listeners):
            if listener.seat not in made:
                made[listener.seat] = make(listener.seat)
            message = made[listener.seat]
            if message is not None:
                listener.hear(message)

    async def listen(self, loaded: Loaded, listener: Listener) -> None:
        """From now on the listener hears everything; it first hears how things stand."""
        async with loaded.writer:
            if self.loaded.get(loaded.table.name) is not loaded:
                listener.hear({"type": "moved", "table": loaded.table.name})
                return
            loaded.listeners.add(listener)
            listener.hear(self.message(loaded, listener.seat))

    def leave(self, loaded: Loaded, listener: Listener) -> None:
        loaded.listeners.discard(listener)

    # Bots

    def _after(self, loaded: Loaded) -> None:
        """Let a bot play when one has to."""
        table = loaded.table
        waiting = [seat for seat in table.to_act() if table.chairs[seat].player]
        if waiting and (loaded.bot_task is None or loaded.bot_task.done()):
            loaded.bot_task = asyncio.ensure_future(self._play_bots(loaded))
            self._tasks.add(loaded.bot_task)
            loaded.bot_task.add_done_callback(self._tasks.discard)

    async def _play_bots(self, loaded: Loaded) -> None:
        table = loaded.table
        while self.loaded.get(table.name) is loaded:
            waiting = [seat for seat in table.to_act() if table.chairs[seat].player]
            if not waiting:
                return
            try:
                await self._play_bot(loaded, waiting[0])
            except (Refusal, Conflict, LostLease):
                # The table was put away; whoever loads it again lets the bot play again.
                return

    async def _play_bot(self, loaded: Loaded, seat: int) -> None:
        """One turn of a bot: it is given a state that tells it nothing its seat may not know."""
        table = loaded.table
        game, state = table.playing()
        number = table.number
        seed = seal_of(f"{table.seed}/{seat}/{number}")
        with self.guard(table.name):
            document = position.write(game, game.determinise(state, seat, seed))
        try:
            chosen = await self.bots.play(document, seat, table.chairs[seat].player, seed)
        except Exception:
            # A bot's mistake is no reason for the others to wait.
            chosen = None
        async with self._writing(loaded):
            if table.number != number or table.status != "running" or not table.chairs[seat].player:
                return
            with self.guard(table.name):
                try:
                    steps = table.bot_turn(seat, chosen or anything(game, state, seat))
                except Refusal:
                    steps = table.bot_turn(seat, anything(game, state, seat))
            await self._write(loaded, steps)
            self.moves += 1

    # Time

    async def tick(self) -> None:
        """What time brings: clocks that ran out, leases to renew, tables to put away.  Called every second or so."""
        for loaded in list(self.loaded.values()):
            try:
                await self._tick(loaded)
            except (Refusal, Conflict, LostLease):
                self.forget(loaded)

    async def _tick(self, loaded: Loaded) -> None:
        name, now = loaded.table.name, self.now()
        if loaded.table.clocks.late(now):
            await self.step(loaded, lambda table: table.time_out(self.now()))
        is_idle = not loaded.listeners and (loaded.bot_task is None or loaded.bot_task.done())
        if is_idle and loaded.table.clocks.deadline() is None and now - loaded.used > IDLE:
            self.loaded.pop(name, None)
            if self.owner:
                await self.store.release(name, self.owner)
        elif self.owner and now - loaded.leased >= self.lease_time // 4:
            if not await self.store.lease(name, self.owner, self.lease_time):
                raise LostLease
            loaded.leased = now

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for name in list(self.loaded):
            self.loaded.pop(name)
            if self.owner:
                await self.store.release(name, self.owner)


def foldable(events: list[Event]) -> list[Event]:
    """All events; of a table set aside because they do not replay, only those that say who sat there and why."""
    last = events[-1]
    if last.kind == "aside" and not last.body.get("replays", True):
        return [event for event in events if event.kind in ("created", "joined", "left", "aside")]
    return events


def view_digest(view: Json) -> str:
    """CRC-32 of the view as JSON without spaces, keys in order, in UTF-8: what any client can compute for itself."""
    return f"{zlib.crc32(msgspec.json.encode(view, order='sorted')):08x}"


def goes_on(summary: Summary) -> bool:
    """Does something happen at this table without anybody's doing?  A clock is running, or a bot has to play."""
    seats = summary.about["seats"]
    has_bot = any(seats[seat]["bot"] or seats[seat]["stand_in"] for seat in summary.to_act)
    return summary.status == "running" and (has_bot or summary.about["pace"]["kind"] != "none")


def anything(game: Game, state: State, seat: int) -> list[int]:
    """Some legal turn, by chance, for a bot that could not decide; it ends where something is drawn."""
    twin = state.clone()
    chosen: list[int] = []
    turn = twin.turn
    while seat in game.seats_to_act(twin) and twin.turn == turn:
        options = game.legal(twin, seat)
        drawn = twin.drawn
        chosen.append(options.nth(secrets.randbelow(len(options))))
        game.apply(twin, seat, chosen[-1])
        if twin.drawn != drawn:
            break
    return chosen
