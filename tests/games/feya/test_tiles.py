"""Bonus tiles (FS-16)."""

from __future__ import annotations

import pytest

from tests.games.feya.table import Table, crocodiles, frogs, swamp, turtles

# Taking and keeping.


@pytest.mark.rule("FS-16.1", "FS-18.2")
def test_everybody_takes_one_tile_per_round_when_passing() -> None:
    table = swamp(frogs()).play("pass", "take:r1_catch_1")
    assert table.frogs.tiles == {"r1_catch_1"}
    assert "r1_catch_1" not in table.bonus_tiles


@pytest.mark.rule("FS-16.1")
@pytest.mark.parametrize(
    ("tile", "usable"),
    [("play:r1_range_3", [2, 3, 4]), ("use:r2_improve_navigation", [3, 4]), ("play:r3_mana_axolotl", [4])],
)
def test_a_tile_is_used_only_in_a_later_round_than_its_own_j_28(tile: str, usable: list[int]) -> None:
    owned = tile.partition(":")[2]
    taken_in = int(owned[1])
    for round in range(taken_in, 5):
        table = swamp(frogs(mana=1, tiles=owned), round=round)
        assert table.offers(tile) == (round in usable)
        if round not in usable:
            refusal = table.refuses(tile)
            assert (refusal.code, refusal.rule) == ("tile-not-yet", "FS-16.1")


@pytest.mark.rule("FS-16.1")
def test_a_tile_is_used_once() -> None:
    table = swamp(frogs(tiles="r1_range_3"), round=2).play("play:r1_range_3")
    assert table.frogs.tiles == set()
    refusal = table.refuses("play:r1_range_3")
    assert (refusal.code, refusal.rule) == ("tile-not-owned", "FS-16.1")


@pytest.mark.rule("FS-16.1")
def test_a_tile_of_another_player_cannot_be_used() -> None:
    table = swamp(frogs(), turtles(tiles="r2_improve_navigation r3_mana_axolotl"), round=4)
    assert table.refuses("use:r2_improve_navigation").code == "tile-not-owned"
    assert table.refuses("play:r3_mana_axolotl").code == "tile-not-owned"


@pytest.mark.rule("FS-16.1")
def test_several_tiles_may_be_used_in_one_turn() -> None:
    table = swamp(
        frogs(guide="wiseman", mana=1, boats="-4,0", tiles="r1_range_3 r1_range_2 r2_fish r3_mana_axolotl"),
        purple="2,0",
        round=4,
    )
    table.play("play:r1_range_3", "play:r1_range_2", "play:r3_mana_axolotl", "use:r2_fish", "boat:1", "to:2,0")
    assert (table.frogs.fish, table.frogs.axolotls, table.frogs.tiles) == (1, 1, set())


@pytest.mark.rule("FS-16.1", "FS-20.9")
def test_unused_tiles_are_worth_nothing_at_the_end() -> None:
    table = swamp(
        frogs(tiles="r1_range_3 r2_build r3_mana_gold"), turtles(passed=True), crocodiles(passed=True), round=4
    )
    table.play("pass", "take:r4_vp_2", "confirm")
    assert table.frogs.vp == 2


@pytest.mark.rule("FS-16.2")
def test_tiles_are_played_at_any_decision_of_the_own_turn() -> None:
    table = swamp(frogs(gold=30, boats="2,-1", tiles="r1_discount_2"), shrines="0,0", round=2)
    for choice in ("build_1", "worker:clan", "boat:1", "to:2,-1", "build:1,0", "track:upper_left", "finish"):
        assert table.offers("play:r1_discount_2"), table.point
        table.play(choice)
    assert table.offers("play:r1_discount_2")


@pytest.mark.rule("FS-16.2")
def test_tiles_are_not_played_after_declaring_a_pass() -> None:
    table = swamp(frogs(mana=1, tiles="r1_range_3 r3_mana_axolotl"), round=4).play("pass")
    for tile in ("play:r1_range_3", "play:r3_mana_axolotl"):
        refusal = table.refuses(tile)
        assert (refusal.code, refusal.rule) == ("not-in-pass", "FS-16.2")


@pytest.mark.rule("FS-16.3")
def test_a_round_1_tile_lasts_to_the_end_of_the_turn_and_is_spent_all_the_same_j_54() -> None:
    table = swamp(
        frogs(guide="wiseman", boats="0,0", tiles="r1_range_3"),
        turtles(passed=True),
        crocodiles(passed=True),
        purple="3,0",
        round=2,
    )
    table.play("play:r1_range_3", "improve_navigation_1", "worker:clan", "end")
    assert table.frogs.tiles == set()
    assert table.refuses("fish_1").code == "nothing-to-do"


