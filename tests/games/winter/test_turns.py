"""Turns, Labour, culture cards, Rest and the chief (EW-2 to EW-7, EW-15)."""

from __future__ import annotations

import pytest

from tests.games.winter.table import blue, eclipse, green, red, turn, yellow


@pytest.mark.rule("EW-2.1", "EW-2.2")
def test_each_round_has_three_turns_for_everybody_then_the_eclipse() -> None:
    table = turn(red(), yellow(), green(), order="green red yellow")
    order = []
    while "figure" in table.asked:
        order.append(table.asked.split()[0])
        table.play("member:rest" if "member:rest" in table.offered else "chief:rest", "end")
    assert order == ["green", "red", "yellow"] * 3
    assert "eclipse_pile" in table.asked
    assert table.s.round == 1


@pytest.mark.rule("EW-2.2")
def test_a_figure_must_be_placed_and_may_do_nothing() -> None:
    table = turn(red(), yellow()).play("chief:hunt", "decline", "end", "member:rest", "end")
    assert table.offered == {f"member:{column}" for column in ("initiate", "develop", "hunt", "explore", "rest")}
    assert table.why("chief:hunt").code == "figure-placed"
    table.play("member:hunt", "end")
    assert table.asked == "yellow figure"


@pytest.mark.rule("EW-2.3", "EW-3.3")
def test_cards_played_lie_open_until_the_turn_ends() -> None:
    table = turn(red(hand="2 forager, ember_pouch")).play("culture:ember_pouch", "member:hunt", "labour:forager")
    assert table.cards("red", "played") == {"forager": 1, "ember_pouch": 1}
    table.play("end")
    assert table.cards("red", "played") == {}
    assert table.cards("red", "discard") == {"forager": 1, "ember_pouch": 1}
    assert table.cards("red", "hand") == {"forager": 1}


@pytest.mark.rule("EW-2.4", "EW-2.5", "EW-5.10")
def test_only_the_first_figure_of_a_column_has_box_three() -> None:
    table = turn(red(hand="forager"), yellow(hand="forager")).play("member:hunt", "next", "next")
    assert "box:first" in table.offered
    table.play("end", "member:hunt")
    assert table.asked == "yellow box"
    table.play("next")
    assert table.offered == {"labour:forager", "end"}


@pytest.mark.rule("EW-2.5")
def test_a_second_figure_cannot_use_box_three() -> None:
    table = turn(red(hand="forager"), columns="initiate").play("member:initiate", "next")
    refusal = table.why("box:first")
    assert (refusal.code, refusal.rule) == ("not-first", "EW-5.10")


@pytest.mark.rule("EW-2.6")
def test_what_a_bonus_sets_off_is_finished_before_its_next_part() -> None:
    # Box 3 of Develop: a megalith (here on a space that draws a card), then a Tool.
    table = turn(red()).play("member:develop", "box:first", "space:a4")
    assert [fact.kind for fact in table.heard if fact.kind in ("megalith", "drew", "tools")] == [
        "megalith",
        "drew",
        "tools",
    ]


@pytest.mark.rule("EW-2.7")
def test_a_part_of_a_bonus_may_be_declined_and_the_automatic_part_comes() -> None:
    table = turn(red()).play("member:develop", "box:first", "decline")
    assert table.tribe("red").level_1 == 0
    assert table.tribe("red").tools == 1


@pytest.mark.rule("EW-2.7")
def test_a_part_that_cannot_be_used_is_lost_without_a_question() -> None:
    table = turn(red()).play("member:rest")
    assert [fact.arguments for fact in table.heard if fact.kind == "bonus_lost"] == [{"effect": "bonus_tip"}]
    assert table.asked == "red box"


@pytest.mark.rule("EW-3.1")
def test_labour_is_lost_at_the_end_of_the_turn() -> None:
    table = turn(red(hand="hunter")).play("member:hunt", "labour:hunter")
    assert table.s.labour == 3
    table.play("end")
    assert table.s.labour == 0


@pytest.mark.rule("EW-3.2")
@pytest.mark.parametrize(
    ("card", "column", "labour"),
    [
        ("forager", "hunt", 1),
        ("daredevil", "hunt", 2),
        ("daredevil", "explore", 2),
        ("daredevil", "develop", 1),
        ("elder", "initiate", 3),
        ("crafter", "develop", 3),
        ("hunter", "hunt", 3),
        ("explorer", "explore", 3),
        ("hunter", "explore", 1),
        ("shaman", "develop", 2),
    ],
)
def test_a_card_gives_its_own_column_value_or_the_plain_one(card: str, column: str, labour: int) -> None:
    assert turn(red(hand=card)).play(f"member:{column}", f"labour:{card}").s.labour == labour


@pytest.mark.rule("EW-3.3", "EW-15.2")
def test_a_reshuffle_leaves_out_the_cards_played_this_turn() -> None:
    player = red(hand="firekeeper, daredevil", deck="", discard="herb_lore", food=1)
    table = turn(player, columns="").play("member:initiate", "labour:firekeeper", "next", "next", "box:first")
    assert table.cards("red", "played") == {"firekeeper": 1}
    assert table.tribe("red").hand_size() == 2
    assert table.tribe("red").deck_size() == 7


