"""Build settlement (FS-11)."""

from __future__ import annotations

import pytest

from tests.games.feya.table import Clan, Table, crocodiles, frogs, swamp, turtles

ALL_BUILT = (5, 5, 5, 5)


def building(clan: Clan, *others: Clan, shrines: str = "0,0", round: int = 1) -> Table:
    """The first clan has begun to Build with its first boat."""
    return swamp(clan, *others, shrines=shrines, round=round).play("build_1", "worker:clan", "boat:1")


@pytest.mark.rule("FS-11.1")
def test_a_boat_goes_beside_a_cell_where_it_can_build() -> None:
    table = building(frogs(guide="wiseman", gold=20, boats="3,0"))
    assert table.of_kind("to") == {"2,0"}


@pytest.mark.rule("FS-11.1", "FS-11.4")
def test_a_destination_without_an_affordable_cell_is_refused() -> None:
    table = building(frogs(gold=7, boats="-1,0"), shrines="0,0 -3,0 -3,1")
    refusal = table.refuses("to:-4,2")
    assert (refusal.code, refusal.rule) == ("nothing-to-build-near", "FS-11.1")


@pytest.mark.rule("FS-11.2")
def test_the_cell_lies_next_to_the_boat() -> None:
    table = building(frogs(gold=20, boats="2,-1")).play("to:2,-1")
    assert table.of_kind("build") == {"1,0", "1,-1"}
    refusal = table.refuses("build:0,1")
    assert (refusal.code, refusal.rule) == ("not-next-to-boat", "FS-11.2")


@pytest.mark.rule("FS-11.2")
def test_own_presence_on_the_island_is_not_needed() -> None:
    table = building(frogs(gold=20, boats="2,-1"), turtles(settlements="-1,0")).play("to:2,-1", "build:1,0")
    assert table.play("track:upper_left").frogs.settlements == {"1,0"}


@pytest.mark.rule("FS-11.2")
def test_the_block_test_is_made_with_the_boat_in_its_new_place() -> None:
    """The boat leaves the corner (-4,0) and may then close it; from inside it may not."""
    walls = turtles(settlements="-3,-1")
    table = building(frogs(gold=20, boats="-4,0"), walls, shrines="-3,0")
    assert "-4,1" in table.copy().play("to:-4,2").of_kind("build")
    assert not table.offers("to:-4,0")


@pytest.mark.rule("FS-11.2")
def test_building_may_close_off_a_settlement_j_59() -> None:
    table = building(frogs(gold=20, boats="-4,2"), turtles(settlements="-3,-1 -4,0"), shrines="-3,0")
    table.play("to:-4,2", "build:-4,1", "track:upper_left")
    assert table.frogs.settlements == {"-4,1"}


@pytest.mark.rule("FS-11.3")
def test_a_boat_builds_one_settlement_per_action() -> None:
    table = building(frogs(gold=60, boats="2,-1")).play("to:2,-1", "build:1,0", "track:upper_left")
    assert table.point == "choose_boat"
    assert table.refuses("boat:1").code == "boat-acted"


@pytest.mark.rule("FS-11.4")
@pytest.mark.parametrize(("shrines", "cost"), [("0,0", 7), ("0,0 0,1", 10), ("0,0 0,1 -1,1", 13)])
def test_three_gold_for_each_shrine_and_the_build_value(shrines: str, cost: int) -> None:
    table = building(frogs(guide="monk", gold=20, boats="2,-1"), shrines=shrines).play("to:2,-1", "build:1,0")
    assert table.frogs.gold == 20 - cost


@pytest.mark.rule("FS-11.4", "FS-15.5")
def test_printed_shrines_and_tiles_both_count_j_14() -> None:
    table = swamp(frogs(gold=20, boats="2,-1"), turtles(passed=True), crocodiles(passed=True), shrines="0,0")
    table.play("add_shrine_1", "worker:clan", "shrine:0,1", "end")
    table.play("build_1", "worker:clan", "boat:1", "to:2,-1", "build:1,0")
    assert table.frogs.gold == 20 - (2 * 3 + 4)


@pytest.mark.rule("FS-11.4")
@pytest.mark.parametrize(
    ("guide", "value"), [("leader", 7), ("sailor", 6), ("storyteller", 3), ("artist", 2), ("wiseman", 1)]
)
def test_the_build_value_is_the_guides(guide: str, value: int) -> None:
    table = building(frogs(guide=guide, gold=20, boats="2,-1")).play("to:2,-1", "build:1,0")
    assert table.frogs.gold == 20 - 3 - value


@pytest.mark.rule("FS-11.4")
def test_a_cell_that_is_too_dear_is_refused() -> None:
    """From (-1,0) one may build on an island of one shrine and on one of two."""
    table = building(frogs(gold=7, boats="-1,0"), shrines="1,0 -3,0 -3,1").play("to:-1,0")
    refusal = table.refuses("build:-2,0")
    assert (refusal.code, refusal.rule) == ("no-gold", "FS-11.4")
    assert refusal.arguments == {"need": 10, "have": 7}


