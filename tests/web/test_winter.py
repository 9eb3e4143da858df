"""Endless Winter with others: what is chosen in secret stays whole and secret whatever the lines do."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser import Visitor
from .hands import READY, Hands
from .test_play import MINE, make_table, sit_down, table_of

Visit = Callable[..., Visitor]
Json = dict[str, Any]

PATIENCE = 20_000
PAUSE = 40
PILING = f":has({MINE}) .winter-zone.pile"
CHOSEN = '.winter-zone.pile [data-place^="pile:"]'
SHOWN = ".winter-eclipse-pile"
IN_TOUCH = '.frame[data-line="open"]'
KEEP_LINES = """() => {
  const Line = WebSocket;
  window.WebSocket = class extends Line {
    constructor(...wishes) {
      super(...wishes);
      window.line = this;
    }
  };
}"""
"""So that a line can be cut: a page that goes offline keeps the one it has."""
NUMBER = "() => Number(document.querySelector('.frame').dataset.moment.split('/')[0])"
ASK = "(path) => fetch(path).then((answer) => answer.json())"


def ask(page: Page, path: str = "") -> Any:
    """What the server tells this page's person about their table."""
    return page.evaluate(ASK, f"/api/tables/{table_of(page)}{path}")


def tribes(page: Page) -> list[Json]:
    found: list[Json] = ask(page)["view"]["tribes"]
    return found


def facts(page: Page, kind: str) -> list[tuple[int, int, str]]:
    """Every fact of a kind that this person may know: in which event, of which seat, about which card."""
    return [
        (event["number"], fact[1], fact[5]["card"])
        for event in ask(page, "/events?after=0")
        for fact in event.get("facts", ())
        if fact[0] == kind
    ]


def choose_one(page: Page) -> str:
    """Lays the first card of the hand into the pile; its name."""
    card = page.locator('.winter-zone.hand [data-lit="true"]').first
    name = card.get_attribute("data-place")
    assert name is not None
    card.focus()
    page.keyboard.press("Enter")
    return name.partition(":")[2]


def cut(visitor: Visitor) -> None:
    visitor.context.set_offline(True)
    visitor.page.evaluate("() => window.line.close()")
    visitor.page.wait_for_selector('.frame[data-line="lost"]')


def mend(visitor: Visitor) -> None:
    visitor.context.set_offline(False)
    visitor.page.wait_for_selector(IN_TOUCH)


def come_again(page: Page) -> None:
    page.reload()
    page.wait_for_selector(IN_TOUCH)


def assert_secret(page: Page, other: int) -> None:
    """Nothing of the other's pile is known here, neither to the page nor to whoever asks the server."""
    assert page.locator(SHOWN).count() == 0
    assert tribes(page)[other]["pile"] == {}
    assert not [seat for _, seat, _ in facts(page, "pile_card") if seat == other]


def choose_in_secret(first: Visitor, second: Visitor) -> None:
    """One seals and comes back, the other loses the line with a card on its way; then both piles are turned over."""
    chosen = [choose_one(first.page)]
    expect(first.page.locator(CHOSEN)).to_have_count(1)
    assert_secret(second.page, 0)
    come_again(first.page)
    expect(first.page.locator(CHOSEN)).to_have_count(1)
    first.page.keyboard.press("e")
    expect(first.page.locator(MINE)).to_have_count(0)
    come_again(first.page)
    assert tribes(first.page)[0]["pile"] == {chosen[0]: 1}
    assert_secret(second.page, 0)

    cut(second)
    chosen.append(choose_one(second.page))
    expect(second.page.locator(CHOSEN)).to_have_count(0)
    mend(second)
    expect(second.page.locator(CHOSEN)).to_have_count(1)
    assert_secret(first.page, 1)
    sealed = first.page.evaluate(NUMBER)
    second.page.keyboard.press("e")
    for page in (first.page, second.page):
        page.wait_for_function(f"() => ({NUMBER})() > {sealed}")
        told = [one for one in facts(page, "pile_shown") if one[0] > sealed]
        assert {(seat, card) for _, seat, card in told} >= set(enumerate(chosen))
        assert len({event for event, _, _ in told}) == 1


class Saving(Hands):
    """Keeps its cards for the Eclipse, as long as something else can be done."""

    saves = True

    def _pick(self, choices: list[Json]) -> Json:
        others = [choice for choice in choices if not choice["name"].startswith("hand:")]
        return super()._pick((self.saves and others) or choices)


def are_piling(pages: tuple[Page, Page]) -> bool:
    """Are both asked for their piles, and neither has begun?  Whoever has no cards left is not asked."""
    if not any(page.locator(PILING).count() for page in pages):
        return False
    if not {0, 1} <= set(ask(pages[0])["to_act"]):
        return False
    for page in pages:
        page.wait_for_selector(PILING)
    return True


def are_over(pages: tuple[Page, Page]) -> bool:
    return all(page.locator(".end-page").count() for page in pages)


def play_until(is_there: Callable[[], bool], hands: list[Saving]) -> None:
    """Whoever is asked chooses, also both at once, until it is there."""
    waited = 0
    while True:
        asked = [hand for hand in hands if hand.page.evaluate(f"() => Boolean(({READY})())")]
        if is_there():
            return
        for hand in asked:
            hand.step()
        if not asked:
            hands[0].page.wait_for_timeout(PAUSE)
        waited = 0 if asked else waited + PAUSE
        assert waited < PATIENCE, "nobody has to act"


OUTSIDE = """(cards) => cards.flatMap((card) => {
  const signs = card.querySelector('.winter-chief-signs');
  while (signs.children.length < 2) signs.append(signs.children[0].cloneNode(true));
  const {right, bottom} = card.getBoundingClientRect();
  return [signs, ...signs.querySelectorAll('*')].map((sign) => sign.getBoundingClientRect())
    .map((sign) => Math.max(sign.right - right, sign.bottom - bottom)).filter((pixels) => pixels > 0);
})"""
"""By how much the signs of chiefs stand out of their cards; each is given two bonuses, as many as any has."""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (1024, 768)], ids=str)
def test_two_bonuses_of_a_chief_stand_on_its_card(visit: Visit, size: tuple[int, int]) -> None:
    """Also while a newcomer is offered a lesson, which takes some of the room."""
    visitor = visit(language="ru", newcomer=True)
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.go("/about")
    page = visitor.go(make_table(visitor, 4, 3, game="winter", options={"rivers": "2"}))
    page.locator(".winter-held.lit .winter-chief-signs").first.wait_for()
    page.locator(".lesson.offer").wait_for()
    assert page.locator(".winter-held.lit .winter-card").evaluate_all(OUTSIDE) == []


def test_two_people_and_a_bot_with_rivers(visit: Visit) -> None:
    """A whole game, one by mouse, one by keyboard alone; lines break while the Eclipse piles are chosen in secret."""
    first, second = visit(), visit()
    second.context.add_init_script(f"({KEEP_LINES})()")
    first.go("/about")
    address = make_table(first, 3, 1, game="winter", options={"rivers": "2", "warriors": "1"})
    first.go(address)
    second.go(address)
    sit_down(second, "Guest")
    first.page.wait_for_selector(".frame")
    pages = first.page, second.page
    hands = [Saving(first.page, "mouse", 2), Saving(second.page, "keyboard", 4)]

    play_until(lambda: are_piling(pages), hands)
    choose_in_secret(first, second)
    for hand in hands:
        hand.saves = False
    play_until(lambda: are_over(pages), hands)
    sheets = [re.findall(r"\d+", page.locator(".end-page table").first.inner_text()) for page in pages]
    assert sheets[0] == sheets[1]
