"""Cells, islands and placing land (FS-5)."""

from __future__ import annotations

import pytest

from tests.games.feya.table import Table, crocodiles, frogs, salamanders, swamp, turtles

# Cells.


@pytest.mark.rule("FS-5.1")
def test_temple_cells_are_never_built_on() -> None:
    table = swamp(frogs(gold=20, boats="1,-4"), shrines="0,-3", supply=4)
    refusal = table.play("build_1", "worker:clan", "boat:1", "to:1,-4").refuses("build:0,-4")
    assert (refusal.code, refusal.rule) == ("not-water", "FS-5.1")


@pytest.mark.rule("FS-5.1")
def test_land_is_not_built_on_again() -> None:
    table = swamp(frogs(gold=20, boats="2,-1"), turtles(settlements="1,0"), shrines="0,0")
    refusal = table.play("build_1", "worker:clan", "boat:1", "to:2,-1").refuses("build:1,0")
    assert (refusal.code, refusal.rule) == ("not-water", "FS-5.1")


@pytest.mark.rule("FS-5.2", "FS-11.2")
def test_a_cell_with_a_boat_is_not_free_not_even_with_an_own_one_j_13() -> None:
    table = swamp(frogs(gold=20, boats="1,1 1,0"), turtles(boats="0,1"), shrines="0,0")
    table.play("build_1", "worker:clan", "boat:1", "to:-1,2")
    assert table.refuses("build:0,1").rule == "FS-5.2"
    assert table.refuses("build:1,0").code == "boat-there"


# Islands.


@pytest.mark.rule("FS-5.3")
def test_an_island_is_all_connected_land_of_any_colour() -> None:
    table = swamp(frogs(settlements="1,0"), turtles(settlements="2,0 -3,1"), shrines="0,0 -3,0")
    assert table.islands == [{"0,0", "1,0", "2,0"}, {"-3,0", "-3,1"}]


@pytest.mark.rule("FS-5.3")
def test_neutral_settlements_belong_to_the_island_j_3_j_37() -> None:
    table = swamp(frogs(settlements="1,0"), players=2, shrines="0,0", neutrals=("2,0", "0,1"))
    assert table.islands == [{"0,0", "1,0", "2,0", "0,1"}]


@pytest.mark.rule("FS-5.4")
@pytest.mark.option("bare_shrine_is_island", "yes")
def test_a_bare_shrine_is_an_island_of_size_one_j_35() -> None:
    table = swamp(frogs(settlements="1,0"), shrines="0,0 -3,0", races="race_every_island")
    assert {"-3,0"} in table.islands
    table.play("pass", "take:r1_range_3", "next:artist", "confirm")
    assert table.frogs.points("race") == 0


@pytest.mark.rule("FS-5.4", "FS-17.6")
@pytest.mark.option("bare_shrine_is_island", "no")
def test_bare_shrines_can_be_left_out_of_every_island() -> None:
    table = swamp(
        frogs(settlements="1,0"),
        shrines="0,0 -3,0",
        races="race_every_island",
        options={"bare_shrine_is_island": "no"},
    )
    table.play("pass", "take:r1_range_3", "next:artist", "confirm")
    assert table.frogs.points("race") == 6


@pytest.mark.rule("FS-5.5")
def test_a_settlement_on_a_fish_cell_removes_the_fishing_place() -> None:
    table = swamp(frogs(gold=20, boats="2,-1"), shrines="0,0", purple="1,0 4,-1")
    table.play("build_1", "worker:clan", "boat:1", "to:2,-1", "build:1,0", "track:upper_left")
    assert table.fishing_places == {"4,-1"}


@pytest.mark.rule("FS-5.5")
def test_a_shrine_tile_on_a_fish_cell_removes_the_fishing_place() -> None:
    table = swamp(frogs(), shrines="0,0", purple="1,0 4,-1")
    table.play("add_shrine_1", "worker:clan", "shrine:1,0")
    assert table.fishing_places == {"4,-1"}


@pytest.mark.rule("FS-5.6")
def test_islands_never_merge() -> None:
    table = swamp(frogs(gold=20, boats="1,-1"), shrines="0,0 2,0")
    refusal = table.play("build_1", "worker:clan", "boat:1", "to:1,-1").refuses("build:1,0")
    assert (refusal.code, refusal.rule) == ("joins-islands", "FS-5.6")


