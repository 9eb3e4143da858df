"""Maintenance (FS-19)."""

from __future__ import annotations

import pytest

from tests.games.feya.table import Table, crocodiles, frogs, swamp, turtles

LAST_PASS = ["pass", "take:r1_range_3", "next:merchant", "totem:0,1", "confirm"]


def alone(round: int = 1) -> Table:
    """The Frogs are the last who have not passed."""
    return swamp(
        frogs(workers=2, axolotls=2, mana=3, gold=8, fish=2, boats="2,-1", settlements="1,0=2"),
        turtles(passed=True, guide="artist"),
        crocodiles(passed=True, guide="sailor"),
        shrines="0,0",
        purple="3,-1",
        yellow="3,-2",
        guide_fish={"wiseman": 1},
        round=round,
    )


@pytest.mark.rule("FS-19.1")
def test_clan_workers_placed_and_exchanged_return() -> None:
    table = alone().play("exchange:clan", "fish_1", "worker:clan", "boat:1", "to:3,-1", "finish", "end")
    assert table.frogs.workers == 0
    assert table.play(*LAST_PASS).frogs.workers == 2


@pytest.mark.rule("FS-19.1")
def test_workers_on_the_clan_board_stay_there() -> None:
    assert alone().play(*LAST_PASS).frogs.workers == 2


@pytest.mark.rule("FS-19.1")
def test_the_spaces_are_free_again() -> None:
    table = alone().play("fish_1", "worker:clan", "boat:1", "to:3,-1", "finish", "end", *LAST_PASS)
    assert set(table.state.placed) == {0}


@pytest.mark.rule("FS-19.2")
def test_used_axolotls_return_to_the_supply_and_others_are_kept_j_50() -> None:
    table = alone().play("fish_1", "worker:axolotl", "boat:1", "to:3,-1", "finish", "end")
    assert (table.frogs.axolotls, table.axolotls) == (1, 6)
    table.play(*LAST_PASS)
    assert (table.frogs.axolotls, table.axolotls) == (1, 7)


@pytest.mark.rule("FS-19.3")
def test_the_next_round_has_its_own_season_card() -> None:
    table = alone()
    seasons = table.game.box.season_ids
    table.state.deal.seasons = [seasons.index("season_purple"), seasons.index("season_yellow"), 2, 3]
    assert table.fishing_places == {"3,-1"}
    assert table.play(*LAST_PASS).fishing_places == {"3,-2"}


@pytest.mark.rule("FS-19.4")
def test_each_guide_in_the_display_gets_one_fish_and_they_pile_up() -> None:
    table = alone().play(*LAST_PASS)
    assert table.fish_on("wiseman") == 2
    assert table.fish_on("monk") == 1
    assert "merchant" not in table.display


@pytest.mark.rule("FS-19.5", "FS-3.3")
def test_the_new_guides_set_the_new_turn_order() -> None:
    table = alone()
    assert table.order == ["frog", "turtle", "crocodile"]
    table.play(*LAST_PASS)
    assert table.order == ["crocodile", "frog", "turtle"]
    assert (table.round, table.player) == (2, "crocodile")


@pytest.mark.rule("FS-19.5")
def test_everybody_plays_again() -> None:
    table = alone().play(*LAST_PASS)
    assert not any(seat.has_passed for seat in table.state.seats)


@pytest.mark.rule("FS-19.6")
def test_boats_settlements_fish_totem_and_resources_stay() -> None:
    table = alone().play(*LAST_PASS)
    clan = table.frogs
    assert (clan.boats, clan.settlements, table.fish_on("1,0"), table.totem) == (["2,-1"], {"1,0"}, 2, "0,1")
    assert (clan.gold, clan.mana, clan.fish) == (8 + 8, 3 + 1, 2)


@pytest.mark.rule("FS-1.1", "FS-20.1")
def test_round_4_has_no_maintenance() -> None:
    table = alone(round=4).play("fish_1", "worker:clan", "boat:1", "to:3,-1", "finish", "end")
    table.play("pass", "take:r4_vp_2", "totem:0,1", "confirm")
    assert table.is_over
    assert (table.frogs.workers, table.fish_on("wiseman")) == (1, 1)
