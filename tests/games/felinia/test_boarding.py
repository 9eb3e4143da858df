"""Boarding (FE-5)."""

from __future__ import annotations

from typing import Any

import pytest

from bogwood.games.felinia.rules.state import LAST_MERCHANT
from tests.games.felinia.table import Player, Table, blue, red, trading

STALL = {"stall_1": "wine wine wine", "stall_2": "books"}


def bought(player: Player, *others: Player, discs: str = "red", **more: Any) -> Table:
    """The boarding window after the first player has bought wine; green decides about the next stall."""
    piles = {"stall_1": discs, "stall_2": "green"}
    return trading(player, *others, discs=piles, stalls=STALL, **more).play("buy:wine")


@pytest.mark.rule("FE-5.1")
def test_an_exchange_opens_a_boarding_window_too() -> None:
    table = trading(red(goods="cloth, 2 watches", coins=3), discs={"guild": "red"}).play("swap:spice", "give:cloth")
    assert table.asked == "red board"


@pytest.mark.rule("FE-5.1")
def test_the_window_closes_before_the_next_disc_acts() -> None:
    table = bought(red(goods="2 watches", coins=3), discs="blue red").play("ashore")
    assert table.asked == "blue buy"
    assert table.why("board:pier_2").code == "not-now"


@pytest.mark.rule("FE-5.2")
@pytest.mark.example("T-4")
def test_a_seat_of_the_two_seater_costs_three_goods() -> None:
    table = bought(red(goods="2 cloth, glassware", coins=1))
    name, told = table.described("board:pier_1")
    assert name == "board"
    assert (told["first"], told["first_count"], told["second"], told["second_count"]) == ("cloth", 2, "glassware", 1)
    table.play("board:pier_1")
    assert table.goods("red") == {"wine": 1}
    assert (table.seat("red").coins, table.aboard(1)) == (0, ["red"])


@pytest.mark.rule("FE-5.2")
@pytest.mark.example("T-5")
def test_the_one_seater_costs_two_goods_and_a_coin() -> None:
    table = bought(red(goods="2 watches", coins=2)).play("board:pier_2")
    assert (table.seat("red").coins, table.goods("red")) == (0, {"wine": 1})


@pytest.mark.rule("FE-5.2", "FE-2.6")
@pytest.mark.example("T-5")
def test_without_the_coin_and_with_nothing_to_sell_boarding_is_not_offered() -> None:
    table = trading(
        red(goods="2 watches, cloth", coins=1), discs={"guild": "red"}, emptied="5 cloth, 2 wine"
    )  # fmt: skip
    table.play("swap:spice", "give:cloth")
    assert table.answers == {"ashore"}
    assert table.why("board:pier_2").code == "after-sale"
    poor = bought(red(goods="2 watches", coins=1)).play("sell:wine", "board:pier_2")
    assert poor.seat("red").coins == 0


@pytest.mark.rule("FE-5.2")
def test_any_own_goods_count_not_only_the_new_one() -> None:
    table = bought(red(goods="2 cloth, glassware"))
    assert table.answers == {"board:pier_1", "ashore"}
    assert table.why("board:pier_3").code == "goods-missing"


@pytest.mark.rule("FE-5.3")
def test_the_merchant_takes_the_leftmost_free_seat() -> None:
    table = bought(red(goods="2 cloth, glassware"), aboard={"pier_1": "blue"}).play("board:pier_1")
    assert table.s.rider(0, 0) == 1
    assert table.s.rider(0, 1) == 0
    assert table.seat("red").stock == 9


@pytest.mark.rule("FE-5.3")
def test_a_full_ship_takes_nobody() -> None:
    table = bought(red(goods="2 watches, 2 cloth, glassware", coins=3), aboard={"pier_2": "blue"})
    assert table.why("board:pier_2").code == "ship-full"


@pytest.mark.rule("FE-5.4")
def test_several_seats_on_one_ship_and_on_others_in_one_window() -> None:
    table = bought(red(goods="4 cloth, 2 glassware, 2 watches", coins=2))
    table.play("board:pier_1", "board:pier_1", "board:pier_2")
    assert (table.aboard(1), table.aboard(2)) == (["red", "red"], ["red"])
    assert table.seat("red").stock == 7


@pytest.mark.rule("FE-5.5")
def test_nobody_must_board_and_nobody_steps_off() -> None:
    table = bought(red(goods="2 watches", coins=3), discs="red red")
    assert "ashore" in table.answers
    table.play("ashore")
    assert table.aboard(2) == []
    aboard = bought(red(goods="2 watches", coins=3), discs="blue red").play("board:pier_2")
    assert aboard.aboard(2) == ["red"]
    assert not [move for move in aboard.game.catalogue.numbers if move.startswith("off")]


@pytest.mark.rule("FE-5.6")
def test_all_goods_at_hand_do_not_help_after_taking_back() -> None:
    table = trading(red(goods="2 watches"), discs={"stall_1": "blue red"}, stalls=STALL)
    assert table.why("board:pier_2").code == "not-now"
    assert table.play("back").asked == "blue buy"


@pytest.mark.rule("FE-5.7", "FE-10.1")
def test_boarding_the_last_merchant_triggers_the_end() -> None:
    settled = " ".join(f"{land}_post_{n}={land}_token_{n}" for land in ("lion", "tiger", "lynx") for n in (1, 2, 3))
    table = bought(red(goods="2 watches", coins=3, settled=settled), blue(), discs="blue red")
    table.play("board:pier_2")
    assert table.s.ending == LAST_MERCHANT
    assert table.told("last_merchant")
    assert table.asked == "blue buy"
