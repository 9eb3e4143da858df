"""What every game must keep, as tests that a game's own tests call.

A test module of three lines judges a game::

    from bogwood.testing import GameTests
    from mygame import GAME

    class TestMyGame(GameTests):
        game = GAME

``pytest`` then plays it at random with every number of players: positions, records and clones are read back between
all decisions; what a seat sees does not depend on what it may not know; every option offered applies and every other is
refused; points add up; compiled and interpreted engines play alike; every sentence has its words, and the languages
agree.  ``games = 50`` plays more of each kind.

Once the rules are settled, a few whole games are kept, so that no later change alters them unnoticed::

    from pathlib import Path
    from bogwood.testing import RecordTests

    class TestRecords(RecordTests):
        game = GAME
        records = Path(__file__).parent / "records"

They are written by ``python -m bogwood.testing.golden mygame tests/records``.

The checks themselves are functions (``checks``, ``golden``, ``texts``), for tests that want others than these.  Nothing
here needs pytest but to be run by it: ``pip install bogwood[testing]``.
"""

from __future__ import annotations

from .suite import GameTests, RecordTests

__all__ = ["GameTests", "RecordTests"]
