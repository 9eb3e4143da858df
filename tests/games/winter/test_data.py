"""The component data: marks, counts, corrected editions."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bogwood.games.winter.rules.box import edition_data, read_data
from bogwood.games.winter.rules.game import Winter
from bogwood.games.winter.rules.packs import bits_in, size_of
from bogwood.games.winter.rules.program import END, VERBS
from bogwood.kernel.refusal import Problems, Refusal
from tests.games.winter.table import edition, opened

DATA = read_data("data.json")


def test_every_table_carries_a_mark() -> None:
    tables = [table for key, table in DATA.items() if isinstance(table, dict) and key != "marks"]
    assert all(table["mark"] in DATA["marks"] for table in tables)


def test_reconstructed_numbers_are_marked_as_such() -> None:
    marked = {key for key, table in DATA.items() if isinstance(table, dict) and table.get("mark") == "R"}
    wanted = {"starting_cards", "tribe_cards", "culture_cards", "chiefs", "columns", "idol_tracks", "megalith_site"}
    assert wanted | {"player_board", "setup_cards", "terrain_tiles", "animals", "sacred_stones", "solo"} <= marked
    assert DATA["landmarks"]["mark"] == "P"


def test_the_counts_of_the_box() -> None:
    assert sum(item["count"] for item in DATA["starting_cards"]["items"]) == 9
    assert {item["count"] for item in DATA["tribe_cards"]["items"]} == {15}
    assert Counter(item["era"] for item in DATA["culture_cards"]["items"]) == {1: 20, 2: 20}
    assert Counter(item["era"] for item in DATA["sacred_stones"]["items"]) == {1: 11, 2: 10}
    assert sum(item["count"] for item in DATA["fish"]["items"]) == 15
    assert len(DATA["chiefs"]["items"]) == 5
    assert len(DATA["solo"]["cards"]) == 12


def test_the_map_has_seven_central_hexes_and_twenty_four_junctions() -> None:
    box = opened().box
    assert (size_of(box.central), size_of(box.edge)) == (7, 12)
    assert len({tuple(sorted(junction)) for junction in box.junctions}) == 24
    for junction in box.junctions:
        assert all((box.near[a] >> b) & 1 for a in junction for b in junction if a != b)


def test_start_bases_touch_two_neighbouring_edge_hexes() -> None:
    box = opened(rivers=2).box
    for touched in box.base_touches:
        a, b = bits_in(touched)
        assert (box.near[a] >> b) & 1
        assert touched & ~box.edge == 0


def test_every_bonus_ends() -> None:
    box = opened(rivers=2).box
    assert box.verb[-1] == END
    assert set(box.verb) == set(range(len(VERBS)))


def test_an_edition_changes_numbers_without_opening_a_rule() -> None:
    cards = [{"id": "ember_pouch", "tools": 3, "effects": [{"verb": "food", "amount": 4}]}]
    game = Winter(3, {}, edition({"limits": {"food": 12}, "culture_cards": {"items": cards}}))
    assert (game.edition, game.box.most_food) == ("mine", 12)
    card = game.box.culture_ids.index("ember_pouch")
    assert game.box.culture_tools[card] == 3
    assert game.box.amount[game.box.culture_bonus[card]] == 4


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"limits": {"camps": 9}}, "schema-range"),
        ({"culture_cards": {"items": [{"id": "snares", "effects": [{"verb": "fly", "amount": 1}]}]}}, "schema-value"),
        ({"tribe_cards": {"items": [{"id": "warrior", "replaces": "nobody"}]}}, "unknown-name"),
        ({"sacred_stones": {"items": [{"id": "stone_forest", "terrain": "sea"}]}}, "unknown-name"),
        ({"fish": {"items": [{"id": "great_fish", "effects": [{"verb": "vp", "amount": 2}]}]}}, "data-count"),
        ({"rest": {"effects": [{"verb": "score_per", "amount": 1}]}}, "data-count"),
        ({"limits": {"camps": 6}}, "data-count"),
        ({"setup_cards": {"display_extra": 9}}, "data-count"),
        ({"megalith_site": {"layouts": {"2": {"d": [0, 0]}}}}, "data-count"),
        ({"river": {"start_bases": [{"id": "b8", "touches": [1, 4]}, {"id": "b7", "touches": [1, 4]}]}}, "data-count"),
        ({"terrain_tiles": {"items": [{"id": "glacier", "land": True}]}}, "data-count"),
        ({"idol_tracks": {"honor": {"rates": [{"from": 1, "rate": 1}]}}}, "data-count"),
        ({"solo": {"cards": [{"id": "rival_hunt_2", "strength": 3}]}}, "unknown-name"),
        ({"rest": {"effects": [{"verb": "pay", "amount": 1}]}}, "data-count"),
        ({"rest": {"effects": [{"verb": "bury", "amount": 1, "only": "nobody"}]}}, "unknown-name"),
        ({"columns": {"items": [{"id": "explore", "box1": [{"id": "move", "labour": 0}]}]}}, "data-count"),
        ({"columns": {"items": [{"id": "hunt", "box1": [{"id": "hunt_deck", "labour": None}]}]}}, "data-count"),
        ({"columns": {"items": [{"id": "hunt", "box2": {"effects": None}}]}}, "data-count"),
        ({"river": {"course": [10, 9, 10, 11, 12]}}, "data-count"),
        ({"river": {"west": {"third": [4, 9]}}}, "data-count"),
    ],
)
def test_an_edition_that_contradicts_itself_is_refused(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(Problems) as caught:
        edition_data(edition(changes))
    assert code in [problem.code for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("options", "code"), [({"weather": "fair"}, "unknown-option"), ({"rivers": "4"}, "bad-option-value")]
)
def test_unknown_options_and_values_are_refused(options: dict[str, str], code: str) -> None:
    with pytest.raises(Refusal, match=code):
        Winter(3, options)
