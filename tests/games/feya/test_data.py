"""The component data: the numbers of the specification, the marks, corrected editions (section 3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bogwood.games.feya.rules.box import edition_data, read_data
from bogwood.games.feya.rules.game import Feya
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.shelf import Shelf

DATA = read_data("data.json")
BOARDS = DATA["boards"]
Cell = tuple[int, int]


def board_cells(radius: int) -> set[Cell]:
    span = range(-radius, radius + 1)
    return {(q, r) for q in span for r in span if abs(q + r) <= radius}


def mirrored(cell: Cell) -> Cell:
    q, r = cell
    return -q, q + r


def as_cells(pairs: list[list[int]]) -> set[Cell]:
    return {(q, r) for q, r in pairs}


SIDES = pytest.mark.parametrize("side", ["swamp_34", "swamp_2"])


# Counts.


@pytest.mark.parametrize(
    ("side", "radius", "cells", "shrines", "numbered", "per_colour", "spaces", "bonus"),
    [("swamp_34", 6, 127, 6, 8, 6, 20, 2), ("swamp_2", 5, 91, 4, 6, 4, 13, 0)],
)
def test_the_counts_of_a_board(
    side: str, radius: int, cells: int, shrines: int, numbered: int, per_colour: int, spaces: int, bonus: int
) -> None:
    board = BOARDS[side]
    assert board["geometry"]["radius"] == radius
    assert len(board_cells(radius)) == cells
    assert len(board["printed_shrines"]["cells"]) == shrines
    assert len(board["numbered_shrine_spaces"]["cells"]) == numbered
    assert len(board["temples"]["cells"]) == 5
    assert [len(spots) for spots in board["fish_cells"]["cells"].values()] == [per_colour] * 6
    assert len(board["action_spaces"]["items"]) == spaces
    assert board["navigate_range_bonus"]["value"] == bonus


@SIDES
def test_temples_lie_on_the_rim(side: str) -> None:
    board = BOARDS[side]
    radius = board["geometry"]["radius"]
    assert all(max(abs(q), abs(r), abs(q + r)) == radius for q, r in board["temples"]["cells"].values())


@SIDES
def test_no_cell_is_used_twice_and_all_lie_on_the_board(side: str) -> None:
    board = BOARDS[side]
    used = [(q, r) for q, r in board["printed_shrines"]["cells"]]
    for table in ("numbered_shrine_spaces", "temples"):
        used += [(q, r) for q, r in board[table]["cells"].values()]
    for spots in board["fish_cells"]["cells"].values():
        used += [(q, r) for q, r in spots]
    assert len(used) == len(set(used))
    assert set(used) <= board_cells(board["geometry"]["radius"])


@SIDES
def test_the_boards_are_their_own_mirror_images(side: str) -> None:
    board = BOARDS[side]
    for table in ("printed_shrines",):
        spots = as_cells(board[table]["cells"])
        assert {mirrored(cell) for cell in spots} == spots
    for table in ("numbered_shrine_spaces", "temples"):
        spots = as_cells(list(board[table]["cells"].values()))
        assert {mirrored(cell) for cell in spots} == spots


@SIDES
def test_fish_colours_swap_in_pairs_in_the_mirror(side: str) -> None:
    fish = BOARDS[side]["fish_cells"]["cells"]
    for one, other in (("purple", "yellow"), ("blue", "green"), ("red", "orange")):
        assert {mirrored(cell) for cell in as_cells(fish[one])} == as_cells(fish[other])


@SIDES
def test_no_two_shrines_or_numbered_spaces_touch(side: str) -> None:
    """Otherwise set-up could make fewer islands than shrines."""
    board = BOARDS[side]
    spots = as_cells(board["printed_shrines"]["cells"] + list(board["numbered_shrine_spaces"]["cells"].values()))
    steps = as_cells(DATA["hex"]["neighbours"])
    assert not any((q + dq, r + dr) in spots for q, r in spots for dq, dr in steps)


@pytest.mark.parametrize(
    ("side", "spaces"),
    [
        (
            "swamp_34",
            {
                "fish": ["0>1 fish", "0>1 fish", "0", "1"],
                "trade": ["0>1 vp", "0", "0", "1"],
                "build": ["0", "1", "1", "2"],
                "navigate": ["0>1 mana", "1", "2"],
                "improve_navigation": ["0", "1"],
                "celebrate": ["0>1 vp", "1"],
                "add_shrine": ["0>1 vp"],
            },
        ),
        (
            "swamp_2",
            {
                "fish": ["0>1 fish", "0"],
                "trade": ["0>1 vp", "0"],
                "build": ["0", "1", "1"],
                "navigate": ["0>1 mana", "2"],
                "improve_navigation": ["0"],
                "celebrate": ["0>1 vp", "1"],
                "add_shrine": ["0>1 vp"],
            },
        ),
    ],
)
def test_the_action_spaces_cost_and_give_what_they_should(side: str, spaces: dict[str, list[str]]) -> None:
    found: dict[str, list[str]] = {}
    for item in BOARDS[side]["action_spaces"]["items"]:
        gain = "".join(f">{amount} {kind}" for kind, amount in item["gain"].items())
        found.setdefault(item["action"], []).append(f"{item['pay_mana']}{gain}")
        assert item["id"] == f"{item['action']}_{len(found[item['action']])}"
    assert found == spaces


def test_the_component_counts() -> None:
    counts = DATA["component_counts"]["items"]
    assert sum(counts["worker"].values()) == 21
    assert counts["worker"]["crocodile"] == 6
    expected = {"axolotl": 8, "settlement_per_clan": 20, "boat_per_clan": 3, "race_marker_per_clan": 3}
    expected |= {"shrine_tile": 10, "temple_tile": 20, "bonus_tile": 20, "guide": 10, "race_card": 8}
    expected |= {"trophy_card": 6, "season_card": 6, "aid_card": 4, "salamander_tile": 5, "totem": 1, "block_token": 1}
    assert {key: counts[key] for key in expected} == expected


def test_there_are_as_many_things_as_are_counted() -> None:
    counts = DATA["component_counts"]["items"]
    for table, count in (
        *(("guides", "guide"), ("race_cards", "race_card"), ("trophy_cards", "trophy_card")),
        *(("season_cards", "season_card"), ("salamander_tiles", "salamander_tile")),
    ):
        assert len(DATA[table]["items"]) == counts[count]
    assert sum(len(stack) for stack in DATA["temple_tiles"]["stacks"].values()) == counts["temple_tile"]
    assert sum(len(block["items"]) for block in DATA["bonus_tiles"].values()) == counts["bonus_tile"]
    assert DATA["shrine_tiles"]["numbers"] == list(range(1, 11))


# Values.


def test_the_start_resources() -> None:
    assert DATA["start_resources"]["per_player"] == {
        "gold": 20,
        "mana": 1,
        "fish": 3,
        "workers": 3,
        "vp": 0,
        "navigation_index": 0,
    }


def test_the_guides() -> None:
    found = [(g["id"], g["initiative"], g["build_value"], g["range"]) for g in DATA["guides"]["items"]]
    assert found == [
        ("leader", 1, 7, 5),
        ("sailor", 2, 6, 5),
        ("fisherman", 3, 5, 4),
        ("monk", 4, 4, 4),
        ("storyteller", 5, 3, 3),
        ("builder", 6, 3, 3),
        ("warrior", 7, 3, 2),
        ("merchant", 8, 2, 2),
        ("artist", 9, 2, 1),
        ("wiseman", 10, 1, 1),
    ]


def test_the_navigation_track() -> None:
    steps = DATA["navigation_track"]["steps"]
    assert [(step["plus"], step["vp"]) for step in steps] == [(0, 0), (1, 1), (2, 2), (3, 4), (4, 5), (5, 6)]


def test_the_temple_tiles() -> None:
    stacks = DATA["temple_tiles"]["stacks"]
    assert [[tile["vp"] for tile in stack] for stack in stacks.values()] == [
        [4, 3, 2, 1],
        [4, 3, 2, 1],
        [5, 4, 3, 2],
        [4, 3, 2, 1],
        [4, 3, 2, 1],
    ]
    assert [(stack[0]["mana"], stack[0]["fish"]) for stack in stacks.values()] == [
        *((1, 0), (0, 1), (0, 0), (0, 1), (1, 0))
    ]
    assert all([tile["min_players"] for tile in stack] == [2, 2, 3, 4] for stack in stacks.values())


def test_the_values_of_race_cards_and_of_round_4_tiles() -> None:
    assert DATA["race_card_values"]["vp"] == [6, 4, 3, 2]
    assert [tile["vp"] for tile in DATA["bonus_tiles"]["round_4"]["items"]] == [2, 3, 4, 5, 6]


def test_every_clan_board_has_three_starting_settlements_one_of_them_with_mana() -> None:
    for tracks in DATA["clan_boards"]["boards"].values():
        starts = [track[0]["bonus"] for track in tracks.values() if track[0].get("start")]
        assert sorted(starts) == ["boat", "boat", "income_mana"]


def test_a_second_mana_income_can_be_opened_without_any_gold_income() -> None:
    for name, tracks in DATA["clan_boards"]["boards"].items():
        before_gold = 0
        for track in tracks.values():
            kinds = [space["bonus"] for space in track]
            end = kinds.index("income_gold") if "income_gold" in kinds else len(kinds)
            before_gold += kinds[:end].count("income_mana")
        assert before_gold >= 2, name


def test_the_kinds_of_bonus_are_those_on_the_boards() -> None:
    kinds = {item["id"] for item in DATA["clan_board_bonus_kinds"]["items"]}
    boards = DATA["clan_boards"]["boards"].values()
    assert {space["bonus"] for tracks in boards for track in tracks.values() for space in track} == kinds


# Marks.


def tables(data: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """The tables of the data file: the objects that hold numbers, as deep as their mark."""
    for key, value in data.items():
        if isinstance(value, dict):
            if "mark" in value:
                yield f"{path}/{key}", value
            else:
                yield from tables(value, f"{path}/{key}")


def test_every_table_carries_a_mark() -> None:
    marked = {path for path, _ in tables(DATA)}
    unmarked_keys = {"format", "edition", "marks", "notice"}
    for key, value in DATA.items():
        if key in unmarked_keys:
            continue
        assert any(path == f"/{key}" or path.startswith(f"/{key}/") for path in marked), key
        assert isinstance(value, dict)
    for side in BOARDS.values():
        assert all("mark" in table for key, table in side.items() if key != "players")


def test_only_known_marks_are_used() -> None:
    assert {table["mark"] for _, table in tables(DATA)} <= set(DATA["marks"])


def test_a_table_without_a_mark_is_refused() -> None:
    with pytest.raises(Problems) as refused:
        edition_data(edition({"base_catch": {"mark": None}}))
    assert ("schema-missing", "/base_catch") in {(p.code, p.where) for p in refused.value.problems}


# Corrected editions.


def edition(changes: dict[str, Any], name: str = "corrected") -> dict[str, Any]:
    return {"format": "feya-edition-1", "edition": name, "changes": changes}


def problems(changes: dict[str, Any]) -> set[tuple[str, str]]:
    """The codes and places of everything that is wrong with an edition."""
    with pytest.raises(Problems) as refused:
        Feya(3, {}, edition(changes))
    return {(problem.code, problem.where) for problem in refused.value.problems}


def test_an_edition_with_other_gold_takes_effect_and_keeps_its_name() -> None:
    game = Feya(3, {}, edition({"start_resources": {"per_player": {"gold": 25}}}, "my-box"))
    assert (game.edition, game.box.start_gold, game.box.start_mana) == ("my-box", 25, 1)


def test_an_edition_may_move_a_shrine_and_a_numbered_space() -> None:
    shrines = [*BOARDS["swamp_34"]["printed_shrines"]["cells"][1:], [1, -5]]
    changes = {"boards": {"swamp_34": {"printed_shrines": {"cells": shrines}}}}
    game = Feya(3, {}, edition(changes))
    plain = Feya(3, {})
    assert set(game.box.printed_shrines) != set(plain.box.printed_shrines)
    assert len(set(game.box.printed_shrines) & set(plain.box.printed_shrines)) == 5
    assert game.box.shrine_space == plain.box.shrine_space


def test_an_edition_may_change_one_thing_of_a_list_by_its_id() -> None:
    box = Feya(3, {}, edition({"guides": {"items": [{"id": "monk", "range": 6}]}})).box
    monk = box.guide_ids.index("monk")
    assert (box.range[monk], box.build_value[monk], len(box.guide_ids)) == (6, 4, 10)


def test_an_edition_may_take_a_numbered_space_or_an_action_space_away() -> None:
    changes = {
        "boards": {
            "swamp_34": {
                "numbered_shrine_spaces": {"cells": {"3": None}},
                "action_spaces": {"items": [{"id": "fish_4", "removed": True}]},
            }
        }
    }
    box = Feya(3, {}, edition(changes)).box
    assert 3 not in box.shrine_space
    assert not ("fish_4" in box.space_ids and box.space_is_here[box.space_ids.index("fish_4")])


def test_an_edition_leaves_the_one_that_comes_with_the_game_alone() -> None:
    Feya(3, {}, edition({"start_resources": {"per_player": {"gold": 25}}}))
    game = Feya(3, {})
    assert (game.edition, game.box.start_gold) == ("reconstructed-1", 20)


def test_the_shelf_keeps_editions_apart() -> None:
    shelf = Shelf()
    name = shelf.add_edition("feya", edition({"start_resources": {"per_player": {"gold": 25}}}, "my-box"))
    assert name == "my-box"
    assert shelf.open_game("feya", 3, {}, "my-box").edition == "my-box"
    assert shelf.open_game("feya", 3, {}).edition == "reconstructed-1"


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        Shelf().open_game("feya", 3, {}, "nobodys-box")
    assert refused.value.code == "unknown-edition"


def test_a_number_that_is_no_number_is_refused_by_name_and_place() -> None:
    found = problems({"start_resources": {"per_player": {"gold": "many"}}})
    assert found == {("schema-type", "/start_resources/per_player/gold")}


def test_a_misspelt_table_is_refused() -> None:
    assert ("schema-unknown", "") in {(code, where) for code, where in problems({"start_resource": {}})}


def test_a_cell_off_the_board_is_refused() -> None:
    found = problems({"boards": {"swamp_34": {"temples": {"cells": {"temple_1": [6, 6]}}}}})
    assert found == {("data-off-board", "/boards/swamp_34/temples")}


def test_a_cell_used_twice_is_refused() -> None:
    found = problems({"boards": {"swamp_2": {"temples": {"cells": {"temple_1": [0, 0]}}}}})
    assert ("data-cell-twice", "/boards/swamp_2/temples") in found


def test_a_clan_board_without_its_boats_is_refused() -> None:
    track = [{"bonus": "none"} for _ in range(5)]
    found = problems({"clan_boards": {"boards": {"normal": {"lower_right": track}}}})
    assert ("data-count", "/clan_boards/boards/normal") in found


def test_a_starting_settlement_that_is_not_leftmost_is_refused() -> None:
    track = DATA["clan_boards"]["boards"]["normal"]["upper_left"]
    found = problems({"clan_boards": {"boards": {"normal": {"upper_left": [track[1], track[0], *track[2:]]}}}})
    assert ("data-start-not-leftmost", "/clan_boards/boards/normal/upper_left") in found


def test_temple_tiles_out_of_order_are_refused() -> None:
    stack = list(reversed(DATA["temple_tiles"]["stacks"]["temple_3"]))
    found = problems(
        {"temple_tiles": {"stacks": {"temple_3": [{**tile, "id": f"x{n}"} for n, tile in enumerate(stack)]}}}
    )
    assert any(code == "data-stack-order" for code, _ in found)


def test_two_guides_of_one_initiative_are_refused() -> None:
    found = problems({"guides": {"items": [{"id": "monk", "initiative": 3}]}})
    assert found == {("data-name-twice", "/guides/items")}


def test_an_edition_of_another_format_is_refused() -> None:
    with pytest.raises(Problems) as refused:
        Feya(3, {}, {"format": "feya-edition-9", "edition": "x", "changes": {}})
    assert [problem.where for problem in refused.value.problems] == ["/format"]
