"""Guided games through the page: every lesson to its end, in four languages, by hand and by keys, at both sizes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import httpx
import pytest
from playwright.sync_api import Page

from bogwood.lessons.lesson import lessons_of
from bogwood.shelf import games

from .browser import LANGUAGES, Serving, Visit, Visitor
from .hands import Way
from .matrix import FULL, ROOM, SEED
from .pupil import OVER, Pupil
from .test_pages import serious
from .test_play import make_table

LESSONS = [(game, lesson.id) for game in games() for lesson in lessons_of(games()[game])]
SAMPLE = 1
"""So many of all ways to take a lesson are drawn where not all are wanted: the longest takes most of a minute."""


class Case(NamedTuple):
    """One lesson, one reader, one way to play it."""

    lesson: tuple[str, str]
    language: str
    way: Way
    phone: bool

    def __str__(self) -> str:
        return f"{'-'.join(self.lesson)}-{self.language}-{self.way}-{'phone' if self.phone else 'laptop'}"


def cases() -> Iterator[Case]:
    """All of them, or a drawn sample in which no game, language and way comes twice."""
    ways: list[tuple[Way, bool]] = [("mouse", False), ("keyboard", False), ("touch", True), ("keyboard", True)]
    if FULL:
        yield from (Case(lesson, tongue, *way) for lesson, tongue, way in product(LESSONS, LANGUAGES, ways))
        return
    lot = random.Random(f"{SEED} lessons")
    drawn = zip(lot.sample(LESSONS, SAMPLE), lot.sample(LANGUAGES, SAMPLE), lot.sample(ways, SAMPLE), strict=True)
    yield from (Case(lesson, tongue, *way) for lesson, tongue, way in drawn)


def take(visitor: Visitor, game: str, lesson: str) -> Page:
    """Take a lesson, at a table that is made over the API."""
    visitor.go("/about")
    table = visitor.page.evaluate(
        """async ([game, lesson]) => {
          const ask = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body),
            headers: {'X-Bogwood': '1', 'Content-Type': 'application/json'}}).then((answer) => answer.json());
          await ask('/api/visit', {nickname: 'Mirra'});
          return (await ask(`/api/games/${game}/lessons/${lesson}`, {})).table;
        }""",
        [game, lesson],
    )
    page = visitor.go(f"/t/{table}")
    page.wait_for_selector("dialog[open] .lesson-aim")
    return page


@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_a_lesson_is_taken_to_its_end(visit: Visit, server: Serving, case: Case) -> None:
    """At each step one choice that is not meant is explained and leaves everything as it was."""
    game, lesson = case.lesson
    steps = httpx.get(f"{server.url}/api/games/{game}/lessons/{lesson}", trust_env=False).json()["steps"]
    page = take(visit(phone=case.phone, language=case.language), game, lesson)
    assert serious(page) == []
    pupil = Pupil(page, case.way, steps)
    pupil.learn()
    assert pupil.missing == []
    assert pupil.explained >= sum(step["kind"] == "do" for step in steps) // 2
    assert page.locator(f"{OVER} li").count() == 3
    assert page.evaluate(f"({ROOM})(false)") == []
    page.locator("dialog[open] .dialog-foot button", has_not=page.locator(".main")).first.wait_for()
    page.keyboard.press("Escape")
    page.wait_for_selector(".lesson", state="detached")
    assert page.locator(".frame .bottom-rail").count() == 1


def test_a_lesson_is_taken_up_where_it_was_left(visit: Visit) -> None:
    visitor = visit(language="es")
    page = take(visitor, "feya", "first")
    page.locator("dialog[open] .main").click()
    for _ in range(2):
        page.locator(".lesson-buttons .main").click()
    page.locator('[data-place="space:fish_1"]').click()
    page.wait_for_selector('.lesson[data-step="3"]')
    page.reload()
    page.wait_for_selector('.lesson[data-step="3"]')
    # Another browser knows what was chosen, too: the table does.
    page.evaluate("localStorage.removeItem('bogwood-lessons')")
    page.reload()
    page.wait_for_selector('.lesson[data-step="3"]')
    # Back takes the choice back, and then the reading.
    page.locator(".lesson-buttons .plain").click()
    page.wait_for_selector('.lesson[data-step="0"], .lesson[data-step="2"]')


def test_a_lesson_is_left_for_free_play(visit: Visit) -> None:
    page = take(visit(), "felinia", "first")
    page.locator("dialog[open] .dialog-foot .plain").click()
    page.wait_for_selector("dialog[open]", state="detached")
    assert page.locator(".lesson").count() == 0
    before = page.get_attribute(".frame", "data-moment")
    page.locator('[data-place="town:guild"]').click()
    page.wait_for_function("(before) => document.querySelector('.frame').dataset.moment !== before", arg=before)


def test_whoever_plays_something_else_is_told_so(visit: Visit) -> None:
    """A choice that comes from elsewhere, such as another tab, leaves the path; the lesson can be begun anew."""
    visitor = visit()
    page = take(visitor, "felinia", "first")
    page.locator("dialog[open] .main").click()
    page.wait_for_selector('.lesson[data-step="0"]')
    page.evaluate(
        """async () => {
          const table = location.pathname.split('/')[2];
          const at = document.querySelector('.frame').dataset.moment.split('/').map(Number);
          const body = JSON.stringify({do: 'choose', option: 'bid:guild', at});
          await fetch(`/api/tables/${table}/act?seat=0`, {method: 'POST', body,
            headers: {'X-Bogwood': '1', 'Content-Type': 'application/json'}});
        }"""
    )
    for _ in range(2):
        page.locator(".lesson-buttons .main").click()
    page.wait_for_selector(".lesson.wrong")
    old = page.url
    page.locator(".lesson-buttons .main").click()
    page.wait_for_function("(old) => location.href !== old", arg=old)
    page.wait_for_selector("dialog[open] .lesson-aim")


def test_the_front_page_and_the_cards_lead_to_lessons(visit: Visit) -> None:
    page = visit().go("/")
    page.wait_for_selector(".front-card:not(.waiting)")
    assert page.locator(".front-hero button").count() == 2
    page.locator(".front-hero button").nth(1).click()
    page.wait_for_selector("dialog[open] .lesson-aim")
    first = page.url
    page.locator("dialog[open] .main").click()
    page.locator(".lesson-buttons .quiet").click()
    # The same again is the same table, and the lesson goes on there.
    page.goto(first.partition("/t/")[0])
    page.locator(".front-card").first.get_by_role("button", name="Learn").click()
    page.wait_for_selector(".lesson[data-step]")
    assert page.url.split("?")[0] == first.split("?")[0]


def test_a_newcomer_is_offered_a_lesson_once(visit: Visit) -> None:
    visitor = visit(newcomer=True)
    visitor.go("/about")
    page = visitor.go(make_table(visitor, 2, 1))
    offer = page.locator(".lesson.offer")
    offer.wait_for()
    assert page.evaluate(f"({ROOM})(false)") == []
    assert serious(page) == []
    offer.get_by_role("button", name="No, thanks").click()
    offer.wait_for(state="detached")
    page.reload()
    page.wait_for_selector(".frame .prompt")
    page.wait_for_timeout(500)
    assert offer.count() == 0
