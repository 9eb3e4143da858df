"""The four columns (EW-5), burying (EW-12), animals (EW-13) and stones (EW-14)."""

from __future__ import annotations

import pytest

from tests.games.winter.table import eclipse, edition, red, turn, under, yellow

STONES = "stone_camps stone_graves stone_species stone_builders"
HERD = "mammoth ground_sloth woolly_rhino sabre_tooth glyptodon mammoth"


@pytest.mark.rule("EW-5.1")
def test_boxes_come_in_order_and_there_is_no_way_back() -> None:
    table = turn(red(hand="2 forager", food=3)).play("member:initiate", "labour:forager")
    assert {"box:recruit", "next", "end"} <= table.offered
    assert table.why("box:bury").code == "other-box"
    table.play("next")
    assert "box:bury" in table.offered
    assert table.why("box:recruit").code == "other-box"


@pytest.mark.rule("EW-5.1")
def test_cards_may_be_played_for_labour_after_the_last_box() -> None:
    table = turn(red(hand="2 forager")).play("member:hunt", "next", "next", "box:first")
    assert table.offered == {"labour:forager", "end"}


@pytest.mark.rule("EW-5.1")
def test_declining_in_box_one_costs_nothing_and_leads_back() -> None:
    table = turn(red(hand="forager", food=1)).play("member:initiate", "labour:forager", "box:recruit", "decline")
    assert (table.s.labour, table.tribe("red").food) == (1, 1)
    assert "box:recruit" in table.offered


@pytest.mark.rule("EW-5.1")
def test_declining_in_box_two_ends_it() -> None:
    table = turn(red(hand="forager"), columns="initiate").play("member:initiate", "next", "box:bury", "decline")
    assert table.offered == {"labour:forager", "end"}


@pytest.mark.rule("EW-5.2")
def test_recruiting_costs_labour_and_food_and_may_be_repeated() -> None:
    table = turn(red(hand="elder", food=3)).play("member:initiate", "labour:elder")
    table.play("box:recruit", "stack:hunter", "to:discard", "box:recruit", "stack:shaman", "to:discard")
    assert (table.s.labour, table.tribe("red").food) == (1, 1)
    assert table.cards("red", "discard") == {"hunter": 1, "shaman": 1}
    assert (table.stacks()["hunter"], table.stacks()["shaman"]) == (14, 14)


@pytest.mark.rule("EW-5.2")
def test_without_more_food_the_card_goes_to_the_discard_pile_by_itself() -> None:
    table = turn(red(hand="forager", food=1)).play("member:initiate", "labour:forager", "box:recruit", "stack:elder")
    assert table.cards("red", "discard") == {"elder": 1}


@pytest.mark.rule("EW-5.2")
def test_storm_voice_lets_one_card_go_to_the_hand_free_of_the_extra_food() -> None:
    table = turn(red(chief="storm_voice_b", hand="elder", food=2)).play("chief:initiate", "chief_use", "labour:elder")
    table.play("box:recruit", "stack:hunter", "to:discard")
    assert table.s.free_to_hand == 1
    table.play("box:recruit", "stack:shaman", "to:hand")
    assert (table.s.free_to_hand, table.tribe("red").food) == (0, 0)
    assert "shaman" in table.cards("red", "hand")


@pytest.mark.rule("EW-5.3", "EW-12.1", "EW-12.2")
def test_box_two_of_initiate_buries_a_card_of_hand_or_played_and_honors() -> None:
    table = turn(red(hand="2 forager, hunter", discard="firekeeper"))
    table.play("member:initiate", "labour:forager", "next", "box:bury")
    assert table.offered == {"bury:hand:forager", "bury:hand:hunter", "bury:played:forager", "decline"}
    table.play("bury:played:forager")
    assert table.cards("red", "grave") == {"forager": 1}
    assert table.tribe("red").honor == 1
    assert table.s.labour == 1


