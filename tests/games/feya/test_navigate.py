"""Navigate and temples (FS-12), Improve navigation (FS-13)."""

from __future__ import annotations

import pytest

from tests.games.feya.table import Clan, Table, crocodiles, frogs, salamanders, swamp, turtles


def navigating(*clans: Clan, players: int = 3) -> Table:
    """The first clan has begun to Navigate with its first boat, on a space without a gain."""
    clans[0].mana += 1
    return swamp(*clans, players=players).play("navigate_2", "worker:clan", "boat:1")


@pytest.mark.rule("FS-12.1")
def test_any_free_water_or_temple_cell_within_range() -> None:
    table = navigating(frogs(guide="wiseman", boats="0,-2"), turtles(boats="1,-2"))
    assert table.offers("to:0,-4")
    assert table.offers("to:0,1")
    assert table.refuses("to:1,-2").rule == "FS-8.4"
    assert table.refuses("to:0,2").rule == "FS-8.2"


@pytest.mark.rule("FS-12.1")
def test_the_present_cell_is_no_destination() -> None:
    refusal = navigating(frogs(boats="0,-2")).refuses("to:0,-2")
    assert (refusal.code, refusal.rule) == ("same-cell", "FS-12.1")


@pytest.mark.rule("FS-12.2")
@pytest.mark.parametrize(
    ("boat", "temple", "vp", "mana", "fish"),
    [
        ("0,-3", "0,-4", 4, 1, 0),
        ("3,-3", "4,-4", 4, 0, 1),
        ("3,0", "4,0", 5, 0, 0),
        ("0,3", "0,4", 4, 0, 1),
        ("-3,3", "-4,4", 4, 1, 0),
    ],
)
def test_entering_a_temple_brings_its_top_tile(boat: str, temple: str, vp: int, mana: int, fish: int) -> None:
    table = navigating(frogs(boats=boat)).play(f"to:{temple}")
    assert (table.frogs.vp, table.frogs.mana, table.frogs.fish) == (vp, mana, fish)
    assert len(table.frogs.temples) == 1


@pytest.mark.rule("FS-12.2")
def test_taking_the_tile_is_not_optional() -> None:
    table = navigating(frogs(boats="0,-3")).play("to:0,-4")
    assert table.frogs.temples == {"temple_1"}
    assert table.point == "choose_boat"


@pytest.mark.rule("FS-12.2", "FS-2.10")
@pytest.mark.parametrize(("before", "vp"), [("", 5), ("turtle", 4), ("turtle crocodile", 3)])
def test_the_next_tile_of_the_stack_is_worth_less(before: str, vp: int) -> None:
    others = [
        turtles(temples="temple_3" if "turtle" in before else ""),
        crocodiles(temples="temple_3" if "crocodile" in before else ""),
    ]
    assert navigating(frogs(boats="3,0"), *others).play("to:4,0").frogs.vp == vp


@pytest.mark.rule("FS-12.2")
def test_one_tile_of_each_temple_per_player() -> None:
    table = swamp(frogs(mana=1, boats="3,0 3,1")).play("navigate_2", "worker:clan")
    table.play("boat:1", "to:4,0", "boat:2", "to:4,0")
    assert table.frogs.vp == 5


@pytest.mark.rule("FS-12.3")
def test_boats_of_all_players_may_share_a_temple() -> None:
    table = navigating(frogs(boats="3,0"), turtles(boats="4,0"), crocodiles(boats="4,0"))
    table.play("to:4,0")
    assert [clan.boats for clan in (table.frogs, table.turtles, table.crocodiles)] == [["4,0"]] * 3


@pytest.mark.rule("FS-12.4")
def test_entering_a_temple_again_is_allowed_and_gives_nothing_j_40() -> None:
    table = navigating(frogs(boats="3,0", temples="temple_3")).play("to:4,0")
    assert (table.frogs.boats, table.frogs.vp) == (["4,0"], 0)


@pytest.mark.rule("FS-12.5")
def test_at_least_one_boat_must_move() -> None:
    table = swamp(frogs(boats="0,0")).play("navigate_1", "worker:clan")
    assert table.refuses("finish").code == "finish-too-early"
    assert not table.copy().play("boat:1").offers("to:0,0")


@pytest.mark.rule("FS-12.5", "FS-7.9")
def test_navigate_is_refused_when_no_boat_can_move() -> None:
    assert swamp(frogs()).refuses("navigate_1").code == "nothing-to-do"


# The navigation track.


@pytest.mark.rule("FS-13.1")
@pytest.mark.parametrize(("before", "vp"), [(0, 1), (1, 2), (2, 4), (3, 5), (4, 6)])
def test_a_step_pays_the_points_of_the_new_space(before: int, vp: int) -> None:
    table = swamp(frogs(navigation=before)).play("improve_navigation_1", "worker:clan")
    assert (table.frogs.navigation, table.frogs.vp) == (before + 1, vp)


@pytest.mark.example("EX-5")
@pytest.mark.rule("FS-13.1")
def test_improve_navigation_from_two_to_three() -> None:
    table = swamp(salamanders(navigation=2)).play("improve_navigation_1", "worker:clan")
    assert (table.salamanders.navigation, table.salamanders.vp) == (3, 4)


@pytest.mark.rule("FS-13.2")
def test_on_the_last_space_the_action_is_refused_j_46() -> None:
    table = swamp(frogs(navigation=5, tiles="r2_improve_navigation"), round=3)
    refusal = table.refuses("improve_navigation_1")
    assert (refusal.code, refusal.rule) == ("navigation-at-end", "FS-13.2")
    assert not table.offers("use:r2_improve_navigation")


@pytest.mark.rule("FS-13.2")
def test_on_the_last_space_steps_of_the_sailor_and_of_income_give_nothing_j_46() -> None:
    table = swamp(frogs(guide="sailor", navigation=5, opened=(1, 5, 1, 0)), begin="round")
    assert (table.frogs.navigation, table.frogs.vp) == (5, 0)


@pytest.mark.rule("FS-13.2")
def test_on_the_last_space_a_step_of_a_bonus_gives_nothing_j_46() -> None:
    table = swamp(frogs(gold=20, navigation=5, boats="2,-1"), shrines="0,0")
    table.play("build_1", "worker:clan", "boat:1", "to:2,-1", "build:1,0", "track:lower_left")
    assert (table.frogs.navigation, table.frogs.vp) == (5, 0)
