"""What the bots know of each game."""

from __future__ import annotations

from functools import cache

from bogwood.kernel.game import Game
from bogwood.manifest import Factors
from bogwood.shelf import games, manifest_of

from .knowledge import Knowledge
from .plain import PlainKnowledge


@cache
def factors_of(game_name: str) -> Factors:
    """What training found for a game."""
    return manifest_of(game_name).factors()


def taught(game_name: str) -> Knowledge | None:
    """The knowledge that a game brings, with the factors that training found; None where it brings none."""
    found = games()[game_name].knowledge() if game_name in games() else None
    if found is not None:
        found.factors = factors_of(game_name)
    return found


def knowledge_of(game: Game) -> Knowledge:
    """What is known of a game: what it brings, or no more than its rules."""
    found = taught(game.name)
    return PlainKnowledge(game) if found is None else found