@pytest.mark.rule("FS-16.3")
def test_a_round_1_tile_helps_boats_not_yet_moved_j_54() -> None:
    table = swamp(frogs(guide="wiseman", boats="0,0 -3,0", tiles="r1_range_2"), purple="1,0 0,-1", round=2)
    table.play("fish_1", "worker:clan", "boat:1", "to:1,0")
    assert table.refuses("boat:2").code == "boat-cannot-act"
    table.play("play:r1_range_2", "boat:2", "to:0,-1")
    assert table.frogs.boats == ["1,0", "0,-1"]


# Round 1.


@pytest.mark.rule("FS-16.4")
@pytest.mark.parametrize(("tile", "reach"), [("r1_range_3", 4), ("r1_range_2", 3)])
def test_range_tiles_lengthen_the_way_of_each_own_boat(tile: str, reach: int) -> None:
    places = "-3,0 -2,0 -1,0 0,0 1,0"
    table = swamp(frogs(guide="wiseman", boats="-4,0", tiles=tile), purple=places, round=2)
    table.play(f"play:{tile}", "fish_1", "worker:clan", "boat:1")
    assert table.of_kind("to") == set(places.split()[:reach])


@pytest.mark.rule("FS-16.4")
def test_the_catch_tile_adds_one_for_each_own_boat() -> None:
    table = swamp(frogs(boats="0,0 1,0", tiles="r1_catch_1"), purple="0,1 1,1", round=2)
    table.play("play:r1_catch_1", "fish_3", "worker:clan", "boat:1", "to:0,1", "boat:2", "to:1,1")
    assert table.frogs.fish == 4


@pytest.mark.rule("FS-16.4")
@pytest.mark.parametrize(("tile", "less"), [("r1_discount_3", 3), ("r1_discount_2", 2)])
def test_discount_tiles_make_each_settlement_cheaper(tile: str, less: int) -> None:
    table = swamp(frogs(gold=20, boats="2,-1 -2,1", tiles=tile), shrines="0,0", round=2)
    table.play(f"play:{tile}", "build_1", "worker:clan")
    table.play("boat:1", "to:2,-1", "build:1,0", "track:upper_left")
    table.play("boat:2", "to:-2,1", "build:-1,0", "track:upper_left")
    assert table.frogs.gold == 20 - 2 * (3 + 4 - less)


# Round 2.


def with_tile(tile: str, taken: str = "", reserved: str = "") -> Table:
    """A table where every round 2 tile could be used, without any worker."""
    return swamp(
        frogs(workers=0, gold=20, fish=1, boats="2,-1", tiles=tile),
        turtles(settlements="1,0=1"),
        shrines="0,0",
        purple="3,-1",
        round=3,
        taken=taken,
        reserved=reserved,
    )


@pytest.mark.rule("FS-16.5")
def test_the_build_tile_builds_without_a_worker() -> None:
    table = with_tile("r2_build").play("use:r2_build", "boat:1", "to:2,-1", "build:1,-1", "track:upper_left")
    assert (table.frogs.settlements, table.frogs.gold) == ({"1,-1"}, 13)


@pytest.mark.rule("FS-16.5")
def test_the_fish_tile_fishes_without_a_worker_and_without_a_gain_j_27() -> None:
    table = with_tile("r2_fish").play("use:r2_fish", "boat:1", "to:3,-1")
    assert table.frogs.fish == 1 + 1


@pytest.mark.rule("FS-16.5")
def test_the_trade_tile_trades_without_a_worker_and_without_a_gain_j_27() -> None:
    table = with_tile("r2_trade").play("use:r2_trade", "boat:1", "to:2,-1", "lay:1,0")
    assert (table.frogs.gold, table.frogs.vp) == (23, 0)


@pytest.mark.rule("FS-16.5")
def test_the_celebrate_tile_celebrates_without_a_worker_and_cannot_be_declined() -> None:
    table = with_tile("r2_celebrate").play("use:r2_celebrate")
    assert table.refuses("celebrate:nothing").rule == "FS-14.4"
    assert table.play("celebrate:0,0").frogs.vp == 1


