"""What the bots know of Felinia."""

from __future__ import annotations

from .knowledge import FeliniaKnowledge
from .policies import IDEAS

__all__ = ["IDEAS", "taught"]


def taught() -> FeliniaKnowledge:
    """What those who search know of the game."""
    return FeliniaKnowledge()
