"""The rules and the options of a table in words: base game, Rivers & Rafts, Warriors, solo mode."""

from __future__ import annotations

from bogwood.games.winter.rules.box import OPTIONS
from tests.games.rule_texts import Book, RuleTexts

SIZES = {
    "EW": [14, 7, 6, 5, 10, 1, 2, 5, 5, 5, 2, 3, 3, 2, 5, 7, 6, 2, 6, 1],
    "RR": [12, 4, 4, 3, 5, 4, 2, 5, 4, 2, 1],
    "WA": [8],
    "SO": [4, 6, 4],
}


class TestRuleTexts(RuleTexts):
    book = Book("winter", OPTIONS, SIZES)
