"""Processes that lose their database, each other, or their breath: nobody is told what is old, nobody waits in vain,
and nobody is turned away for good."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from bogwood.host.pace import SECOND
from bogwood.i18n.locales import LOCALES
from bogwood.server import peers
from bogwood.server.problems import ill, problem_of
from bogwood.store import postgres_calls
from bogwood.store.contract import Unreachable
from storm.relay import Relay
from tests.relay import relayed
from tests.server.commands import Service
from tests.server.house import Chair, Guest, House, open_house
from tests.server.waiting import until
from tests.store.postgres_server import PostgresServer, running_postgres

SHORT = 2 * SECOND
"""A lease for tests that wait for its end."""


@contextmanager
def two_houses(first: str, second: str) -> Iterator[tuple[House, House]]:
    """Two servers on one store, whose leases are short."""
    with open_house(store=first, is_shared=True) as one, open_house(store=second, is_shared=True) as two:
        for house in (one, two):
            house.inn.host.leases.time = SHORT
        yield one, two


@pytest.fixture
def url(postgres: PostgresServer) -> str:
    return asyncio.run(postgres.new_schema())


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that waits for somebody who may be gone waits for a short time."""
    monkeypatch.setattr(postgres_calls, "PATIENCE", 1.0)
    monkeypatch.setattr("bogwood.store.postgres.PATIENCE", 1.0)
    monkeypatch.setattr("bogwood.store.postgres.REACHING", 1.0)
    monkeypatch.setattr(peers, "BEAT", 0.2)
    monkeypatch.setattr(peers, "SILENCE", 0.5)
    monkeypatch.setattr("bogwood.server.forward.REACHING", 0.5)


def same_person(guest: Guest, house: House) -> Guest:
    again = house.guest()
    again.http.cookies = guest.http.cookies
    return again


def alone(house: House) -> tuple[Guest, str]:
    """Somebody at a table whose seats are all theirs."""
    ann = house.guest("Ann")
    return ann, ann.table(my_seats=[0, 1])["table"]


def at_turn(guest: Guest, name: str) -> Chair:
    chair = guest.sit(name, guest.get(f"/api/tables/{name}")["to_act"][0])
    chair.hear()
    return chair


def kept_away(chair: Chair) -> tuple[str, int]:
    """Why a connection is closed at once, and with which code."""
    told = chair.hear()
    assert told["table"] is None
    assert told["sentence"]
    return told["code"], chair.has_closed()


# A table that another process has just taken


def test_who_comes_to_a_process_that_lost_the_race_for_a_table_is_told_to_come_again(url: str) -> None:
    with two_houses(url, url) as (one, two):
        ann, name = alone(one)

        async def nobody(table: str) -> None:
            """As it was a moment ago."""

        owner_of = two.inn.store.owner_of
        two.inn.store.owner_of = nobody  # type: ignore[method-assign]
        late = same_person(ann, two)
        assert kept_away(late.sit(name, 0)) == ("table-elsewhere", 4001)
        assert late.refused("GET", f"/api/tables/{name}", 503) == "table-elsewhere"
        two.inn.store.owner_of = owner_of  # type: ignore[method-assign]
        assert late.sit(name, 0).hear()["type"] == "table"


def test_an_owner_that_hangs_up_before_it_has_answered_is_come_to_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with two_houses(url, url) as (one, two):
        ann, name = alone(one)

        async def hung_up(*_: object, **__: object) -> None:
            raise ConnectionClosedError(None, None)

        monkeypatch.setattr("bogwood.server.forward.connect", hung_up)
        assert kept_away(same_person(ann, two).sit(name, 0)) == ("table-elsewhere", 4001)


# An owner without its database


def test_an_owner_that_cannot_renew_its_lease_tells_nothing_old(url: str, impatient: None) -> None:
    with relayed(url) as (through, relay), two_houses(through, url) as (one, two):
        ann, name = alone(one)
        at_rest, watching = at_turn(ann, name), ann.sit(name)
        other = same_person(ann, two)
        relay.tell(Relay.hold)
        until(lambda: other.http.get(f"/api/tables/{name}").status_code == 200 and name in two.inn.host.tables.loaded)
        chair = at_turn(other, name)
        chair.move("choose", option=chair.table["trial"]["options"][0][0])
        # Nobody at the first one was told that it is as it was: they are sent to come again.
        for old in (at_rest, watching):
            assert old.has_closed() == 4001
        assert kept_away(ann.sit(name, 0)) == ("store-away", 4001)
        assert ann.refused("GET", f"/api/tables/{name}", 503) == "store-away"
        relay.tell(Relay.mend)
        until(lambda: ann.http.get(f"/api/tables/{name}").status_code == 200)
        assert at_turn(ann, name).table["trial"]["chosen"] == chair.table["trial"]["chosen"]


