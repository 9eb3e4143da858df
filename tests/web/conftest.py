"""One server and one browser for all tests of a process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from .browser import Serving, Visitor, chromium, serving


@pytest.fixture(scope="session")
def server() -> Iterator[Serving]:
    with serving() as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.fixture
def visit(browser: Browser, server: Serving) -> Iterator[type[Visitor]]:
    """Makes visitors to the common server; they leave when the test ends."""
    made: list[Visitor] = []

    def come(**wishes: object) -> Visitor:
        visitor = Visitor(browser, server.url, **wishes)
        made.append(visitor)
        return visitor

    yield come  # type: ignore[misc]
    for visitor in made:
        visitor.close()
