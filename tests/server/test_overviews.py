"""Overviews as they are given out: those of our games are whole."""

from __future__ import annotations

import pytest

from bogwood.shelf import SHELF, games, manifest_of
from bogwood.testing.overviews import check_overview

GAMES = [name for name, manifest in sorted(games().items()) if manifest.overview()]


@pytest.mark.parametrize("game", GAMES)
def test_its_words_rules_and_positions_are_there(game: str) -> None:
    check_overview(manifest_of(game), SHELF.open_game)
