"""The end of the game (FS-20)."""

from __future__ import annotations

import pytest

from bogwood.games.feya.rules.scoring import preview, score_the_end
from tests.games.feya.table import Clan, Table, crocodiles, frogs, salamanders, swamp, turtles


def scored(*clans: Clan, shrines: str, trophies: str = "", **options: str) -> Table:
    """The table after final scoring, as if everybody had passed."""
    table = swamp(*clans, shrines=shrines, trophies=trophies, round=4, options=options)
    score_the_end(table.state)
    return table


# Order and sum.


@pytest.mark.rule("FS-20.1")
def test_the_five_kinds_are_added_in_their_order_when_all_have_passed() -> None:
    table = swamp(
        frogs(gold=10, mana=1, settlements="1,0=1"),
        turtles(passed=True),
        crocodiles(passed=True),
        shrines="0,0",
        totem="0,0",
        trophies="trophy_largest_group trophy_single",
        round=4,
    )
    facts = table.told("pass", "take:r4_vp_2", "confirm")
    sources = [fact.source for fact in facts if fact.kind == "vp" and fact.seat == 0]
    assert sources == [
        *("bonus_tile", "islands", "trophy_largest_group", "trophy_single", "fish_end", "mana_end", "gold_end")
    ]
    assert table.is_over


@pytest.mark.rule("FS-20.1")
def test_the_score_sheet_adds_up_to_the_score() -> None:
    table = scored(
        frogs(gold=25, mana=2, settlements="1,0=1 0,1"),
        turtles(settlements="-1,0=2"),
        shrines="0,0",
        trophies="trophy_majority trophy_temples",
    )
    for seat, total in enumerate(table.game.scores(table.state)):
        sheet = table.game.score_sheet(table.state)
        assert sum(line.points for line in sheet if line.seat == seat) == total


@pytest.mark.rule("FS-20.1")
def test_the_end_adds_what_its_preview_says() -> None:
    clan = frogs(gold=25, mana=2, settlements="1,0=1 0,1")
    table = swamp(clan, shrines="0,0", trophies="trophy_majority trophy_single", round=4)
    expected = preview(table.state, 0)
    score_the_end(table.state)
    assert table.frogs.vp == expected == 2 + 3 + 1 + 2 + 2


# Island values.


@pytest.mark.rule("FS-20.2")
def test_own_settlements_times_shrines_for_each_island() -> None:
    table = scored(frogs(settlements="2,0 0,1 -3,1"), shrines="0,0 1,0 -3,0")
    assert table.frogs.points("islands") == 2 * 2 + 1 * 1


@pytest.mark.example("EX-8")
@pytest.mark.rule("FS-20.2")
def test_island_value_of_two_clans_beside_two_shrines() -> None:
    table = scored(crocodiles(settlements="0,1 -1,1 -1,0 0,-1"), salamanders(settlements="2,0"), shrines="0,0 1,0")
    assert (table.crocodiles.points("islands"), table.salamanders.points("islands")) == (8, 2)


# Trophies.


@pytest.mark.rule("FS-20.3")
@pytest.mark.parametrize(
    ("settlements", "vp"),
    [("", 0), ("1,0", 1), ("1,0 1,1 2,0", 9), ("1,0 -1,0", 1), ("1,0 1,-1 -1,0 -1,1 -2,1", 9)],
)
def test_the_largest_group_counts_squared(settlements: str, vp: int) -> None:
    table = scored(frogs(settlements=settlements), shrines="0,0", trophies="trophy_largest_group")
    assert table.frogs.points("trophy_largest_group") == vp


@pytest.mark.rule("FS-20.3")
def test_shrines_and_other_colours_do_not_link_a_group_j_36() -> None:
    table = scored(
        frogs(settlements="1,0 -1,0 0,2"),
        turtles(settlements="0,1"),
        shrines="0,0",
        trophies="trophy_largest_group",
    )
    assert table.frogs.points("trophy_largest_group") == 1


