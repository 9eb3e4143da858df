"""Sizes of windows, of text, languages and themes: all of them together, or a drawn sample."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from .browser import LANGUAGES

FULL = os.environ.get("BOGWOOD_TEST_MODE") == "full"
SEED = int(os.environ.get("BOGWOOD_DRAW", datetime.now(UTC).toordinal()))
"""What the sample is drawn by: another one every day, and any of them again."""

TOUCH = ((844, 390), (390, 844), (768, 1024), (1024, 768))
MOUSE = ((1280, 800), (1440, 900), (1920, 1080))
TEXTS = (100, 130)
THEMES = ("light", "dark")

ROOM = (Path(__file__).parent / "room.js").read_text(encoding="utf-8")
"""What is wrong with the room on a page; a script that is asked whether fingers use it."""
TURN_TEXT = """async (percent) => {
  document.documentElement.style.fontSize = `max(${percent}%, min(${percent}%, 100%) * var(--grow))`;
  dispatchEvent(new Event('resize'));
}"""
"""What the setting of the text size does."""
SETTLED = """() => new Promise((done) => {
  let last = '';
  let calm = 0;
  const look = () => {
    const now = [...document.querySelectorAll('.frame > *, .board-holder, [data-corner], main')]
      .map((one) => JSON.stringify(one.getBoundingClientRect()) + (one.dataset.corner ?? '')).join();
    calm = now === last ? calm + 1 : 0;
    last = now;
    calm < 3 ? setTimeout(look, 40) : done();
  };
  look();
})"""
"""The layout has come to rest after a change of the window."""
LATER = 800
"""Milliseconds after which a page that looked wrong is looked at once more."""


class View(NamedTuple):
    """One way to look at a page."""

    size: tuple[int, int]
    language: str
    text: int
    theme: str

    def __str__(self) -> str:
        width, height = self.size
        return f"{width} × {height}, {self.text} %, {self.language}, {self.theme}"


def views(scene: str, sizes: tuple[tuple[int, int], ...]) -> Iterator[View]:
    """Every way, when all are wanted; otherwise every size once, in two languages, the rest by lot."""
    if FULL:
        for language, size, text, theme in product(LANGUAGES, sizes, TEXTS, THEMES):
            yield View(size, language, text, theme)
        return
    lot = random.Random(f"{SEED} {scene}")
    languages = lot.sample(LANGUAGES, len(LANGUAGES))
    mine = languages[:2] if sizes == TOUCH else languages[2:]
    drawn = [View(size, lot.choice(mine), lot.choice(TEXTS), lot.choice(THEMES)) for size in sizes]
    yield from sorted(drawn, key=lambda view: view.language)


def turn(page: Page, view: View) -> None:
    """Makes the window so large, the text so large, the theme so dark."""
    width, height = view.size
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=view.theme)  # type: ignore[arg-type]
    page.wait_for_selector(f"html[data-theme={view.theme}]")
    page.evaluate(TURN_TEXT, view.text)
    page.evaluate(SETTLED)


def wrong(page: Page, view: View) -> list[str]:
    """What is wrong with the room on a page at rest; names on a board follow a change of the window a little later."""
    look = f"({ROOM})({str(view.size in TOUCH).lower()})"
    found: list[str] = page.evaluate(look)
    if found:
        page.wait_for_timeout(LATER)
        found = page.evaluate(look)
    return found
