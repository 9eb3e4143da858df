"""Somebody who plays by keys alone and knows nothing but what is spoken and what has the focus."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

from .ears import Ears, client_says

Json = dict[str, Any]

STILL = """() => document.querySelector('.end-page, .curtain')
  || (document.querySelector('.frame:not([data-busy]) .bottom-rail.mine')
    && !document.querySelector('.telling.busy, [data-guarded]'))"""
MOMENT = "() => document.querySelector('.frame')?.dataset.moment ?? ''"
ASKED = "#bubble[role=menu], dialog[open], .end-page"
MOST_STEPS = 1200
FEW = 12
"""So many places are walked over at most before one is taken."""
MAIN = "E"
"""The shortcut of the main button."""
RELUCTANCE = 0.6
"""How often the main button is left for something else."""


class Blind:
    """Plays one seat: walks by ``n`` and ``k`` over what can be chosen, takes by Enter, ends by ``e``."""

    def __init__(self, page: Page, ears: Ears, language: str, seed: int = 1) -> None:
        self.page = page
        self.ears = ears
        self.yes = client_says(language, "table-doubt-yes")
        self.lot = random.Random(seed)
        self.steps = 0

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def wait(self) -> None:
        """Until something is asked, or the game is over."""
        self.page.wait_for_function(STILL)
        # The focus follows what was drawn.
        self.page.wait_for_timeout(30)

    def step(self) -> bool:
        """One choice, and what follows from it; false when the game is over."""
        self.wait()
        if self.page.locator(".end-page").count():
            return False
        self.steps += 1
        assert self.steps < MOST_STEPS, "the game does not end"
        before = self.page.evaluate(MOMENT)
        self._choose()
        self._answer(before)
        self.wait()
        return True

    def _choose(self) -> None:
        """Walk to something by lot; the main button, the last of all, only now and then."""
        self.press("b")
        for _ in range(self.lot.randrange(FEW)):
            self.press(self.lot.choice("nnnk"))
        if self.ears.focus().keys == MAIN and self.lot.random() < RELUCTANCE:
            self.press("n")
        self.press("Enter")

    def _answer(self, before: str) -> None:
        """What the page asks back: which of several, by arrow keys; and whether one is sure, by the tabulator."""
        for _ in range(2):
            self.page.wait_for_function(f"() => ({MOMENT})() !== {before!r} || document.querySelector({ASKED!r})")
            if self.page.evaluate(MOMENT) != before or self.page.locator(".end-page").count():
                return
            here = self.ears.focus()
            if here.role == "menuitem":
                for _ in range(self.lot.randrange(3)):
                    self.press("ArrowDown")
            else:
                self._to_yes()
            self.press("Enter")
            self.page.wait_for_function(f"() => ({MOMENT})() !== {before!r} || !document.querySelector({ASKED!r})")

    def _to_yes(self) -> None:
        for _ in range(6):
            if self.ears.focus().name == self.yes:
                return
            self.press("Tab")
        raise AssertionError(f"no key leads to an answer from {self.ears.focus()}")
