"""Sets of cells do what Python's sets do."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bogwood.kernel import cells
from bogwood.kernel.cells import CAPACITY, NONE

NUMBERS = st.integers(0, CAPACITY - 1)
SETS = st.sets(NUMBERS)
EDGES = {0, 59, 60, 119, 120, 179}


def as_cells(numbers: set[int]) -> cells.Cells:
    return cells.cells(sorted(numbers))


def as_set(a: cells.Cells) -> set[int]:
    return set(cells.each(a))


@given(SETS)
def test_each_lists_the_cells_in_ascending_order(a: set[int]) -> None:
    assert cells.each(as_cells(a)) == sorted(a)


def test_the_edges_of_the_words_are_ordinary_cells() -> None:
    assert as_set(as_cells(EDGES)) == EDGES


@given(SETS, SETS)
def test_both_is_the_intersection(a: set[int], b: set[int]) -> None:
    assert as_set(cells.both(as_cells(a), as_cells(b))) == a & b


@given(SETS, SETS)
def test_either_is_the_union(a: set[int], b: set[int]) -> None:
    assert as_set(cells.either(as_cells(a), as_cells(b))) == a | b


@given(SETS, SETS)
def test_without_is_the_difference(a: set[int], b: set[int]) -> None:
    assert as_set(cells.without(as_cells(a), as_cells(b))) == a - b


@given(SETS, NUMBERS)
def test_with_cell_adds_one(a: set[int], n: int) -> None:
    assert as_set(cells.with_cell(as_cells(a), n)) == a | {n}


@given(SETS, NUMBERS)
def test_without_cell_takes_one_away(a: set[int], n: int) -> None:
    assert as_set(cells.without_cell(as_cells(a), n)) == a - {n}


@given(SETS, NUMBERS)
def test_has_tells_membership(a: set[int], n: int) -> None:
    assert cells.has(as_cells(a), n) == (n in a)


@given(SETS, SETS)
def test_meets_tells_whether_a_cell_is_shared(a: set[int], b: set[int]) -> None:
    assert cells.meets(as_cells(a), as_cells(b)) == bool(a & b)


@given(SETS, SETS)
def test_covers_tells_whether_it_is_a_superset(a: set[int], b: set[int]) -> None:
    assert cells.covers(as_cells(a), as_cells(b)) == (a >= b)


@given(SETS, SETS)
def test_every_set_covers_what_it_shares_with_another(a: set[int], b: set[int]) -> None:
    assert cells.covers(as_cells(a), as_cells(a & b))


@given(SETS, SETS)
def test_same_tells_equality(a: set[int], b: set[int]) -> None:
    assert cells.same(as_cells(a), as_cells(b)) == (a == b)


@given(SETS)
def test_count_is_the_number_of_cells(a: set[int]) -> None:
    assert cells.count(as_cells(a)) == len(a)


def test_a_full_set_counts_all_its_cells() -> None:
    assert cells.count(as_cells(set(range(CAPACITY)))) == CAPACITY


@given(SETS)
def test_is_empty(a: set[int]) -> None:
    assert cells.is_empty(as_cells(a)) == (not a)


@given(SETS)
def test_first_is_the_lowest_cell_or_none(a: set[int]) -> None:
    assert cells.first(as_cells(a)) == min(a, default=NONE)


@given(st.sets(NUMBERS, min_size=1))
def test_rest_is_all_but_the_lowest_cell(a: set[int]) -> None:
    assert as_set(cells.rest(as_cells(a))) == a - {min(a)}


@given(st.sets(NUMBERS, min_size=1))
def test_nth_counts_the_cells_from_the_lowest(a: set[int]) -> None:
    assert [cells.nth(as_cells(a), k) for k in range(len(a))] == sorted(a)


@given(st.integers(0, 59))
def test_a_bit_is_a_power_of_two(n: int) -> None:
    assert cells.bit(n) == 2**n
