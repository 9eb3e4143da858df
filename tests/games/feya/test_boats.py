"""Boats and movement (FS-8)."""

from __future__ import annotations

import pytest

from tests.games.feya.table import Clan, Table, cell_set, frogs, salamanders, swamp, turtles


def fishing(*clans: Clan, purple: str, shrines: str = "", **options: str) -> Table:
    """The first clan has begun to Fish."""
    return swamp(*clans, shrines=shrines, purple=purple, options=options).play("fish_1", "worker:clan")


def navigating(*clans: Clan, players: int = 3, shrines: str = "", **options: str) -> Table:
    """The first clan has begun to Navigate with its first boat."""
    table = swamp(*clans, shrines=shrines, players=players, options=options)
    return table.play("navigate_1", "worker:clan", "boat:1")


# Which boats act.


@pytest.mark.rule("FS-8.1")
def test_each_boat_may_act_once_in_any_order_j_7() -> None:
    table = fishing(frogs(boats="0,0 1,0"), purple="0,1 1,1")
    assert table.of_kind("boat") == {"1", "2"}
    table.play("boat:2", "to:1,1")
    refusal = table.refuses("boat:2")
    assert (refusal.code, refusal.rule) == ("boat-acted", "FS-8.1")
    assert table.play("boat:1", "to:0,1").offered == {"finish", "exchange:clan"}


@pytest.mark.rule("FS-8.1")
def test_boats_may_be_left_out_but_one_must_act_j_7() -> None:
    table = fishing(frogs(boats="0,0 1,0"), purple="0,1 1,1")
    refusal = table.refuses("finish")
    assert (refusal.code, refusal.rule) == ("finish-too-early", "FS-7.9")
    assert table.play("boat:1", "to:0,1", "finish").point == "end_turn"


@pytest.mark.rule("FS-8.1")
def test_a_boat_still_on_the_clan_board_cannot_act() -> None:
    refusal = fishing(frogs(boats="0,0"), purple="0,1").refuses("boat:3")
    assert (refusal.code, refusal.rule) == ("boat-not-on-swamp", "FS-8.1")


@pytest.mark.rule("FS-8.1", "FS-21.3")
def test_a_boat_built_in_this_turn_cannot_act_yet() -> None:
    table = swamp(frogs(gold=40, opened=(1, 1, 1, 1), boats="2,-1 -2,1"), shrines="0,0")
    table.play("build_1", "worker:clan", "boat:1", "to:2,-1", "build:1,0", "track:lower_right")
    assert table.frogs.boats == ["2,-1", "-2,1", "1,0"]
    refusal = table.refuses("boat:3")
    assert (refusal.code, refusal.rule) == ("boat-fresh", "FS-21.3")


@pytest.mark.rule("FS-8.1")
def test_one_boat_acts_completely_before_the_next() -> None:
    table = swamp(frogs(fish=3, boats="2,-1 -2,0"), turtles(settlements="1,0 -1,0"), shrines="0,0")
    table.play("trade_1", "worker:clan", "boat:1", "to:2,-1", "lay:1,0")
    assert table.refuses("boat:2").code == "not-now"
    assert table.play("stop").offers("boat:2")


# How far.


@pytest.mark.rule("FS-8.2")
@pytest.mark.parametrize(("guide", "reach"), [("leader", 5), ("monk", 4), ("warrior", 2), ("wiseman", 1)])
def test_the_range_of_the_guide(guide: str, reach: int) -> None:
    places = "-3,0 -2,0 -1,0 0,0 1,0"
    table = fishing(frogs(guide=guide, boats="-4,0"), purple=places).play("boat:1")
    assert table.of_kind("to") == set(places.split()[:reach])


@pytest.mark.rule("FS-8.2")
def test_the_navigation_track_adds_to_the_range() -> None:
    table = fishing(frogs(guide="wiseman", navigation=2, boats="-4,0"), purple="-1,0 0,0").play("boat:1")
    assert table.of_kind("to") == {"-1,0"}


