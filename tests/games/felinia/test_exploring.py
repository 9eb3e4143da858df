"""Phase 3, exploring (FE-7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.felinia.table import Player, Table, blue, red, sailing

TIGER = "deck_tiger_3 deck_lion_3 deck_lynx_1 deck_panther_1"


def ashore(*players: Player, open_tokens: str = "", **more: Any) -> Table:
    """Red's merchant has landed in the tiger port."""
    return sailing(*players, ships=TIGER, aboard={"pier_1": "red"}, open_tokens=open_tokens, **more)


@pytest.mark.rule("FE-7.2", "FE-7.3", "FE-7.4", "FE-7.5", "FE-7.6", "FE-7.7", "FE-7.8")
@pytest.mark.example("T-7")
def test_the_example_of_king_tiger() -> None:
    table = ashore(open_tokens="tiger_post_6=tiger_token_1")
    assert table.answers == {"land:tiger_cross_1", "land:tiger_post_6"}
    table.play("land:tiger_post_6", "turn:tiger_post_4", "turn:lion_post_1")
    coins = int(table.seat("red").coins)
    table.play("to:tiger_cross_2")
    assert table.seat("red").coins == coins + 1
    table.play("to:tiger_post_4")
    assert table.settled("red") == {"tiger_post_4"}
    assert len(table.tokens("red")) == 1
    assert table.view("red")["tokens"]["tiger_post_6"] == "tiger_token_1"


@pytest.mark.rule("FE-7.1")
def test_three_steps_and_no_more() -> None:
    opened = ashore(open_tokens="tiger_post_2=tiger_token_1 tiger_post_1=tiger_token_2")
    opened.play("turn:nothing", "to:tiger_cross_2", "to:tiger_post_1")
    assert opened.settled("red") == {"tiger_post_1"}


@pytest.mark.rule("FE-7.2")
def test_the_first_step_is_compulsory_and_not_onto_a_face_down_token() -> None:
    table = ashore()
    assert table.s.steps == 1
    assert table.at() == "tiger_cross_1"
    assert [fact.arguments["province"] for fact in table.told("enters")] == ["tiger_cross_1"]


@pytest.mark.rule("FE-7.3")
def test_up_to_two_tokens_are_turned_one_after_the_other_anywhere() -> None:
    table = ashore()
    assert table.asked == "red turn"
    assert len(table.answers) == 31
    table.play("turn:cheetah_post_1")
    assert table.asked == "red turn"
    assert "turn:cheetah_post_1" not in table.answers
    assert table.why("turn:cheetah_post_1").code == "not-face-down"
    table.play("turn:panther_post_2")
    assert table.asked == "red move"


@pytest.mark.rule("FE-7.3")
def test_turning_may_be_declined_at_once_or_after_one() -> None:
    assert ashore().play("turn:nothing").asked == "red move"
    assert ashore().play("turn:lion_post_1", "turn:nothing").asked == "red move"


@pytest.mark.rule("FE-7.3")
def test_a_turned_token_stays_open_for_all() -> None:
    table = ashore().play("turn:lion_post_1", "turn:nothing", "stop")
    assert "lion_post_1" in table.view("blue")["tokens"]


@pytest.mark.rule("FE-7.3")
def test_without_a_face_down_token_nothing_is_turned() -> None:
    table = ashore()
    tokens = [f"{land}_post_{n}={land}_token_{n}" for land in table.game.box.countries for n in range(1, 7)]
    assert ashore(open_tokens=" ".join(tokens)).play("land:tiger_cross_1").asked == "red move"


@pytest.mark.rule("FE-7.4")
def test_a_merchant_may_stop_after_any_step() -> None:
    table = ashore().play("turn:nothing")
    assert "stop" in table.answers
    assert table.play("stop").seat("red").stock == 10


