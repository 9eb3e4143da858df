"""Celebrate (FS-14)."""

from __future__ import annotations

import pytest

from tests.games.feya.table import Table, crocodiles, frogs, salamanders, swamp, turtles

CELEBRATE = ["celebrate_2", "worker:clan"]


@pytest.mark.rule("FS-14.1")
def test_the_host_gets_a_point_for_each_settlement_with_fish_of_any_colour() -> None:
    table = swamp(frogs(mana=1), turtles(settlements="1,0=1 0,1=3 -1,1"), shrines="0,0")
    table.play(*CELEBRATE, "celebrate:0,0")
    assert table.frogs.points("celebrate") == 2


@pytest.mark.rule("FS-14.1")
def test_everybody_gets_a_point_per_fish_on_own_settlements() -> None:
    table = swamp(frogs(mana=1, settlements="-1,0=2"), turtles(settlements="1,0=1 0,1=3"), shrines="0,0")
    table.play(*CELEBRATE, "celebrate:0,0")
    assert table.turtles.points("celebrate") == 4
    assert table.frogs.points("celebrate") == 3 + 2


@pytest.mark.rule("FS-14.1")
def test_the_totem_island_brings_the_host_three_more() -> None:
    table = swamp(frogs(mana=1), turtles(settlements="1,0=1"), shrines="0,0 0,1", totem="0,1")
    table.play(*CELEBRATE, "celebrate:0,0")
    assert (table.frogs.vp, table.turtles.vp) == (1 + 3, 1)


@pytest.mark.rule("FS-14.1")
def test_the_fish_of_the_island_are_gone_and_others_stay_j_24() -> None:
    table = swamp(frogs(mana=1), turtles(settlements="1,0=3 -3,1=2"), shrines="0,0 -3,0")
    table.play(*CELEBRATE, "celebrate:0,0")
    assert (table.fish_on("1,0"), table.fish_on("-3,1"), table.turtles.vp) == (0, 2, 3)


@pytest.mark.rule("FS-14.1")
def test_the_fish_go_to_the_supply_not_to_a_player() -> None:
    table = swamp(frogs(mana=1), turtles(settlements="1,0=3"), shrines="0,0")
    table.play(*CELEBRATE, "celebrate:0,0")
    assert (table.frogs.fish, table.turtles.fish) == (0, 0)


@pytest.mark.rule("FS-14.1")
def test_a_cell_that_names_no_island_is_refused() -> None:
    table = swamp(frogs(mana=1), turtles(settlements="1,0=3"), shrines="0,0").play(*CELEBRATE)
    assert table.refuses("celebrate:3,0").code == "not-an-island"


@pytest.mark.rule("FS-14.2")
def test_fish_on_neutral_settlements_count_for_the_host_and_for_nobody_else() -> None:
    table = swamp(frogs(mana=1), turtles(), players=2, shrines="0,0", neutrals=("1,0=3", "0,1=2"))
    table.play(*CELEBRATE, "celebrate:0,0")
    assert (table.frogs.vp, table.turtles.vp) == (2, 0)
    assert table.fish_on("1,0") == 0


@pytest.mark.rule("FS-14.3")
def test_an_island_without_fish_and_totem_is_refused_j_25() -> None:
    table = swamp(frogs(mana=1), turtles(settlements="1,0=1 -3,1"), shrines="0,0 -3,0").play(*CELEBRATE)
    refusal = table.refuses("celebrate:-3,0")
    assert (refusal.code, refusal.rule) == ("no-fish-on-island", "FS-14.3")


def totem_without_fish(**options: str) -> Table:
    return swamp(
        frogs(mana=1), turtles(settlements="1,0=1 -3,1"), shrines="0,0 -3,0", totem="-3,0", options=options
    ).play(*CELEBRATE)


@pytest.mark.rule("FS-14.3")
@pytest.mark.option("celebrate_requires_fish", "no")
def test_the_totem_island_may_be_celebrated_without_fish_j_25() -> None:
    table = totem_without_fish().play("celebrate:-3,0")
    assert table.frogs.vp == 3


@pytest.mark.rule("FS-14.3")
@pytest.mark.option("celebrate_requires_fish", "yes")
def test_the_totem_island_may_need_fish_too() -> None:
    table = totem_without_fish(celebrate_requires_fish="yes")
    assert table.of_kind("celebrate") == {"0,0"}
    assert table.refuses("celebrate:-3,0").rule == "FS-14.3"


@pytest.mark.rule("FS-14.4")
def test_as_an_action_celebrate_cannot_be_declined() -> None:
    table = swamp(frogs(mana=1), turtles(settlements="1,0=1"), shrines="0,0").play(*CELEBRATE)
    refusal = table.refuses("celebrate:nothing")
    assert (refusal.code, refusal.rule) == ("decline-not-allowed", "FS-14.4")


def opening_celebrate(fish: int) -> Table:
    """The Frogs open the last space of their lower left track: 3 VP and a Celebrate."""
    table = swamp(frogs(gold=20, opened=(1, 1, 4, 0), boats="2,-1"), turtles(settlements=f"0,1={fish}"), shrines="0,0")
    return table.play("build_1", "worker:clan", "boat:1", "to:2,-1", "build:1,0", "track:lower_left")


@pytest.mark.rule("FS-14.4")
def test_as_a_bonus_celebrate_may_be_declined_and_the_points_are_kept_j_52() -> None:
    table = opening_celebrate(fish=2)
    assert table.of_kind("celebrate") == {"0,0", "nothing"}
    table.play("celebrate:nothing")
    assert (table.frogs.vp, table.fish_on("0,1")) == (3, 2)


@pytest.mark.rule("FS-14.4")
def test_as_a_bonus_celebrate_may_be_taken() -> None:
    table = opening_celebrate(fish=2).play("celebrate:0,0")
    assert (table.frogs.vp, table.turtles.vp) == (3 + 1, 2)


@pytest.mark.rule("FS-14.4")
def test_without_an_eligible_island_the_bonus_lapses() -> None:
    table = opening_celebrate(fish=0)
    assert (table.point, table.frogs.vp) == ("choose_boat", 3)


@pytest.mark.example("EX-6")
@pytest.mark.rule("FS-14.1")
def test_celebrate_on_an_island_of_three_clans() -> None:
    table = swamp(
        frogs(mana=1, settlements="0,-1=2 1,-1 -3,2=1"),
        crocodiles(settlements="1,0=3 0,1=1"),
        salamanders(settlements="-1,1=3 -1,0=2"),
        shrines="0,0 -3,3",
    )
    table.play(*CELEBRATE, "celebrate:0,0")
    assert (table.frogs.vp, table.crocodiles.vp, table.salamanders.vp) == (5 + 2, 4, 5)
    assert all(table.fish_on(cell) == 0 for cell in ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"))
    assert table.fish_on("-3,2") == 1
