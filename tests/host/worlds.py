"""Two worlds at the wire: tables that differ only in what one audience cannot know must say the same to it."""

from __future__ import annotations

import copy
import random
from functools import cache

import msgspec

from bogwood.host.loaded import Loaded
from bogwood.host.people import People
from bogwood.host.table import Table
from bogwood.host.trial import Trial
from bogwood.kernel.game import WATCHER, State
from bogwood.server.acting import Doing, act
from bogwood.server.coach_processes import CoachProcesses
from bogwood.server.coach_room import CoachRoom
from bogwood.server.config import Config
from bogwood.server.inn import Inn, Offer
from bogwood.server.limits import Limits
from bogwood.server.logbook import turn_told
from bogwood.server.metrics import Metrics
from bogwood.server.talk import say
from bogwood.server.wire import Act
from bogwood.store.contract import Json

from .room import Ear, Room, Sitting, open_game

TAKE_BACK = 0.02


def text_of(messages: list[Json]) -> bytes:
    return msgspec.json.encode(messages)


class Step:
    """One thing that a seat does."""

    def __init__(self, seat: int, kind: str, option: int = 0) -> None:
        self.seat = seat
        self.kind = kind
        self.option = option

    async def carry_out(self, table: Sitting) -> None:
        if self.kind == "choose":
            await table.choose(self.seat, self.option)
        else:
            await {"undo": table.undo, "redo": table.redo, "commit": table.commit}[self.kind](self.seat)


class Worlds:
    """A game in one world, forked into another before and after its steps."""

    def __init__(self, game: str, players: int, seed: str, every: int = 1, most: int = 1000) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.every = every
        self.most = most
        self.chance = random.Random(seed)
        self.compared = 0
        """Messages held against each other."""

    async def play(self) -> None:
        """A game by chance, to its end or for ``most`` steps; every so many steps are compared."""
        self.room = Room()
        self.table = await self.room.table(self.game, self.players, seed=self.seed)
        ears = [await self.table.ear(audience) for audience in self.audiences()]
        steps = 0
        while (await self.real()).status == "running" and steps < self.most:
            steps += 1
            self.room.clock.pass_by(1000)
            if self.chance.random() < TAKE_BACK:
                await self.take_back()
            else:
                await self.step(steps % self.every == 0)
        for ear in ears:
            assert self.seed.encode() not in text_of(ear.heard[:-1]), "the seed is told before the end"

    def audiences(self) -> list[int]:
        return [*range(self.players), WATCHER]

    async def real(self) -> Table:
        return (await self.table.loaded()).table

    # Steps

    async def step(self, is_compared: bool) -> None:
        """Before a step everybody hears how things stand, and after it what has changed."""
        step = await self.any_step()
        others = {audience: await self.fork(audience) for audience in self.audiences()} if is_compared else {}
        here = {audience: await self.table.ear(audience) for audience in others}
        there = {audience: await other.ear(audience) for audience, other in others.items()}
        for audience in others:
            self.compare(here[audience], there[audience])
        is_secret = await self.is_secret(step)
        bases = {audience: await Base.of(other) for audience, other in others.items()}
        base = await Base.of(self.table)
        alike: dict[int, Sitting] = {}
        await step.carry_out(self.table)
        for audience, other in others.items():
            is_own_trial = audience == step.seat and step.kind != "commit"
            has_learnt = is_own_trial and here[audience].heard[0]["number"] != here[audience].last["number"]
            if is_secret and not has_learnt:
                await (await self.likewise(step, other, audience)).carry_out(other)
                self.compare(here[audience], there[audience])
                await self.compare_asking(audience, other, base, bases[audience])
                alike[audience] = other
        await self.compare_chat(step.seat, alike, here, there)
        for ear in here.values():
            (await self.table.loaded()).listeners.discard(ear)

    def compare(self, here: Ear, there: Ear) -> None:
        assert text_of(here.heard) == text_of(there.heard), f"seat {here.right.seat} hears a difference"
        self.compared += len(here.heard)

    async def compare_asking(self, audience: int, other: Sitting, base: Base, other_base: Base) -> None:
        """What is told to somebody who asks: the log since the step, the lists of tables, and why something is refused.

        The same is asked in both worlds: something that this audience could also ask without knowing which it is in.
        """
        logs = await base.log(self.table, audience), await other_base.log(other, audience)
        assert logs[0] == logs[1], "the log tells a difference"
        lists = [text_of([msgspec.to_builtins(await one.room.store.summary(one.name))]) for one in (self.table, other)]
        assert lists[0] == lists[1], "a list of tables tells a difference"
        sheets = [text_of([(await one.loaded()).table.sheet(audience)]) for one in (self.table, other)]
        assert sheets[0] == sheets[1], "the score sheet tells a difference"
        for message in await self.hopeless(audience):
            answers = [await refused_answer(one, audience, message) for one in (self.table, other)]
            assert answers[0] == answers[1], f"seat {audience} is refused differently"
            self.compared += 1

    async def hopeless(self, audience: int) -> list[Act]:
        """A message that the audience knows to be refused: an option not offered, a moment gone by, a wrong time."""
        if audience == WATCHER:
            return []
        shown = await self.table.shown(audience)
        trial = shown.get("trial", {"step": 0, "options": []})
        offered = {option[0] for option in trial["options"]}
        size = len((await self.real()).opened().catalogue.entries)
        closed = [option for option in range(size) if option not in offered]
        at = [shown["number"], trial["step"]]
        messages = [Act("choose", at=[at[0], at[1] + 1], option=0), Act("propose", what="x"), Act("come_back")]
        if closed:
            messages.append(Act("choose", at=at, option=self.chance.choice(closed)))
        return [self.chance.choice(messages)]

    async def compare_chat(
        self, seat: int, others: dict[int, Sitting], here: dict[int, Ear], there: dict[int, Ear]
    ) -> None:
        """What is said is heard by everybody, in both worlds alike."""
        for table in [self.table, *others.values()] if others else []:
            await say(inn_of(table.room), await table.loaded(), seat, "a word", "")
        for audience in others:
            self.compare(here[audience], there[audience])

    async def any_step(self) -> Step:
        seat = self.chance.choice((await self.real()).to_act())
        trial = (await self.table.shown(seat))["trial"]
        mood = self.chance.random()
        if mood < 0.15 and trial["can_undo"]:
            return Step(seat, "undo")
        if mood < 0.4 and trial["can_redo"]:
            return Step(seat, "redo")
        if trial["can_commit"]:
            return Step(seat, "commit")
        return Step(seat, "choose", self.chance.choice(trial["options"])[0])

    async def is_secret(self, step: Step) -> bool:
        """Does the step turn nothing up for all to see?  Tried on a copy."""
        real = await self.real()
        table = twin_of(real, real.playing()[1])
        if step.kind == "choose":
            table.choose(step.seat, step.option)
        elif step.kind == "redo":
            table.redo(step.seat)
        trial = table.trial(step.seat)
        return step.kind == "undo" or not (trial.draws or table.opened().is_over(trial.state))

    async def likewise(self, step: Step, other: Sitting, audience: int) -> Step:
        """The same step in the other world; where its secret option does not exist there, another secret one."""
        if step.kind == "choose" and step.seat != audience:
            options = await other.options(step.seat)
            return Step(step.seat, "choose", step.option if step.option in options else options[0])
        return step

    async def take_back(self) -> None:
        points = (await self.real()).take_back_points()
        if points:
            await self.table.propose(0, "take_back", self.chance.choice(points[-2:]))
            await self.step(True)
            for seat in range(1, self.players if (await self.real()).status == "running" else 1):
                await self.table.answer(seat, True)

    # The other world

    async def fork(self, audience: int) -> Sitting:
        """A table in a world that the audience cannot tell from this one."""
        real = await self.real()
        game, state = real.playing()
        world = game.determinise(state, audience, f"{self.seed} {self.chance.random()}")
        table = twin_of(real, world)
        room = Room()
        room.clock.at = self.room.clock.at
        room.memory.drawer(real.name).events = self.room.memory.drawer(real.name).events[:]
        room.memory.drawer(real.name).summary = self.room.memory.drawer(real.name).summary
        room.host.tables.keep(Loaded(table, (await self.table.loaded()).holders), leased=0)
        return Sitting(room, real.name)


