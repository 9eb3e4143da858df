"""The page and the plots: whole, self-contained, in four languages."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser
from typing import Any

import pytest

from bogwood.arena.page import Page
from bogwood.arena.plots import Point, document, plot, scale_of, ticks
from bogwood.arena.summary import Figures, summary
from bogwood.arena.text import lines
from bogwood.i18n import LOCALES, Words
from tests.arena.hall import Reeds, played, settings

VOID = {"meta", "line", "circle"}


class Reader(HTMLParser):
    """Follows the tags of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.addresses += [str(value) for name, value in attributes if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


@pytest.fixture(scope="module")
def figures() -> Figures:
    arena = settings("random", "random", players=3, deals=6, vary="best")
    return summary(arena, Reeds(3)({}), played(arena), {})


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("is_balance", [False, True])
def test_the_page_is_whole_and_needs_nothing_else(figures: Figures, locale: str, is_balance: bool) -> None:
    text = Page(Words(locale), figures, is_balance).html()
    reader = Reader()
    reader.feed(text)
    assert (reader.open, reader.addresses) == ([], [])
    assert f'<html lang="{locale}">' in text
    assert "[arena" not in text
    assert "width=device-width" in text
    assert "prefers-color-scheme:dark" in text


def test_faults_are_shown(figures: Figures) -> None:
    found = {**figures, "faults": [{"bot": "<b>", "code": "illegal-move", "games": 2}]}
    text = Page(Words("en"), found, False).html()
    assert "&lt;b&gt;" in text
    assert "illegal-move" in text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_text_says_the_same(figures: Figures, locale: str) -> None:
    text = "\n".join(lines(Words(locale), figures, False))
    assert "random 2" in text
    assert "best=lowest" in text
    assert "[arena" not in text


def test_every_plot_is_a_picture_of_its_own(figures: Figures) -> None:
    plots = dict(Page(Words("en"), figures, False).plots())
    assert {"elo.svg", "wins.svg", "seats.svg"} <= plots.keys()
    for drawn in plots.values():
        root = ElementTree.fromstring(drawn)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert root.find("{http://www.w3.org/2000/svg}style") is not None


def test_a_plot_has_a_dot_and_a_whisker_for_each_row() -> None:
    drawn = document(plot([Point("a & b", 0.5, 0.4, 0.6), Point("c", 0.2, None, None)], "shares", 0.5, is_share=True))
    found: Any = ElementTree.fromstring(drawn)
    kinds = [one.get("class") for one in found.iter()]
    assert (kinds.count("dot"), kinds.count("whisker"), kinds.count("middle")) == (2, 1, 1)


@pytest.mark.parametrize(("low", "high"), [(0.0, 1.0), (1200.0, 1800.0), (-3.0, 4.0), (0.31, 0.36)])
def test_ticks_are_few_and_on_the_scale(low: float, high: float) -> None:
    scale = scale_of([Point("", low, low, high)], None, False)
    found = ticks(scale)
    assert 2 <= len(found) <= 7
    assert scale.low <= found[0] <= found[-1] <= scale.high


def test_a_plot_of_one_value_has_a_scale() -> None:
    assert "dot" in plot([Point("a", 1500.0, None, None)], "elo", 1500)
