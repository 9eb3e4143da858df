"""The game that ``bogwood new-game`` writes, installed beside Bogwood, is played to the end in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.plugins import scaffold

from .browser import LANGUAGES, Serving, Visitor, serving
from .hands import Hands, Way
from .test_generic import BROKEN, OVERFLOW, sit_down
from .test_pages import serious

NAME = "tide_pools"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    installed: Path = scaffold(tmp_path_factory.mktemp("new"), NAME)
    with serving(installed) as running:
        yield running


@pytest.fixture
def visitor(browser: Browser, served: Serving, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    found = Visitor(browser, served.url, **getattr(request, "param", {}))
    yield found
    found.close()


@pytest.mark.parametrize(
    ("visitor", "way"),
    [({}, "mouse"), ({}, "keyboard"), ({"phone": True}, "touch")],
    indirect=["visitor"],
    ids=["mouse", "keyboard", "phone"],
)
def test_it_is_played_to_the_end_against_a_bot(visitor: Visitor, way: Way) -> None:
    page = sit_down(visitor, NAME)
    expect(page.locator(".generic-cell")).to_have_count(9)
    assert page.evaluate(OVERFLOW) <= 0
    assert serious(page) == []
    Hands(page, way).play_to_the_end()
    expect(page.locator(".end-page")).to_contain_text("Shells")
    assert not BROKEN.search(page.locator("body").inner_text())


def test_a_look_is_seen_by_whoever_looked(visitor: Visitor) -> None:
    page = sit_down(visitor, NAME)
    cell = page.locator('[data-place="beach:b2"]')
    cell.click()
    page.locator("#bubble[role=menu] button", has_text="Look under").click()
    expect(cell).to_have_attribute("aria-label", re.compile(r"^b2: [123]"))
    expect(page.locator(".generic-seat.mine .generic-count b")).to_have_text("0")


@pytest.mark.parametrize("visitor", [{"language": language} for language in LANGUAGES], indirect=True, ids=LANGUAGES)
def test_its_rules_are_read_in_every_language(visitor: Visitor) -> None:
    page = visitor.go(f"/rules/{NAME}")
    expect(page.locator(".rules-text")).to_contain_text("R-1.4")
    assert not BROKEN.search(page.locator("body").inner_text())