class Base:
    """A table at some moment: what its log since then is told from."""

    def __init__(self, state: State, number: int) -> None:
        self.state = state
        self.number = number

    @classmethod
    async def of(cls, table: Sitting) -> Base:
        found = (await table.loaded()).table
        return cls(found.playing()[1], found.number)

    async def log(self, table: Sitting, audience: int) -> bytes:
        """What the log tells an audience of the events since."""
        found = (await table.loaded()).table
        state, entries = self.state, []
        for event in await table.room.store.events(table.name, self.number):
            facts: list[Json] | None = None
            if event.kind == "turn":
                state, facts = turn_told(found.opened(), state, event, audience)
            entries.append({**found.entry(event, audience), "facts": facts or []})
        return text_of(entries)


def inn_of(room: Room) -> Inn:
    """The server's inn around the host of a room."""
    offer = Offer({}, open_game, lambda game: [], lambda game, edition: {})
    limits = Limits(room.clock, 0)
    people, coach = People(room.store, room.clock), CoachRoom(offer.open_game, CoachProcesses())
    return Inn(offer, room.store, room.host, people, Config(rate=0), limits, metrics(), coach)


@cache
def metrics() -> Metrics:
    """Figures that nobody looks at: one set does for all rooms."""
    return Metrics(Room().host)


async def refused_answer(table: Sitting, seat: int, message: Act) -> bytes:
    """The whole answer to a message that is refused, as it goes over the wire."""
    answer = await act(Doing(inn_of(table.room), await table.loaded(), await table.right(seat), message), "en")
    assert answer["type"] == "refused"
    return text_of([answer])


def twin_of(real: Table, world: State) -> Table:
    """The same table in another world, with the same trials as far as they are possible there."""
    twin = copy.copy(real)
    twin.chairs = copy.deepcopy(real.chairs)
    twin.clocks = copy.deepcopy(real.clocks)
    twin.proposal = copy.deepcopy(real.proposal)
    twin.turns = real.turns[:]
    twin.trials = {}
    twin.state = world
    for seat in real.trials:
        echo(twin, real, seat)
    return twin


def echo(twin: Table, real: Table, seat: int) -> None:
    """Try in the twin what is being tried in the real table; for a card that is not there, another one."""
    if seat not in real.to_act():
        return
    tried = real.trial(seat)
    game, state = twin.playing()
    trial = Trial(seat, twin.number, state)
    for option in tried.chosen:
        options = game.legal(trial.state, seat)
        twin._try(trial, option if options.holds(option) else options.nth(0))
    trial.undone = [[other_card(twin, trial, option) for option in choice] for choice in tried.undone]
    trial.step = tried.step
    trial.is_stored = tried.is_stored
    twin.trials[seat] = trial


def other_card(twin: Table, trial: Trial, option: int) -> int:
    """The option, or one that can be chosen in its place."""
    options = twin.opened().legal(trial.state, trial.seat)
    return option if twin.is_complete(trial) or options.holds(option) else options.nth(0)
