"""Camps and moves (EW-8), villages and influence (EW-9), megaliths (EW-10), idol tracks (EW-11)."""

from __future__ import annotations

import pytest

from bogwood.games.winter.rules.influence import influence, led_hexes, presence
from bogwood.games.winter.rules.packs import bits_in
from tests.games.winter.table import Table, red, turn, yellow


def led(table: Table, name: str) -> list[str]:
    seat = table.s.tribes.index(table.tribe(name))
    return [table.game.box.hex_ids[n] for n in bits_in(led_hexes(table.s, seat))]


@pytest.mark.rule("EW-8.1", "EW-5.8")
def test_a_camp_costs_labour_and_food_and_enters_on_the_base_tile() -> None:
    table = turn(red(hand="explorer", food=1)).play("member:explore", "labour:explorer", "box:place_camp")
    assert table.camps("red") == {"h10": 1}
    assert (table.s.labour, table.tribe("red").food, table.tribe("red").camps_home) == (2, 0, 4)


@pytest.mark.rule("EW-8.1")
def test_without_a_camp_on_the_board_none_can_be_placed() -> None:
    table = turn(red(hand="explorer", food=1, camps="h1 h2 h3 h4 h5")).play("member:explore", "labour:explorer")
    assert table.why("box:place_camp").code == "no-camp-left"


@pytest.mark.rule("EW-8.2", "EW-5.8")
def test_a_move_goes_to_a_neighbouring_hex_for_one_labour() -> None:
    table = turn(red(hand="explorer", camps="h10")).play("member:explore", "labour:explorer", "box:move", "camp:h10")
    assert table.offered == {"to:h5", "to:h6", "to:h9", "to:h11", "to:h14", "to:h15", "decline"}
    table.play("to:h6")
    assert table.camps("red") == {"h6": 1}
    assert table.s.labour == 2


@pytest.mark.rule("EW-8.2")
def test_a_glacier_costs_two_points_to_enter_and_nothing_more_to_leave() -> None:
    table = turn(red(hand="2 forager", camps="h6")).play("member:explore", "labour:forager", "box:move", "camp:h6")
    assert "to:h7" not in table.offered
    assert (table.why("to:h7").code, table.why("to:h7").rule) == ("glacier-too-dear", "EW-8.2")
    table.play("decline", "decline", "labour:forager", "box:move", "camp:h6", "to:h7")
    assert (table.s.labour, table.camps("red")) == (0, {"h7": 1})
    table = turn(red(hand="forager", camps="h7")).play("member:explore", "labour:forager", "box:move", "camp:h7")
    assert table.offered == {"to:h3", "to:h6", "to:h11", "to:h12", "decline"}


@pytest.mark.rule("EW-8.2")
def test_points_of_one_source_may_be_split_among_camps_and_the_rest_is_lost() -> None:
    table = turn(red(hand="trail_signs", camps="h5 h9")).play("culture:trail_signs")
    table.play("camp:h5", "to:h4", "camp:h9", "to:h8", "decline")
    assert table.camps("red") == {"h4": 1, "h8": 1}
    assert table.asked == "red figure"


@pytest.mark.rule("EW-8.3")
def test_any_number_of_camps_may_stand_on_one_hex() -> None:
    table = turn(red(hand="forager", camps="h5 h4"), yellow(camps="h5 h5 h5")).play("member:explore", "labour:forager")
    table.play("box:move", "camp:h4", "to:h5")
    assert table.camps("red") == {"h5": 2}
    assert table.camps("yellow") == {"h5": 3}


@pytest.mark.rule("EW-8.4")
def test_a_camp_may_move_back_onto_the_base_tile() -> None:
    table = turn(red(hand="forager", camps="h5")).play("member:explore", "labour:forager", "box:move", "camp:h5")
    table.play("to:h10")
    assert table.camps("red") == {"h10": 1}


@pytest.mark.rule("EW-5.9", "EW-8.5", "EW-9.2")
def test_founding_returns_three_camps_and_gains_the_bonus_of_the_place() -> None:
    table = turn(red(camps="h1 h2 h5 h5")).play("member:explore", "box:found_village", "village:1-2-5")
    assert table.camps("red") == {"h5": 1}
    assert table.tribe("red").camps_home == 4
    assert table.points("red") == {"villages": 6}
    assert table.asked == "red megalith_place"


@pytest.mark.rule("EW-9.1")
def test_a_village_needs_a_camp_on_each_of_three_hexes_off_the_base_tile() -> None:
    table = turn(red(camps="h5 h6 h10 h2")).play("member:explore", "box:found_village")
    assert table.offered == {"village:2-5-6", "decline"}
    assert table.why("village:5-6-10").code == "junction-at-base-tile"
    assert table.why("village:1-2-5").code == "camps-missing"


@pytest.mark.rule("EW-9.1", "EW-9.3")
def test_a_junction_carries_one_village_but_its_neighbours_are_free() -> None:
    table = turn(red(camps="h1 h2 h5 h6"), yellow(villages="1-2-5")).play("member:explore", "box:found_village")
    assert table.offered == {"village:2-5-6", "decline"}
    assert table.why("village:1-2-5").code == "junction-taken"


@pytest.mark.rule("EW-9.2")
def test_a_fourth_village_cannot_be_founded() -> None:
    table = turn(red(camps="h1 h2 h5", villages="13-14-17 14-15-18 15-18-19", hand="forager"))
    table.play("member:explore", "next")
    assert table.why("box:found_village").code == "no-village-left"


