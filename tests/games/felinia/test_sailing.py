"""Phase 3, departure (FE-6), and both ends of the game (FE-10)."""

from __future__ import annotations

import pytest

from bogwood.games.felinia.rules.state import STACK_TOO_SMALL, stack_size
from tests.games.felinia.table import Table, blue, preparing, red, sailing, trading

FULL = {"pier_1": "red blue", "pier_2": "green"}


def departures(table: Table) -> list[str]:
    return [str(fact.arguments["pier"]) for fact in table.facts if fact.kind == "departs"]


def sail_on(table: Table) -> Table:
    """Every merchant ashore goes straight home."""
    while table.s.at >= 0:
        table.play("turn:nothing" if "turn:nothing" in table.offered else "stop")
    return table


@pytest.mark.rule("FE-6.1")
def test_all_full_ships_depart_the_earliest_first() -> None:
    table = sail_on(sailing(aboard=FULL))
    assert departures(table) == ["pier_2", "pier_1"]


@pytest.mark.rule("FE-6.2", "FE-6.3")
def test_without_a_full_ship_only_the_earliest_departs_even_empty() -> None:
    table = sailing(aboard={"pier_1": "red"})
    assert departures(table) == ["pier_4"]
    gone = [fact.arguments for fact in table.facts if fact.kind == "tile_discarded"]
    assert gone == [{"deck": "deck_panther_1", "pier": "pier_4"}]
    assert table.aboard(1) == ["red"]


@pytest.mark.rule("FE-6.2")
def test_the_earliest_ship_sails_with_those_aboard() -> None:
    table = sailing(aboard={"pier_4": "red"})
    assert table.asked.startswith("red")
    assert table.at() == "panther_cross_1"


@pytest.mark.rule("FE-6.4")
def test_a_ship_lands_in_the_port_of_its_country_and_the_left_merchant_goes_first() -> None:
    table = sailing(aboard={"pier_1": "blue red"})
    assert table.asked.startswith("blue")
    assert "cheetah_port" in table.visited()
    assert table.aboard(1) == ["red"]
    table.play("turn:nothing", "stop")
    assert table.asked.startswith("red")
    assert table.aboard(1) == []


@pytest.mark.rule("FE-6.4")
def test_a_ship_is_finished_before_the_next_departs() -> None:
    table = sailing(aboard=FULL)
    assert departures(table) == ["pier_2"]
    table.play("turn:nothing", "stop")
    assert departures(table) == ["pier_2", "pier_1"]


@pytest.mark.rule("FE-6.5")
def test_the_tile_is_discarded_when_all_have_explored() -> None:
    table = sailing(aboard=FULL)
    assert table.deck(2) == "deck_lion_3"
    table.play("turn:nothing", "stop")
    assert table.deck(2) == ""


@pytest.mark.rule("FE-6.6")
def test_ships_that_do_not_depart_keep_merchants_and_tiles() -> None:
    table = sail_on(sailing(aboard={"pier_1": "red", "pier_2": "green"}))
    assert (table.deck(1), table.aboard(1)) == ("deck_cheetah_1", ["red"])


@pytest.mark.rule("FE-9.2", "FE-6.5")
@pytest.mark.option("deck_refill", "phase_3")
def test_with_that_option_the_new_tile_comes_when_the_ship_returns() -> None:
    table = sailing(red(goods="2 cloth, 2 wine"), aboard={"pier_2": "red"}, options={"deck_refill": "phase_3"})
    table.play("turn:nothing", "stop")
    assert table.asked == "red store_4"
    assert table.deck(2) not in ("", "deck_lion_3")
    assert stack_size(table.s) == 15


@pytest.mark.rule("FE-9.2")
@pytest.mark.option("deck_refill", "phase_5")
def test_usually_the_new_tile_comes_in_phase_5() -> None:
    table = sailing(red(goods="2 cloth, 2 wine"), aboard={"pier_2": "red"}).play("turn:nothing", "stop")
    assert table.asked == "red store_4"
    assert table.deck(2) == ""


NINE = " ".join(f"{land}_post_{n}={land}_token_{n}" for land in ("lion", "tiger", "lynx") for n in (1, 2, 3))


@pytest.mark.rule("FE-10.1", "FE-10.3")
def test_after_the_last_merchant_all_ships_depart_and_the_game_ends() -> None:
    table = trading(
        red(goods="2 watches", coins=3, settled=NINE), blue(), discs={"stall_1": "red"}, stalls={"stall_1": "wine"},
        aboard={"pier_1": "blue"},
    )  # fmt: skip
    table.play("buy:wine", "board:pier_2")
    assert departures(sail_on(table)) == ["pier_4", "pier_3", "pier_2", "pier_1"]
    assert table.asked == "over"
    assert table.s.aboard == 0


@pytest.mark.rule("FE-10.1")
def test_others_still_settle_their_discs_before_the_end() -> None:
    table = trading(
        red(goods="2 watches", coins=3, settled=NINE), discs={"stall_1": "red", "stall_2": "blue"},
        stalls={"stall_1": "wine", "stall_2": "books"},
    )  # fmt: skip
    table.play("buy:wine", "board:pier_2")
    assert table.asked == "blue buy"


@pytest.mark.rule("FE-10.2", "FE-9.2")
def test_a_stack_smaller_than_the_ships_without_a_tile_ends_the_game() -> None:
    table = preparing(ships="- - deck_lynx_1 deck_panther_1", stack="deck_lion_4", aboard={"pier_3": "red"})
    assert table.s.ending == STACK_TOO_SMALL
    assert departures(table) == ["pier_4", "pier_3"]
    sail_on(table)
    assert table.asked == "over"
    assert stack_size(table.s) == 1


@pytest.mark.rule("FE-10.2")
def test_goods_gained_after_the_last_phase_4_are_not_limited() -> None:
    table = preparing(red(goods="4 cloth"), ships="- - deck_lynx_1 deck_panther_1", stack="", aboard={"pier_3": "red"})
    sail_on(table)
    assert table.tiles("red") >= 4


@pytest.mark.rule("FE-10.2", "FE-9.2")
@pytest.mark.option("deck_refill", "phase_3")
def test_the_check_for_the_end_stays_in_phase_5() -> None:
    table = sailing(
        ships="deck_cheetah_1 deck_lion_3 deck_lynx_1 deck_panther_1", stack="", aboard={"pier_2": "red"},
        options={"deck_refill": "phase_3"},
    )  # fmt: skip
    sail_on(table)
    assert table.s.ending == STACK_TOO_SMALL
    assert table.asked == "over"


@pytest.mark.rule("FE-10.3")
def test_a_game_lasts_at_most_seventeen_rounds() -> None:
    table = trading(discs={})
    while table.asked != "over":
        table.play(sorted(table.answers)[0])
    assert table.s.round <= 17
    assert table.game.is_over(table.s)
    assert table.game.round_of(table.s) == 17
