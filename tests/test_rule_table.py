"""The READMEs of the games hold the table of the rules as they are."""

from __future__ import annotations

import pytest

from tests.rule_table import functions_by_rule, games, readme_of, rules_named_in, rules_of, table, with_table


@pytest.mark.parametrize("game", games())
def test_the_table_is_up_to_date(game: str) -> None:
    text = readme_of(game).read_text("utf-8")
    assert with_table(text, table(game)) == text, "write it anew: python -m tests.rule_table"


@pytest.mark.parametrize("game", games())
def test_every_rule_has_a_place_in_the_code(game: str) -> None:
    functions = functions_by_rule(game)
    assert [rule for rule, _ in rules_of(game) if rule not in functions] == []


@pytest.mark.parametrize("game", games())
def test_the_code_cites_no_rule_that_is_not_there(game: str) -> None:
    known = {rule for rule, _ in rules_of(game)}
    assert {rule for rule in functions_by_rule(game) if rule not in known} == set()


def test_a_range_cites_every_rule_in_it() -> None:
    assert rules_named_in("(FS-8.3 to FS-8.5)") == {"FS-8.3", "FS-8.4", "FS-8.5"}
