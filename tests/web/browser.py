"""A real server as people start it, and a real Chromium that comes to it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[2]
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LYING = {"width": 844, "height": 390}
LANGUAGES = ("en", "ru", "es", "cs")
PATIENCE = 20_000
"""Milliseconds to wait for what must come; only a failing test waits that long."""


OFFERED = """try {
  localStorage.setItem('bogwood-lessons', localStorage.getItem('bogwood-lessons') ?? '{"offered": ["*"]}');
} catch { /* A page without an address keeps nothing. */ }"""
"""Somebody to whom lessons have been offered; newcomers are offered one at their first table."""


class Serving:
    """A running server: its address, and the process that can be ended and begun again."""

    def __init__(self, folder: Path, port: int = 0, more: tuple[str, ...] = (), plugin: Path | None = None) -> None:
        self.folder = folder
        self.more = more
        self.plugin = plugin
        self.port = port
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> None:
        command = [
            sys.executable, "-u", "-m", "tests.web.dealing", "--lang", "en", "serve", "--rate", "0",
            "--port", str(self.port), "--store", f"sqlite:///{self.folder / 'tables.db'}",
            "--reports", str(self.folder / "reports"),
            *self.more,
        ]  # fmt: skip
        path = os.pathsep.join(str(one) for one in (self.plugin, ROOT) if one is not None)
        around = {**os.environ, "PYTHONPATH": path}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=around)
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        assert found is not None
        self.url = found[0]
        self.port = int(found[1])

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None


@contextmanager
def serving(plugin: Path | None = None) -> Iterator[Serving]:
    """A server; where a folder of an installed package is named, with its games."""
    with tempfile.TemporaryDirectory(prefix="bogwood-web-") as folder:
        server = Serving(Path(folder), plugin=plugin)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def chromium() -> Iterator[Browser]:
    program = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    assert program is not None, "there is no Chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"]
        )
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser of their own; what their page complains about fails the test."""

    def __init__(self, browser: Browser, url: str, **wishes: Any) -> None:
        self.complaints: list[str] = []
        self.url = url
        is_lying = bool(wishes.pop("lying", False))
        is_phone = bool(wishes.pop("phone", False)) or is_lying
        is_new = bool(wishes.pop("newcomer", False))
        self.context: BrowserContext = browser.new_context(
            viewport=LYING if is_lying else PHONE if is_phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=is_phone,
            is_mobile=is_phone,
            locale=wishes.pop("language", "en"),
            color_scheme=wishes.pop("theme", "light"),
            reduced_motion=wishes.pop("motion", "reduce"),
            **wishes,
        )
        self.context.set_default_timeout(PATIENCE)
        if not is_new:
            self.context.add_init_script(OFFERED)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._listen)

    def _listen(self, message: Any) -> None:
        # A connection that is cut on purpose and a page that is not there are no mistakes of the client.
        expected = (
            "ERR_CONNECTION_REFUSED",
            "WebSocket connection to",
            "404 (Not Found)",
            "ERR_INTERNET_DISCONNECTED",
        )
        if message.type == "error" and not any(part in message.text for part in expected):
            self.complaints.append(message.text)

    def go(self, path: str) -> Page:
        self.page.goto(self.url + path)
        return self.page

    def close(self) -> None:
        self.context.close()
        assert self.complaints == []


Visit = Callable[..., Visitor]
"""Makes somebody who comes with these wishes."""


@contextmanager
def visiting(browser: Browser, server: Serving) -> Iterator[Visit]:
    """Makes visitors to a server; they leave at the end."""
    made: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        made.append(Visitor(browser, server.url, **wishes))
        return made[-1]

    yield come
    for visitor in made:
        visitor.close()
