"""Shortcuts mean the same on every keyboard: the printed letter where it is Latin, its place where it is not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .browser import Visitor
from .hands import READY, Hands
from .test_play import make_table

Visit = Callable[..., Visitor]

PRESS = """([key, code, wishes]) => (document.activeElement ?? document.body)
  .dispatchEvent(new KeyboardEvent('keydown', {key, code, bubbles: true, cancelable: true, ...wishes}))"""
"""A key as the browser reports it on a layout that this machine may not have."""


def press(page: Page, key: str, code: str, **wishes: bool) -> None:
    page.evaluate(PRESS, [key, code, wishes])


@pytest.fixture
def table(visit: Visit) -> Page:
    visitor = visit()
    visitor.go("/about")
    page = visitor.go(make_table(visitor, 2, 1, options={"clan_choice": "random", "clan_side": "normal"}))
    page.wait_for_selector(".bottom-rail.mine")
    return page


def test_the_table_in_words_opens_on_every_layout(table: Page) -> None:
    words = table.locator("dialog.text-view")
    for layout, key, code in [
        ("russian", "е", "KeyT"),
        ("greek", "τ", "KeyT"),
        ("dvorak", "t", "KeyK"),
        ("caps lock", "T", "KeyT"),
        ("english", "/", "Slash"),
        ("russian", ".", "Slash"),
        ("german", "/", "Digit7"),
    ]:
        press(table, key, code)
        expect(words, layout).to_be_visible()
        table.keyboard.press("Escape")
        expect(words, layout).to_have_count(0)


def test_another_letter_is_no_shortcut(table: Page) -> None:
    for layout, key, code, wishes in [
        ("dvorak", "y", "KeyT", {}),
        ("turkish F", "ş", "KeyT", {}),
        ("german", "-", "Slash", {}),
        ("with AltGr", "т", "KeyT", {"modifierAltGraph": True}),
        ("with control", "е", "KeyT", {"ctrlKey": True}),
    ]:
        press(table, key, code, **wishes)
        assert table.locator("dialog[open]").count() == 0, layout


def test_the_board_is_walked_on_a_russian_layout(table: Page) -> None:
    here = "() => document.activeElement.dataset.place ?? ''"
    hands = Hands(table, "mouse")
    while table.locator('[data-area="board"] [data-lit="true"]').count() < 3:
        assert hands.step()
        table.wait_for_function(READY)
    press(table, "и", "KeyB")
    seen = [table.evaluate(here)]
    for _ in range(2):
        press(table, "т", "KeyN")
        seen.append(table.evaluate(here))
    assert len(set(seen)) == 3
    press(table, "Т", "KeyN", shiftKey=True)
    assert table.evaluate(here) == seen[1]
