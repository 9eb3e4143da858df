"""Phase 2, trading (FE-4): stalls and the guild."""

from __future__ import annotations

import pytest

from tests.games.felinia.table import blue, green, red, trading


@pytest.mark.rule("FE-4.1")
def test_stalls_are_settled_from_the_top_and_the_guild_last() -> None:
    table = trading(
        red(goods="cloth"),
        discs={"guild": "red", "stall_3": "blue", "stall_1": "green"},
        stalls={"stall_1": "wine", "stall_3": "books"},
    )
    order = [table.asked]
    for _ in range(2):
        table.play("back")
        order.append(table.asked)
    assert order == ["green buy", "blue buy", "red guild"]


@pytest.mark.rule("FE-4.2", "FE-4.3")
@pytest.mark.example("T-3")
def test_the_top_disc_acts_first_at_the_full_price() -> None:
    table = trading(red(), blue(), discs={"stall_1": "blue red"}, stalls={"stall_1": "wine cloth"})
    assert table.described("buy:wine") == ("buy", {"good": "wine", "price": 2})
    table.play("buy:wine")
    assert table.asked == "blue buy"
    assert table.described("buy:cloth") == ("buy", {"good": "cloth", "price": 1})
    assert (table.seat("red").coins, table.seat("blue").coins) == (0, 2)


@pytest.mark.rule("FE-4.3")
def test_the_price_falls_also_when_nothing_was_bought() -> None:
    table = trading(discs={"stall_1": "blue red"}, stalls={"stall_1": "wine"}).play("back")
    assert table.described("buy:wine") == ("buy", {"good": "wine", "price": 1})


@pytest.mark.rule("FE-4.4", "FE-5.1")
def test_a_purchase_pays_takes_a_tile_and_the_disc_and_opens_a_boarding_window() -> None:
    table = trading(red(goods="2 watches"), discs={"stall_1": "red"}, stalls={"stall_1": "wine"}).play("buy:wine")
    assert table.seat("red").coins == 1
    assert table.goods("red") == {"wine": 1, "watches": 2}
    assert table.seat("red").discs == 3
    assert table.stall(1) == 0
    assert table.asked == "red board"


@pytest.mark.rule("FE-4.4")
def test_only_goods_of_this_stall_can_be_bought() -> None:
    table = trading(discs={"stall_1": "red"}, stalls={"stall_1": "wine", "stall_2": "cloth"})
    assert table.answers == {"buy:wine", "back"}
    refusal = table.why("buy:cloth")
    assert (refusal.code, refusal.rule) == ("no-such-goods", "FE-4.4")


@pytest.mark.rule("FE-4.5", "FE-5.6")
def test_a_disc_taken_back_costs_nothing_and_opens_no_boarding_window() -> None:
    table = trading(
        red(goods="2 watches"), discs={"stall_1": "blue red"}, stalls={"stall_1": "wine"}
    ).play("back")  # fmt: skip
    assert (table.seat("red").coins, table.seat("red").discs) == (2, 3)
    assert table.asked == "blue buy"


@pytest.mark.rule("FE-4.6")
def test_without_tiles_or_money_the_disc_comes_back_by_itself() -> None:
    table = trading(red(coins=0), discs={"stall_1": "blue", "stall_2": "red", "stall_3": "green"}, stalls={
        "stall_2": "wine", "stall_3": "cloth"})  # fmt: skip
    assert table.asked == "green buy"
    assert [fact.seat for fact in table.heard if fact.kind == "taken_back"] == [1, 0]


@pytest.mark.rule("FE-4.6")
def test_too_few_coins_even_after_sales() -> None:
    table = trading(red(coins=1, goods="cloth"), discs={"guild": "blue blue red"})
    assert table.asked != "red guild"


