"""Ponds, a game on a board."""

from __future__ import annotations

from bogwood.manifest import Manifest

GAME = Manifest(__name__, name="ponds", players=range(2, 4))