@pytest.mark.example("EX-9")
@pytest.mark.rule("FS-20.3")
def test_largest_group_of_four() -> None:
    table = scored(
        salamanders(settlements="1,0 1,-1 2,-1 2,-2 -3,2 -2,1"),
        frogs(settlements="0,1"),
        shrines="0,0 -3,1",
        trophies="trophy_largest_group",
    )
    assert table.salamanders.points("trophy_largest_group") == 16
    assert table.frogs.points("trophy_largest_group") == 1


@pytest.mark.rule("FS-20.4", "FS-5.10")
def test_three_points_per_island_led_ties_included() -> None:
    table = scored(
        frogs(settlements="1,0 -3,1"),
        turtles(settlements="0,1 3,-2"),
        shrines="0,0 -3,0 3,-3",
        trophies="trophy_majority",
    )
    assert (table.frogs.points("trophy_majority"), table.turtles.points("trophy_majority")) == (6, 6)


@pytest.mark.rule("FS-20.5")
def test_four_points_per_settlement_on_all_the_largest_islands() -> None:
    table = scored(
        frogs(settlements="1,0 -3,1 3,-2"),
        turtles(settlements="0,1 -4,1"),
        shrines="0,0 -3,0 3,-3",
        trophies="trophy_largest_island",
    )
    assert table.frogs.points("trophy_largest_island") == 8
    assert table.turtles.points("trophy_largest_island") == 8


@pytest.mark.example("EX-10")
@pytest.mark.rule("FS-20.5", "FS-5.3")
def test_largest_island_of_seven() -> None:
    table = scored(
        frogs(settlements="1,0 0,1 -3,2 3,-2"),
        crocodiles(settlements="-1,1 -1,0 -3,0"),
        salamanders(settlements="0,-1 1,-1"),
        shrines="0,0 -3,1 3,-3",
        trophies="trophy_largest_island",
    )
    assert sorted(len(island) for island in table.islands) == [2, 3, 7]
    for clan in (table.frogs, table.crocodiles, table.salamanders):
        assert clan.points("trophy_largest_island") == 8


@pytest.mark.rule("FS-20.6")
def test_five_points_per_settlement_next_to_a_temple() -> None:
    table = scored(frogs(settlements="0,-3 1,-3 1,-4"), shrines="0,-2", trophies="trophy_temples")
    assert table.frogs.points("trophy_temples") == 10


@pytest.mark.rule("FS-20.6")
def test_a_settlement_next_to_two_temples_counts_once_j_38() -> None:
    """Temple_2 is moved beside temple_1."""
    more = {"boards": {"swamp_34": {"temples": {"cells": {"temple_2": [1, -3]}}}}}
    table = swamp(frogs(settlements="0,-3"), shrines="0,-2", trophies="trophy_temples", round=4, changes=more)
    score_the_end(table.state)
    assert table.frogs.points("trophy_temples") == 5


@pytest.mark.rule("FS-20.7")
def test_five_points_per_island_with_exactly_one_own_settlement() -> None:
    table = scored(
        frogs(settlements="1,0 0,1 -3,1 3,-2"),
        turtles(settlements="-1,0"),
        shrines="0,0 -3,0 3,-3",
        trophies="trophy_single",
    )
    assert (table.frogs.points("trophy_single"), table.turtles.points("trophy_single")) == (10, 5)


@pytest.mark.example("EX-11")
@pytest.mark.rule("FS-20.7")
def test_lone_settlements_of_two_clans() -> None:
    table = scored(
        salamanders(settlements="1,0 0,1 -3,2 3,-2"),
        crocodiles(settlements="-1,1 -3,0"),
        shrines="0,0 -3,1 3,-3",
        trophies="trophy_single",
    )
    assert table.salamanders.points("trophy_single") == 10
    assert table.crocodiles.points("trophy_single") == 10


@pytest.mark.rule("FS-20.8")
def test_four_points_per_settlement_on_all_the_smallest_islands() -> None:
    table = scored(frogs(settlements="1,0 0,1 -3,1 3,-2"), shrines="0,0 -3,0 3,-3", trophies="trophy_smallest_island")
    assert table.frogs.points("trophy_smallest_island") == 8


