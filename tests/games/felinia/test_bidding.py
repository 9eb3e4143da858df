"""Phase 1, bidding (FE-3)."""

from __future__ import annotations

import pytest

from tests.games.felinia.table import bidding, blue, green, red, start, yellow


@pytest.mark.rule("FE-3.1")
def test_discs_are_placed_clockwise_three_times_around() -> None:
    table = bidding(first="blue", seats=3)
    order = []
    for _ in range(9):
        order.append(table.asked.split()[0])
        table.play("bid:guild")
    assert order == ["blue", "green", "red"] * 3


@pytest.mark.rule("FE-3.1", "FE-3.2")
def test_a_disc_goes_on_an_open_stall_the_guild_or_the_own_board() -> None:
    table = bidding(seats=2)
    assert table.answers == {"bid:stall_1", "bid:stall_2", "bid:stall_3", "bid:guild", "bid:income"}
    assert table.why("bid:stall_4").code == "stall-closed"


@pytest.mark.rule("FE-3.3")
def test_any_number_of_discs_lie_on_a_stall_even_without_goods_or_money() -> None:
    table = bidding(red(coins=0), blue(coins=0), seats=2)
    for _ in range(5):
        table.play("bid:stall_1")
    assert table.s.height(0) == 5
    assert table.view("red")["discs"] == {"stall_1": [0, 1, 0, 1, 0]}


@pytest.mark.rule("FE-3.4")
@pytest.mark.option("income_order", "rising")
def test_income_rises_with_each_disc_of_the_round() -> None:
    table = bidding(red(coins=0), seats=2)
    coins = []
    for _ in range(3):
        table.play("bid:income")
        coins.append(int(table.seat("red").coins))
        if table.asked == "blue bid":
            table.play("bid:guild")
    assert coins == [1, 3, 6]


@pytest.mark.rule("FE-3.4")
@pytest.mark.option("income_order", "falling")
def test_income_may_fall_instead() -> None:
    table = bidding(red(coins=0), seats=2, options={"income_order": "falling"})
    table.play("bid:income")
    assert table.seat("red").coins == 3


@pytest.mark.rule("FE-3.4")
@pytest.mark.example("T-2")
def test_the_second_disc_on_the_own_board_brings_two_coins() -> None:
    table = bidding(red(coins=3, income=1), blue(income=1), green(income=1))
    assert table.described("bid:income") == ("bid-income", {"coins": 2})
    assert table.play("bid:income").seat("red").coins == 5


@pytest.mark.rule("FE-3.5")
def test_income_is_allowed_at_six_coins() -> None:
    table = bidding(red(coins=6), seats=2).play("bid:income")
    assert (table.seat("red").coins, table.seat("red").income) == (6, 1)


@pytest.mark.rule("FE-3.6")
def test_the_phase_ends_when_no_disc_is_left() -> None:
    table = start(4)
    for _ in range(11):
        table.play("bid:income")
    assert table.view("red")["phase"] == "bidding"
    table.play("bid:stall_1")
    assert "trading" in [fact.arguments.get("phase") for fact in table.heard]


@pytest.mark.rule("FE-3.3")
def test_the_description_tells_the_price_that_the_disc_would_have() -> None:
    table = bidding(red(), blue(), green(), yellow(), seats=4).play("bid:stall_2", "bid:stall_2")
    assert table.described("bid:stall_2") == ("bid", {"place": "stall_2", "price": 3})
