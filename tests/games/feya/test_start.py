"""First guides and turn order (FS-3), starting settlements (FS-4)."""

from __future__ import annotations

import pytest

from tests.games.feya.table import Table, cell_set, crocodiles, frogs, new_table, salamanders, swamp, turtles

SHRINES = "-3,0 1,-3 2,1 -2,3"


def three_clans(**options: str) -> Table:
    """Salamanders, Frogs and Crocodiles before their first starting settlement."""
    closed = (0, 0, 0, 0)
    return swamp(
        salamanders(guide="sailor", opened=closed),
        frogs(guide="monk", opened=closed),
        crocodiles(guide="warrior", opened=closed),
        shrines=SHRINES,
        begin="start",
        options=options,
    )


def two_clans(**options: str) -> Table:
    closed = (0, 0, 0, 0)
    return swamp(
        frogs(guide="sailor", opened=closed),
        turtles(guide="monk", opened=closed),
        players=2,
        shrines=SHRINES,
        begin="start",
        options=options,
    )


BOAT = "start:upper_left"
OTHER_BOAT = "start:upper_right"
MANA = "start:lower_left"


# The draft.


@pytest.mark.rule("FS-3.1")
def test_the_draft_goes_clockwise_by_seat_from_the_first_drafter() -> None:
    for seed in range(8):
        table = new_table(4, seed=str(seed), clan_choice="random")
        first = table.acting
        asked = []
        for _ in range(4):
            asked.append(table.acting)
            table.play("draft:" + sorted(table.of_kind("draft"))[0])
        assert asked == [(first + n) % 4 for n in range(4)]


@pytest.mark.rule("FS-3.1")
def test_a_guide_taken_by_one_cannot_be_taken_by_the_next() -> None:
    table = new_table(3, clan_choice="random")
    guide = sorted(table.display)[0]
    table.play(f"draft:{guide}")
    refusal = table.refuses(f"draft:{guide}")
    assert (refusal.code, refusal.rule) == ("guide-not-in-display", "FS-3.1")


@pytest.mark.rule("FS-3.1")
@pytest.mark.option("first_drafter", "seat_1")
def test_the_first_seat_drafts_first_when_so_agreed() -> None:
    assert {new_table(4, str(n), clan_choice="random", first_drafter="seat_1").acting for n in range(12)} == {0}


