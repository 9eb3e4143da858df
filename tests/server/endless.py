"""Rules that do not come back, importable by the process that looks for a fault."""

from __future__ import annotations

import os
import time

from bogwood.kernel.game import Game


def never(name: str, players: int, options: dict[str, str], edition: str) -> Game:
    while True:
        time.sleep(1)


def deadly(name: str, players: int, options: dict[str, str], edition: str) -> Game:
    os._exit(1)
