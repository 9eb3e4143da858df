"""Race cards (FS-17)."""

from __future__ import annotations

import pytest

from tests.games.feya.table import Clan, Table, crocodiles, frogs, salamanders, swamp, turtles


def ending_a_turn(clan: Clan, races: str, shrines: str = "") -> Table:
    """The clan improves its navigation and ends its turn."""
    table = swamp(clan, shrines=shrines, races=races)
    return table.play("improve_navigation_1", "worker:clan", "end")


@pytest.mark.rule("FS-17.1")
def test_the_race_cards_are_checked_at_the_end_of_the_own_turn() -> None:
    assert ending_a_turn(frogs(navigation=3), "race_navigation_four").frogs.points("race") == 6


@pytest.mark.rule("FS-17.1")
def test_the_race_cards_are_checked_in_a_pass_turn_too_j_33() -> None:
    table = swamp(frogs(navigation=4), races="race_navigation_four")
    table.play("pass", "take:r1_range_3", "next:artist")
    assert table.frogs.points("race") == 0
    assert table.play("confirm").frogs.points("race") == 6


@pytest.mark.rule("FS-17.1")
def test_all_three_cards_are_checked() -> None:
    table = ending_a_turn(
        frogs(navigation=3, opened=(4, 1, 4, 0), settlements="1,0"),
        "race_navigation_four race_two_workers race_every_island",
        shrines="0,0",
    )
    assert table.frogs.points("race") == 18


@pytest.mark.rule("FS-17.2")
def test_the_first_second_third_and_fourth_score_less_and_less() -> None:
    clans = [clan(navigation=4) for clan in (frogs, turtles, crocodiles, salamanders)]
    table = swamp(*clans, races="race_navigation_four", display="leader artist merchant wiseman")
    for tile, guide in (
        ("range_3", "leader"),
        ("range_2", "artist"),
        ("catch_1", "merchant"),
        ("discount_3", "wiseman"),
    ):
        table.play("pass", f"take:r1_{tile}", f"next:{guide}", "confirm")
    assert [table.seat(n).points("race") for n in range(4)] == [6, 4, 3, 2]


@pytest.mark.rule("FS-17.2")
def test_scoring_a_card_is_automatic() -> None:
    facts = swamp(frogs(navigation=3), races="race_navigation_four").told("improve_navigation_1", "worker:clan", "end")
    told = [fact for fact in facts if fact.kind == "race"]
    assert [(fact.arguments["card"], fact.arguments["place"]) for fact in told] == [("race_navigation_four", 1)]


@pytest.mark.rule("FS-17.3")
def test_each_card_is_scored_at_most_once() -> None:
    table = swamp(
        frogs(navigation=4, mana=1), turtles(passed=True), crocodiles(passed=True), races="race_navigation_four"
    )
    table.play("improve_navigation_1", "worker:clan", "end")
    assert table.frogs.points("race") == 6
    table.play("pass", "take:r1_range_3", "next:artist", "confirm")
    assert table.frogs.points("race") == 6


@pytest.mark.rule("FS-17.4")
def test_only_the_active_player_is_checked_j_33() -> None:
    table = swamp(frogs(), turtles(navigation=4), races="race_navigation_four")
    table.play("improve_navigation_1", "worker:clan", "end")
    assert table.turtles.points("race") == 0
    table.play("pass", "take:r1_range_3", "next:artist", "confirm")
    assert table.turtles.points("race") == 6


@pytest.mark.rule("FS-17.4")
def test_a_condition_reached_in_income_counts_at_the_end_of_the_own_next_turn() -> None:
    table = swamp(frogs(guide="sailor", navigation=3), races="race_navigation_four", begin="round")
    assert table.frogs.points("race") == 0
    table.play("improve_navigation_1", "worker:clan", "end")
    assert table.frogs.points("race") == 6


@pytest.mark.rule("FS-17.5")
def test_a_condition_scored_needs_not_hold_later() -> None:
    """Seven fish caught in one turn; the next turn catches none, and the points stay."""
    table = swamp(
        frogs(guide="fisherman", opened=(1, 3, 1, 4), boats="0,0 0,1"),
        turtles(passed=True),
        crocodiles(passed=True),
        purple="1,0 1,1",
        races="race_seven_fish",
    )
    table.play("fish_3", "worker:clan", "boat:1", "to:1,0", "boat:2", "to:1,1", "finish", "end")
    assert (table.frogs.fish, table.frogs.points("race")) == (8, 6)
    table.play("improve_navigation_1", "worker:clan", "end")
    assert table.frogs.points("race") == 6


# The conditions, met and just not met.


def on_islands(*counts: int) -> str:
    """So many own settlements beside each of five shrines that lie far apart."""
    beside = [
        ["1,0", "1,-1", "0,-1", "-1,0", "-1,1"],
        ["-3,1", "-3,-1", "-4,1"],
        ["3,-2", "2,-3", "3,-4"],
        ["0,2", "-1,3", "-1,4"],
        ["3,1", "4,-1", "2,1"],
    ]
    return " ".join(cell for spots, n in zip(beside, counts, strict=False) for cell in spots[:n])


