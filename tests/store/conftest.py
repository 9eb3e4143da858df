"""Every test that takes a ``place`` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.places import Place, postgres_place, sqlite_place
from tests.store.postgres_server import postgres

__all__ = ["place", "postgres", "postgres_only", "sqlite_only"]


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return sqlite_place(tmp_path)
    return postgres_place(request.getfixturevalue("postgres"))


@pytest.fixture
def sqlite_only(tmp_path: Path) -> Place:
    return sqlite_place(tmp_path)


@pytest.fixture
def postgres_only(request: pytest.FixtureRequest) -> Place:
    return postgres_place(request.getfixturevalue("postgres"))
