"""Hex: join your two sides of the board before the other joins theirs."""

from __future__ import annotations

from bogwood.manifest import Manifest

GAME = Manifest(
    __name__,
    name="hex",
    players=range(2, 3),
    minutes=20,
    presets={"first": {"size": "7"}, "club": {"size": "11", "swap": "yes"}},
)