@pytest.mark.rule("FS-3.1")
@pytest.mark.option("first_drafter", "random")
def test_a_random_seat_drafts_first_j_49() -> None:
    assert {new_table(4, str(n), clan_choice="random").acting for n in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("FS-3.2")
def test_each_guide_left_in_the_display_gets_one_fish() -> None:
    table = new_table(3, clan_choice="random")
    for _ in range(3):
        table.play("draft:" + sorted(table.of_kind("draft"))[0])
    assert len(table.display) == 4
    assert [table.fish_on(guide) for guide in sorted(table.display)] == [1, 1, 1, 1]


@pytest.mark.rule("FS-3.3")
def test_the_turn_order_is_ascending_initiative() -> None:
    table = swamp(frogs(guide="wiseman"), turtles(guide="leader"), crocodiles(guide="builder"), begin="start")
    assert table.order == ["turtle", "crocodile", "frog"]


# Starting settlements.


@pytest.mark.rule("FS-4.1")
def test_starting_settlements_go_three_times_round_in_the_same_order() -> None:
    table = three_clans()
    asked = []
    while table.point == "start_tile":
        asked.append(table.player)
        table.play("start:" + sorted(table.of_kind("start"))[0])
        table.play("settle:" + sorted(table.of_kind("settle"))[0])
    assert asked == ["salamander", "frog", "crocodile"] * 3


@pytest.mark.rule("FS-4.2")
def test_the_player_chooses_among_the_starting_settlements_left() -> None:
    table = three_clans()
    assert table.of_kind("start") == {"upper_left", "upper_right", "lower_left"}
    table.play(MANA, "settle:-2,0", BOAT, "settle:0,-2", BOAT, "settle:2,0")
    assert table.of_kind("start") == {"upper_left", "upper_right"}
    assert table.refuses(MANA).rule == "FS-4.2"


@pytest.mark.rule("FS-4.2")
def test_a_track_without_a_starting_settlement_cannot_be_chosen() -> None:
    assert three_clans().refuses("start:lower_right").code == "start-tile-gone"


@pytest.mark.rule("FS-4.3")
def test_a_cell_beside_a_settlement_only_is_not_enough() -> None:
    table = three_clans().play(BOAT, "settle:-2,0", BOAT)
    refusal = table.refuses("settle:-1,0")
    assert (refusal.code, refusal.rule) == ("not-next-to-shrine", "FS-4.3")


@pytest.mark.rule("FS-4.3")
def test_a_second_own_settlement_on_the_same_island_is_refused() -> None:
    table = three_clans().play(BOAT, "settle:-2,0", BOAT, "settle:0,-2", BOAT, "settle:2,0", OTHER_BOAT)
    refusal = table.refuses("settle:-3,1")
    assert (refusal.code, refusal.rule) == ("own-on-island", "FS-4.3")


@pytest.mark.rule("FS-4.3", "FS-5.6")
def test_a_starting_settlement_must_not_touch_two_islands() -> None:
    table = swamp(frogs(opened=(0, 0, 0, 0)), shrines="0,0 2,0", begin="start").play(BOAT)
    refusal = table.refuses("settle:1,0")
    assert (refusal.code, refusal.rule) == ("joins-islands", "FS-5.6")


@pytest.mark.rule("FS-4.3", "FS-5.1")
def test_a_starting_settlement_needs_water() -> None:
    table = swamp(frogs(opened=(0, 0, 0, 0)), shrines="0,-3", begin="start").play(BOAT)
    assert table.refuses("settle:0,-4").code == "not-water"
    assert table.refuses("settle:0,-3").code == "not-water"


def beside_temple_1(**options: str) -> Table:
    """Temple_1 at (0,-4) has one way out left, through (-1,-3)."""
    return swamp(
        frogs(opened=(0, 0, 0, 0)),
        turtles(settlements="1,-4"),
        shrines="0,-3",
        begin="start",
        options=options,
    ).play(BOAT)


@pytest.mark.rule("FS-4.4", "FS-5.7")
@pytest.mark.option("start_block_test", "yes")
def test_a_starting_settlement_must_not_cut_off_a_temple_j_12() -> None:
    refusal = beside_temple_1().refuses("settle:-1,-3")
    assert (refusal.code, refusal.rule) == ("cuts-off-temple", "FS-5.7")


@pytest.mark.rule("FS-4.4")
@pytest.mark.option("start_block_test", "no")
def test_without_the_block_test_it_may() -> None:
    assert beside_temple_1(start_block_test="no").offers("settle:-1,-3")


def in_the_corner(**options: str) -> Table:
    """The corner (-4,0) lies between a shrine and two settlements."""
    return swamp(
        frogs(opened=(0, 0, 0, 0)),
        turtles(settlements="-4,1 -3,-1"),
        shrines="-3,0",
        begin="start",
        options=options,
    )


@pytest.mark.rule("FS-4.4")
@pytest.mark.option("start_block_test", "yes")
def test_a_boat_must_not_start_imprisoned_j_12() -> None:
    refusal = in_the_corner().play(BOAT).refuses("settle:-4,0")
    assert (refusal.code, refusal.rule) == ("cuts-off-boat", "FS-4.4")


@pytest.mark.rule("FS-4.4", "FS-5.8")
def test_a_starting_settlement_without_a_boat_may_go_there() -> None:
    assert in_the_corner().play(MANA).offers("settle:-4,0")


@pytest.mark.rule("FS-4.4")
@pytest.mark.option("start_block_test", "no")
def test_without_the_block_test_a_boat_may_start_imprisoned() -> None:
    assert in_the_corner(start_block_test="no").play(BOAT).offers("settle:-4,0")


@pytest.mark.rule("FS-4.5")
def test_several_clans_may_settle_beside_the_same_shrine() -> None:
    table = three_clans().play(BOAT, "settle:-2,0", BOAT, "settle:-3,1", BOAT, "settle:-2,-1")
    assert {"-3,0", "-2,0", "-3,1", "-2,-1"} in table.islands


@pytest.mark.rule("FS-4.6")
def test_a_boat_stays_on_its_starting_settlement() -> None:
    table = three_clans().play(BOAT, "settle:-2,0")
    assert table.salamanders.boats == ["-2,0"]
    assert table.salamanders.settlements == {"-2,0"}


@pytest.mark.rule("FS-4.6", "FS-21.1")
def test_the_space_of_a_starting_settlement_is_open_from_now_on() -> None:
    assert three_clans().play(MANA, "settle:-2,0").salamanders.opened == (0, 0, 1, 0)


@pytest.mark.rule("FS-4.6")
def test_the_starting_settlement_with_mana_income_brings_no_boat() -> None:
    assert three_clans().play(MANA, "settle:-2,0").salamanders.boats == []


@pytest.mark.rule("FS-4.7", "FS-5.5")
def test_a_starting_settlement_ends_the_fishing_on_its_cell() -> None:
    table = swamp(frogs(opened=(0, 0, 0, 0)), shrines="0,0", purple="1,0 3,0", begin="start")
    table.play(BOAT, "settle:1,0")
    assert table.fishing_places == {"3,0"}


@pytest.mark.rule("FS-4.8")
def test_with_two_players_a_neutral_settlement_follows_each_own_one_j_1() -> None:
    table = two_clans()
    asked = []
    while table.point in ("start_tile", "neutral_cell"):
        asked.append((table.player, table.point))
        if table.point == "neutral_cell":
            table.play("neutral:" + sorted(table.of_kind("neutral"))[0])
        else:
            table.play("start:" + sorted(table.of_kind("start"))[0])
            table.play("settle:" + sorted(table.of_kind("settle"))[0])
    once = [(clan, point) for clan in ("frog", "turtle") for point in ("start_tile", "neutral_cell")]
    assert asked == once * 3


@pytest.mark.rule("FS-4.8")
def test_with_three_players_there_are_no_neutral_settlements() -> None:
    table = three_clans().play(BOAT, "settle:-2,0")
    assert table.point == "start_tile"
    assert table.state.neutrals == []


@pytest.mark.rule("FS-4.9")
def test_neutral_colours_are_the_unused_clans_in_their_order_j_2() -> None:
    table = two_clans().play(BOAT, "settle:-2,0")
    first = table.told("neutral:-3,1")[0].arguments["clan"]
    table.play(BOAT, "settle:2,0")
    second = table.told("neutral:1,1")[0].arguments["clan"]
    assert (first, second) == ("crocodile", "salamander")


@pytest.mark.rule("FS-4.9")
def test_a_neutral_settlement_may_share_an_island_with_the_one_who_places_it() -> None:
    table = two_clans().play(BOAT, "settle:-2,0", "neutral:-3,1")
    assert {"-3,0", "-2,0", "-3,1"} in table.islands


@pytest.mark.rule("FS-4.9")
def test_each_neutral_colour_ends_on_three_islands_j_2() -> None:
    table = two_clans().play(BOAT, "settle:-2,0", "neutral:-3,1")
    table.play(BOAT, "settle:2,0", "neutral:1,1", OTHER_BOAT, "settle:3,1")
    refusal = table.refuses("neutral:-2,-1")
    assert (refusal.code, refusal.rule) == ("own-on-island", "FS-4.3")
    assert table.offers("neutral:2,2")


@pytest.mark.rule("FS-4.9")
def test_neutral_settlements_carry_no_boats_and_open_nothing() -> None:
    table = two_clans().play(MANA, "settle:-2,0", "neutral:-3,1")
    assert table.frogs.boats == []
    assert table.frogs.opened == (0, 0, 1, 0)


def only_the_corner(own: str) -> Table:
    """All cells beside the only shrine are settled, but for the corner when it is left out."""
    return swamp(frogs(opened=(0, 0, 0, 0)), turtles(settlements=own), shrines="-3,0", begin="start")


@pytest.mark.rule("FS-4.10")
def test_when_the_block_test_leaves_no_cell_it_gives_way() -> None:
    table = only_the_corner("-2,0 -3,1 -4,1 -3,-1 -2,-1").play(BOAT)
    assert table.of_kind("settle") == {"-4,0"}


@pytest.mark.rule("FS-4.10")
def test_a_placement_without_any_cell_is_skipped() -> None:
    table = only_the_corner("-2,0 -3,1 -4,1 -3,-1 -2,-1 -4,0")
    assert table.point == "main_choice"
    assert table.frogs.opened == (0, 0, 0, 0)


@pytest.mark.rule("FS-4.10", "FS-4.8")
def test_a_neutral_placement_without_any_cell_is_skipped() -> None:
    """One cell is left beside the only shrine; the neutral settlement finds none, and nobody else either."""
    table = swamp(
        frogs(opened=(0, 0, 0, 0)),
        turtles(settlements="-2,0 -3,1 -4,1 -3,-1 -2,-1"),
        players=2,
        shrines="-3,0",
        begin="start",
    )
    table.play(MANA, "settle:-4,0")
    assert (table.point, table.round) == ("main_choice", 1)


# The worked example.

BEGINNING = [BOAT, "settle:-2,0", BOAT, "settle:0,-2", BOAT, "settle:2,0"]
GOING_ON = [OTHER_BOAT, "settle:1,1", OTHER_BOAT, "settle:-3,1", OTHER_BOAT, "settle:1,-2"]
LAST = [MANA, "settle:-2,2", MANA, "settle:3,1", MANA, "settle:-1,2"]


@pytest.mark.example("EX-1")
@pytest.mark.rule("FS-4.1", "FS-4.3", "FS-4.5", "FS-4.6")
def test_starting_placement_with_three_players() -> None:
    table = three_clans().play(*BEGINNING, *GOING_ON, *LAST)
    assert sorted(len(island) for island in table.islands) == [3, 3, 3, 4]
    for clan in (table.salamanders, table.frogs, table.crocodiles):
        assert sum(bool(clan.settlements & island) for island in table.islands) == 3
    boats = [*table.salamanders.boats, *table.frogs.boats, *table.crocodiles.boats]
    assert set(boats) == cell_set("-2,0 1,1 0,-2 -3,1 2,0 1,-2")


@pytest.mark.example("EX-1")
@pytest.mark.rule("FS-4.3")
def test_starting_placement_refuses_an_own_island_and_a_cell_without_a_shrine() -> None:
    table = three_clans().play(*BEGINNING, OTHER_BOAT)
    assert table.refuses("settle:-3,1").code == "own-on-island"
    assert table.refuses("settle:-1,1").rule == "FS-4.3"
