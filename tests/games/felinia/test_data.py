"""The component data: the numbers of the rulebook, their marks, the map, corrected editions."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bogwood.games.felinia.rules.box import PORTRAITS, edition_data, read_data
from bogwood.games.felinia.rules.game import Felinia
from bogwood.kernel.position import read_state
from bogwood.kernel.refusal import Problems, Refusal

DATA = read_data("data.json")
MAPS = pytest.mark.parametrize("name", ["basic", "advanced"])


def provinces(name: str) -> dict[str, dict[str, Any]]:
    return {province["id"]: province for province in DATA["maps"][name]["provinces"]}


def reachable(name: str, start: str, steps: int, through: set[str]) -> set[str]:
    """Provinces within so many steps of a start when one may pass only through these."""
    found = {start}
    edge = {start}
    for _ in range(steps):
        edge = {other for here in edge for other in provinces(name)[here]["borders"]} - found
        found |= edge
        edge &= through
    return found


def test_every_table_carries_a_mark() -> None:
    tables = [table for key, table in DATA.items() if isinstance(table, dict) and key not in ("marks", "maps")]
    assert all(table["mark"] in DATA["marks"] for table in [*tables, *DATA["maps"].values()])


def test_reconstructed_numbers_are_marked_as_such() -> None:
    marked = {key for key, table in DATA.items() if isinstance(table, dict) and table.get("mark") == "R"}
    assert {"income", "goods", "starting_goods", "supply", "deck_tiles", "trade_tokens", "castle_cards"} <= marked


def test_the_deck_tiles() -> None:
    decks = DATA["deck_tiles"]["items"]
    assert len(decks) == 20
    assert Counter(deck["back"] for deck in decks) == {"grey": 15, "blue": 5}
    assert {deck["country"] for deck in decks if deck["back"] == "blue"} == {
        c["id"] for c in DATA["countries"]["items"]
    }
    seats: Counter[str] = Counter()
    for deck in decks:
        seats[deck["country"]] += deck["seats"]
    assert set(seats.values()) == {6}
    assert len({deck["departs"] for deck in decks}) == 20


def test_two_forms_of_price_each_with_a_good_of_the_own_country() -> None:
    own = {country["id"]: country["good"] for country in DATA["countries"]["items"]}
    for deck in DATA["deck_tiles"]["items"]:
        assert own[deck["country"]] in deck["goods"]
        form = (sorted(deck["goods"].values()), deck["coins"])
        assert form == (([1, 2], 0) if deck["seats"] == 2 else ([2], 1))


def test_six_tokens_of_each_kind_and_of_each_back() -> None:
    tokens = DATA["trade_tokens"]["items"]
    assert len(tokens) == PORTRAITS
    assert set(Counter(token["kind"] for token in tokens).values()) == {6}
    assert set(Counter(token["back"] for token in tokens).values()) == {6}


def test_the_castle_cards() -> None:
    cards = DATA["castle_cards"]["items"]
    assert set(Counter(card["picture"] for card in cards).values()) == {4}
    assert Counter(card["good"] == "none" for card in cards) == {True: 10, False: 10}


@MAPS
def test_borders_are_mutual_and_the_island_is_one(name: str) -> None:
    found = provinces(name)
    assert all(here in found[other]["borders"] for here in found for other in found[here]["borders"])
    assert reachable(name, "lion_port", 30, set(found)) == set(found)


@MAPS
def test_each_port_borders_on_its_first_crossroads(name: str) -> None:
    for country in DATA["countries"]["items"]:
        assert f"{country['id']}_cross_1" in provinces(name)[f"{country['id']}_port"]["borders"]


def test_each_post_is_within_three_steps_of_its_port_over_crossroads_alone() -> None:
    free = {here for here, province in provinces("basic").items() if province["kind"] != "post"}
    for here, province in provinces("basic").items():
        assert here in reachable("basic", f"{province['region']}_port", 3, free)


def test_the_symbols_of_the_advanced_map() -> None:
    symbols = Counter(province["symbol"] for province in provinces("advanced").values())
    del symbols["none"]
    assert symbols == {"food": 5, "gold": 4, "castle": 4, "coin": 3, "spice": 2, "goods": 2}
    kinds = Counter(province["kind"] for province in provinces("advanced").values())
    assert kinds == {"post": 38, "crossroads": 20, "port": 5}


def edition(changes: dict[str, Any]) -> dict[str, Any]:
    return {"format": "felinia-edition-1", "edition": "mine", "changes": changes}


def test_an_edition_changes_numbers_without_opening_a_rule() -> None:
    decks = [{"id": "deck_lion_3", "departs": "05:00"}]
    game = Felinia(3, {}, edition({"income": {"places": [2, 2, 2]}, "deck_tiles": {"items": decks}}))
    assert game.edition == "mine"
    assert game.box.income == [2, 2, 2]
    assert game.box.deck_ids[0] == "deck_lion_3"


@pytest.mark.rule("FE-1.4")
def test_an_edition_says_which_stalls_are_closed() -> None:
    game = Felinia(3, {}, edition({"stalls": {"closed": {"3": ["stall_1"]}}}))
    state = game.new("closed")
    bid = game.catalogue.numbers["bid:stall_1"]
    seat = game.seats_to_act(state)[0]
    view: dict[str, Any] = game.view(state, seat)
    assert list(view["stalls"]) == ["stall_2", "stall_3", "stall_4", "stall_5"]
    assert game.legal(state, seat).holds(game.catalogue.numbers["bid:stall_5"])
    refusal = game.why_not(state, seat, bid)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("stall-closed", "FE-1.4")
    position: dict[str, Any] = game.to_position(state)
    position["stalls"]["stall_1"] = position["stalls"].pop("stall_5")
    with pytest.raises(Problems, match="broken-stall"):
        read_state(game, position)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"stalls": {"closed": {"2": ["stall_4", "stall_4"]}}}, "data-name-twice"),
        ({"stalls": {"closed": {"2": ["stall_6"]}}}, "schema-value"),
        ({"stalls": {"closed": {"2": [f"stall_{n}" for n in range(1, 6)]}}}, "schema-length"),
        ({"deck_tiles": {"items": [{"id": "deck_lion_3", "departs": "06:00"}]}}, "data-time-twice"),
        ({"deck_tiles": {"items": [{"id": "deck_lion_3", "goods": {"watches": None, "wine": 2}}]}}, "data-price"),
        ({"deck_tiles": {"items": [{"id": "deck_lion_3", "coins": 0}]}}, "data-price"),
        ({"maps": {"basic": {"provinces": [{"id": "lion_port", "borders": ["lion_post_1"]}]}}}, "data-one-way"),
        ({"maps": {"basic": {"provinces": [{"id": "lion_port", "borders": ["nowhere"]}]}}}, "data-off-map"),
        ({"maps": {"basic": {"provinces": [{"id": "lion_post_1", "symbol": "gold"}]}}}, "data-off-map"),
        ({"maps": {"basic": {"provinces": [{"id": "lion_post_1", "kind": "port"}]}}}, "data-count"),
        ({"goods": {"items": [{"id": "books", "tiles": 1}]}}, "data-count"),
        ({"castle_cards": {"items": [{"id": "moon_1", "picture": "sun"}]}}, "unknown-name"),
        ({"money": {"start": 9}}, "data-count"),
        ({"money": {"most": -1}}, "schema-range"),
        ({"pieces": {"discs": 4}}, "schema-value"),
    ],
)
def test_an_edition_that_contradicts_itself_is_refused(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(Problems) as caught:
        edition_data(edition(changes))
    assert code in [problem.code for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("options", "code"), [({"weather": "fair"}, "unknown-option"), ({"mode": "expert"}, "bad-option-value")]
)
def test_unknown_options_and_values_are_refused(options: dict[str, str], code: str) -> None:
    with pytest.raises(Refusal, match=code):
        Felinia(3, options)
