"""Several people on one device: what one of them chooses in secret is nowhere on the page of the next."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from difflib import ndiff
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from .browser import Serving, Visitor

Visit = Callable[..., Visitor]
Json = dict[str, Any]
CURTAIN = ".curtain h1"
OPEN = ".curtain .main-button:not(:disabled)"
TOLD = ".log-line"
NO_NEW_LINE = """() => {
  window.WebSocket = class {
    static CONNECTING = 0;
    static OPEN = 1;
    readyState = 0;
    close() {}
  };
}"""
PAGE = "() => document.documentElement.outerHTML"


class Device:
    """Somebody with two seats at tables of Endless Winter, all dealt alike."""

    def __init__(self, url: str) -> None:
        self.api = httpx.Client(base_url=url, headers={"X-Bogwood": "1"}, trust_env=False, timeout=30)
        self._post("/api/visit", {"nickname": "Guest"})
        wish = {"game": "winter", "players": 2, "seats": [{}, {}], "my_seats": [0, 1]}
        self.table = str(self._post("/api/tables", wish)["table"])

    def _post(self, path: str, body: Json) -> Json:
        answer: Json = self.api.post(path, json=body).raise_for_status().json()
        return answer

    def come(self, visitor: Visitor) -> Page:
        cookie = {"name": "bogwood", "value": self.api.cookies["bogwood"], "url": visitor.url}
        visitor.context.add_cookies([cookie])  # type: ignore[list-item]
        return visitor.go(f"/t/{self.table}")

    def begin_again(self) -> None:
        """The same table with the same deal, and nothing chosen yet."""
        acts: list[Json] = [{"do": "propose", "what": "cancel"}, {"do": "answer", "yes": True}]
        for seat, act in enumerate(acts):
            self._post(f"/api/tables/{self.table}/act?seat={seat}", act)
        self.table = str(self._post(f"/api/tables/{self.table}/rematch", {"same_deal": True})["table"])

    def anonymous(self, html: str) -> str:
        """A page without what differs between two tables of any kind, a line for each element."""
        bare = re.sub(r"<script.*?</script>|<link[^>]*>", "", html.replace(self.table, "TABLE"), flags=re.DOTALL)
        return bare.replace("<", "\n<")


@pytest.fixture
def device(server: Serving) -> Iterator[Device]:
    made = Device(server.url)
    yield made
    made.api.close()


def choose_side(page: Page, number: int) -> str:
    """The first person takes one side of the chief and ends the turn; what they read on it."""
    sides = page.locator('.hand-holder [data-lit="true"]')
    expect(sides).to_have_count(2)
    taken = sides.nth(number)
    said = taken.inner_text().splitlines()[0]
    taken.click()
    page.wait_for_selector(f"{CURTAIN}, .main-button[data-main='']:not(:disabled)")
    if page.locator(CURTAIN).count() == 0:
        page.keyboard.press("e")
    return said


def seen_by_the_second(device: Device, page: Page, number: int) -> tuple[str, list[str]]:
    """What the first person chose, and the pages that the second one meets: the curtain, the table, its words."""
    expect(page.locator(CURTAIN)).to_contain_text("Player 1")
    page.locator(OPEN).click()
    said = choose_side(page, number)
    expect(page.locator(CURTAIN)).to_contain_text("Player 2")
    page.wait_for_selector(OPEN)
    pages = [page.evaluate(PAGE)]
    # A pointer that rests over the table would be told about what lies there.
    page.mouse.move(0, 0)
    page.locator(OPEN).press("Enter")
    page.wait_for_selector(TOLD)
    page.wait_for_load_state("networkidle")
    pages.append(page.evaluate(PAGE))
    page.keyboard.press("t")
    page.wait_for_selector(".text-view")
    pages.append(page.evaluate(PAGE))
    return said, [device.anonymous(html) for html in pages]


def test_a_sealed_choice_is_nowhere_on_the_page_of_the_next_person(visit: Visit, device: Device) -> None:
    """Two worlds: whichever side the first person took, the second one meets the very same pages."""
    first, pages = seen_by_the_second(device, device.come(visit()), 0)
    device.begin_again()
    second, others = seen_by_the_second(device, device.come(visit()), 1)
    assert first != second
    for one, other in zip(pages, others, strict=True):
        assert not [line for line in ndiff(one.splitlines(), other.splitlines()) if line[0] in "+-"]


def test_the_hand_of_the_last_person_is_behind_a_curtain_after_a_reload(visit: Visit, device: Device) -> None:
    page = device.come(visit())
    page.locator(OPEN).click()
    choose_side(page, 0)
    expect(page.locator(CURTAIN)).to_contain_text("Player 2")
    page.reload()
    expect(page.locator(CURTAIN)).to_contain_text("Player 2")
    assert page.locator(".hand-holder").count() == 0


def test_the_curtain_falls_before_the_next_side_is_there(visit: Visit, device: Device) -> None:
    """The line may be slow: what the last person saw is gone at once, and nobody lifts the curtain too early."""
    page = device.come(visit())
    page.locator(OPEN).click()
    page.wait_for_selector('.hand-holder [data-lit="true"]')
    page.evaluate(NO_NEW_LINE)
    choose_side(page, 0)
    expect(page.locator(CURTAIN)).to_contain_text("Player 2")
    expect(page.locator(".curtain .main-button")).to_be_disabled()


def test_seats_without_a_name_are_players_by_number(visit: Visit, device: Device) -> None:
    for language, word in {"en": "Player", "ru": "Игрок", "es": "Jugador", "cs": "Hráč"}.items():
        page = device.come(visit(language=language))
        expect(page.locator(CURTAIN)).to_contain_text(f"{word} 1")
        page.locator(OPEN).click()
        expect(page.locator('.turn-chip[data-seat="1"]')).to_contain_text(f"{word} 2")


def test_a_replay_on_a_shared_device_shows_what_everybody_knows(visit: Visit, device: Device) -> None:
    page = device.come(visit())
    page.locator(OPEN).click()
    choose_side(page, 0)
    expect(page.locator(CURTAIN)).to_contain_text("Player 2")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(page.url + "/replay")
    page.wait_for_selector(".replay .turn-chip")
    past = [url for url in asked if "/moments?" in url or "/at?" in url]
    assert past
    assert all("seat=-1" in url for url in past)
