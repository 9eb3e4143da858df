"""The write-ahead log of a SQLite file that nobody has open, looked at before SQLite does.

SQLite reads its log up to the first frame that is not whole and silently forgets what follows: right after a power cut,
when nothing follows that was acknowledged, and wrong where a disk has spoilt a frame in the middle.  Every frame can
be judged for itself, since its checksum begins with the one that stands in the frame before.  What is whole of the
log is kept; mostly a spoilt page was written again later, and then nothing is lost.  https://sqlite.org/walformat.html
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import struct
import sys
import time
from array import array
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from .sqlite_files import flush, is_ours

HEAD: Final = struct.Struct(">8I")
FRAME: Final = struct.Struct(">6I")
MAGIC: Final = 0x377F0682
"""The last bit says whether checksums are of big-endian words."""
A_MOMENT: Final = 0.1
MASK: Final = 0xFFFFFFFF

Sum = tuple[int, int]


@dataclass(frozen=True)
class Mended:
    """What was wrong with a log, and what became of it."""

    spoilt: int
    """Frames that are not whole."""
    is_complete: bool
    """Is nothing lost?"""
    kept: Path
    """The log as it was found."""


def add_up(content: bytes, start: Sum, is_big: bool) -> Sum:
    """The checksum of the log format: two sums over pairs of 32-bit words."""
    words = array("I", content)
    if is_big != (sys.byteorder == "big"):
        words.byteswap()
    a, b = start
    for n in range(0, len(words), 2):
        a = (a + words[n] + b) & MASK
        b = (b + words[n + 1] + a) & MASK
    return a, b


class Log:
    """A log in memory: which of its frames belong to it, and which are whole."""

    def __init__(self, content: bytes) -> None:
        self.frames: list[bytes] = []
        self.is_whole: list[bool] = []
        self.head = content[: HEAD.size]
        if len(content) < HEAD.size:
            return
        magic, _, page, _, *self.salt, a, b = HEAD.unpack(self.head)
        self.is_big = bool(magic & 1)
        if magic & ~1 != MAGIC or not 512 <= page <= 65536 or add_up(self.head[:24], (0, 0), self.is_big) != (a, b):
            return
        before, size = (a, b), FRAME.size + page
        for place in range(HEAD.size, len(content) - size + 1, size):
            frame = content[place : place + size]
            _, _, salt1, salt2, a, b = FRAME.unpack_from(frame)
            if [salt1, salt2] != self.salt:
                # Left over from before the log was begun anew, or a head that is spoilt.
                self.frames.append(frame)
                self.is_whole.append(False)
                before = (a, b)
                continue
            self.frames.append(frame)
            self.is_whole.append(self._sum(frame, before) == (a, b))
            before = (a, b)
        self._drop_the_rest()

    def _sum(self, frame: bytes, before: Sum) -> Sum:
        return add_up(frame[:8] + frame[FRAME.size :], before, self.is_big)

    def _drop_the_rest(self) -> None:
        """Behind the last whole frame nothing is ours."""
        while self.is_whole and not self.is_whole[-1]:
            self.is_whole.pop()
            self.frames.pop()

    @property
    def forgotten_commits(self) -> int:
        """How many commits SQLite would forget: those that end behind the first frame that is not whole."""
        first = self.is_whole.index(False) if False in self.is_whole else len(self.frames)
        ends = zip(self.frames[first:], self.is_whole[first:], strict=True)
        return sum(whole and FRAME.unpack_from(frame)[1] > 0 for frame, whole in ends)

    def mended(self) -> bytes:
        """A log of the whole frames only, in their order."""
        _, _, _, _, _, _, a, b = HEAD.unpack(self.head)
        before, parts = (a, b), [self.head]
        for frame, whole in zip(self.frames, self.is_whole, strict=True):
            if whole:
                before = self._sum(frame, before)
                parts.append(frame[:16] + struct.pack(">2I", *before) + frame[FRAME.size :])
        return b"".join(parts)


def mend_log(path: Path) -> Mended | None:
    """Keep what is whole of the log of a file that nobody has open; None where nothing acknowledged would be lost.

    The last commit of a log may not have been acknowledged when a machine stopped, so it alone proves nothing.
    """
    file = path.with_name(path.name + "-wal")
    if not file.exists() or not is_ours(path):
        return None
    content = file.read_bytes()
    log = Log(content)
    if log.forgotten_commits < 2 or not stays(file, content):
        return None
    kept = file.with_name(f"{file.name}.damaged-{time.time_ns() // 1_000_000}")
    shutil.copy2(file, kept)
    path.with_name(path.name + "-shm").unlink(missing_ok=True)
    is_complete = is_sound(path, log.mended())
    if is_complete:
        part = file.with_name(f".{file.name}.part")
        part.write_bytes(log.mended())
        os.chmod(part, 0o600)
        flush(part)
        os.replace(part, file)
        flush(file.parent)
    return Mended(log.is_whole.count(False), is_complete, kept)


def stays(file: Path, content: bytes) -> bool:
    """Does nobody write there after all?"""
    time.sleep(A_MOMENT)
    return file.read_bytes() == content


def is_sound(path: Path, log: bytes) -> bool:
    """Would the file be whole with this log?  Tried on a copy."""
    folder = path.parent / f".{path.name}.try-{os.getpid()}"
    folder.mkdir(mode=0o700)
    try:
        copy = folder / path.name
        shutil.copyfile(path, copy)
        copy.with_name(copy.name + "-wal").write_bytes(log)
        with closing(sqlite3.connect(copy)) as db:
            return bool(db.execute("PRAGMA integrity_check").fetchall() == [("ok",)])
    except sqlite3.Error:
        return False
    finally:
        shutil.rmtree(folder, ignore_errors=True)
