"""Goofspiel: everybody bids a card in secret, the highest takes the prize."""

from __future__ import annotations

from bogwood.manifest import Manifest

GAME = Manifest(
    __name__,
    name="goofspiel",
    players=range(2, 5),
    minutes=10,
    presets={"first": {"cards": "7"}, "full": {"cards": "13"}},
)