@pytest.mark.rule("EW-3.4", "EW-5.2")
def test_a_recruit_taken_to_the_hand_works_in_the_same_turn() -> None:
    table = turn(red(hand="forager", food=2)).play("member:initiate", "labour:forager", "box:recruit")
    table.play("stack:elder", "to:hand", "labour:elder")
    assert (table.s.labour, table.tribe("red").food) == (3, 0)


@pytest.mark.rule("EW-3.5")
def test_labour_of_the_culture_step_stays_and_column_labour_waits_for_its_column() -> None:
    table = turn(red(hand="spear_thrower")).play("culture:spear_thrower")
    assert table.s.labour == 2
    table.play("member:hunt")
    assert table.s.labour == 4
    table = turn(red(hand="spear_thrower")).play("culture:spear_thrower", "member:explore")
    assert table.s.labour == 2
    table = turn(red(hand="spear_thrower")).play("culture:spear_thrower", "member:rest")
    assert (table.s.labour, table.s.column_labour) == (2, 0)


@pytest.mark.rule("EW-3.6", "EW-6.1")
def test_no_card_is_played_for_labour_on_rest() -> None:
    table = turn(red(hand="2 forager")).play("member:rest")
    assert table.offered == {"end"}
    assert table.why("labour:forager").code == "no-labour-on-rest"


@pytest.mark.rule("EW-4.1")
def test_culture_cards_are_played_only_before_the_figure() -> None:
    table = turn(red(hand="ember_pouch, forager"))
    assert "culture:ember_pouch" in table.offered
    table.play("member:hunt")
    assert "culture:ember_pouch" not in table.offered
    assert table.why("culture:ember_pouch").code == "not-now"


@pytest.mark.rule("EW-4.2")
def test_the_first_culture_card_is_free_and_each_further_one_costs_another_card() -> None:
    table = turn(red(hand="ember_pouch, flint_cores, dried_meat, forager")).play("culture:ember_pouch")
    assert table.tribe("red").food == 2
    table.play("culture:flint_cores")
    assert table.offered == {"discard:forager", "discard:dried_meat", "decline"}
    table.play("discard:dried_meat")
    assert (table.tribe("red").food, table.tribe("red").tools) == (2, 2)
    assert table.cards("red", "discard") == {"dried_meat": 1}
    assert table.cards("red", "hand") == {"forager": 1}


@pytest.mark.rule("EW-4.2")
def test_a_last_culture_card_cannot_be_paid() -> None:
    table = turn(red(hand="ember_pouch, flint_cores")).play("culture:ember_pouch")
    assert table.why("culture:flint_cores").code == "no-card-to-pay"


@pytest.mark.rule("EW-4.2")
def test_one_may_think_better_of_paying() -> None:
    table = turn(red(hand="ember_pouch, flint_cores, forager"))
    table.play("culture:ember_pouch", "culture:flint_cores", "decline")
    assert table.cards("red", "hand") == {"flint_cores": 1, "forager": 1}
    assert table.asked == "red figure"


@pytest.mark.rule("EW-4.3")
def test_a_bury_effect_may_not_take_the_card_that_causes_it() -> None:
    table = turn(red(hand="burial_rite, forager, ember_pouch")).play("culture:burial_rite")
    assert table.offered == {"bury:hand:forager", "bury:hand:ember_pouch", "decline"}


@pytest.mark.rule("EW-4.3")
def test_a_culture_card_played_before_may_be_buried() -> None:
    table = turn(red(hand="burial_rite, forager, ember_pouch"))
    table.play("culture:ember_pouch", "culture:burial_rite", "discard:forager")
    assert table.offered == {"bury:played:ember_pouch", "decline"}


@pytest.mark.rule("EW-4.4")
def test_culture_cards_give_no_labour_and_no_strength() -> None:
    table = turn(red(hand="ember_pouch")).play("member:hunt")
    assert not [move for move in table.offered if move.startswith("labour:")]
    table = eclipse(red(hand="ember_pouch, forager"))
    assert table.offered == {"pile:forager", "pile:done"}


@pytest.mark.rule("EW-4.5", "EW-5.4")
def test_a_culture_card_bought_to_the_hand_waits_for_the_next_turn() -> None:
    table = turn(red(hand="forager", tools=2), culture="ember_pouch").play("member:develop", "labour:forager")
    table.play("box:buy_culture", "buy:1", "to:hand")
    assert table.cards("red", "hand") == {"ember_pouch": 1}
    assert "culture:ember_pouch" not in table.offered
    table.play("end", "member:rest", "end")
    assert "culture:ember_pouch" in table.offered


