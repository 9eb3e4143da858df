"""Plots as SVG: one row for each thing, a dot for the mean and a whisker for its interval."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import floor, log10
from typing import Final, NamedTuple

WIDTH: Final = 420
LABELS: Final = 140
RIGHT: Final = 24
ROW: Final = 24
TOP: Final = 8
BOTTOM: Final = 26
LONGEST: Final = 21
"""Letters of a label that fit beside the plot."""

STYLE: Final = """
.plot{font:12px system-ui,sans-serif;--ink:#271d15;--soft:#d3ccb0;--mark:#2b7d8c}
@media(prefers-color-scheme:dark){.plot{--ink:#f4ead4;--soft:#463a2d;--mark:#6cc4d0}}
.plot text{fill:var(--ink)}
.plot .axis{stroke:var(--soft);fill:none}
.plot .middle{stroke:var(--ink);stroke-dasharray:3 3}
.plot .whisker{stroke:var(--mark);stroke-width:2}
.plot .dot{fill:var(--mark)}
""".strip()
"""The colours of all plots, for light and dark."""


class Point(NamedTuple):
    """One row of a plot."""

    label: str
    mean: float
    low: float | None
    high: float | None


class Scale(NamedTuple):
    """From figures to places on the page."""

    low: float
    high: float

    def x(self, figure: float) -> float:
        share = (figure - self.low) / (self.high - self.low)
        return round(LABELS + share * (WIDTH - LABELS - RIGHT), 1)


def plot(points: Sequence[Point], title: str, middle: float | None = None, is_share: bool = False) -> str:
    """The rows from top to bottom; ``middle`` is marked by a line, shares are shown in per cent."""
    scale = scale_of(points, middle, is_share)
    height = TOP + ROW * len(points) + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="plot" viewBox="0 0 {WIDTH} {height}" role="img"'
        f' aria-label="{escape(title)}">',
        f"<title>{escape(title)}</title>",
        *axis(scale, height, is_share),
    ]
    if middle is not None:
        parts.append(line(scale.x(middle), TOP, scale.x(middle), height - BOTTOM, "middle"))
    for number, point in enumerate(points):
        parts += row(point, scale, TOP + ROW * number + ROW / 2, is_share)
    return "\n".join([*parts, "</svg>"])


def document(drawn: str) -> str:
    """The plot as a file of its own, with its colours."""
    opening, sign, rest = drawn.partition(">")
    return f"{opening}{sign}\n<style>{STYLE}</style>{rest}\n"


def scale_of(points: Sequence[Point], middle: float | None, is_share: bool) -> Scale:
    """A scale that holds everything, with a little room; that of shares begins at 0."""
    ends = [end for point in points for end in (point.mean, point.low, point.high) if end is not None]
    ends += [] if middle is None else [middle]
    low, high = (0.0, max([*ends, 0.1])) if is_share else (min(ends, default=0.0), max(ends, default=1.0))
    room = (high - low) * 0.06 or 1.0
    return Scale(low if is_share else low - room, min(1.0, high + room) if is_share else high + room)


def ticks(scale: Scale) -> list[float]:
    """Round figures along the scale, at most seven of them."""
    span = scale.high - scale.low
    tenth = 10 ** (floor(log10(span)) - 1)
    step = next(tenth * part for part in (1, 2, 5, 10, 20) if span / (tenth * part) <= 6)
    first = -floor(-scale.low / step)
    return [number * step for number in range(first, floor(scale.high / step + 1e-9) + 1)]


def axis(scale: Scale, height: float, is_share: bool) -> list[str]:
    below = height - BOTTOM
    parts = [line(LABELS, below, WIDTH - RIGHT, below, "axis")]
    for figure in ticks(scale):
        x = scale.x(figure)
        parts.append(line(x, TOP, x, below, "axis"))
        parts.append(f'<text x="{x}" y="{below + 16}" text-anchor="middle">{tick_label(figure, is_share)}</text>')
    return parts


def tick_label(figure: float, is_share: bool) -> str:
    return f"{figure:.0%}".replace("%", " %") if is_share else f"{figure:g}".replace("-", "−")


def row(point: Point, scale: Scale, y: float, is_share: bool) -> list[str]:
    parts = [f'<text x="{LABELS - 8}" y="{y + 4}" text-anchor="end">{escape(short(point.label))}</text>']
    if point.low is not None and point.high is not None:
        parts.append(line(scale.x(point.low), y, scale.x(point.high), y, "whisker"))
    parts.append(f'<circle class="dot" cx="{scale.x(point.mean)}" cy="{y}" r="4"/>')
    return parts


def short(label: str) -> str:
    return label if len(label) <= LONGEST else label[: LONGEST - 1] + "…"


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'
