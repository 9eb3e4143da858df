"""Pictures of the client: scenes at every size, in both themes, in four languages, into ``docs/screenshots``."""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path

from .browser import LANGUAGES, Visitor, chromium, serving
from .matrix import THEMES, TOUCH, View, turn
from .scenes import PARTS, PUZZLE, SCENES, Scenery

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SHOWN = (
    "front", "glance", "boards", "clans", "icons", "round-1", "round-4", "clan-board", "pass", "end", "replay",
    "felinia-glance", "felinia-boards", "felinia-bid", "felinia-buy", "felinia-explore", "felinia-castle",
    "felinia-end",
    "winter-glance", "winter-boards", "winter-turn", "winter-eclipse", "winter-end",
    "puzzles", PUZZLE,
)  # fmt: skip
SIZES = {
    "desktop": (1440, 900),
    "phone": (390, 844),
    "lying": (844, 390),
    "tablet": (768, 1024),
    "tablet-lying": (1024, 768),
    "laptop": (1280, 800),
    "large": (1920, 1080),
}


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--out", type=Path, default=FOLDER)
    reader.add_argument("--scenes", nargs="*", default=list(SHOWN), choices=[*SCENES, *PARTS, PUZZLE])
    reader.add_argument("--languages", nargs="*", default=list(LANGUAGES), choices=LANGUAGES)
    reader.add_argument("--themes", nargs="*", default=list(THEMES), choices=THEMES)
    reader.add_argument("--sizes", nargs="*", default=list(SIZES), choices=SIZES)
    reader.add_argument("--text", type=int, default=100, help="size of the text, in per cent")
    wish = reader.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    with serving() as server, chromium() as browser:
        scenery = Scenery(server.url)
        for size, theme in product(wish.sizes, wish.themes):
            visitor = Visitor(browser, server.url, phone=SIZES[size] in TOUCH, theme=theme)
            for scene, language in product(wish.scenes, wish.languages):
                scenery.show(visitor, scene, language)
                turn(visitor.page, View(SIZES[size], language, wish.text, theme))
                file = wish.out / f"{scene}-{size}-{theme}-{language}.png"
                visitor.page.screenshot(path=file)
                print(file.name, flush=True)
            visitor.close()


if __name__ == "__main__":
    main()
