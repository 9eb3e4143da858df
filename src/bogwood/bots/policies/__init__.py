"""Bots with one idea each: opponents to measure others against.

A policy speaks in the words of the game's catalogue and sees what its seat sees; it needs no rules.
"""

from __future__ import annotations

from . import felinia, feya, winter
from .policy import Idea

PREFIX = "policy:"
"""A kind of bot that begins so is a policy."""

IDEAS: dict[str, dict[str, Idea]] = {"felinia": felinia.IDEAS, "feya": feya.IDEAS, "winter": winter.IDEAS}
"""The policies of each game by name."""


def policies(game_name: str) -> list[str]:
    """The policies of a game as kinds of bots."""
    return [PREFIX + name for name in sorted(IDEAS.get(game_name, {}))]
