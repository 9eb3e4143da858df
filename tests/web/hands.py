"""Hands that play through the page: by mouse, by keyboard alone, by touch.  They choose by lot among what is lit."""

from __future__ import annotations

import random
from typing import Any, Literal

from playwright.sync_api import Page, TimeoutError

Way = Literal["mouse", "keyboard", "touch", "lying"]
"""Lying is by touch, on a phone held across."""

LIT = """() => {
  const seen = [];
  const add = (element, kind) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    const top = document.elementFromPoint(x, y);
    const place = top?.closest('[data-place]')?.dataset.place;
    const free = top !== null && (element.contains(top) || (place !== undefined && place === element.dataset.place));
    const {place: own, notation, main} = element.dataset;
    const isOnBoard = element.closest('.board-holder') !== null;
    seen.push({kind, free, x, y, name: own || notation || main || '', is_on_board: isOnBoard});
  };
  document.querySelectorAll('[data-lit="true"]').forEach((element) => add(element, 'place'));
  document.querySelectorAll('.tray-option:not(:disabled, [data-guarded])').forEach((element) => add(element, 'tray'));
  document.querySelectorAll('.main-button:not(:disabled, [data-guarded], [data-main=withdraw])')
    .forEach((element) => add(element, 'main'));
  return seen;
}"""
READY = """() => document.querySelector('.end-page, .curtain')
  || (document.querySelector('.frame:not([data-busy]) .bottom-rail.mine')
    && document.querySelector('[data-lit="true"], .tray-option:not(:disabled)'
      + ', .main-button:not(:disabled, [data-main=withdraw])')
    && !document.querySelector('[data-guarded]'))"""
"""To choose anew what waits for others is no step: it is gone as soon as they have chosen."""
MOMENT = "() => document.querySelector('.frame')?.dataset.moment ?? ''"
ENDS = (".end-page", ".curtain")
QUESTIONS = ("#bubble[role=menu] button", "dialog[open] [data-doubt=yes]")
"""What the page may ask back: which of several options at a place, and whether one is sure."""
ON_BOARD = "(place) => document.querySelector(place)?.closest('[data-area=\"board\"]') !== null"
MOST_STEPS = 900
TAPPED = 300
"""Milliseconds after which a tap has brought nothing but a nearer view."""
ASIDES = ("exchange", "mine:")
"""What may be done before an answer: now and then, lest a game go in circles."""


