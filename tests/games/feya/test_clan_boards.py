"""Clan boards (FS-21): every kind of bonus, the four lotus sides, the Salamander tiles."""

from __future__ import annotations

import pytest

from bogwood.games.feya.rules.box import BONUSES, TRACK_NAMES, place
from tests.games.feya.table import Clan, Table, crocodiles, frogs, new_table, salamanders, swamp, turtles

BUILD = ["build_1", "worker:clan", "boat:1", "to:2,-1", "build:1,0"]


def opening(clan: Clan, track: str) -> Table:
    """The clan opens the next space of a track; everybody else has passed."""
    clan.gold, clan.boats = 60, "2,-1"
    others = [other(passed=True) for other in (turtles, crocodiles, frogs) if other().name != clan.name][:2]
    return swamp(clan, *others, shrines="0,0").play(*BUILD, f"track:{track}")


def next_income(table: Table) -> Table:
    """The action ends, the clan passes, the next round begins."""
    table.play("finish", "end", "pass", "take:r1_range_3")
    if table.point == "celebrate_island":
        table.play("celebrate:nothing")
    return table.play("next:artist", "totem:0,1", "confirm")


def shown(board: str) -> list[list[str]]:
    """The bonuses of a board, track by track."""
    box = new_table(2).game.box
    face = box.board_names.index(board)
    return [[BONUSES[box.bonus[place(face, track, n)]] for n in range(5)] for track in range(4)]


def all_shown(board: str) -> list[str]:
    return [bonus for track in shown(board) for bonus in track]


# Opening.


@pytest.mark.rule("FS-21.1")
def test_settlements_leave_each_track_from_left_to_right() -> None:
    table = opening(frogs(opened=(1, 1, 1, 0)), "upper_right")
    assert table.frogs.opened == (1, 2, 1, 0)


@pytest.mark.rule("FS-21.1", "FS-21.2")
def test_only_open_spaces_count() -> None:
    table = swamp(frogs(boats="0,0", opened=(1, 2, 1, 3)), purple="1,0")
    assert table.play("fish_3", "worker:clan", "boat:1", "to:1,0").frogs.fish == 1


# The kinds of bonus.


@pytest.mark.rule("FS-21.2")
def test_no_bonus() -> None:
    table = opening(frogs(), "lower_right")
    clan = table.frogs
    assert (clan.vp, clan.mana, clan.navigation, clan.boats, table.point) == (0, 0, 0, ["2,-1"], "choose_boat")


@pytest.mark.rule("FS-21.2")
def test_catch_counts_from_now_on() -> None:
    table = swamp(
        frogs(gold=20, opened=(1, 2, 1, 0), boats="2,-1"),
        turtles(passed=True),
        crocodiles(passed=True),
        shrines="0,0",
        purple="3,-1",
    )
    table.play(*BUILD, "track:upper_right", "finish", "end", "fish_3", "worker:clan", "boat:1", "to:3,-1")
    assert table.frogs.fish == 2


@pytest.mark.rule("FS-21.2")
def test_three_points_and_a_celebrate_at_once() -> None:
    table = swamp(frogs(gold=20, opened=(1, 1, 4, 0), boats="2,-1"), turtles(settlements="0,1=2"), shrines="0,0").play(
        *BUILD, "track:lower_left"
    )
    assert (table.frogs.points("clan_board"), table.point) == (3, "celebrate_island")
    assert table.play("celebrate:0,0").frogs.points("celebrate") == 1


