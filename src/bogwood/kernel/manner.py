"""How an option stands to the question that is open."""

from __future__ import annotations

from typing import Final

ANSWER: Final = 0
"""It answers the question."""

PICK: Final = 1
"""It only says what the next question, of the same seat, is about: nothing is drawn, paid, gained or told by it."""

ASIDE: Final = 2
"""It may be done beside the question, and does not answer it."""

PASS: Final = 3
"""It leaves undone what could be done: it passes, declines, stops."""

NOTHING_OBVIOUS: Final = -1
"""No option goes without saying."""
