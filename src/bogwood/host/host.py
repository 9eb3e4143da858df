"""The host: keeps tables, one writer each, makes every step durable before anybody hears of it, and lets bots play."""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, NamedTuple, Protocol

import msgspec

from bogwood.kernel import position
from bogwood.kernel.chance import seal_of
from bogwood.kernel.facts import Fact
from bogwood.kernel.game import WATCHER, Game, State
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Change, Conflict, Draft, Event, Json, LostLease, SeatHolder, Store, Summary, numbered

from .making import Made, made
from .pace import SECOND
from .table import OpenGame, Plan, Table, in_order

LEASE = 10 * SECOND
RENEWALS = 4
"""How often a lease is renewed before it would run out."""
IDLE = 120 * SECOND
"""A table nobody looks at is put away after this time."""

Clock = Callable[[], int]
Steps = list[tuple[str, Json]]


class Asked(NamedTuple):
    """The message that a step is the answer to: its seat, and the id its sender gave it."""

    seat: int
    id: str


ASKED = "asked"
"""Under this name an event holds the message it is the answer to."""
REMEMBERED = 64
"""How many messages of a seat are known again when they come again."""
NOBODY = Asked(WATCHER, "")
"""Nobody asked for it."""


class BotPlayer(Protocol):
    """Whoever can play a bot's turn: a pool of worker processes, or a stand-in in tests."""

    async def play(self, document: dict[str, Any], seat: int, kind: str, seed: str) -> list[int] | None: ...


class Guard(Protocol):
    """Makes something to be entered around a stretch of rules code."""

    def __call__(self, table: str, doing: str = "") -> AbstractContextManager[None]: ...


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
        self.done: dict[int, deque[str]] = {}
        """The ids of messages of each seat that had been carried out when the table was loaded, as far as stored."""
        self.holders: dict[int, str] = {}
        """The person of each seat."""

    def has_done(self, asked: Asked) -> bool:
        """Was this message carried out before the table was loaded?"""
        return asked.id in self.done.get(asked.seat, ())

    @property
    def is_idle(self) -> bool:
        """Does nobody look, no bot play and no clock run?"""
        is_playing = self.bot_task is not None and not self.bot_task.done()
        return not self.listeners and not is_playing and not self.table.clocks.since


