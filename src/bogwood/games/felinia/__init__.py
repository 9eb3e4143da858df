"""Felinia: bid for goods, take seats on ships, explore an island."""

from __future__ import annotations

from bogwood.manifest import FIRST, Manifest

GAME = Manifest(
    __name__,
    name="felinia",
    players=range(2, 5),
    minutes=75,
    place=2,
    presets={
        FIRST: {"mode": "basic"},
        "advanced": {"mode": "advanced"},
        "expert": {"mode": "advanced", "deck_face_up": "yes"},
        "expert_basic": {"mode": "basic", "deck_face_up": "yes"},
    },
)
