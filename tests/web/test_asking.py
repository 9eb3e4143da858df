"""The bubble that says why: it can be reached, it does not go stale, it covers nothing new; rules open beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from .browser import Serving, Visitor
from .hands import MOMENT
from .scenes import Scenery
from .test_lit import DRAWING, add_scenes

Visit = Callable[..., Visitor]
WHY = "#bubble.why"
LINK = "#bubble.why a.rule"
RULES = ".rules-panel"
CLOSED = '.board-holder [aria-disabled="true"]'


@pytest.fixture(scope="module")
def scenery(server: Serving) -> Iterator[Scenery]:
    add_scenes()
    made = Scenery(server.url)
    yield made
    made.api.close()


def table(visit: Visit, scenery: Scenery, scene: str = "round-1", phone: bool = False) -> Page:
    visitor = visit(phone=phone)
    scenery.show(visitor, scene, "en")
    return visitor.page


def reachable(page: Page, least: int = 0) -> int:
    """Which closed place lies free, so far below the upper edge of the page and in the upper half of it."""
    number: int = page.evaluate(
        """([closed, least]) => [...document.querySelectorAll(closed)].findIndex((place) => {
          const {x, y, width, height} = place.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return top === place && y < innerHeight / 2 && y > least;
        })""",
        [CLOSED, least],
    )
    assert number >= 0
    return number


def closed_place(page: Page) -> Locator:
    """A closed place in the upper half of the board, which says why."""
    return page.locator(CLOSED).nth(reachable(page, 150))


def test_the_rule_of_a_reason_is_reached_by_mouse(visit: Visit, scenery: Scenery) -> None:
    """Slowly, over whatever lies between the place and the bubble; then the rules open beside the table and close."""
    page = table(visit, scenery)
    address = page.url
    closed_place(page).hover()
    page.wait_for_selector(LINK)
    box = page.locator(LINK).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)
    # Longer than the bubble waits for a pointer on its way.
    page.wait_for_timeout(700)
    page.mouse.down()
    page.mouse.up()
    rule = page.locator(f"{RULES} [data-here=true]")
    expect(rule).to_be_in_viewport()
    assert page.url == address
    expect(page.locator(".frame .board-drawing")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(RULES)).to_have_count(0)


def test_a_bubble_that_nobody_goes_into_goes(visit: Visit, scenery: Scenery) -> None:
    page = table(visit, scenery)
    closed_place(page).hover()
    page.wait_for_selector(WHY)
    page.mouse.move(5, 5)
    expect(page.locator(WHY)).to_have_count(0)


def test_the_rule_of_a_reason_is_reached_by_keyboard(visit: Visit, scenery: Scenery) -> None:
    """Tab goes from the place into the bubble, Escape back to the place, which then keeps silent."""
    page = table(visit, scenery)
    page.keyboard.press("b")
    place = closed_place(page)
    place.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(LINK)
    here = page.evaluate("() => document.activeElement.dataset.place")
    page.keyboard.press("Tab")
    expect(page.locator(LINK)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(WHY)).to_have_count(0)
    assert page.evaluate("() => document.activeElement.dataset.place") == here


def test_the_rule_of_a_reason_is_reached_by_touch(visit: Visit, scenery: Scenery) -> None:
    page = table(visit, scenery, phone=True)
    box = closed_place(page).bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(LINK).tap()
    expect(page.locator(f"{RULES} [data-here=true]")).to_be_in_viewport()
    page.locator(f"{RULES} .dialog-close").tap()
    expect(page.locator(RULES)).to_have_count(0)
    expect(page.locator(".frame")).to_be_visible()


NOWHERE = "(links) => links.map(({hash}) => hash.slice(1)).filter((name) => document.getElementById(name) === null)"
"""Where entries of a list of contents lead that lead nowhere."""


@pytest.mark.parametrize("phone", [False, True])
def test_the_rules_open_from_the_rails(visit: Visit, scenery: Scenery, phone: bool) -> None:
    page = table(visit, scenery, "felinia-bid", phone)
    if phone:
        page.locator(".rail-links button").last.tap()
    page.locator('a[href="/rules/felinia"]').click()
    expect(page.locator(f"{RULES} .rules-rule").first).to_be_visible()
    page.locator(f"{RULES} .rules-contents summary").click()
    expect(page.locator(f"{RULES} .rules-contents li")).not_to_have_count(0)
    page.locator(f"{RULES} .overview-part").first.wait_for()
    assert page.locator(f"{RULES} .rules-contents a").evaluate_all(NOWHERE) == []
    chapter = page.locator(f"{RULES} .rules-contents a", has_text="FE-5").first
    chapter.click()
    _, _, name = str(chapter.get_attribute("href")).partition("#")
    expect(page.locator(f"{RULES} [id='{name}']")).to_be_in_viewport()
    page.locator(f"{RULES} .dialog-close").click()
    expect(page.locator(RULES)).to_have_count(0)
    expect(page.locator(".frame")).to_be_visible()


def test_nothing_is_said_of_a_place_that_has_come_to_lie_under_the_pointer(visit: Visit, scenery: Scenery) -> None:
    """What a click reveals is not covered by the reason why it cannot be clicked again; the next move may ask."""
    page = table(visit, scenery, "boats-ashore")
    before = page.evaluate(MOMENT)
    boat = page.locator('.board-holder [data-lit="true"][data-place^="boat:"]').first
    name = boat.get_attribute("data-cell")
    boat.hover()
    page.mouse.down()
    page.mouse.up()
    page.wait_for_function(f"() => ({MOMENT})() !== {before!r}")
    here = page.locator(f'.board-holder [data-cell="{name}"]')
    expect(here).to_have_attribute("aria-disabled", "true")
    box = here.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    # So a browser says that something new lies under a pointer at rest.
    entered = {"pointerType": "mouse", "clientX": x, "clientY": y}
    here.dispatch_event("pointerenter", entered)
    # Longer than a pointer has to rest before something is said.
    page.wait_for_timeout(800)
    expect(page.locator("#bubble")).to_have_count(0)
    page.mouse.move(x + 9, y + 4)
    page.wait_for_selector(WHY)


def test_what_was_said_goes_with_its_moment(visit: Visit, scenery: Scenery) -> None:
    page = table(visit, scenery, "boats-ashore")
    before = page.evaluate(MOMENT)
    closed_place(page).hover()
    page.wait_for_selector(WHY)
    page.keyboard.press("u")
    page.wait_for_function(f"() => ({MOMENT})() !== {before!r}")
    expect(page.locator("#bubble")).to_have_count(0)


def test_a_finger_that_draws_the_board_asks_about_nothing(visit: Visit, scenery: Scenery) -> None:
    """It has lain on a closed place before it draws: a reason that comes while it does so is not said any more."""
    visitor = visit(lying=True)
    scenery.show(visitor, "felinia-explore", "en")
    page = visitor.page
    box = page.locator(CLOSED).nth(reachable(page)).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = page.locator(DRAWING).get_attribute("viewBox")
    waiting: list[Route] = []
    page.route("**/why?*", lambda route: waiting.append(route))
    touch = page.context.new_cdp_session(page)
    with page.expect_request("**/why?*"):
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for far in (12, 20, 28):
        moved = {"x": x - far, "y": y - far}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [moved]})
    assert page.locator(DRAWING).get_attribute("viewBox") != before
    with page.expect_response("**/why?*"):
        waiting[0].continue_()
    page.wait_for_timeout(200)
    expect(page.locator("#bubble")).to_have_count(0)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()
