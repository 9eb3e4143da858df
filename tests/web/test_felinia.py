"""Felinia at the table: prices under the discs agree with the log, marks of reconstruction, the guild in the replay."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from .browser import LANGUAGES, Serving, Visitor
from .scenes import Scenery

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def scenery(server: Serving) -> Iterator[Scenery]:
    made = Scenery(server.url)
    yield made
    made.api.close()


def test_under_a_pile_stands_what_its_top_disc_pays_and_what_mine_would(visit: Visit, scenery: Scenery) -> None:
    """FE-4.3: the price is the number of discs in the pile, the own included."""
    visitor = visit()
    scenery.show(visitor, "felinia-bid", "en")
    view = visitor.page.evaluate(
        "() => fetch('/api' + location.pathname.replace('/t/', '/tables/')).then((it) => it.json())"
    )["view"]
    stalls = visitor.page.locator(".felinia-stall:not(.closed)")
    assert stalls.count() == len(view["stalls"])
    for number, stall in enumerate(view["stalls"]):
        discs = len(view["discs"].get(stall, []))
        words = stalls.nth(number).locator(".felinia-pile small")
        expect(words).to_have_text(f"price {discs} → {discs + 1}" if discs else "price → 1")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800)])
def test_the_replay_shows_the_whole_guild(visit: Visit, scenery: Scenery, width: int, height: int) -> None:
    visitor = visit()
    visitor.page.set_viewport_size({"width": width, "height": height})
    scenery.show(visitor, "felinia-replay", "en")
    visitor.page.keyboard.press("Home")
    expect(visitor.page.locator(".felinia-guild")).to_be_visible()
    rest = visitor.page.evaluate(
        """() => {
          const guild = document.querySelector('.felinia-guild').getBoundingClientRect();
          const column = document.querySelector('.column.common').getBoundingClientRect();
          return column.bottom - guild.bottom;
        }"""
    )
    assert rest >= 0
    assert visitor.page.locator(".replay-turns button").count() >= 5


def test_reconstructed_numbers_are_marked_where_they_stand(visit: Visit, scenery: Scenery) -> None:
    visitor = visit()
    scenery.show(visitor, "felinia-bid", "en")
    page = visitor.page
    ships = page.locator(".felinia-ship-time").count()
    assert page.locator(".felinia-ship-time .felinia-origin").count() == ships > 0
    expect(page.locator(".felinia-income .felinia-origin").first).to_be_visible()
    expect(page.locator(".felinia-bonus-top .felinia-origin")).to_have_count(1)
    page.get_by_role("button", name="Reconstructed numbers").click()
    expect(page.locator("#bubble")).to_contain_text("reconstruction")
    page.locator(".felinia-ship").first.hover()
    expect(page.locator("#bubble")).to_contain_text("Reconstructed numbers.")


@pytest.mark.parametrize(("game", "marked", "plain"), [("felinia", "FE-3.4", "FE-3.1"), ("winter", "EW-5.2", "EW-2.1")])
def test_single_rules_say_that_their_numbers_are_reconstructed(
    visit: Visit, game: str, marked: str, plain: str
) -> None:
    visitor = visit()
    said = set()
    for language in LANGUAGES:
        page = visitor.go(f"/rules/{game}?lang={language}")
        note = page.locator(f'[id="{marked}"] .rules-origin')
        expect(note).to_be_visible()
        expect(page.locator(f'[id="{plain}"] .rules-origin')).to_have_count(0)
        said.add(re.sub(r"\s+", " ", note.inner_text()))
    assert len(said) == len(LANGUAGES)
