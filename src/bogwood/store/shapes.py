"""The shapes of events: kind and names stand in the store once, the events hold only values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from . import rows
from .contract import Damaged, Event
from .sums import event_of

Shape = tuple[str, tuple[str, ...]]
"""The kind of an event and the names in its body."""


def shape_of(event: Event) -> Shape:
    return event.kind, tuple(event.body)


class Shapes:
    """The shapes that are in the store, both ways.  They are never changed, so what is known stays true."""

    def __init__(self) -> None:
        self._keys: dict[Shape, int] = {}
        self._shapes: dict[int, Shape] = {}

    def load(self, found: Iterable[rows.Row]) -> None:
        """From key, kind and names."""
        for key, kind, names in found:
            shape = (kind, rows.decode_names(names))
            self._keys[shape] = key
            self._shapes[key] = shape

    def unknown(self, events: Sequence[Event]) -> list[tuple[str, str]]:
        """Kind and names, as they are stored, of the shapes of events that have no key yet."""
        if not events:
            return []
        shapes = {shape_of(event) for event in events} - self._keys.keys()
        return [(kind, rows.encode(names)) for kind, names in sorted(shapes)]

    def key(self, event: Event) -> int:
        return self._keys[shape_of(event)]

    def has_all(self, found: Iterable[rows.Row]) -> bool:
        """Are the shapes of these events known?"""
        return all(row[1] in self._shapes for row in found)

    def events(self, table: str, after: int, found: Sequence[rows.Row]) -> list[Event]:
        """The events of rows of number, shape, time and values; raises Damaged unless they follow each other, whole."""
        events: list[Event] = []
        for place, row in enumerate(found, after + 1):
            kind, names = self._shapes.get(row[1], ("", ()))
            if row[0] != place or not kind:
                raise Damaged(table, place, events)
            try:
                events.append(event_of(table, row, kind, names))
            except Damaged as damage:
                damage.whole = events
                raise
        return events
