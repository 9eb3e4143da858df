"""A terminal or a file to write on: styles become colours on a terminal and nothing elsewhere."""

from __future__ import annotations

import sys
from functools import cached_property
from typing import TYPE_CHECKING

from bogwood.kernel.text import Block, Spans

from .output import aligned

if TYPE_CHECKING:
    from rich.console import Console

CLANS = {"crocodile": "bright_blue", "turtle": "bright_green", "frog": "bright_red", "salamander": "bright_yellow"}
FISH = {
    "purple": "magenta",
    "yellow": "yellow",
    "blue": "bright_blue",
    "green": "green",
    "red": "red",
    "orange": "dark_orange",
}
STYLES = {
    "title": "bold",
    "dim": "dim",
    "good": "green",
    "bad": "bold red",
    "wall": "grey42",
    "marked": "bold black on bright_cyan",
    "shrine": "bold black on white",
    "temple": "bold cyan",
    **{f"clan-{clan}": f"bold {colour}" for clan, colour in CLANS.items()},
    **{f"settlement-{clan}": f"bold black on {colour}" for clan, colour in CLANS.items()},
    **{f"boat-{clan}": f"bold underline {colour}" for clan, colour in CLANS.items()},
    **{f"fish-{fish}": colour for fish, colour in FISH.items()},
    **{f"season-{fish}": f"bold {colour}" for fish, colour in FISH.items()},
}
"""What the styles of a picture look like."""


class Screen:
    """Standard output; colours only where it is a terminal that wants them."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdout.isatty()

    @cached_property
    def console(self) -> Console:
        from rich.console import Console

        return Console(highlight=False, markup=False, emoji=False, soft_wrap=True)

    def line(self, line: Spans) -> None:
        if not self.is_terminal:
            print("".join(text for text, _ in line).rstrip())
            return
        from rich.text import Text

        self.console.print(Text.assemble(*((text, STYLES.get(style, "")) for text, style in line)))

    def text(self, text: str, style: str = "") -> None:
        self.line([(text, style)])

    def blank(self) -> None:
        self.line([])

    def block(self, block: Block) -> None:
        for line in block:
            self.line(line)

    def rows(self, rows: list[list[str]]) -> None:
        """A table whose first row is its heading."""
        lines = aligned(rows)
        self.text(lines[0], "title")
        for line in lines[1:]:
            self.text(line)