@pytest.mark.rule("FE-4.7")
def test_a_price_of_seven_can_never_be_paid() -> None:
    table = trading(
        red(coins=6, gold=5), blue(coins=6), discs={"stall_1": "green green green blue blue blue red"},
        stalls={"stall_1": "wine"},
    )  # fmt: skip
    assert table.asked == "blue buy"
    assert [fact.seat for fact in table.told("taken_back")] == [0]


@pytest.mark.rule("FE-4.8")
def test_the_guild_offers_a_swap_a_bonus_tile_and_taking_back() -> None:
    table = trading(red(goods="cloth", gold=1, spice=1), discs={"guild": "red"})
    assert table.answers == {"swap:spice", "swap:bonus_tile", "leave"}
    assert table.why("swap:food").code == "no-food-in-basic"
    table.play("leave")
    assert (table.seat("red").coins, table.seat("red").discs) == (2, 3)


@pytest.mark.rule("FE-4.9")
def test_a_swap_gives_a_tile_of_another_kind_and_a_spice() -> None:
    table = trading(red(goods="cloth, wine"), discs={"guild": "red"}).play("swap:spice")
    assert table.asked == "red give"
    assert table.seat("red").coins == 1
    assert table.seat("red").discs == 3
    table.play("give:cloth")
    assert table.tiles("red") == 2
    assert table.goods("red").get("cloth", 0) == 0
    assert table.seat("red").spice == 1


@pytest.mark.rule("FE-4.9")
def test_a_swap_needs_a_tile_that_is_left_after_paying() -> None:
    assert trading(red(coins=0, goods="cloth"), discs={"guild": "red"}).asked != "red guild"
    table = trading(red(coins=0, goods="2 cloth"), discs={"guild": "red"})
    assert table.answers == {"leave"}
    table.play("sell:cloth")
    assert "swap:spice" in table.answers


@pytest.mark.rule("FE-4.9")
def test_no_swap_when_the_bag_holds_only_the_kind_one_could_give() -> None:
    table = trading(red(goods="cloth", coins=3, spice=1, gold=1), discs={"guild": "red"}, emptied="2 cloth")
    assert table.answers == {"swap:bonus_tile", "leave"}
    assert table.why("swap:spice").code == "bag-lacks-other"


@pytest.mark.rule("FE-4.9")
def test_only_kinds_for_which_the_bag_holds_another_are_offered() -> None:
    table = trading(red(goods="cloth, wine, books"), discs={"guild": "red"}, emptied="2 cloth").play("swap:spice")
    assert table.answers == {"give:wine", "give:books"}
    assert table.why("give:cloth").code == "bag-lacks-other"
    assert table.why("give:watches").code == "not-your-good"


@pytest.mark.rule("FE-4.9", "FE-2.6")
def test_a_sale_that_fills_the_bag_opens_the_swap() -> None:
    table = trading(red(coins=3, goods="cloth, wine"), discs={"guild": "red"}, emptied="nothing")
    assert table.why("swap:spice").code == "bag-after-sale"
    assert "swap:spice" in table.play("sell:wine").offered


@pytest.mark.rule("FE-4.9", "FE-4.10", "FE-2.6")
def test_a_sale_is_named_only_where_one_helps() -> None:
    table = trading(red(coins=0, goods="2 cloth", gold=1, spice=1), discs={"guild": "blue blue blue red"})
    assert table.why("swap:bonus_tile").code == "sale-takes-needed"
    assert table.why("swap:spice").code == "after-sale"
    table = trading(red(coins=0, goods="cloth", gold=2, spice=1), discs={"guild": "blue red"}, emptied="2 cloth")
    assert table.why("swap:bonus_tile").code == "after-sale"
    assert table.why("swap:spice").code == "bag-lacks-other"


@pytest.mark.rule("FE-4.9")
def test_a_tile_sold_to_pay_is_in_the_bag_and_counts() -> None:
    table = trading(red(coins=0, goods="cloth, wine"), discs={"guild": "red"}, emptied="nothing")
    assert table.asked == "red guild"
    table.play("sell:cloth", "swap:spice")
    assert table.goods("red") == {"cloth": 1}


