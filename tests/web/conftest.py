"""One server and one browser for all tests of a process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from .browser import Serving, Visit, chromium, serving, visiting


@pytest.fixture(scope="session")
def server() -> Iterator[Serving]:
    with serving() as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.fixture
def visit(browser: Browser, server: Serving) -> Iterator[Visit]:
    """Makes visitors to the common server; they leave when the test ends."""
    with visiting(browser, server) as come:
        yield come
