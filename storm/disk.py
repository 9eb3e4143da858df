"""A disk of one's own, small enough to be filled, with files that can be made immutable; only root can have one."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

SIZE = 96 * 2**20
CHUNK = 2**20
STORE = "tables.db"


class Disk:
    """The folder of a store."""

    def __init__(self, folder: Path, is_own: bool) -> None:
        self.folder = folder
        self.is_own = is_own
        """Can it be filled without harm to others?"""
        self.store = folder / STORE

    @contextmanager
    def full(self) -> Iterator[None]:
        """There is no room left."""
        filler = self.folder / "filler"
        try:
            fill(filler)
            yield
        finally:
            filler.unlink(missing_ok=True)

    @contextmanager
    def immutable(self) -> Iterator[None]:
        """Nobody can change the files of the store."""
        files = [str(path) for path in self.folder.glob(f"{STORE}*") if path.is_file()]
        chattr("+i", files)
        try:
            yield
        finally:
            chattr("-i", files)

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Somebody else is writing, and takes their time."""
        with closing(sqlite3.connect(self.store, isolation_level=None, timeout=1, check_same_thread=False)) as other:
            with suppress(sqlite3.OperationalError):
                other.execute("BEGIN IMMEDIATE")
            try:
                yield
            finally:
                if other.in_transaction:
                    other.execute("ROLLBACK")


def fill(path: Path) -> None:
    """Write until there is no room for a single byte."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    size = CHUNK
    try:
        while size:
            try:
                os.write(descriptor, bytes(size))
            except OSError:
                size //= 2
        os.fsync(descriptor)
    except OSError:
        return
    finally:
        os.close(descriptor)


def chattr(how: str, files: list[str]) -> None:
    subprocess.run(["chattr", how, *files], check=False, capture_output=True)


@contextmanager
def disk() -> Iterator[Disk]:
    """A disk for as long as the block lasts, or a plain folder where there can be none."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bogwood-storm-")))
        try:
            stack.enter_context(mounted(folder))
            is_own = True
        except (OSError, subprocess.SubprocessError):
            is_own = False
        yield Disk(folder, is_own)


@contextmanager
def mounted(folder: Path) -> Iterator[None]:
    """A file system of its own in a folder."""
    with tempfile.NamedTemporaryFile(prefix="bogwood-disk-") as image:
        image.truncate(SIZE)
        run("mkfs.ext4", "-q", "-F", image.name)
        run("mount", "-o", "loop", image.name, str(folder))
        try:
            yield
        finally:
            run("umount", "--lazy", str(folder))


def run(*words: str) -> None:
    subprocess.run(words, check=True, capture_output=True)