@pytest.mark.rule("FE-4.10")
def test_a_bonus_tile_costs_the_price_a_gold_and_a_spice() -> None:
    table = trading(red(gold=1, spice=2), discs={"guild": "red"}).play("swap:bonus_tile")
    assert table.answers == {f"take:bonus_{kind}" for kind in ("lion", "tiger", "cheetah", "panther", "lynx")}
    table.play("take:bonus_tiger")
    assert table.bonus("red") == {"bonus_tiger"}
    red_seat = table.seat("red")
    assert (red_seat.coins, red_seat.gold, red_seat.spice) == (1, 0, 1)


@pytest.mark.rule("FE-4.10")
def test_the_others_stay_in_their_order_and_the_looker_knows_it() -> None:
    pile = "bonus_lynx bonus_lion bonus_tiger bonus_cheetah"
    table = trading(
        red(gold=1, spice=1), blue(bonus="bonus_panther"), discs={"guild": "red"}, pile=pile, seats=2
    )  # fmt: skip
    table.play("swap:bonus_tile", "take:bonus_tiger")
    assert table.view("red")["bonus_pile"] == {"tiles": 3, "seen": ["bonus_lynx", "bonus_lion", "bonus_cheetah"]}
    assert table.view("blue")["bonus_pile"] == {"tiles": 3, "seen": ["bonus_lynx"]}


@pytest.mark.rule("FE-4.10")
def test_without_gold_or_spice_there_is_no_bonus_tile() -> None:
    table = trading(red(gold=1, goods="cloth"), discs={"guild": "red"})
    assert table.why("swap:bonus_tile").code == "gold-and-spice-missing"
    sold = trading(red(coins=0, gold=1, spice=1, goods="2 cloth"), discs={"guild": "red"}).play("sell:gold")
    assert "swap:bonus_tile" not in sold.answers


@pytest.mark.rule("FE-4.10")
def test_an_empty_pile_has_no_tile() -> None:
    every = "bonus_lion bonus_tiger bonus_cheetah bonus_panther bonus_lynx"
    table = trading(red(gold=1, spice=1, goods="cloth"), blue(bonus=every), discs={"guild": "red"})
    assert table.why("swap:bonus_tile").code == "bonus-pile-empty"


@pytest.mark.rule("FE-4.10")
def test_the_last_tile_is_taken_without_asking() -> None:
    four = "bonus_lion bonus_tiger bonus_cheetah bonus_panther"
    table = trading(red(gold=1, spice=1), blue(bonus=four), discs={"guild": "red"}).play("swap:bonus_tile")
    assert table.bonus("red") == {"bonus_lynx"}


@pytest.mark.rule("FE-4.8", "FE-4.9", "FE-4.10")
@pytest.mark.example("T-6")
def test_the_guild_settles_its_pile_from_the_top() -> None:
    table = trading(red(coins=1, goods="cloth"), blue(coins=2, gold=1, spice=1), discs={"guild": "red blue"})
    assert table.asked == "blue guild"
    table.play("swap:bonus_tile", "take:bonus_lion")
    blue_seat = table.seat("blue")
    assert (blue_seat.coins, blue_seat.gold, blue_seat.spice, blue_seat.discs) == (0, 0, 0, 3)
    assert table.asked == "red guild"
    table.play("swap:spice")
    assert (table.seat("red").coins, table.seat("red").spice, table.tiles("red")) == (0, 1, 1)


@pytest.mark.rule("FE-4.11")
def test_a_disc_taken_back_is_not_used_again_in_the_round() -> None:
    table = trading(red(), green(), discs={"stall_1": "red", "stall_2": "green"}, stalls={
        "stall_1": "wine", "stall_2": "cloth"})  # fmt: skip
    table.play("back")
    assert table.seat("red").discs == 3
    assert table.asked == "green buy"
    table.play("back")
    assert table.view("red")["phase"] != "trading"
