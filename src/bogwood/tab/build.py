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
from bogwood.server.inn import Inn, Offer
from bogwood.server.limits import Limits
from bogwood.shelf import games, open_game
from bogwood.store.sqlite_alone import Durable

from . import records_api
from .door import Door, Secret
from .figures import NoFigures
from .keeping import TabStore
from .thinking import TabBots, TabCoach, Threads

UNLIMITED = 0.0


def make_inn(store: TabStore, threads: Threads) -> Inn:
    """The inn of one tab: one person asks, so nothing is limited."""
    offer = Offer(games(), open_game, levels, lambda game, edition: games()[game].data(None), kinds)
    around = Surroundings(wall, steady, Watch())
    bots = TabBots(open_game, threads)
    host = Host(store, open_game, bots, around)
    coach = CoachRoom(open_game, TabCoach(threads))
    config = Config(rate=UNLIMITED)
    limits = Limits(steady, config.rate)
    people = People(store, wall)
    return Inn(offer, store, host, people, config, limits, NoFigures(), coach, helpers=[bots])


@asynccontextmanager
async def opened(path: Path, durable: Durable, threads: Threads) -> AsyncIterator[Door]:
    """The door, for as long as this is entered.  Raises Refusal for a file that cannot be used."""
    store = TabStore(path, durable)
    inn = make_inn(store, threads)
    async with running(inn):
        secret = Secret(await store.session_secret(), store.keep_session)
        yield Door(make_app(inn, [*EVERYWHERE, *records_api.HANDLERS]), secret)