@pytest.mark.rule("FS-20.8", "FS-5.4")
@pytest.mark.option("bare_shrine_is_island", "yes")
def test_a_bare_shrine_is_the_smallest_island_and_pays_nobody_j_58() -> None:
    table = scored(frogs(settlements="1,0"), shrines="0,0 -3,0", trophies="trophy_smallest_island")
    assert table.frogs.points("trophy_smallest_island") == 0


@pytest.mark.rule("FS-20.8", "FS-5.4")
@pytest.mark.option("bare_shrine_is_island", "no")
def test_bare_shrines_can_be_left_out_of_the_smallest_island() -> None:
    table = scored(
        frogs(settlements="1,0"),
        turtles(settlements="3,-2 2,-3"),
        shrines="0,0 -3,0 3,-3",
        trophies="trophy_smallest_island",
        bare_shrine_is_island="no",
    )
    assert table.frogs.points("trophy_smallest_island") == 4
    assert table.turtles.points("trophy_smallest_island") == 0


# What is left.


@pytest.mark.rule("FS-20.9")
def test_a_point_per_fish_on_own_settlements_j_26() -> None:
    table = scored(frogs(settlements="1,0=3 0,1=2"), turtles(settlements="-1,0=1"), shrines="0,0")
    assert (table.frogs.points("fish_end"), table.turtles.points("fish_end")) == (5, 1)


@pytest.mark.rule("FS-20.9")
def test_a_point_per_mana() -> None:
    assert scored(frogs(mana=4), shrines="0,0").frogs.points("mana_end") == 4


@pytest.mark.rule("FS-20.9")
@pytest.mark.parametrize(("gold", "vp"), [(9, 0), (10, 1), (29, 2), (30, 3)])
def test_a_point_per_full_ten_gold_j_42(gold: int, vp: int) -> None:
    assert scored(frogs(gold=gold), shrines="0,0").frogs.points("gold_end") == vp


@pytest.mark.rule("FS-20.9")
def test_fish_workers_and_tiles_in_the_own_supply_bring_nothing() -> None:
    table = scored(frogs(fish=9, workers=5, axolotls=3, tiles="r1_range_3 r3_mana_gold"), shrines="0,0")
    assert table.frogs.vp == 0


@pytest.mark.rule("FS-20.10")
def test_tied_players_share_the_victory_j_41() -> None:
    table = swamp(
        frogs(mana=2),
        turtles(passed=True, mana=4),
        crocodiles(passed=True, mana=1),
        shrines="0,0",
        totem="0,0",
        round=4,
    )
    assert table.game.winners(table.state) == []
    table.play("pass", "take:r4_vp_2", "confirm")
    assert table.game.winners(table.state) == [0, 1]


@pytest.mark.rule("FS-20.2")
def test_the_sheet_names_the_islands_and_what_a_trophy_counts() -> None:
    clan = frogs(gold=25, mana=2, settlements="1,0=1 0,1")
    table = swamp(clan, shrines="0,0", trophies="trophy_majority trophy_largest_group", round=4)
    lines = {line.source: line for line in table.game.outlook(table.state, 0).lines if line.seat == 0}
    island = lines["islands"].pieces[0]
    assert (island.words.key, island.points) == ("feya-piece-island", 2)
    assert (island.words.arguments["settlements"], island.words.arguments["shrines"]) == (2, 1)
    majority = lines["trophy_majority"].pieces[0].words
    assert majority.arguments == {"trophy": "trophy_majority", "count": 1, "each": 3}
    assert lines["gold_end"].pieces[0].words.arguments == {"count": 25, "each": 10}


@pytest.mark.rule("FS-20.1")
def test_the_outlook_is_what_the_end_scores() -> None:
    clan = frogs(gold=25, mana=2, settlements="1,0=1 0,1")
    table = swamp(clan, shrines="0,0", trophies="trophy_majority trophy_single", round=4)
    before = {(line.seat, line.source): line.points for line in table.game.outlook(table.state, 0).lines}
    score_the_end(table.state)
    assert {(line.seat, line.source): line.points for line in table.game.score_sheet(table.state)} == before
