"""The games in a folder, from a plain static server, in a real browser."""

from __future__ import annotations

import json
import os
import random
import time
from contextlib import suppress
from datetime import date

import pytest
from playwright.sync_api import Error, Page

from bogwood.shelf import games
from tests.web.browser import PHONE
from tests.web.hands import Hands

from .conftest import Come
from .folder import FOLDER, OPENING, Space

IS_FULL = os.environ.get("BOGWOOD_TEST_MODE") == "full"
ALL = sorted(games())
DRAWN = ALL if IS_FULL else [ALL[date.today().toordinal() % len(ALL)]]
"""All in full mode, else another every day."""
BOT = "medium" if IS_FULL else "easy"


def new_game(page: Page, url: str, game: str, bot: str = BOT) -> None:
    """Set a table for two by the page of new tables; what the reader would choose there stands in the address."""
    page.goto(f"{url}#/new/{game}?seats=me,{bot}")
    page.get_by_role("button", name="Set the table").click(timeout=OPENING)
    page.wait_for_selector(".frame", timeout=OPENING)


def moment(page: Page) -> str:
    return str(page.evaluate("() => document.querySelector('.frame')?.dataset.moment ?? ''"))


@pytest.mark.parametrize("game", DRAWN)
def test_a_game_by_mouse_the_line_cut_after_the_first_load(come: Come, web_space: Space, game: str) -> None:
    """To its end in full mode, else for a while."""
    visitor = come()
    page = visitor.opened()
    visitor.kept(page)
    web_space.cut()
    new_game(page, visitor.url, game)
    hands = Hands(page, "mouse", 7)
    hands.play(12)
    before = moment(page)
    page.reload()
    page.wait_for_selector(".frame", timeout=OPENING)
    assert order_of(moment(page)) >= order_of(before) or page.locator(".end-page").count()
    if IS_FULL:
        hands.play_to_the_end()
        assert page.locator(".end-page").count() == 1
    else:
        hands.play(12)
        assert order_of(moment(page)) > order_of(before) or page.locator(".end-page").count()


def test_a_phone_plays_too(come: Come) -> None:
    visitor = come(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.opened()
    new_game(page, visitor.url, DRAWN[0])
    Hands(page, "touch", 3).play(4)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_second_tab_says_so_and_goes_on_when_the_first_is_closed(come: Come) -> None:
    visitor = come()
    first = visitor.opened()
    second = visitor.page()
    second.wait_for_selector(".opening-trouble", timeout=OPENING)
    assert "another tab" in second.locator(".opening-trouble").inner_text()
    first.close()
    second.wait_for_selector(".opening-trouble", state="detached", timeout=OPENING)
    second.wait_for_function("() => !document.querySelector('.opening')", timeout=OPENING)


def test_what_needs_other_people_is_not_shown(come: Come) -> None:
    visitor = come()
    page = visitor.opened()
    text = page.locator("body").inner_text()
    assert "Open tables" not in text
    assert "Join by link" not in text
    assert page.locator("a[href='/api/docs']").count() == 0


def test_nothing_acknowledged_is_lost_when_the_tab_is_killed(come: Come) -> None:
    """The page says what it was told; whoever opens it again finds at least that."""
    visitor = come()
    page = visitor.opened()
    new_game(page, visitor.url, DRAWN[0])
    address = page.url
    dice = random.Random(date.today().toordinal())
    for _ in range(50 if IS_FULL else 4):
        hands = Hands(page, "mouse", dice.randrange(10**6))
        hands.play(dice.randrange(1, 4))
        if page.locator(".end-page").count():
            break
        told = moment(page)
        kill(page, dice)
        page = visitor.page(address.removeprefix(visitor.url))
        page.wait_for_selector(".frame, .end-page", timeout=OPENING)
        assert page.locator(".end-page").count() or order_of(moment(page)) >= order_of(told)


def order_of(text: str) -> list[int]:
    return [int(part) for part in "".join(letter if letter.isdigit() else " " for letter in text).split()]


CLICK = "() => document.querySelector('[data-lit=true]')?.dispatchEvent(new MouseEvent('click', {bubbles: true}))"


def kill(page: Page, dice: random.Random) -> None:
    """End the process of the page, a moment after something may have been clicked."""
    page.evaluate(CLICK)
    time.sleep(dice.random() / 10)
    with suppress(Error):
        page.goto("chrome://crash", timeout=5000)
    page.close()


def test_the_manifest_is_that_of_an_application_that_can_be_installed(folder: None) -> None:
    about = json.loads((FOLDER / "site.webmanifest").read_text())
    assert about["start_url"] == "./"
    assert all((FOLDER / icon["src"]).is_file() for icon in about["icons"])
    assert {"192x192", "512x512"} & {icon["sizes"] for icon in about["icons"]}


def test_a_browser_without_webassembly_is_told_what_to_do(come: Come) -> None:
    visitor = come()
    visitor.context.add_init_script("delete globalThis.WebAssembly")
    page = visitor.page()
    page.wait_for_selector(".opening-trouble", timeout=OPENING)
    assert "WebAssembly" in page.locator(".opening-trouble").inner_text()


NO_FILES = "Object.defineProperty(StorageManager.prototype, 'getDirectory', {value: undefined});\n"
NO_BLOCKS = "Object.defineProperty(globalThis, 'indexedDB', {value: undefined});\n"


@pytest.mark.parametrize(
    ("lacks", "is_kept"), [(NO_FILES, True), (NO_FILES + NO_BLOCKS, False)], ids=["blocks", "memory"]
)
def test_a_browser_that_keeps_no_files(come: Come, lacks: str, is_kept: bool) -> None:
    """Blocks in a database do as well; where nothing is kept at all, that is said, and one can play all the same."""
    visitor = come(service_workers="block")
    script = next((FOLDER / "assets").glob("worker-*.js"))
    visitor.context.route(
        "**/assets/worker-*.js",
        lambda route: route.fulfill(body=lacks + script.read_text(), content_type="text/javascript"),
    )
    page = visitor.page()
    if is_kept:
        page.wait_for_function("() => !document.querySelector('.opening')", timeout=OPENING)
    else:
        page.wait_for_selector(".opening-notice", timeout=OPENING)
        assert "lost when you close this tab" in page.locator(".opening-notice").inner_text()
        page.locator(".opening-notice").get_by_role("button", name="Close").click()
    new_game(page, visitor.url, DRAWN[0])
    Hands(page, "mouse", 5).play(3)
    before = moment(page)
    page.reload()
    if is_kept:
        page.wait_for_selector(".frame, .end-page", timeout=OPENING)
        assert page.locator(".end-page").count() or order_of(moment(page)) >= order_of(before)
    else:
        page.wait_for_selector(".missing", timeout=OPENING)
