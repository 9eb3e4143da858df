"""The table in words is a place to play from: in words alone, by a list or by typing, with everything that is told."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from .browser import LANGUAGES, Serving, Visitor
from .ears import Ears
from .scenes import Scenery

Visit = Callable[..., Visitor]

NOTATION = re.compile(r"[a-z]+_[a-z0-9]+|\b[a-z]+:[a-z0-9]+", re.IGNORECASE)
"""As notations are written: ``build_2``, ``to:c6``."""
BOX = ".typed input"
ANSWER = ".typed-answers"
INSIDE = "() => document.activeElement.closest('.text-view') !== null"


@pytest.fixture(scope="module")
def scenery(server: Serving) -> Iterator[Scenery]:
    made = Scenery(server.url)
    yield made
    made.api.close()


def opened(visitor: Visitor, scenery: Scenery, scene: str, language: str) -> Page:
    scenery.show(visitor, scene, language)
    visitor.page.keyboard.press("t")
    expect(visitor.page.locator(BOX)).to_be_focused()
    return visitor.page


def typed(page: Page, line: str) -> None:
    page.locator(BOX).fill(line)
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('.typed[aria-busy=true]')")


@pytest.mark.parametrize("scene", ["round-1", "felinia-bid", "winter-turn"])
def test_no_notation_is_shown(visit: Visit, scenery: Scenery, scene: str) -> None:
    visitor = visit()
    for language in LANGUAGES:
        page = opened(visitor, scenery, scene, language)
        page.keyboard.press("ArrowDown")
        offered = page.get_by_role("option").all_text_contents()
        words = page.locator(".text-view").inner_text()
        assert offered
        assert [found for line in (words, *offered) for found in NOTATION.findall(line)] == [], language


def test_a_move_is_typed_as_it_is_said_or_in_notation(visit: Visit, scenery: Scenery) -> None:
    for way in ("words", "notation"):
        page = opened(visit(), scenery, "felinia-bid", "en")
        choice = page.locator(".text-choices li button").first
        said, notation = choice.inner_text(), choice.get_attribute("data-notation") or ""
        undo = page.locator(".text-choices").get_by_role("button", name="Undo")
        expect(undo).to_be_disabled()
        typed(page, said.lower() if way == "words" else notation)
        expect(undo).to_be_enabled()
        expect(page.locator(".text-view .refusal")).to_have_count(0)
        expect(page.locator(BOX)).to_have_value("")
        typed(page, "undo")
        expect(undo).to_be_disabled()


def test_what_is_no_move_is_refused_and_stays_to_be_mended(visit: Visit, scenery: Scenery) -> None:
    page = opened(visit(), scenery, "felinia-bid", "en")
    typed(page, "sing a song")
    expect(page.locator(f"{ANSWER} .refusal")).to_contain_text("sing a song")
    expect(page.locator(BOX)).to_have_value("sing a song")
    page.keyboard.type("score")
    expect(page.locator(BOX)).to_have_value("score")


def test_a_line_stops_at_what_does_not_fit(visit: Visit, scenery: Scenery) -> None:
    page = opened(visit(), scenery, "felinia-bid", "en")
    first = page.locator(".text-choices li button").first.get_attribute("data-notation")
    typed(page, f"{first}; sing a song, end")
    expect(page.locator(".text-choices").get_by_role("button", name="Undo")).to_be_enabled()
    expect(page.locator(BOX)).to_have_value("sing a song, end")
    expect(page.locator(ANSWER)).to_contain_text("sing a song")
    typed(page, "undo")


def test_why_is_answered_with_its_rule(visit: Visit, scenery: Scenery) -> None:
    page = opened(visit(), scenery, "round-1", "ru")
    cells = [f"{letter}{number}" for letter in "abcdefgh" for number in range(1, 12)]
    lit = " ".join(page.locator(".text-choices li button").all_text_contents())
    closed = next(cell for cell in cells if cell not in lit)
    for line in (f"почему {closed}", f"why {closed}"):
        typed(page, line)
        expect(page.locator(f"{ANSWER} a.rule")).to_contain_text("FS-")
        expect(page.locator(BOX)).to_have_value("")
    typed(page, closed)
    expect(page.locator(f"{ANSWER} .refusal a.rule")).to_contain_text("FS-")


def test_suggestions_are_walked_by_arrow_keys(visit: Visit, scenery: Scenery) -> None:
    page = opened(visit(), scenery, "felinia-bid", "en")
    box = page.locator(BOX)
    page.keyboard.type("stall")
    expect(page.get_by_role("listbox")).to_be_visible()
    first, second = page.get_by_role("option").all()[:2]
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(box).to_have_attribute("aria-activedescendant", second.get_attribute("id") or "")
    page.keyboard.press("ArrowUp")
    expect(box).to_have_attribute("aria-activedescendant", first.get_attribute("id") or "")
    page.keyboard.press("Escape")
    expect(page.get_by_role("listbox")).to_be_hidden()
    expect(box).to_have_value("stall")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".text-choices").get_by_role("button", name="Undo")).to_be_enabled()
    typed(page, "undo")


def test_the_focus_stays_when_a_choice_is_taken_from_the_list(visit: Visit, scenery: Scenery) -> None:
    page = opened(visit(), scenery, "felinia-bid", "en")
    choice = page.locator(".text-choices li button").first
    choice.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".text-choices").get_by_role("button", name="Undo")).to_be_enabled()
    assert page.evaluate(INSIDE)
    page.locator(".text-choices").get_by_role("button", name="Undo").press("Enter")
    expect(page.locator(".text-choices").get_by_role("button", name="Undo")).to_be_disabled()
    page.wait_for_function(INSIDE)


def test_the_voice_is_heard_inside(visit: Visit, scenery: Scenery) -> None:
    """Nothing lies over the regions that speak, and an answer given again is heard again."""
    visitor = visit()
    ears = Ears(visitor.page)
    page = opened(visitor, scenery, "felinia-bid", "en")
    ears.texts()
    typed(page, "score")
    typed(page, "score")
    answers = [text for text in ears.texts() if "VP" in text]
    assert len(answers) == 2
    typed(page, page.locator(".text-choices li button").first.inner_text())
    assert any(text.startswith("You bid") for text in ears.texts())
    typed(page, "undo")
    assert any(text.startswith("Undone") for text in ears.texts())


def test_the_same_box_is_at_the_table(visit: Visit, scenery: Scenery) -> None:
    visitor = visit()
    scenery.show(visitor, "felinia-bid", "en")
    page = visitor.page
    page.keyboard.press("/")
    expect(page.locator(BOX)).to_be_focused()
    typed(page, "round")
    expect(page.locator(ANSWER)).to_contain_text("Round")
    page.keyboard.press("Escape")
    expect(page.locator(BOX)).to_have_count(0)
    page.wait_for_function("() => document.activeElement.closest('.frame') !== null")
