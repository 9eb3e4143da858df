"""Puts together what a tab needs: the same host and routes as a server, with what the browser brings in place of
processes, sockets and files."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bogwood.bots.registry import kinds, levels
from bogwood.host.around import Surroundings
from bogwood.host.host import Host
from bogwood.host.people import People
from bogwood.host.watch import Watch, steady, wall
from bogwood.server.app import EVERYWHERE, make_app
from bogwood.server.beside import running
from bogwood.server.coach_room import CoachRoom
from bogwood.server.config import Config
from bogwood.server.limits import Limits
from bogwood.server.world import Shelf, World
from bogwood.shelf import games, open_game
from bogwood.store.sqlite_alone import Durable

from . import records_api
from .door import Door, Secret
from .figures import NoFigures
from .keeping import TabStore
from .thinking import TabBots, TabCoach, Threads

UNLIMITED = 0.0


def make_world(store: TabStore, threads: Threads) -> World:
    """The world of one tab: one person asks, so nothing is limited."""
    shelf = Shelf(games(), open_game, levels, lambda game, edition: games()[game].data(None), kinds)
    around = Surroundings(wall, steady, Watch())
    bots = TabBots(open_game, threads)
    host = Host(store, open_game, bots, around)
    coach = CoachRoom(open_game, TabCoach(threads))
    config = Config(rate=UNLIMITED)
    limits = Limits(steady, config.rate)
    people = People(store, wall)
    return World(shelf, store, host, people, config, limits, NoFigures(), coach, helpers=[bots])


@asynccontextmanager
async def opened(path: Path, durable: Durable, threads: Threads) -> AsyncIterator[Door]:
    """The door, for as long as this is entered.  Raises Refusal for a file that cannot be used."""
    store = TabStore(path, durable)
    world = make_world(store, threads)
    async with running(world):
        secret = Secret(await store.session_secret(), store.keep_session)
        yield Door(make_app(world, [*EVERYWHERE, *records_api.HANDLERS]), secret)
