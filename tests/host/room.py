"""A room for tests: a host on a store, a clock moved by hand, people who listen, and bots that answer at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any

import msgspec

from bogwood.host.around import Surroundings
from bogwood.host.fold import OpenGame
from bogwood.host.host import Host
from bogwood.host.loaded import Hurry, Loaded
from bogwood.host.pace import Pace
from bogwood.host.plan import Plan, SeatPlan
from bogwood.host.rights import Right
from bogwood.kernel import position
from bogwood.kernel.chance import Stream
from bogwood.kernel.game import WATCHER, Game
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Event, Json, Store
from tests.conformance import cases
from tests.kernel import toy

from . import lanterns
from .memory import MemoryStore

NO_PACE = Pace()
START = 1_700_000_000_000
SEED = "a seed for tests"


def open_game(name: str, players: int, options: dict[str, str], edition: str) -> Game:
    """The games of the house, and the two of the tests."""
    if name == lanterns.NAME:
        return lanterns.open_game(name, players, options, edition)
    return cases.open_game(name, players, options, edition)


class HandClock:
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self.at = START
        self.passed = 0

    def __call__(self) -> int:
        return self.at

    def steady(self) -> int:
        return self.passed

    def pass_by(self, milliseconds: int) -> None:
        self.at += milliseconds
        self.passed += milliseconds

    def jump(self, milliseconds: int) -> None:
        """Somebody puts the clock forward or back."""
        self.at += milliseconds


class Ear:
    """Somebody who listens at a seat and remembers everything."""

    def __init__(self, right: Right) -> None:
        self.right = right
        self.heard: list[Json] = []

    def hear(self, message: Json) -> None:
        self.heard.append(msgspec.json.decode(msgspec.json.encode(message)))

    @property
    def last(self) -> Json:
        return self.heard[-1]


class QuickBot:
    """Plays a turn by chance at once, on the position it is given."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str]] = []
        self.given: list[dict[str, Any]] = []

    async def play(
        self, document: dict[str, Any], seat: int, kind: str, seed: str, hurry: Hurry, share: str = ""
    ) -> list[int] | None:
        self.asked.append((seat, kind))
        self.given.append(document)
        game, state = position.read(document, open_game)
        stream = Stream(seed)
        chosen: list[int] = []
        turn, drawn = state.turn, state.drawn
        while seat in game.seats_to_act(state) and (state.turn, state.drawn) == (turn, drawn):
            options = game.legal(state, seat)
            chosen.append(options.nth(stream.below(len(options))))
            game.apply(state, seat, chosen[-1])
        return chosen


class Room:
    """A process with one host; ``restart`` is its end and a new beginning."""

    def __init__(self, store: Store | None = None) -> None:
        self.open_game: OpenGame = open_game
        self.memory = MemoryStore()
        self.store = store or self.memory
        self.clock = HandClock()
        self.bots = QuickBot()
        self.host = self.new_host()

    def new_host(self, owner: str = "") -> Host:
        around = Surroundings(self.clock, self.clock.steady, self.clock.steady)
        return Host(self.store, self.open_game, self.bots, around, owner)

    def restart(self) -> None:
        """All that was in memory is gone."""
        self.host = self.new_host(self.host.leases.owner)

    async def table(
        self,
        game: str = toy.NAME,
        players: int = 2,
        bots: Iterable[int] = (),
        people: list[str] | None = None,
        pace: Pace = NO_PACE,
        seed: str = SEED,
    ) -> Sitting:
        """A table at which everybody has sat down; ``people`` says who holds each seat."""
        people = people or [f"person {seat}" for seat in range(players)]
        seats = [SeatPlan("", "greedy" if seat in bots else "") for seat in range(players)]
        holders = {seat: person for seat, person in enumerate(people) if seat not in bots}
        names = {seat: f"name of {person}" for seat, person in holders.items()}
        name, _ = await self.host.create(Plan(game, players, seats, pace=pace), holders, names, seed)
        return Sitting(self, name)


