"""Any board of up to 180 places as a table of neighbours: what hexagons do by shifting, for every other shape."""

from __future__ import annotations

from .cells import Cells, both, cell, either, empty, first, is_empty, rest, same


class Graph:
    """An undirected graph; places are numbered from 0."""

    def __init__(self, size: int, edges: list[tuple[int, int]]) -> None:
        self.size = size
        self.next_to: list[Cells] = [empty() for _ in range(size)]
        for a, b in edges:
            self.next_to[a] = either(self.next_to[a], cell(b))
            self.next_to[b] = either(self.next_to[b], cell(a))

    def around(self, a: Cells) -> Cells:
        """The places next to any place of the set."""
        found = empty()
        while not is_empty(a):
            found = either(found, self.next_to[first(a)])
            a = rest(a)
        return found

    def reach(self, start: Cells, through: Cells, steps: int) -> Cells:
        """The places of ``through`` that a path of 1 to ``steps`` steps inside ``through`` reaches from ``start``."""
        found = empty()
        edge = start
        while steps > 0:
            edge = both(self.around(edge), through)
            wider = either(found, edge)
            if same(wider, found):
                break
            found = wider
            steps -= 1
        return found

    def flood(self, start: Cells, through: Cells) -> Cells:
        """Everything in ``through`` connected with ``start``, the start included."""
        area = start
        while True:
            wider = either(area, both(self.around(area), through))
            if same(wider, area):
                return area
            area = wider
