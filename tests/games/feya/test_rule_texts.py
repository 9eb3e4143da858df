"""The rules and the options of a table in words."""

from __future__ import annotations

from bogwood.games.feya.rules.box import OPTIONS
from tests.games.rule_texts import Book, RuleTexts

SIZES = {"FS": [5, 16, 3, 10, 10, 5, 14, 10, 3, 7, 7, 5, 2, 4, 5, 7, 7, 8, 6, 10, 8, 10]}


class TestRuleTexts(RuleTexts):
    book = Book("feya", OPTIONS, SIZES)
