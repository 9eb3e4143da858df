"""Feya's Swamp: the whole game for two, three and four players."""

from __future__ import annotations

from bogwood.manifest import FIRST, Manifest

GAME = Manifest(
    __name__,
    name="feya",
    players=range(2, 5),
    minutes=90,
    place=1,
    presets={
        FIRST: {"clan_choice": "random", "clan_side": "normal"},
        "lotus": {"clan_side": "lotus"},
        "choose": {"clan_side": "choose"},
    },
)