@pytest.mark.rule("FS-17.6")
@pytest.mark.parametrize(
    ("card", "met", "missed"),
    [
        ("race_every_island", (1, 1, 1, 1, 1), (3, 3, 3, 2, 0)),
        ("race_five_on_one", (5, 0, 0, 0, 0), (4, 3, 3, 0, 0)),
        ("race_two_on_five", (2, 2, 2, 2, 2), (3, 3, 3, 2, 1)),
        ("race_three_on_three", (3, 3, 3, 0, 0), (5, 3, 2, 2, 2)),
    ],
)
def test_settlements_on_islands(card: str, met: tuple[int, ...], missed: tuple[int, ...]) -> None:
    shrines = "0,0 -3,0 3,-3 0,3 3,0"
    for counts, points in ((met, 6), (missed, 0)):
        table = ending_a_turn(frogs(settlements=on_islands(*counts)), card, shrines)
        assert len(table.islands) == 5
        assert table.frogs.points("race") == points


@pytest.mark.rule("FS-17.6")
@pytest.mark.parametrize(("before", "points"), [(2, 0), (3, 6), (4, 6)])
def test_navigation_on_plus_four_or_further(before: int, points: int) -> None:
    assert ending_a_turn(frogs(navigation=before), "race_navigation_four").frogs.points("race") == points


@pytest.mark.rule("FS-17.6")
@pytest.mark.parametrize(("opened", "points"), [((4, 1, 4, 0), 6), ((5, 1, 3, 0), 0)])
def test_two_worker_spaces_opened(opened: tuple[int, int, int, int], points: int) -> None:
    assert ending_a_turn(frogs(opened=opened), "race_two_workers").frogs.points("race") == points


def seven_fish(space: str, opened: tuple[int, int, int, int]) -> Table:
    """Two boats fish with the Fisherman."""
    table = swamp(frogs(guide="fisherman", opened=opened, boats="0,0 0,1"), purple="1,0 1,1", races="race_seven_fish")
    return table.play(space, "worker:clan", "boat:1", "to:1,0", "boat:2", "to:1,1", "finish", "end")


@pytest.mark.rule("FS-17.6")
def test_seven_fish_caught_in_this_turn() -> None:
    table = seven_fish("fish_3", (1, 3, 1, 4))
    assert (table.frogs.fish, table.frogs.points("race")) == (8, 6)


@pytest.mark.rule("FS-17.7")
def test_the_gain_of_the_space_is_no_catch_j_34() -> None:
    table = seven_fish("fish_1", (1, 3, 1, 0))
    assert (table.frogs.fish, table.frogs.points("race")) == (7, 0)


def selling_nine_fish(totem: str) -> Table:
    """Two boats fill three settlements with fish: 27 gold, and 9 more with the totem.  A tile brings 16 gold more."""
    table = swamp(
        frogs(fish=9, mana=3, boats="2,-1 -2,1", tiles="r3_mana_gold"),
        turtles(settlements="1,0 1,-1 -1,0"),
        shrines="0,0",
        totem=totem,
        races="race_thirty_gold",
        round=4,
    )
    table.play("play:r3_mana_gold", "trade_2", "worker:clan", "boat:1", "to:2,-1")
    table.play(*["lay:1,0"] * 3, *["lay:1,-1"] * 3, "stop", "boat:2", "to:-2,1", *["lay:-1,0"] * 3, "stop")
    return table.play("finish", "end")


@pytest.mark.rule("FS-17.6", "FS-17.7")
def test_thirty_gold_taken_for_fish_with_the_totem_bonus_j_34() -> None:
    table = selling_nine_fish(totem="0,0")
    assert (table.frogs.gold, table.frogs.points("race")) == (16 + 27 + 9, 6)


@pytest.mark.rule("FS-17.6", "FS-17.7")
def test_other_gold_does_not_count_j_34() -> None:
    table = selling_nine_fish(totem="")
    assert (table.frogs.gold, table.frogs.points("race")) == (16 + 27, 0)


@pytest.mark.rule("FS-17.6")
def test_fish_and_gold_of_an_earlier_turn_do_not_count() -> None:
    table = swamp(
        frogs(guide="fisherman", opened=(1, 3, 1, 0), boats="0,0 0,1"),
        turtles(passed=True),
        crocodiles(passed=True),
        purple="1,0 1,1",
        races="race_seven_fish",
    )
    for space in ("fish_3", "fish_2"):
        table.play(space, "worker:clan", "boat:1", "to:1,0", "boat:2", "to:1,1", "finish", "end")
    assert (table.frogs.fish, table.frogs.points("race")) == (13, 0)
