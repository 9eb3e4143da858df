"""How many clicks a turn takes: named turns, played on the page by somebody who knows what they want."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page

from bogwood.app import open_game
from bogwood.host.making import made
from bogwood.host.people import People
from bogwood.host.plan import Plan, SeatPlan
from bogwood.store.opening import open_store

from .browser import Serving, Visitor
from .turns import PLAYERS, TURNS, Turn

MOMENT = "() => document.querySelector('.frame')?.dataset.moment ?? ''"
READY = """() => document.querySelector('.frame:not([data-busy]) .bottom-rail.mine')
  && !document.querySelector('[data-guarded]')
  && document.querySelector('[data-lit="true"], .tray-option, .main-button:not(:disabled)')"""
MOST = 40
"""No turn takes so many clicks."""
BUBBLE = "#bubble[role=menu] button"
DOUBT = "dialog[open] [data-doubt=yes]"


class Prepared:
    """A server with one table for each turn, and the person who sits there."""

    def __init__(self, serving: Serving, tables: dict[str, str], cookie: str) -> None:
        self.serving = serving
        self.tables = tables
        self.cookie = cookie


@pytest.fixture(scope="module")
def prepared() -> Iterator[Prepared]:
    with tempfile.TemporaryDirectory(prefix="bogwood-clicks-") as folder:
        # The browser's own loop runs in this thread.
        with ThreadPoolExecutor(1) as pool:
            tables, cookie = pool.submit(asyncio.run, make_tables(Path(folder))).result()
        serving = Serving(Path(folder))
        serving.start()
        try:
            yield Prepared(serving, tables, cookie)
        finally:
            serving.stop()


async def make_tables(folder: Path) -> tuple[dict[str, str], str]:
    store = open_store(f"sqlite:///{folder / 'tables.db'}")
    await store.open()
    person, cookie = await People(store, lambda: 1).visit("Mirra")
    tables = {}
    for name, turn in TURNS.items():
        seat, start = turn.start()
        seats = [SeatPlan("", "" if n == seat else "greedy") for n in range(PLAYERS)]
        plan = Plan(turn.game, PLAYERS, seats, dict(turn.options))
        fresh = made(plan, {seat: person.id}, {seat: "Mirra"}, "clicks", open_game, 1, start)
        await store.write(fresh.change)
        tables[name] = fresh.table.name
    await store.close()
    return tables, cookie


class Person:
    """Somebody who plays a turn by mouse, and counts."""

    def __init__(self, page: Page, api: httpx.Client, table: str, goal: list[str]) -> None:
        self.page = page
        self.api = api
        self.table = table
        self.goal = goal
        self.clicks: list[str] = []

    def play(self) -> None:
        while not self._is_done():
            self.page.wait_for_function(READY)
            self._step()

    def _is_done(self) -> bool:
        return len(self._committed()) >= len(self.goal)

    def _committed(self) -> list[str]:
        """The own decisions that are stored, as the log tells them to their seat."""
        entries = self.api.get(f"/api/tables/{self.table}/events").raise_for_status().json()
        return [move for entry in entries for move in entry["moves"] or []]

    def _made(self) -> list[str]:
        shown = self.api.get(f"/api/tables/{self.table}").raise_for_status().json()
        done = self._committed() + (shown.get("trial") or {"chosen": []})["chosen"]
        assert done == self.goal[: len(done)], "what was done by itself is not what is wanted"
        return done

    def _step(self) -> None:
        wanted = self.goal[len(self._made()) :]
        before = self.page.evaluate(MOMENT)
        self._click(self._way_to(wanted), wanted, before)

    def _way_to(self, wanted: list[str]) -> str:
        """The place, tray or main button by which as much as possible of what is wanted is done."""
        if not wanted:
            return ".main-button:not(:disabled)"
        ways = [
            f'[data-lit="true"][data-options~="{"+".join(wanted[:2])}"]',
            f'[data-lit="true"][data-options~="{wanted[0]}"]',
            f'.tray-option[data-notation="{wanted[0]}"]:not(:disabled)',
            f'.main-button[data-main="{wanted[0]}"]:not(:disabled)',
        ]
        return next(way for way in ways if self.page.locator(way).count())

    def _click(self, selector: str, wanted: list[str], before: str) -> None:
        self.clicks.append(selector)
        assert len(self.clicks) < MOST, "\n".join(self.clicks)
        self.page.locator(selector).first.click()
        awaited = f"() => ({MOMENT})() !== {before!r} || document.querySelector({f'{BUBBLE}, {DOUBT}'!r})"
        self.page.wait_for_function(awaited)
        named = (f'{BUBBLE}[data-options="{path}"]' for path in ("+".join(wanted[:2]), *wanted[:1]))
        self._answer(", ".join(named), before)
        self._answer(DOUBT, before)

    def _answer(self, question: str, before: str) -> None:
        """What the page asks back costs a click, too."""
        if self.page.evaluate(MOMENT) == before and self.page.locator(question).count():
            self.clicks.append(question)
            self.page.locator(question).first.click()
            self.page.wait_for_function(f"() => ({MOMENT})() !== {before!r}")


def played(browser: Browser, prepared: Prepared, name: str, turn: Turn) -> list[str]:
    visitor = Visitor(browser, prepared.serving.url)
    cookie: Any = {"name": "bogwood", "value": prepared.cookie, "url": prepared.serving.url}
    visitor.context.add_cookies([cookie])
    table = prepared.tables[name]
    page = visitor.go(f"/t/{table}")
    page.wait_for_selector(".frame")
    with httpx.Client(base_url=prepared.serving.url, trust_env=False, timeout=30) as api:
        api.cookies.set("bogwood", prepared.cookie)
        person = Person(page, api, table, turn.goal.split())
        person.play()
    visitor.close()
    return person.clicks


@pytest.mark.parametrize("name", TURNS)
def test_a_turn_takes_few_clicks(browser: Browser, prepared: Prepared, name: str) -> None:
    clicks = played(browser, prepared, name, TURNS[name])
    print(f"{len(clicks):3}  {name}")
    assert len(clicks) <= TURNS[name].most, "\n".join(clicks)
