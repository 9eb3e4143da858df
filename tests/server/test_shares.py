"""One address, however much it asks for, does not keep others waiting."""

from __future__ import annotations

import asyncio
import functools
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

from bogwood.host.loaded import Loaded
from bogwood.host.rights import Right
from bogwood.kernel.record import Record
from bogwood.kernel.refusal import Refusal
from bogwood.server import hooks, running
from bogwood.server.asking import ADDRESS
from bogwood.server.coach_processes import CoachProcesses
from bogwood.server.coach_room import MOST_OF_ONE, CoachRoom
from bogwood.server.config import Config
from bogwood.server.door import Open, is_among
from bogwood.server.hooks import Caller
from bogwood.server.inn import Inn
from bogwood.server.leisure import STRETCH, LeisureRoom
from bogwood.server.limits import Limit, Limits
from bogwood.server.shares import MOST_WAITING, Shares, metered
from bogwood.server.shortway import ShortWay
from bogwood.server.socket import SocketListener
from tests.server.house import PATIENCE, House, offer, open_house
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


def inn_with(work: Limit) -> Inn:
    guard = lambda table, doing="": ExitStack()  # noqa: E731
    return cast(
        Inn,
        SimpleNamespace(limits=SimpleNamespace(work=work), host=SimpleNamespace(around=SimpleNamespace(guard=guard))),
    )


def test_reports_are_made_one_by_one_and_by_turns() -> None:
    """Ten reports at once: after each everybody else has time, and another address is next."""

    async def whole() -> list[str]:
        room, inn = LeisureRoom(), inn_with(Limit(0, 0, lambda: 0))
        order: list[str] = []

        async def report(address: str) -> None:
            ADDRESS.set(address)
            async with room.enter(inn) as leisure:
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
        room, inn = LeisureRoom(), inn_with(Limit(0.01, 0.005, lambda: now[0]))
        ADDRESS.set("flood")

        async def report() -> None:
            async with room.enter(inn) as leisure:
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
        room, record = CoachRoom(offer().open_game, CoachProcesses()), Record({"game": "feya"})
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