@pytest.mark.rule("FS-8.2")
@pytest.mark.parametrize(("players", "reach"), [(2, 1), (3, 3), (4, 3)])
def test_navigating_adds_two_on_the_side_for_three_and_four_j_57(players: int, reach: int) -> None:
    table = navigating(frogs(guide="wiseman", boats="0,0"), players=players)
    assert ("0,3" in table.of_kind("to")) == (reach == 3)
    assert "0,1" in table.of_kind("to")


@pytest.mark.rule("FS-8.2")
@pytest.mark.parametrize("space", ["navigate_1", "navigate_2", "navigate_3"])
def test_the_two_count_on_every_navigate_space_j_57(space: str) -> None:
    table = swamp(frogs(guide="wiseman", mana=2, boats="0,0")).play(space, "worker:clan", "boat:1")
    assert table.offers("to:0,3")


@pytest.mark.rule("FS-8.2")
def test_the_range_counts_for_each_boat_j_22() -> None:
    table = fishing(frogs(guide="warrior", boats="-4,0 -4,2"), purple="-2,0 -2,2").play("boat:1", "to:-2,0")
    assert table.play("boat:2").of_kind("to") == {"-2,2"}


@pytest.mark.rule("FS-8.2")
def test_a_range_tile_played_this_turn_adds_to_the_range() -> None:
    table = swamp(frogs(guide="wiseman", boats="-4,0", tiles="r1_range_2"), purple="-1,0", round=2)
    table.play("play:r1_range_2", "fish_1", "worker:clan", "boat:1")
    assert table.of_kind("to") == {"-1,0"}


@pytest.mark.rule("FS-8.2")
def test_out_of_range_is_refused_with_the_way_and_the_range() -> None:
    refusal = fishing(frogs(guide="warrior", boats="-4,0"), purple="-2,0 -1,0").play("boat:1").refuses("to:-1,0")
    assert (refusal.code, refusal.rule) == ("out-of-range", "FS-8.2")
    assert refusal.arguments == {"steps": 3, "range": 2}


# Through what.


@pytest.mark.rule("FS-8.3")
def test_land_is_never_entered_and_a_way_leads_round_it() -> None:
    wall = turtles(settlements="-3,1 -3,2")
    table = fishing(frogs(guide="warrior", boats="-4,1"), wall, purple="-4,2 -2,1", shrines="-3,0").play("boat:1")
    assert table.refuses("to:-2,1").arguments == {"steps": 5, "range": 2}
    assert table.refuses("to:-3,1").code == "is-land"


@pytest.mark.rule("FS-8.3")
def test_cells_with_other_boats_may_be_crossed() -> None:
    walls = turtles(settlements="-3,1 -3,-1", boats="-4,1")
    table = fishing(frogs(guide="warrior", boats="-4,0"), walls, purple="-4,2", shrines="-3,0").play("boat:1")
    assert table.of_kind("to") == {"-4,2"}


@pytest.mark.rule("FS-8.3")
def test_a_cell_outside_the_board_is_refused() -> None:
    assert navigating(frogs(boats="0,0")).refuses("to:5,0").code == "off-board"


@pytest.mark.rule("FS-8.4")
def test_a_move_must_not_end_on_another_boat_j_6() -> None:
    table = fishing(frogs(boats="0,0 0,1"), turtles(boats="1,0"), purple="0,1 1,0 -1,0").play("boat:1")
    assert table.of_kind("to") == {"-1,0"}
    refusal = table.refuses("to:1,0")
    assert (refusal.code, refusal.rule) == ("boat-there", "FS-8.4")
    assert table.refuses("to:0,1").code == "boat-there"


@pytest.mark.rule("FS-8.4")
def test_a_cell_left_by_an_own_boat_in_this_action_is_free_j_6() -> None:
    table = fishing(frogs(boats="0,0 1,0"), purple="0,1 0,0").play("boat:1", "to:0,1", "boat:2")
    assert table.offers("to:0,0")


@pytest.mark.rule("FS-8.4", "FS-12.3")
def test_temples_may_hold_several_boats() -> None:
    table = navigating(frogs(boats="1,-4"), turtles(boats="0,-4"))
    assert table.play("to:0,-4").frogs.boats == ["0,-4"]


