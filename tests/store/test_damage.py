"""What a disk spoils is noticed, and what is whole is kept."""

from __future__ import annotations

import shutil
import sqlite3
import struct
from contextlib import closing
from pathlib import Path

import pytest

from bogwood.store.checking import checked_store
from bogwood.store.contract import Change, Damaged, Event, Store
from bogwood.store.rows import decode_values
from bogwood.store.sqlite_log import FRAME, HEAD, Log, mend_log
from bogwood.store.sums import event_of, summed
from tests.store.places import Place, events, summary

TABLE = "pond"
TURN = Event(3, "turn", 5, {"seat": 1, "chosen": [7, 8], "digest": "0123456789abcdef", "draws": [2]})
LEFT = Event(4, "left", 6, {"seat": 1})
OVER = Event(5, "cancelled", 7, {})


@pytest.mark.parametrize("event", [TURN, LEFT, OVER], ids=lambda event: event.kind)
def test_whatever_changes_in_a_row_is_noticed(event: Event) -> None:
    text, names = summed(TABLE, event), tuple(event.body)
    assert event_of(TABLE, (event.number, 1, event.at, text), event.kind, names) == event
    changed: list[tuple[str, int, int, str, str]] = [
        ("lake", event.number, event.at, text, event.kind),
        (TABLE, event.number + 1, event.at, text, event.kind),
        (TABLE, event.number, event.at ^ 64, text, event.kind),
        (TABLE, event.number, event.at, text, "joined"),
    ]
    for place, letter in enumerate(text):
        other = chr(ord(letter) ^ 1)
        changed.append((TABLE, event.number, event.at, text[:place] + other + text[place + 1 :], event.kind))
    for table, number, at, body, kind in changed:
        with pytest.raises(Damaged):
            event_of(table, (number, 1, at, body), kind, names)


def test_a_turn_is_no_longer_with_its_checksum() -> None:
    assert len(summed(TABLE, TURN)) < len('[1,[7,8],"0123456789abcdef",[2]]')


def test_events_of_older_versions_are_read() -> None:
    assert event_of(TABLE, (4, 1, 6, "[1]"), "left", ("seat",)) == LEFT
    assert decode_values(summed(TABLE, LEFT))[:1] == [1]


def test_damage_is_noticed_told_and_put_by(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.write(Change(TABLE, events=events(1, 6), summary=summary(TABLE)))
        await store.write(Change("lake", events=events(1, 2), summary=summary("lake")))
        assert (await checked_store(store)).is_whole
        # Events that rest upon one that is not there.
        assert await store.last(TABLE) == 6
        assert await store.put_by(TABLE, 4) == 3
        assert (await store.last(TABLE), await store.last("sea")) == (3, 0)
        assert [event.number for event in await store.events(TABLE)] == [1, 2, 3]
        await store.write(Change(TABLE, events=events(4, 4)))
        assert len(await store.events(TABLE)) == 4
        assert len(await store.events("lake")) == 2

    place.run(play)


@pytest.mark.parametrize(
    "how",
    [
        "UPDATE events SET body = '[0]' WHERE number = 4",
        "UPDATE events SET body = CAST(x'ff' AS TEXT) WHERE number = 4",
        "DELETE FROM events WHERE number = 4",
    ],
)
def test_a_damaged_event_is_found(sqlite_only: Place, how: str) -> None:
    async def write(store: Store) -> None:
        await store.write(Change(TABLE, events=events(1, 6), summary=summary(TABLE)))

    async def read(store: Store) -> None:
        with pytest.raises(Damaged, match="event 4") as raised:
            await store.events(TABLE)
        assert [event.number for event in raised.value.whole] == [1, 2, 3]
        with pytest.raises(Damaged, match="event 4"):
            await store.whole(TABLE)
        assert await store.last(TABLE) == 6
        found = await checked_store(store)
        assert (found.tables, found.damaged, found.is_whole) == (1, [(TABLE, 4)], False)

    sqlite_only.run(write)
    with closing(sqlite3.connect(file_of(sqlite_only))) as db, db:
        db.execute(how)
    sqlite_only.run(read)


def file_of(place: Place) -> Path:
    return Path(place.url.removeprefix("sqlite:///"))


# The log


def crashed(place: Place, folder: Path) -> Path:
    """A store as a killed process leaves it: what was written last is in its log only."""
    copy = folder / "crashed.sqlite"

    async def play(store: Store) -> None:
        for number in range(1, 41):
            await store.write(Change(TABLE, events=events(number, number), summary=summary(TABLE, changed=number)))
        for ending in ("", "-wal"):
            shutil.copyfile(f"{file_of(place)}{ending}", f"{copy}{ending}")

    place.run(play)
    return copy


def log_of(store: Path) -> Path:
    return store.with_name(store.name + "-wal")


def spoil(file: Path, share: float) -> None:
    """Change one bit of the content of one frame."""
    content = bytearray(file.read_bytes())
    size = FRAME.size + struct.unpack_from(">I", content, 8)[0]
    frames = (len(content) - HEAD.size) // size
    content[HEAD.size + int(frames * share) * size + FRAME.size + 100] ^= 1
    file.write_bytes(content)


def events_in(store: Path) -> int:
    with closing(sqlite3.connect(store)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        count: int = db.execute("SELECT count(*) FROM events").fetchone()[0]
        return count


def test_a_log_that_is_whole_is_left_alone(sqlite_only: Place, tmp_path: Path) -> None:
    store = crashed(sqlite_only, tmp_path)
    before = log_of(store).read_bytes()
    assert mend_log(store) is None
    assert log_of(store).read_bytes() == before
    assert Log(before).mended() == before
    assert events_in(store) == 40


def test_a_log_spoilt_in_the_middle_loses_nothing_that_was_written_again(sqlite_only: Place, tmp_path: Path) -> None:
    store = crashed(sqlite_only, tmp_path)
    spoil(log_of(store), 0.5)
    silently = tmp_path / "silently.sqlite"
    for ending in ("", "-wal"):
        shutil.copyfile(f"{store}{ending}", f"{silently}{ending}")
    # SQLite for itself forgets half of it, and says nothing.
    assert events_in(silently) < 40
    found = log_of(store).read_bytes()
    mended = mend_log(store)
    assert mended is not None
    assert (mended.spoilt, mended.is_complete) == (1, True)
    assert mended.kept.read_bytes() == found
    assert events_in(store) == 40


def test_what_a_power_cut_leaves_is_no_damage(sqlite_only: Place, tmp_path: Path) -> None:
    store = crashed(sqlite_only, tmp_path)
    log = log_of(store)
    spoil(log, 0.999)
    assert mend_log(store) is None
    log.write_bytes(log.read_bytes()[:-1000])
    assert mend_log(store) is None
    assert events_in(store) >= 39


def test_a_log_of_somebody_else_is_left_alone(sqlite_only: Place, tmp_path: Path) -> None:
    store = crashed(sqlite_only, tmp_path)
    spoil(log_of(store), 0.5)
    content = bytearray(store.read_bytes())
    content[68:72] = b"\0\0\0\0"
    store.write_bytes(content)
    assert mend_log(store) is None
