"""Where an arena is kept: its settings, one line for each finished game, and what came of it.

A line is written when its game is over, so a run that was cut off anywhere can be taken up again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TextIO

from bogwood.kernel.refusal import Refusal

from .playing import Played
from .settings import Settings

SETTINGS = "arena.json"
GAMES = "games.jsonl"
SUMMARY = "summary.json"
PAGE = "report.html"


class Folder:
    """One arena on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, settings: Settings) -> None:
        """Keep the settings of a new arena; a folder that holds one already is refused."""
        if (self.path / GAMES).exists() or (self.path / SETTINGS).exists():
            raise Refusal("arena-exists", "", "--out", text=str(self.path))
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError):
            raise Refusal("unwritable-file", "", "--out", text=str(self.path)) from None
        self.write(SETTINGS, json.dumps(settings.document(), ensure_ascii=False, indent=1) + "\n")

    def resume(self, settings: Settings) -> list[Played]:
        """The games played so far; refused when they were played under other settings."""
        if not (self.path / SETTINGS).exists():
            self.begin(settings)
            return []
        kept = self.read_settings()
        wanted = settings.document()
        differing = sorted(name for name in {*kept, *wanted} if kept.get(name) != wanted.get(name))
        if differing:
            raise Refusal("other-settings", "", SETTINGS, text=", ".join(differing))
        return self.read_games()

    def read_settings(self) -> dict[str, Any]:
        try:
            document = json.loads((self.path / SETTINGS).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            raise Refusal("unreadable-file", "", "", text=str(self.path / SETTINGS)) from None
        if not isinstance(document, dict):
            raise Refusal("unreadable-file", "", "", text=str(self.path / SETTINGS))
        return document

    def read_games(self) -> list[Played]:
        """The finished games; a line that was cut off is taken away, its game will be played again."""
        file = self.path / GAMES
        if not file.exists():
            return []
        content = file.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if len(whole) < len(content):
            file.write_bytes(whole)
        try:
            return [json.loads(line) for line in whole.decode().splitlines()]
        except ValueError:
            raise Refusal("unreadable-file", "", "", text=str(file)) from None

    def open_games(self) -> TextIO:
        """The file of games, to write more of them."""
        try:
            return (self.path / GAMES).open("a", encoding="utf-8")
        except OSError:
            raise Refusal("unwritable-file", "", "", text=str(self.path / GAMES)) from None

    def write(self, name: str, text: str) -> None:
        try:
            (self.path / name).write_text(text, encoding="utf-8")
        except OSError:
            raise Refusal("unwritable-file", "", "", text=str(self.path / name)) from None


def line_of(played: Played) -> str:
    return json.dumps(played, ensure_ascii=False, separators=(",", ":")) + "\n"
