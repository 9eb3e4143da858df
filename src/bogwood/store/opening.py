"""A store from its address."""

from __future__ import annotations

from bogwood.kernel.refusal import Refusal

from .contract import Store
from .sqlite import SqliteStore

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")
TEMPORARY = ":memory:"


def open_store(url: str) -> Store:
    """The store at ``sqlite:///path``, a plain path, or ``postgresql://…``; ``:memory:`` is a file that goes away when
    the store is closed.  It has still to be opened."""
    if url.startswith(POSTGRES):
        return postgres(url)
    path = url.removeprefix(SQLITE)
    if path == TEMPORARY:
        return SqliteStore()
    if not path or "://" in path:
        raise Refusal("unknown-store", "", "", text=url.split("://")[0])
    return SqliteStore(path)


def postgres(url: str) -> Store:
    """PostgreSQL needs a driver that a plain installation does not have."""
    try:
        from .postgres import PostgresStore
    except ImportError as error:
        raise Refusal("missing-extra", "", "", text="postgres") from error
    return PostgresStore(url)
