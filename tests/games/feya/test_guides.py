"""The ten guides (FS-22)."""

from __future__ import annotations

import pytest

from tests.games.feya.table import Table, crocodiles, frogs, swamp, turtles

PASS = ["pass", "take:r1_range_3"]


# The Leader.


def led(**options: str) -> Table:
    """The Frogs hold the Leader and are asked for the token."""
    return swamp(frogs(guide="leader"), turtles(mana=2), crocodiles(), begin="round", options=options)


@pytest.mark.rule("FS-22.1")
def test_the_leader_may_reserve_any_action_space_of_the_swamp_board_j_20() -> None:
    table = led()
    assert (table.point, table.player) == ("leader_token", "frog")
    assert len(table.of_kind("reserve")) == 20 + 1
    assert table.of_kind("reserve") == {*table.game.box.space_ids, "nothing"}


@pytest.mark.rule("FS-22.1")
def test_a_space_that_is_not_on_this_board_cannot_be_reserved() -> None:
    table = swamp(frogs(guide="leader"), players=2, begin="round")
    refusal = table.refuses("reserve:fish_4")
    assert (refusal.code, refusal.rule) == ("space-not-here", "FS-22.1")


@pytest.mark.rule("FS-22.1")
def test_the_leader_may_reserve_nothing() -> None:
    table = led().play("reserve:nothing")
    assert (table.reserved, table.point) == ("", "main_choice")


@pytest.mark.rule("FS-22.1", "FS-7.13")
@pytest.mark.parametrize("space", ["fish_1", "nothing"])
def test_placing_the_token_is_a_turn_of_its_own(space: str) -> None:
    table = led()
    before = table.state.turn
    assert table.play(f"reserve:{space}").state.turn == before + 1


@pytest.mark.rule("FS-22.1", "FS-7.7")
def test_no_other_player_may_use_a_reserved_space() -> None:
    table = led().play("reserve:improve_navigation_2", "improve_navigation_1", "worker:clan", "end")
    assert table.refuses("improve_navigation_2").code == "space-reserved"


@pytest.mark.rule("FS-22.1")
def test_the_holder_may_use_it_once_with_a_worker_and_at_its_normal_cost() -> None:
    table = led().play("reserve:improve_navigation_2", "improve_navigation_2", "worker:clan")
    assert (table.frogs.mana, table.frogs.workers, table.frogs.navigation) == (1 - 1, 2, 1)
    table = led().play("reserve:improve_navigation_2", "improve_navigation_2", "worker:clan", "end")
    table.pass_turn().pass_turn()
    assert table.refuses("improve_navigation_2").code == "space-occupied"


@pytest.mark.rule("FS-22.1")
def test_the_holder_needs_the_mana_for_it() -> None:
    assert led().play("reserve:navigate_3").refuses("navigate_3").code == "no-mana"


@pytest.mark.rule("FS-22.1", "FS-18.4")
@pytest.mark.option("leader_reservation", "until_pass")
def test_the_space_is_open_to_all_once_the_holder_has_passed_j_19() -> None:
    table = led().play("reserve:improve_navigation_1").pass_turn()
    assert table.player == "turtle"
    assert table.offers("improve_navigation_1")


@pytest.mark.rule("FS-22.1")
@pytest.mark.option("leader_reservation", "whole_phase")
def test_the_space_can_stay_reserved_to_the_end_of_the_phase() -> None:
    table = led(leader_reservation="whole_phase").play("reserve:improve_navigation_1").pass_turn()
    assert table.refuses("improve_navigation_1").code == "space-reserved"
    table.pass_turn().pass_turn()
    assert (table.round, table.reserved) == (2, "")


# Income.


@pytest.mark.rule("FS-22.2")
def test_the_sailor_moves_the_navigation_marker_with_its_points() -> None:
    table = swamp(frogs(guide="sailor", navigation=2), begin="round")
    assert (table.frogs.navigation, table.frogs.vp) == (3, 4)


@pytest.mark.rule("FS-22.3")
def test_the_fisherman_helps_each_boat() -> None:
    table = swamp(frogs(guide="fisherman", boats="0,0 0,1"), purple="1,0 1,1")
    table.play("fish_3", "worker:clan", "boat:1", "to:1,0", "boat:2", "to:1,1")
    assert table.frogs.fish == 4


@pytest.mark.rule("FS-22.4")
def test_the_monk_brings_two_mana() -> None:
    assert swamp(frogs(guide="monk"), begin="round").frogs.mana == 1 + 2


# Passing.


@pytest.mark.rule("FS-22.5")
@pytest.mark.parametrize(("temples", "vp"), [("", 0), ("temple_1", 3), ("temple_1 temple_2 temple_5", 9)])
def test_the_storyteller_scores_three_per_temple_tile(temples: str, vp: int) -> None:
    assert swamp(frogs(guide="storyteller", temples=temples)).play(*PASS).frogs.points("guide") == vp


# The Builder.


def building(worker: str = "clan", taken: str = "") -> Table:
    return swamp(
        frogs(guide="builder", gold=40, axolotls=1, boats="2,-1"),
        turtles(passed=True, gold=40, boats="-2,1"),
        crocodiles(passed=True),
        shrines="0,0",
        taken=taken,
    ).play("builder", f"worker:{worker}")