@pytest.mark.rule("FS-21.2")
@pytest.mark.parametrize(
    ("opened", "track", "gain"),
    [
        ((4, 1, 1, 0), "upper_left", {"vp": 3}),
        ((1, 1, 1, 0), "upper_left", {"gold": 3}),
        ((1, 3, 1, 0), "upper_right", {"gold": 5}),
        ((1, 1, 1, 4), "lower_right", {"gold": 4}),
        ((1, 1, 1, 2), "lower_right", {"mana": 1}),
        ((1, 4, 1, 0), "upper_right", {"vp": 1, "navigation": 1}),
    ],
)
def test_income_comes_first_in_the_next_income_phase(
    opened: tuple[int, int, int, int], track: str, gain: dict[str, int]
) -> None:
    """What the space adds to what the board paid without it."""
    paid = []
    for begin in (opened, tuple(n + (name == track) for n, name in zip(opened, TRACK_NAMES, strict=True))):
        a, b, c, d = begin
        clan = swamp(frogs(guide="artist", opened=(a, b, c, d)), begin="round").frogs
        paid.append({"vp": clan.vp, "gold": clan.gold, "mana": clan.mana, "navigation": clan.navigation})
    assert {key: paid[1][key] - paid[0][key] for key in paid[0] if paid[1][key] != paid[0][key]} == gain


@pytest.mark.rule("FS-21.2")
def test_an_income_space_pays_nothing_when_it_opens() -> None:
    table = opening(frogs(), "upper_left")
    assert table.frogs.gold == 60 - 7
    assert next_income(table).frogs.gold == 60 - 7 + 3


@pytest.mark.rule("FS-21.2")
def test_navigation_now_is_one_step_with_its_points_at_once() -> None:
    table = opening(frogs(navigation=2), "lower_left")
    assert (table.frogs.navigation, table.frogs.vp) == (3, 4)


@pytest.mark.rule("FS-21.2", "FS-21.3")
def test_a_boat_goes_along_and_is_used_from_the_next_turn() -> None:
    table = opening(frogs(opened=(1, 1, 1, 1)), "lower_right")
    assert table.frogs.boats == ["2,-1", "1,0"]
    table.play("finish", "end", "navigate_1", "worker:clan")
    assert table.offers("boat:2")


@pytest.mark.rule("FS-21.3")
def test_a_worker_gained_can_be_neither_used_nor_exchanged_before_the_next_turn() -> None:
    table = opening(frogs(opened=(3, 1, 1, 0), workers=1), "upper_left")
    table.play("finish")
    assert table.frogs.workers == 0
    refusal = table.refuses("exchange:clan")
    assert (refusal.code, refusal.rule) == ("worker-fresh", "FS-21.3")
    table.play("end")
    assert table.frogs.workers == 1
    assert table.offers("exchange:clan")


@pytest.mark.rule("FS-21.3")
def test_a_worker_gained_stays_for_good() -> None:
    table = next_income(opening(frogs(opened=(3, 1, 1, 0), workers=3), "upper_left"))
    while table.player != "frog":
        table.pass_turn()
    assert table.frogs.workers == 4


# The sides.


@pytest.mark.rule("FS-21.4")
def test_the_normal_side_is_equal_for_all_clans() -> None:
    tables = [swamp(clan(guide="artist", opened=(5, 5, 5, 5)), begin="round") for clan in (frogs, turtles, crocodiles)]
    assert len({(table.seat(0).gold, table.seat(0).mana, table.seat(0).vp) for table in tables}) == 1


@pytest.mark.rule("FS-21.5")
def test_the_crocodile_lotus_side_has_a_third_worker() -> None:
    bonuses = all_shown("crocodile_lotus")
    assert bonuses.count("worker") == 3
    table = opening(crocodiles(side="lotus", opened=(2, 1, 1, 0)), "upper_left")
    assert table.play("finish", "end").crocodiles.workers == 3
    assert opening(crocodiles(opened=(2, 1, 1, 0)), "upper_left").play("finish", "end").crocodiles.workers == 2


@pytest.mark.rule("FS-21.6")
def test_the_turtle_lotus_side_has_two_more_mana_incomes_and_fewer_empty_spaces() -> None:
    normal, lotus = all_shown("normal"), all_shown("turtle_lotus")
    assert lotus.count("income_mana") == normal.count("income_mana") + 2
    assert lotus.count("none") < normal.count("none")
    table = swamp(turtles(side="lotus", guide="artist", opened=(3, 2, 1, 0)), begin="round")
    assert table.turtles.mana == 3