@pytest.mark.rule("EW-5.4")
def test_buying_a_culture_card_pays_its_price_and_refills_the_place() -> None:
    table = turn(red(hand="crafter", tools=4), culture="ember_pouch spear_thrower ochre_marks")
    table.play("member:develop", "labour:crafter", "box:buy_culture")
    assert table.offered == {"buy:1", "buy:2", "buy:3", "decline"}
    table.play("buy:2", "to:discard")
    assert (table.s.labour, table.tribe("red").tools) == (1, 2)
    assert table.cards("red", "discard") == {"spear_thrower": 1}
    assert table.open_culture()[1] not in ("-", "spear_thrower")


@pytest.mark.rule("EW-5.4")
def test_a_card_that_an_edition_gives_away_needs_no_labour_and_no_tools() -> None:
    gift = edition({"culture_cards": {"items": [{"id": "snares", "labour": 0, "tools": 0}]}})
    table = under(gift, turn(red(), culture="flint_cores snares")).play("member:develop", "box:buy_culture")
    assert table.offered == {"buy:2", "decline"}


@pytest.mark.rule("EW-5.4")
def test_only_cards_that_can_be_paid_are_offered() -> None:
    table = turn(red(hand="forager", tools=1), culture="ember_pouch spear_thrower")
    table.play("member:develop", "labour:forager", "box:buy_culture")
    assert table.offered == {"buy:1", "decline"}
    assert table.why("buy:2").code == "no-labour"
    assert table.why("buy:3").code == "place-empty"


@pytest.mark.rule("EW-5.5", "EW-14.2")
def test_box_two_of_develop_takes_one_stone_for_a_tool_and_its_place_stays_empty() -> None:
    table = turn(red(hand="forager", tools=3), stones=STONES, columns="develop").play("member:develop", "next")
    table.play("box:take_stone", "stone:2")
    assert table.tribe("red").tools == 2
    assert [table.game.box.stone_ids[stone] for stone in table.tribe("red").stone_order()] == ["stone_graves"]
    assert table.open_stones() == ["stone_camps", "-", "stone_species", "stone_builders"]
    assert table.offered == {"labour:forager", "end"}


@pytest.mark.rule("EW-5.5", "EW-18.2")
def test_stones_of_the_second_era_cost_two_tools_and_wait_for_round_three() -> None:
    table = turn(red(tools=1, hand="forager"), stones="stone_great_tribe", round=3, columns="develop")
    table.play("member:develop", "next")
    assert table.why("box:take_stone").arguments == {"found": 1, "price": 2}
    table = turn(red(tools=2), stones="stone_great_tribe", round=3, columns="develop").play("member:develop")
    table.play("box:take_stone", "stone:1")
    assert table.tribe("red").tools == 0
    table = turn(red(tools=2, hand="forager"), round=2, columns="develop")
    table.s.stones_2 = 11
    table.play("member:develop", "next")
    assert "box:take_stone" not in table.offered


@pytest.mark.rule("EW-5.6")
def test_animals_are_hunted_open_or_from_the_deck_in_any_mix() -> None:
    table = turn(red(hand="hunter", tools=2), animals=HERD).play("member:hunt", "labour:hunter")
    table.play("box:hunt_open", "animal:3")
    assert (table.s.labour, table.tribe("red").tools) == (1, 1)
    assert table.animals("red")["woolly_rhino"] >= 1
    assert "box:hunt_open" not in table.offered
    table.play("box:hunt_deck")
    assert (table.s.labour, table.tribe("red").tools) == (0, 0)
    assert sum(table.animals("red").values()) == 2


@pytest.mark.rule("EW-5.7")
def test_box_two_of_hunt_tips_also_an_animal_taken_in_this_turn() -> None:
    table = turn(red(hand="hunter", tools=1), animals="mammoth").play("member:hunt", "labour:hunter")
    table.play("box:hunt_open", "animal:1", "box:tip", "tip:mammoth")
    assert table.tribe("red").food == 4
    assert table.animals("red") == {}