def test_hello_is_not_answered_from_memory_after_the_lease(url: str) -> None:
    async def later() -> None:
        """Nothing is renewed."""

    with two_houses(url, url) as (one, _):
        one.inn.host.tables.renew = later  # type: ignore[method-assign]
        one.inn.host.leases.time = 60 * SECOND
        ann, name = alone(one)
        chair = at_turn(ann, name)
        loaded = one.inn.host.tables.loaded[name]
        assert chair.say(do="hello")["type"] == "table"
        loaded.leased -= 60 * SECOND
        assert chair.say(do="hello")["type"] == "moved"
        assert chair.has_closed() == 4001


def test_leases_are_kept_while_something_else_takes_its_time(url: str) -> None:
    async def endless() -> None:
        await asyncio.sleep(60)

    with two_houses(url, url) as (one, _):
        one.inn.host.tick = endless  # type: ignore[method-assign]
        ann, name = alone(one)
        loaded = one.inn.host.tables.loaded[name]
        first = loaded.leased
        until(lambda: loaded.leased > first + SHORT)
        assert ann.get(f"/api/tables/{name}")["status"] == "running"
        assert one.inn.host.tables.loaded[name] is loaded


# An owner that stands still


@contextmanager
def standing_still(house: House) -> Iterator[None]:
    """For this time the process does nothing at all."""
    is_over, has_begun = threading.Event(), threading.Event()

    def stand() -> None:
        has_begun.set()
        is_over.wait(30)

    house.loop.call_soon_threadsafe(stand)
    assert has_begun.wait(10)
    try:
        yield
    finally:
        is_over.set()


def test_nobody_waits_for_an_owner_that_stands_still(url: str, impatient: None) -> None:
    with two_houses(url, url) as (one, two):
        ann, name = alone(one)
        other = same_person(ann, two)
        piped = at_turn(other, name)
        with standing_still(one):
            assert piped.has_closed() == 4001
            assert other.http.get(f"/api/tables/{name}").json()["code"] == "table-elsewhere"
            until(lambda: other.http.get(f"/api/tables/{name}").status_code == 200)
            assert name in two.inn.host.tables.loaded
            played = at_turn(other, name)
            played.move("choose", option=played.table["trial"]["options"][0][0])
        # It finds out that the table is not its own any more.
        assert at_turn(ann, name).table["trial"]["chosen"] == played.table["trial"]["chosen"]


def test_a_long_answer_of_an_owner_that_lives_is_waited_for(impatient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "SILENCE", 10.0)

    async def played(owner: str) -> str:
        async def slow() -> str:
            await asyncio.sleep(8 * peers.BEAT)
            return "at last"

        known = peers.Peers()
        try:
            return await known.wait_for(owner, slow())
        finally:
            await known.close()

    with open_house() as house:
        assert asyncio.run(played(f"127.0.0.1:{house.port}")) == "at last"


# A database that is away for a while


def two_processes(postgres: PostgresServer, folder: Path) -> Service:
    return Service(asyncio.run(postgres.new_schema()), folder, "--processes", "2")


def test_a_restart_of_the_database_is_told_in_words_and_got_over(tmp_path: Path) -> None:
    with running_postgres() as postgres, two_processes(postgres, tmp_path) as one:
        ann, name = alone(one.house)
        chair = at_turn(ann, name)
        postgres.stop()
        try:
            answers = [ann.http.get(path) for path in ("/api/my-tables", f"/api/tables/{name}", "/api/me") * 20]
            assert {answer.status_code for answer in answers} == {503}
            assert {answer.json()["code"] for answer in answers} == {"store-away"}
            assert all(answer.headers["retry-after"] for answer in answers)
            assert kept_away(ann.sit(name, 0)) == ("store-away", 4001)
            chair.send(do="choose", at=chair.at, option=chair.table["trial"]["options"][0][0])
            assert chair.hear()["type"] == "moved"
            assert chair.has_closed() == 4001
        finally:
            postgres.start()
        until(lambda: ann.http.get(f"/api/tables/{name}").status_code == 200)
        again = at_turn(ann, name)
        again.move("choose", option=again.table["trial"]["options"][0][0])
        log = one.log.read_text(encoding="utf-8")
        assert "Traceback" not in log
        # Each of the two processes says that the store is away, and that it hears nothing more.
        assert len(log.splitlines()) <= 4
        assert "the store does not answer" in log


@pytest.mark.parametrize("language", LOCALES)
def test_it_is_said_in_words(language: str) -> None:
    assert problem_of(ill(Unreachable()), language).sentence.count(".") == 2


# Our own faults


def test_a_fault_of_ours_closes_with_a_code_that_is_documented(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, name = alone(house)

    async def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(house.inn.people, "who", broken)
    assert kept_away(ann.sit(name, 0)) == ("internal", 1011)


def test_who_knocks_too_often_may_come_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, name = alone(house)
    chair = ann.sit(name, 0)
    chair.hear()
    monkeypatch.setattr(house.inn.limits, "most_sockets", 1)
    assert kept_away(ann.sit(name, 0)) == ("too-many-sockets", 4001)
    chair.close()
