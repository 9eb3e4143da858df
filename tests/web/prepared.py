"""Tables at the moments of named turns, made before their server starts."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser

from bogwood.host.making import made
from bogwood.host.people import People
from bogwood.host.plan import Plan, SeatPlan
from bogwood.shelf import open_game
from bogwood.store.opening import open_store

from .browser import Serving, Visitor
from .turns import PLAYERS, TURNS

Json = dict[str, Any]


class Prepared:
    """A server with one table for each turn, and the person who sits there."""

    def __init__(self, serving: Serving, tables: dict[str, str], cookie: str) -> None:
        self.serving = serving
        self.tables = tables
        self.cookie = cookie

    def visitor(self, browser: Browser, name: str, **wishes: Any) -> Visitor:
        """The person at the table of a turn."""
        visitor = Visitor(browser, self.serving.url, **wishes)
        visitor.context.add_cookies([{"name": "bogwood", "value": self.cookie, "url": self.serving.url}])
        visitor.go(f"/t/{self.tables[name]}").wait_for_selector(f"{RAIL}.mine")
        return visitor

    def api(self) -> httpx.Client:
        """The person without a browser."""
        return httpx.Client(
            base_url=self.serving.url, headers={"X-Bogwood": "1"}, trust_env=False, timeout=30,
            cookies={"bogwood": self.cookie},
        )  # fmt: skip

    def act(self, api: httpx.Client, name: str, act: Json) -> Json:
        path = f"/api/tables/{self.tables[name]}"
        shown = api.get(path).raise_for_status().json()
        body = {**act, "at": [shown["number"], shown["trial"]["step"]]}
        answer: Json = api.post(f"{path}/act", json=body).raise_for_status().json()
        return answer

    def choose(self, api: httpx.Client, name: str, notation: str) -> Json:
        return self.act(api, name, {"do": "choose", "option": notation})


RAIL = ".frame .bottom-rail"


@contextmanager
def prepared_tables() -> Iterator[Prepared]:
    with tempfile.TemporaryDirectory(prefix="bogwood-turns-") as folder:
        # The browser's own loop runs in this thread.
        with ThreadPoolExecutor(1) as pool:
            tables, cookie = pool.submit(asyncio.run, make_tables(Path(folder))).result()
        serving = Serving(Path(folder))
        serving.start()
        try:
            yield Prepared(serving, tables, cookie)
        finally:
            serving.stop()


def now() -> int:
    """Sessions grow old: this one begins today."""
    return int(time.time() * 1000)


async def make_tables(folder: Path) -> tuple[dict[str, str], str]:
    store = open_store(f"sqlite:///{folder / 'tables.db'}")
    await store.open()
    person, cookie = await People(store, now).visit("Mirra")
    tables = {}
    for name, turn in TURNS.items():
        seat, start = turn.start()
        seats = [SeatPlan("", "" if n == seat else "greedy") for n in range(PLAYERS)]
        plan = Plan(turn.game, PLAYERS, seats, dict(turn.options))
        fresh = made(plan, {seat: person.id}, {seat: "Mirra"}, "clicks", open_game, now(), start)
        await store.write(fresh.change)
        tables[name] = fresh.table.name
    await store.close()
    return tables, cookie
