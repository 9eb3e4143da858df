"""Hex is judged as every game is, and speaks four languages in full."""

from __future__ import annotations

import pytest
from bogwood_hex import GAME

from bogwood.testing import GameTests
from bogwood.testing.texts import Messages


class TestHex(GameTests):
    game = GAME
    games = 4


@pytest.mark.parametrize("language", ["ru", "es", "cs"])
def test_everything_is_said_in_every_language(language: str) -> None:
    for texts in (GAME.words, GAME.paragraphs, GAME.overview_words):
        assert Messages(texts(language)).entries.keys() == Messages(texts("en")).entries.keys()
