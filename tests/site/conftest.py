"""The folder is built once, and one browser serves all tests of a module."""

from __future__ import annotations

import fcntl
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser

from tests.web.browser import DESKTOP, OFFERED, chromium

from .folder import ROOT, Space, Visitor, build, space


@pytest.fixture(scope="session")
def folder() -> None:
    """Processes that test side by side build it one after the other."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Gone when other tests come: beside its event loop theirs could not run in the same thread."""
    with chromium() as started:
        yield started


@pytest.fixture
def web_space(folder: None) -> Iterator[Space]:
    with space() as found:
        yield found


Come = Callable[..., Visitor]


@pytest.fixture
def come(browser: Browser, web_space: Space) -> Iterator[Come]:
    """Makes visitors with a profile of their own; at the end nothing has left the folder, and nothing failed."""
    with ExitStack() as stack:
        visitors: list[Visitor] = []

        def visitor(**settings: object) -> Visitor:
            usual = {"viewport": DESKTOP, "locale": "en", "reduced_motion": "reduce"}
            context = browser.new_context(**{**usual, **settings})  # type: ignore[arg-type]
            stack.callback(context.close)
            context.add_init_script(OFFERED)
            visitors.append(Visitor(context, web_space.url))
            return visitors[-1]

        yield visitor
        for one in visitors:
            assert one.elsewhere == []
            assert one.errors == []