BUILT = ["boat:1", "to:2,-1", "build:1,0", "track:upper_left", "finish", "end"]


@pytest.mark.rule("FS-22.6")
def test_the_builder_card_is_one_more_build_space_without_cost_or_gain() -> None:
    table = building(taken="build_1 build_2 build_3 build_4").play(*BUILT)
    assert table.frogs.settlements == {"1,0"}
    assert (table.frogs.mana, table.frogs.vp, table.frogs.gold) == (0, 0, 40 - 6)


@pytest.mark.rule("FS-22.6")
@pytest.mark.parametrize("worker", ["clan", "axolotl"])
def test_the_builder_card_takes_one_worker_per_round(worker: str) -> None:
    table = building(worker).play(*BUILT)
    refusal = table.refuses("builder")
    assert (refusal.code, refusal.rule) == ("builder-used", "FS-22.6")


@pytest.mark.rule("FS-22.6")
def test_the_builder_card_is_free_again_in_the_next_round() -> None:
    table = building().play(*BUILT).pass_turn()
    assert table.state.card_worker == 0


@pytest.mark.rule("FS-22.6")
def test_nobody_else_may_use_the_builder_card() -> None:
    table = swamp(frogs(gold=40, boats="2,-1"), turtles(guide="builder"), shrines="0,0")
    refusal = table.refuses("builder")
    assert (refusal.code, refusal.rule) == ("builder-not-held", "FS-22.6")


@pytest.mark.rule("FS-22.6", "FS-7.9")
def test_the_builder_card_needs_something_to_build_and_a_worker() -> None:
    assert swamp(frogs(guide="builder", gold=40, boats="2,-1")).refuses("builder").code == "nothing-to-do"
    table = swamp(frogs(guide="builder", gold=40, workers=0, boats="2,-1"), shrines="0,0")
    assert table.refuses("builder").code == "no-worker"


# The rest.


@pytest.mark.rule("FS-22.7")
@pytest.mark.parametrize(("supply", "gained"), [(8, 2), (2, 2), (1, 1), (0, 0)])
def test_the_warrior_brings_two_axolotls_or_as_many_as_there_are_j_43(supply: int, gained: int) -> None:
    table = swamp(frogs(guide="warrior"), axolotls=supply, begin="round")
    assert (table.frogs.axolotls, table.axolotls) == (gained, supply - gained)


@pytest.mark.rule("FS-22.8")
def test_the_merchant_brings_eight_gold() -> None:
    assert swamp(frogs(guide="merchant"), begin="round").frogs.gold == 8


@pytest.mark.rule("FS-22.9")
def test_the_artist_scores_three_and_then_celebrates() -> None:
    table = swamp(frogs(guide="artist"), turtles(settlements="1,0=2"), shrines="0,0").play(*PASS)
    assert (table.frogs.points("guide"), table.point) == (3, "celebrate_island")
    assert table.play("celebrate:0,0").frogs.points("celebrate") == 1


@pytest.mark.rule("FS-22.9", "FS-14.4")
def test_the_artist_may_decline_to_celebrate_j_52() -> None:
    table = swamp(frogs(guide="artist"), turtles(settlements="1,0=2"), shrines="0,0").play(*PASS, "celebrate:nothing")
    assert (table.frogs.vp, table.fish_on("1,0"), table.point) == (3, 2, "pass_guide")


@pytest.mark.rule("FS-22.9", "FS-14.4")
def test_without_an_eligible_island_the_artist_keeps_the_three_points() -> None:
    table = swamp(frogs(guide="artist"), shrines="0,0").play(*PASS)
    assert (table.frogs.vp, table.point) == (3, "pass_guide")


@pytest.mark.rule("FS-22.10", "FS-5.10")
def test_the_wiseman_scores_three_per_island_led_ties_included() -> None:
    table = swamp(
        frogs(guide="wiseman", settlements="1,0 -3,1 3,-2"),
        turtles(settlements="0,1 3,-4 2,-3"),
        shrines="0,0 -3,0 3,-3",
    )
    assert table.play(*PASS).frogs.points("guide") == 6


@pytest.mark.rule("FS-18.3")
@pytest.mark.parametrize("guide", ["leader", "sailor", "fisherman", "monk", "builder", "warrior", "merchant"])
def test_the_other_guides_bring_nothing_on_passing(guide: str) -> None:
    table = swamp(frogs(guide=guide, temples="temple_1", settlements="1,0=1"), shrines="0,0").play(*PASS)
    assert (table.frogs.vp, table.point) == (0, "pass_guide")


@pytest.mark.rule("FS-22.3", "FS-22.5", "FS-22.6", "FS-22.9", "FS-22.10")
@pytest.mark.parametrize("guide", ["fisherman", "storyteller", "builder", "artist", "wiseman"])
def test_guides_without_an_income_ability_bring_no_income(guide: str) -> None:
    clan = swamp(frogs(guide=guide, temples="temple_1"), begin="round").frogs
    assert (clan.mana, clan.gold, clan.axolotls, clan.navigation, clan.vp) == (1, 0, 0, 0, 0)
