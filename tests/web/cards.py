"""Draws the pictures beside shared links and the icons of the house anew, into ``web/public``.

They are drawn from the client's own art and kept, so that building needs no browser: run this when the art changes.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from .browser import chromium

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "web" / "public"


def main() -> None:
    subprocess.run(["node", str(ROOT / "web" / "tools" / "cards.mjs")], check=True)
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1300, "height": 900})
        page.goto((ROOT / "build" / "cards.html").as_uri())
        page.evaluate("() => document.fonts.ready")
        for picture in page.locator("[data-picture]").all():
            name = picture.get_attribute("data-picture")
            picture.screenshot(path=FOLDER / f"{name}.png")
            print(f"{name}.png", flush=True)


if __name__ == "__main__":
    main()
