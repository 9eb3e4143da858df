"""The numbered migrations of a schema: files ``<number>_<name>.sql``, run in order, each once, and recorded."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from importlib import resources

import msgspec

from bogwood.kernel.refusal import Refusal

RECORD = "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)"


class Migration(msgspec.Struct, frozen=True):
    """One step of a schema; numbers run from 1 without gaps."""

    number: int
    name: str
    script: str


def migrations(dialect: str) -> list[Migration]:
    """All steps for ``sqlite`` or ``postgres``, in order."""
    folder = resources.files(__package__) / "migrations" / dialect
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    steps = []
    for file in files:
        number, name = file.name.removesuffix(".sql").split("_", 1)
        steps.append(Migration(int(number), name, file.read_text(encoding="utf-8")))
    if [step.number for step in steps] != list(range(1, len(steps) + 1)):
        raise ValueError(f"the migrations for {dialect} are not numbered from 1 without gaps")
    return steps


def missing(dialect: str, done: int) -> list[Migration]:
    """The steps after number ``done``; a store that went further than this program knows is refused."""
    steps = migrations(dialect)
    if done > len(steps):
        raise Refusal("store-too-new", "", "", found=done, known=len(steps))
    return steps[done:]


def statements(script: str) -> Iterator[str]:
    """The single statements of a script for SQLite, so that a whole migration fits into one transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        raise ValueError(f"an unfinished statement: {statement.strip()[:80]}")
