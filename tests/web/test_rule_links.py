"""Links to rules are followed: from what is refused, and from the overview; each leads to its paragraph."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from .browser import LANGUAGES, Serving, Visitor
from .matrix import FULL, SEED
from .scenes import Scenery
from .test_asking import LINK, RULES
from .test_lit import add_scenes

Visit = Callable[..., Visitor]
SCENES = {"feya": "round-1", "felinia": "felinia-explore", "winter": "winter-turn"}
OVERVIEW = ".overview a[href*='#']"
CLOSED = '[data-place][aria-disabled="true"]'
FREE = """(closed) => [...document.querySelectorAll(closed)].flatMap((place, number) => {
  const {x, y, width, height} = place.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && place.contains(top) ? [number] : [];
})"""
"""Closed places that can be pointed at."""
FEW = 3


@pytest.fixture(scope="module")
def scenery(server: Serving) -> Iterator[Scenery]:
    add_scenes()
    made = Scenery(server.url)
    yield made
    made.api.close()


def cases() -> list[tuple[str, str]]:
    """Every game in every language, or each game in one that is drawn."""
    if FULL:
        return [(game, language) for game in SCENES for language in LANGUAGES]
    return list(zip(SCENES, random.Random(f"{SEED} links").sample(LANGUAGES, len(SCENES)), strict=True))


OF_EVERY_GAME = pytest.mark.parametrize(("game", "language"), cases())


def followed(page: Page, address: str) -> None:
    """The rules beside the table, opened by a link to this address, show that rule; they are closed again."""
    rule = address.partition("#")[2]
    assert rule
    here = page.locator(f"{RULES} [data-here=true]")
    expect(here).to_have_attribute("id", rule)
    expect(here).to_be_in_viewport()
    text = here.inner_text()
    page.keyboard.press("Escape")
    expect(page.locator(RULES)).to_have_count(0)
    assert len(text) > len(rule) + 20


@OF_EVERY_GAME
def test_the_rule_of_a_refusal_is_there(visit: Visit, scenery: Scenery, game: str, language: str) -> None:
    visitor = visit(language=language)
    scenery.show(visitor, SCENES[game], language)
    page = visitor.page
    free = page.evaluate(FREE, CLOSED)
    assert len(free) >= FEW
    for number in random.Random(f"{SEED} {game}").sample(free, FEW):
        page.mouse.move(2, 2)
        page.locator(CLOSED).nth(number).hover()
        page.wait_for_selector(LINK)
        address = page.get_attribute(LINK, "href") or ""
        assert address.startswith(f"/rules/{game}#")
        page.locator(LINK).focus()
        page.keyboard.press("Enter")
        followed(page, address)


@OF_EVERY_GAME
def test_the_rules_of_the_overview_are_there(visit: Visit, game: str, language: str) -> None:
    page = visit(language=language).go(f"/rules/{game}?lang={language}")
    page.wait_for_selector(".legend[aria-busy=false]")
    count = page.locator(OVERVIEW).count()
    assert count > 20
    for number in random.Random(f"{SEED} {game}").sample(range(count), FEW):
        link = page.locator(OVERVIEW).nth(number)
        rule = (link.get_attribute("href") or "").partition("#")[2]
        link.click()
        expect(page.locator(f'.rules-rule[id="{rule}"]')).to_be_in_viewport()