@pytest.mark.rule("FS-21.7")
def test_on_the_frog_lotus_side_navigation_income_and_catch_come_earlier() -> None:
    boards = ["normal", "crocodile_lotus", "turtle_lotus", "salamander_lotus", "frog_lotus"]
    for bonus in ("income_navigation", "catch"):
        earliest = {board: min((t.index(bonus) for t in shown(board) if bonus in t), default=9) for board in boards}
        assert all(earliest["frog_lotus"] < earliest[board] for board in boards[:-1])
    assert all_shown("frog_lotus").count("none") > all_shown("normal").count("none")
    table = swamp(frogs(side="lotus", guide="artist", opened=(1, 1, 2, 0)), begin="round")
    assert table.frogs.navigation == 1


# The Salamander tiles.


def opening_a_wild_space(specials: str = "", fish: int = 0) -> Table:
    """The Salamanders open the wild space of their lower left track."""
    table = swamp(
        salamanders(side="lotus", gold=60, boats="2,-1", specials=specials),
        turtles(passed=True, settlements=f"-1,0={fish}"),
        crocodiles(passed=True),
        shrines="0,0",
        purple="3,-1",
    )
    return table.play(*BUILD, "track:lower_left")


ALL_TILES = {
    "salamander_catch",
    "salamander_income_mana",
    "salamander_income_gold",
    "salamander_vp_celebrate",
    "salamander_income_navigation",
}


@pytest.mark.rule("FS-21.8")
def test_a_wild_space_takes_any_unused_salamander_tile_at_once_j_47() -> None:
    table = opening_a_wild_space(specials="salamander_catch")
    assert table.of_kind("special") == ALL_TILES - {"salamander_catch"}
    refusal = table.refuses("special:salamander_catch")
    assert (refusal.code, refusal.rule) == ("special-tile-used", "FS-21.8")


@pytest.mark.rule("FS-21.8")
def test_with_no_tile_left_nothing_happens() -> None:
    """Corrected data with more wild spaces than tiles."""
    assert opening_a_wild_space(specials=" ".join(sorted(ALL_TILES))).point == "choose_boat"


@pytest.mark.rule("FS-21.8")
def test_the_catch_tile_of_the_salamanders_counts_from_now_on() -> None:
    table = opening_a_wild_space().play("special:salamander_catch", "finish", "end")
    assert table.play("fish_3", "worker:clan", "boat:1", "to:3,-1").salamanders.fish == 2


@pytest.mark.rule("FS-21.8")
def test_the_celebrate_tile_of_the_salamanders_works_at_once() -> None:
    table = opening_a_wild_space(fish=1).play("special:salamander_vp_celebrate")
    assert (table.salamanders.points("clan_board"), table.point) == (3, "celebrate_island")
    assert table.play("celebrate:0,0").salamanders.points("celebrate") == 1


@pytest.mark.rule("FS-21.8", "FS-21.2")
@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        ("salamander_income_mana", (0, 1, 0)),
        ("salamander_income_gold", (5, 0, 0)),
        ("salamander_income_navigation", (0, 0, 1)),
    ],
)
def test_income_tiles_of_the_salamanders_pay_from_the_next_income_j_47(tile: str, gain: tuple[int, int, int]) -> None:
    table = opening_a_wild_space().play(f"special:{tile}")
    before = (table.salamanders.gold, table.salamanders.mana, table.salamanders.navigation)
    assert before == (53, 0, 0)
    clan = next_income(table).salamanders
    board_mana = 1
    assert (clan.gold - 53, clan.mana - board_mana, clan.navigation) == gain


@pytest.mark.rule("FS-21.8")
def test_the_salamander_lotus_side_has_four_wild_spaces() -> None:
    assert all_shown("salamander_lotus").count("wild") == 4