# From a settlement or a temple.


@pytest.mark.rule("FS-8.5")
def test_a_boat_on_a_settlement_must_leave_it_and_the_first_step_counts_j_5() -> None:
    table = swamp(
        frogs(guide="wiseman", fish=1, settlements="1,0", boats="1,0"),
        turtles(settlements="0,1 -1,1"),
        shrines="0,0",
    )
    table.play("trade_1", "worker:clan", "boat:1")
    refusal = table.refuses("to:1,0")
    assert (refusal.code, refusal.rule) == ("boat-must-leave", "FS-8.5")
    assert table.of_kind("to") == cell_set("1,1 2,0 2,-1 1,-1")


@pytest.mark.rule("FS-8.5")
def test_a_boat_in_a_temple_cannot_act_from_there_j_5() -> None:
    table = swamp(frogs(guide="wiseman", fish=1, boats="0,-4"), turtles(settlements="1,-4"), shrines="1,-3")
    table.play("trade_1", "worker:clan", "boat:1")
    refusal = table.refuses("to:0,-4")
    assert (refusal.code, refusal.rule) == ("boat-must-leave", "FS-8.5")
    assert table.of_kind("to") == {"0,-3"}


@pytest.mark.rule("FS-12.1")
def test_a_boat_on_a_settlement_navigates_away_from_it() -> None:
    table = navigating(frogs(settlements="1,0", boats="1,0"), shrines="0,0")
    refusal = table.refuses("to:1,0")
    assert (refusal.code, refusal.rule) == ("same-cell", "FS-12.1")


@pytest.mark.rule("FS-8.6")
def test_a_boat_in_a_qualifying_water_cell_may_act_without_moving_j_4() -> None:
    table = fishing(frogs(boats="0,0"), purple="0,0").play("boat:1", "to:0,0")
    assert table.frogs.boats == ["0,0"]
    assert table.frogs.fish == 1 + 1


# Temples.


@pytest.mark.rule("FS-8.7")
def test_a_temple_can_be_entered_only_with_navigate() -> None:
    table = swamp(frogs(fish=1, boats="2,-4"), turtles(settlements="1,-4"), shrines="1,-3")
    table.play("trade_1", "worker:clan", "boat:1")
    refusal = table.refuses("to:0,-4")
    assert (refusal.code, refusal.rule) == ("temple-needs-navigate", "FS-8.7")


@pytest.mark.rule("FS-8.7")
def test_no_way_leads_through_a_temple() -> None:
    """From (1,-4) the only way on is temple_1 at (0,-4)."""
    walls = turtles(settlements="2,-4 0,-3")
    table = navigating(frogs(guide="leader", boats="1,-4"), walls, shrines="1,-3")
    assert table.of_kind("to") == {"0,-4"}


@pytest.mark.rule("FS-8.7")
def test_any_boat_action_may_lead_out_of_a_temple() -> None:
    table = fishing(frogs(boats="0,-4"), purple="0,-2").play("boat:1", "to:0,-2")
    assert table.frogs.boats == ["0,-2"]


# What a move is for.


@pytest.mark.rule("FS-8.8")
def test_a_boat_that_moves_must_act_at_its_destination() -> None:
    table = fishing(frogs(boats="0,0"), purple="0,2").play("boat:1")
    assert table.of_kind("to") == {"0,2"}
    assert table.refuses("to:0,1").rule == "FS-9.1"


@pytest.mark.rule("FS-8.8")
def test_a_boat_without_a_destination_cannot_be_chosen() -> None:
    table = fishing(frogs(guide="wiseman", boats="0,0 3,0"), purple="0,1")
    refusal = table.refuses("boat:2")
    assert (refusal.code, refusal.rule) == ("boat-cannot-act", "FS-8.8")


@pytest.mark.rule("FS-8.8")
def test_navigate_needs_nothing_more_than_the_move() -> None:
    assert navigating(frogs(boats="0,0")).play("to:2,0").frogs.boats == ["2,0"]


