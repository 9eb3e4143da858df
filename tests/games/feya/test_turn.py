"""Turns, workers and exchanges (FS-7)."""

from __future__ import annotations

import pytest

from tests.games.feya.table import Table, crocodiles, frogs, salamanders, swamp, turtles

IMPROVE = ["improve_navigation_1", "worker:clan"]


def passed(table: Table, tile: str, guide: str) -> Table:
    return table.play("pass", f"take:{tile}", f"next:{guide}", "confirm")


# Whose turn it is.


@pytest.mark.rule("FS-7.1")
def test_turns_go_round_in_turn_order_j_21() -> None:
    table = swamp(frogs(guide="artist"), crocodiles(guide="monk"), turtles(guide="builder"), begin="start")
    assert table.order == ["crocodile", "turtle", "frog"]
    table = swamp(frogs(), turtles(), crocodiles(navigation=1, mana=1))
    seen = []
    for choice in ("improve_navigation_1", "", "improve_navigation_2"):
        seen.append(table.player)
        if choice:
            table.play(choice, "worker:clan", "end")
        else:
            passed(table, "r1_range_3", "artist")
    seen.append(table.player)
    assert seen == ["frog", "turtle", "crocodile", "frog"]


@pytest.mark.rule("FS-7.1")
def test_nobody_acts_out_of_turn() -> None:
    table = swamp(frogs(), turtles())
    refusal = table.game.why_not(table.state, 1, table.option("pass"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-your-turn", "FS-7.1")
    assert len(table.game.legal(table.state, 1)) == 0


@pytest.mark.rule("FS-7.1", "FS-18.1")
def test_who_has_passed_takes_no_more_turns_this_round() -> None:
    table = passed(swamp(frogs(), turtles(), crocodiles()), "r1_range_3", "artist")
    passed(table, "r1_range_2", "wiseman")
    table.play(*IMPROVE, "end")
    assert table.player == "crocodile"


@pytest.mark.rule("FS-7.12")
def test_the_last_player_goes_on_taking_turns() -> None:
    table = swamp(frogs(mana=9), turtles(passed=True), crocodiles(passed=True))
    table.play(*IMPROVE, "end")
    assert table.player == "frog"
    table.play("improve_navigation_2", "worker:clan", "end")
    assert table.player == "frog"


# The main choice.


@pytest.mark.rule("FS-7.2")
def test_a_turn_has_exactly_one_main_choice() -> None:
    table = swamp(frogs(mana=9)).play(*IMPROVE)
    assert table.point == "end_turn"
    refusal = table.refuses("improve_navigation_2")
    assert (refusal.code, refusal.rule) == ("not-now", "FS-7.2")


@pytest.mark.rule("FS-7.2")
def test_spaces_the_builder_card_round_2_tiles_and_a_pass_are_main_choices() -> None:
    table = swamp(
        frogs(guide="builder", gold=20, fish=1, boats="2,-1", tiles="r2_trade"),
        turtles(settlements="1,0"),
        shrines="0,0",
        round=3,
    )
    for choice in ("trade_1", "improve_navigation_1", "builder", "use:r2_trade", "pass"):
        assert table.offers(choice)


@pytest.mark.rule("FS-7.3")
def test_the_player_chooses_the_kind_of_worker() -> None:
    table = swamp(frogs(workers=2, axolotls=1)).play("improve_navigation_1")
    assert table.of_kind("worker") == {"clan", "axolotl"}
    table.play("worker:axolotl")
    assert (table.frogs.workers, table.frogs.axolotls) == (2, 0)


@pytest.mark.rule("FS-7.3")
def test_an_axolotl_that_works_is_told() -> None:
    facts = swamp(frogs(workers=2, axolotls=1)).told("improve_navigation_1", "worker:axolotl")
    assert ("axolotl", -1) in [(fact.kind, fact.amount) for fact in facts]


@pytest.mark.rule("FS-7.5")
def test_what_is_exchanged_is_told() -> None:
    facts = swamp(frogs(workers=2, axolotls=1)).told("exchange:axolotl", "exchange:clan")
    assert [(fact.kind, fact.amount) for fact in facts] == [
        ("axolotl", -1), ("mana", 1), ("worker_exchanged", 1), ("mana", 1),
    ]  # fmt: skip


@pytest.mark.rule("FS-7.3")
def test_a_kind_that_is_not_available_cannot_be_chosen() -> None:
    refusal = swamp(frogs(workers=0, axolotls=1)).play("improve_navigation_1").refuses("worker:clan")
    assert (refusal.code, refusal.rule) == ("no-worker-of-kind", "FS-7.3")


@pytest.mark.rule("FS-7.3")
def test_a_worker_placed_is_not_available_again_this_round() -> None:
    table = swamp(frogs(workers=1), turtles(passed=True), crocodiles(passed=True)).play(*IMPROVE, "end")
    assert table.frogs.workers == 0
    assert table.offered == {"pass"}


@pytest.mark.rule("FS-7.3")
def test_without_a_worker_no_space_can_be_used() -> None:
    refusal = swamp(frogs(workers=0)).refuses("improve_navigation_1")
    assert (refusal.code, refusal.rule) == ("no-worker", "FS-7.3")


# Exchanges.


@pytest.mark.rule("FS-7.4")
def test_two_mana_buy_an_axolotl() -> None:
    table = swamp(frogs(mana=3, workers=0)).play("exchange:mana")
    assert (table.frogs.mana, table.frogs.axolotls, table.axolotls) == (1, 1, 7)


@pytest.mark.rule("FS-7.4")
def test_an_axolotl_bought_is_available_at_once() -> None:
    table = swamp(frogs(mana=2, workers=0)).play("exchange:mana", "improve_navigation_1", "worker:axolotl")
    assert table.frogs.navigation == 1


@pytest.mark.rule("FS-7.4")
def test_one_mana_does_not_buy_an_axolotl() -> None:
    refusal = swamp(frogs(mana=1)).refuses("exchange:mana")
    assert (refusal.code, refusal.rule) == ("no-mana", "FS-7.4")


@pytest.mark.rule("FS-7.4")
def test_without_axolotls_in_the_supply_none_can_be_bought() -> None:
    refusal = swamp(frogs(mana=2), axolotls=0).refuses("exchange:mana")
    assert (refusal.code, refusal.rule) == ("no-axolotl-left", "FS-7.4")


@pytest.mark.rule("FS-7.4", "FS-7.5")
def test_exchanges_may_be_made_any_number_of_times() -> None:
    table = swamp(frogs(mana=4, workers=3)).play("exchange:mana", "exchange:mana")
    table.play("exchange:clan", "exchange:clan", "exchange:clan")
    assert (table.frogs.mana, table.frogs.workers, table.frogs.axolotls) == (3, 0, 2)


@pytest.mark.rule("FS-7.5")
def test_an_axolotl_given_up_goes_back_to_the_supply_at_once_j_17() -> None:
    table = swamp(frogs(axolotls=1)).play("exchange:axolotl")
    assert (table.frogs.mana, table.frogs.axolotls, table.axolotls) == (1, 0, 8)


@pytest.mark.rule("FS-7.5", "FS-19.1")
def test_a_clan_worker_given_up_returns_in_maintenance_j_17() -> None:
    table = swamp(frogs(workers=3), turtles(passed=True), crocodiles(passed=True), shrines="0,0")
    table.play("exchange:clan", "exchange:clan")
    assert (table.frogs.mana, table.frogs.workers) == (2, 1)
    table.play("pass", "take:r1_range_3", "next:merchant", "totem:1,0", "confirm")
    assert (table.round, table.frogs.workers) == (2, 3)


@pytest.mark.rule("FS-7.5")
def test_only_an_available_worker_can_be_given_up() -> None:
    table = swamp(frogs(workers=0))
    assert table.refuses("exchange:clan").rule == "FS-7.5"
    assert table.refuses("exchange:axolotl").code == "no-worker-of-kind"


@pytest.mark.rule("FS-7.6")
def test_exchanges_are_offered_at_every_decision_of_the_own_turn() -> None:
    table = swamp(
        frogs(gold=30, mana=3, boats="2,-1 -2,1"),
        turtles(settlements="1,0 -1,0"),
        shrines="0,0",
    )
    points = []
    for choice in ("build_1", "worker:clan", "boat:1", "to:2,-1", "build:1,-1", "track:upper_left", "finish"):
        assert table.offers("exchange:clan"), table.point
        assert table.offers("exchange:mana"), table.point
        points.append(table.point)
        table.play(choice)
    assert table.offers("exchange:clan")
    assert points == [
        *("main_choice", "worker_kind", "choose_boat", "boat_destination", "build_cell", "build_track", "choose_boat")
    ]


@pytest.mark.rule("FS-7.6", "FS-16.2")
@pytest.mark.parametrize(
    ("point", "choices"),
    [
        ("trade_fish", ["trade_2", "worker:clan", "boat:1", "to:2,-1"]),
        ("celebrate_island", ["celebrate_1", "worker:clan"]),
        ("shrine_cell", ["add_shrine_1", "worker:clan"]),
        ("salamander_tile", ["build_1", "worker:clan", "boat:1", "to:2,-1", "build:1,-1", "track:lower_left"]),
    ],
)
def test_exchanges_and_tiles_are_offered_at_the_other_decisions_too(point: str, choices: list[str]) -> None:
    table = swamp(
        salamanders(side="lotus", gold=30, mana=3, fish=2, boats="2,-1", tiles="r1_range_3"),
        turtles(settlements="1,0=1"),
        shrines="0,0",
        round=2,
    ).play(*choices)
    assert table.point == point
    assert {"exchange:clan", "exchange:mana", "play:r1_range_3"} <= table.offered


@pytest.mark.rule("FS-7.6")
def test_exchanges_are_offered_while_a_bonus_celebrate_is_open() -> None:
    table = swamp(
        frogs(gold=20, mana=2, opened=(1, 1, 4, 0), boats="2,-1"), turtles(settlements="0,1=1"), shrines="0,0"
    )
    table.play("build_1", "worker:clan", "boat:1", "to:2,-1", "build:1,0", "track:lower_left")
    assert table.point == "celebrate_island"
    assert {"exchange:clan", "exchange:mana"} <= table.offered


@pytest.mark.rule("FS-7.6")
def test_exchanges_may_be_made_before_declaring_a_pass_but_not_after_j_18() -> None:
    table = swamp(frogs(mana=2))
    assert table.offers("exchange:clan")
    table.play("exchange:clan", "pass")
    refusal = table.refuses("exchange:clan")
    assert (refusal.code, refusal.rule) == ("not-in-pass", "FS-7.6")
    table.play("take:r1_range_3")
    assert not table.offers("exchange:mana")
    table.play("next:artist")
    assert table.offered == {"confirm"}


# Spaces.


@pytest.mark.rule("FS-7.7")
def test_a_space_takes_one_worker_per_round() -> None:
    table = swamp(frogs(), turtles()).play(*IMPROVE, "end")
    refusal = table.refuses("improve_navigation_1")
    assert (refusal.code, refusal.rule) == ("space-occupied", "FS-7.7")


@pytest.mark.rule("FS-7.7")
def test_a_space_reserved_by_another_must_not_be_used() -> None:
    table = swamp(frogs(), turtles(guide="leader"), reserved="improve_navigation_1")
    refusal = table.refuses("improve_navigation_1")
    assert (refusal.code, refusal.rule) == ("space-reserved", "FS-7.7")


@pytest.mark.rule("FS-7.8")
def test_using_a_space_pays_its_mana_and_takes_its_gain() -> None:
    table = swamp(frogs(mana=2, boats="0,0")).play("navigate_2", "worker:clan")
    assert table.frogs.mana == 1
    table = swamp(frogs(boats="0,0")).play("navigate_1", "worker:clan")
    assert table.frogs.mana == 1


@pytest.mark.rule("FS-7.8")
def test_worker_cost_and_gain_come_in_this_order_j_51() -> None:
    table = swamp(frogs(mana=2, boats="0,0"), shrines="0,1")
    facts = table.told("navigate_2", "worker:clan") + table.copy().play("boat:1", "to:1,0", "finish", "end").told()
    assert [fact.kind for fact in facts] == ["worker_placed", "mana"]
    table = swamp(frogs(), shrines="0,1")
    facts = table.told("add_shrine_1", "worker:clan", "shrine:0,0")
    assert [fact.kind for fact in facts] == ["worker_placed", "vp", "shrine", "totem"]


@pytest.mark.rule("FS-7.8")
def test_a_space_without_its_mana_cannot_be_used() -> None:
    refusal = swamp(frogs(mana=1, boats="0,0")).refuses("navigate_3")
    assert (refusal.code, refusal.rule) == ("no-mana", "FS-7.8")
    assert refusal.arguments == {"need": 2, "have": 1}


@pytest.mark.rule("FS-7.8")
def test_the_gain_of_a_space_cannot_pay_its_cost() -> None:
    more = {"boards": {"swamp_34": {"action_spaces": {"items": [{"id": "navigate_1", "pay_mana": 1}]}}}}
    table = swamp(frogs(boats="0,0"), changes=more)
    assert table.refuses("navigate_1").code == "no-mana"


@pytest.mark.rule("FS-7.8")
def test_a_gain_of_a_space_can_be_used_in_its_action() -> None:
    more = {"boards": {"swamp_34": {"action_spaces": {"items": [{"id": "trade_1", "gain": {"fish": 1}}]}}}}
    table = swamp(frogs(boats="2,-1"), turtles(settlements="1,0"), shrines="0,0", changes=more)
    table.play("trade_1", "worker:clan", "boat:1", "to:2,-1", "lay:1,0")
    assert table.fish_on("1,0") == 1


@pytest.mark.rule("FS-7.9")
@pytest.mark.parametrize(
    ("space", "code"),
    [
        ("fish_1", "nothing-to-do"),
        ("trade_1", "nothing-to-do"),
        ("build_1", "nothing-to-do"),
        ("navigate_1", "nothing-to-do"),
        ("celebrate_1", "nothing-to-do"),
        ("add_shrine_1", "nothing-to-do"),
    ],
)
def test_a_worker_cannot_be_placed_merely_for_the_gain_j_7(space: str, code: str) -> None:
    refusal = swamp(frogs(gold=20, fish=3)).refuses(space)
    assert (refusal.code, refusal.rule) == (code, "FS-7.9")


@pytest.mark.rule("FS-7.9")
def test_exchanges_and_tiles_that_make_an_action_possible_come_first() -> None:
    table = swamp(frogs(guide="artist", boats="0,0", tiles="r1_range_3"), purple="3,0", round=2)
    assert table.refuses("fish_1").code == "nothing-to-do"
    assert table.play("play:r1_range_3").offers("fish_1")


# The end of a turn.


@pytest.mark.rule("FS-7.10")
def test_a_turn_ends_when_its_owner_says_so() -> None:
    table = swamp(frogs(), turtles()).play(*IMPROVE)
    assert (table.player, table.point) == ("frog", "end_turn")
    table.play("end")
    assert table.player == "turtle"


@pytest.mark.rule("FS-7.10", "FS-17.1")
def test_race_cards_are_checked_before_the_turn_ends() -> None:
    table = swamp(frogs(navigation=3), races="race_navigation_four").play(*IMPROVE)
    assert table.frogs.points("race") == 0
    table.play("end")
    assert table.frogs.points("race") == 6


@pytest.mark.rule("FS-7.10")
def test_a_pass_ends_the_turn_by_itself() -> None:
    table = passed(swamp(frogs(), turtles()), "r1_range_3", "artist")
    assert (table.player, table.point) == ("turtle", "main_choice")


@pytest.mark.rule("FS-7.11")
def test_without_workers_there_is_still_the_exchange_and_the_round_2_tile() -> None:
    table = swamp(frogs(workers=0, mana=2, tiles="r2_improve_navigation"), round=3)
    assert table.offered == {"exchange:mana", "use:r2_improve_navigation", "pass"}


@pytest.mark.rule("FS-7.11")
def test_without_anything_the_only_choice_is_to_pass() -> None:
    assert swamp(frogs(workers=0)).offered == {"pass"}


@pytest.mark.rule("FS-7.11")
def test_passing_is_always_legal_as_a_main_choice() -> None:
    assert swamp(frogs(mana=9, gold=50, workers=5, axolotls=2)).offers("pass")


@pytest.mark.rule("FS-7.13")
def test_nothing_is_drawn_in_a_turn_so_its_steps_can_be_undone() -> None:
    table = swamp(frogs(gold=20, boats="2,-1"), shrines="0,0")
    before = table.copy()
    start = (table.state.drawn, table.state.turn, table.state.numbers())
    table.play("build_1", "worker:clan", "boat:1", "to:2,-1", "build:1,0", "track:upper_left", "finish")
    assert (table.state.drawn, table.state.turn) == start[:2]
    assert before.state.numbers() == start[2]
    assert table.play("end").state.turn == start[1] + 1


# An exchange must leave the open decision answerable.


@pytest.mark.rule("FS-7.14")
def test_the_last_worker_must_remain_for_the_space_chosen_j_61() -> None:
    table = swamp(frogs(workers=1, mana=1)).play("improve_navigation_1")
    refusal = table.refuses("exchange:clan")
    assert (refusal.code, refusal.rule) == ("exchange-strands", "FS-7.14")


@pytest.mark.rule("FS-7.14")
def test_the_last_worker_must_remain_for_the_builder_card() -> None:
    table = swamp(frogs(guide="builder", workers=1, gold=20, boats="2,-1"), shrines="0,0").play("builder")
    assert table.refuses("exchange:clan").code == "exchange-strands"


@pytest.mark.rule("FS-7.14")
def test_the_mana_of_the_space_chosen_must_remain() -> None:
    table = swamp(frogs(mana=2), taken="improve_navigation_1").play("improve_navigation_2")
    refusal = table.refuses("exchange:mana")
    assert (refusal.code, refusal.rule) == ("exchange-strands", "FS-7.14")


@pytest.mark.rule("FS-7.14")
def test_an_exchange_that_leaves_enough_is_allowed() -> None:
    table = swamp(frogs(mana=3, workers=2), taken="improve_navigation_1").play("improve_navigation_2")
    assert table.offers("exchange:mana")
    assert table.offers("exchange:clan")


def short_of_gold(gold: int) -> Table:
    """Building costs 3 + 4; a round 3 tile turns 6 gold into 2 mana, another 4 gold into an axolotl."""
    return swamp(
        frogs(gold=gold, boats="2,-1", tiles="r3_gold_mana r3_gold_axolotl"),
        shrines="0,0",
        round=4,
    )


@pytest.mark.rule("FS-7.14")
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_a_tile_must_leave_the_gold_for_the_settlement(steps: int) -> None:
    choices = ["build_1", "worker:clan", "boat:1", "to:2,-1"][:steps]
    refusal = short_of_gold(10).play(*choices).refuses("play:r3_gold_mana")
    assert (refusal.code, refusal.rule) == ("exchange-strands", "FS-7.14")
    assert short_of_gold(10).play(*choices).refuses("play:r3_gold_axolotl").code == "exchange-strands"
    assert short_of_gold(13).play(*choices).offers("play:r3_gold_mana")


@pytest.mark.rule("FS-7.14")
@pytest.mark.parametrize(("gold", "allowed"), [(11, False), (12, True)])
def test_a_tile_must_leave_the_gold_for_the_builder_card(gold: int, allowed: bool) -> None:
    table = swamp(
        frogs(guide="builder", gold=gold, mana=2, boats="2,-1", tiles="r3_gold_mana"), shrines="0,0", round=4
    ).play("builder")
    assert table.offers("play:r3_gold_mana") == allowed
    assert table.offers("exchange:mana")


@pytest.mark.rule("FS-7.14")
def test_before_a_space_is_chosen_and_after_a_boat_has_acted_nothing_must_remain() -> None:
    assert short_of_gold(10).offers("play:r3_gold_mana")
    table = short_of_gold(13).play("build_1", "worker:clan", "boat:1", "to:2,-1", "build:1,0", "track:upper_left")
    assert (table.point, table.frogs.gold) == ("choose_boat", 6)
    assert table.offers("play:r3_gold_mana")


@pytest.mark.rule("FS-7.14", "FS-11.4")
def test_once_the_settlement_is_paid_the_rest_of_the_gold_is_free_j_62() -> None:
    table = short_of_gold(13).play("build_1", "worker:clan", "boat:1", "to:2,-1", "build:1,0")
    assert table.point == "build_track"
    assert table.offers("play:r3_gold_mana")
