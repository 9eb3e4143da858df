"""The Eclipse (EW-16), Preparation (EW-17), the change of era (EW-18)."""

from __future__ import annotations

import pytest

from tests.games.winter.table import eclipse, green, preparing, red, size, turn, yellow

ERA_ONE = "ember_pouch bone_needles spear_thrower flint_cores dried_meat hide_tents trail_signs forebear_tales"
ON = ("end", "pile:done", "member:rest", "chief:rest")
HERD = "mammoth ground_sloth woolly_rhino sabre_tooth glyptodon mammoth"


@pytest.mark.rule("EW-16.1")
def test_piles_are_chosen_in_secret_by_all_at_once_and_revealed_together() -> None:
    table = eclipse(red(hand="2 forager"), yellow(hand="shaman"))
    assert table.game.seats_to_act(table.s) == [0, 1]
    table.play("pile:shaman", "pile:done", by="yellow")
    seen = table.game.view(table.s, 0)["tribes"][1]  # type: ignore[index]
    assert (seen["hand_size"], seen["pile"]) == (1, {})
    assert [fact.kind for fact in table.facts if fact.is_for(0) and fact.seat == 1] == ["pile_closed"]
    table.play("pile:done", by="red")
    seen = table.game.view(table.s, 0)["tribes"][1]  # type: ignore[index]
    assert (seen["hand_size"], seen["pile"]) == (0, {"shaman": 1})


@pytest.mark.rule("EW-16.1")
def test_one_who_holds_only_culture_cards_is_asked_and_one_without_cards_is_not() -> None:
    table = eclipse(red(hand="ember_pouch"), yellow())
    assert table.game.seats_to_act(table.s) == [0]
    assert table.offered == {"pile:done"}


@pytest.mark.rule("EW-16.2")
def test_strength_is_the_plain_labour_of_the_pile_and_what_the_round_gave() -> None:
    table = eclipse(red(hand="hunter, shaman, forager", strength=2), yellow(hand="forager"))
    table.play("pile:hunter", "pile:shaman", "pile:done", by="red").play("pile:done", by="yellow")
    assert table.tribe("red").strength == 5
    assert table.tribe("yellow").strength == 0


@pytest.mark.rule("EW-16.3")
@pytest.mark.option("strength_tie", "later_first")
def test_the_new_order_is_by_strength_and_equals_turn_round() -> None:
    table = eclipse(red(), yellow(strength=3), green(), order="red green yellow")
    assert table.s.turn_order() == [1, 2, 0]


@pytest.mark.rule("EW-16.3")
@pytest.mark.option("strength_tie", "current_order")
def test_equals_may_keep_their_order() -> None:
    table = eclipse(red(), yellow(strength=3), green(), order="red green yellow", strength_tie="current_order")
    assert table.s.turn_order() == [1, 0, 2]


@pytest.mark.rule("EW-16.4")
def test_each_player_carries_out_the_whole_turn_before_the_next_one() -> None:
    table = eclipse(
        red(camps="h1 h2 h3", strength=1), yellow(camps="h16 h18 h17"), tiles={"h16": "mountains_c", "h17": "hills_c"}
    )
    assert table.asked == "red terrain_hex"
    table.play("terrain:rest")
    seats = [fact.seat for fact in table.heard]
    assert table.asked == "yellow terrain_hex"
    assert set(seats) == {0}


@pytest.mark.rule("EW-16.5")
def test_abilities_are_used_in_any_order_each_once() -> None:
    table = eclipse(red(hand="2 firekeeper, crafter"), yellow())
    table.play("pile:firekeeper", "pile:firekeeper", "pile:crafter", "pile:done")
    assert table.offered == {"ability:firekeeper", "ability:crafter", "ability:done"}
    table.play("ability:firekeeper", "ability:crafter")
    assert table.offered == {"ability:firekeeper", "ability:done"}
    assert table.why("ability:crafter").code == "not-on-pile"
    table.play("ability:firekeeper")
    assert (table.tribe("red").food, table.tribe("red").tools) == (2, 2)
    assert table.asked != "red eclipse_ability"


@pytest.mark.rule("EW-16.5")
def test_an_ability_that_cannot_be_used_waits_until_it_can() -> None:
    table = eclipse(red(hand="hunter, crafter"), yellow()).play("pile:hunter", "pile:crafter", "pile:done")
    assert table.offered == {"ability:crafter", "ability:done"}
    assert table.why("ability:hunter").code == "ability-not-usable"
    table.play("ability:crafter", "ability:hunter", "option:1", "pay", "animal:deck")
    assert sum(table.animals("red").values()) == 1
    assert table.tribe("red").tools == 1


@pytest.mark.rule("EW-16.5")
def test_cards_drawn_in_the_eclipse_go_to_the_hand() -> None:
    table = eclipse(red(hand="shaman", honor=1), yellow(camps="h1 h2"))
    table.play("pile:shaman", "pile:done", "ability:shaman", "option:2")
    assert table.tribe("red").hand_size() == 1
    assert table.cards("red", "pile") == {"shaman": 1}


@pytest.mark.rule("EW-16.6")
@pytest.mark.option("influence_check", "frozen")
def test_the_bonuses_of_led_hexes_come_in_any_order() -> None:
    table = eclipse(red(camps="h1 h2 h10", strength=1), yellow(camps="h2 h2"))
    assert table.points("red") == {"income": 1}
    assert table.tribe("red").food == 2 + 1