@pytest.mark.rule("FS-8.9")
def test_a_navigation_step_helps_boats_that_have_not_acted_j_16() -> None:
    table = swamp(frogs(guide="wiseman", gold=40, boats="2,-1 -4,1"), shrines="0,0")
    table.play("build_1", "worker:clan")
    assert table.refuses("boat:2").code == "boat-cannot-act"
    table.play("boat:1", "to:2,-1", "build:1,0", "track:lower_left")
    assert table.frogs.navigation == 1
    assert table.offers("boat:2")


@pytest.mark.rule("FS-8.9", "FS-16.3")
def test_more_catch_helps_boats_that_have_not_acted_j_16() -> None:
    table = swamp(frogs(boats="0,0 1,0", tiles="r1_catch_1"), purple="0,1 1,1", round=2)
    table.play("fish_3", "worker:clan", "boat:1", "to:0,1")
    assert table.frogs.fish == 1
    table.play("play:r1_catch_1", "boat:2", "to:1,1")
    assert table.frogs.fish == 1 + 2


# Closed pools.


def beside_a_pool(**options: str) -> Table:
    """The corner (-4,0) is closed off; a boat stands on the settlement (-4,1) between it and the open water."""
    return swamp(
        frogs(settlements="-4,1 -3,-1", boats="-4,1"),
        shrines="-3,0",
        purple="-4,0 -4,2",
        options=options,
    )


@pytest.mark.rule("FS-8.10")
def test_a_boat_never_enters_a_closed_pool_j_60() -> None:
    table = beside_a_pool().play("fish_1", "worker:clan", "boat:1")
    refusal = table.refuses("to:-4,0")
    assert (refusal.code, refusal.rule) == ("closed-pool", "FS-8.10")
    assert table.of_kind("to") == {"-4,2"}


@pytest.mark.rule("FS-8.10")
def test_navigating_leads_into_no_pool_either() -> None:
    table = beside_a_pool().play("navigate_1", "worker:clan", "boat:1")
    assert table.refuses("to:-4,0").code == "closed-pool"


@pytest.mark.rule("FS-8.10")
@pytest.mark.option("temple_passage_in_block_test", "no")
def test_without_the_passage_a_boat_in_a_temple_cannot_enter_the_pool_beside_it() -> None:
    walls = turtles(settlements="2,-4 0,-3")
    closed = navigating(frogs(boats="0,-4"), walls, shrines="1,-3", temple_passage_in_block_test="no")
    assert closed.refuses("to:1,-4").code == "closed-pool"
    assert navigating(frogs(boats="0,-4"), walls, shrines="1,-3").offers("to:1,-4")


@pytest.mark.rule("FS-8.10")
@pytest.mark.option("start_block_test", "no")
def test_without_any_open_water_every_water_cell_may_be_entered() -> None:
    """Temple_1 is cut off, so there is no open water; the boat at (-1,-2) sails all the same."""
    table = navigating(frogs(boats="-1,-2"), turtles(settlements="1,-4 -1,-3"), shrines="0,-3", start_block_test="no")
    assert not table.is_open_water("-1,-2")
    assert table.offers("to:-1,-1")


# The worked example.


@pytest.mark.example("EX-2")
@pytest.mark.rule("FS-8.2", "FS-8.8", "FS-9.2")
def test_fish_with_two_boats_of_which_one_is_too_far() -> None:
    table = swamp(salamanders(guide="fisherman", navigation=1, boats="0,-2 -4,2"), shrines="0,2", purple="4,-2").play(
        "fish_3", "worker:clan"
    )
    assert table.of_kind("boat") == {"1"}
    assert table.refuses("boat:2").rule == "FS-8.8"
    table.play("boat:1")
    assert table.of_kind("to") == {"4,-2"}
    facts = table.told("to:4,-2")
    assert [fact.amount for fact in facts if fact.kind == "boat_moves"] == [4]
    assert table.salamanders.fish == 2
    assert table.offered == {"finish", "exchange:clan"}
