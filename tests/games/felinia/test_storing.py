"""Phases 4 and 5: storing (FE-8) and preparing (FE-9)."""

from __future__ import annotations

import pytest

from bogwood.games.felinia.rules.preparing import fill_stalls
from bogwood.games.felinia.rules.state import stack_size
from tests.games.felinia.table import blue, preparing, red, storing, trading


@pytest.mark.rule("FE-8.1")
def test_three_tiles_may_stay() -> None:
    table = storing(red(goods="3 cloth, 2 wine", coins=2))
    assert table.asked == "red store_4"
    table.play("store:3", "discard:wine", "discard:cloth")
    assert table.goods("red") == {"cloth": 2, "wine": 1}
    assert table.seat("red").coins == 4


@pytest.mark.rule("FE-8.1", "FE-8.3")
def test_a_fourth_tile_stays_for_two_coins() -> None:
    table = storing(red(goods="3 cloth, 2 wine", coins=2)).play("store:4")
    assert table.seat("red").coins == 0
    table.play("discard:wine")
    assert table.goods("red") == {"cloth": 3, "wine": 1}
    assert table.seat("red").coins == 1


@pytest.mark.rule("FE-8.1")
def test_players_store_clockwise_from_the_first_player() -> None:
    table = storing(red(goods="2 cloth, 2 wine"), blue(goods="2 cloth, 2 wine"), first="blue")
    assert table.asked == "blue store_4"
    assert table.play("store:3", "discard:wine").asked == "red store_4"


@pytest.mark.rule("FE-8.2")
def test_the_rest_is_sold_even_at_six_coins() -> None:
    table = storing(red(goods="2 cloth, 3 wine", coins=6)).play("store:3")
    bag = table.bag
    table.play("discard:wine")
    assert table.bag == bag + 1
    assert table.seat("red").coins == 6


@pytest.mark.rule("FE-8.2", "FE-2.6")
def test_what_is_all_of_one_kind_is_sold_without_asking() -> None:
    table = storing(red(goods="5 cloth", coins=2)).play("store:3")
    assert [fact.amount for fact in table.told("stored")] == [3]


@pytest.mark.rule("FE-8.3")
def test_the_sales_may_pay_for_the_fourth_tile() -> None:
    table = storing(red(goods="3 cloth, 3 wine", coins=0)).play("store:4", "discard:wine")
    assert table.seat("red").coins == 1
    table.play("discard:wine")
    assert table.seat("red").coins == 0
    assert table.goods("red") == {"cloth": 3, "wine": 1}


@pytest.mark.rule("FE-8.3")
def test_with_two_coins_at_hand_they_are_paid_first() -> None:
    table = storing(red(goods="3 cloth, 4 wine", coins=5)).play("store:4")
    assert table.seat("red").coins == 3
    table.play("discard:wine", "discard:wine", "discard:wine")
    assert table.seat("red").coins == 6


@pytest.mark.rule("FE-8.3", "FE-2.6")
def test_the_fourth_tile_may_need_a_sale_before() -> None:
    table = storing(red(goods="2 cloth, 2 wine", coins=0, gold=1))
    assert table.answers == {"store:3"}
    assert table.why("store:4").code == "fourth-after-sale"
    assert "store:4" in table.play("sell:gold").answers


@pytest.mark.rule("FE-8.3", "FE-2.6")
def test_a_fourth_tile_out_of_reach_is_not_asked_for() -> None:
    table = storing(red(goods="2 cloth, 2 wine", coins=1))
    assert table.asked == "red store"
    assert table.why("store:4").code == "not-now"


@pytest.mark.rule("FE-8.4")
def test_who_has_three_tiles_or_sells_down_to_three_is_not_asked() -> None:
    table = storing(red(goods="3 cloth"), blue(goods="2 cloth, 2 wine"))
    assert table.asked == "blue store_4"
    table.play("sell:wine")
    assert table.goods("blue") == {"cloth": 2, "wine": 1}
    assert table.asked == "blue bid"


@pytest.mark.rule("FE-9.1")
def test_all_discs_come_back() -> None:
    table = preparing(red(income=3), blue(income=1))
    assert [(seat.discs, seat.income) for seat in table.s.seats] == [(3, 0)] * 3


@pytest.mark.rule("FE-9.2")
def test_ships_without_a_tile_get_one_from_the_stack_pier_1_first() -> None:
    table = preparing(ships="- deck_lion_3 - deck_panther_1", stack="deck_lion_4 deck_lynx_4 deck_tiger_2")
    assert all(table.deck(pier) for pier in range(1, 5))
    assert [fact.arguments["pier"] for fact in table.told("deck_laid")] == ["pier_1", "pier_3"]
    assert stack_size(table.s) == 1


@pytest.mark.rule("FE-9.3")
def test_open_stalls_are_filled_up_to_three() -> None:
    table = preparing(stalls={"stall_1": "cloth cloth", "stall_2": "wine"})
    assert [table.stall(number) for number in range(1, 6)] == [3, 3, 3, 3, 0]
    assert table.s.on_stall(0, 0) >= 2


@pytest.mark.rule("FE-9.3")
def test_when_the_bag_runs_empty_the_upper_stalls_are_filled_first() -> None:
    table = trading(red(gold=1, spice=1), discs={"guild": "red"}, emptied="4 cloth")
    fill_stalls(table.s, table.game.box.stall_capacity)
    assert [table.stall(number) for number in range(1, 6)] == [3, 1, 0, 0, 0]


@pytest.mark.rule("FE-9.4")
def test_the_first_player_card_goes_to_the_left() -> None:
    table = preparing(first="green")
    assert table.asked == "red bid"
    assert table.s.round == 2
