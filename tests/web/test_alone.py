"""Whoever plays alone is not told of others."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .browser import LANGUAGES, Visitor
from .test_play import make_table, sit_down

Visit = Callable[..., Visitor]

ITEMS = ("Take back …", "Call the game off …", "Resign …")


def questions(page: Page) -> list[str]:
    """What is asked before something that cannot simply be undone."""
    found = []
    for item in ITEMS:
        page.locator(".rail-links button").last.click()
        page.locator(".menu").get_by_role("button", name=item).click()
        text = page.locator("dialog[open] .dialog-body p").first
        expect(text).to_be_visible()
        found.append(text.inner_text())
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.locator(".menu")).to_have_count(0)
    return found


@pytest.mark.parametrize(("game", "players", "bots"), [("winter", 1, 0), ("feya", 2, 1)])
def test_no_question_of_the_menu_speaks_of_others(visit: Visit, game: str, players: int, bots: int) -> None:
    alone = visit()
    alone.go("/about")
    page = alone.go(make_table(alone, players, bots, game=game))
    page.wait_for_selector(".frame")
    asked = " ".join(questions(page))
    assert "agree" not in asked
    assert "people" not in asked
    assert "bot" not in asked


def test_where_others_sit_they_have_to_agree(visit: Visit) -> None:
    first, second = visit(), visit()
    first.go("/about")
    link = make_table(first, 2, 0)
    page = first.go(link)
    second.go(link)
    sit_down(second, "Bea")
    page.wait_for_selector(".frame")
    back, off, resign = questions(page)
    assert "once all people at the table agree" in back
    assert off.startswith("Once all people at the table agree")
    assert "A bot plays your seat" in resign


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_table_for_one_and_its_first_question_speak_of_nobody_else(visit: Visit, language: str) -> None:
    """What is said to one is another sentence than what is said to several, and a shorter one."""
    visitor = visit(language=language)
    helps = {}
    for seats in ("me", "me,open"):
        page = visitor.go(f"/new/winter?seats={seats}&lang={language}")
        page.wait_for_selector(".new-seats")
        helps[seats] = set(page.locator(".field-help").all_inner_texts())
    assert len(helps["me,open"] - helps["me"]) >= 3
    questions = []
    for players, bots in ((1, 0), (2, 1)):
        page = visitor.go(make_table(visitor, players, bots, game="winter") + f"&lang={language}")
        page.wait_for_selector(".bottom-rail.mine")
        questions.append(page.locator(".bottom-rail h1").inner_text())
    alone, together = questions
    assert together.startswith(alone)
    assert len(together) > len(alone)
