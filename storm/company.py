"""The people of a storm, and the tables they sit at: whenever a game is over they begin another one."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .chair import WATCHER, Chair, NotedLine, insist
from .history import Json
from .person import Person, Shared
from .relay import Relay, Targets

PEOPLE = 12
WATCHERS = 6
CLOCK: Json = {"kind": "live", "bank": 600_000, "increment": 5_000, "on_timeout": "resign"}
"""Nobody thinks for so long, and the storm's own length is added, for seats whose people have gone: whoever runs out of
time was charged for somebody else's."""
LOOK = 0.3
WATCHING = (8.0, 30.0)
"""Seconds that a watcher looks at one table."""
VISIT = 20.0
"""Seconds that a table beside the others lasts."""


class Plan(NamedTuple):
    """A table to be filled."""

    game: str
    people: int
    bots: tuple[str, ...] = ()
    has_clock: bool = False
    is_public: bool = True

    def wish(self, seconds: float = 0.0) -> Json:
        """What is asked of the server, for a storm of that length."""
        seats: list[Json] = [{} for _ in range(self.people)] + [{"bot": kind} for kind in self.bots]
        pace = {"pace": {**CLOCK, "bank": CLOCK["bank"] + round(1000 * seconds)}} if self.has_clock else {}
        return {
            "game": self.game, "players": len(seats), "seats": seats, "my_seats": [0], "is_public": self.is_public,
            "stand_in": "random", **pace,
        }  # fmt: skip


PLANS = (
    Plan("feya", 2),
    Plan("felinia", 2, is_public=False),
    Plan("winter", 2),
    Plan("feya", 3, has_clock=True),
    Plan("felinia", 1, ("easy", "random"), has_clock=True),
    Plan("winter", 1, ("random",), is_public=False),
    Plan("feya", 2, ("easy",), has_clock=True),
    Plan("felinia", 3),
)


@dataclass
class Sitting:
    """People at one table."""

    name: str
    plan: Plan
    watch: str
    invite: str
    chairs: dict[int, Chair] = field(default_factory=dict)

    @property
    def progress(self) -> int:
        """How often something has gone on."""
        return sum(chair.progress for chair in self.chairs.values())

    @property
    def is_over(self) -> bool:
        """Has the game ended for all of them, or is somebody gone without whom it cannot go on?"""
        here = self.chairs.values()
        return any(chair.is_gone for chair in here) or all(chair.is_over for chair in here)


