"""Pass (FS-18)."""

from __future__ import annotations

import pytest

from tests.games.feya.table import Table, crocodiles, frogs, swamp, turtles


def last_to_pass(guide: str = "", shrines: str = "0,0", totem: str = "") -> Table:
    """Everybody but the Frogs has passed."""
    return swamp(frogs(guide=guide), turtles(passed=True), crocodiles(passed=True), shrines=shrines, totem=totem)


def steps_of(table: Table, *choices: str) -> list[str]:
    """The decision points that these choices answer."""
    points = []
    for choice in choices:
        points.append(table.point)
        table.play(choice)
    return points


@pytest.mark.rule("FS-18.1")
def test_the_steps_of_a_pass_come_in_their_order() -> None:
    table = swamp(
        frogs(guide="artist", settlements="1,0=1"), turtles(passed=True), crocodiles(passed=True), shrines="0,0"
    )
    points = steps_of(table, "pass", "take:r1_range_3", "celebrate:0,0", "next:merchant", "totem:0,1", "confirm")
    assert points == [
        "main_choice",
        "pass_bonus_tile",
        "celebrate_island",
        "pass_guide",
        "pass_shrine_cell",
        "confirm_pass",
    ]


@pytest.mark.rule("FS-18.1")
def test_after_a_pass_the_player_takes_no_more_turns_this_round() -> None:
    table = swamp(frogs(), turtles(), crocodiles())
    table.play("pass", "take:r1_range_3", "next:artist", "confirm")
    assert table.frogs.passed
    table.play("improve_navigation_1", "worker:clan", "end")
    table.play("pass", "take:r1_range_2", "next:wiseman", "confirm")
    assert table.player == "turtle"


@pytest.mark.rule("FS-18.2")
def test_step_1_takes_one_of_the_tiles_left_of_the_current_round() -> None:
    table = swamp(frogs(), turtles(), crocodiles(), round=2).play("pass")
    assert table.of_kind("take") == {"r2_build", "r2_fish", "r2_trade"}
    table.play("take:r2_fish", "next:artist", "confirm", "pass")
    assert table.of_kind("take") == {"r2_build", "r2_trade"}
    refusal = table.refuses("take:r2_fish")
    assert (refusal.code, refusal.rule) == ("tile-gone", "FS-18.2")