class Writing:
    """Being a table's one writer; refused when it was put away meanwhile, since what it holds may not be stored."""

    __slots__ = ("_host", "_loaded")

    def __init__(self, host: Host, loaded: Loaded) -> None:
        self._host = host
        self._loaded = loaded

    async def __aenter__(self) -> Table:
        await self._loaded.writer.acquire()
        if self._host.loaded.get(self._loaded.table.name) is not self._loaded:
            self._loaded.writer.release()
            raise Refusal("stale", "", "", number=self._loaded.table.number)
        return self._loaded.table

    async def __aexit__(self, *problem: object) -> None:
        self._loaded.writer.release()


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
        self.guard: Guard = lambda table, doing="": nullcontext()
        """Entered around every stretch of rules code, with the table's name and what is done there: somebody outside
        may watch over it."""
        self.barred: dict[str, str] = {}
        """Tables that are about to be set aside, with the reason: they are not loaded."""
        self._loading: dict[str, asyncio.Task[Loaded]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # Making and finding tables

    async def create(
        self, plan: Plan, holders: dict[int, str], names: dict[int, str], seed: str = ""
    ) -> tuple[str, dict[int, str]]:
        """A new table; returns its name and the recovery codes of its seats for people.  It starts when it is full."""
        fresh = await self._made(plan, holders, names, seed)
        await self.store.write(fresh.change, self.owner)
        self._take_up(fresh)
        return fresh.table.name, fresh.codes

    async def _made(self, plan: Plan, holders: dict[int, str], names: dict[int, str], seed: str) -> Made:
        """A table that has only to be stored: it is ours already."""
        with self.guard("new"):
            fresh = made(plan, holders, names, seed, self.open_game, self.now())
        if self.owner and not await self.store.lease(fresh.table.name, self.owner, self.lease_time):
            raise LostLease
        return fresh

    def _take_up(self, fresh: Made) -> None:
        self._put(fresh.table, fresh.holders)
        self._call_to_act(fresh.table, [])

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
            fresh = await self._made(plan, holders, names, table.seed if same_deal else "")
            # Together: there is no new table of which the old one does not know, whatever breaks.
            await self._write(loaded, [("rematch", {"table": fresh.table.name})], beside=[fresh.change])
            self._take_up(fresh)
        return fresh.table.name, fresh.codes

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
        loaded = self._put(table, holders)
        for seat, message in asked_in(events, drafts):
            loaded.done.setdefault(seat, deque(maxlen=REMEMBERED)).append(message)
        return loaded

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
        for summary in await self.store.running():
            if summary.table not in self.loaded and goes_on(summary):
                try:
                    await self.get(summary.table)
                except (Refusal, LostLease):
                    continue

    # One writer

    async def step(
        self,
        loaded: Loaded,
        make: Callable[[Table], Steps],
        seats: Sequence[SeatHolder] = (),
        asked: Asked = NOBODY,
    ) -> bool:
        """Let a table take one step: checked, stored, folded in, and only then told.

        Returns whether the one who asked was told a table with the id of their message.
        """
        async with self._writing(loaded) as table:
            with self.guard(table.name):
                steps = make(table)
            await self._write(loaded, steps, seats, asked)
        self._after(loaded)
        return bool(steps and asked.id)

    def _writing(self, loaded: Loaded) -> Writing:
        return Writing(self, loaded)

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

        Nobody is told before they are stored: whoever wants to look waits for the writer.  When something fails the
        table in memory is forgotten, and whoever looked at it is sent to load it again.
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
        facts: list[Fact] = []
        try:
            with self.guard(table.name):
                for event in events:
                    table.last_facts = []
                    table.take_in(event)
                    facts += table.last_facts
                drafts = table.kept_drafts(stored)
            change = Change(table.name, events=events, drafts=drafts, summary=table.summary(), seats=list(seats))
            if beside:
                await self.store.write_all([change, *beside], self.owner)
            else:
                await self.store.write(change, self.owner)
        except BaseException:
            self.forget(loaded)
            raise
        for holder in seats:
            loaded.holders.pop(holder.seat, None)
            if holder.person:
                loaded.holders[holder.seat] = holder.person
        self._publish(loaded, facts, asked if is_answer else NOBODY)
        self._call_to_act(table, acted)

    def forget(self, loaded: Loaded) -> None:
        """Put a table away; whoever looks at it is told to ask again."""
        self.loaded.pop(loaded.table.name, None)
        self._send(loaded, lambda seat: {"type": "moved", "table": loaded.table.name})
        loaded.listeners.clear()

    def send_away(self, loaded: Loaded, seat: int) -> None:
        """The seat has gone to somebody else: whoever looked from it has to come in anew, and may not."""
        self._send(loaded, lambda audience: {"type": "moved", "table": loaded.table.name} if audience == seat else None)

    # Trying out

    async def choose(self, loaded: Loaded, seat: int, option: int, at: list[int], asked: str = "") -> bool:
        """Try an option; commit at once when the seat has learnt something by it, or when the turn is complete and its
        owner wants that.  Returns whether the seat was told a table with the id ``asked``; so do those below."""
        async with self._writing(loaded) as table:
            self._fresh(table, seat, at)
            with self.guard(table.name, f"seat {seat}, option {option}"):
                table.choose(seat, option)
            is_told = await self._settle(loaded, Asked(seat, asked))
        self._after(loaded)
        return is_told

    async def undo(self, loaded: Loaded, seat: int, at: list[int], asked: str = "") -> bool:
        async with self._writing(loaded) as table:
            self._fresh(table, seat, at)
            with self.guard(table.name, f"seat {seat}, undo"):
                table.undo(seat)
            return await self._settle(loaded, Asked(seat, asked))

    async def redo(self, loaded: Loaded, seat: int, at: list[int], asked: str = "") -> bool:
        async with self._writing(loaded) as table:
            self._fresh(table, seat, at)
            with self.guard(table.name, f"seat {seat}, redo"):
                table.redo(seat)
            is_told = await self._settle(loaded, Asked(seat, asked))
        self._after(loaded)
        return is_told

    async def commit(self, loaded: Loaded, seat: int, at: list[int], asked: str = "") -> bool:
        async with self._writing(loaded) as table:
            self._fresh(table, seat, at)
            is_told = await self._commit(loaded, Asked(seat, asked))
        self._after(loaded)
        return is_told

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

    async def _settle(self, loaded: Loaded, asked: Asked) -> bool:
        table, seat = loaded.table, asked.seat
        trial = table.trial(seat)
        if trial.is_final or (seat in loaded.auto_commit and table.is_complete(trial)):
            return await self._commit(loaded, asked)
        try:
            trial.asked = asked.id
            await self.store.write(Change(table.name, drafts=[trial.draft()]), self.owner)
        except BaseException:
            self.forget(loaded)
            raise
        trial.is_stored = True
        self._send(loaded, lambda audience: self._told(loaded, audience, []) if audience == seat else None, asked)
        return bool(asked.id)

    async def _commit(self, loaded: Loaded, asked: Asked) -> bool:
        """Commit the turn of a seat, and after it every turn without a choice of those who commit by themselves.

        Where several are committed none of the tables told is the answer: the one who asked goes on after the last.
        """
        is_answer = not loaded.auto_commit
        by, seat = asked, asked.seat
        while True:
            with self.guard(loaded.table.name, f"seat {seat}, commit"):
                steps = loaded.table.commit(seat)
            await self._write(loaded, steps, asked=by, is_answer=is_answer)
            self.moves += 1
            with self.guard(loaded.table.name):
                following = loaded.table.without_choice(loaded.auto_commit)
            if not following:
                return is_answer and bool(asked.id)
            by, seat = NOBODY, following[0]

    # Telling

    def message(self, loaded: Loaded, seat: int, facts: list[Any] | None = None, is_written: bool = False) -> Json:
        """The table as one audience may see it now, with a digest of the view by which a client can check its own.

        For those who listen the view is written already: its digest is taken of what is written.
        """
        message: Json = {"type": "table", "facts": facts or []}
        with self.guard(loaded.table.name):
            message |= loaded.table.shown(seat, self.now(), is_written)
            message["curtain"] = self._has_curtain(loaded, seat)
        if "view" in message:
            message["digest"] = digest_of(message["view"] if is_written else in_order(message["view"]))
        return message

    def _told(self, loaded: Loaded, seat: int, facts: list[Fact]) -> Json:
        return self.message(loaded, seat, loaded.table.told(facts, seat) if facts else [], is_written=True)

    def _has_curtain(self, loaded: Loaded, seat: int) -> bool:
        """Must the device be handed over before this seat's view is shown?

        So it is when the seat has to act, its person holds other seats, too, and it sees what those may not.
        """
        if seat not in loaded.holders or seat not in loaded.table.to_act():
            return False
        person = loaded.holders[seat]
        return loaded.table.hides(seat, [n for n, holder in loaded.holders.items() if holder == person and n != seat])

    def _publish(self, loaded: Loaded, facts: list[Fact], asked: Asked) -> None:
        self._send(loaded, lambda seat: self._told(loaded, seat, facts), asked)

    def _call_to_act(self, table: Table, acted: list[int]) -> None:
        """Tell the people who did not have to act before that they have to now."""
        to_act = [seat for seat in table.to_act() if not table.chairs[seat].player and seat not in acted]
        if to_act:
            self.on_turn(table.name, to_act)

    def _send(self, loaded: Loaded, make: Callable[[int], Json | None], asked: Asked = NOBODY) -> None:
        """Send each audience its message; the one who asked finds the id of their message in it."""
        made: dict[int, Json | None] = {}
        for listener in list(loaded.listeners):
            if listener.seat not in made:
                message = make(listener.seat)
                if message is not None and asked.id and listener.seat == asked.seat:
                    message["id"] = asked.id
                made[listener.seat] = message
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
            listener.hear(self._told(loaded, listener.seat, []))

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
            with self.guard(table.name, f"seat {seat}, options {chosen}"):
                try:
                    steps = table.bot_turn(seat, chosen or anything(game, state, seat))
                except Refusal:
                    steps = table.bot_turn(seat, anything(game, state, seat))
            await self._write(loaded, steps)
            self.moves += 1

    # Time

    async def tick(self) -> None:
        """What time brings: clocks that ran out, leases to renew, tables to put away.  Called every second or so."""
        now = self.now()
        await self._renew(now)
        for loaded in list(self.loaded.values()):
            clocks = loaded.table.clocks
            if clocks.since and clocks.late(now):
                await self._time_out(loaded)
            elif now - loaded.used > IDLE and loaded.is_idle:
                await self._put_away(loaded)

    async def _time_out(self, loaded: Loaded) -> None:
        try:
            await self.step(loaded, lambda table: table.time_out(self.now()))
        except (Refusal, Conflict, LostLease):
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


def asked_in(events: list[Event], drafts: list[Draft]) -> list[Asked]:
    """The messages that events and drafts are the answers to, in their order."""
    found = [Asked(*event.body[ASKED]) for event in events if ASKED in event.body]
    return found + [Asked(draft.seat, draft.asked) for draft in drafts if draft.asked]


def view_digest(view: Json) -> str:
    """The digest of a view."""
    return digest_of(in_order(view))


def digest_of(view: bytes | msgspec.Raw) -> str:
    """CRC-32 of a view that is written as JSON without spaces, keys in order, in UTF-8."""
    return f"{zlib.crc32(view):08x}"


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
