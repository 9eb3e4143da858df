"""Reading and writing text files; what goes wrong is refused, never raised."""

from __future__ import annotations

import sys
from pathlib import Path

from bogwood.kernel.refusal import Refusal

STDIN = "-"


def read_text(file: str) -> str:
    """The text of a file, or of standard input for ``-``."""
    try:
        if file == STDIN:
            return sys.stdin.buffer.read().decode()
        return Path(file).read_bytes().decode()
    except FileNotFoundError:
        raise Refusal("missing-file", "", "", text=file) from None
    except (OSError, UnicodeDecodeError, ValueError):
        raise Refusal("unreadable-file", "", "", text=file) from None


def write_text(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except (OSError, ValueError):
        raise Refusal("unwritable-file", "", "", text=str(file)) from None


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        raise Refusal("unwritable-file", "", "", text=str(folder)) from None