class Company:
    """Everybody who plays or watches, each by a line of their own."""

    def __init__(self, shared: Shared, targets: Targets, seed: str, has_addresses: bool, seconds: float = 0.0) -> None:
        self.shared = shared
        self._seconds = seconds
        self.seed = seed
        self.sittings: list[Sitting] = []
        self._targets = targets
        self._has_addresses = has_addresses
        self.people: list[Person] = []
        self.watchers: list[Person] = []
        self.strangers: list[Person] = []
        self.jobs: set[asyncio.Task[Any]] = set()
        self._lots = random.Random(f"{seed} company")

    async def gather(self) -> None:
        """Everybody comes in, and sits down."""
        self.people = [await self.newcomer(f"p{n + 1}", n + 1) for n in range(PEOPLE)]
        self.watchers = [await self.newcomer(f"w{n + 1}", n + 101) for n in range(WATCHERS)]
        self.strangers = [await self.newcomer(f"x{n + 1}", n + 201) for n in range(2)]
        await asyncio.gather(*(person.come_in() for person in self.people))
        for n, plan in enumerate(PLANS):
            self.start(self._keep(plan, random.Random(f"{self.seed} {n}")))
        for n, watcher in enumerate(self.watchers):
            self.start(self._look_on(watcher, random.Random(f"{self.seed} watcher {n}")))

    async def newcomer(self, name: str, number: int) -> Person:
        relay = Relay(self._targets, f"127.0.1.{number}" if self._has_addresses else "")
        await relay.start()
        return Person(self.shared, relay, name)

    @property
    def relays(self) -> list[Relay]:
        return [person.relay for person in (*self.people, *self.watchers, *self.strangers)]

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that goes on beside everything else."""
        job = asyncio.ensure_future(work)
        self.jobs.add(job)
        job.add_done_callback(self._ended)

    def _ended(self, job: asyncio.Task[Any]) -> None:
        self.jobs.discard(job)
        if not job.cancelled() and job.exception() is not None:
            self.shared.history.note("broke", problem=repr(job.exception()))

    async def end(self) -> None:
        for job in list(self.jobs):
            job.cancel()
        await asyncio.gather(*self.jobs, return_exceptions=True)
        for person in (*self.people, *self.watchers, *self.strangers):
            await person.close()
            await person.relay.close()

    # Tables

    async def _keep(self, plan: Plan, lots: random.Random) -> None:
        """One table after another."""
        while True:
            sitting = await self.seated(plan, lots)
            if sitting is None:
                await asyncio.sleep(1)
            else:
                while not sitting.is_over:
                    await asyncio.sleep(LOOK)
                self.dissolve(sitting)

    def least_busy(self, count: int) -> list[Person]:
        """Those who sit at the fewest tables."""
        load = Counter(chair.person.name for sitting in self.sittings for chair in sitting.chairs.values())
        lots = [self._lots.random() for _ in self.people]
        order = sorted(range(len(self.people)), key=lambda n: (load[self.people[n].name], lots[n]))
        return [self.people[n] for n in order[:count]]

    async def seated(self, plan: Plan, lots: random.Random) -> Sitting | None:
        """People at a new table of this plan; None when it could not be had."""
        first, *others = self.least_busy(plan.people)
        sitting = await self.opened(first, plan)
        if sitting is None:
            return None
        for seat, person in enumerate(others, 1):
            if not await self.joined(sitting, person, seat):
                return None
        for seat, person in enumerate((first, *others)):
            self.sit(sitting, person, seat, lots)
        self.begin(sitting)
        return sitting

    async def opened(self, person: Person, plan: Plan) -> Sitting | None:
        """A new table of somebody."""
        async with person.busy:
            answer = await person.ask_as_myself("POST", "/api/tables", plan.wish(self._seconds))
            if not answer.is_done:
                return None
            name, links = answer.body["table"], answer.body["links"]
            for seat, code in answer.body["codes"].items():
                self.keep_code(person, name, int(seat), code)
                person.note_right("has", person.who, name, int(seat))
        return Sitting(name, plan, links["watch"].partition("watch=")[2], links["invite"].partition("invite=")[2])

    async def joined(self, sitting: Sitting, person: Person, seat: int) -> bool:
        """Sit down; asked twice, somebody may be told that they have taken the seat themselves."""
        async with person.busy:
            for _ in range(4):
                with person.taking(sitting.name, seat) as taken:
                    body = {"seat": seat, "invite": sitting.invite}
                    answer = await person.ask_as_myself("POST", f"/api/tables/{sitting.name}/join", body)
                    taken(answer)
                if answer.is_done:
                    self.keep_code(person, sitting.name, seat, answer.body["code"])
                if answer.is_done or answer.code == "seat-taken":
                    return True
                if answer.code in ("unknown-table", "no-entry", "not-open"):
                    return False
                await asyncio.sleep(1)
        return False

    def keep_code(self, person: Person, table: str, seat: int, code: str) -> None:
        person.codes[table, seat] = code
        self.shared.secrets.add(code)

    def sit(self, sitting: Sitting, person: Person, seat: int, lots: random.Random) -> Chair:
        chair = Chair(person, sitting.name, seat, sitting.watch, random.Random(lots.random()))
        sitting.chairs[seat] = chair
        self.start(chair.live())
        return chair

    def begin(self, sitting: Sitting) -> None:
        """From now on the game is expected to go on."""
        self.sittings.append(sitting)
        self.shared.history.note("sits", table=sitting.name)

    def dissolve(self, sitting: Sitting) -> None:
        """Everybody gets up."""
        if sitting in self.sittings:
            self.sittings.remove(sitting)
            self.shared.history.note("rises", table=sitting.name)
        for seat, chair in sitting.chairs.items():
            chair.is_gone = True
            chair.person.codes.pop((sitting.name, seat), None)
            line = chair.take_line()
            if line is not None:
                self.start(closed(line))

    async def _look_on(self, watcher: Person, lots: random.Random) -> None:
        """Watch one table after another."""
        while True:
            if not self.sittings:
                await asyncio.sleep(1)
                continue
            sitting = lots.choice(self.sittings)
            chair = Chair(watcher, sitting.name, WATCHER, sitting.watch, lots)
            try:
                async with asyncio.timeout(lots.uniform(*WATCHING)):
                    await chair.live()
            except TimeoutError:
                continue

    # Lots

    def person(self, lot: int) -> Person:
        return self.people[lot % len(self.people)]

    def sitting(self, lot: int) -> Sitting | None:
        return self.sittings[lot % len(self.sittings)] if self.sittings else None

    def lines_of(self, person: Person) -> list[NotedLine]:
        """The open lines of a person, which are used no more: they connect again."""
        mine = [c for sitting in self.sittings for c in sitting.chairs.values() if c.person is person and not c.is_gone]
        return [line for line in (chair.take_line() for chair in mine) if line is not None]

    def haunt(self, lines: list[NotedLine], *deeds: str) -> None:
        """Those who have lost their right insist."""
        for line in lines:
            self.start(insist(line, list(deeds)))


async def closed(line: NotedLine) -> None:
    await line.close()
    line.note_end()
