"""Every page in every language, both themes, large and small: no raw key, no overflow, nothing axe finds serious."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, Route, expect

from .browser import LANGUAGES, Serving, Visitor
from .scenes import AT_REST, SCENES, Scenery

Visit = Callable[..., Visitor]
COLOUR_RULES = ["color-contrast", "link-in-text-block"]

WRONG = """() => {
  const wrong = [];
  const raw = /\\[[a-z]+-[\\w-]+\\]|\\{\\$?\\w+\\}|undefined|NaN/g;
  for (const found of document.body.innerText.matchAll(raw)) wrong.push('key ' + found[0]);
  const width = document.documentElement.scrollWidth;
  if (width > innerWidth + 1) wrong.push('the page is wider than the window: ' + width);
  const places = 'button, a, h1, h2, h3, p, td, th, li, label, .sum, .chip, dt, dd';
  for (const element of document.querySelectorAll(places)) {
    const isSeen = element.checkVisibility({checkOpacity: true, checkVisibilityCSS: true});
    // Two pixels are for screen readers only.
    if (!isSeen || !element.innerText?.trim() || element.offsetWidth <= 2 || element.offsetHeight <= 2) continue;
    if (isClipped(element)) wrong.push('clipped: ' + element.innerText.slice(0, 50));
    const box = element.getBoundingClientRect();
    const isOut = box.right > innerWidth + 2 || box.left < -2;
    if (isOut && !scrolls(element)) wrong.push('off screen: ' + element.innerText.slice(0, 50));
  }
  return [...new Set(wrong)];

  function isClipped(element) {
    const style = getComputedStyle(element);
    const cuts = [style.overflowX, style.overflowY].some((value) => value === 'hidden' || value === 'clip');
    if (!cuts || style.textOverflow === 'ellipsis') return false;
    return element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 4;
  }
  function scrolls(element) {
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (up.matches('.turn-order')) return true;
      if (/(auto|scroll)/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return true;
    }
    return false;
  }
}"""


@pytest.fixture(scope="module")
def scenery(server: Serving) -> Iterator[Scenery]:
    made = Scenery(server.url)
    yield made
    made.api.close()


def serious(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe finds that keeps people out; by these rules only, where some are named."""
    only = {"runOnly": {"type": "rule", "values": rules}} if rules else {}
    options = {"resultTypes": ["violations"], **only}
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} ({len(one['nodes'])})"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("scene", SCENES)
def test_every_page(visit: Visit, scenery: Scenery, scene: str, phone: bool) -> None:
    """Words and room in every language; in English, which comes last, axe, which in the dark looks at colours only."""
    visitor = visit(phone=phone)
    problems = {}
    for language in reversed(LANGUAGES):
        scenery.show(visitor, scene, language)
        problems[language] = visitor.page.evaluate(WRONG)
    problems["light"] = serious(visitor.page)
    visitor.page.emulate_media(color_scheme="dark")
    visitor.page.wait_for_selector("html[data-theme=dark]")
    visitor.page.wait_for_function(AT_REST)
    problems["dark"] = serious(visitor.page, COLOUR_RULES)
    assert {where: found for where, found in problems.items() if found} == {}


OPEN_DIALOG = """() => {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.append(document.createElement("button"));
  dialog.showModal();
}"""


def test_a_dialog_lies_over_everything(visit: Visit, scenery: Scenery) -> None:
    """A bubble does not look out from under it, and the keys of the table wait until it is gone."""
    visitor = visit()
    scenery.show(visitor, "round-1", "en")
    page = visitor.page
    page.locator(".frame [data-place][aria-disabled=true]:visible").first.hover()
    expect(page.locator("#bubble.why")).to_be_visible()
    page.evaluate(OPEN_DIALOG)
    expect(page.locator("#bubble")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator(".text-view")).to_have_count(0)
    page.evaluate("document.querySelector('dialog').close()")
    page.keyboard.press("t")
    expect(page.locator(".text-view")).to_be_visible()


def test_a_reason_that_comes_late_stays_away_from_a_dialog(visit: Visit, scenery: Scenery) -> None:
    visitor = visit()
    scenery.show(visitor, "round-1", "en")
    page = visitor.page
    held: list[Route] = []
    page.route("**/why*", lambda route: held.append(route))
    with page.expect_request("**/why*"):
        page.locator(".frame [data-place][aria-disabled=true]:visible").first.hover()
    page.evaluate(OPEN_DIALOG)
    while not held:
        page.wait_for_timeout(20)
    with page.expect_response("**/why*"):
        held[0].continue_()
    # What has arrived is shown within a few milliseconds, or not at all.
    page.wait_for_timeout(300)
    expect(page.locator("#bubble")).to_have_count(0)
