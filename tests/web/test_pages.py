"""Every page at every size, in every language, both themes and with large text, or a sample of that: the board is
there and large, nothing is cut or covered, words are whole, fingers find their button, axe finds nothing serious."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, Route, expect

from .browser import Serving, Visitor
from .matrix import MOUSE, SEED, TOUCH, turn, views, wrong
from .scenes import AT_REST, SCENES, Scenery

Visit = Callable[..., Visitor]
COLOUR_RULES = ["color-contrast", "link-in-text-block"]


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


@pytest.mark.parametrize("sizes", [TOUCH, MOUSE], ids=["touch", "mouse"])
@pytest.mark.parametrize("scene", SCENES)
def test_every_page(visit: Visit, scenery: Scenery, scene: str, sizes: tuple[tuple[int, int], ...]) -> None:
    """Words and room at every size; at one of them, axe, which in the dark looks at colours only."""
    visitor = visit(phone=sizes == TOUCH)
    problems: dict[str, list[str]] = {}
    shown = ""
    looked_through: set[str] = set()
    for view in views(scene, sizes):
        if view.language != shown:
            scenery.show(visitor, scene, view.language)
            shown = view.language
        turn(visitor.page, view)
        problems[str(view)] = wrong(visitor.page, view)
        if view.theme not in looked_through:
            looked_through.add(view.theme)
            visitor.page.wait_for_function(AT_REST)
            problems[f"axe, {view}"] = serious(visitor.page, None if len(looked_through) == 1 else COLOUR_RULES)
    assert {where: found for where, found in problems.items() if found} == {}, f"drawn by BOGWOOD_DRAW={SEED}"


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
