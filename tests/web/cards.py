"""Draws the pictures beside shared links anew, and the icons of the house: into ``web/public``, or beside their game.

They are drawn from the client's own art and kept, so that building needs no browser: run this when the art changes.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from .browser import chromium

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "web" / "public"
HOMES = ROOT / "web" / "src" / "games"


def place_of(name: str) -> Path:
    """Where a picture is kept: that of a game lies with the game."""
    game = name.removeprefix("card-")
    return FOLDER / f"{name}.png" if game == name or not (HOMES / game).is_dir() else HOMES / game / "card.png"


def main() -> None:
    subprocess.run(["node", str(ROOT / "web" / "tools" / "cards.mjs")], check=True)
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1300, "height": 900})
        page.goto((ROOT / "build" / "cards.html").as_uri())
        page.evaluate("() => document.fonts.ready")
        for picture in page.locator("[data-picture]").all():
            place = place_of(picture.get_attribute("data-picture") or "")
            picture.screenshot(path=place)
            print(place.relative_to(ROOT), flush=True)


if __name__ == "__main__":
    main()
