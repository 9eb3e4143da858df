"""A server that leaves tells those who still wait to come again, and cuts nobody off without a word."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bogwood.server.leaving import told_at_leaving
from bogwood.server.safety import Gate
from tests.server.house import PATIENCE, open_house

Json = dict[str, Any]


async def cut_off(kind: str, before: list[Json], does_hear: bool = False) -> list[Json]:
    """What is sent by an application that has sent this, waits for ever, and is broken off."""
    sent: list[Json] = []
    waits = asyncio.Event()

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        if does_hear:
            await receive()
        for message in before:
            await send(message)
        waits.set()
        await asyncio.Event().wait()

    events = asyncio.Queue[Json]()
    events.put_nowait({"type": "websocket.connect"})

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": kind, "headers": [(b"accept-language", b"cs")], "path": "/"}
    job = asyncio.ensure_future(told_at_leaving(slow)(scope, events.get, send))  # type: ignore[arg-type]
    await waits.wait()
    job.cancel()
    await asyncio.wait_for(job, 5)
    return sent


def test_a_request_that_waits_is_answered_with_a_sentence() -> None:
    start, body = asyncio.run(cut_off("http", []))
    assert start["status"] == 503
    assert dict(start["headers"])[b"retry-after"] == b"1"
    problem = json.loads(body["body"])
    assert problem["code"] == "server-leaving"
    assert "restartuje" in problem["sentence"]


@pytest.mark.parametrize("does_hear", [False, True])
def test_a_websocket_that_waits_to_be_let_in_is_told_to_come_again(does_hear: bool) -> None:
    accepted, told, closed = asyncio.run(cut_off("websocket", [], does_hear))
    assert accepted["type"] == "websocket.accept"
    assert json.loads(told["text"])["code"] == "server-leaving"
    assert closed["code"] == 4001


def test_a_websocket_that_is_open_is_closed_as_moved() -> None:
    sent = asyncio.run(cut_off("websocket", [{"type": "websocket.accept"}]))
    assert [one["type"] for one in sent] == ["websocket.accept", "websocket.close"]
    assert sent[1]["code"] == 4001


def test_an_answer_that_has_begun_is_broken_off() -> None:
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(cut_off("http", [{"type": "http.response.start", "status": 200, "headers": []}]))


def test_a_real_server_that_has_waited_for_long_enough_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = threading.Event()
    answers: list[httpx.Response] = []

    async def never(gate: Gate, path: str) -> None:
        asked.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(Gate, "_turn", never)
    with open_house() as house:
        url = f"{house.url}/api/games"
        waiting = threading.Thread(
            target=lambda: answers.append(httpx.get(url, timeout=PATIENCE, trust_env=False)), daemon=True
        )
        waiting.start()
        assert asked.wait(PATIENCE)
    waiting.join(PATIENCE)
    assert answers[0].status_code == 503
    assert answers[0].json()["code"] == "server-leaving"


def test_a_websocket_at_the_door_of_a_real_server_is_told_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = threading.Event()
    heard: list[Any] = []

    async def never(gate: Gate, path: str) -> None:
        asked.set()
        await asyncio.Event().wait()

    def knock(url: str) -> None:
        with connect(url, open_timeout=PATIENCE, proxy=None) as line:
            try:
                heard.append(json.loads(line.recv(PATIENCE)))
                line.recv(PATIENCE)
            except ConnectionClosed as closed:
                heard.append(closed.rcvd and closed.rcvd.code)

    monkeypatch.setattr(Gate, "_turn", never)
    with open_house() as house:
        address = house.url.replace("http", "ws", 1) + "/ws/tables/any"
        waiting = threading.Thread(target=knock, args=(address,), daemon=True)
        waiting.start()
        assert asked.wait(PATIENCE)
    waiting.join(PATIENCE)
    assert heard[0]["code"] == "server-leaving"
    assert heard[1] == 4001
