"""``bogwood serve`` killed at random moments while people play: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from bogwood import shelf
from bogwood.host.leases import LEASE
from bogwood.host.pace import SECOND
from bogwood.host.table import Table
from bogwood.store.opening import open_store
from tests.conformance.cases import FULL
from tests.server.commands import Service
from tests.server.players import Player
from tests.store.postgres_server import PostgresServer, postgres

__all__ = ["postgres"]

ROUNDS = 10 if FULL else 1
"""Each with new tables, because games come to an end."""
KILLS = 10
ROUNDS_OF_TWO = 20 if FULL else 1
KILLS_OF_TWO = 5 if FULL else 4
TABLES = 3
SLACK = 6.0
"""Seconds beyond the lease for a takeover: until the next attempt, with a new process starting on the same machine."""
RESTART = 30.0
"""Seconds until a service that was started again takes moves."""


def seated(service: Service, lots: random.Random) -> list[Player]:
    """Two people at each of some tables."""
    ann, bob = service.house.guest("Ann"), service.house.guest("Bob")
    players = []
    for _ in range(TABLES):
        name = ann.table(is_public=True)["table"]
        bob.post(f"/api/tables/{name}/join", seat=1)
        for seat, guest in enumerate((ann, bob)):
            cookies = "; ".join(f"{key}={value}" for key, value in guest.http.cookies.items())
            players.append(Player(service.house.port, name, seat, cookies, random.Random(lots.random())))
    return players


async def played(players: list[Player], kill: Callable[[], Awaitable[float]], kills: int, lots: random.Random) -> None:
    """Play, kill, and go on, so many times; after each kill everybody hears something new in time."""
    jobs = [asyncio.ensure_future(player.play()) for player in players]
    try:
        for _ in range(kills):
            await asyncio.sleep(lots.uniform(0.1, 0.6))
            limit = await kill()
            await all_go_on(players, jobs, limit)
    finally:
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)


async def all_go_on(players: list[Player], jobs: Sequence[asyncio.Future[None]], limit: float) -> None:
    before = [player.answered for player in players]
    end = time.monotonic() + limit
    while any(player.answered == count for player, count in zip(players, before, strict=True)):
        for job in jobs:
            if job.done():
                job.result()
        assert time.monotonic() < end, "somebody cannot go on"
        await asyncio.sleep(0.02)


async def check(url: str, players: list[Player]) -> None:
    """What the store holds is what was acknowledged, once each, and at most what was asked besides; and it replays."""
    store = open_store(url)
    await store.open()
    try:
        for name in {player.name for player in players}:
            here = [player for player in players if player.name == name]
            events = await store.events(name)
            table = Table(name, shelf.open_game)
            for event in events:
                table.take_in(event)
            done = Counter(event.body["asked"][1] for event in events if "asked" in event.body)
            said = Counter((body["seat"], body["text"]) for _, _, body in await store.chat(name))
            for player in here:
                check_player(player, done, said)
            sent = {name for player in here for name in player.sent}
            assert set(done) <= sent
            assert all("asked" in event.body for event in events if event.kind == "turn")
    finally:
        await store.close()


def check_player(player: Player, done: Counter[str], said: Counter[tuple[int, str]]) -> None:
    for name, deed in player.sent.items():
        times = said[player.seat, deed["text"]] if deed["do"] == "say" else done[name]
        assert times <= 1, f"{deed} was done {times} times"
        if name in player.acknowledged and deed["do"] in ("say", "commit"):
            assert times == 1, f"{deed} was acknowledged and is gone"


def test_nothing_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    url, lots = f"sqlite:///{tmp_path / 'tables.db'}", random.Random(11)
    service = Service(url, tmp_path)
    service.__enter__()
    port = ["--port", str(service.house.port)]

    async def kill() -> float:
        nonlocal service
        await asyncio.to_thread(service.kill)
        service.__exit__()
        service = Service(url, tmp_path, *port)
        await asyncio.to_thread(service.__enter__)
        return RESTART

    try:
        for _ in range(ROUNDS):
            players = seated(service, lots)
            asyncio.run(played(players, kill, KILLS, lots))
            asyncio.run(check(url, players))
            assert sum(len(player.acknowledged) for player in players) > 10 * KILLS
    finally:
        service.__exit__()


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds the processes of the service in /proc")
def test_nothing_is_lost_or_doubled_when_one_of_two_processes_is_killed(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    """Its tables are taken over within the lease."""
    url, lots = asyncio.run(postgres.new_schema()), random.Random(12)
    with Service(url, tmp_path, "--processes", "2") as service:

        async def kill() -> float:
            os.kill(lots.choice(children(service.process.pid)), signal.SIGKILL)
            return LEASE / SECOND + SLACK

        for _ in range(ROUNDS_OF_TWO):
            players = seated(service, lots)
            asyncio.run(played(players, kill, KILLS_OF_TWO, lots))
            asyncio.run(check(url, players))
            assert sum(len(player.acknowledged) for player in players) > 10 * KILLS_OF_TWO