@pytest.mark.rule("FE-7.5")
def test_merchants_face_down_tokens_and_visited_provinces_are_closed() -> None:
    table = ashore(
        blue(settled="tiger_post_2=tiger_token_1"), red(settled="tiger_post_6=tiger_token_2"),
        open_tokens="tiger_post_1=tiger_token_3",
    )  # fmt: skip
    table.play("turn:nothing")
    assert table.answers == {"to:tiger_cross_2", "stop"}
    assert table.why("to:tiger_post_2").code == "province-occupied"
    assert table.why("to:tiger_post_6").code == "province-occupied"
    assert table.why("to:tiger_post_3").code == "province-closed"
    assert table.why("to:tiger_port").code == "province-visited"
    assert table.why("to:lion_port").code == "not-next"
    table.play("to:tiger_cross_2")
    assert table.why("to:tiger_cross_1").code == "province-visited"


@pytest.mark.rule("FE-7.5")
def test_other_countries_are_enterable() -> None:
    table = ashore(open_tokens="tiger_post_2=tiger_token_1 lynx_post_4=lynx_token_1")
    table.play("turn:nothing", "to:tiger_post_2", "to:lynx_post_4")
    assert table.settled("red") == {"lynx_post_4"}


@pytest.mark.rule("FE-7.6")
@pytest.mark.parametrize(
    ("deck", "thing"), [("deck_cheetah_1", "spice"), ("deck_panther_1", "coins"), ("deck_lynx_1", "goods")]
)
def test_a_symbol_gives_on_the_first_step_and_when_the_move_ends_without_a_token(deck: str, thing: str) -> None:
    table = sailing(red(goods="cloth"), ships=f"{deck} - - -", stack="", aboard={"pier_1": "red"})
    gained = [fact for fact in table.heard if fact.kind == thing]
    assert [(fact.seat, fact.amount, fact.source) for fact in gained] == [(0, 1, "symbol")]


@pytest.mark.rule("FE-7.6")
def test_gold_is_gained_in_passing() -> None:
    table = sailing(red(), ships="deck_lion_3 - - -", stack="", aboard={"pier_1": "red"})
    table.play("turn:lion_post_1", "turn:nothing", "to:lion_cross_2")
    assert table.seat("red").gold == 1
    table.play("to:lion_post_1")
    assert table.seat("red").gold == 1
    assert table.settled("red") == {"lion_post_1"}


@pytest.mark.rule("FE-7.7", "FE-7.8")
def test_a_token_passed_stays_and_one_at_the_end_must_be_taken() -> None:
    table = ashore(open_tokens="tiger_post_6=tiger_token_1")
    table.play("land:tiger_post_6", "turn:nothing")
    assert table.described("stop") == ("move-stop-token", {"province": "tiger_post_6", "token": "tiger"})
    passed = table.world("red", "passed")
    assert passed.token_at(table.game.box.province_ids.index("tiger_post_6")) >= 0
    table.play("stop")
    assert table.tokens("red") == {"tiger_token_1"}
    assert table.settled("red") == {"tiger_post_6"}
    assert table.seat("red").stock == 9


@pytest.mark.rule("FE-7.9")
def test_without_a_token_the_merchant_goes_home_and_keeps_what_it_found() -> None:
    table = ashore().play("turn:nothing")
    assert table.described("stop") == ("move-stop-home", {})
    table.play("stop")
    red_seat = table.seat("red")
    assert (red_seat.stock, red_seat.spice, red_seat.settled) == (10, 1, 0)
    assert table.told("goes_home")


@pytest.mark.rule("FE-7.9")
def test_a_stop_without_a_token_in_reach_is_asked_about() -> None:
    assert ashore().play("turn:tiger_post_2", "turn:nothing").forgone("stop") == "felinia-forgoes-token"
    assert ashore().play("turn:cheetah_post_1", "turn:nothing").forgone("stop") is None


@pytest.mark.rule("FE-7.10")
def test_a_move_without_a_way_on_ends_by_itself() -> None:
    table = ashore(
        blue(settled="tiger_post_2=tiger_token_1 tiger_post_3=tiger_token_2"),
        red(settled="tiger_post_6=tiger_token_3 tiger_post_1=tiger_token_4 tiger_post_4=tiger_token_5"),
    )
    table.play("turn:nothing", "to:tiger_cross_2")
    assert table.s.at < 0
    assert table.told("goes_home")
