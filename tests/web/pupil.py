"""Hands that take a lesson: at each step a choice that is not meant, which is explained, then one that is."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

from playwright.sync_api import Page

from .hands import MOMENT, READY, Hands, Way

Json = dict[str, Any]

OFFERED = """() => {
  const isSeen = (element) => element.getBoundingClientRect().width > 0;
  const isOnBoard = (element) => element.closest('.board-holder') !== null;
  const all = (selector, kind, name, options) => [...document.querySelectorAll(selector)].filter(isSeen)
    .map((one) => ({kind, name: name(one), options: options(one).split(' '), is_on_board: isOnBoard(one)}));
  return [
    ...all('[data-lit="true"]', 'place', (one) => one.dataset.place, (one) => one.dataset.options),
    ...all('.tray-option:not(:disabled)', 'tray', (one) => one.dataset.notation, (one) => one.dataset.notation),
    ...all('.main-button:not(:disabled)', 'main', (one) => one.dataset.main, (one) => one.dataset.main),
  ];
}"""
"""What can be chosen where something of it is in sight."""
IN_SIGHT = """(selector) => {
  const {x, y, width, height} = document.querySelector(selector).getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && document.querySelector(selector).contains(top);
}"""
OVER = "dialog[open] .lesson-tries"
STEP = f"""(reached) => document.querySelector({OVER!r}) !== null ? -1
  : Number(document.querySelector('.lesson')?.dataset.step ?? -2)"""
REACHED = f"(least) => {{ const now = ({STEP})(); return now === -1 || now >= least; }}"
MAIN = ".lesson-buttons .main:not(:disabled)"


def fits(notation: str, patterns: list[str]) -> bool:
    return any(fnmatchcase(notation, pattern) for pattern in patterns)


class Pupil(Hands):
    """Takes a lesson to its end."""

    def __init__(self, page: Page, way: Way, steps: list[Json]) -> None:
        super().__init__(page, way)
        self.lesson = steps
        self.explained = 0
        """How many choices that were not meant have been explained."""
        self.missing: list[str] = []
        """What should have been lit and is nowhere."""

    def learn(self) -> None:
        self._press("dialog[open] .dialog-foot .main")
        reached = 0
        while True:
            self.page.wait_for_function(REACHED, arg=reached)
            at = self.page.evaluate(STEP)
            if at == -1:
                return
            self._look_for(at)
            step = self.lesson[at]
            if step["kind"] in ("tell", "watch"):
                self._press(MAIN)
            else:
                self._choose(step)
            reached = at + 1

    def _look_for(self, at: int) -> None:
        for place in self.lesson[at]["light"]:
            if not self.page.locator(f'[data-place="{place}"]').count():
                self.missing.append(f"{at}: {place}")

    def _choose(self, step: Json) -> None:
        self.page.wait_for_function(READY)
        choices = self._seen(step)
        wrong = next((choice for choice in choices if self._is_wrong(step, choice)), None)
        if wrong is not None:
            self._be_told(wrong, step)
            self.page.wait_for_function(READY)
            choices = self._seen(step)
        if step["kind"] == "end":
            self._take(next(choice for choice in choices if choice["kind"] == "main"))
            self._answer([*step["ask"], ""])
            return
        meant = [choice for choice in choices if self._is_meant(step, choice)]
        assert meant, f"what is asked for is nowhere: {step}"
        self._take(meant[0])
        self._answer(step["ask"])

    def _seen(self, step: Json) -> list[Json]:
        """What is offered, once what is meant is in sight: a panel may have to slide in first."""
        for _ in range(40):
            choices: list[Json] = self.page.evaluate(OFFERED)
            if step["kind"] == "end" or any(self._is_meant(step, choice) for choice in choices):
                break
            self.page.wait_for_timeout(50)
        return choices

    def _is_meant(self, step: Json, choice: Json) -> bool:
        return any(fits(option, step["ask"]) for option in choice["options"])

    def _is_wrong(self, step: Json, choice: Json) -> bool:
        """Is nothing that lies there meant, and can it be hit?"""
        if step["kind"] == "end" and choice["kind"] == "main":
            return False
        if any(fits(option.split("+")[0], step["ask"]) for option in choice["options"]):
            return False
        return self.way == "keyboard" or bool(self.page.evaluate(IN_SIGHT, self._selector(choice)))

    def _be_told(self, choice: Json, step: Json) -> None:
        """What is not meant is explained, and nothing happens."""
        before = self.page.evaluate(MOMENT)
        sentence = self.page.inner_text(".lesson-say")
        self._take(choice)
        self._answer(["*"])
        self.page.wait_for_selector(".lesson.wrong")
        assert self.page.evaluate(MOMENT) == before, f"{choice} was sent at {step}"
        assert self.page.inner_text(".lesson-say") not in ("", sentence)
        assert "[" not in self.page.inner_text(".lesson-say")
        self._press(MAIN)
        self.page.wait_for_selector(".lesson:not(.wrong)")
        assert self.page.inner_text(".lesson-say") == sentence
        self.explained += 1

    def _answer(self, patterns: list[str]) -> None:
        """Where a place has several options the page asks which one is meant."""
        self.page.wait_for_timeout(60)
        for one in self.page.locator("#bubble[role=menu] button").all():
            if fits((one.get_attribute("data-options") or "").split("+")[0], patterns):
                self._press_on(one)
                break
        doubt = self.page.locator("dialog[open] [data-doubt=yes]")
        if doubt.count():
            self._press_on(doubt.first)

    def _press(self, selector: str) -> None:
        """A button that the focus is on already, for those who use keys."""
        self.page.wait_for_selector(selector)
        if self.way == "keyboard" and selector == MAIN:
            self.page.wait_for_function("(main) => document.activeElement?.matches(main)", arg=MAIN)
        self._press_on(self.page.locator(selector).first)

    def _press_on(self, button: Any) -> None:
        if self.way == "keyboard":
            button.press("Enter")
        elif self.way == "touch":
            button.tap()
        else:
            button.click()
