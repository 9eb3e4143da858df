"""The games of ``examples/games`` in the browser, drawn by the generic face: played to the end against easy bots."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.plugins import EXAMPLES, install_example

from .browser import LANGUAGES, Serving, Visit, Visitor, serving, visiting
from .hands import Hands, Way
from .scenes import AT_REST
from .test_generic import BROKEN, OVERFLOW
from .test_pages import serious
from .test_play import make_table

TABLES = [("goofspiel", 3, {"cards": "5"}), ("hex", 2, {"size": "5"})]
GROUND = '.generic-cell:has([data-place="board:{}"]) .generic-ground'
FILL = "(shape) => getComputedStyle(shape).fill"
EXPLAINED = ["overview-aim", "overview-turn", "overview-board", "overview-mistakes"]
IDS = "(all) => all.map((one) => one.id)"
LARGEST = [("goofspiel", 4, {"cards": "13"}), ("hex", 2, {"size": "15", "swap": "yes"})]


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("installed")
    for example in EXAMPLES:
        install_example(folder, example)
    with serving(folder) as running:
        yield running


@pytest.fixture
def come(browser: Browser, outside: Serving) -> Iterator[Visit]:
    with visiting(browser, outside) as made:
        yield made


def sit_down(visitor: Visitor, game: str, players: int, options: dict[str, str], bot: str = "easy") -> Page:
    visitor.go("/about")
    page = visitor.go(make_table(visitor, players, players - 1, game=game, options=options, bot=bot))
    page.wait_for_selector(".frame .bottom-rail.mine")
    return page


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_a_game_is_played_to_the_end(come: Visit, game: str, players: int, options: dict[str, str], way: Way) -> None:
    page = sit_down(come(phone=way == "touch"), game, players, options)
    Hands(page, way).play_to_the_end()
    expect(page.locator(".end-page h1")).not_to_be_empty()
    assert not BROKEN.search(page.locator("body").inner_text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_lacks_its_words(come: Visit, language: str) -> None:
    for game, players, options in TABLES:
        page = sit_down(come(language=language), game, players, options, bot="random")
        Hands(page, "mouse").play(2)
        page.keyboard.press("t")
        page.locator(".text-view").wait_for()
        assert not BROKEN.search(page.locator("body").inner_text()), game


def test_the_rules_are_told_by_their_numbers(come: Visit) -> None:
    page = come().go("/rules/hex")
    expect(page.locator(".rules-text")).to_contain_text("The sides")
    expect(page.locator(".rules-text")).to_contain_text("HX-3.1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_explained_at_a_glance_as_far_as_it_goes(come: Visit, language: str) -> None:
    """Nothing was measured of Hex, and it has no pieces with names: these parts are left out, in the contents too."""
    page = come(language=language).go("/rules/hex")
    expect(page.locator(".overview-part")).to_have_count(len(EXPLAINED))
    expect(page.locator(".diagram .diagram-foot")).to_have_count(1)
    assert page.locator(".overview-part h2").evaluate_all(IDS) == EXPLAINED
    assert page.locator(".rules-glance a").evaluate_all("(all) => all.map((one) => one.hash.slice(1))") == EXPLAINED
    expect(page.locator("#overview-mistakes ~ ol > li")).to_have_count(4)
    expect(page.locator(".overview-foot details")).to_have_count(0)
    assert not BROKEN.search(page.locator("body").inner_text())
    assert serious(page) == []


def test_the_board_of_the_overview_can_be_tried(come: Visit) -> None:
    page = come().go("/rules/hex")
    figure = page.locator('[data-diagram="bridge"]')
    expect(figure.locator('[data-lit="true"]')).to_have_count(21)
    figure.locator('[data-place="board:b3"]').dispatch_event("click")
    expect(figure.locator("[role=status]")).to_have_text("That was the turn.")
    expect(figure.locator('[data-lit="true"]')).to_have_count(0)


def test_an_overview_lies_beside_a_table_too(come: Visit) -> None:
    page = sit_down(come(), "hex", 2, {"size": "5"}, bot="random")
    page.locator(".top .rail-links a", has_text="Rules").click()
    panel = page.locator(".rules-panel")
    expect(panel.locator(".overview-lead")).to_contain_text("Join your two sides")
    panel.locator(".rules-contents summary").click()
    panel.locator(".rules-glance a", has_text="A turn").click()
    expect(panel.locator("#overview-turn")).to_be_in_viewport()
    expect(panel.locator(".rules-glance a")).to_have_count(3)


def test_a_game_without_an_overview_begins_with_its_rules(come: Visit) -> None:
    page = come().go("/rules/goofspiel")
    expect(page.locator(".rules-rule").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.locator(".overview, .rules-glance")).to_have_count(0)


def test_rows_and_columns_are_named_at_their_first_cells(come: Visit) -> None:
    page = sit_down(come(), "hex", 2, {"size": "5"}, bot="random")
    expect(page.locator(".generic-name")).to_have_count(9)
    assert set(page.locator(".generic-name").all_text_contents()) == {f"a{n}" for n in range(1, 6)} | {
        f"{c}1" for c in "bcde"
    }


def test_the_sides_of_the_board_keep_their_tint_while_all_is_lit(come: Visit) -> None:
    page = sit_down(come(), "hex", 2, {"size": "5"}, bot="random")
    expect(page.locator(".generic-cell.lit")).to_have_count(25)
    filled = {name: page.locator(GROUND.format(name)).evaluate(FILL) for name in ("b1", "d5", "a2", "e4", "a1", "c3")}
    assert filled["b1"] == filled["d5"]
    assert filled["a2"] == filled["e4"]
    assert filled["a1"] == filled["c3"]
    assert len({filled["b1"], filled["a2"], filled["c3"]}) == 3


@pytest.mark.parametrize("phone", [False, True])
def test_the_largest_tables_fit(come: Visit, phone: bool) -> None:
    for game, players, options in LARGEST:
        page = sit_down(come(phone=phone), game, players, options, bot="random")
        page.wait_for_function(AT_REST)
        assert page.evaluate(OVERFLOW) <= 0, game
        assert serious(page) == [], game