class Hands:
    """Plays one seat to the end of the game."""

    def __init__(self, page: Page, way: Way, seed: int = 1) -> None:
        self.page = page
        self.way: Way = "touch" if way == "lying" else way
        self.lot = random.Random(seed)
        self.steps = 0

    def play_to_the_end(self) -> None:
        while self.step():
            pass

    def play(self, steps: int) -> None:
        for _ in range(steps):
            if not self.step():
                return

    def step(self) -> bool:
        """One choice; false when the game is over."""
        self.page.wait_for_function(READY)
        if self.page.locator(".end-page").count():
            return False
        self.steps += 1
        assert self.steps < MOST_STEPS, "the game does not end"
        before = self.page.evaluate(MOMENT)
        choices = self.page.evaluate(LIT)
        if not choices:
            return self._look_again(before)
        if self.way == "touch" and not any(choice["free"] for choice in choices if choice["kind"] == "place"):
            choices = self._see_all(choices)
        self._take(self._pick(choices))
        self._confirm(before)
        return True

    def _look_again(self, before: str) -> bool:
        """What was lit has gone meanwhile: the table moves on by itself, or it never was to be seen."""
        self.page.wait_for_function(f"() => ({MOMENT})() !== {before!r} || ({LIT})().length > 0")
        return True

    def _see_all(self, choices: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """When nothing lit is in sight, the small map shows the whole board; a panel slides in by itself."""
        small_map = self.page.locator("[data-overview]")
        if not small_map.count() or not any(choice["kind"] == "place" and choice["is_on_board"] for choice in choices):
            return choices
        small_map.tap()
        self.page.wait_for_timeout(350)
        again: list[dict[str, Any]] = self.page.evaluate(LIT)
        return again

    def _pick(self, choices: list[dict[str, Any]]) -> dict[str, Any]:
        """By lot, but no going in circles with exchanges, and the main button only when it is the sensible end."""
        answers = [choice for choice in choices if not choice["name"].startswith(ASIDES)] or choices
        places = [choice for choice in answers if choice["kind"] == "place"]
        # A finger takes what it sees; a mouse may scroll first.
        if self.way == "touch":
            places = [choice for choice in places if choice["free"]] or places
        tray = [choice for choice in answers if choice["kind"] == "tray"]
        main = [choice for choice in answers if choice["kind"] == "main"]
        if main and (not places or self.lot.random() < 0.3):
            return main[0]
        sensible = [choice for choice in tray if choice["name"] != "pass" or self.lot.random() < 0.15]
        return self.lot.choice(places or sensible or main or tray or choices)

    def _selector(self, choice: dict[str, Any]) -> str:
        if choice["kind"] == "place":
            return f'[data-place="{choice["name"]}"][data-lit="true"]'
        if choice["kind"] == "tray":
            return f'.tray-option[data-notation="{choice["name"]}"]'
        return ".main-button:not(:disabled)"

    def _take(self, choice: dict[str, Any]) -> None:
        target = self.page.locator(self._selector(choice)).first
        if self.way == "mouse":
            target.click(position=None)
        elif self.way == "touch":
            self._by_touch(choice)
        else:
            self._by_keyboard(choice)

    def _confirm(self, before: str) -> None:
        """Wait for what was taken to happen; what the page asks meanwhile, sooner or later, is answered once."""
        open_questions = list(QUESTIONS)
        while True:
            awaited = ", ".join([*ENDS, *open_questions])
            self.page.wait_for_function(f"() => ({MOMENT})() !== {before!r} || document.querySelector({awaited!r})")
            asked = next((one for one in open_questions if self.page.locator(one).count()), None)
            if asked is None:
                return
            open_questions.remove(asked)
            answer = self.page.locator(asked).first
            if self.way == "keyboard":
                answer.press("Enter")
            elif self.way == "touch":
                answer.tap()
            else:
                answer.click()

    def _by_touch(self, choice: dict[str, Any]) -> None:
        """A tap among small cells brings them closer first; the next one takes."""
        before = self.page.evaluate(MOMENT)
        for _ in range(4):
            here = [
                one for one in self.page.evaluate(LIT) if (one["kind"], one["name"]) == (choice["kind"], choice["name"])
            ]
            if not here:
                # It was taken, and the answer is on its way.
                return
            seen = next((one for one in here if one["free"]), None)
            if seen is None:
                self.page.locator(self._selector(choice)).first.tap()
            else:
                self.page.touchscreen.tap(seen["x"], seen["y"])
            # Beside the board one tap is enough: another one would fall on what the first has opened.
            if not choice["is_on_board"] or self._is_answered(before):
                return

    def _is_answered(self, before: str) -> bool:
        """Did the tap lead to something?  If not, it has brought the board closer."""
        awaited = ", ".join([*ENDS, *QUESTIONS])
        answered = f"() => ({MOMENT})() !== {before!r} || document.querySelector({awaited!r})"
        try:
            self.page.wait_for_function(answered, timeout=TAPPED)
        except TimeoutError:
            return False
        return True

    def _by_keyboard(self, choice: dict[str, Any]) -> None:
        """Nothing but keys: ``e`` for the main button, ``b`` and Tab or ``n`` to walk, Enter to take."""
        if choice["kind"] == "main":
            self.page.keyboard.press("e")
            return
        self.page.keyboard.press("b")
        wanted = self._selector(choice)
        is_on_board = choice["kind"] == "place" and self.page.evaluate(ON_BOARD, wanted)
        for _ in range(160):
            if self.page.evaluate("(wanted) => document.activeElement?.matches(wanted)", wanted):
                break
            self.page.keyboard.press("n" if is_on_board else "Tab")
        else:
            raise AssertionError(f"no key leads to {choice}")
        self.page.keyboard.press("Enter")
