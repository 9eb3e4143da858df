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


LEADS = {
    "en": ["A strong player would:", "The coach is unsure: two plans are about equally good."],
    "ru": ["Сильный игрок сделал бы так:", "Тренер не уверен: два плана примерно равны."],
}


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("ru", True)])
def test_a_hint_says_its_plan_and_lights_it(visit: Visit, learner: Learner, language: str, phone: bool) -> None:
    name = learner.table(seats=[{}, {"bot": "easy"}])
    learner.api.patch("/api/me", json={"settings": {"hints": "strong"}}).raise_for_status()
    visitor = visit(phone=phone)
    learner.open(visitor, f"/t/{name}?lang={language}")
    page = visitor.page
    page.wait_for_selector(".hint-button:not([disabled])", timeout=THINKING)
    assert page.inner_text(".hint-button") == {"en": "Hint", "ru": "Подсказка"}[language]
    page.locator(".hint-button").click()
    page.wait_for_selector(".hint-chance", timeout=THINKING)
    assert page.inner_text(".hint-lead") in LEADS[language]
    assert 1 <= page.locator(".coach-steps li").count() <= 3
    assert page.locator(".coach-steps .now").count() == 1
    # On a phone the panel lies over whatever is not asked about.
    assert phone or page.evaluate(f"({ROOM})(false)") == []
    assert serious(page) == []
    before = page.get_attribute(".frame", "data-moment")
    if not phone:
        page.locator(".hint-degrees button").first.click()
        page.wait_for_function(
            "() => !document.querySelector('.coach-steps') && document.querySelector('.hint-finding')"
        )
    page.locator(".hint-close").click()
    page.wait_for_selector(".hint", state="detached")
    assert page.get_attribute(".frame", "data-moment") == before


def test_a_hint_is_done_as_a_draft_that_can_be_undone(visit: Visit, learner: Learner) -> None:
    name = learner.table(seats=[{}, {"bot": "easy"}])
    learner.api.patch("/api/me", json={"settings": {"hints": "strong"}}).raise_for_status()
    visitor = visit()
    learner.open(visitor, f"/t/{name}?lang=en")
    page = visitor.page
    page.wait_for_selector(".hint-button:not([disabled])", timeout=THINKING)
    number = learner.api.get(f"/api/tables/{name}").json()["number"]
    page.keyboard.press("h")
    page.wait_for_selector(".hint-doing", timeout=THINKING)
    page.get_by_role("button", name="Do it all").click()
    undo = page.get_by_role("button", name="Undo")
    page.wait_for_function("() => !document.querySelector('.rail-button[aria-label=Undo]').disabled", timeout=THINKING)
    shown = learner.api.get(f"/api/tables/{name}").json()
    assert (shown["number"], len(shown["trial"]["chosen"]) > 0) == (number, True)
    undo.click()
    page.wait_for_function("() => document.querySelector('.rail-button[aria-label=Undo]').disabled", timeout=THINKING)


def test_where_people_meet_the_coach_is_silent(visit: Visit, learner: Learner) -> None:
    name = learner.table(my_seats=[0, 1])
    visitor = visit()
    learner.open(visitor, f"/t/{name}?lang=en")
    visitor.page.wait_for_selector(".rail-buttons")
    assert visitor.page.locator(".hint-button").count() == 0


@pytest.fixture(scope="module")
def lost(learner: Learner) -> str:
    """A game that this person left to an easy bot, with its review."""
    name = learner.table(seats=[{}, {"bot": "medium"}], stand_in="easy", game="felinia")
    learner.wait(f"/api/tables/{name}", lambda table: table["status"] == "running")
    learner.api.post(f"/api/tables/{name}/stand-in", json={"seat": 0}).raise_for_status()
    learner.wait(f"/api/tables/{name}", lambda table: table["status"] == "over")
    learner.wait(f"/api/tables/{name}/review", lambda answer: answer["review"] is not None)
    return name


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "cs")])
def test_a_review_tells_the_reader_of_themselves_first(
    visit: Visit, learner: Learner, lost: str, phone: bool, language: str
) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    learner.open(visitor, f"/t/{lost}/review?lang={language}")
    page.wait_for_selector(".review-you .turning.chosen", timeout=THINKING)
    heading = {"en": "Your costliest turns", "cs": "Vaše nejdražší tahy"}[language]
    assert page.locator(".review-side h2").first.inner_text() == heading
    assert 1 <= page.locator(".review-you .turning").count() <= 3
    assert page.locator(".review-sources dt").count() > 3
    assert page.evaluate(f"({ROOM})(false)") == []
    assert serious(page) == []
    with page.expect_download() as picture:
        page.locator(".review-share button").last.click()
    assert picture.value.suggested_filename == f"bogwood-{lost}-review.png"


def test_nobody_reads_what_is_told_to_another(lost: str, server: Serving) -> None:
    stranger = Learner(server.url)
    assert stranger.api.get(f"/api/tables/{lost}/review").status_code in (403, 404)
    stranger.api.close()


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
