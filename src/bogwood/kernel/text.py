"""Pages of characters, for terminals and logs: lines of spans, each with the name of its style.

What a style looks like is the business of whoever shows the page.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

Span = tuple[str, str]
Spans = list[Span]
Block = list[Spans]

GAP: Final = 2
"""Characters between two blocks next to each other."""


class Canvas:
    """A grid of characters, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.characters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for place, character in enumerate(text, x):
            self.characters[y][place] = character
            self.styles[y][place] = style

    def lines(self) -> Block:
        return [self._line(*row) for row in zip(self.characters, self.styles, strict=True)]

    def _line(self, characters: list[str], styles: list[str]) -> Spans:
        line: Spans = []
        for character, style in zip(characters, styles, strict=True):
            if line and line[-1][1] == style:
                line[-1] = (line[-1][0] + character, style)
            else:
                line.append((character, style))
        return line


def width_of(line: Spans) -> int:
    return sum(len(text) for text, _ in line)


def beside(left: Block, right: Block, width: int) -> Block:
    """Two blocks next to each other, the left one padded to ``width``."""
    rows = max(len(left), len(right))
    joined: Block = []
    for row in range(rows):
        line = list(left[row]) if row < len(left) else []
        if row < len(right) and right[row]:
            line.append((" " * (width + GAP - width_of(line)), ""))
            line += right[row]
        joined.append(line)
    return joined


def filled(text: str, width: int, indent: str = "", style: str = "") -> Block:
    """A text broken into lines of at most ``width``, all but the first a little further in."""
    lines = textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=indent + "  ")
    return [[(line, style)] for line in lines]


def listed(title: str, things: Sequence[str], width: int, indent: str = "") -> Block:
    """A title and a list of things behind it; a line breaks between things only."""
    unbroken = [thing.replace(" ", "\u00a0") for thing in things]
    text = f"{title}: {', '.join(unbroken) or '–'}" if title else ", ".join(unbroken)
    return [[(line[0][0].replace("\u00a0", " "), "")] for line in filled(text, width, indent)]


def aligned(rows: Sequence[Sequence[str]], gap: int = 2) -> list[str]:
    """The rows with their columns under each other, numbers to the right."""
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [
            text.rjust(width) if text.lstrip("+−").isdigit() else text.ljust(width)
            for text, width in zip(row, widths, strict=True)
        ]
        lines.append((" " * gap).join(cells).rstrip())
    return lines
