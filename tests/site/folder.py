"""The folder of the site, built once, and a plain static server that knows nothing but its files."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from pathlib import Path
from types import ModuleType

from playwright.sync_api import BrowserContext, Page, TimeoutError

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "site-tests"
BASE = "/some/where/"
"""Below a path of its own, as many web spaces have it."""
OPENING = 90_000
"""Milliseconds to wait for Python on a busy machine; only a failing test waits that long."""
OPEN = "() => document.querySelector('h1, .frame') && !document.querySelector('.opening progress')"


def build() -> None:
    """As ``make.py site`` does it; what is up to date is left alone."""
    done = subprocess.run(
        [sys.executable, "make.py", "site", "--out", str(FOLDER)],
        # Packed in a hurry: nobody here asks for it packed.
        env={**os.environ, "BOGWOOD_BROTLI": "1"},
        cwd=ROOT, capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def static() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bogwood_static", ROOT / "tools" / "static.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Space:
    """A web space that serves the folder, and can be cut off."""

    def __init__(self) -> None:
        self._server: ThreadingHTTPServer = static().serving(FOLDER, 0, BASE)
        self.url = f"http://127.0.0.1:{self._server.server_port}{BASE}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def cut(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def space() -> Iterator[Space]:
    found = Space()
    try:
        yield found
    finally:
        found.cut()


class Visitor:
    """Somebody with a browser; whatever leaves the folder's origin, and whatever fails in the page, is noted."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.elsewhere: list[str] = []
        self.errors: list[str] = []
        context.on("request", lambda request: self._note(request.url))

    def _note(self, address: str) -> None:
        if not address.startswith((self.url, "blob:", "data:")):
            self.elsewhere.append(address)

    def page(self, place: str = "") -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        try:
            page.goto(self.url + place)
        except TimeoutError:
            # Where a page's process has just been ended, so has that of its service worker: whoever loads it again
            # gets in.
            page.goto(self.url + place)
        return page

    def opened(self, place: str = "") -> Page:
        """A page whose house answers."""
        page = self.page(place)
        page.wait_for_function(OPEN, timeout=OPENING)
        return page

    def kept(self, page: Page) -> None:
        """The folder is kept for times without a line."""
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=OPENING)
