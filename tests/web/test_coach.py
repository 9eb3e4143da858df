"""The coach in the browser: a hint at the table, the review of a game, and playing on from a moment of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from .browser import Serving, Visitor
from .matrix import ROOM
from .test_pages import serious

Visit = Callable[..., Visitor]
Json = dict[str, Any]
LONG = 120.0
"""Seconds for a whole game and its review; only a failing test waits that long."""
THINKING = 60_000
"""Milliseconds for a hint, the start of the coach's process with it."""


class Learner:
    """Somebody known to the server, with tables made over the API."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.api = httpx.Client(base_url=url, headers={"X-Bogwood": "1"}, trust_env=False, timeout=60)
        self.api.post("/api/visit", json={"nickname": "Mirra"}).raise_for_status()

    def table(self, **wishes: Any) -> str:
        body = {"game": "feya", "players": 2, **wishes}
        return str(self.api.post("/api/tables", json=body).raise_for_status().json()["table"])

    def wait(self, path: str, is_there: Callable[[Json], bool]) -> None:
        end = time.monotonic() + LONG
        while not is_there(self.api.get(path).raise_for_status().json()):
            assert time.monotonic() < end
            time.sleep(0.3)

    def open(self, visitor: Visitor, path: str) -> None:
        visitor.context.add_cookies([{"name": "bogwood", "value": self.api.cookies["bogwood"], "url": self.url}])
        visitor.go(path)


@pytest.fixture(scope="module")
def learner(server: Serving) -> Iterator[Learner]:
    made = Learner(server.url)
    yield made
    made.api.close()


@pytest.fixture(scope="module")
def reviewed(learner: Learner) -> str:
    """A game that was played by lot, with its review."""
    name = learner.table(seats=[{"bot": "random"}, {"bot": "random"}], my_seats=[], is_public=True)
    learner.wait(f"/api/tables/{name}", lambda table: table["status"] == "over")
    learner.wait(f"/api/tables/{name}/review", lambda answer: answer["review"] is not None)
    return name


@pytest.mark.parametrize(
    ("language", "finding"), [("en", "A strong player would:"), ("ru", "Сильный игрок сделал бы так:")]
)
def test_a_hint_says_what_to_do_and_lights_it(visit: Visit, learner: Learner, language: str, finding: str) -> None:
    name = learner.table(seats=[{}, {"bot": "easy"}])
    learner.api.patch("/api/me", json={"settings": {"hints": "strong"}}).raise_for_status()
    visitor = visit()
    learner.open(visitor, f"/t/{name}?lang={language}")
    page = visitor.page
    page.wait_for_selector(".hint-button:not([disabled])", timeout=THINKING)
    page.keyboard.press("h")
    page.wait_for_selector(".hint-chance", timeout=THINKING)
    assert page.inner_text(".hint-finding") == finding
    assert page.locator(".coach-steps .now").count() == 1
    assert page.evaluate(f"({ROOM})(false)") == []
    before = page.get_attribute(".frame", "data-moment")
    page.locator(".hint-degrees button").first.click()
    page.wait_for_selector('.hint-degrees button[aria-pressed="true"] >> nth=0')
    page.wait_for_function("() => !document.querySelector('.coach-steps') && document.querySelector('.hint-finding')")
    page.keyboard.press("Escape")
    page.wait_for_selector(".hint", state="detached")
    assert page.get_attribute(".frame", "data-moment") == before


def test_where_people_meet_the_coach_is_silent(visit: Visit, learner: Learner) -> None:
    name = learner.table(my_seats=[0, 1])
    visitor = visit()
    learner.open(visitor, f"/t/{name}?lang=en")
    visitor.page.wait_for_selector(".rail-buttons")
    assert visitor.page.locator(".hint-button").count() == 0


@pytest.mark.parametrize("phone", [False, True])
def test_a_review_fits_its_page_in_two_languages(visit: Visit, learner: Learner, reviewed: str, phone: bool) -> None:
    visitor = visit(phone=phone)
    for language in ("en", "ru"):
        learner.open(visitor, f"/t/{reviewed}/review?lang={language}")
        visitor.page.wait_for_selector(".review-side")
        visitor.page.wait_for_selector(".board-holder svg")
        assert visitor.page.evaluate(f"({ROOM})(false)") == []
        assert serious(visitor.page) == []


def test_a_review_is_walked_through_and_a_moment_played_on(visit: Visit, learner: Learner, reviewed: str) -> None:
    visitor = visit()
    page = visitor.page
    learner.open(visitor, f"/t/{reviewed}?lang=en")
    page.get_by_role("link", name="Review").click()
    page.wait_for_selector(".review-side")
    chart = page.get_by_role("slider")
    chart.focus()
    page.keyboard.press("Home")
    assert chart.get_attribute("aria-valuenow") == "0"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert chart.get_attribute("aria-valuenow") == "2"
    page.wait_for_selector(".board-holder svg")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".bottom-rail")
    fresh = page.url.split("/t/")[1].split("?")[0]
    assert fresh != reviewed
    shown = learner.api.get(f"/api/tables/{fresh}").raise_for_status().json()
    assert sorted(bool(chair["bot"]) for chair in shown["chairs"]) == [False, True]


def test_the_replay_leads_to_the_review_and_to_playing_on(visit: Visit, learner: Learner, reviewed: str) -> None:
    visitor = visit(language="ru")
    page = visitor.page
    learner.open(visitor, f"/t/{reviewed}/replay?lang=ru#9")
    page.get_by_role("button", name="Продолжить с этого места").click()
    page.wait_for_selector("dialog[open] .play-on-seats")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Разбор").click()
    page.wait_for_selector(".review-side")
