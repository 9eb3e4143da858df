"""The drawer of the phone is raised and lowered, and the board stands it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from .browser import Serving, Visitor
from .scenes import Scenery

Visit = Callable[..., Visitor]

EARLY = """const ask = requestAnimationFrame;
window.requestAnimationFrame = (draw) => ask((now) => draw(now - 40));"""
"""A frame may carry a time from before it was asked for: a slow device does it now and then, this one always."""

STILL = """() => new Promise((resolve) => {
  const view = () => document.querySelector('.board-drawing').getAttribute('viewBox');
  let before = '', same = 0;
  const look = () => {
    same = view() === before ? same + 1 : 0;
    before = view();
    if (same > 20) resolve(true); else requestAnimationFrame(look);
  };
  look();
})"""
"""The board has come to rest."""


@pytest.fixture
def scenery(server: Serving) -> Iterator[Scenery]:
    made = Scenery(server.url)
    yield made
    made.api.close()


def test_no_view_of_the_board_is_negative_while_the_drawer_is_raised(visit: Visit, scenery: Scenery) -> None:
    visitor = visit(phone=True, motion="no-preference")
    heard: list[str] = []
    visitor.page.on("console", lambda message: heard.append(message.text))
    visitor.page.add_init_script(EARLY)
    visitor.page.set_viewport_size({"width": 390, "height": 660})
    scenery.show(visitor, "round-4", "en")
    visitor.page.locator("[data-overview]").click()
    expect(visitor.page.locator("[data-overview]")).to_have_count(0)
    for height in ("half", "full", "low"):
        visitor.page.locator(".drawer-handle").click()
        expect(visitor.page.locator(f".drawer.{height}")).to_be_visible()
        visitor.page.wait_for_function(STILL)
    assert heard == []
