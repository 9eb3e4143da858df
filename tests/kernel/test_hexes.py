"""The shifted hexagon agrees with the plain one: sets of coordinates (q, r) are the oracle."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bogwood.kernel import cells, hexes

Axial = tuple[int, int]

BOARD: set[Axial] = {(q, r) for q in range(-6, 7) for r in range(-6, 7) if max(abs(q), abs(r), abs(q + r)) <= 6}
CELL = st.sampled_from(sorted(BOARD))
AREA = st.sets(CELL, max_size=90)
DIRECTIONS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
"""The six neighbours, in order round the cell."""


def as_cells(area: set[Axial]) -> cells.Cells:
    return cells.cells([hexes.number(q, r) for q, r in area])


def as_set(a: cells.Cells) -> set[Axial]:
    return {hexes.axial(n) for n in cells.each(a)}


def beside(cell: Axial) -> set[Axial]:
    return {(cell[0] + q, cell[1] + r) for q, r in DIRECTIONS}


def beside_any(area: set[Axial]) -> set[Axial]:
    return {neighbour for cell in area for neighbour in beside(cell)}


def flooded(start: set[Axial], through: set[Axial]) -> set[Axial]:
    area = set(start)
    while wider := (beside_any(area) & through) - area:
        area |= wider
    return area


def steps(start: Axial, through: set[Axial]) -> dict[Axial, int]:
    """The least number of steps, at least 1, to every cell of ``through`` that can be reached."""
    found: dict[Axial, int] = {}
    edge, made = {start}, 0
    while edge:
        made += 1
        edge = (beside_any(edge) & through) - found.keys()
        found |= dict.fromkeys(edge, made)
    return found


@given(CELL)
def test_number_and_axial_are_inverse(cell: Axial) -> None:
    assert hexes.axial(hexes.number(*cell)) == cell


def test_all_numbers_fit_the_words() -> None:
    numbers = {hexes.number(*cell) for cell in BOARD}
    assert min(numbers) >= 1
    assert max(numbers) < hexes.SLOTS


@pytest.mark.parametrize(("radius", "size"), [(0, 1), (1, 7), (5, 91), (6, 127)])
def test_a_hexagon_has_its_number_of_cells(radius: int, size: int) -> None:
    assert cells.count(hexes.hexagon(radius)) == size


def test_the_largest_hexagon_is_the_board() -> None:
    assert as_set(hexes.hexagon(6)) == BOARD


def test_names_are_different_for_all_cells() -> None:
    assert len({hexes.name(hexes.number(*cell)) for cell in BOARD}) == len(BOARD)


@given(CELL)
def test_a_name_is_read_back(cell: Axial) -> None:
    assert hexes.parse(hexes.name(hexes.number(*cell))) == hexes.number(*cell)


@pytest.mark.parametrize("text", ["", "z1", "a0", "a8", "A1", "g14", "a1 "])
def test_what_is_no_name_is_no_cell(text: str) -> None:
    assert hexes.parse(text) == -1


def test_a_column_counts_from_its_top() -> None:
    assert hexes.name(hexes.number(0, -6)) == "g1"


def test_the_centre_is_g7() -> None:
    assert hexes.name(hexes.number(0, 0)) == "g7"


@given(AREA)
def test_around_is_every_neighbour(area: set[Axial]) -> None:
    found = cells.both(hexes.around(as_cells(area)), hexes.hexagon(6))
    assert as_set(found) == beside_any(area) & BOARD


@given(AREA, AREA)
def test_spread_adds_the_neighbours_within(area: set[Axial], through: set[Axial]) -> None:
    assert as_set(hexes.spread(as_cells(area), as_cells(through))) == area | (beside_any(area) & through)


@given(CELL, AREA, st.integers(0, 8))
def test_reach_is_where_a_path_of_so_many_steps_leads(start: Axial, through: set[Axial], most: int) -> None:
    expected = {cell for cell, made in steps(start, through).items() if made <= most}
    assert as_set(hexes.reach(as_cells({start}), as_cells(through), most)) == expected


@given(CELL, AREA)
def test_flood_is_everything_connected(start: Axial, through: set[Axial]) -> None:
    assert as_set(hexes.flood(as_cells({start}), as_cells(through))) == flooded({start}, through)


@given(CELL, CELL, AREA)
def test_path_length_is_the_least_number_of_steps(start: Axial, goal: Axial, through: set[Axial]) -> None:
    expected = 0 if start == goal else steps(start, through).get(goal, -1)
    assert hexes.path_length(hexes.number(*start), hexes.number(*goal), as_cells(through)) == expected


def arcs(cell: Axial, area: set[Axial]) -> int:
    """Into how many arcs the neighbours of a cell that are in the area fall, going round it."""
    ring = [(cell[0] + q, cell[1] + r) in area for q, r in DIRECTIONS]
    return sum(ring[k] and not ring[k - 1] for k in range(6))


@given(CELL, AREA)
def test_a_cell_that_is_no_narrow_cuts_nothing_when_taken_out(cell: Axial, area: set[Axial]) -> None:
    neighbours = beside(cell) & area
    if neighbours and cell not in as_set(cells.both(hexes.narrows(as_cells(area)), hexes.hexagon(6))):
        assert neighbours <= flooded({min(neighbours)}, area - {cell})


@given(AREA)
def test_narrows_are_the_cells_with_two_or_more_arcs(area: set[Axial]) -> None:
    expected = {cell for cell in BOARD if arcs(cell, area) >= 2}
    assert as_set(cells.both(hexes.narrows(as_cells(area)), hexes.hexagon(6))) == expected


@given(AREA)
def test_beside_one_are_the_cells_with_exactly_one_neighbour(area: set[Axial]) -> None:
    expected = {cell for cell in BOARD if len(beside(cell) & area) == 1}
    assert as_set(cells.both(hexes.beside_one(as_cells(area)), hexes.hexagon(6))) == expected


@given(st.lists(AREA, min_size=6, max_size=6))
def test_at_least_two_are_the_cells_of_two_or_more_sets(areas: list[set[Axial]]) -> None:
    a, b, c, d, e, f = (as_cells(area) for area in areas)
    expected = {cell for cell in BOARD if sum(cell in area for area in areas) >= 2}
    assert as_set(hexes.at_least_two(a, b, c, d, e, f)) == expected
