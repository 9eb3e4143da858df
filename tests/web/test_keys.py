"""Shortcuts lie at places of the keyboard, the same on every layout; they can be seen, changed and switched off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .browser import Visitor
from .ears import Ears, client_says
from .hands import READY, Hands
from .test_play import make_table

Visit = Callable[..., Visitor]

PRESS = """([key, code, wishes]) => (document.activeElement ?? document.body)
  .dispatchEvent(new KeyboardEvent('keydown', {key, code, bubbles: true, cancelable: true, ...wishes}))"""
"""A key as the browser reports it on a layout that this machine may not have."""
HERE = "() => document.activeElement.dataset.place ?? ''"


def press(page: Page, key: str, code: str, **wishes: bool) -> None:
    page.evaluate(PRESS, [key, code, wishes])


def sit(visit: Visit) -> tuple[Page, Ears]:
    visitor = visit()
    ears = Ears(visitor.page)
    visitor.go("/about")
    page = visitor.go(make_table(visitor, 2, 1, options={"clan_choice": "random", "clan_side": "normal"}))
    page.wait_for_selector(".bottom-rail.mine")
    return page, ears


@pytest.fixture
def table(visit: Visit) -> Page:
    return sit(visit)[0]


def to_the_board(page: Page) -> None:
    """Play until several cells are lit."""
    hands = Hands(page, "mouse")
    while page.locator('[data-area="board"] [data-lit="true"]').count() < 3:
        assert hands.step()
        page.wait_for_function(READY)


def test_the_table_in_words_opens_on_every_layout(table: Page) -> None:
    words = table.locator(".text-view")
    for layout, key, code in [
        ("russian", "е", "KeyT"),
        ("greek", "τ", "KeyT"),
        ("dvorak", "y", "KeyT"),
        ("turkish F", "ş", "KeyT"),
        ("caps lock", "T", "KeyT"),
        ("without places", "t", ""),
    ]:
        press(table, key, code)
        expect(words, layout).to_be_visible()
        table.keyboard.press("Escape")
        expect(words, layout).to_have_count(0)


def test_another_place_is_no_shortcut(table: Page) -> None:
    for layout, key, code, wishes in [
        ("dvorak", "t", "KeyK", {}),
        ("with AltGr", "т", "KeyT", {"modifierAltGraph": True}),
        ("with control", "е", "KeyT", {"ctrlKey": True}),
        ("with shift", "T", "KeyT", {"shiftKey": True}),
    ]:
        press(table, key, code, **wishes)
        assert table.locator(".text-view").count() == 0, layout


def test_what_is_lit_is_walked_one_by_one_and_by_kind(table: Page) -> None:
    to_the_board(table)
    press(table, "и", "KeyB")
    seen = [table.evaluate(HERE)]
    for _ in range(2):
        press(table, "т", "KeyN")
        seen.append(table.evaluate(HERE))
    assert len(set(seen)) == 3
    press(table, "Т", "KeyN", shiftKey=True)
    assert table.evaluate(HERE) == seen[1]
    kinds = set()
    for _ in range(6):
        table.keyboard.press("k")
        kinds.add(table.evaluate(HERE).rstrip("0123456789"))
    assert len(kinds) > 2


def test_the_keys_are_shown_where_the_question_mark_is(table: Page) -> None:
    for layout, key, code in [("english", "?", "Slash"), ("german", "?", "Minus")]:
        press(table, key, code, shiftKey=True)
        expect(table.locator("dialog[open] .key-list li"), layout).not_to_have_count(0)
        table.keyboard.press("Escape")
        expect(table.locator("dialog[open]")).to_have_count(0)


def test_what_can_be_asked_is_answered_by_voice_alone(visit: Visit) -> None:
    page, ears = sit(visit)
    here = page.evaluate("() => document.activeElement.className")
    asked = page.locator(".prompt").inner_text().rstrip(".")
    assert ears.ask("q", asked).startswith(asked)
    assert ears.ask("s", "VP")
    assert ears.ask("m", "You: ").startswith("You: ")
    assert ears.ask("p", "Bot Reed: ").startswith("Bot Reed: ")
    assert ears.ask("o", client_says("en", "table-your-turn"))
    assert ears.ask("l")
    assert page.evaluate("() => document.activeElement.className") == here


def test_a_key_is_changed_and_kept(table: Page) -> None:
    """Chosen, then another pressed; what lay there has none any more."""
    table.keyboard.press("?")
    row = table.locator('[data-command="means"]')
    row.focus()
    table.keyboard.press("Enter")
    table.keyboard.press("l")
    expect(row).to_have_text("L")
    expect(table.locator('[data-command="last"]')).to_have_text("—")
    table.keyboard.press("Escape")
    table.reload()
    table.wait_for_selector(".bottom-rail.mine")
    table.keyboard.press("?")
    expect(table.locator('[data-command="means"]')).to_have_text("L")
    table.get_by_role("button", name=client_says("en", "table-keys-reset")).click()
    expect(table.locator('[data-command="means"]')).to_have_text("M")
    expect(table.locator('[data-command="last"]')).to_have_text("L")


def test_keys_are_switched_off(table: Page) -> None:
    expect(table.locator(".main-button")).to_have_attribute("aria-keyshortcuts", "E")
    table.evaluate("() => localStorage.setItem('bogwood-settings', JSON.stringify({keys_off: true}))")
    table.reload()
    table.wait_for_selector(".bottom-rail.mine")
    table.keyboard.press("t")
    assert table.locator("dialog[open]").count() == 0
    assert table.locator("[aria-keyshortcuts]").count() == 0


def test_a_bubble_of_several_choices_is_walked_by_arrows(table: Page) -> None:
    hands = Hands(table, "keyboard", 3)
    for _ in range(60):
        several = table.locator('[data-lit="true"][data-options*=" "]')
        if several.count():
            several.first.focus()
            table.keyboard.press("Enter")
            break
        assert hands.step()
        table.wait_for_function(READY)
    choices = table.locator("#bubble[role=menu] button")
    expect(choices.first).to_be_focused()
    table.keyboard.press("ArrowDown")
    expect(choices.nth(1)).to_be_focused()
    table.keyboard.press("ArrowUp")
    expect(choices.first).to_be_focused()
    table.keyboard.press("End")
    expect(choices.last).to_be_focused()
    table.keyboard.press("Escape")
    expect(table.locator("#bubble")).to_have_count(0)
    assert table.evaluate("() => document.activeElement.dataset.lit") == "true"
