"""Whatever is thrown at the server, it answers, and stays healthy."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.hostile import attack, wait_for
from benchmarks.service_places import our_server
from tests.server.house import House

MESSAGES = 2000
"""Half by websocket, half over HTTP; ``python -m benchmarks.hostile`` sends a hundred thousand."""
WARM_REQUESTS, WARM_SECONDS = 100, 3.0
GROWTH = 16.0
"""Megabytes that a young server still takes."""


def test_the_description_of_the_api_is_whole(house: House) -> None:
    described = house.guest().get("/api/docs/openapi.json")
    paths = described["paths"]
    assert len(paths) > 25
    lacking = [
        (path, method)
        for path, methods in paths.items()
        for method, operation in methods.items()
        if not operation.get("description")
    ]
    assert lacking == []
    page = house.guest().http.get("/api/docs").text
    assert [path for path in paths if path not in page] == []


# Keeping connections alive draws random numbers in other threads, which Hypothesis takes for a part of its strategies.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module")
def test_hostile_messages_and_requests_meet_no_fault(tmp_path: Path) -> None:
    with our_server(f"sqlite:///{tmp_path}/tables.db", tmp_path) as place:
        wait_for(place.port)
        found = attack(place, MESSAGES, 2, WARM_REQUESTS, WARM_SECONDS)
    assert found["requests"] > 300
    assert found["faults"] == []
    # Seconds of the processor, whatever else the computer does.
    assert found["slow"] == []
    assert found["growth_mb"] < GROWTH, found["memory"]