@pytest.mark.rule("EW-9.2")
def test_the_second_and_third_village_have_bonuses_of_their_own() -> None:
    table = turn(red(camps="h1 h2 h5", villages="13-14-17")).play(
        "member:explore", "box:found_village", "village:1-2-5"
    )
    assert table.points("red") == {"villages": 8}
    assert table.tribe("red").hand_size() == 1
    table = turn(red(camps="h1 h2 h5", villages="13-14-17 14-15-18"))
    table.play("member:explore", "box:found_village", "village:1-2-5", "option:1")
    assert table.points("red") == {"villages": 10}
    assert table.tribe("red").honor == 1


@pytest.mark.rule("EW-9.3")
def test_villages_are_no_pieces_that_move() -> None:
    table = turn(red(hand="explorer", villages="1-2-5", camps="h9")).play(
        "member:explore", "labour:explorer", "box:move"
    )
    assert table.offered == {"camp:h9", "decline"}


@pytest.mark.rule("EW-9.4")
def test_influence_is_one_for_a_camp_two_for_a_village_and_none_on_the_base_tile() -> None:
    table = turn(red(camps="h5 h5 h10", villages="1-2-5 2-5-6"))
    mine = table.tribe("red")
    assert [influence(table.s, mine, n) for n in (4, 0, 1, 5, 9)] == [6, 2, 4, 2, 0]
    assert (presence(table.s, 0) >> 9) & 1 == 0


@pytest.mark.rule("EW-9.5")
def test_ties_all_lead() -> None:
    table = turn(red(camps="h5 h5 h9 h1"), yellow(camps="h5 h5 h9 h9 h12"))
    assert led(table, "red") == ["h1", "h5"]
    assert led(table, "yellow") == ["h5", "h9", "h12"]


@pytest.mark.rule("EW-10.1", "EW-10.4")
def test_megaliths_come_from_the_lowest_recess_and_emptying_it_gains_its_bonus_last() -> None:
    table = turn(red(level_1="a1", hand="standing_stones")).play("culture:standing_stones", "space:a2")
    assert [(fact.kind, fact.amount) for fact in table.heard if fact.kind in ("vp", "food")] == [("vp", 1), ("food", 1)]
    table = turn(red(level_1="a1 a2", hand="standing_stones")).play("culture:standing_stones", "space:a3")
    assert table.tribe("red").food == 0


@pytest.mark.rule("EW-10.1")
def test_the_last_recess_holds_neutral_megaliths() -> None:
    table = turn(red(level_1="a1 a2 a3 a4 a5 a6 a7 a8", hand="stone_circle"), round=3)
    table.play("culture:stone_circle", "space:b1", "space:b5")
    assert [table.game.box.space_ids[n] for n in bits_in(table.tribe("red").neutral_1)] == ["b1", "b5"]
    assert table.points("red") == {"megaliths": 3}


@pytest.mark.rule("EW-10.2")
def test_a_megalith_stands_next_to_another_whoever_owns_it() -> None:
    table = turn(red(hand="standing_stones"), yellow(level_1="a1")).play("culture:standing_stones")
    assert table.offered == {"space:a2", "space:a5", "decline"}
    assert table.why("space:a1").code == "space-taken"
    assert table.why("space:a3").code == "space-apart"
    table = turn(red(hand="standing_stones")).play("culture:standing_stones")
    assert len(table.offered) == 33


@pytest.mark.rule("EW-10.3")
def test_level_two_stands_on_four_and_scores_own_ones_below() -> None:
    table = turn(red(level_1="a1 a2 a5", hand="standing_stones"), yellow(level_1="a6")).play("culture:standing_stones")
    assert "space:square_a1" in table.offered
    table.play("space:square_a1")
    assert table.points("red") == {"megaliths": 5}
    assert table.tribe("red").level_2 != 0


@pytest.mark.rule("EW-10.3")
def test_no_two_of_level_two_share_a_megalith() -> None:
    table = turn(red(level_1="a1 a2 a3 a5 a6 a7", level_2="a1", hand="standing_stones")).play("culture:standing_stones")
    assert table.why("space:square_a2").rule == "EW-10.3"


@pytest.mark.rule("EW-10.5")
def test_squares_may_cross_the_borders_of_tiles() -> None:
    table = turn(red(level_1="a4 a8 b1 b5", hand="standing_stones")).play("culture:standing_stones")
    assert "space:square_a4" in table.offered


@pytest.mark.rule("EW-11.1")
def test_steps_are_made_one_by_one_with_their_bonuses() -> None:
    table = turn(red(sacrifice=1, hand="sun_offering"), round=3).play("culture:sun_offering")
    assert (table.tribe("red").sacrifice, table.tribe("red").food) == (3, 2)
    table = turn(red(honor=5, hand="forebear_tales")).play("culture:forebear_tales")
    assert table.points("red") == {"idols": 3}


@pytest.mark.rule("EW-11.1")
def test_an_honor_step_can_build_a_megalith() -> None:
    assert turn(red(honor=3, hand="forebear_tales")).play("culture:forebear_tales").asked == "red megalith_place"


@pytest.mark.rule("EW-11.2")
def test_beyond_the_last_step_each_step_is_a_point() -> None:
    table = turn(red(honor=9, hand="cult_of_forebears"), round=3).play("culture:cult_of_forebears")
    assert table.tribe("red").honor == 10
    assert table.points("red") == {"idols": 6}
