"""Measures the page in a real Chromium over a whole game: ``python3 make.py bench --client``.

A game against a bot is played by mouse, with the server beside it.  For every click: the time from the press until the
page has painted the table that follows.  Beside it: the longest task of the page, the shift of its layout, and what a
visitor has to load.
"""

from __future__ import annotations

import argparse
import json
import statistics
from typing import Any

from tests.web.browser import Visitor, chromium, serving
from tests.web.hands import Hands
from tests.web.test_play import make_table
from tests.web.test_size import largest_load

WATCH = """
window.seen = {clicks: [], tasks: [], shift: 0};
new PerformanceObserver((list) => list.getEntries().forEach((task) => seen.tasks.push(task.duration)))
  .observe({type: 'longtask', buffered: true});
new PerformanceObserver((list) => list.getEntries().filter((one) => !one.hadRecentInput)
  .forEach((one) => { seen.shift += one.value; }))
  .observe({type: 'layout-shift', buffered: true});
let pressed = 0;
addEventListener('pointerdown', () => { pressed = performance.now(); }, true);
const watcher = new MutationObserver(() => {
  if (pressed === 0) return;
  const since = pressed;
  pressed = 0;
  requestAnimationFrame(() => setTimeout(() => seen.clicks.push(performance.now() - since)));
});
addEventListener('DOMContentLoaded', () =>
  watcher.observe(document.body, {subtree: true, attributes: true, attributeFilter: ['data-moment']}));
"""
LIMITS = {"preview_median_ms": 100, "longest_task_ms": 200, "layout_shift": 0.1, "compressed_bytes": 200_000}


def measured(seed: int) -> dict[str, Any]:
    """One game by mouse, with motion as people see it."""
    with serving() as server, chromium() as browser:
        visitor = Visitor(browser, server.url, motion="no-preference")
        visitor.page.add_init_script(WATCH)
        visitor.go("/about")
        page = visitor.go(make_table(visitor, 4, 3))
        page.wait_for_selector(".frame")
        hands = Hands(page, "mouse", seed)
        hands.play_to_the_end()
        seen = page.evaluate("() => window.seen")
        visitor.context.close()
    clicks = sorted(seen["clicks"])
    return {
        "clicks": len(clicks),
        "preview_median_ms": round(statistics.median(clicks), 1),
        "preview_p95_ms": round(clicks[int(len(clicks) * 0.95)], 1),
        "longest_task_ms": round(max(seen["tasks"], default=0), 1),
        "layout_shift": round(seen["shift"], 4),
        "compressed_bytes": largest_load(),
    }


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--seed", type=int, default=1)
    found = measured(reader.parse_args().seed)
    for name, value in found.items():
        limit = LIMITS.get(name)
        verdict = "" if limit is None else "ok" if value <= limit else f"missed (at most {limit})"
        print(f"{name:<20}{value:>10}  {verdict}")
    print(json.dumps(found))


if __name__ == "__main__":
    main()
