"""At 400 % a window of 1280 × 1024 is one of 320 × 256: the table scrolls, and nothing is cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from .browser import Serving, Visitor
from .matrix import ROOM, SETTLED
from .scenes import Scenery

Visit = Callable[..., Visitor]
SIZES = ((320, 256), (640, 400))
TABLES = ("round-1", "felinia-buy", "winter-turn")
LEAST = 24
"""Pixels that a target has on each side at least."""

REACH = """async () => {
  const missed = [];
  const wait = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const lit = [...document.querySelectorAll('[data-lit="true"], .tray-option, .main-button, .prompt')]
    .filter((one) => one.checkVisibility());
  for (const element of lit) {
    element.focus();
    element.scrollIntoView({block: 'center', inline: 'center'});
    await wait();
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const place = top?.closest('[data-place]')?.dataset.place;
    if (top === null || !(element.contains(top) || (place && place === element.dataset.place))) {
      missed.push(`${element.dataset.place ?? element.textContent} under ${top?.className?.baseVal ?? top?.className}`);
    }
  }
  return missed;
}"""
SMALL = """(least) => [...document.querySelectorAll('button, a[href], select, input, summary, [role=button]')]
  .filter((one) => one.checkVisibility() && !one.closest('svg, .hidden, p') && !one.matches('.skip, .page-skip'))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 2 && box.height > 2 && (box.width < least || box.height < least))
  .map(([one, box]) => `${one.className} ${one.ariaLabel ?? one.textContent} ${box.width} × ${box.height}`)"""


@pytest.fixture(scope="module")
def scenery(server: Serving) -> Iterator[Scenery]:
    made = Scenery(server.url)
    yield made
    made.api.close()


def shown(visit: Visit, scenery: Scenery, scene: str, size: tuple[int, int], language: str = "en") -> Page:
    visitor = visit()
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    scenery.show(visitor, scene, language)
    visitor.page.evaluate(SETTLED)
    return visitor.page


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scene", TABLES)
def test_a_table_is_whole_at_400_percent(visit: Visit, scenery: Scenery, scene: str, size: tuple[int, int]) -> None:
    page = shown(visit, scenery, scene, size, "ru")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size[0]
    assert page.evaluate(REACH) == []
    problems = page.evaluate(f"({ROOM})(false)")
    assert [one for one in problems if one.startswith(("clipped", "off screen", "key"))] == []


@pytest.mark.parametrize("scene", [*TABLES, "settings"])
def test_targets_are_large_enough(visit: Visit, scenery: Scenery, scene: str) -> None:
    page = shown(visit, scenery, scene, (1280, 800))
    assert page.evaluate(SMALL, LEAST) == []
