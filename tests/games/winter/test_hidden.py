"""What is secret and what is open (EW-15.4)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bogwood.games.winter.rules.state import World
from bogwood.games.winter.terminal import Picture
from bogwood.i18n import Words
from tests.games.winter.table import Table, eclipse, red, turn, yellow


def seen(table: Table, viewer: int, seat: int) -> dict[str, Any]:
    view = cast(dict[str, Any], table.game.view(table.s, viewer))
    return cast(dict[str, Any], view["tribes"][seat])


def page(table: Table) -> str:
    """The table as text, for everybody."""
    return "\n".join("".join(text for text, _ in line) for line in Picture(table.s, Words("en")).page())


def world(table: Table, seat: int, seed: str = "world") -> Table:
    state = table.game.determinise(table.s, seat, seed)
    assert isinstance(state, World)
    return Table(table.game, state)


@pytest.mark.rule("EW-15.4")
def test_hands_are_secret_and_their_sizes_open() -> None:
    table = turn(red(hand="2 forager, hunter, ember_pouch"))
    assert seen(table, 0, 0)["hand"] == {"forager": 2, "hunter": 1, "ember_pouch": 1}
    assert "hand" not in seen(table, 1, 0)
    assert "deck" not in seen(table, 1, 0)
    assert (seen(table, 1, 0)["hand_size"], seen(table, 1, 0)["deck_size"]) == (4, 7)
    assert seen(table, -1, 0)["cards"]["hunter"] == 1


@pytest.mark.rule("EW-15.4")
def test_what_another_is_asked_is_not_shown() -> None:
    table = turn(red(hand="2 forager, hunter, ember_pouch"))
    assert table.game.view(table.s, 0)["decision"] == {"seats": [0], "point": "figure"}
    assert table.game.view(table.s, 1)["decision"] == {"seats": [0]}


@pytest.mark.rule("EW-15.4")
def test_hand_and_draw_pile_of_others_are_dealt_afresh() -> None:
    table = turn(red(hand="2 forager, hunter"), yellow(hand="2 daredevil"))
    hands = {tuple(sorted(world(table, 1, f"deal {n}").cards("red", "hand").items())) for n in range(20)}
    assert len(hands) > 5
    for n in range(20):
        other = world(table, 1, f"deal {n}")
        assert other.cards("yellow", "hand") == {"daredevil": 2}
        assert other.tribe("red").hand_size() == 3
        other.sound()


@pytest.mark.rule("EW-15.4", "EW-15.2")
def test_a_card_seen_going_to_the_hand_stays_known() -> None:
    table = turn(red(hand="forager", food=2)).play("member:initiate", "labour:forager", "box:recruit", "stack:elder")
    table.play("to:hand")
    for n in range(20):
        assert world(table, 1, f"known {n}").cards("red", "hand") == {"elder": 1}
    table.play("labour:elder")
    assert table.tribe("red").known == 0


@pytest.mark.rule("EW-15.4", "EW-15.2")
def test_a_reshuffle_shows_what_must_be_in_hand() -> None:
    table = turn(red(hand="firekeeper, herb_lore", deck="")).play("culture:herb_lore")
    assert table.tribe("red").hand_size() == 3
    for n in range(20):
        other = world(table, 1, f"counted {n}")
        assert other.cards("red", "hand").get("firekeeper", 0) >= 1


@pytest.mark.rule("EW-15.4", "EW-16.1")
def test_a_secret_pile_is_dealt_afresh_and_its_size_hidden() -> None:
    table = eclipse(red(hand="3 forager, 2 hunter"), yellow(hand="forager")).play("pile:hunter", "pile:done", by="red")
    piles = {tuple(sorted(world(table, 1, f"pile {n}").cards("red", "pile").items())) for n in range(30)}
    assert len(piles) > 5
    assert seen(table, 1, 0)["hand_size"] == 5
    assert seen(table, 0, 0)["pile"] == {"hunter": 1}


@pytest.mark.rule("EW-15.4", "EW-16.1")
def test_the_page_for_everybody_shows_the_hand_size_from_before_the_secret_choice() -> None:
    table = eclipse(red(hand="3 forager, 2 hunter"), yellow(hand="forager"))
    before = page(table)
    assert page(table.play("pile:hunter", "pile:forager", by="red")) == before
    table.play("pile:done", by="red").play("pile:done", by="yellow")
    assert page(table) != before


@pytest.mark.rule("EW-15.4", "EW-4.2")
def test_which_card_is_about_to_be_paid_for_is_not_known() -> None:
    table = turn(red(hand="ember_pouch, flint_cores, forager")).play("culture:ember_pouch", "culture:flint_cores")
    assert table.asked == "red culture_payment"
    assert world(table, 1).asked == "red figure"
    assert world(table, 0).asked == "red culture_payment"


@pytest.mark.rule("EW-15.4", "EW-1.10")
def test_everything_is_shown_at_the_end() -> None:
    table = eclipse(red(), yellow(hand="ember_pouch"), round=4).play("pile:done")
    assert table.asked == "over"
    assert seen(table, 0, 1)["hand"] == {"ember_pouch": 1}
