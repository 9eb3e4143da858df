"""Rounds and income (FS-6)."""

from __future__ import annotations

import pytest

from tests.games.feya.table import crocodiles, frogs, swamp, turtles

ALL_OPEN = (5, 5, 5, 5)


@pytest.mark.rule("FS-6.1")
def test_a_round_begins_with_income_for_everybody() -> None:
    table = swamp(frogs(), turtles(), crocodiles(), begin="round")
    assert [clan.mana for clan in (table.frogs, table.turtles, table.crocodiles)] == [3, 1, 1]
    assert (table.point, table.player) == ("main_choice", "frog")


@pytest.mark.rule("FS-6.1")
def test_income_is_resolved_in_turn_order_j_44() -> None:
    table = swamp(frogs(guide="artist"), turtles(guide="wiseman"), crocodiles(guide="builder"), begin="round")
    paid = [fact.seat for fact in table.opening if fact.source == "income"]
    assert paid == [0, 1, 2]


@pytest.mark.rule("FS-6.2")
def test_every_income_symbol_on_an_open_space_pays_once() -> None:
    table = swamp(frogs(guide="artist", opened=ALL_OPEN), begin="round")
    assert table.frogs.gold == 3 + 5 + 4
    assert table.frogs.mana == 1 + 1
    assert table.frogs.navigation == 1
    assert table.frogs.points("clan_board") == 3
    assert table.frogs.points("navigation_track") == 1


@pytest.mark.rule("FS-6.2")
def test_spaces_opened_in_any_earlier_round_pay_again_j_23() -> None:
    table = swamp(
        frogs(guide="artist", opened=(2, 1, 1, 0)),
        turtles(passed=True),
        crocodiles(passed=True),
        round=3,
        begin="round",
    )
    assert table.frogs.gold == 3
    table.play("pass", "take:r3_gold_mana", "next:wiseman", "confirm")
    assert table.round == 4
    assert table.frogs.gold == 6


@pytest.mark.rule("FS-6.3")
def test_in_round_1_the_clan_board_pays_exactly_one_mana() -> None:
    table = swamp(frogs(guide="artist"), begin="round")
    clan = table.frogs
    assert (clan.mana, clan.gold, clan.vp, clan.navigation) == (1, 0, 0, 0)


@pytest.mark.rule("FS-6.4")
def test_the_guide_pays_in_round_1_as_well_j_53() -> None:
    table = swamp(frogs(guide="monk"), turtles(guide="merchant"), crocodiles(guide="sailor"), begin="round")
    assert table.frogs.mana == 1 + 2
    assert table.turtles.gold == 8
    assert table.crocodiles.navigation == 1


@pytest.mark.rule("FS-6.4")
def test_the_clan_board_pays_before_the_guide() -> None:
    table = swamp(frogs(guide="monk"), begin="round")
    sources = [fact.source for fact in table.opening if fact.kind == "mana" and fact.seat == 0]
    assert sources == ["income", "guide"]


@pytest.mark.rule("FS-6.5")
def test_no_exchanges_and_no_bonus_tiles_during_income_j_18() -> None:
    table = swamp(frogs(guide="leader", mana=4, tiles="r1_range_3"), round=2, begin="round")
    assert table.point == "leader_token"
    assert table.refuses("exchange:mana").rule == "FS-6.5"
    assert table.refuses("exchange:clan").rule == "FS-6.5"
    assert table.refuses("play:r1_range_3").rule == "FS-6.5"


@pytest.mark.rule("FS-6.5", "FS-17.4")
def test_race_cards_are_not_checked_in_income() -> None:
    table = swamp(frogs(guide="sailor", navigation=3), races="race_navigation_four", begin="round")
    assert table.frogs.navigation == 4
    assert table.frogs.points("race") == 0
