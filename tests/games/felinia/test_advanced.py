"""The advanced game: food (FA-2, FA-3), castles (FA-4), special tokens (FA-6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.felinia.table import Player, Table, blue, red, sailing, trading

LION = "deck_lion_3 - - -"
PANTHER = "deck_panther_3 - - -"


def ashore(*players: Player, ships: str = LION, open_tokens: str = "", **more: Any) -> Table:
    """Red's merchant has landed on the advanced map."""
    return sailing(
        *players, mode="advanced", ships=ships, stack="", aboard={"pier_1": "red"}, open_tokens=open_tokens, **more
    )  # fmt: skip


@pytest.mark.rule("FA-2.1")
def test_a_swap_may_bring_food_instead_of_spice() -> None:
    table = trading(red(goods="cloth"), mode="advanced", discs={"guild": "red"})
    assert table.answers == {"swap:spice", "swap:food", "leave"}
    table.play("swap:food")
    assert (table.seat("red").food, table.seat("red").spice) == (1, 0)
    assert "cloth" not in table.goods("red")


@pytest.mark.rule("FA-3.1", "FA-3.4")
def test_no_token_is_turned_and_the_first_step_may_enter_a_post_and_end_there() -> None:
    table = ashore()
    assert "land:lion_post_5" in table.answers
    table.play("land:lion_post_5")
    assert table.asked == "red move"
    table.play("stop")
    assert table.settled("red") == {"lion_post_5"}


@pytest.mark.rule("FA-3.2")
def test_each_step_beyond_three_costs_a_food() -> None:
    table = ashore(red(food=2)).play("land:lion_post_5", "to:lion_cross_2", "to:lion_post_4")
    assert table.seat("red").food == 2
    assert table.described("to:tiger_post_4")[1]["food"] == 1
    table.play("to:tiger_post_4")
    assert table.seat("red").food == 1
    table.play("to:tiger_post_1")
    assert table.settled("red") == {"tiger_post_1"}
    assert table.seat("red").food == 0


@pytest.mark.rule("FA-3.2")
def test_without_food_the_move_ends_after_three_steps() -> None:
    table = ashore().play("land:lion_post_5", "to:lion_cross_2", "to:lion_post_4")
    assert table.settled("red") == {"lion_post_4"}


@pytest.mark.rule("FA-3.3", "FA-3.5")
def test_food_gained_in_a_move_is_used_in_the_same_move() -> None:
    table = ashore().play("land:lion_cross_1")
    assert table.seat("red").food == 1
    table.play("to:lion_post_4", "to:tiger_post_5")
    assert table.asked == "red move"
    table.play("to:tiger_post_6")
    assert table.settled("red") == {"tiger_post_6"}
    assert table.seat("red").food == 0


@pytest.mark.rule("FA-3.5")
def test_a_move_without_a_token_sends_the_merchant_home() -> None:
    table = ashore().play("land:lion_cross_1", "stop")
    assert (table.seat("red").stock, table.seat("red").food) == (10, 1)


@pytest.mark.rule("FA-3.6")
def test_food_cannot_be_sold() -> None:
    table = ashore(red(food=5, coins=0))
    assert table.offered == table.answers


CARDS = "moon_1 rose_3 owl_1 owl_3"


@pytest.mark.rule("FA-4.1", "FA-4.5")
def test_in_a_castle_two_cards_are_seen_and_one_may_be_kept() -> None:
    table = ashore(red(goods="books"), ships=PANTHER, cards=CARDS).play("land:north_pass", "to:north_castle")
    assert table.asked == "red castle"
    assert table.answers == {"castle:1", "castle:2", "castle:nothing"}
    assert table.view("red")["castle_pile"]["looked_at"] == ["moon_1", "rose_3"]
    assert table.view("blue")["castle_pile"]["looked_at"] == [None, None]
    table.play("castle:1")
    assert table.castles("red") == {"moon_1"}
    assert table.asked == "red move"


@pytest.mark.rule("FA-4.1")
def test_none_may_be_kept() -> None:
    table = ashore(ships=PANTHER, cards=CARDS).play("land:north_pass", "to:north_castle", "castle:nothing")
    assert table.castles("red") == set()
    assert table.view("red")["castle_pile"]["cards"] == 20


@pytest.mark.rule("FA-4.1")
def test_the_player_is_shown_the_cards_also_when_none_can_be_kept() -> None:
    table = ashore(ships=PANTHER, cards="rose_3 owl_3 moon_1").play("land:north_pass", "to:north_castle")
    assert table.asked == "red move"
    seen = table.told("castle_seen")
    assert [fact.arguments["card"] for fact in seen] == ["rose_3", "owl_3"]
    assert all(fact.is_for(0) and not fact.is_for(1) and not fact.is_for(-1) for fact in seen)


@pytest.mark.rule("FA-4.1")
def test_with_one_card_left_only_that_one_is_seen_and_with_none_nothing_happens() -> None:
    table = ashore(ships=PANTHER, cards=CARDS)
    every = table.game.box.castle_ids
    held = [[card for card in every if card.endswith(n)] for n in ("_1", "_2", "_3", "_4")]
    for last, looked in ((["mirror_4"], 1), ([], 0)):
        hands = [" ".join(card for card in held[n] + held[n + 1] if card not in last) for n in (0, 2)]
        one = ashore(
            red(goods="glassware"), blue(castles=hands[0]), Player("green", castles=hands[1]), ships=PANTHER,
        )  # fmt: skip
        one.play("land:north_pass", "to:north_castle")
        assert sum(fact.amount for fact in one.told("castle_looked")) == looked


