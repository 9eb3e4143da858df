"""Fish (FS-9)."""

from __future__ import annotations

import pytest

from tests.games.feya.table import frogs, swamp, turtles


@pytest.mark.rule("FS-9.1")
def test_only_fish_of_the_season_can_be_caught() -> None:
    table = swamp(frogs(boats="0,0"), purple="1,0", yellow="0,1", season="yellow")
    table.play("fish_1", "worker:clan", "boat:1")
    assert table.of_kind("to") == {"0,1"}
    refusal = table.refuses("to:1,0")
    assert (refusal.code, refusal.rule) == ("no-season-fish", "FS-9.1")


@pytest.mark.rule("FS-9.1")
def test_a_place_with_another_boat_is_not_free() -> None:
    assert swamp(frogs(boats="0,0"), turtles(boats="1,0"), purple="1,0").refuses("fish_1").rule == "FS-7.9"


@pytest.mark.rule("FS-9.1", "FS-5.5")
def test_a_place_built_over_is_gone() -> None:
    table = swamp(frogs(boats="0,1"), turtles(settlements="1,0"), shrines="0,0", purple="1,0")
    assert table.refuses("fish_1").code == "nothing-to-do"


@pytest.mark.rule("FS-9.2")
@pytest.mark.parametrize(
    ("opened", "catch"),
    [((1, 1, 1, 0), 1), ((1, 3, 1, 0), 2), ((1, 1, 1, 4), 2), ((5, 5, 5, 5), 3)],
)
def test_the_catch_is_the_base_catch_and_the_symbols_opened(opened: tuple[int, int, int, int], catch: int) -> None:
    table = swamp(frogs(boats="0,0", opened=opened), purple="1,0")
    table.play("fish_3", "worker:clan", "boat:1", "to:1,0")
    assert table.frogs.fish == catch


@pytest.mark.rule("FS-9.2", "FS-22.3")
def test_the_fisherman_adds_one() -> None:
    table = swamp(frogs(guide="fisherman", boats="0,0"), purple="1,0")
    assert table.play("fish_3", "worker:clan", "boat:1", "to:1,0").frogs.fish == 2


@pytest.mark.rule("FS-9.2", "FS-16.4")
def test_the_catch_tile_adds_one() -> None:
    table = swamp(frogs(boats="0,0", tiles="r1_catch_1"), purple="1,0", round=2)
    assert table.play("play:r1_catch_1", "fish_3", "worker:clan", "boat:1", "to:1,0").frogs.fish == 2


@pytest.mark.rule("FS-9.2")
def test_each_boat_brings_the_catch() -> None:
    table = swamp(frogs(guide="fisherman", boats="0,0 0,1 0,2"), purple="1,0 1,1 1,2")
    table.play("fish_3", "worker:clan")
    for boat, goal in (("1", "1,0"), ("2", "1,1"), ("3", "1,2")):
        table.play(f"boat:{boat}", f"to:{goal}")
    assert table.frogs.fish == 6


@pytest.mark.rule("FS-9.2")
def test_the_gain_of_the_space_comes_on_top() -> None:
    table = swamp(frogs(boats="0,0"), purple="1,0").play("fish_1", "worker:clan", "boat:1", "to:1,0")
    assert table.frogs.fish == 1 + 1


@pytest.mark.rule("FS-9.3")
def test_a_fishing_place_is_never_used_up() -> None:
    table = swamp(frogs(boats="0,0 2,0"), purple="1,0")
    table.play("fish_3", "worker:clan", "boat:1", "to:1,0", "finish", "end")
    assert table.fishing_places == {"1,0"}


@pytest.mark.rule("FS-9.3")
def test_with_a_catch_of_nothing_fish_is_illegal() -> None:
    table = swamp(frogs(boats="0,0"), purple="1,0", changes={"base_catch": {"value": 0}})
    assert table.refuses("fish_1").rule == "FS-7.9"
