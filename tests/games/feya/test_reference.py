"""The engine's options against a second, plain reading of the rules, on positions of random games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bogwood.games.feya.rules.box import ACTIONS, OPTIONS
from bogwood.games.feya.rules.races import is_met
from bogwood.games.feya.rules.scoring import island_values, trophy
from bogwood.kernel.cells import count
from bogwood.kernel.chance import Stream
from tests.games.feya.reference import TRACKS, Cell, Reading
from tests.games.feya.table import Table, new_table, wander


def as_words(cells: set[Cell]) -> set[str]:
    return {f"{q},{r}" for q, r in cells}


def island_names(table: Table, islands: list[set[Cell]]) -> set[str]:
    """The engine names an island by one of its shrines."""
    names = table.of_kind("celebrate") - {"nothing"}
    return {name for name in names if any(name in as_words(island) for island in islands)}


def check_main_choice(table: Table, reading: Reading) -> None:
    offered = {notation for notation in table.offered if not notation.startswith(("exchange:", "play:"))}
    assert offered == reading.main_choices()


def check_choose_boat(table: Table, reading: Reading) -> None:
    action = ACTIONS[table.state.action]
    assert table.of_kind("boat") == {str(boat + 1) for boat in reading.boats_that_can_act(action)}
    assert table.offers("finish") == (table.state.acted != 0)


def check_destination(table: Table, reading: Reading) -> None:
    action = ACTIONS[table.state.action]
    assert table.of_kind("to") == as_words(reading.destinations(table.state.boat, action))


def check_build_cell(table: Table, reading: Reading) -> None:
    others = reading.all_boats()
    here = reading.boats[table.acting][table.state.boat]
    others.remove(here)
    assert table.of_kind("build") == as_words(reading.build_cells(here, others))


def check_trade(table: Table, reading: Reading) -> None:
    q, r = reading.boats[table.acting][table.state.boat]
    near = {cell for cell in reading.with_room() if max(abs(cell[0] - q), abs(cell[1] - r)) <= 1}
    near = {cell for cell in near if abs(cell[0] + cell[1] - q - r) <= 1}
    assert table.of_kind("lay") == (as_words(near) if table.state.seats[table.acting].fish else set())


def check_celebrate(table: Table, reading: Reading) -> None:
    islands = reading.eligible()
    assert len(table.of_kind("celebrate") - {"nothing"}) == len(islands)
    assert len(island_names(table, islands)) == len(islands)


def check_shrine(table: Table, reading: Reading) -> None:
    word = "shrine" if table.point == "shrine_cell" else "totem"
    assert table.of_kind(word) == as_words(reading.shrine_cells())


def check_start_cell(table: Table, reading: Reading) -> None:
    with_boat = TRACKS[table.state.argument()] in ("upper_left", "upper_right")
    assert table.of_kind("settle") == as_words(reading.start_cells(reading.colours[table.acting], with_boat))


def check_neutral_cell(table: Table, reading: Reading) -> None:
    own = reading.neutral[table.state.order.index(table.acting)]
    assert table.of_kind("neutral") == as_words(reading.start_cells(own, False))


CHECKS = {
    "main_choice": check_main_choice,
    "choose_boat": check_choose_boat,
    "boat_destination": check_destination,
    "build_cell": check_build_cell,
    "trade_fish": check_trade,
    "celebrate_island": check_celebrate,
    "shrine_cell": check_shrine,
    "pass_shrine_cell": check_shrine,
    "start_cell": check_start_cell,
    "neutral_cell": check_neutral_cell,
}


RARE = ["build_cell", "celebrate_island", "shrine_cell", "pass_shrine_cell"]


def check_along(table: Table, steps: Iterable[None], every: int) -> set[str]:
    """Compare at every so-maniest step of a game, and at rare decisions always; returns what was compared."""
    seen = set()
    for n, _ in enumerate(steps):
        if table.point in CHECKS and (n % every == 0 or table.point in RARE):
            CHECKS[table.point](table, Reading(table))
            seen.add(table.point)
    return seen


def crowd(table: Table, seed: str, turns: int) -> Iterator[None]:
    """Fill the swamp: so many turns of clans that never run out of means and build wherever they can."""
    stream = Stream(seed)
    while turns > 0:
        yield
        names = sorted(table.offered)
        if table.point == "main_choice":
            turns -= 1
            endow(table)
            land = ("build", "add_shrine", "navigate_1")
            names = [name for name in sorted(table.offered) if name.startswith(land)] or ["pass"]
        elif table.state.round > 0:
            names = [name for name in names if not name.startswith(("exchange", "play"))]
        table.play_one(names[stream.below(len(names))])


def endow(table: Table) -> None:
    """Give the acting clan gold, mana and a worker, and free all the spaces."""
    seat = table.state.seats[table.acting]
    seat.gold, seat.mana, seat.workers = 60, 9, 3
    table.state.placed = bytes(len(table.state.placed))


@settings(max_examples=10)
@given(players=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_the_options_are_those_of_a_plain_reading(players: int, seed: int) -> None:
    table = new_table(players, str(seed))
    check_along(table, wander(table, str(seed)), every=9)


@pytest.mark.parametrize("passage", ["yes", "no"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_options_are_those_of_a_plain_reading_on_a_crowded_board(players: int, passage: str) -> None:
    table = new_table(players, "crowd", temple_passage_in_block_test=passage)
    check_along(table, crowd(table, f"crowd {players}", turns=40), every=17)
    assert count(table.state.land) > 30


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_kind_of_decision_is_compared(players: int) -> None:
    seen = set()
    for seed in range(2):
        table = new_table(players, f"every {seed}")
        seen |= check_along(table, wander(table, "every"), every=5)
    wanted = set(CHECKS) - ({"neutral_cell"} if players > 2 else set()) - {"shrine_cell"}
    assert seen >= wanted


VALUES = [(kind.name, value) for kind in OPTIONS for value in kind.values if value != kind.default]


@pytest.mark.parametrize("value", VALUES, ids="=".join)
def test_the_options_are_those_of_a_plain_reading_under_every_ruling(value: tuple[str, str]) -> None:
    for players in (2, 3):
        table = new_table(players, "ruling", **dict([value]))
        check_along(table, wander(table, "ruling"), every=12)


BOARD_RACES = [
    *("race_every_island", "race_five_on_one", "race_two_on_five", "race_navigation_four", "race_three_on_three")
]


def check_scoring(table: Table) -> None:
    """Island values, all trophies and the goals on the board, for every seat."""
    reading = Reading(table)
    s = table.state
    for seat in range(len(s.seats)):
        assert island_values(s, seat) == reading.island_values(seat)
        for card, name in enumerate(s.box.trophy_ids):
            assert trophy(s, seat, card) == reading.trophy(name, seat), name
        for name in BOARD_RACES:
            assert is_met(s, seat, s.box.race_ids.index(name)) == reading.has_reached(name, seat), name


@pytest.mark.parametrize("option", ["", "neutrals_count_for_majority=yes", "bare_shrine_is_island=no"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_are_those_of_a_plain_reading(players: int, option: str) -> None:
    options = dict([option.split("=")]) if option else {}
    table = new_table(players, "points", **options)
    for n, _ in enumerate(crowd(table, f"points {players}", turns=60)):
        if n % 40 == 0 and table.round > 0:
            check_scoring(table)