@pytest.mark.rule("FA-4.2")
def test_a_card_that_asks_for_a_good_is_paid_with_it() -> None:
    table = ashore(red(goods="books, wine"), ships=PANTHER, cards=CARDS).play("land:north_pass", "to:north_castle")
    assert table.described("castle:2") == ("castle-paid", {"card": "rose_3", "picture": "rose", "good": "books"})
    table.play("castle:2")
    assert table.goods("red") == {"wine": 1}
    without = ashore(ships=PANTHER, cards=CARDS).play("land:north_pass", "to:north_castle")
    assert without.why("castle:2").code == "good-missing"


@pytest.mark.rule("FA-4.3")
@pytest.mark.option("castle_rule", "same_picture")
def test_a_third_card_of_a_picture_cannot_be_kept() -> None:
    table = ashore(red(castles="moon_2 moon_3"), ships=PANTHER, cards="moon_1 owl_1")
    table.play("land:north_pass", "to:north_castle")
    assert table.answers == {"castle:2", "castle:nothing"}
    assert table.why("castle:1").code == "picture-limit"


@pytest.mark.rule("FA-5.2", "FA-4.3")
@pytest.mark.option("castle_rule", "different_pictures")
def test_with_that_option_a_second_card_of_a_picture_cannot_be_kept() -> None:
    options = {"castle_rule": "different_pictures"}
    table = ashore(red(castles="moon_2"), ships=PANTHER, cards="moon_1 owl_1", options=options)
    table.play("land:north_pass", "to:north_castle")
    assert table.answers == {"castle:2", "castle:nothing"}


@pytest.mark.rule("FA-4.4")
def test_cards_not_kept_go_under_the_pile_in_their_order() -> None:
    table = ashore(ships=PANTHER, cards=CARDS).play("land:north_pass", "to:north_castle", "castle:nothing")
    under = table.view("red")["castle_pile"]["under"]
    assert under[-2:] == ["moon_1", "rose_3"]
    assert table.view("blue")["castle_pile"]["under"] == [None] * 20


@pytest.mark.rule("FA-4.4")
def test_what_was_kept_is_told_to_its_owner_only() -> None:
    table = ashore(ships=PANTHER, cards=CARDS).play("land:north_pass", "to:north_castle", "castle:1")
    assert [fact.amount for fact in table.told("castle_kept")] == [1]
    assert [fact.is_for(1) for fact in table.told("castle_kept_own")] == [False]
    assert table.view("blue")["castle_pile"]["under"][-1] is None
    assert table.view("red")["castle_pile"]["under"][-1] == "rose_3"


@pytest.mark.rule("FA-6.5")
@pytest.mark.example("T-14")
def test_the_gift_brings_one_of_each_and_leaves_the_game() -> None:
    table = ashore(red(coins=0), open_tokens="lion_post_5=gift").play("land:lion_post_5", "stop")
    seat = table.seat("red")
    assert (seat.gold, seat.food, seat.coins, table.tiles("red")) == (1, 1, 1, 1)
    assert table.tokens("red") == set()
    assert table.settled("red") == {"lion_post_5"}
    assert "gift" not in table.view("red")["tokens"].values()


@pytest.mark.rule("FA-6.6")
@pytest.mark.example("T-14")
def test_the_gold_seeker_brings_gold_now_and_more_later() -> None:
    table = ashore(open_tokens="lion_post_5=gold_seeker").play("land:lion_post_5", "stop")
    assert table.seat("red").gold == 1
    later = ashore(red(settled="cheetah_post_1=gold_seeker")).play("land:lion_cross_1", "to:lion_cross_2")
    assert later.seat("red").gold == 2


@pytest.mark.rule("FA-6.7")
@pytest.mark.example("T-14")
def test_the_forager_brings_food_now_and_more_later_but_not_in_the_guild() -> None:
    table = ashore(open_tokens="lion_post_5=forager").play("land:lion_post_5", "stop")
    assert table.seat("red").food == 1
    later = ashore(red(settled="cheetah_post_1=forager"))
    assert later.described("land:lion_cross_1")[1]["amount"] == 2
    assert later.play("land:lion_cross_1").seat("red").food == 2
    guild = trading(red(goods="cloth", settled="cheetah_post_1=forager"), mode="advanced", discs={"guild": "red"})
    assert guild.play("swap:food").seat("red").food == 1


@pytest.mark.rule("FA-6.8")
@pytest.mark.example("T-14")
def test_the_tax_collector_brings_a_coin_now_and_more_later_up_to_six() -> None:
    table = ashore(red(coins=1), open_tokens="lion_post_5=tax_collector").play("land:lion_post_5", "stop")
    assert table.seat("red").coins == 2
    for coins, then in ((1, 3), (5, 6)):
        player = red(coins=coins, settled="cheetah_post_1=tax_collector")
        later = ashore(player, ships=PANTHER).play("land:panther_cross_1")
        assert later.seat("red").coins == then


@pytest.mark.rule("FA-6.9")
def test_a_lasting_token_works_for_the_second_merchant_of_the_ship_not_for_the_move_that_won_it() -> None:
    table = sailing(
        mode="advanced", ships="deck_lion_1 - - -", stack="", aboard={"pier_1": "red red"},
        open_tokens="lion_post_5=forager",
    )  # fmt: skip
    table.play("land:lion_cross_1")
    assert table.seat("red").food == 1
    table.play("to:lion_post_5", "stop")
    assert table.seat("red").food == 2
    table.play("land:lion_cross_1")
    assert table.seat("red").food == 4
