"""Whole games through the page: by mouse, by keyboard, by touch; with others, with a lost line, on one device."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .browser import Serving, Visitor
from .hands import Hands, Way
from .matrix import FULL, SEED

Visit = Callable[..., Visitor]

WAYS: tuple[Way, ...] = ("mouse", "keyboard", "touch", "lying")
FEYA, FELINIA, WINTER = 0, 2, 1
"""With which way the games begin on the first day."""


def ways(first: int) -> set[Way]:
    """The ways by which whole games are played today: all in full mode, otherwise two of each game and all between
    them, others every day."""
    return set(WAYS) if FULL else {WAYS[(SEED + first + n) % len(WAYS)] for n in range(2)}


def played(first: int, *cases: tuple[Way, *tuple[object, ...]]) -> list[tuple[object, ...]]:
    """Those of the cases, each of which begins with a way, that are played today."""
    return [case for case in cases if case[0] in ways(first)]


def table_of(page: Page) -> str:
    page.wait_for_url("**/t/*")
    return page.url.partition("/t/")[2].partition("?")[0]


def start_against_bots(visitor: Visitor) -> Page:
    """One click on the front page, and the game runs."""
    page = visitor.go("/")
    page.locator(".front-hero .btn.main").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".frame")
    return page


def make_table(
    visitor: Visitor,
    players: int,
    bots: int,
    mine: int = 1,
    game: str = "feya",
    options: dict[str, str] | None = None,
    bot: str = "greedy",
) -> str:
    """A table made over the API by this visitor's browser; returns its address."""
    people = [{"name": f"Seat {seat + 1}"} if mine > 1 else {} for seat in range(players - bots)]
    seats: list[dict[str, str]] = [*people, *[{"bot": bot} for _ in range(bots)]]
    return str(
        visitor.page.evaluate(
            """async ([game, seats, mine, options]) => {
              const ask = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body),
                headers: {'X-Bogwood': '1', 'Content-Type': 'application/json'}}).then((answer) => answer.json());
              await ask('/api/visit', {nickname: 'Host'});
              const wish = {game, players: seats.length, seats, my_seats: mine, options};
              const made = await ask('/api/tables', wish);
              return made.links.invite.replace(/^https?:\\/\\/[^/]+/, '');
            }""",
            [game, seats, list(range(mine)), options or {}],
        )
    )


def sit_down(visitor: Visitor, nickname: str) -> None:
    page = visitor.page
    page.locator(".join-name input").fill(nickname)
    page.locator(".join-chair button").first.click()
    page.wait_for_selector(".frame")


@pytest.mark.parametrize(("way", "players"), played(FEYA, ("mouse", 4), ("keyboard", 2), ("touch", 3), ("lying", 2)))
def test_a_game_of_feya(visit: Visit, way: Way, players: int) -> None:
    visitor = visit(phone=way == "touch", lying=way == "lying")
    if way == "mouse":
        page = start_against_bots(visitor)
    else:
        visitor.go("/about")
        page = visitor.go(make_table(visitor, players, players - 1))
    page.wait_for_selector(".frame")
    Hands(page, way, seed=players + 3).play_to_the_end()
    expect(page.locator(".end-page h1")).not_to_be_empty()
    assert page.locator(".end-page table").count() >= 1


@pytest.mark.parametrize(
    ("way", "mode", "players"),
    played(
        FELINIA,
        ("mouse", "basic", 4),
        ("lying", "advanced", 2),
        ("keyboard", "advanced" if SEED % 2 else "basic", 3),
        ("touch", "advanced", 4),
    ),
)
def test_a_game_of_felinia(visit: Visit, way: Way, mode: str, players: int) -> None:
    visitor = visit(phone=way == "touch", lying=way == "lying")
    visitor.go("/about")
    page = visitor.go(make_table(visitor, players, players - 1, game="felinia", options={"mode": mode}))
    page.wait_for_selector(".frame")
    Hands(page, way, seed=players).play_to_the_end()
    expect(page.locator(".end-page h1")).not_to_be_empty()
    assert page.locator(".end-page table").count() >= 1


@pytest.mark.parametrize(("way", "players"), played(WINTER, ("mouse", 3), ("keyboard", 2), ("touch", 2), ("lying", 2)))
def test_a_game_of_winter_with_rivers(visit: Visit, way: Way, players: int) -> None:
    visitor = visit(phone=way == "touch", lying=way == "lying")
    visitor.go("/about")
    page = visitor.go(
        make_table(visitor, players, players - 1, game="winter", options={"rivers": "2", "warriors": "1"})
    )
    page.wait_for_selector(".frame")
    Hands(page, way, seed=players).play_to_the_end()
    expect(page.locator(".end-page h1")).not_to_be_empty()
    assert page.locator(".end-page table").count() >= 1


