"""What is lit is seen and can be hit: it glows, the board stands still during a turn, and a finger near it means it."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from .browser import Serving, Visitor
from .habits import ADVANCED, RIVERS
from .hands import MOMENT, Hands
from .scenes import AT_REST, MOMENTS, WAIT, Moment, Scenery

Visit = Callable[..., Visitor]
Json = dict[str, Any]
LEAST = 60
"""Pixels of light about a lit place; the eye finds fewer only when it knows where to look."""
LEAST_OF_A_DOT = 12
"""The same where a place among many has only a small light."""
LIT = """() => [...document.querySelectorAll('[data-lit="true"]')].flatMap((place) => {
  const {x, y, width, height} = place.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isSeen = top !== null && (place.contains(top) || top.closest('[data-place]') === place);
  const isDot = place.parentElement.querySelector('.glow-dot') !== null;
  return isSeen ? [{name: place.dataset.place, x, y, width, height, isDot}] : [];
})"""
GLOW = """async ([png, places]) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  const lights = [[220, 242, 79], [244, 252, 198]];
  const isLight = (r, g, b) =>
    lights.some((one) => Math.abs(r - one[0]) + Math.abs(g - one[1]) + Math.abs(b - one[2]) < 40);
  return places.map(({x, y, width, height}) => {
    const {data} = canvas.getImageData(x - 5, y - 5, width + 10, height + 10);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) count += isLight(data[at], data[at + 1], data[at + 2]) ? 1 : 0;
    return count;
  });
}"""
"""How many pixels about each place have the colour that only what may be chosen has."""


DRAWING = ".board-holder svg[role=group][viewBox]"
BOARD = """() => {
  const board = document.querySelector('.board-holder');
  const {x, y, width, height} = board.getBoundingClientRect();
  return [document.querySelector(DRAWING).getAttribute('viewBox'), x, y, width, height].join(' ');
}""".replace("DRAWING", repr(DRAWING))
SLIPPED = """() => {
  const {x, y, width} = document.querySelector('.tray-option').getBoundingClientRect();
  const {bottom} = document.querySelector('.board-holder').getBoundingClientRect();
  for (const place of document.querySelectorAll('.board-holder [data-lit="true"]')) {
    const box = place.getBoundingClientRect();
    const aim = box.x + box.width / 2;
    const isAbove = aim > x + 4 && aim < x + width - 4;
    if (isAbove && box.y < bottom && y - box.bottom < 16) return {x: aim, y: y + 3};
  }
  return null;
}"""
"""A spot of a button less than 24 pixels below a lit place."""
BOX = """(name) => document.querySelector(`.board-holder [data-place="${name}"]`).getBoundingClientRect().toJSON()"""
BESIDE = """() => {
  for (const place of document.querySelectorAll('.board-holder [data-lit="true"]')) {
    const {x, y, width, height} = place.getBoundingClientRect();
    for (let turn = 0; turn < 24; turn++) {
      const far = Math.max(width, height) / 2 + 6;
      const angle = turn * Math.PI / 12;
      const at = {x: x + width / 2 + far * Math.cos(angle), y: y + height / 2 + far * Math.sin(angle)};
      const hit = document.elementFromPoint(at.x, at.y);
      const isBare = hit?.closest('.board-view') && !hit.closest('[data-place], button');
      if (isBare) return {...at, name: place.dataset.place};
    }
  }
  return null;
}"""
"""A spot of the bare board a few pixels beside a lit place."""
TABLE = "() => fetch(`/api/tables/${location.pathname.split('/')[2]}`).then((answer) => answer.json())"
EVENTS = "() => fetch(`/api/tables/${location.pathname.split('/')[2]}/events?after=0`).then((answer) => answer.json())"
STEPS = 25


def has_acted(view: Json) -> bool:
    return bool(view["action"]["acted"])


def has_boat_ashore(view: Json) -> bool:
    """Does a boat that has not acted yet stand on a settlement?"""
    seat = view["seats"][0]
    waiting = [cell for n, cell in enumerate(seat["boats"]) if n + 1 not in view["action"]["acted"]]
    return any(cell in one["settlements"] for cell in waiting for one in view["seats"])


ASHORE = {
    "boats-ashore": Moment("feya", "choose_boat", holds=has_boat_ashore),
    "boat-acted": Moment("feya", "choose_boat", holds=has_acted),
    "journey": Moment("winter", "move_target", 1, RIVERS),
    "walk": Moment("felinia", "move", 2, ADVANCED),
    "still-feya": Moment("feya", "boat_destination"),
    "still-felinia": Moment("felinia", "bid", 1, ADVANCED),
    "still-winter": Moment("winter", "box", 1, RIVERS),
    "winter-camp": Moment("winter", "camp_entry", 1, RIVERS),
}
SCENES = (
    "boats-ashore",
    "round-4",
    "clan-board",
    "pass",
    "felinia-bid",
    "felinia-explore",
    "winter-turn",
    "winter-camp",
)


def add_scenes() -> None:
    """Moments that only these tests look at."""
    MOMENTS.update(ASHORE)
    WAIT.update(dict.fromkeys(ASHORE, ".frame"))


@pytest.fixture(scope="module")
def scenery(server: Serving) -> Iterator[Scenery]:
    add_scenes()
    made = Scenery(server.url)
    yield made
    made.api.close()


@pytest.mark.parametrize("scene", SCENES)
def test_what_is_lit_glows(visit: Visit, scenery: Scenery, scene: str) -> None:
    for theme in ("light", "dark"):
        visitor = visit(theme=theme)
        scenery.show(visitor, scene, "en")
        page = visitor.page
        page.wait_for_selector('[data-lit="true"]')
        places = page.evaluate(LIT)
        assert places
        picture = base64.b64encode(page.screenshot(scale="css")).decode()
        glow = page.evaluate(GLOW, [picture, places])
        dull = [
            (place["name"], count)
            for place, count in zip(places, glow, strict=True)
            if count < (LEAST_OF_A_DOT if place["isDot"] else LEAST)
        ]
        assert not dull, f"{theme}: {dull}"


def test_a_boat_that_has_acted_is_not_lit(visit: Visit, scenery: Scenery) -> None:
    visitor = visit()
    scenery.show(visitor, "boat-acted", "en")
    page = visitor.page
    lit = {place["name"] for place in page.evaluate(LIT)}
    acted = page.evaluate(TABLE)["view"]["action"]["acted"]
    assert acted
    assert "boat:" in " ".join(lit)
    assert not lit & {f"boat:{boat}" for boat in acted}


@pytest.mark.parametrize("scene", ["still-feya", "still-felinia", "still-winter"])
def test_the_board_stands_still_while_one_plays(visit: Visit, scenery: Scenery, scene: str) -> None:
    """Whatever is asked, and however many buttons that takes: the same scale and the same place on the page."""
    visitor = visit()
    scenery.show(visitor, scene, "en")
    page = visitor.page
    page.wait_for_selector(".bottom-rail.mine")
    page.wait_for_selector(DRAWING)
    hands = Hands(page, "mouse", seed=4)
    seen = {page.evaluate(BOARD)}
    for _ in range(STEPS):
        hands.step()
        page.wait_for_selector(".bottom-rail.mine")
        seen.add(page.evaluate(BOARD))
    assert len(seen) == 1


def on_phone(visit: Visit, scenery: Scenery, scene: str) -> Page:
    visitor = visit(phone=True)
    scenery.show(visitor, scene, "en")
    visitor.page.wait_for_selector('.board-holder [data-lit="true"]')
    return visitor.page


def drag(page: Page, x: float, y: float) -> None:
    """One finger draws the board so far."""
    board = page.locator(".board-holder").bounding_box()
    assert board is not None
    at = {"x": board["x"] + board["width"] / 2, "y": board["y"] + board["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    for part in (0.2, 0.6, 1):
        moved = {"x": at["x"] + x * part, "y": at["y"] + y * part}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [moved]})
    # A finger that rests before it is lifted does not fling the board: the next tap would only stop that.
    page.wait_for_timeout(150)
    touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [moved]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()


def draw_to(page: Page, place: Json, x: float, bottom: float) -> None:
    """From nearer, so that the board can be drawn anywhere: a place to where its middle and its lower edge shall be."""
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.mouse.wheel(0, -900)
    grown = f"([name, width]) => ({BOX})(name).width > 1.3 * width"
    page.wait_for_function(grown, arg=[place["name"], place["width"]])
    for _ in range(6):
        if page.evaluate(SLIPPED) is not None:
            return
        now = page.evaluate(BOX, place["name"])
        across, down = x - now["x"] - now["width"] / 2, bottom - now["y"] - now["height"]
        drag(page, max(-150, min(across, 150)), max(-150, min(down, 150)))
    raise AssertionError(f"{place['name']} cannot be drawn to {x}, {bottom}")


def test_a_finger_that_slips_from_a_lit_place_onto_a_button_chooses_nothing(visit: Visit, scenery: Scenery) -> None:
    """A lit cell is drawn to the lower edge of the board, just above a button: it ends there, and the tap is void."""
    page = on_phone(visit, scenery, "journey")
    button = page.locator(".tray-option").first
    box = button.bounding_box()
    board = page.locator(".board-holder").bounding_box()
    assert box is not None
    assert board is not None
    assert box["y"] >= board["y"] + board["height"]
    draw_to(page, page.evaluate(LIT)[0], box["x"] + box["width"] / 2, board["y"] + board["height"])
    spot = page.evaluate(SLIPPED)
    before = page.evaluate(MOMENT)
    page.touchscreen.tap(spot["x"], spot["y"])
    # Longer than an answer takes to come.
    page.wait_for_timeout(400)
    assert page.evaluate(MOMENT) == before
    # The button itself works where nothing lit is near.
    page.touchscreen.tap(spot["x"], box["y"] + box["height"] - 6)
    page.wait_for_function(f"() => ({MOMENT})() !== {before!r}")


def test_a_tap_beside_a_lit_place_means_it(visit: Visit, scenery: Scenery) -> None:
    page = on_phone(visit, scenery, "walk")
    before = page.evaluate(MOMENT)
    spot = page.evaluate(BESIDE)
    assert spot is not None
    page.touchscreen.tap(spot["x"], spot["y"])
    page.wait_for_function(f"() => ({MOMENT})() !== {before!r}")
    told = page.evaluate(EVENTS)
    assert spot["name"].partition(":")[2] in str(told[-1]["facts"]) + str(page.evaluate(TABLE).get("trial"))


def test_on_a_phone_the_board_keeps_its_scale_and_goes_only_to_what_is_out_of_sight(
    visit: Visit, scenery: Scenery
) -> None:
    page = on_phone(visit, scenery, "boats-ashore")
    boat = next(place for place in page.evaluate(LIT) if place["name"].startswith("boat:"))
    before, moment = page.evaluate(BOARD), page.evaluate(MOMENT)
    page.touchscreen.tap(boat["x"] + boat["width"] / 2, boat["y"] + boat["height"] / 2)
    page.wait_for_function(f"() => ({MOMENT})() !== {moment!r}")
    page.wait_for_function(AT_REST)
    after = page.evaluate(BOARD)
    assert scale_of(before) == pytest.approx(scale_of(after), rel=0.01)
    assert page.evaluate(LIT)


def scale_of(board: str) -> float:
    return float(board.split()[2])
