"""How many clicks a turn takes: named turns, played on the page by somebody who knows what they want."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page

from .prepared import Prepared, prepared_tables
from .turns import TURNS, Turn

MOMENT = "() => document.querySelector('.frame')?.dataset.moment ?? ''"
READY = """() => document.querySelector('.frame:not([data-busy]) .bottom-rail.mine')
  && !document.querySelector('[data-guarded]')
  && document.querySelector('[data-lit="true"], .tray-option, .main-button:not(:disabled)')"""
MOST = 40
"""No turn takes so many clicks."""
BUBBLE = "#bubble[role=menu] button"
DOUBT = "dialog[open] [data-doubt=yes]"


@pytest.fixture(scope="module")
def prepared() -> Iterator[Prepared]:
    with prepared_tables() as made:
        yield made


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
        return len(self.committed()) >= len(self.goal)

    def committed(self) -> list[str]:
        """The own decisions that are stored, as the log tells them to their seat."""
        entries = self.api.get(f"/api/tables/{self.table}/events").raise_for_status().json()
        return [move for entry in entries for move in entry["moves"] or []]

    def _made(self) -> list[str]:
        shown = self.api.get(f"/api/tables/{self.table}").raise_for_status().json()
        done: list[str] = self.committed() + (shown.get("trial") or {"chosen": []})["chosen"]
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
    visitor = prepared.visitor(browser, name)
    with prepared.api() as api:
        person = Person(visitor.page, api, prepared.tables[name], turn.goal.split())
        person.play()
    visitor.close()
    return person.clicks


@pytest.mark.parametrize("name", TURNS)
def test_a_turn_takes_few_clicks(browser: Browser, prepared: Prepared, name: str) -> None:
    clicks = played(browser, prepared, name, TURNS[name])
    print(f"{len(clicks):3}  {name}")
    assert len(clicks) <= TURNS[name].most, "\n".join(clicks)
