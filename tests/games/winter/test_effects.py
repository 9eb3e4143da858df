"""The vocabulary of effects (3.2): every verb, every counter of the sacred stones."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.winter.table import eclipse, red, turn, yellow

MAP = "h1 h2 h5 h9 h9"


@pytest.mark.rule("EW-14.1", "EW-16.7")
@pytest.mark.parametrize(
    ("stone", "player", "points"),
    [
        ("stone_forest", {"villages": "1-2-5 1-4-5"}, 4),
        ("stone_plains", {"villages": "1-2-5 1-4-5"}, 2),
        ("stone_hills", {"villages": "4-8-9 8-9-13"}, 4),
        ("stone_mountains", {"villages": "4-8-9 8-9-13"}, 2),
        ("stone_tundra", {"villages": "4-8-9 13-14-17"}, 2),
        ("stone_camps", {"camps": "h1 h2 h10"}, 2),
        ("stone_camps", {"camps": MAP}, 3),
        ("stone_species", {"animals": "2 mammoth, glyptodon", "tipped": "sabre_tooth"}, 2),
        ("stone_graves", {"grave": "4 forager"}, 3),
        ("stone_builders", {"level_1": "a1 a2 a3"}, 1),
        ("stone_learning", {"discard": "snares, barter", "grave": "drum_circle"}, 2),
    ],
)
def test_stones_of_the_first_era(stone: str, player: dict[str, Any], points: int) -> None:
    table = eclipse(red(stones=stone, strength=1, **player), yellow(camps="h16 h18"))
    while table.asked.startswith("red"):
        table.play("terrain:rest" if "terrain:rest" in table.offered else "decline")
    assert table.points("red")["stones"] == points


@pytest.mark.rule("EW-14.1", "EW-18.2")
@pytest.mark.parametrize(
    ("stone", "player", "points"),
    [
        ("stone_great_villages", {"villages": "1-2-5 13-14-17"}, 4),
        ("stone_great_species", {"animals": "mammoth, glyptodon, sabre_tooth, woolly_rhino"}, 4),
        ("stone_great_builders", {"level_1": "a1 a2 a3 a4 a5"}, 2),
        ("stone_great_honor", {"honor": 7}, 3),
        ("stone_great_sacrifice", {"sacrifice": 10}, 5),
        ("stone_great_heartland", {"camps": "h5 h9 h14 h10"}, 3),
        ("stone_great_rim", {"villages": "1-2-5", "camps": "h8"}, 3),
        ("stone_great_tribe", {"discard": "3 elder, hunter", "hand": "2 shaman"}, 3),
        ("stone_great_learning", {"discard": "snares, barter, great_feast"}, 3),
        ("stone_great_stores", {"food": 9, "tools": 8}, 5),
        ("stone_great_stores", {"food": 10, "tools": 10}, 6),
    ],
)
def test_stones_of_the_second_era(stone: str, player: dict[str, Any], points: int) -> None:
    table = eclipse(red(stones=stone, strength=9, **player), yellow(camps="h16 h18"), round=3)
    while table.asked.startswith("red"):
        way_on = [move for move in ("pile:done", "terrain:rest", "decline") if move in table.offered]
        table.play(way_on[0])
    assert table.points("red")["stones"] == points


@pytest.mark.rule("EW-4.3")
def test_herd_drive_takes_an_open_animal_free_of_cost() -> None:
    table = turn(red(hand="herd_drive"), round=3, animals="mammoth glyptodon").play("culture:herd_drive")
    assert table.offered == {"animal:1", "animal:2", "decline"}
    table.play("animal:2")
    assert table.animals("red") == {"glyptodon": 1}
    assert table.tribe("red").tools == 0


@pytest.mark.rule("EW-4.3", "EW-13.3")
def test_snares_take_the_top_animal_or_leave_it() -> None:
    table = turn(red(hand="snares")).play("culture:snares")
    assert table.offered == {"animal:deck", "decline"}
    table.play("animal:deck")
    assert sum(table.animals("red").values()) == 1


@pytest.mark.rule("EW-2.6", "EW-12.1")
def test_great_burial_buries_twice_one_after_the_other() -> None:
    table = turn(red(hand="great_burial, 2 forager", honor=1), round=3).play(
        "culture:great_burial", "bury:hand:forager"
    )
    assert table.tribe("red").honor == 2
    assert table.asked == "red bury_card"
    table.play("decline")
    assert table.asked == "red figure"


@pytest.mark.rule("EW-16.2")
def test_war_paint_gives_labour_now_and_strength_in_the_eclipse() -> None:
    table = turn(red(hand="war_paint"), round=3).play("culture:war_paint")
    assert (table.s.labour, table.tribe("red").strength) == (2, 3)


@pytest.mark.rule("EW-4.3")
def test_painted_hides_count_culture_cards_in_play_too() -> None:
    table = turn(red(hand="painted_hides", discard="snares, barter, great_feast"), round=3).play(
        "culture:painted_hides"
    )
    assert table.points("red") == {"culture": 2}


@pytest.mark.rule("EW-2.7")
def test_an_option_that_cannot_be_used_is_not_offered() -> None:
    table = eclipse(red(hand="hunter", animals="mammoth"), yellow()).play("pile:hunter", "pile:done", "ability:hunter")
    assert table.offered == {"option:2", "decline"}
    assert table.why("option:1").code == "not-usable"
    table.play("option:2", "tip:mammoth")
    assert table.tribe("red").food == 4


@pytest.mark.rule("EW-13.1")
def test_a_glyptodon_feeds_and_builds() -> None:
    table = turn(red(animals="glyptodon")).play("member:hunt", "box:tip", "tip:glyptodon", "space:a2")
    assert (table.tribe("red").food, table.points("red")) == (2, {"megaliths": 1})


@pytest.mark.rule("EW-8.1", "EW-2.7")
def test_long_houses_place_as_many_camps_as_there_are() -> None:
    table = turn(red(hand="long_houses", camps="h1 h2 h3 h4"), round=3).play("culture:long_houses", "enter:base_tile")
    assert [fact.arguments for fact in table.heard if fact.kind == "bonus_lost"] == [{"effect": "bonus_camp"}]
    assert table.asked == "red move_piece"
