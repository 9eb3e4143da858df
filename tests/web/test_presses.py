"""How many keys a turn takes: named turns, played by somebody who knows what they want and walks the shortest way."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page

from tests.conformance.cases import FULL

from .prepared import Prepared, prepared_tables
from .test_clicks import BUBBLE, DOUBT, MOMENT, Person
from .turns import TURNS, Turn

TWO_BOATS = 30
"""So many keys are enough for a turn of Feya's Swamp with two boats."""
MOST = {name: TWO_BOATS for name in TURNS if name.endswith("two boats")}
OTHERWISE = 34
SAMPLE = ("Feya's Swamp: build with two boats", "Feya's Swamp: navigate with two boats", "Felinia: explore")
"""The turns of the short run."""
NAME = "(selector) => { const {place, notation} = document.querySelector(selector).dataset; return place ?? notation; }"
HERE = """() => {
  const here = document.activeElement;
  return here.dataset.place ?? here.dataset.notation ?? (here.matches('.main-button') ? 'main' : '');
}"""
GO_BACK = "(start) => (document.querySelector(start) ?? document.querySelector('.prompt')).focus()"
LONGEST = 200
"""No walk over what is lit is so long."""


@pytest.fixture(scope="module")
def prepared() -> Iterator[Prepared]:
    with prepared_tables() as made:
        yield made


class Typist(Person):
    """Plays a turn by keys: walks on or back, one by one or from kind to kind, and counts what is pressed."""

    def __init__(self, page: Page, api: httpx.Client, table: str, goal: list[str]) -> None:
        super().__init__(page, api, table, goal)
        self.without = 0
        """The same without the keys that go back, or from kind to kind."""

    def _step(self) -> None:
        # The focus follows what was drawn.
        self.page.wait_for_timeout(40)
        super()._step()

    def _click(self, selector: str, wanted: list[str], before: str) -> None:
        if selector.startswith(".main-button"):
            self._press("e")
            self.without += 1
        else:
            self._walk_to(selector)
            self._press("Enter")
        awaited = f"() => ({MOMENT})() !== {before!r} || document.querySelector({f'{BUBBLE}, {DOUBT}'!r})"
        self.page.wait_for_function(awaited)
        named = [f'{BUBBLE}[data-options="{path}"]' for path in ("+".join(wanted[:2]), *wanted[:1])]
        self._reply(", ".join(named), before, "ArrowDown")
        self._reply(DOUBT, before, "Tab")

    def _reply(self, question: str, before: str, key: str) -> None:
        """What the page asks back costs keys, too."""
        if self.page.evaluate(MOMENT) != before or not self.page.locator(question).count():
            return
        for _ in range(LONGEST):
            if self.page.evaluate("(question) => document.activeElement.matches(question)", question):
                break
            self._press(key)
            self.without += 1
        self._press("Enter")
        self.without += 1
        self.page.wait_for_function(f"() => ({MOMENT})() !== {before!r}")

    def _press(self, key: str) -> None:
        self.clicks.append(key)
        self.page.keyboard.press(key)

    def _walk_to(self, selector: str) -> None:
        wanted = self.page.evaluate(NAME, selector)
        start = self.page.evaluate(HERE)
        names = self._survey("n")
        heads = self._survey("k")
        self.page.evaluate(GO_BACK, place(start))
        for key in shortest(names, heads, start, wanted):
            self._press(key)
        assert self.page.evaluate(HERE) == wanted
        self.without += 2 + names.index(wanted)

    def _survey(self, key: str) -> list[str]:
        """Everything that a key leads to, from the first on; whoever plays knows it."""
        self.page.evaluate("() => document.querySelector('.prompt').focus()")
        found: list[str] = []
        for _ in range(LONGEST):
            self.page.keyboard.press(key)
            here = self.page.evaluate(HERE)
            if here in found:
                break
            found.append(here)
        return found


def place(name: str) -> str:
    return ".main-button" if name == "main" else f'[data-place="{name}"][tabindex], [data-notation="{name}"]'


def shortest(names: list[str], heads: list[str], start: str, wanted: str) -> list[str]:
    """The keys by which one comes from here to there; outside, the first and the last are next."""

    def kind(name: str) -> int:
        return max(n for n, head in enumerate(heads) if names.index(head) <= names.index(name))

    def steps(name: str) -> Iterator[tuple[str, str]]:
        if name not in names:
            yield from (("n", names[0]), ("Shift+N", names[-1]), ("k", heads[0]))
            return
        at = names.index(name)
        yield from (("n", names[(at + 1) % len(names)]), ("Shift+N", names[at - 1]))
        yield from (("k", heads[(kind(name) + 1) % len(heads)]), ("Shift+K", heads[kind(name) - 1]))

    ways: dict[str, list[str]] = {start: []}
    waiting = deque([start])
    while waiting and wanted not in ways:
        here = waiting.popleft()
        for key, there in steps(here):
            if there not in ways:
                ways[there] = [*ways[here], key]
                waiting.append(there)
    return ways[wanted]


def played(browser: Browser, prepared: Prepared, name: str, turn: Turn) -> Typist:
    visitor = prepared.visitor(browser, name)
    with prepared.api() as api:
        typist = Typist(visitor.page, api, prepared.tables[name], turn.goal.split())
        typist.play()
    visitor.close()
    return typist


@pytest.mark.parametrize("name", TURNS if FULL else SAMPLE)
def test_a_turn_takes_few_keys(browser: Browser, prepared: Prepared, name: str) -> None:
    typist = played(browser, prepared, name, TURNS[name])
    print(f"{len(typist.clicks):3} ({typist.without:3} one by one)  {name}")
    assert len(typist.clicks) <= MOST.get(name, OTHERWISE), " ".join(typist.clicks)
