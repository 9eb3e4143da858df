"""What the bots know of each game, by its name."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from .felinia.knowledge import FeliniaKnowledge
from .feya.knowledge import FeyaKnowledge
from .knowledge import Knowledge
from .training import Factors, stored_factors
from .winter.knowledge import WinterKnowledge

factors_of: Callable[[str], Factors] = lru_cache(stored_factors)


def felinia() -> Knowledge:
    return trained(FeliniaKnowledge(), "felinia")


def feya() -> Knowledge:
    return trained(FeyaKnowledge(), "feya")


def winter() -> Knowledge:
    return trained(WinterKnowledge(), "winter")


def trained(knowledge: Knowledge, game_name: str) -> Knowledge:
    """The same with the factors that training found, where the game has any."""
    knowledge.factors = factors_of(game_name)
    return knowledge


KNOWLEDGE: dict[str, Callable[[], Knowledge]] = {"felinia": felinia, "feya": feya, "winter": winter}
"""Makes what a bot knows of a game."""
