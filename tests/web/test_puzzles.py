"""Puzzles in the browser: the page of a game's puzzles; one solved and one missed, by mouse and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from bogwood.puzzles.collection import puzzles_of
from bogwood.puzzles.puzzle import Puzzle

from .browser import LANGUAGES, Visitor
from .matrix import ROOM
from .test_pages import serious

Visit = Callable[..., Visitor]
THINKING = 60_000
"""Milliseconds for the coach's process to start and to judge; only a failing test waits that long."""
GAME = "felinia"
"""Its turns may be a single choice, so that a puzzle is solved by one press."""


def is_one_bid(puzzle: Puzzle) -> bool:
    tried = puzzle.ways[: puzzle.answers + 1]
    return all(len(way.moves) == 1 and way.moves[0].startswith("bid:stall") for way in tried)


PUZZLE = next(puzzle for puzzle in puzzles_of(GAME) if is_one_bid(puzzle))


TASK = ".hint.puzzle .puzzle-help, .puzzle-pill"
"""What is asked: on a phone it is folded up, so that the table is seen."""


def open_puzzle(visitor: Visitor, language: str = "en") -> Page:
    visitor.go(f"/puzzles/{GAME}/{PUZZLE.id}?lang={language}")
    visitor.page.wait_for_selector(TASK, timeout=THINKING)
    return visitor.page


def bid(page: Page, moves: tuple[str, ...], is_phone: bool) -> None:
    """Lay the disc where the move says, end the turn, and wait for what is said of it."""
    place = page.locator(f'[data-place="town:{moves[0].removeprefix("bid:")}"][data-lit="true"]').first
    if is_phone:
        place.tap()
    else:
        place.click()
    page.wait_for_selector(".main-button:not(:disabled, [data-guarded])")
    page.locator(".main-button").click()
    page.wait_for_selector(".puzzle.answered", timeout=THINKING)


@pytest.mark.parametrize("is_phone", [False, True], ids=["mouse", "phone"])
def test_the_best_turn_is_told_to_be_it(visit: Visit, is_phone: bool) -> None:
    page = open_puzzle(visit(phone=is_phone))
    bid(page, PUZZLE.best.moves, is_phone)
    assert page.inner_text(".puzzle .hint-finding") == "Solved: this is the best turn."
    assert page.inner_text(".puzzle .puzzle-rating").startswith("Your rating: 1500 → 1")
    assert page.locator(".puzzle .coach-steps li").count() == 1
    assert page.inner_text(".bottom-rail h1") == "Your turn has been played."
    assert page.evaluate(f"({ROOM})(false)") == []
    assert serious(page) == []


@pytest.mark.parametrize("is_phone", [False, True], ids=["mouse", "phone"])
def test_another_turn_is_not_and_the_best_is_shown_when_asked_for(visit: Visit, is_phone: bool) -> None:
    page = open_puzzle(visit(phone=is_phone))
    bid(page, PUZZLE.runner_up.moves, is_phone)
    assert "the best" in page.inner_text(".puzzle .hint-finding")
    assert page.locator(".puzzle .coach-steps").count() == 0
    page.get_by_role("button", name="Show me").click()
    page.wait_for_selector(".puzzle .coach-steps li")
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector(TASK, timeout=THINKING)
    bid(page, PUZZLE.best.moves, is_phone)
    assert page.inner_text(".puzzle .hint-finding").startswith("Solved")
    assert page.inner_text(".puzzle .puzzle-rating").startswith("Only the first try counts")


def test_from_the_front_page_to_the_puzzle_of_the_day_and_on(visit: Visit) -> None:
    page = visit().go("/")
    page.get_by_role("link", name="Puzzle of the day: Felinia").click()
    page.wait_for_selector(".hint.puzzle .puzzle-help", timeout=THINKING)
    first = page.url
    page.get_by_role("button", name="Show me").click()
    page.wait_for_selector(".puzzle .coach-steps li", timeout=THINKING)
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    page.get_by_role("link", name="All puzzles").click()
    page.wait_for_selector(".puzzle-tile")
    assert page.locator(".puzzle-tile").count() == len(puzzles_of(GAME))
    assert page.locator(".puzzle-tile.shown").count() == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_pages_fit_and_can_be_read_in_every_language(visit: Visit, language: str) -> None:
    visitor = visit(phone=language in ("ru", "cs"))
    page = visitor.go(f"/puzzles/{GAME}?lang={language}")
    page.wait_for_selector(".puzzle-tile")
    assert page.evaluate(f"({ROOM})(true)") == []
    assert serious(page) == []
    assert "[puzzle" not in page.inner_text("body")
    page = open_puzzle(visitor, language)
    assert page.evaluate(f"({ROOM})(false)") == []
    assert "[puzzle" not in page.inner_text("body")
