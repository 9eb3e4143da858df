"""General rules (FE-2): phases, money, selling, single answers, draws."""

from __future__ import annotations

import pytest

from tests.games.felinia.table import bidding, blue, red, sailing, start, storing, trading

WINE = {"stall_1": "wine cloth"}


@pytest.mark.rule("FE-2.1")
def test_a_round_has_five_phases_in_order() -> None:
    table = start(2)
    while table.s.round == 1:
        table.play(sorted(table.answers)[0])
    phases = [fact.arguments["phase"] for fact in table.facts if fact.kind == "phase_begins"]
    assert phases[:5] == ["trading", "exploring", "storing", "preparing", "bidding"]


@pytest.mark.rule("FE-2.2")
def test_coins_above_six_are_lost() -> None:
    table = bidding(red(coins=5, income=2), blue(income=2), seats=2)
    assert table.asked == "red bid"
    table.play("bid:income")
    assert table.seat("red").coins == 6


@pytest.mark.rule("FE-2.3")
@pytest.mark.parametrize(("move", "coins"), [("sell:gold", 4), ("sell:spice", 3), ("sell:cloth", 3)])
def test_gold_brings_two_coins_spice_and_goods_one(move: str, coins: int) -> None:
    table = bidding(red(gold=1, spice=1, goods="cloth"))
    bag = table.bag
    table.play(move)
    assert table.seat("red").coins == coins
    assert table.bag == bag + (1 if move == "sell:cloth" else 0)
    assert table.asked == "red bid"


@pytest.mark.rule("FE-2.3")
def test_a_sale_that_brings_no_coin_is_refused() -> None:
    table = bidding(red(coins=6, gold=1, goods="cloth"))
    assert table.offered == table.answers
    assert table.why("sell:gold").code == "sale-brings-nothing"


@pytest.mark.rule("FE-2.3")
def test_gold_sold_at_five_coins_brings_one() -> None:
    table = bidding(red(coins=5, gold=1))
    assert table.described("sell:gold") == ("sell", {"thing": "gold", "coins": 1})
    assert table.play("sell:gold").seat("red").coins == 6


@pytest.mark.rule("FE-2.3")
def test_one_sells_only_what_one_has_and_on_the_own_turn() -> None:
    table = bidding(red(), blue(gold=1))
    assert table.why("sell:gold").code == "nothing-to-sell"
    refusal = table.game.why_not(table.s, 1, table.game.catalogue.parse("sell:gold"))
    assert refusal is not None
    assert refusal.code == "not-your-turn"


@pytest.mark.rule("FE-2.3")
def test_no_sale_while_a_swap_or_the_store_is_half_done() -> None:
    swap = trading(red(goods="cloth, wine", gold=1), discs={"guild": "red"}).play("swap:spice")
    assert swap.asked == "red give"
    assert swap.why("sell:gold").code == "no-sale-now"
    bonus = trading(red(gold=2, spice=2), discs={"guild": "red"}).play("swap:bonus_tile")
    assert bonus.asked == "red bonus"
    assert bonus.why("sell:gold").code == "no-sale-now"
    store = storing(red(goods="2 cloth, 2 wine", gold=1)).play("store:3")
    assert store.asked == "red store"
    assert store.why("sell:gold").code == "no-sale-now"


@pytest.mark.rule("FE-2.5")
def test_a_symbol_gives_nothing_when_the_supply_is_empty() -> None:
    table = sailing(red(), blue(spice=60), ships="deck_cheetah_3 deck_lion_3 deck_lynx_1 deck_panther_1",
                    aboard={"pier_1": "red"}, seats=2)  # fmt: skip
    assert table.seat("red").spice == 0
    assert [fact.arguments["thing"] for fact in table.told("gain_lost")] == ["spice"]


@pytest.mark.rule("FE-2.5")
def test_a_swap_without_spice_in_the_supply_still_swaps() -> None:
    table = trading(red(goods="cloth"), blue(spice=60), discs={"guild": "red"}).play("swap:spice")
    assert table.seat("red").spice == 0
    assert table.tiles("red") == 1
    assert "cloth" not in table.goods("red")


@pytest.mark.rule("FE-2.6")
def test_a_purchase_that_a_sale_would_pay_is_still_open() -> None:
    table = trading(red(coins=0, spice=1), discs={"stall_1": "red"}, stalls=WINE)
    assert table.asked == "red buy"
    assert table.answers == {"back"}
    assert table.why("buy:wine").code == "after-sale"
    table.play("sell:spice")
    assert table.answers == {"back", "buy:wine", "buy:cloth"}


@pytest.mark.rule("FE-2.6")
def test_a_single_answer_is_carried_out_although_something_could_be_sold() -> None:
    table = trading(red(coins=6, gold=3), discs={"stall_1": "red"}, stalls={})
    assert [fact.kind for fact in table.heard if fact.seat == 0] == ["taken_back"]


@pytest.mark.rule("FE-2.7")
def test_a_draw_can_bring_any_tile_of_the_bag() -> None:
    drawn = set()
    for n in range(40):
        table = trading(red(goods="cloth"), discs={"guild": "red"}, seed=f"draw {n}").play("swap:spice")
        drawn |= set(table.goods("red"))
    assert drawn == {"glassware", "books", "wine", "watches"}


@pytest.mark.rule("FE-2.7")
def test_goods_paid_go_back_into_the_bag_at_once() -> None:
    table = trading(red(goods="2 watches, cloth"), discs={"stall_1": "red"}, stalls=WINE).play("buy:wine")
    bag = table.bag
    table.play("board:pier_2")
    assert table.bag == bag + 2
