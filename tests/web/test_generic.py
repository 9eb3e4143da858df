"""Games that the client knows nothing of are drawn from their layouts, or told as values, and played like any other."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from .browser import Serving, Visit, Visitor, serving, visiting
from .hands import Hands, Way
from .scenes import AT_REST
from .test_pages import serious
from .test_play import make_table
from .toys import PLUGIN
from .toys.ponds.rules import CORNERS, KINDS, NAMES

BROKEN = re.compile(r"\[[a-z]+-[\w-]+\]|undefined|NaN|\{ ?\$")
"""A message that is missing, a value that is none, a parameter that was not filled."""
TABLES: tuple[tuple[str, dict[str, str]], ...] = (
    ("ponds", {"board": "graph"}),
    ("reeds", {}),
    ("reeds", {"best": "lowest"}),
)
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.fixture(scope="module")
def toys() -> Iterator[Serving]:
    with serving(PLUGIN) as running:
        yield running


@pytest.fixture
def come(browser: Browser, toys: Serving) -> Iterator[Visit]:
    with visiting(browser, toys) as made:
        yield made


def sit_down(visitor: Visitor, game: str, options: dict[str, str] | None = None, bots: int = 1) -> Page:
    """A table against a bot that plays by lot, or of two people on one device."""
    visitor.go("/about")
    wish = make_table(visitor, 2, bots, mine=2 - bots, game=game, options=options, bot="random")
    page = visitor.go(wish)
    page.wait_for_selector(".frame .bottom-rail.mine, .curtain")
    if page.locator(".curtain").count():
        page.locator(".curtain button").first.click()
    return page


@pytest.mark.parametrize(("way", "board"), [("mouse", "hexes"), ("keyboard", "squares"), ("touch", "graph")])
def test_a_game_on_a_board_is_played_to_the_end(come: Visit, way: Way, board: str) -> None:
    page = sit_down(come(phone=way == "touch"), "ponds", {"board": board})
    expect(page.locator(".generic-cell")).to_have_count(len(NAMES))
    Hands(page, way).play_to_the_end()
    expect(page.locator(".end-page")).to_contain_text("Corners")


@pytest.mark.parametrize("way", ["mouse", "touch"])
@pytest.mark.parametrize("best", ["highest", "lowest"])
def test_a_game_of_cards_is_played_to_the_end(come: Visit, way: Way, best: str) -> None:
    """With a layout by its cards; without one by buttons."""
    page = sit_down(come(phone=way == "touch"), "reeds", {"best": best})
    drawn = page.locator(".generic-hand .generic-card.lit" if best == "highest" else ".tray-option")
    expect(drawn).to_have_count(3)
    Hands(page, way).play_to_the_end()


@pytest.mark.parametrize("board", KINDS)
def test_options_lie_on_their_cells_and_stones_where_they_were_laid(come: Visit, board: str) -> None:
    page = sit_down(come(), "ponds", {"board": board}, bots=0)
    lit = page.locator('.generic-cell [data-lit="true"]')
    expect(lit).to_have_count(len(NAMES))
    corner = page.locator(f'[data-place="pond:{CORNERS[0]}"]')
    expect(corner).to_have_attribute("aria-label", re.compile(f"^{CORNERS[0]}: Lay a stone on"))
    corner.click()
    expect(lit).to_have_count(0)
    expect(corner).to_have_attribute("aria-label", f"{CORNERS[0]}: {'0' if board == 'track' else 'Seat 1'}")
    page.get_by_role("button", name="Undo").click()
    expect(lit).to_have_count(len(NAMES))
    corner.click()
    page.locator(".main-button:not([data-guarded])").click()
    expect(page.locator(".generic-seat.red .generic-count b")).to_have_text("1")
    expect(lit).to_have_count(len(NAMES) - 1)
    corner.hover()
    expect(page.locator("#bubble")).to_be_visible()


def test_what_has_no_layout_is_told_as_values(come: Visit) -> None:
    page = sit_down(come(), "reeds", {"best": "lowest"})
    sheet = page.locator(".generic-sheet")
    for name in ("Prize", "Your cards", "Prizes to come", "Has chosen"):
        expect(sheet.locator("dt", has_text=re.compile(f"^{name}$"))).to_have_count(1)
    expect(page.locator(".generic-seat").first).to_contain_text("Won")
    page.keyboard.press("t")
    words = page.locator(".text-view")
    expect(words).to_contain_text("Your cards:")
    assert not BROKEN.search(words.inner_text())


def test_the_sheets_of_seats_and_the_hand_are_drawn_from_the_layout(come: Visit) -> None:
    page = sit_down(come(), "reeds", bots=0)
    expect(page.locator(".generic-seat")).to_have_count(2)
    expect(page.locator(".generic-seat").first.locator(".generic-card.back")).to_have_count(3)
    card = page.locator(".generic-hand .generic-card").first
    expect(card).to_have_attribute("data-lit", "true")
    card.click()
    expect(page.locator(".steps")).to_have_text(re.compile(r"Play \d+"))
    expect(page.locator(".generic-seat.mine .generic-list")).to_contain_text("yes")


def test_pages_and_the_replay_show_such_a_game(come: Visit) -> None:
    visitor = come()
    page = visitor.go("/")
    card = page.locator(".front-card", has_text="Lay stones on the water.")
    expect(card.locator("h3")).to_have_text("Ponds")
    expect(card.locator("svg.cover")).to_have_count(1)
    page = sit_down(visitor, "ponds")
    Hands(page, "keyboard").play(4)
    table = page.evaluate("() => location.pathname")
    visitor.go(f"{table}/replay")
    expect(page.locator(".generic-cell")).to_have_count(len(NAMES))
    assert not BROKEN.search(page.locator("body").inner_text())


def test_a_game_without_a_rulebook_says_so(come: Visit) -> None:
    page = come().go("/rules/ponds")
    expect(page.locator(".rules-text .empty")).to_have_text("This game came without a rulebook.")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(come: Visit, theme: str) -> None:
    for game, options in TABLES:
        page = sit_down(come(theme=theme), game, options)
        page.wait_for_function(AT_REST)
        assert serious(page) == [], game


def test_a_phone_shows_it_without_overflow(come: Visit) -> None:
    for game, options in TABLES:
        page = sit_down(come(phone=True), game, options)
        assert page.evaluate(OVERFLOW) <= 0, game
