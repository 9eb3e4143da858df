"""Bots with one idea each: opponents to measure others against.

A policy speaks in the words of the game's catalogue and sees what its seat sees; it needs no rules.
"""

from __future__ import annotations

from collections.abc import Mapping

from bogwood.shelf import games

from .policy import Idea

PREFIX = "policy:"
"""A kind of bot that begins so is a policy."""


def ideas(game_name: str) -> Mapping[str, Idea]:
    """The ideas of a game by name."""
    return games()[game_name].ideas() if game_name in games() else {}


def policies(game_name: str) -> list[str]:
    """The policies of a game as kinds of bots."""
    return [PREFIX + name for name in sorted(ideas(game_name))]
