"""A graph agrees with a dictionary of neighbours."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bogwood.kernel.cells import cells, each
from bogwood.kernel.graph import Graph

SIZE = 20
PLACE = st.integers(0, SIZE - 1)
EDGES = st.lists(st.tuples(PLACE, PLACE).filter(lambda edge: edge[0] != edge[1]), max_size=40)
PLACES = st.sets(PLACE)


def around(edges: list[tuple[int, int]], area: set[int]) -> set[int]:
    return {b for a, b in edges if a in area} | {a for a, b in edges if b in area}


@given(EDGES, PLACES)
def test_around_is_every_neighbour(edges: list[tuple[int, int]], area: set[int]) -> None:
    assert set(each(Graph(SIZE, edges).around(cells(sorted(area))))) == around(edges, area)


@given(EDGES, PLACE, PLACES, st.integers(0, 6))
def test_reach_is_where_a_path_of_so_many_steps_leads(
    edges: list[tuple[int, int]], start: int, through: set[int], most: int
) -> None:
    found: set[int] = set()
    edge = {start}
    for _ in range(most):
        edge = around(edges, edge) & through
        found |= edge
    assert set(each(Graph(SIZE, edges).reach(cells([start]), cells(sorted(through)), most))) == found


@given(EDGES, PLACE, PLACES)
def test_flood_is_everything_connected(edges: list[tuple[int, int]], start: int, through: set[int]) -> None:
    area = {start}
    for _ in range(SIZE):
        area |= around(edges, area) & through
    assert set(each(Graph(SIZE, edges).flood(cells([start]), cells(sorted(through))))) == area


def test_a_path_leads_both_ways() -> None:
    graph = Graph(3, [(0, 1), (1, 2)])
    assert each(graph.around(cells([1]))) == [0, 2]
