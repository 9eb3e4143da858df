"""What both stores write into their columns and read back: compact JSON, and a change checked before it is written."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Protocol

import msgspec

from .contract import Change, Conflict, Json, Person, SeatHolder, StoredTrial, Summary


class Row(Protocol):
    """What either driver answers with."""

    def __getitem__(self, column: int, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...


SUMMARY_COLUMNS = "game, status, players, is_public, created, changed, to_act, about"

PROBE = ("ready", "." * 8192)
"""Kept under its name only to find out whether something can be: about as much as a move takes."""

decode_numbers = msgspec.json.Decoder(list[int]).decode
decode_names = msgspec.json.Decoder(tuple[str, ...]).decode
decode_object = msgspec.json.Decoder(dict[str, Any]).decode
decode_values = msgspec.json.Decoder(list[Any]).decode


def encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


def put_by(table: str, first: int, events: list[tuple[Any, ...]]) -> tuple[str, str]:
    """Name and body under which events that are damaged are kept aside."""
    return f"damaged/{table}/{first}/{time.time_ns() // 1_000_000}", encode({"table": table, "events": events})


def trial_of(row: Row) -> StoredTrial:
    return StoredTrial(row[0], row[1], decode_numbers(row[2]), decode_numbers(row[3]), row[4])


def is_empty(trial: StoredTrial) -> bool:
    return not trial.chosen and not trial.undone


def seat_of(row: Row) -> SeatHolder:
    return SeatHolder(row[0], row[1], row[2])


def summary_row(summary: Summary) -> tuple[Any, ...]:
    """The values of SUMMARY_COLUMNS."""
    return (
        summary.game,
        summary.status,
        summary.players,
        summary.is_public,
        summary.created,
        summary.changed,
        encode(summary.to_act),
        encode(summary.about),
    )


def summary_of(row: Row) -> Summary:
    """From the table's id and SUMMARY_COLUMNS."""
    return Summary(
        table=row[0],
        game=row[1],
        status=row[2],
        players=row[3],
        is_public=bool(row[4]),
        created=row[5],
        changed=row[6],
        to_act=decode_numbers(row[7]),
        about=decode_object(row[8]),
    )


def person_of(row: Row | None) -> Person | None:
    return None if row is None else Person(row[0], row[1], row[2], row[3], decode_object(row[4]))


def session_of(row: Row | None) -> tuple[Person, int] | None:
    """From the columns of a person, and the time of the session."""
    person = person_of(row)
    return None if row is None or person is None else (person, row[5])


def message_of(row: Row) -> tuple[int, int, Json]:
    return row[0], row[1], decode_object(row[2])


def check_change(change: Change) -> None:
    """Raises ValueError for a change that no table could take: it is a fault of the caller, not a conflict."""
    first = change.events[0].number if change.events else 1
    if first < 1 or [event.number for event in change.events] != list(range(first, first + len(change.events))):
        raise ValueError(f"table {change.table}: the numbers of the events do not follow each other")
    if change.summary is not None and change.summary.table != change.table:
        raise ValueError(f"table {change.table}: the summary is that of table {change.summary.table}")


def check_follows(table: str, last: int, first: int) -> None:
    """A number that is taken is a conflict; one that leaves a gap is a fault of the caller."""
    if first <= last:
        raise Conflict(f"table {table}: event {first} is there already, the last is {last}")
    if first != last + 1:
        raise ValueError(f"table {table}: event {first} does not follow the last, {last}")
