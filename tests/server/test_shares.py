"""One address, however much it asks for, does not keep others waiting."""

from __future__ import annotations

import asyncio
import functools
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

from bogwood.kernel.record import Record
from bogwood.kernel.refusal import Refusal
from bogwood.server import hooks, running
from bogwood.server.asking import ADDRESS
from bogwood.server.coach_room import MOST_OF_ONE, CoachRoom
from bogwood.server.config import Config
from bogwood.server.door import Open, is_among
from bogwood.server.hooks import Teller
from bogwood.server.leisure import LeisureRoom
from bogwood.server.limits import Limit, Limits
from bogwood.server.world import World
from tests.server.house import PATIENCE, House, open_house, shelf
from tests.server.waiting import until

# Tables


def test_many_people_of_one_address_make_no_more_tables_than_one_address_may() -> None:
    with open_house(Config(rate=0.2)) as house:
        # Each of them makes fewer than one person may.
        guests = [house.guest(name) for name in ("Ann", "Bob", "Cleo", "Dan")]
        answers = [guest.http.post("/api/tables", json={"game": "feya", "players": 2}) for guest in guests * 5]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert len(refused) > 4
        # Whoever has to wait is told for how long.
        seconds = refused[0].json()["arguments"]["seconds"]
        assert seconds >= 1
        assert refused[0].headers["retry-after"] == str(seconds)
        assert str(seconds) in refused[0].json()["sentence"]


# Work that can wait


def world_with(work: Limit) -> World:
    guard = lambda table, doing="": ExitStack()  # noqa: E731
    return cast(World, SimpleNamespace(limits=SimpleNamespace(work=work), host=SimpleNamespace(guard=guard)))


def test_reports_are_made_one_by_one_and_by_turns() -> None:
    """Ten reports at once: after each everybody else has time, and another address is next."""

    async def whole() -> list[str]:
        room, world = LeisureRoom(), world_with(Limit(0, 0, lambda: 0))
        order: list[str] = []

        async def report(address: str) -> None:
            ADDRESS.set(address)
            async with room.enter(world) as leisure:
                order.append(address)
                with leisure.at_work("table"):
                    busy(0.01)
            # Others had their turn, since the loop was left alone for a while.
            assert order[-1] == "move"

        async def moves() -> None:
            while True:
                await asyncio.sleep(0)
                order.append("move")

        jobs = [asyncio.create_task(report("flood")) for _ in range(10)]
        moving = asyncio.create_task(moves())
        await asyncio.sleep(0)
        await asyncio.gather(*jobs, asyncio.create_task(report("other")))
        moving.cancel()
        return [one for one in order if one != "move"]

    order = asyncio.run(whole())
    assert len(order) == 11
    assert order.index("other") <= 2