@pytest.mark.rule("EW-6.1")
def test_rest_tips_an_animal_draws_two_cards_and_gives_strength() -> None:
    table = turn(red(animals="mammoth")).play("member:rest")
    assert table.offered == {"tip:mammoth", "decline"}
    table.play("tip:mammoth")
    assert (table.tribe("red").food, table.tribe("red").hand_size(), table.tribe("red").strength) == (4, 2, 2)
    table.play("end", "member:rest", "end", "member:rest", "end")
    assert (table.tribe("red").hand_size(), table.tribe("red").strength) == (4, 4)


@pytest.mark.rule("EW-7.1")
@pytest.mark.parametrize(
    ("chief", "column", "labour", "tools"),
    [("ash_lance_a", "hunt", 2, 0), ("storm_voice_a", "initiate", 2, 0), ("grey_chisel_a", "develop", 0, 2)],
)
def test_the_chief_may_use_his_bonus_directly_after_placing(chief: str, column: str, labour: int, tools: int) -> None:
    table = turn(red(chief=chief, hand="forager")).play(f"chief:{column}")
    assert table.offered == {"chief_use", "decline"}
    table.play("chief_use")
    assert (table.s.labour, table.tribe("red").tools) == (labour, tools)
    assert table.asked == "red box"


@pytest.mark.rule("EW-7.1")
def test_a_chief_in_another_column_and_a_member_have_no_bonus() -> None:
    assert turn(red(hand="forager")).play("chief:explore").asked == "red box"
    assert turn(red(hand="forager")).play("member:hunt").asked == "red box"


@pytest.mark.rule("EW-7.1")
def test_quiet_moon_pays_food_for_a_step_of_either_track() -> None:
    table = turn(red(chief="quiet_moon_a", food=1, hand="forager")).play("chief:hunt", "chief_use", "pay")
    assert table.offered == {"option:1", "option:2", "decline"}
    table.play("option:2")
    assert (table.tribe("red").food, table.tribe("red").sacrifice) == (0, 1)
    assert turn(red(chief="quiet_moon_a", hand="forager")).play("chief:hunt").asked == "red box"


@pytest.mark.rule("EW-7.2")
def test_a_chief_on_rest_has_a_bonus_only_where_his_card_names_rest() -> None:
    table = turn(red(chief="storm_voice_b")).play("chief:rest", "chief_use")
    assert table.tribe("red").strength == 4
    assert turn(red(chief="quiet_moon_a", food=3)).play("chief:rest").asked == "red box"


@pytest.mark.rule("EW-15.1")
def test_food_and_tools_end_at_ten() -> None:
    table = turn(red(hand="dried_meat, flint_cores, forager", food=8, tools=9)).play("culture:dried_meat")
    table.play("culture:flint_cores", "discard:forager")
    assert (table.tribe("red").food, table.tribe("red").tools) == (10, 10)


@pytest.mark.rule("EW-15.1")
def test_barter_changes_resources_in_one_direction() -> None:
    table = turn(red(hand="barter", food=1, tools=9)).play("culture:barter")
    assert table.offered == {"swap:food_1", "swap:tools_1", "swap:tools_2", "swap:tools_3", "decline"}
    assert table.why("swap:food_2").arguments == {"most": 1}
    table.play("swap:tools_3")
    assert (table.tribe("red").food, table.tribe("red").tools) == (5, 6)


@pytest.mark.rule("EW-15.2")
def test_without_cards_in_draw_and_discard_pile_nothing_is_drawn() -> None:
    player = red(hand="4 forager, 3 firekeeper, 2 daredevil, herb_lore")
    table = turn(player).play("culture:herb_lore")
    assert table.tribe("red").hand_size() == 9


@pytest.mark.rule("EW-15.3")
def test_cards_not_played_stay_in_hand() -> None:
    table = turn(red(hand="4 forager, 3 firekeeper"), blue()).play("member:hunt", "end")
    assert table.tribe("red").hand_size() == 7


@pytest.mark.rule("EW-15.5")
def test_an_empty_stack_is_not_offered() -> None:
    table = turn(red(hand="forager", food=1), yellow(discard="15 elder")).play("member:initiate", "labour:forager")
    table.play("box:recruit")
    assert table.offered == {"stack:crafter", "stack:hunter", "stack:explorer", "stack:shaman", "decline"}
    assert (table.why("stack:elder").code, table.why("stack:elder").rule) == ("stack-empty", "EW-15.5")


@pytest.mark.rule("EW-15.5")
def test_without_a_deck_a_place_of_the_display_stays_empty() -> None:
    table = turn(red(hand="forager", tools=1), culture="ember_pouch")
    table.s.culture_deck &= table.game.box.era_culture[1]
    table.play("member:develop", "labour:forager", "box:buy_culture", "buy:1")
    assert table.open_culture() == ["-"] * 8


@pytest.mark.rule("EW-2.4")
def test_everybody_sees_where_the_figures_stand() -> None:
    table = turn(red(), yellow()).play("member:hunt", "end", "chief:hunt", "decline", "end", "member:rest", "end")
    shown = [tribe["figures"] for tribe in table.game.view(table.s, -1)["tribes"]]  # type: ignore[attr-defined]
    assert shown == [{"members": {"hunt": 1, "rest": 1}, "chief": None}, {"members": {}, "chief": "hunt"}]