@pytest.mark.rule("FS-16.5")
def test_the_navigation_tile_improves_navigation_without_a_worker() -> None:
    table = with_tile("r2_improve_navigation").play("use:r2_improve_navigation")
    assert (table.frogs.navigation, table.frogs.vp, table.point) == (1, 1, "end_turn")


@pytest.mark.rule("FS-16.5")
def test_no_occupied_or_reserved_space_hinders_a_round_2_tile_j_27() -> None:
    spaces = " ".join(f"fish_{n}" for n in (2, 3, 4))
    table = with_tile("r2_fish", taken=spaces, reserved="fish_1").play("use:r2_fish", "boat:1", "to:3,-1")
    assert table.reserved == "fish_1"
    assert [table.state.placed[n] for n in range(4)] == [0, 1, 1, 1]


@pytest.mark.rule("FS-16.5", "FS-7.9")
def test_a_round_2_tile_is_refused_when_nothing_could_be_done() -> None:
    refusal = swamp(frogs(tiles="r2_fish", boats="0,0"), round=3).refuses("use:r2_fish")
    assert (refusal.code, refusal.rule) == ("nothing-to-do", "FS-7.9")


@pytest.mark.rule("FS-16.5", "FS-7.2")
def test_a_round_2_tile_takes_the_place_of_the_main_choice_j_27() -> None:
    table = swamp(frogs(tiles="r2_improve_navigation r2_fish", boats="0,0"), purple="1,0", round=3)
    table.play("use:r2_improve_navigation")
    assert table.refuses("use:r2_fish").code == "not-now"
    assert table.refuses("fish_1").code == "not-now"


# Round 3.


@pytest.mark.rule("FS-16.6")
@pytest.mark.parametrize(
    ("tile", "before", "after"),
    [
        ("r3_mana_axolotl", (0, 1, 0, 0), (0, 0, 0, 1)),
        ("r3_gold_axolotl", (4, 0, 0, 0), (0, 0, 0, 1)),
        ("r3_gold_mana", (6, 0, 0, 0), (0, 2, 0, 0)),
        ("r3_mana_fish", (0, 2, 0, 0), (0, 0, 4, 0)),
        ("r3_mana_gold", (0, 3, 0, 0), (16, 0, 0, 0)),
    ],
)
def test_a_round_3_tile_exchanges_once(
    tile: str, before: tuple[int, int, int, int], after: tuple[int, int, int, int]
) -> None:
    gold, mana, fish, axolotls = before
    table = swamp(frogs(gold=gold, mana=mana, fish=fish, axolotls=axolotls, tiles=tile), round=4)
    table.play(f"play:{tile}")
    clan = table.frogs
    assert (clan.gold, clan.mana, clan.fish, clan.axolotls) == after
    assert clan.tiles == set()


@pytest.mark.rule("FS-16.6")
@pytest.mark.parametrize(
    ("tile", "gold", "mana", "resource"),
    [
        ("r3_mana_axolotl", 99, 0, "mana"),
        ("r3_gold_axolotl", 3, 9, "gold"),
        ("r3_gold_mana", 5, 9, "gold"),
        ("r3_mana_fish", 99, 1, "mana"),
        ("r3_mana_gold", 99, 2, "mana"),
    ],
)
def test_a_round_3_tile_must_be_payable(tile: str, gold: int, mana: int, resource: str) -> None:
    refusal = swamp(frogs(gold=gold, mana=mana, tiles=tile), round=4).refuses(f"play:{tile}")
    assert (refusal.code, refusal.rule) == ("not-payable", "FS-16.6")
    assert refusal.arguments["resource"] == resource


@pytest.mark.rule("FS-16.6")
@pytest.mark.parametrize("tile", ["r3_mana_axolotl", "r3_gold_axolotl"])
def test_axolotls_only_if_the_supply_has_one(tile: str) -> None:
    table = swamp(frogs(gold=4, mana=1, tiles=tile), axolotls=0, round=4)
    refusal = table.refuses(f"play:{tile}")
    assert (refusal.code, refusal.rule) == ("no-axolotl-left", "FS-16.6")


# Round 4.


@pytest.mark.rule("FS-16.7")
@pytest.mark.parametrize("vp", [2, 3, 4, 5, 6])
def test_a_round_4_tile_gives_its_points_at_once(vp: int) -> None:
    table = swamp(frogs(), round=4, bonus_tiles=f"r4_vp_{vp} r4_vp_2 r4_vp_6")
    table.play("pass", f"take:r4_vp_{vp}")
    assert (table.frogs.vp, table.frogs.tiles) == (vp, set())
