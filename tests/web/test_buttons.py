"""The main button never hurts: bright means progress, losses are asked about, nothing is clicked by mistake."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from .browser import Visitor
from .prepared import Prepared, prepared_tables
from .test_play import make_table, sit_down

Visit = Callable[..., Visitor]
MOMENT = "() => document.querySelector('.frame').dataset.moment"
MAIN = ".main-button"
RAIL = ".bottom-rail"


@pytest.fixture(scope="module")
def prepared() -> Iterator[Prepared]:
    with prepared_tables() as made:
        yield made


@pytest.fixture
def at(browser: Browser, prepared: Prepared) -> Iterator[Callable[[str], Page]]:
    """Opens the table of a named turn."""
    opened: list[Visitor] = []

    def come(name: str) -> Page:
        opened.append(prepared.visitor(browser, name))
        return opened[-1].page

    yield come
    for visitor in opened:
        visitor.close()


def take(page: Page, *options: str) -> None:
    """Click lit places by what lies there."""
    for option in options:
        before = page.evaluate(MOMENT)
        page.locator(f'[data-lit="true"][data-options~="{option}"]').first.click()
        pick = page.locator(f'#bubble[role=menu] [data-options="{option}"]')
        page.wait_for_function(f"() => ({MOMENT})() !== {before!r} || document.querySelector('#bubble[role=menu]')")
        if pick.count():
            pick.click()
        page.wait_for_function(f"() => ({MOMENT})() !== {before!r} && !document.querySelector('.frame[data-busy]')")


def test_ending_a_turn_with_a_free_box_is_outlined_and_asked_about_once(at: Callable[[str], Page]) -> None:
    page = at("Endless Winter: Hunt")
    take(page, "member:hunt", "labour:daredevil")
    end = page.locator('.tray-option[data-notation="end"]')
    number = page.evaluate(MOMENT).split("/")[0]
    end.and_(page.locator(":not([data-guarded])")).click()
    expect(page.locator("dialog[open]")).to_contain_text("Box 3")
    page.locator("[data-doubt=no]").click()
    assert page.evaluate(MOMENT).split("/")[0] == number
    end.click()
    page.locator("dialog[open] [data-doubt=yes]").click()
    page.wait_for_function(f"() => ({MOMENT})().split('/')[0] !== {number!r}")
    assert page.locator("dialog[open]").count() == 0


def test_no_card_for_the_eclipse_is_outlined_and_a_card_makes_the_button_bright(at: Callable[[str], Page]) -> None:
    page = at("Endless Winter: the Eclipse pile")
    expect(page.locator(f"{MAIN}.quiet")).to_have_attribute("data-main", "pile:done")
    expect(page.locator(f"{RAIL} .loss")).not_to_be_empty()
    take(page, "pile:forager")
    expect(page.locator(f"{MAIN}:not(.quiet)")).to_have_attribute("data-main", "pile:done")
    expect(page.locator(f"{RAIL} .loss")).to_have_count(0)


def test_a_button_that_has_just_changed_takes_no_click_but_a_key(at: Callable[[str], Page]) -> None:
    """A click that comes with the change is let go by; once the mark is gone the same click counts."""
    page = at("Feya's Swamp: fish with two boats")
    take(page, "fish_3", "boat:3")
    main = page.locator(f'{MAIN}[data-main="finish"]')
    expect(main).to_be_visible()
    page.wait_for_function("() => !document.querySelector('[data-guarded]')")
    before = page.evaluate(MOMENT)
    hit = """() => new Promise((done) => {
      const button = document.querySelector('.main-button');
      const seen = new MutationObserver(() => {
        if (button.dataset.guarded !== 'true') return;
        seen.disconnect();
        button.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}));
        done(document.querySelector('.frame').dataset.moment);
      });
      seen.observe(button, {attributes: true});
      button.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}));
    })"""
    after = page.evaluate(hit)
    assert after != before
    page.wait_for_function("() => !document.querySelector('[data-guarded], .frame[data-busy]')")
    assert page.evaluate(MOMENT) == after
    expect(page.locator(f'{MAIN}[data-main="end"]')).to_be_visible()


def test_what_went_without_saying_is_named_in_the_trail(at: Callable[[str], Page]) -> None:
    page = at("Feya's Swamp: navigate with two boats")
    take(page, "navigate_1", "boat:2+to:e8", "boat:1+to:i1")
    expect(page.locator(".steps .unasked")).to_contain_text("by itself")


def test_a_sealed_choice_is_changed_while_the_other_still_chooses(visit: Visit) -> None:
    first, second = visit(), visit()
    first.go("/about")
    address = make_table(first, 2, 0, game="winter")
    first.go(address)
    second.go(address)
    sit_down(second, "Guest")
    mine = first.page.locator('[data-lit="true"][data-options^="side:"]')
    mine.first.click()
    first.page.locator(f"{MAIN}:not(:disabled, [data-guarded])").click()
    again = first.page.locator(f'{MAIN}[data-main="withdraw"]:not([data-guarded])')
    expect(second.page.locator(f"{RAIL}.mine")).to_be_visible()
    again.click()
    expect(mine.first).to_be_visible()
    mine.last.click()
    first.page.locator(f'{MAIN}[data-main=""]:not(:disabled, [data-guarded])').click()
    expect(first.page.locator(f'{MAIN}[data-main="withdraw"]')).to_be_visible()
    # The last choice turns all of them up, so there is nothing left to confirm.
    second.page.locator('[data-lit="true"][data-options^="side:"]').first.click()
    expect(first.page.locator(f'{MAIN}[data-main="withdraw"]')).to_have_count(0)


def test_a_bot_plays_one_turn_when_asked_to_and_the_seat_is_mine_again(at: Callable[[str], Page]) -> None:
    page = at("Felinia: a bid")
    number = int(page.evaluate(MOMENT).split("/")[0])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("button", name="From now on")).to_be_visible()
    assert int(page.evaluate(MOMENT).split("/")[0]) == number
    dialog.get_by_role("button", name="This turn only").click()
    page.wait_for_function(f"() => Number(({MOMENT})().split('/')[0]) > {number + 1}")
    expect(page.locator(f"{RAIL}.mine")).to_be_visible()


ENDINGS = {
    "Feya's Swamp: build with two boats": ["build_2", "boat:2", "to:b5", "build:c5", "track:lower_right"],
    "Feya's Swamp: trade two fish": ["trade_3", "boat:2", "to:c7", "lay:b6"],
    "Endless Winter: Explore": ["member:explore", "labour:daredevil"],
    "Felinia: explore": ["land:cheetah_post_1"],
}


@pytest.mark.parametrize("language", ["en", "ru", "es", "cs"])
def test_on_a_phone_no_ending_takes_more_than_two_lines(browser: Browser, prepared: Prepared, language: str) -> None:
    """One ending of each game; the tables are left as they were."""
    for name, steps in ENDINGS.items():
        visitor = prepared.visitor(browser, name, phone=True, language=language)
        api = prepared.api()
        for option in steps:
            prepared.choose(api, name, option)
        expect(visitor.page.locator(f"{MAIN}:not(:disabled)")).to_be_visible()
        lines = visitor.page.locator(MAIN).evaluate(
            """(button) => {
              const text = document.createRange();
              text.selectNodeContents(button);
              return new Set([...text.getClientRects()].map(({top}) => Math.round(top))).size;
            }"""
        )
        assert lines <= 2, visitor.page.locator(MAIN).inner_text()
        for _ in steps:
            prepared.act(api, name, {"do": "undo"})
        api.close()
        visitor.close()
