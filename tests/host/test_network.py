"""A faulty network between people and the host: messages are lost, doubled, late and out of order, both ways.

Whatever happens, nothing is done twice, nobody is ever shown what was not so, and in the end both sides agree.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bogwood.host.host import Host
from bogwood.host.people import People
from bogwood.host.rights import Right
from bogwood.host.telling import view_digest
from bogwood.kernel.game import WATCHER
from bogwood.server.acting import Doing, act
from bogwood.server.coach_processes import CoachProcesses
from bogwood.server.coach_room import CoachRoom
from bogwood.server.config import Config
from bogwood.server.inn import Inn, Offer
from bogwood.server.limits import Limits
from bogwood.server.metrics import Metrics
from bogwood.server.wire import Act
from bogwood.store.contract import Json
from tests.conformance.cases import FULL
from tests.kernel import toy

from . import lanterns
from .room import Room, Sitting, open_game

T = TypeVar("T")

PLACES = st.integers(0, 40)
MOODS = st.integers(0, 9)


def moment(message: Json) -> tuple[int, int]:
    """When a message about the table was true."""
    return (message["number"], message["trial"]["step"] if "trial" in message else 0)


class Client:
    """One screen: it keeps the latest table it has heard of, and asks again until it is answered."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.table: Json | None = None
        self.waiting: Act | None = None
        self.sent = 0
        self.line = 0
        """Counts its connections."""

    def hear(self, message: Json) -> None:
        if message["type"] == "table":
            self.look_at(message)
        if self.waiting is not None and message.get("id") == self.waiting.id:
            self.waiting = None
        if message["type"] == "refused":
            self.look_at(message["table"])

    def look_at(self, table: Json) -> None:
        """What is older than what is on the screen came late."""
        assert view_digest(table["view"]) == table["digest"]
        if self.table is None or moment(table) >= moment(self.table):
            self.table = table

    def next_deed(self, mood: int) -> Act | None:
        """Something that the screen offers."""
        trial = (self.table or {}).get("trial")
        if self.table is None or trial is None:
            return None
        self.sent += 1
        name, at = f"{self.seat}-{self.sent}", list(moment(self.table))
        if mood < 2 and trial["can_undo"]:
            return Act("undo", id=name, at=at)
        if mood < 5 and trial["can_redo"]:
            return Act("redo", id=name, at=at)
        if trial["can_commit"]:
            return Act("commit", id=name, at=at)
        return Act("choose", id=name, at=at, option=trial["options"][mood % len(trial["options"])][0])


class Wire:
    """The host's end of one connection: what it says goes into the network."""

    def __init__(self, network: Network, client: int, right: Right, line: int) -> None:
        self.right = right
        self._network = network
        self._client = client
        self._line = line

    def __hash__(self) -> int:
        """The host tells its listeners in the order of a set: let it be the same in every run."""
        return 1000 * self._client + self._line

    def hear(self, message: Json) -> None:
        self._network.to_clients.append((self._client, msgspec.json.encode(message)))


def inn_of(host: Host, room: Room) -> Inn:
    offer = Offer({}, open_game, lambda game: [], lambda game, edition: {})
    limits = Limits(room.clock, 0)
    people, coach = People(room.store, room.clock), CoachRoom(offer.open_game, CoachProcesses())
    return Inn(offer, room.store, host, people, Config(rate=0), limits, Metrics(host), coach)


