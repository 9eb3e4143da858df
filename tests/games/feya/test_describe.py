"""What the options show: costs, gains, ways and points, as the decision points ask for."""

from __future__ import annotations

from bogwood.kernel.facts import Arguments
from tests.games.feya.table import Table, crocodiles, frogs, new_table, swamp, turtles, wander


def shown(table: Table, choice: str) -> Arguments:
    """What the description of a legal option shows."""
    assert table.offers(choice)
    return table.game.describe(table.state, table.acting, table.option(choice)).arguments


def key(table: Table, choice: str) -> str:
    return table.game.describe(table.state, table.acting, table.option(choice)).key


def test_a_space_shows_its_cost_and_its_gain() -> None:
    table = swamp(frogs(mana=2, boats="0,0"), purple="1,0")
    assert shown(table, "fish_1") == {
        "space": "fish_1",
        "action": "fish",
        "mana": 0,
        "vp": 0,
        "mana_gain": 0,
        "fish": 1,
    }
    assert shown(table, "navigate_3")["mana"] == 2


def test_a_destination_shows_the_length_of_the_way() -> None:
    table = swamp(frogs(boats="0,0")).play("navigate_1", "worker:clan", "boat:1")
    assert shown(table, "to:3,0")["steps"] == 3
    assert shown(table, "to:4,0")["temple"] == "temple_3"


def test_staying_is_described_as_such() -> None:
    table = swamp(frogs(boats="0,0"), purple="0,0").play("fish_1", "worker:clan", "boat:1")
    assert key(table, "to:0,0") == "feya-option-boat_destination-stay"


def test_a_sale_shows_its_gold() -> None:
    table = swamp(
        frogs(fish=2, boats="2,-1", settlements="1,-1"), turtles(settlements="1,0=1"), shrines="0,0 0,1", totem="0,1"
    ).play("trade_1", "worker:clan", "boat:1", "to:2,-1")
    assert (shown(table, "lay:1,0")["gold"], shown(table, "lay:1,0")["clan"]) == (4, "turtle")
    assert key(table, "lay:1,-1") == "feya-option-trade_fish-own"


def test_a_sale_to_a_neutral_settlement_names_its_colour() -> None:
    table = swamp(frogs(fish=1, boats="2,-1"), turtles(), players=2, shrines="0,0", neutrals=("", "1,0"))
    table.play("trade_1", "worker:clan", "boat:1", "to:2,-1")
    assert shown(table, "lay:1,0")["clan"] == "salamander"


def test_a_build_cell_shows_its_price() -> None:
    table = swamp(frogs(guide="monk", gold=20, boats="2,-1"), shrines="0,0 0,1")
    assert shown(table.play("build_1", "worker:clan", "boat:1", "to:2,-1"), "build:1,0")["gold"] == 10


def test_a_track_shows_the_bonus_it_opens() -> None:
    table = swamp(frogs(gold=20, boats="2,-1"), shrines="0,0")
    table.play("build_1", "worker:clan", "boat:1", "to:2,-1", "build:1,0")
    assert shown(table, "track:upper_left") == {"track": "upper_left", "bonus": "income_gold", "amount": 3}
    assert shown(table, "track:lower_left")["bonus"] == "navigation_now"


def test_an_island_shows_the_points_of_its_celebration() -> None:
    table = swamp(
        frogs(settlements="1,0=2"), turtles(settlements="0,1=3"), crocodiles(settlements="-1,0=1"), shrines="0,0"
    )
    assert shown(table.play("celebrate_1", "worker:clan"), "celebrate:0,0")["vp"] == 3 + 2


def test_a_guide_shows_the_fish_on_it() -> None:
    table = swamp(frogs(), guide_fish={"artist": 2}).play("pass", "take:r1_range_3")
    assert shown(table, "next:artist") == {"guide": "artist", "fish": 2}


def test_exchanges_and_tiles_show_what_they_take() -> None:
    table = swamp(frogs(mana=2, tiles="r1_range_3 r2_improve_navigation r3_mana_fish"), round=4)
    assert shown(table, "exchange:mana") == {"mana": 2}
    assert shown(table, "exchange:clan") == {"worker": "clan", "mana": 1}
    assert shown(table, "play:r1_range_3") == {"tile": "r1_range_3"}
    assert shown(table, "play:r3_mana_fish") == {"tile": "r3_mana_fish"}
    assert shown(table, "use:r2_improve_navigation")["action"] == "improve_navigation"


def test_every_option_and_every_question_is_described_in_words_of_the_game() -> None:
    for players in (2, 4):
        table = new_table(players, "described", clan_side="choose")
        for _ in wander(table, "described"):
            assert table.game.question(table.state).key == f"feya-question-{table.point}"
            for option in table.game.legal(table.state, table.acting):
                sentence = table.game.describe(table.state, table.acting, option)
                entry = table.game.catalogue.entry(option)
                assert sentence.key.startswith(f"feya-option-{entry.point}")
        assert table.game.question(table.state).key == "feya-question-game_over"