@pytest.mark.rule("FS-5.6")
def test_new_islands_never_arise() -> None:
    table = swamp(frogs(gold=20, boats="2,-1"), shrines="0,0")
    refusal = table.play("build_1", "worker:clan", "boat:1", "to:2,-1").refuses("build:3,-1")
    assert (refusal.code, refusal.rule) == ("touches-no-island", "FS-5.6")


@pytest.mark.rule("FS-5.6")
def test_touching_one_island_with_several_sides_is_fine() -> None:
    table = swamp(frogs(gold=20, boats="1,1"), turtles(settlements="1,0"), shrines="0,0")
    table.play("build_1", "worker:clan", "boat:1", "to:1,1", "build:0,1", "track:upper_left")
    assert table.islands == [{"0,0", "1,0", "0,1"}]


# The block test.  Temple_1 stands in the corner (0,-4), the corner (-4,0) is plain water.


def building(boat: str, *, shrines: str, settled: str = "", boats: str = "", **options: str) -> Table:
    """The Frogs are about to build from where their boat is; the Turtles own all else."""
    table = swamp(
        frogs(gold=60, boats=boat),
        turtles(settlements=settled, boats=boats),
        shrines=shrines,
        options=options,
    )
    return table.play("build_1", "worker:clan", "boat:1", f"to:{boat}")


@pytest.mark.rule("FS-5.7")
def test_no_temple_may_be_cut_off() -> None:
    table = building("-1,-2", shrines="0,-3", settled="1,-4")
    refusal = table.refuses("build:-1,-3")
    assert (refusal.code, refusal.rule) == ("cuts-off-temple", "FS-5.7")


@pytest.mark.rule("FS-5.7")
def test_no_boat_in_the_water_may_be_cut_off() -> None:
    table = building("-4,2", shrines="-3,0", settled="-3,-1", boats="-4,0")
    refusal = table.refuses("build:-4,1")
    assert (refusal.code, refusal.rule) == ("cuts-off-boat", "FS-5.7")


@pytest.mark.rule("FS-5.7")
def test_no_own_boat_may_be_cut_off_either() -> None:
    table = swamp(frogs(gold=60, boats="-4,2 -4,0"), turtles(settlements="-3,-1"), shrines="-3,0")
    table.play("build_1", "worker:clan", "boat:1", "to:-4,2")
    assert table.refuses("build:-4,1").code == "cuts-off-boat"


@pytest.mark.rule("FS-5.7")
def test_no_boat_on_a_settlement_may_lose_its_last_water() -> None:
    table = building("-4,2", shrines="-3,0", settled="-3,-1 -4,0", boats="-4,0")
    refusal = table.refuses("build:-4,1")
    assert (refusal.code, refusal.rule) == ("cuts-off-boat", "FS-5.7")


def way_out_through_temple_1(**options: str) -> Table:
    """Once (2,-4) is built on, a boat at (1,-4) can leave only through temple_1 at (0,-4)."""
    return building("2,-3", shrines="1,-3", settled="0,-3", boats="1,-4", **options)


@pytest.mark.rule("FS-5.7")
@pytest.mark.option("temple_passage_in_block_test", "yes")
def test_a_boat_that_can_get_out_through_a_temple_cell_is_not_blocked_j_10() -> None:
    assert way_out_through_temple_1().offers("build:2,-4")


@pytest.mark.rule("FS-5.7")
@pytest.mark.option("temple_passage_in_block_test", "no")
def test_without_the_passage_such_a_boat_is_blocked() -> None:
    refusal = way_out_through_temple_1(temple_passage_in_block_test="no").refuses("build:2,-4")
    assert (refusal.code, refusal.rule) == ("cuts-off-boat", "FS-5.7")


@pytest.mark.rule("FS-5.7")
@pytest.mark.option("temple_passage_in_block_test", "no")
def test_without_the_passage_every_temple_still_needs_open_water_beside_it() -> None:
    table = building("-1,-2", shrines="0,-3", settled="1,-4", temple_passage_in_block_test="no")
    assert table.refuses("build:-1,-3").code == "cuts-off-temple"


@pytest.mark.rule("FS-5.7")
@pytest.mark.option("temple_passage_in_block_test", "no")
def test_without_the_passage_a_boat_in_a_temple_is_not_cut_off() -> None:
    table = building("2,-3", shrines="1,-3", settled="0,-3", boats="0,-4", temple_passage_in_block_test="no")
    assert table.offers("build:2,-4")


