"""The table in words is in words: no notation leaks into it, and a move can be typed as it is said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from .browser import LANGUAGES, Serving, Visitor
from .scenes import Scenery

Visit = Callable[..., Visitor]

NOTATION = re.compile(r"[a-z]+_[a-z0-9]+|\b[a-z]+:[a-z0-9]+", re.IGNORECASE)
"""As notations are written: ``build_2``, ``to:c6``."""


@pytest.fixture(scope="module")
def scenery(server: Serving) -> Iterator[Scenery]:
    made = Scenery(server.url)
    yield made
    made.api.close()


def opened(visitor: Visitor, scenery: Scenery, scene: str, language: str) -> Page:
    scenery.show(visitor, scene, language)
    visitor.page.keyboard.press("t")
    expect(visitor.page.locator("dialog.text-view")).to_be_visible()
    return visitor.page


@pytest.mark.parametrize("scene", ["round-1", "felinia-bid", "winter-turn"])
def test_no_notation_is_shown(visit: Visit, scenery: Scenery, scene: str) -> None:
    visitor = visit()
    for language in LANGUAGES:
        page = opened(visitor, scenery, scene, language)
        words = page.locator("dialog.text-view").inner_text()
        offered = page.locator("#moves option").evaluate_all("(options) => options.map(({value}) => value)")
        assert offered
        assert [found for line in (words, *offered) for found in NOTATION.findall(line)] == [], language


def test_a_move_is_typed_as_it_is_said_or_in_notation(visit: Visit, scenery: Scenery) -> None:
    for typed in ("words", "notation"):
        page = opened(visit(), scenery, "felinia-bid", "en")
        choice = page.locator(".text-choices li button").first
        said, notation = choice.inner_text(), choice.get_attribute("data-notation") or ""
        undo = page.locator(".text-choices").get_by_role("button", name="Undo")
        expect(undo).to_be_disabled()
        page.locator(".typed input").fill(said.lower() if typed == "words" else notation)
        page.keyboard.press("Enter")
        expect(undo).to_be_enabled()
        expect(page.locator("dialog .refusal")).to_have_count(0)
        undo.click()
        expect(undo).to_be_disabled()


def test_what_is_no_move_is_refused(visit: Visit, scenery: Scenery) -> None:
    page = opened(visit(), scenery, "felinia-bid", "en")
    page.locator(".typed input").fill("sing a song")
    page.keyboard.press("Enter")
    expect(page.locator("dialog.text-view .refusal")).to_be_visible()
