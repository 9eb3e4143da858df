"""The rules and the options of a table in words: basic game, advanced game, variant."""

from __future__ import annotations

from bogwood.games.felinia.box import OPTIONS
from tests.games.rule_texts import Book, RuleTexts

SIZES = {"FE": [9, 7, 6, 11, 7, 6, 10, 4, 4, 3, 6], "FA": [2, 1, 6, 5, 2, 9, 1], "FV": [1]}


class TestRuleTexts(RuleTexts):
    book = Book("felinia", OPTIONS, SIZES)
