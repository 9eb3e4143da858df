"""The rules and the options of a table in words: basic game, advanced game, variant."""

from __future__ import annotations

import pytest

from bogwood.games.felinia.rules.box import OPTIONS
from tests.games.felinia.table import opened
from tests.games.rule_texts import IN_EVERY_LANGUAGE, Book, RuleTexts

SIZES = {"FE": [9, 7, 6, 11, 7, 6, 10, 4, 4, 3, 6], "FA": [2, 1, 6, 5, 2, 9, 1], "FV": [1]}


class TestRuleTexts(RuleTexts):
    book = Book("felinia", OPTIONS, SIZES)

    @IN_EVERY_LANGUAGE
    @pytest.mark.rule("FE-3.4")
    @pytest.mark.parametrize("order", ["rising", "falling"])
    def test_the_order_of_income_is_said_by_its_name_and_its_numbers(self, order: str, locale: str) -> None:
        name, _, coins = self.book.said[locale][f"felinia-option-value-income_order-{order}"].partition(": ")
        assert name
        assert coins.startswith(", ".join(str(coin) for coin in opened(3, income_order=order).box.income))
