"""What the bots know of Feya's Swamp."""

from __future__ import annotations

from .knowledge import FeyaKnowledge
from .policies import IDEAS

__all__ = ["IDEAS", "taught"]


def taught() -> FeyaKnowledge:
    """What those who search know of the game."""
    return FeyaKnowledge()
