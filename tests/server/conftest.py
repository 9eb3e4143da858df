"""One server for all tests that need nothing special of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House, open_house


@pytest.fixture(scope="session")
def house() -> Iterator[House]:
    with open_house() as opened:
        yield opened
