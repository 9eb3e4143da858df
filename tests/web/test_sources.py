"""Where points come from: the number on a board opens into its sources, and the end names what was counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser import LANGUAGES, Serving, Visitor
from .scenes import AT_REST, ENDS, Scenery

Visit = Callable[..., Visitor]
Json = dict[str, Any]

SHEET = "dialog[open] .points-table"
TOTALS = f"{SHEET} tfoot td"
PRESSED = f'{SHEET} thead button[aria-pressed="true"]'
RUNNING = ["round-4", "felinia-explore", "winter-turn"]
OVERFLOW = """(sheet) => {
  const box = sheet.closest('.dialog-body');
  return [box.scrollWidth - box.clientWidth, document.documentElement.scrollWidth - innerWidth];
}"""


@pytest.fixture(scope="module")
def scenery(server: Serving) -> Iterator[Scenery]:
    made = Scenery(server.url)
    yield made
    made.api.close()


def sheet_of(scenery: Scenery, scene: str) -> Json:
    answer: Json = scenery.api.get(f"/api/tables/{scenery.tables[scene]}/sheet", params={"seat": 0}).json()
    return answer


def totals(sheet: Json) -> list[str]:
    """The last row: what everybody would have if the game ended now, the leader first."""
    found = [
        (points + sum(line[2] for line in sheet["outlook"] if line[0] == seat), seat in sheet["hidden"])
        for seat, points in enumerate(sheet["scores"])
    ]
    return [f"{points}{'+' if more else ''}" for points, more in sorted(found, key=lambda one: -one[0])]


def shown_sources(page: Page) -> int:
    return page.locator(f"{SHEET} .points-source").count()


@pytest.mark.parametrize("scene", RUNNING)
def test_points_open_into_their_sources_by_mouse_and_keyboard(visit: Visit, scenery: Scenery, scene: str) -> None:
    visitor = visit()
    scenery.show(visitor, scene, "en")
    page = visitor.page
    sheet = sheet_of(scenery, scene)
    page.locator('[data-points-of="1"]').first.click()
    expect(page.locator(TOTALS)).to_have_text(totals(sheet))
    of_all = [(source, lines) for lines in ("lines", "outlook") for source in {line[1] for line in sheet[lines]}]
    assert shown_sources(page) == len(of_all)
    name = page.locator(PRESSED).inner_text()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    own = page.locator('[data-points-of="0"]').first
    own.focus()
    page.keyboard.press("Enter")
    expect(page.locator(PRESSED)).to_have_text("You")
    pieces = [piece for line in sheet["lines"] + sheet["outlook"] if line[0] == 0 for piece in line[3]]
    expect(page.locator(f"{SHEET} .points-pieces span")).to_have_count(len(pieces))
    expect(page.locator("dialog[open] .points-legend")).to_contain_text("if the game ended now")
    page.get_by_role("button", name=name, exact=True).last.focus()
    page.keyboard.press("Enter")
    expect(page.locator(PRESSED)).to_have_text(name)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(own).to_be_focused()


@pytest.mark.parametrize("scene", RUNNING)
def test_the_sheet_fits_a_phone_in_every_language(visit: Visit, scenery: Scenery, scene: str) -> None:
    visitor = visit(phone=True)
    for language in LANGUAGES:
        scenery.show(visitor, scene, language)
        page = visitor.page
        tab = page.locator("#tab-seat")
        if tab.get_attribute("aria-selected") != "true":
            tab.tap()
        page.locator('#panel-seat [data-points-of="0"]').tap()
        expect(page.locator(TOTALS)).to_have_text(totals(sheet_of(scenery, scene)))
        page.wait_for_function(AT_REST)
        assert page.locator(SHEET).evaluate(OVERFLOW) == [0, 0], language
        for button in page.locator(f"{SHEET} thead button").all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44, language


def test_the_sheet_of_a_replay_is_that_of_its_moment(visit: Visit, scenery: Scenery) -> None:
    visitor = visit()
    scenery.show(visitor, "replay", "en")
    page = visitor.page
    name = scenery.tables["over"]
    page.locator('[data-points-of="0"]').first.click()
    past = scenery.api.get(f"/api/tables/{name}/sheet", params={"seat": 0, "number": 60}).json()
    table = scenery.api.get(f"/api/tables/{name}").json()
    expect(page.locator(TOTALS)).to_have_text(totals(past))
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator('[data-points-of="0"]').first.locator("b")).to_have_text(str(table["scores"][0]))
    page.locator('[data-points-of="0"]').first.click()
    expect(page.locator(TOTALS)).to_have_text([str(points) for points in sorted(table["scores"], reverse=True)])


def test_the_curve_of_felinia_shows_what_everybody_would_have_had(visit: Visit, scenery: Scenery) -> None:
    visitor = visit()
    scenery.show(visitor, "felinia-end", "en")
    page = visitor.page
    rows = page.locator(".chart table.hidden").first.locator("tbody tr")
    expect(rows.nth(2)).to_be_attached()
    numbers = [[int(cell) for cell in row.locator("td").all_text_contents()] for row in rows.all()]
    assert max(numbers[-2]) > 0
    assert sum(numbers[len(numbers) // 2]) < sum(numbers[-1])
    expect(page.locator(".chart-reading")).to_contain_text("if the game had ended at that moment")
    expect(page.locator(".chart-kinds")).to_have_count(0)


@pytest.mark.parametrize(
    ("scene", "source", "name"),
    [("end", "islands", "Islands"), ("felinia-end", "sets", "Sets"), ("winter-end", "honor", "Honor")],
)
def test_the_end_names_what_was_counted(visit: Visit, scenery: Scenery, scene: str, source: str, name: str) -> None:
    visitor = visit()
    scenery.show(visitor, scene, "en")
    page = visitor.page
    table = scenery.api.get(f"/api/tables/{scenery.tables[ENDS[scene]]}").json()
    lines = [line for line in table["sheet"] if line[1] == source]
    most = max(line[2] for line in lines)
    row = page.locator("table.sheet tbody tr").filter(has=page.get_by_text(name, exact=True))
    row.locator("button.sheet-cell").filter(has_text=str(most)).first.click()
    page.wait_for_selector("dialog[open] .end-piece b")
    pieces = page.locator("dialog[open] .end-piece b").all_inner_texts()
    # Several seats may have the most.
    assert pieces in [[f"+{piece[2]}" for piece in line[3]] for line in lines if line[2] == most]


def test_the_rival_has_its_name_its_lines_and_its_curve(visit: Visit, scenery: Scenery) -> None:
    visitor = visit()
    scenery.show(visitor, "winter-alone", "en")
    page = visitor.page
    expect(page.locator(".turn-chip")).to_have_text(["You", "Rival"])
    page.locator('[data-points-of="1"]').click()
    expect(page.locator(PRESSED)).to_have_text("Rival")
    expect(page.locator(TOTALS)).to_have_text(totals(sheet_of(scenery, "winter-alone")))
    scenery.show(visitor, "winter-alone-over", "en")
    table = scenery.api.get(f"/api/tables/{scenery.tables['winter-alone-over']}").json()
    rival = sum(line[2] for line in table["sheet"] if line[0] == 1)
    expect(page.locator(".end-card")).to_have_count(2)
    names = ["You", "Rival"] if table["scores"][0] >= rival else ["Rival", "You"]
    expect(page.locator(".sheet-name")).to_have_text(names)
    expect(page.locator(".sheet tfoot td")).to_have_text([str(n) for n in sorted([table["scores"][0], rival])[::-1]])
    expect(page.locator(".chart-ends text")).to_have_count(2)
    expect(page.locator(".rounds-name")).to_have_text(names)
    # Where nobody has scored before the end there is no other curve to choose.
    worth = page.get_by_role("button", name="If it had ended then")
    if worth.count():
        worth.click()
    expect(page.locator(".chart-reading")).to_contain_text("if the game had ended at that moment")