@pytest.mark.rule("FS-11.4")
def test_a_settlement_is_paid_when_its_cell_is_chosen_j_62() -> None:
    table = building(frogs(gold=7, boats="2,-1")).play("to:2,-1")
    assert table.frogs.gold == 7
    assert table.play("build:1,0").frogs.gold == 0
    assert table.point == "build_track"


@pytest.mark.rule("FS-11.4", "FS-16.3")
def test_a_discount_tile_helps_up_to_the_moment_of_paying() -> None:
    table = building(frogs(gold=7, boats="2,-1", tiles="r1_discount_3"), round=2).play("to:2,-1")
    late = table.copy().play("build:1,0", "play:r1_discount_3")
    assert late.frogs.gold == 0
    assert table.play("play:r1_discount_3", "build:1,0").frogs.gold == 3


@pytest.mark.rule("FS-11.4")
def test_the_least_cost_is_one_j_15() -> None:
    table = building(frogs(guide="wiseman", gold=4, boats="2,-1", tiles="r1_discount_3"), round=2)
    assert table.play("to:2,-1", "play:r1_discount_3", "build:1,0").frogs.gold == 3


@pytest.mark.rule("FS-11.4")
def test_a_cost_never_falls_below_nothing_j_15() -> None:
    table = building(frogs(guide="wiseman", gold=4, boats="2,-1", tiles="r1_discount_3 r1_discount_2"), round=2)
    table.play("to:2,-1", "play:r1_discount_3", "play:r1_discount_2", "build:1,0")
    assert table.frogs.gold == 4


@pytest.mark.rule("FS-11.5", "FS-21.1")
def test_the_leftmost_settlement_of_the_track_chosen_is_built() -> None:
    table = building(frogs(gold=20, opened=(2, 1, 1, 0), boats="2,-1")).play("to:2,-1", "build:1,0")
    assert table.of_kind("track") == {"upper_left", "upper_right", "lower_left", "lower_right"}
    assert table.play("track:lower_right").frogs.opened == (2, 1, 1, 1)


@pytest.mark.rule("FS-11.5")
def test_an_empty_track_cannot_be_chosen() -> None:
    table = building(frogs(gold=20, opened=(5, 1, 1, 0), boats="2,-1")).play("to:2,-1", "build:1,0")
    refusal = table.refuses("track:upper_left")
    assert (refusal.code, refusal.rule) == ("track-empty", "FS-11.5")


@pytest.mark.rule("FS-11.5")
def test_with_all_settlements_built_building_is_impossible() -> None:
    table = swamp(frogs(gold=20, opened=ALL_BUILT, boats="2,-1"), shrines="0,0")
    assert table.refuses("build_1").rule == "FS-7.9"


@pytest.mark.rule("FS-11.6")
def test_a_boat_on_the_settlement_comes_along() -> None:
    table = building(frogs(gold=20, opened=(1, 1, 1, 1), boats="2,-1")).play("to:2,-1", "build:1,0")
    assert table.play("track:lower_right").frogs.boats == ["2,-1", "1,0"]


@pytest.mark.rule("FS-11.6", "FS-21.2")
def test_the_bonus_takes_effect_at_once() -> None:
    table = building(frogs(gold=20, boats="2,-1")).play("to:2,-1", "build:1,0", "track:lower_left")
    assert (table.frogs.navigation, table.frogs.vp) == (1, 1)


@pytest.mark.rule("FS-11.7", "FS-19.6")
def test_settlements_are_never_removed() -> None:
    table = swamp(frogs(settlements="1,0 0,1"), turtles(passed=True), crocodiles(passed=True), shrines="0,0")
    table.play("pass", "take:r1_range_3", "next:artist", "totem:-1,0", "confirm")
    assert table.frogs.settlements == {"1,0", "0,1"}


@pytest.mark.example("EX-3")
@pytest.mark.rule("FS-11.1", "FS-11.2", "FS-11.3", "FS-11.4", "FS-11.5", "FS-11.6")
def test_build_with_the_monk_beside_two_shrines() -> None:
    table = swamp(
        frogs(guide="monk", navigation=2, gold=10, opened=(1, 1, 1, 2), boats="-4,0 0,3 3,-3"),
        crocodiles(settlements="1,1"),
        shrines="0,0 1,0",
    )
    table.play("build_1", "worker:clan", "boat:1")
    facts = table.told("to:-1,-1", "build:0,-1", "track:upper_left")
    assert [fact.amount for fact in facts if fact.kind == "boat_moves"] == [3]
    assert table.frogs.gold == 0
    assert table.frogs.settlements == {"0,-1"}
    assert table.frogs.opened == (2, 1, 1, 2)
    assert table.offered == {"finish", "exchange:clan"}