@pytest.mark.rule("EW-16.6")
def test_the_player_chooses_which_hex_comes_next() -> None:
    table = eclipse(red(camps="h1 h2 h3", strength=1))
    assert table.offered == {"terrain:h1", "terrain:h2", "terrain:h3", "terrain:rest"}
    table.play("terrain:h2")
    assert (table.tribe("red").food, table.tribe("red").tools) == (1, 1)
    assert table.why("terrain:h2").code == "hex-not-led"


@pytest.mark.rule("EW-16.6")
@pytest.mark.option("influence_check", "live")
@pytest.mark.parametrize(("option", "fish"), [("frozen", 2), ("live", 1)])
def test_a_hex_left_by_a_fish_still_counts_or_not(option: str, fish: int) -> None:
    table = eclipse(
        red(camps="h8 h9", strength=1, raft=0),
        yellow(camps="h9"),
        rivers=2,
        influence_check=option,
        fish="fish_move, great_fish",
        seats=2,
    )
    table.luck((2, 1)).play("terrain:h8", "camp:h9", "to:h4", "decline")
    drawn = [fact.arguments["token"] for fact in table.facts if fact.kind == "fish_drawn" and fact.seat == 0]
    assert drawn == ["fish_move", "great_fish"][:fish]


@pytest.mark.rule("EW-16.6")
@pytest.mark.parametrize("option", ["frozen", "live"])
def test_the_hexes_still_to_come_are_shown_while_one_is_carried_out(option: str) -> None:
    table = eclipse(
        red(camps="h8 h9 h1", strength=1), rivers=2, influence_check=option, fish="fish_move, great_fish", seats=2
    )
    table.luck((2, 1)).play("terrain:h8")
    assert table.asked == "red move_piece"
    assert table.game.view(table.s, 1)["eclipse"]["hexes"] == ["h1", "h9"]  # type: ignore[index]


@pytest.mark.rule("EW-16.7")
def test_every_uncovered_camp_place_pays_then_stones_in_the_order_taken() -> None:
    player = red(camps="h10 h10 h10 h10 h10", stones="stone_great_stores stone_species", animals="mammoth", tools=4)
    table = eclipse(player, round=3)
    tribe = table.tribe("red")
    assert (tribe.food, tribe.tools, tribe.hand_size()) == (1, 5, 1 + 5)
    assert table.points("red") == {"income": 3, "stones": 2 + 1}


@pytest.mark.rule("EW-17.1", "EW-17.5", "EW-17.6")
def test_after_the_eclipse_piles_and_figures_return_and_five_cards_are_drawn() -> None:
    table = eclipse(red(hand="2 forager", strength=2), yellow()).play("pile:forager", "pile:done")
    tribe = table.tribe("red")
    assert table.s.round == 2
    assert table.cards("red", "discard") == {"forager": 1}
    assert (tribe.members, tribe.chiefs, tribe.strength) == (2, 1, 0)
    assert tribe.hand_size() == 1 + 5
    assert table.s.columns == 0
    assert table.asked == "red figure"


@pytest.mark.rule("EW-17.3")
def test_the_last_culture_cards_of_each_row_leave_and_the_others_slide_right() -> None:
    table = preparing(culture=ERA_ONE)
    shown = table.open_culture()
    assert shown[1:4] == ["ember_pouch", "bone_needles", "spear_thrower"]
    assert shown[5:8] == ["dried_meat", "hide_tents", "trail_signs"]
    assert not {"flint_cores", "forebear_tales"} & set(shown)
    assert "-" not in shown


@pytest.mark.rule("EW-17.3")
def test_cards_slide_over_empty_places() -> None:
    table = preparing(culture="- bone_needles - flint_cores", round=1)
    assert table.open_culture()[3] == "bone_needles"


@pytest.mark.rule("EW-17.4")
def test_the_oldest_animals_go_and_the_others_slide_up() -> None:
    table = preparing(animals=HERD)
    assert table.open_animals()[2:] == ["mammoth", "ground_sloth", "woolly_rhino", "sabre_tooth"]
    assert "-" not in table.open_animals()
    assert size(table.s.animal_discard) == 2


@pytest.mark.rule("EW-18.1")
def test_after_round_two_eight_cards_of_era_two_lie_open_and_owned_cards_stay() -> None:
    table = preparing(red(discard="hide_tents"), round=2, culture="ember_pouch bone_needles")
    box = table.game.box
    assert table.s.round == 3
    assert all((box.era_culture[1] >> box.culture_ids.index(card)) & 1 for card in table.open_culture())
    assert table.s.culture_deck & box.era_culture[0] == 0
    assert "hide_tents" in (table.cards("red", "discard") | table.cards("red", "deck") | table.cards("red", "hand"))


@pytest.mark.rule("EW-18.2")
def test_stones_of_the_first_era_leave_and_owned_ones_keep_scoring() -> None:
    table = preparing(red(stones="stone_graves"), round=2, stones="stone_camps stone_species")
    assert table.open_stones(1) == []
    assert [table.game.box.stone_ids[stone] for stone in table.tribe("red").stone_order()] == ["stone_graves"]


@pytest.mark.rule("EW-2.1", "EW-19.1")
def test_the_game_ends_after_the_eclipse_of_round_four() -> None:
    table = eclipse(red(), yellow(), round=4)
    assert table.asked == "over"
    assert table.game.is_over(table.s)
    assert table.why("end").code == "game-over"


@pytest.mark.rule("EW-17.6")
def test_box_three_is_free_again_in_the_next_round() -> None:
    table = turn(red(), yellow()).play("member:hunt", "end", "member:hunt", "end")
    assert table.s.columns == 4
    while table.s.round == 1:
        table.play(next(move for move in ON if move in table.offered))
    assert table.s.columns == 0
