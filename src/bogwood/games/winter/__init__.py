"""Endless Winter: Paleoamericans, with Rivers & Rafts, for one to four players."""

from __future__ import annotations

from bogwood.manifest import FIRST, Manifest

GAME = Manifest(
    __name__,
    name="winter",
    players=range(1, 5),
    minutes=120,
    place=3,
    presets={
        FIRST: {"setup_cards": "beginner", "rivers": "2"},
        "base": {},
        "rivers": {"rivers": "2"},
        "warriors": {"warriors": "1"},
        "full": {"rivers": "3", "warriors": "1"},
    },
)
