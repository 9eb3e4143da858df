"""A server whose coach is in a hurry."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House, open_house


@pytest.fixture(scope="session")
def house() -> Iterator[House]:
    with open_house() as opened:
        opened.inn.coach.review_seconds = 4.0
        yield opened