class Hooked:
    """A store in which everybody has some addresses to be told at: ``many`` of them, or one."""

    def __init__(self, many: int) -> None:
        self._many = many

    async def seats(self, name: str) -> list[Any]:
        return [SimpleNamespace(seat=0, person=name)]

    async def hooks(self, person: str) -> list[tuple[str, str, Any]]:
        count = self._many if person.startswith("flood") else 1
        return [("webhook", f"http://{person}-{n}", {}) for n in range(count)]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that word was sent to, in order; those of a flood named so do not answer, the others do, slowly."""
    sent: list[str] = []

    async def post(self: Caller, address: str, content: bytes, headers: dict[str, str]) -> int:
        sent.append(address)
        await asyncio.sleep(0.01)
        return 0 if "flood-silent" in address else 200

    monkeypatch.setattr(Caller, "post", post)
    return sent


def caller_with(store: Hooked) -> Caller:
    return Caller(cast(Inn, SimpleNamespace(store=store, config=Config())))


def test_slow_addresses_of_many_people_at_one_place_do_not_hold_up_those_of_others(told: list[str]) -> None:
    async def whole() -> None:
        caller = caller_with(Hooked(1))
        flood = [asyncio.create_task(caller.tell(f"flood{n}", 0, "", "there")) for n in range(30)]
        while len(told) < hooks.AT_ONCE:
            await asyncio.sleep(0)
        await caller.tell("other", 0, "", "here")
        # Those that were being told when the other came, and one at most that had its turn before.
        assert told.index("http://other-0") <= hooks.AT_ONCE + 1
        await asyncio.gather(*flood)

    asyncio.run(whole())


def test_an_address_that_does_not_answer_is_left_alone_for_a_time(told: list[str]) -> None:
    async def whole() -> None:
        caller = caller_with(Hooked(10))
        await asyncio.gather(*(caller.tell("flood-silent", 0, "", "there") for _ in range(30)))
        before = len(told)
        await caller.tell("flood-silent", 0, "", "there")
        await caller.tell("other", 0, "", "here")
        assert told[before:] == ["http://other-0"]

    asyncio.run(whole())


def test_whoever_brings_a_turn_about_waits_with_its_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """The address that moved; where nobody did, the one that play was last opened from."""
    shares: list[str] = []

    async def tell(self: Caller, name: str, seat: int, title: str, share: str) -> None:
        shares.append(share)

    monkeypatch.setattr(Caller, "tell", tell)
    with open_house() as house:
        ann = house.guest("Ann")
        name = ann.table(my_seats=[0, 1])["table"]
        inn = house.inn
        inn.host.tables.loaded[name].share = "opened"

        def brought_about(address: str) -> None:
            ADDRESS.set(address)
            inn.host.around.on_turn(name, [0])

        for address in ("moved", ""):
            house.loop.call_soon_threadsafe(brought_about, address)
        until(lambda: "opened" in shares)
    assert shares[-2:] == ["moved", "opened"]


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
    with house_with(monkeypatch, 3, 10 * PATIENCE) as house, ExitStack() as stack:
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
        house.inn.limits.most_sockets = 2
        first, second = ann.sit(table), ann.sit(table)
        assert first.hear()["type"] == second.hear()["type"] == "table"
        assert ann.sit(table).hear()["code"] == "too-many-sockets"
        first.close()
        until(lambda: house.inn.sockets["127.0.0.1"] < 2)
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


# The time of the one thread


def shares_of(burst: float, per_second: float) -> tuple[Shares, list[int]]:
    now = [0]
    return Shares(Limit(burst, per_second, lambda: now[0])), now


def test_whoever_has_used_up_their_time_waits_and_nobody_else() -> None:
    async def whole() -> None:
        shares, now = shares_of(1, 0.1)
        shares.spend("flood", 1.2)
        waiting = [asyncio.create_task(shares.turn("flood")) for _ in range(3)]
        await shares.turn("other")
        assert not any(task.done() for task in waiting)
        assert shares.wait("flood") == pytest.approx(2)
        now[0] += 3000
        await asyncio.wait_for(asyncio.gather(*waiting), PATIENCE)

    asyncio.run(whole())


def test_no_more_than_so_many_wait() -> None:
    async def whole() -> None:
        shares, _ = shares_of(1, 0.1)
        shares.spend("flood", 5)
        waiting = [asyncio.create_task(shares.turn("flood")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await shares.turn("flood")
        assert refused.value.arguments["seconds"] == 40
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(whole())


def test_every_stretch_of_a_job_is_paid_for_and_no_wait_is() -> None:
    async def whole() -> None:
        spent: list[float] = []

        async def job() -> str:
            busy(0.02)
            await asyncio.sleep(0.2)
            busy(0.02)
            return "done"

        assert await metered(job(), spent.append) == "done"
        assert len(spent) == 2
        assert min(spent) >= 0.02

    asyncio.run(whole())


def test_a_job_that_is_paid_for_ends_as_any_other() -> None:
    async def whole() -> list[str]:
        heard: list[str] = []

        async def job() -> None:
            try:
                await asyncio.sleep(PATIENCE)
            except asyncio.CancelledError:
                heard.append("cancelled")
                raise

        async def failing() -> None:
            await asyncio.sleep(0)
            raise ValueError("no")

        task = asyncio.create_task(metered(job(), lambda seconds: None))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        with pytest.raises(ValueError, match="no"):
            await metered(failing(), lambda seconds: None)
        return heard

    assert asyncio.run(whole()) == ["cancelled"]


def test_between_two_messages_of_one_line_others_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> list[str]:
        order: list[str] = []

        async def answer(self: SocketListener, content: str | bytes) -> None:
            order.append("message")

        async def others() -> None:
            while order.count("message") < 5:
                order.append("other")
                await asyncio.sleep(0)

        monkeypatch.setattr(SocketListener, "_answer", answer)
        start = lambda job, address: asyncio.get_running_loop().create_task(job)  # noqa: E731
        inn = cast(Inn, SimpleNamespace(shares=Shares(Limit(0, 0, lambda: 0)), start=start))
        loaded = cast(Loaded, SimpleNamespace(table=SimpleNamespace(name="table")))
        way = cast(ShortWay, SimpleNamespace(hold=lambda is_held: None))
        line = SocketListener(inn, loaded, Right(0, "flood"), way, "en", "127.0.0.1")
        for _ in range(5):
            line.receive("hello")
        await others()
        return order

    order = asyncio.run(whole())
    assert order.count("message") == 5
    assert all(pair != ("message", "message") for pair in pairwise(order))


def test_work_that_comes_piece_by_piece_leaves_others_their_time() -> None:
    async def whole() -> None:
        order: list[str] = []

        async def moves() -> None:
            while True:
                await asyncio.sleep(0)
                order.append("move")

        def pieces() -> Iterator[int]:
            for n in range(4):
                busy(2 * STRETCH)
                order.append("piece")
                yield n

        moving = asyncio.create_task(moves())
        async with LeisureRoom().enter(inn_with(Limit(0, 0, lambda: 0))) as leisure:
            assert await leisure.all_of("table", pieces()) == [0, 1, 2, 3]
        moving.cancel()
        assert all(pair != ("piece", "piece") for pair in pairwise(order))

    asyncio.run(whole())


def test_a_share_of_work_is_asked_for_again_when_the_turn_has_come() -> None:
    """Many who ask at once have not used up anything yet."""

    async def whole() -> list[BaseException | None]:
        room, inn = LeisureRoom(), inn_with(Limit(0.01, 0.001, lambda: 0))
        ADDRESS.set("flood")

        async def report() -> None:
            async with room.enter(inn) as leisure:
                with leisure.at_work("table"):
                    busy(0.02)

        held = await room._door.take("somebody")
        asked = asyncio.gather(*(report() for _ in range(5)), return_exceptions=True)
        await asyncio.sleep(0)
        room._door.give_back(held)
        return list(await asked)

    first, *others = asyncio.run(whole())
    assert first is None
    assert all(isinstance(one, Refusal) and one.code == "too-fast" for one in others)


def test_an_address_in_debt_waits_but_whether_the_server_lives_is_told() -> None:
    with open_house(Config(rate=1)) as house:
        ann = house.guest("Ann")
        house.inn.shares.spend("127.0.0.1", 1000)
        assert ann.http.get("/health").status_code == 200
        with pytest.raises(httpx.ReadTimeout):
            ann.http.get("/api/me", timeout=0.5)


def test_nobody_knocks_all_the_time() -> None:
    open_ones = Open("10.0.0.1", 100)
    open_ones.knocks = Limit(3, 1, lambda: 0)
    assert [open_ones.may_come("192.0.2.1") for _ in range(4)] == [True, True, True, False]
    assert open_ones.may_come("192.0.2.2")
    assert all(open_ones.may_come("10.0.0.1") for _ in range(9))