@pytest.mark.rule("FS-18.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_always_a_tile_for_the_last_to_pass(players: int) -> None:
    table = swamp(frogs(), players=players, shrines="0,0", totem="0,0")
    for left in range(players, 0, -1):
        assert len(table.copy().play("pass").of_kind("take")) == left
        table.pass_turn()
    assert table.round == 2


@pytest.mark.rule("FS-18.3")
def test_step_2_is_the_pass_ability_of_the_own_guide() -> None:
    table = swamp(frogs(guide="storyteller", temples="temple_1 temple_4"))
    table.play("pass")
    assert table.frogs.vp == 0
    assert table.play("take:r1_range_3").frogs.points("guide") == 6


@pytest.mark.rule("FS-18.4")
def test_step_3_returns_the_guide_to_the_display_without_fish() -> None:
    table = swamp(frogs(guide="monk")).play("pass", "take:r1_range_3")
    assert "monk" in table.display
    assert (table.fish_on("monk"), table.frogs.guide) == (0, "")


@pytest.mark.rule("FS-18.4", "FS-22.1")
def test_the_leaders_token_returns_with_the_card() -> None:
    table = swamp(frogs(guide="leader"), reserved="fish_1").play("pass", "take:r1_range_3")
    assert table.reserved == ""


@pytest.mark.rule("FS-18.4", "FS-19.1")
def test_a_worker_on_the_builder_card_counts_as_used() -> None:
    table = swamp(
        frogs(guide="builder", gold=20, workers=1, boats="2,-1"),
        turtles(passed=True),
        crocodiles(passed=True),
        shrines="0,0",
    )
    table.play("builder", "worker:clan", "boat:1", "to:2,-1", "build:1,0", "track:upper_left", "finish", "end")
    table.play("pass", "take:r1_range_3", "next:artist")
    assert table.frogs.workers == 0
    table.play("totem:0,1", "confirm")
    assert table.frogs.workers == 1


@pytest.mark.rule("FS-18.5")
def test_step_4_takes_another_guide_with_the_fish_on_it() -> None:
    table = swamp(frogs(fish=1), guide_fish={"artist": 2}).play("pass", "take:r1_range_3", "next:artist")
    assert (table.frogs.guide, table.frogs.fish, table.fish_on("artist")) == ("artist", 3, 0)
    assert "artist" not in table.display


@pytest.mark.rule("FS-18.5")
def test_the_guide_just_returned_cannot_be_taken_again() -> None:
    refusal = swamp(frogs(guide="monk")).play("pass", "take:r1_range_3").refuses("next:monk")
    assert (refusal.code, refusal.rule) == ("guide-just-returned", "FS-18.5")


@pytest.mark.rule("FS-18.5")
def test_a_guide_outside_the_display_cannot_be_taken() -> None:
    table = swamp(frogs(), turtles(guide="warrior")).play("pass", "take:r1_range_3")
    refusal = table.refuses("next:warrior")
    assert (refusal.code, refusal.rule) == ("guide-not-in-display", "FS-18.5")


@pytest.mark.rule("FS-18.5")
def test_guides_returned_earlier_by_others_may_be_taken_empty_of_fish_j_45() -> None:
    table = swamp(frogs(guide="monk"), turtles())
    table.play("pass", "take:r1_range_3", "next:artist", "confirm", "pass", "take:r1_range_2", "next:monk")
    assert (table.turtles.guide, table.turtles.fish) == ("monk", 0)


@pytest.mark.rule("FS-18.6")
def test_the_new_guide_counts_from_the_next_round() -> None:
    """The turn order and the others' turns stay as they are until then."""
    table = swamp(frogs(guide="artist"), turtles(guide="merchant"), crocodiles(guide="wiseman"))
    table.play("pass", "take:r1_range_3", "next:" + sorted(table.display - {"artist"})[0], "confirm")
    assert table.order == ["frog", "turtle", "crocodile"]
    assert (table.player, table.round) == ("turtle", 1)


@pytest.mark.rule("FS-18.6", "FS-6.4")
def test_the_new_guides_ability_waits_for_the_next_income() -> None:
    table = last_to_pass(guide="artist").play("pass", "take:r1_range_3", "next:merchant")
    assert table.frogs.gold == 0
    assert table.play("totem:1,0", "confirm").frogs.gold == 8


@pytest.mark.rule("FS-18.7")
def test_only_the_last_to_pass_lays_the_shrine_of_the_round() -> None:
    table = swamp(frogs(), turtles(), crocodiles(), shrines="0,0")
    for tile, guide in (("r1_range_3", "artist"), ("r1_range_2", "wiseman")):
        table.play("pass", f"take:{tile}", f"next:{guide}")
        assert table.point == "confirm_pass"
        table.play("confirm")
    table.play("pass", "take:r1_catch_1", "next:merchant")
    assert (table.point, table.player) == ("pass_shrine_cell", "crocodile")


@pytest.mark.rule("FS-18.7", "FS-15.4")
def test_the_shrine_of_the_round_takes_the_totem_and_leaves_the_supply_alone() -> None:
    table = last_to_pass().play("pass", "take:r1_range_3", "next:artist", "totem:1,0")
    assert (table.totem, table.supply, int(table.state.round_shrines)) == ("1,0", 4, 3)
    assert table.shrines == {"0,0", "1,0"}


@pytest.mark.rule("FS-18.7")
def test_the_shrine_of_the_round_follows_the_rules_of_add_shrine() -> None:
    table = last_to_pass(shrines="0,0 -3,0 3,-1", totem="-3,0").play("pass", "take:r1_range_3", "next:artist")
    assert table.refuses("totem:-3,1").rule == "FS-15.2"
    assert table.refuses("totem:4,-4").rule == "FS-5.1"
    assert table.refuses("totem:0,3").code == "touches-no-island"


@pytest.mark.rule("FS-18.7")
def test_without_a_legal_cell_the_tile_is_lost_and_the_totem_stays_j_30() -> None:
    table = last_to_pass(totem="0,0").play("pass", "take:r1_range_3", "next:artist")
    assert table.point == "confirm_pass"
    assert (table.totem, int(table.state.round_shrines), int(table.state.lost)) == ("0,0", 3, 1)


@pytest.mark.rule("FS-18.7")
def test_an_empty_shrine_supply_does_not_hinder_the_shrine_of_the_round() -> None:
    table = swamp(frogs(), turtles(passed=True), crocodiles(passed=True), shrines="0,0", supply=0)
    table.play("pass", "take:r1_range_3", "next:artist")
    assert table.offers("totem:1,0")


@pytest.mark.rule("FS-18.8")
def test_in_round_4_no_new_guide_is_taken_j_29() -> None:
    table = swamp(
        frogs(guide="storyteller", temples="temple_1"),
        turtles(passed=True),
        crocodiles(passed=True),
        shrines="0,0",
        round=4,
    )
    points = steps_of(table, "pass", "take:r4_vp_2", "totem:1,0", "confirm")
    assert points == ["main_choice", "pass_bonus_tile", "pass_shrine_cell", "confirm_pass"]
    assert table.frogs.points("guide") == 3
    assert table.frogs.guide == ""
    assert "storyteller" in table.display
