"""Reeds, a game of cards; under its option ``best=lowest`` nothing says how its table is drawn."""

from __future__ import annotations

from bogwood.manifest import Manifest

GAME = Manifest(__name__, name="reeds", players=range(2, 4))