@pytest.mark.rule("FS-5.7", "FS-8.10")
def test_a_boat_imprisoned_from_the_start_makes_every_placement_fail() -> None:
    table = swamp(
        frogs(gold=60, boats="3,-1"),
        turtles(settlements="-4,0 -4,1 -3,-1", boats="-4,0"),
        shrines="-3,0 1,0",
        options={"start_block_test": "no"},
    )
    assert table.refuses("build_1").code == "nothing-to-do"
    assert table.refuses("add_shrine_1").code == "nothing-to-do"


@pytest.mark.rule("FS-5.7", "FS-8.10")
def test_a_boat_afloat_in_a_closed_pool_makes_every_placement_fail() -> None:
    table = swamp(
        frogs(gold=60, boats="3,-1"),
        turtles(settlements="-4,1 -3,-1", boats="-4,0"),
        shrines="-3,0 1,0",
        options={"start_block_test": "no"},
    )
    assert table.refuses("build_1").code == "nothing-to-do"
    assert table.refuses("add_shrine_1").code == "nothing-to-do"


@pytest.mark.rule("FS-5.8")
def test_closing_off_water_without_boat_and_temple_is_allowed_j_11() -> None:
    table = building("-4,2", shrines="-3,0", settled="-3,-1")
    table.play("build:-4,1", "track:upper_left")
    assert not table.is_open_water("-4,0")


@pytest.mark.example("EX-4")
@pytest.mark.rule("FS-5.6", "FS-5.7")
@pytest.mark.parametrize(
    ("boat", "cell", "code"),
    [
        ("-1,1", "-1,0", "joins-islands"),
        ("-4,2", "-4,1", "cuts-off-boat"),
        ("3,-3", "4,-3", "cuts-off-boat"),
        ("-1,-2", "-1,-3", "cuts-off-temple"),
        ("-1,1", "0,1", ""),
    ],
)
def test_forbidden_building_cells(boat: str, cell: str, code: str) -> None:
    table = swamp(
        salamanders(gold=99, boats=boat),
        turtles(settlements="0,-3 1,-4 -3,0 -3,-1 3,-2 3,-1 4,-1"),
        crocodiles(settlements="4,-2", boats="4,-2"),
        frogs(boats="-4,0"),
        shrines="0,-2 -2,0 0,0 2,-1",
    )
    table.play("build_1", "worker:clan", "boat:1", f"to:{boat}")
    if code:
        assert table.refuses(f"build:{cell}").code == code
    else:
        table.play(f"build:{cell}", "track:upper_left")
        assert cell in table.salamanders.settlements


# The totem, and who leads.


@pytest.mark.rule("FS-5.9")
def test_the_totem_island_is_the_one_with_the_totems_shrine() -> None:
    table = swamp(frogs(settlements="1,0"), turtles(settlements="-3,1"), shrines="0,0 -3,0 0,1", totem="0,1")
    assert table.play("celebrate_1", "worker:clan").of_kind("celebrate") == {"0,0"}


@pytest.mark.rule("FS-5.10")
def test_most_settlements_lead_an_island_and_ties_lead_together() -> None:
    table = swamp(
        frogs(settlements="1,0 0,1"),
        turtles(settlements="-1,1 -1,0"),
        crocodiles(settlements="0,-1"),
        shrines="0,0",
    )
    assert table.leaders("0,0") == {"frog", "turtle"}


@pytest.mark.rule("FS-5.10")
def test_nobody_leads_an_island_without_own_settlements_j_39() -> None:
    assert swamp(frogs(), shrines="0,0").leaders("0,0") == set()


def against_neutrals(**options: str) -> Table:
    return swamp(
        frogs(settlements="1,0"),
        players=2,
        shrines="0,0",
        neutrals=("0,1 -1,1", ""),
        options=options,
    )


@pytest.mark.rule("FS-5.10")
@pytest.mark.option("neutrals_count_for_majority", "no")
def test_neutral_settlements_are_no_rival_j_3() -> None:
    assert against_neutrals().leaders("0,0") == {"frog"}


@pytest.mark.rule("FS-5.10")
@pytest.mark.option("neutrals_count_for_majority", "yes")
def test_neutral_settlements_can_be_a_rival() -> None:
    assert against_neutrals(neutrals_count_for_majority="yes").leaders("0,0") == set()


@pytest.mark.rule("FS-5.10")
@pytest.mark.option("neutrals_count_for_majority", "yes")
def test_a_tie_with_neutral_settlements_leads() -> None:
    table = swamp(
        frogs(settlements="1,0"),
        players=2,
        shrines="0,0",
        neutrals=("0,1", "-1,1"),
        options={"neutrals_count_for_majority": "yes"},
    )
    assert table.leaders("0,0") == {"frog"}
