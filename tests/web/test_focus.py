"""The focus is never lost at a table, every stop of the tabulator is something, and the question is read first."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from .browser import Serving, Visitor
from .ears import Ears
from .scenes import Scenery
from .test_play import make_table

Visit = Callable[..., Visitor]
TABLES = ("round-1", "felinia-buy", "winter-turn")
HEADINGS = ("The board", "Players", "What has happened")
ACTIVE = "() => document.activeElement.className?.baseVal ?? document.activeElement.className"
STOPS = 90


@pytest.fixture(scope="module")
def scenery(server: Serving) -> Iterator[Scenery]:
    made = Scenery(server.url)
    yield made
    made.api.close()


def shown(visit: Visit, scenery: Scenery, scene: str, **wishes: object) -> tuple[Page, Ears]:
    visitor = visit(**wishes)
    ears = Ears(visitor.page)
    scenery.show(visitor, scene, "en")
    return visitor.page, ears


def test_whoever_arrives_is_at_the_question(visit: Visit, scenery: Scenery) -> None:
    page, ears = shown(visit, scenery, "round-1")
    assert ears.focus().name == page.locator(".prompt").inner_text()


@pytest.mark.parametrize("scene", TABLES)
def test_the_question_is_read_first_and_all_has_its_heading(visit: Visit, scenery: Scenery, scene: str) -> None:
    page, ears = shown(visit, scenery, scene)
    headings = [node.name for node in ears.tree() if node.role == "heading"]
    assert headings[0] == page.locator(".prompt").inner_text()
    assert [name for name in HEADINGS if name not in headings] == []


def test_the_first_stop_leads_to_the_board(visit: Visit, scenery: Scenery) -> None:
    page, _ = shown(visit, scenery, "round-1")
    page.locator(".skip").focus()
    expect(page.locator(".skip")).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main.centre")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('main') !== null")


@pytest.mark.parametrize("scene", TABLES)
def test_every_stop_of_the_tabulator_is_something(visit: Visit, scenery: Scenery, scene: str) -> None:
    """It has a name and a role, and it does something."""
    page, ears = shown(visit, scenery, scene)
    page.evaluate("() => { const skip = document.querySelector('.skip'); skip.focus(); }")
    dead = []
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement === document.body"):
            break
        here = ears.focus()
        if not here.name or here.role in ("generic", "none", "image", "StaticText"):
            dead.append(f"{here} {page.evaluate(ACTIVE)}")
    assert dead == []


def test_what_was_opened_by_keys_gives_the_focus_back(visit: Visit, scenery: Scenery) -> None:
    page, _ = shown(visit, scenery, "round-1")
    page.keyboard.press("b")
    place = page.evaluate("() => document.activeElement.dataset.place")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.evaluate("() => document.activeElement.dataset.place") == place
    menu = page.get_by_role("button", name="Menu")
    menu.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".menu :focus")
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()


def test_a_choice_leads_to_the_next_one(visit: Visit) -> None:
    """By keys the focus goes on to an answer or the main button; a mouse moves it nowhere."""
    visitor = visit()
    ears = Ears(visitor.page)
    visitor.go("/about")
    page = visitor.go(make_table(visitor, 2, 1, options={"clan_choice": "free"}))
    page.wait_for_selector(".bottom-rail.mine")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.locator(".main-button")).to_be_focused()
    page.keyboard.press("u")
    expect(page.locator(".main-button")).to_be_disabled()
    page.wait_for_function("() => document.activeElement.dataset.lit === 'true'")
    assert ears.is_in_table()


def test_names_of_cells_are_marked_as_spelled(visit: Visit, scenery: Scenery) -> None:
    visitor = visit()
    scenery.show(visitor, "round-1", "ru")
    marked = visitor.page.locator('.log-text [lang="en"]')
    assert marked.count()