class Network(RuleBasedStateMachine):
    """Two people and a watcher at one table."""

    to_host: list[tuple[int, bytes]]
    to_clients: list[tuple[int, bytes]]

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.room = Room()
        self.inn = inn_of(self.room.host, self.room)
        self.clients = [Client(0), Client(1), Client(WATCHER)]
        self.wires: list[Wire | None] = [None] * 3
        self.to_host = []
        self.to_clients = []
        self.carried_out: list[str] = []
        self.truth: dict[tuple[int, int, int], str] = {}

    def run(self, deed: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(deed)

    @initialize(game=st.sampled_from([toy.NAME, lanterns.NAME]))
    def sit_down(self, game: str) -> None:
        self.table: Sitting = self.run(self.room.table(game))
        for client in range(3):
            self.reconnect(client)

    # What people do

    @rule(client=st.integers(0, 1), mood=MOODS)
    def do_something(self, client: int, mood: int) -> None:
        """One thing at a time: the next one when the last is answered."""
        one = self.clients[client]
        if one.waiting is None:
            one.waiting = one.next_deed(mood)
            self.send(client)

    @rule(client=st.integers(0, 1))
    def send(self, client: int) -> None:
        """Send what has not been answered, perhaps again."""
        message = self.clients[client].waiting
        if message is not None:
            self.to_host.append((client, msgspec.json.encode(message)))

    @rule(client=st.integers(0, 2))
    def reconnect(self, client: int) -> None:
        """The connection breaks and another one is opened."""
        self.run(self._reconnect(client))

    async def _reconnect(self, client: int) -> None:
        loaded = await self.table.loaded()
        old, one = self.wires[client], self.clients[client]
        if old is not None:
            loaded.listeners.discard(old)
        one.line += 1
        self.wires[client] = wire = Wire(self, client, await self.table.right(one.seat), one.line)
        await self.room.host.listen(loaded, wire)

    # What the network does

    @precondition(lambda self: self.to_host)
    @rule(place=PLACES)
    def bring_to_host(self, place: int) -> None:
        client, content = self.to_host.pop(place % len(self.to_host))
        self.run(self._answer(client, msgspec.json.decode(content, type=Act)))

    @precondition(lambda self: self.to_clients)
    @rule(place=PLACES)
    def bring_to_client(self, place: int) -> None:
        client, content = self.to_clients.pop(place % len(self.to_clients))
        self.clients[client].hear(msgspec.json.decode(content))

    @precondition(lambda self: self.to_clients)
    @rule(count=st.integers(1, 5))
    def bring_some_in_order(self, count: int) -> None:
        for _ in range(min(count, len(self.to_clients))):
            self.bring_to_client(0)

    @precondition(lambda self: self.to_host)
    @rule(place=PLACES)
    def lose_on_the_way_to_host(self, place: int) -> None:
        self.to_host.pop(place % len(self.to_host))

    @precondition(lambda self: self.to_clients)
    @rule(place=PLACES)
    def lose_on_the_way_to_client(self, place: int) -> None:
        self.to_clients.pop(place % len(self.to_clients))

    @precondition(lambda self: self.to_host)
    @rule(place=PLACES)
    def double_on_the_way_to_host(self, place: int) -> None:
        self.to_host.append(self.to_host[place % len(self.to_host)])

    @precondition(lambda self: self.to_clients)
    @rule(place=PLACES)
    def double_on_the_way_to_client(self, place: int) -> None:
        self.to_clients.append(self.to_clients[place % len(self.to_clients)])

    @rule()
    def restart_the_host(self) -> None:
        """The process dies and comes back: every connection breaks, what is on its way stays there."""
        self.room.clock.pass_by(1000)
        self.room.restart()
        self.inn = inn_of(self.room.host, self.room)
        self.wires = [None] * 3

    # The host's side

    async def _answer(self, client: int, message: Act) -> None:
        loaded = await self.table.loaded()
        seat = self.clients[client].seat
        before = await self.table.at(seat), (await self.table.shown())["number"]
        doing = Doing(self.inn, loaded, await self.table.right(seat), message)
        answer = await act(doing, "en")
        if (await self.table.at(seat), (await self.table.shown())["number"]) != before:
            self.carried_out.append(message.id)
            assert answer["type"] == "done"
        if not doing.is_told or self.wires[client] is None:
            self.to_clients.append((client, msgspec.json.encode(answer)))

    # What must hold

    @invariant()
    def nothing_is_done_twice(self) -> None:
        assert len(set(self.carried_out)) == len(self.carried_out)

    @invariant()
    def nobody_sees_what_was_not_so(self) -> None:
        if not hasattr(self, "table"):
            return
        for client in self.clients:
            shown = self.run(self.table.shown(client.seat))
            self.truth[(client.seat, *moment(shown))] = shown["digest"]
            if client.table is not None:
                assert self.truth[(client.seat, *moment(client.table))] == client.table["digest"]

    def teardown(self) -> None:
        """The network recovers; what was late still comes, in whatever order, and both sides agree."""
        if hasattr(self, "table"):
            late = self.to_clients[::-1]
            self.to_clients = []
            for client in range(3):
                self.reconnect(client)
            while self.to_clients:
                self.bring_to_client(0)
            for client, content in late:
                self.clients[client].hear(msgspec.json.decode(content))
            self.both_sides_agree()
        self.loop.close()

    def both_sides_agree(self) -> None:
        for client in self.clients:
            shown = self.run(self.table.shown(client.seat))
            assert client.table is not None
            assert (moment(client.table), client.table["digest"]) == (moment(shown), shown["digest"])
        turns = [event for event in self.run(self.table.events()) if event.kind == "turn"]
        assert len(turns) <= len(self.carried_out)


TestNetwork = Network.TestCase
TestNetwork.settings = settings(max_examples=1000 if FULL else 100, stateful_step_count=60)