def busy(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_an_address_that_has_used_up_its_share_of_work_is_told_when_to_come_again() -> None:
    async def whole() -> None:
        now = [0]
        room, world = LeisureRoom(), world_with(Limit(0.01, 0.005, lambda: now[0]))
        ADDRESS.set("flood")

        async def report() -> None:
            async with room.enter(world) as leisure:
                with leisure.at_work("table"):
                    busy(0.02)

        await report()
        with pytest.raises(Refusal) as refused:
            await report()
        assert refused.value.code == "too-fast"
        now[0] += 1000 * int(str(refused.value.arguments["seconds"]))
        await report()

    asyncio.run(whole())


# The coach


def test_one_address_has_its_share_of_reviews() -> None:
    async def whole() -> None:
        room, record = CoachRoom(shelf().open_game), Record({"game": "feya"})
        for n in range(MOST_OF_ONE):
            room.begin_review(f"flood {n}", record, "flood")
        with pytest.raises(Refusal) as refused:
            room.begin_review("one more", record, "flood")
        assert refused.value.code == "coach-busy"
        assert int(str(refused.value.arguments["seconds"])) > 0
        # Whoever comes is told how long the others' take.
        work = room.begin_review("other", record, "other")
        assert room.wait_for(work) > 0

    asyncio.run(whole())


# Hooks


def test_addresses_that_hang_do_not_hold_up_those_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    class Store:
        async def seats(self, name: str) -> list[Any]:
            return [SimpleNamespace(seat=0, person=name)]

        async def hooks(self, person: str) -> list[tuple[str, str, Any]]:
            count = 10 if person == "flood" else 1
            return [("webhook", f"http://{person}-{n}", {}) for n in range(count)]

    async def post(self: Teller, address: str, content: bytes, headers: dict[str, str]) -> int:
        told.append(address)
        await asyncio.sleep(0.01)
        return 0 if "flood" in address else 200

    monkeypatch.setattr(Teller, "post", post)

    async def whole() -> None:
        world = cast(World, SimpleNamespace(store=Store(), config=Config()))
        teller = Teller(world)
        flood = [asyncio.create_task(teller.tell("flood", 0, "")) for _ in range(30)]
        while len(told) < hooks.AT_ONCE:
            await asyncio.sleep(0)
        await teller.tell("other", 0, "")
        # Those that were being told when the other came, and one at most that had its turn before.
        assert told.index("http://other-0") <= hooks.AT_ONCE + 1
        await asyncio.gather(*flood)
        # What did not answer is left alone for a time.
        before = len(told)
        await teller.tell("flood", 0, "")
        await teller.tell("other", 0, "")
        assert told[before:] == ["http://other-0"]

    asyncio.run(whole())


# Connections


@contextmanager
def house_with(monkeypatch: pytest.MonkeyPatch, most: int, silence: float) -> Iterator[House]:
    monkeypatch.setattr(running, "Open", lambda proxies, usual: Open("", most, silence))
    with open_house() as house:
        yield house


def is_closed(connection: socket.socket) -> bool:
    try:
        return connection.recv(1000) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("said", [b"", b"GET /health HT", b"POST /api/visit HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"])
def test_a_connection_that_says_nothing_whole_is_closed(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    with (
        house_with(monkeypatch, 0, 0.3) as house,
        socket.create_connection(("127.0.0.1", house.port), PATIENCE) as silent,
    ):
        silent.sendall(said)
        while not is_closed(silent):
            pass
        # Others are not: between requests, or as a websocket.
        ann = house.guest("Ann")
        table = ann.table(my_seats=[0, 1])["table"]
        chair = ann.sit(table)
        chair.hear()
        time.sleep(0.5)
        assert chair.say(do="hello")["type"] == "table"
        assert ann.get("/api/me")["nickname"] == "Ann"


def test_one_address_has_its_share_of_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    with house_with(monkeypatch, 3, PATIENCE) as house, ExitStack() as stack:
        connect = functools.partial(socket.create_connection, ("127.0.0.1", house.port), PATIENCE)
        held = [stack.enter_context(connect()) for _ in range(3)]
        assert is_closed(stack.enter_context(connect()))
        held[0].close()
        until(lambda: is_answered(house))


def is_answered(house: House) -> bool:
    try:
        return httpx.get(f"{house.url}/health", trust_env=False).status_code == 200
    except httpx.HTTPError:
        return False


def test_a_proxy_brings_everybody() -> None:
    open_ones = Open("10.0.0.1, 192.168.0.0/16", 1)
    open_ones.count.update(["10.0.0.1", "10.0.0.2"])
    assert open_ones.may_come("10.0.0.1")
    assert not open_ones.may_come("10.0.0.2")
    assert is_among("192.168.7.7", "10.0.0.1, 192.168.0.0/16")
    assert not is_among("192.169.7.7", "10.0.0.1, 192.168.0.0/16, localhost")


def test_one_address_has_its_share_of_websockets() -> None:
    with open_house() as house:
        ann = house.guest("Ann")
        table = ann.table(my_seats=[0, 1])["table"]
        house.world.limits.most_sockets = 2
        chairs = [ann.sit(table) for _ in range(3)]
        assert chairs[0].hear()["type"] == chairs[1].hear()["type"] == "table"
        assert chairs[2].hear()["code"] == "too-many-sockets"
        chairs[0].close()
        until(lambda: house.world.sockets["127.0.0.1"] < 2)
        assert ann.sit(table).hear()["type"] == "table"


def test_whoever_is_too_fast_is_told_how_long_to_wait() -> None:
    now = [0]
    limit = Limit(1, 0.1, lambda: now[0])
    limit.take("a")
    with pytest.raises(Refusal) as refused:
        limit.take("a")
    assert refused.value.arguments["seconds"] == 10
    now[0] = 10_000
    limit.take("a")
    assert Limits(lambda: now[0], 0).most_sockets == 0
