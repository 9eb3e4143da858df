"""Two servers on one store: whoever is asked, the owner of the table answers; when it is gone the other takes over."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from bogwood.host.leases import LEASE
from bogwood.host.pace import SECOND
from tests.server.commands import Service
from tests.server.house import House, open_house
from tests.store.postgres_server import PostgresServer

SLACK = 5.0
"""Seconds beyond the lease: until somebody asks again, on a busy machine."""


def both(first: House, second: House) -> None:
    """Play at a table of the first house through the second one."""
    ann, bob = first.guest("Ann"), second.guest("Bob")
    name = ann.table(is_public=True)["table"]
    assert bob.post(f"/api/tables/{name}/join", seat=1)["seat"] == 1
    assert name in first.inn.host.tables.loaded
    assert name not in second.inn.host.tables.loaded
    chairs = [ann.sit(name, 0), bob.sit(name, 1)]
    watcher = second.guest().sit(name)
    lots = random.Random(3)
    for _ in range(6):
        for chair in chairs:
            chair.say(do="hello")
        next(chair for chair in chairs if chair.is_my_turn).play_turn(lots)
    for chair in [*chairs, watcher]:
        chair.say(do="hello")
    assert chairs[0].table["number"] == chairs[1].table["number"] == watcher.table["number"]
    assert chairs[1].say(do="choose", option=0)["type"] == "refused"
    assert bob.get(f"/api/tables/{name}")["seat"] == 1
    assert bob.refused("POST", f"/api/tables/{name}/resign", 403, seat=0) == "not-your-seat"
    answer = bob.http.get(f"/api/tables/{name}")
    assert len(answer.headers.get_list("content-security-policy")) == 1
    forged = bob.http.post(
        f"/api/tables/{name}/resign", json={"seat": 1}, headers={"Origin": "https://elsewhere.example"}
    )
    assert forged.json()["code"] == "wrong-origin"


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store that several servers share."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server: PostgresServer = request.getfixturevalue("postgres")
    return asyncio.run(server.new_schema())


def test_what_cannot_be_the_name_of_a_table_is_looked_for_nowhere(store: str) -> None:
    with open_house(store=store, is_shared=True) as house:
        for name in ("%00", "a%00b", "x" * 3000):
            assert house.guest().refused("GET", f"/api/tables/{name}", 404) == "no-such-page"


def test_a_table_is_played_through_either_server(store: str) -> None:
    with open_house(store=store, is_shared=True) as first, open_house(store=store, is_shared=True) as second:
        both(first, second)


def test_a_server_that_closes_hands_its_tables_over(store: str) -> None:
    with open_house(store=store, is_shared=True) as second:
        with open_house(store=store, is_shared=True) as first:
            ann = first.guest("Ann")
            name = ann.table(my_seats=[0, 1])["table"]
            chair = ann.sit(name, ann.get(f"/api/tables/{name}")["seat"])
            chair.hear()
            chair.play_turn(random.Random(4))
            chair.say(do="hello")
            number = chair.table["number"]
            cookies = ann.http.cookies
        later = second.guest()
        later.http.cookies = cookies
        shown = later.get(f"/api/tables/{name}")
        assert shown["number"] == number
        assert name in second.inn.host.tables.loaded


def test_when_the_owner_is_killed_the_other_takes_over_within_the_lease(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    url = asyncio.run(postgres.new_schema())
    with Service(url, tmp_path / "one", "--processes", "2") as one, Service(url, tmp_path / "two") as two:
        ann = one.house.guest("Ann")
        name = ann.table(my_seats=[0, 1])["table"]
        later = two.house.guest()
        later.http.cookies = ann.http.cookies
        chair = later.sit(name, later.get(f"/api/tables/{name}")["seat"])
        chair.hear()
        chair.move("choose", option=chair.table["trial"]["options"][0][0])
        tried = chair.table
        one.kill()
        killed = time.monotonic()
        assert chair.has_closed() in (0, 1006, 4001)
        while later.http.get(f"/api/tables/{name}").status_code == 503:
            assert time.monotonic() - killed < LEASE / SECOND + SLACK
            time.sleep(0.2)
        again = later.sit(name, tried["seat"])
        again.hear()
        assert again.table["number"] == tried["number"]
        assert again.table["trial"]["chosen"] == tried["trial"]["chosen"]
        again.play_turn(random.Random(5))
