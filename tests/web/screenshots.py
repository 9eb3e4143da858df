"""Pictures of the client: every scene at two sizes, in both themes, in four languages, into ``docs/screenshots``."""

from __future__ import annotations

import argparse
from pathlib import Path

from .browser import LANGUAGES, Visitor, chromium, serving
from .scenes import SCENES, Scenery

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SHOWN = (
    "front", "round-1", "round-4", "clan-board", "pass", "end", "replay",
    "felinia-bid", "felinia-buy", "felinia-explore", "felinia-castle", "felinia-end",
    "winter-turn", "winter-eclipse", "winter-end",
)  # fmt: skip


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--out", type=Path, default=FOLDER)
    reader.add_argument("--scenes", nargs="*", default=list(SHOWN), choices=SCENES)
    reader.add_argument("--languages", nargs="*", default=list(LANGUAGES), choices=LANGUAGES)
    reader.add_argument("--themes", nargs="*", default=["light", "dark"], choices=["light", "dark"])
    reader.add_argument("--sizes", nargs="*", default=["desktop", "phone"], choices=["desktop", "phone"])
    wish = reader.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    with serving() as server, chromium() as browser:
        scenery = Scenery(server.url)
        for size in wish.sizes:
            for theme in wish.themes:
                visitor = Visitor(browser, server.url, phone=size == "phone", theme=theme)
                for scene in wish.scenes:
                    for language in wish.languages:
                        scenery.show(visitor, scene, language)
                        file = wish.out / f"{scene}-{size}-{theme}-{language}.png"
                        visitor.page.screenshot(path=file)
                        print(file.name, flush=True)
                visitor.close()


if __name__ == "__main__":
    main()
