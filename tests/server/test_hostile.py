"""Whatever is thrown at the server, it answers, and stays healthy."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from websockets.exceptions import ConnectionClosed

from tests.server.commands import Service
from tests.server.house import Chair, Guest, House

MESSAGES = 2400
EXAMPLES = 25
NAMES = [
    "do",
    "id",
    "at",
    "option",
    "via",
    "once",
    "what",
    "to",
    "yes",
    "on",
    "seat",
    "text",
    "phrase",
    "seed",
    "table",
    "__proto__",
]
DEEDS = [
    "hello",
    "choose",
    "undo",
    "redo",
    "commit",
    "withdraw",
    "auto_commit",
    "confirm_all",
    "propose",
    "answer",
    "stand_in",
    "say",
]


def anything(lots: random.Random, depth: int = 0) -> Any:
    """Some JSON, more often of a kind that might be meant than not."""
    numbers = [0, -1, lots.randrange(400), 2**31, 2**63, 2**70, 1.5]
    words = ["", "x" * lots.randrange(100), "\u0000", "\U0001f6f6", "'; DROP TABLE events; --", "../../etc/passwd"]
    small: list[Any] = [None, True, False, *numbers, *words, lots.choice(DEEDS), [lots.randrange(9), 0]]
    if depth < 3 and lots.random() < 0.2:
        return [anything(lots, depth + 1) for _ in range(lots.randrange(5))]
    if depth < 3 and lots.random() < 0.1:
        return {lots.choice(NAMES): anything(lots, depth + 1) for _ in range(lots.randrange(4))}
    return lots.choice(small)


def hostile(lots: random.Random, table: dict[str, Any]) -> str | bytes:
    """A message: nonsense, nearly sense, or sense at the wrong moment."""
    kind = lots.random()
    if kind < 0.1:
        return lots.randbytes(lots.randrange(300))
    if kind < 0.2:
        return "".join(chr(lots.randrange(0x20, 0x2FF)) for _ in range(lots.randrange(200)))
    message: dict[str, Any] = {"do": lots.choice(DEEDS)}
    at = [table.get("number", 0), table.get("trial", {}).get("step", 0)]
    if kind < 0.6:
        message.update({lots.choice(NAMES): anything(lots) for _ in range(lots.randrange(4))})
    else:
        message.update(at=at, option=lots.randrange(600), id=str(lots.randrange(50)))
    text = json.dumps(message)
    return text[: lots.randrange(len(text))] if lots.random() < 0.1 else text


def test_hostile_messages_leave_the_server_healthy(house: House) -> None:
    lots = random.Random(2)
    ann = house.guest("Ann")
    name = ann.table(my_seats=[0, 1])["table"]
    chairs: list[Chair] = []
    for sent in range(MESSAGES):
        if sent % 20 == 0:
            for chair in chairs:
                chair.close()
            chairs = [ann.sit(name, 0), ann.sit(name, 1), ann.sit(name)]
            for chair in chairs:
                chair.hear()
        chair = lots.choice(chairs)
        try:
            chair.socket.send(hostile(lots, chair.table))
            chair.hear()
        except ConnectionClosed:
            chairs[chairs.index(chair)] = ann.sit(name, None if chair.table["seat"] < 0 else chair.table["seat"])
    assert ann.get("/health") == {"ok": True}
    assert ann.get("/ready") == {"ok": True}
    assert ann.get(f"/api/tables/{name}")["status"] in ("running", "cancelled", "over")


@pytest.fixture
def known(tmp_path: Path) -> Iterator[Guest]:
    """Somebody whose table the generated requests may hit."""
    with Service(str(tmp_path / "tables.db"), tmp_path) as service:
        guest = service.house.guest("Schema")
        guest.table(my_seats=[0, 1], is_public=True)
        yield guest


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
def test_generated_requests_meet_no_server_error(known: Guest) -> None:
    table = known.get("/api/my-tables")[0]["summary"]["table"]
    schema: Any = schemathesis.openapi.from_dict(known.get("/api/docs/openapi.json"))
    tried = 0
    for operation in schema.get_all_operations():
        tried += try_operation(operation.ok(), known, table)
    assert tried > 300


def try_operation(operation: Any, known: Guest, table: str) -> int:
    """Send generated requests to one operation, half of them to a table that there is."""
    tried = 0

    @settings(
        max_examples=EXAMPLES,
        phases=[Phase.generate],
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    def run(case: Any) -> None:
        nonlocal tried
        tried += 1
        if tried % 2 and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        headers = {"X-Bogwood": "1"}
        response = case.call(base_url=known.house.url, headers=headers, cookies=dict(known.http.cookies))
        case.validate_response(response, checks=[not_a_server_error])

    wrapped: Any = given
    wrapped(operation.as_strategy())(run)()
    return tried
