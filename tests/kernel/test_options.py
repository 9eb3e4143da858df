"""The options of a decision: list, counter and validator agree."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bogwood.kernel.cells import cells
from bogwood.kernel.options import Options


def offered(base: int, places: set[int], few: list[int]) -> Options:
    options = Options()
    options.offer_cells(base, cells(sorted(places)))
    for option in few:
        options.offer(option)
    return options


FAMILY = st.sets(st.integers(0, 179))
FEW = st.lists(st.integers(0, 99), unique=True, max_size=8)


@given(FAMILY, FEW)
def test_listed_is_the_cells_ascending_then_the_others_as_offered(places: set[int], few: list[int]) -> None:
    assert offered(100, places, few).listed() == [100 + place for place in sorted(places)] + few


@given(FAMILY, FEW)
def test_size_counts_the_list(places: set[int], few: list[int]) -> None:
    options = offered(100, places, few)
    assert options.size() == len(options) == len(options.listed())


@given(FAMILY, FEW)
def test_nth_picks_from_the_list(places: set[int], few: list[int]) -> None:
    options = offered(100, places, few)
    assert [options.nth(k) for k in range(len(options))] == options.listed()


@given(FAMILY, FEW)
def test_holds_exactly_the_listed(places: set[int], few: list[int]) -> None:
    options = offered(100, places, few)
    assert [option for option in range(300) if options.holds(option)] == sorted(options.listed())


def test_iteration_goes_over_the_list() -> None:
    assert list(offered(10, {2, 1}, [5])) == [11, 12, 5]


def test_what_is_no_number_is_no_option() -> None:
    assert "5" not in offered(10, set(), [5])


def test_no_options_are_empty() -> None:
    assert len(Options()) == 0
