"""What the bots know of Endless Winter."""

from __future__ import annotations

from .knowledge import WinterKnowledge
from .policies import IDEAS

__all__ = ["IDEAS", "taught"]


def taught() -> WinterKnowledge:
    """What those who search know of the game."""
    return WinterKnowledge()
