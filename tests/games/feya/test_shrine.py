"""Add shrine (FS-15)."""

from __future__ import annotations

import pytest

from tests.games.feya.table import Clan, Table, cell_set, crocodiles, frogs, swamp, turtles

ADD = ["add_shrine_1", "worker:clan"]


def adding(*clans: Clan, shrines: str = "0,0", totem: str = "", **options: str) -> Table:
    """The first clan has begun to Add a shrine."""
    return swamp(*clans, shrines=shrines, totem=totem, options=options).play(*ADD)


@pytest.mark.rule("FS-15.1")
def test_a_tile_of_the_supply_goes_beside_land() -> None:
    table = adding(frogs(), turtles(settlements="1,0"))
    assert table.of_kind("shrine") == cell_set("0,1 -1,1 -1,0 0,-1 1,-1 2,-1 2,0 1,1")
    table.play("shrine:2,0")
    assert table.shrines == {"0,0", "2,0"}
    assert table.supply == 3


@pytest.mark.rule("FS-15.1")
def test_a_cell_without_land_beside_it_is_refused() -> None:
    assert adding(frogs()).refuses("shrine:3,0").code == "touches-no-island"


@pytest.mark.rule("FS-15.1")
def test_a_cell_with_a_boat_is_refused() -> None:
    assert adding(frogs(boats="1,0")).refuses("shrine:1,0").rule == "FS-5.2"


@pytest.mark.rule("FS-15.1")
def test_with_an_empty_supply_the_action_is_refused_j_32() -> None:
    refusal = swamp(frogs(), shrines="0,0", supply=0).refuses("add_shrine_1")
    assert (refusal.code, refusal.rule) == ("no-shrine-left", "FS-15.1")


@pytest.mark.rule("FS-15.2", "FS-5.6")
def test_a_shrine_must_not_join_two_islands() -> None:
    assert adding(frogs(), shrines="0,0 2,0").refuses("shrine:1,0").code == "joins-islands"


@pytest.mark.rule("FS-15.2")
def test_a_shrine_must_not_touch_the_totem_island() -> None:
    refusal = adding(frogs(), shrines="0,0 -3,0", totem="0,0").refuses("shrine:1,0")
    assert (refusal.code, refusal.rule) == ("totem-island", "FS-15.2")


@pytest.mark.rule("FS-15.2", "FS-7.9")
def test_when_all_land_is_the_totem_island_nothing_can_be_done() -> None:
    assert swamp(frogs(), shrines="0,0", totem="0,0").refuses("add_shrine_1").code == "nothing-to-do"


@pytest.mark.rule("FS-15.3", "FS-5.7")
def test_a_shrine_must_not_cut_off_a_boat_or_a_temple_j_9() -> None:
    table = adding(frogs(), turtles(settlements="-3,-1", boats="-4,0"), shrines="-3,0")
    assert table.refuses("shrine:-4,1").code == "cuts-off-boat"
    table = adding(frogs(), turtles(settlements="1,-4"), shrines="0,-3")
    assert table.refuses("shrine:-1,-3").code == "cuts-off-temple"


def closing_a_settlement(**options: str) -> Table:
    """The settlement in the corner (-4,0) has its last water at (-4,1)."""
    return adding(frogs(), turtles(settlements="-3,-1 -4,0"), shrines="-3,0", **options)


@pytest.mark.rule("FS-15.3")
@pytest.mark.option("shrine_block_test", "boats_temples_settlements")
def test_a_shrine_must_not_cut_off_a_settlement_j_9() -> None:
    refusal = closing_a_settlement().refuses("shrine:-4,1")
    assert (refusal.code, refusal.rule) == ("cuts-off-settlement", "FS-15.3")


@pytest.mark.rule("FS-15.3")
@pytest.mark.option("shrine_block_test", "boats_temples")
def test_settlements_can_be_left_out_of_the_test() -> None:
    assert closing_a_settlement(shrine_block_test="boats_temples").offers("shrine:-4,1")


@pytest.mark.rule("FS-15.3")
def test_a_settlement_that_had_no_open_water_before_hinders_nothing() -> None:
    """The corner settlement (-4,0) is closed off already."""
    table = adding(frogs(), turtles(settlements="-3,-1 -4,0 -4,1"), shrines="-3,0")
    assert table.offers("shrine:-3,1")


@pytest.mark.rule("FS-15.3")
def test_a_temple_cell_is_no_water_for_a_settlement() -> None:
    """The settlement (1,-4) lies between temple_1, a shrine, a settlement and its last water (2,-4)."""
    table = adding(frogs(), turtles(settlements="1,-4 0,-3"), shrines="1,-3")
    assert table.refuses("shrine:2,-4").code == "cuts-off-settlement"


@pytest.mark.rule("FS-15.4")
def test_the_totem_moves_onto_the_new_tile() -> None:
    table = adding(frogs(), shrines="0,0 -3,0", totem="-3,0").play("shrine:1,0")
    assert table.totem == "1,0"


@pytest.mark.rule("FS-15.4", "FS-2.12")
def test_the_first_shrine_placed_brings_the_totem_onto_the_map() -> None:
    table = swamp(frogs(), shrines="0,0")
    assert table.totem == ""
    assert table.play(*ADD, "shrine:1,0").totem == "1,0"


@pytest.mark.rule("FS-15.5")
def test_the_new_shrine_raises_the_building_cost_for_everybody_at_once() -> None:
    table = swamp(frogs(), turtles(guide="monk", gold=20, boats="2,-1"), crocodiles(guide="builder"), shrines="0,0")
    table.play(*ADD, "shrine:0,1", "end", "build_1", "worker:clan", "boat:1", "to:2,-1", "build:1,0")
    assert table.turtles.gold == 20 - (2 * 3 + 4)


@pytest.mark.rule("FS-15.5", "FS-20.2")
def test_the_new_shrine_raises_the_value_of_the_island() -> None:
    table = swamp(
        frogs(settlements="1,0"),
        turtles(passed=True, settlements="-1,0"),
        crocodiles(passed=True),
        shrines="0,0",
        round=4,
        totem="",
    )
    table.play(*ADD, "shrine:0,1", "end", "pass", "take:r4_vp_2", "confirm")
    assert table.is_over
    assert (table.frogs.points("islands"), table.turtles.points("islands")) == (2, 2)


@pytest.mark.example("EX-7")
@pytest.mark.rule("FS-15.1", "FS-15.2", "FS-15.4")
def test_add_a_shrine_beside_an_island_without_the_totem() -> None:
    table = adding(frogs(settlements="1,0"), shrines="0,0 -3,1", totem="-3,1")
    assert table.refuses("shrine:-2,1").rule == "FS-15.2"
    assert table.refuses("shrine:2,2").code == "touches-no-island"
    table.play("shrine:0,1")
    assert (table.supply, table.totem) == (3, "0,1")