class Sitting:
    """A table and the hands of everybody who sits at it."""

    def __init__(self, room: Room, name: str) -> None:
        self.room = room
        self.name = name

    @property
    def host(self) -> Host:
        return self.room.host

    async def loaded(self) -> Loaded:
        return await self.host.get(self.name)

    async def ear(self, seat: int = WATCHER) -> Ear:
        """A new listener at a seat, or a watcher."""
        ear = Ear(await self.right(seat))
        await self.host.listen(await self.loaded(), ear)
        return ear

    async def right(self, seat: int = WATCHER) -> Right:
        """That of whoever holds the seat, or of a watcher with a link."""
        return Right(seat, (await self.loaded()).holders.get(seat, ""), is_open=True)

    async def shown(self, seat: int = WATCHER) -> Json:
        return self.host.teller.message(await self.loaded(), seat)

    async def at(self, seat: int) -> list[int]:
        shown = await self.shown(seat)
        return [shown["number"], shown["trial"]["step"]] if "trial" in shown else [shown["number"], 0]

    async def options(self, seat: int) -> list[int]:
        return [option[0] for option in (await self.shown(seat))["trial"]["options"]]

    async def choose(self, seat: int, option: int | None = None, at: list[int] | None = None) -> None:
        """The given option, or the first one offered."""
        chosen = (await self.options(seat))[0] if option is None else option
        await self.host.chooser.choose(await self.loaded(), seat, chosen, at or await self.at(seat))

    async def choose_via(self, seat: int, via: int, option: int) -> None:
        """A pick, and together with it an answer to the question it leads to."""
        await self.host.chooser.choose(await self.loaded(), seat, option, await self.at(seat), via=via)

    async def withdraw(self, seat: int) -> None:
        await self.host.step(await self.loaded(), lambda table: table.withdraw(seat))

    async def undo(self, seat: int, at: list[int] | None = None) -> None:
        await self.host.chooser.undo(await self.loaded(), seat, at or await self.at(seat))

    async def redo(self, seat: int, at: list[int] | None = None) -> None:
        await self.host.chooser.redo(await self.loaded(), seat, at or await self.at(seat))

    async def commit(self, seat: int, at: list[int] | None = None) -> None:
        await self.host.chooser.commit(await self.loaded(), seat, at or await self.at(seat))

    async def finish_turn(self, seat: int) -> None:
        """Try the first option again and again, and commit."""
        number = (await self.shown(seat))["number"]
        while (shown := await self.shown(seat))["number"] == number:
            if shown["trial"]["can_commit"]:
                await self.commit(seat)
            else:
                await self.choose(seat)

    async def finish(self) -> None:
        """Play on to the end of the game."""
        while (shown := await self.shown())["status"] == "running":
            await self.finish_turn(shown["to_act"][0])

    async def propose(self, seat: int, what: str, to: int = 0) -> None:
        await self.host.step(await self.loaded(), lambda table: table.propose(seat, what, to))

    async def answer(self, seat: int, yes: bool) -> None:
        await self.host.step(await self.loaded(), lambda table: table.answer(seat, yes))

    async def resign(self, seat: int) -> None:
        await self.host.step(await self.loaded(), lambda table: table.resign(seat))

    async def stand_in(self, seat: int, once: bool = False) -> None:
        await self.host.step(await self.loaded(), lambda table: table.stand_in(seat, once))

    async def come_back(self, seat: int) -> None:
        await self.host.step(await self.loaded(), lambda table: table.come_back(seat))

    async def bots_done(self) -> None:
        """Let the bots play until a person has to act."""
        while (task := (await self.loaded()).bot_task) is not None and not task.done():
            await task

    async def events(self) -> list[Event]:
        return await self.room.store.events(self.name)

    async def kinds(self) -> list[str]:
        return [event.kind for event in await self.events()]


Scenario = Callable[[Room], Coroutine[Any, Any, None]]


def in_a_room(scenario: Scenario) -> Callable[[], None]:
    """A test that is played in a new room."""

    def test() -> None:
        asyncio.run(scenario(Room()))

    test.__name__ = scenario.__name__
    test.__doc__ = scenario.__doc__
    return test


async def refused(deed: Awaitable[object]) -> Refusal:
    """The refusal that a deed meets; one that is allowed is a failure."""
    try:
        await deed
    except Refusal as refusal:
        return refusal
    raise AssertionError("it was not refused")