@pytest.mark.rule("EW-5.10")
@pytest.mark.parametrize(
    ("column", "moves", "honor", "sacrifice", "tools"),
    [("initiate", [], 1, 0, 0), ("develop", ["space:a2"], 0, 0, 1), ("hunt", [], 0, 1, 1)],
)
def test_box_three(column: str, moves: list[str], honor: int, sacrifice: int, tools: int) -> None:
    table = turn(red(hand="forager")).play(f"member:{column}", "next", "next", "box:first", *moves)
    tribe = table.tribe("red")
    assert (tribe.honor, tribe.sacrifice, tribe.tools) == (honor, sacrifice, tools)


@pytest.mark.rule("EW-5.10")
def test_box_three_of_explore_places_and_moves_a_camp() -> None:
    table = turn(red(hand="forager")).play("member:explore", "next", "next", "box:first", "enter:base_tile")
    table.play("camp:h10", "to:h6")
    assert table.camps("red") == {"h6": 1}


@pytest.mark.rule("EW-12.2")
def test_the_elders_ability_buries_from_hand_or_discard_pile() -> None:
    table = eclipse(red(hand="elder, forager", discard="firekeeper"), yellow())
    table.play("pile:elder", "pile:done", "ability:elder", "option:1")
    assert table.offered == {"bury:hand:forager", "bury:discard:firekeeper", "decline"}
    table.play("bury:discard:firekeeper")
    assert table.cards("red", "grave") == {"firekeeper": 1}


@pytest.mark.rule("EW-12.3")
def test_culture_cards_may_be_buried_and_labour_taken_before_stays() -> None:
    table = turn(red(hand="ochre_marks, forager"))
    table.play("culture:ochre_marks", "member:initiate", "labour:forager", "box:bury")
    assert table.offered == {"bury:played:ochre_marks", "bury:played:forager", "decline"}
    table.play("bury:played:ochre_marks")
    assert table.cards("red", "grave") == {"ochre_marks": 1}
    assert table.s.labour == 1


@pytest.mark.rule("EW-13.1")
def test_a_tipped_animal_counts_for_nothing_any_more() -> None:
    table = turn(red(animals="2 sabre_tooth")).play("member:hunt", "box:tip", "tip:sabre_tooth")
    assert (table.tribe("red").food, table.tribe("red").tools) == (1, 3)
    assert table.animals("red") == {"sabre_tooth": 1}
    assert table.tribe("red").tipped != 0


@pytest.mark.rule("EW-13.2")
def test_open_animals_slide_up_and_a_new_one_comes_on_place_one() -> None:
    table = turn(red(hand="hunter", tools=1), animals=HERD).play("member:hunt", "labour:hunter")
    table.play("box:hunt_open", "animal:4")
    assert table.open_animals()[1:] == ["mammoth", "ground_sloth", "woolly_rhino", "glyptodon", "mammoth"]
    assert table.open_animals()[0] != "-"


@pytest.mark.rule("EW-13.3")
def test_an_empty_deck_is_made_of_the_discards_and_without_them_places_stay_empty() -> None:
    table = turn(red(hand="hunter, forager", tools=3), animals="mammoth ground_sloth")
    table.s.tribes[1].tipped = table.s.animal_deck
    table.s.animal_deck = 0
    table.play("member:hunt", "labour:hunter", "box:hunt_open", "animal:1")
    assert table.open_animals() == ["-", "ground_sloth", "-", "-", "-", "-"]
    assert table.why("box:hunt_deck").code == "no-animal"
    table.s.animal_discard = 1
    table.s.tribes[1].tipped -= 1
    table.play("box:hunt_deck")
    assert table.animals("red") == {"mammoth": 2}


@pytest.mark.rule("EW-14.1", "EW-16.7")
def test_a_stone_scores_in_the_round_it_was_taken_and_later() -> None:
    table = eclipse(red(stones="stone_camps", camps="h5 h5"))
    assert table.points("red") == {"stones": 2}