def test_two_people_and_a_spectator(visit: Visit, server: Serving) -> None:
    """Undo, a lost line and a take-back by consent, with everybody seeing the same table."""
    first, second, watcher = visit(), visit(phone=True), visit(language="cs")
    first.go("/about")
    address = make_table(first, 2, 0)
    first.go(address)
    second.go(address)
    sit_down(second, "Guest")
    first.page.wait_for_selector(".frame")
    watcher.go(first.page.evaluate(WATCH_LINK, address))
    watcher.page.wait_for_selector(".frame")
    assert watcher.page.locator('[data-lit="true"]').count() == 0

    hands = {1: Hands(first.page, "mouse", 2), 2: Hands(second.page, "touch", 4)}
    play_turns(hands, 12)
    undo_once(hands)
    cut_line(first, hands)
    take_back(first.page, second.page, hands)
    play_turns(hands, 10)
    moment = "() => document.querySelector('.frame').dataset.moment.split('/')[0]"
    numbers = {visitor.page.evaluate(moment) for visitor in (first, second)}
    expect(watcher.page.locator(".frame")).to_have_attribute("data-moment", f"{numbers.pop()}/")


WATCH_LINK = """async (address) => {
  const table = address.split('/t/')[1].split('?')[0];
  const shown = await fetch(`/api/tables/${table}`).then((answer) => answer.json());
  return shown.links.watch.replace(/^https?:\\/\\/[^/]+/, '');
}"""
MINE = ".bottom-rail.mine"


def whose(hands: dict[int, Hands]) -> int:
    """Who has to act: one of the two, and then the other has nothing lit."""
    for _ in range(400):
        acting = [key for key, hand in hands.items() if hand.page.locator(MINE).count()]
        if len(acting) == 1:
            return acting[0]
        hands[1].page.wait_for_timeout(50)
    raise AssertionError("nobody has to act")


def play_turns(hands: dict[int, Hands], steps: int) -> None:
    for _ in range(steps):
        hands[whose(hands)].step()


def undo_once(hands: dict[int, Hands]) -> None:
    """Goes on until there is something to undo, undoes it, and finds it again by redo."""
    for _ in range(60):
        page = hands[whose(hands)].page
        undo = page.locator(".rail-buttons").get_by_role("button", name="Undo")
        if undo.is_enabled():
            before = page.evaluate("() => document.querySelector('.frame').dataset.moment")
            undo.click()
            page.wait_for_function(f"() => document.querySelector('.frame').dataset.moment !== '{before}'")
            redo = page.locator(".rail-buttons").get_by_role("button", name="Redo")
            expect(redo).to_be_enabled()
            redo.click()
            expect(undo).to_be_enabled()
            return
        hands[whose(hands)].step()
    raise AssertionError("there was nothing to undo")


def cut_line(first: Visitor, hands: dict[int, Hands]) -> None:
    """Without a network a move is held; it is done once the line is back."""
    while whose(hands) != 1:
        hands[2].step()
    first.context.set_offline(True)
    first.page.evaluate("() => dispatchEvent(new Event('offline'))")
    first.page.wait_for_timeout(200)
    first.context.set_offline(False)
    first.page.reload()
    first.page.wait_for_selector(".frame")
    hands[1].step()


def take_back(first: Page, second: Page, hands: dict[int, Hands]) -> None:
    """One proposes, the other agrees, and both are back."""
    asking, asked = (first, second) if whose(hands) == 1 else (second, first)
    number = int(asking.evaluate("() => document.querySelector('.frame').dataset.moment.split('/')[0]"))
    asking.get_by_role("button", name="Menu").click()
    asking.get_by_role("button", name="Take back").click()
    asking.locator("dialog[open] li button").first.click()
    asked.locator(".proposal button").first.click()
    asking.wait_for_function(
        f"() => Number(document.querySelector('.frame').dataset.moment.split('/')[0]) > {number} + 1"
    )


def test_two_people_on_one_device(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/about")
    page = visitor.go(make_table(visitor, 2, 0, mine=2))
    page.wait_for_selector(".frame")
    hands = Hands(page, "mouse", 9)
    seats = set()
    for _ in range(40):
        hands.step()
        page.wait_for_selector(MINE)
        seats.add(page.locator(".turn-chip.mine").get_attribute("data-seat"))
    assert len(seats) == 2


def test_the_server_goes_and_comes_back(visit: Visit, browser: object, server: Serving) -> None:
    """A restart of the server is a pause: the page finds it again by itself, and the move made meanwhile arrives."""
    visitor = visit()
    visitor.go("/about")
    page = visitor.go(make_table(visitor, 2, 1))
    page.wait_for_selector(".frame")
    hands = Hands(page, "mouse", 11)
    hands.play(12)
    page.wait_for_selector(MINE)
    server.stop()
    page.wait_for_selector('.frame[data-line="lost"]')
    server.start()
    page.wait_for_selector('.frame[data-line="open"]')
    hands.play(4)
