"""What comes over a websocket, byte by byte: whole and in pieces, and what has no business there."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from types import SimpleNamespace

import pytest
from websockets.protocol import State

from bogwood.server.config import LARGEST_BODY
from bogwood.server.shortway import AT_ONCE, MOST_PARTS, ShortWay, frame_of, head_of
from tests.server.house import PATIENCE, Guest, House

TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
FINAL, MASKED = 0x80, 0x80


def frame(opcode: int, content: bytes, is_final: bool = True, is_masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    first = opcode | (FINAL if is_final else 0)
    length = len(content)
    if length < 126:
        head = bytes((first, MASKED | length))
    elif length < 1 << 16:
        head = bytes((first, MASKED | 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((first, MASKED | 127)) + length.to_bytes(8, "big")
    if not is_masked:
        return bytes((head[0], head[1] & 0x7F)) + head[2:] + content
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(content))


class Raw:
    """A websocket spoken by hand."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self._read = b""

    def send(self, *parts: bytes) -> None:
        for part in parts:
            self.connection.sendall(part)

    def next(self) -> tuple[int, bytes]:
        """The next frame of the server: its opcode and content."""
        while True:
            start, end = frame_of(self._read)
            if start and end <= len(self._read):
                content, first = self._read[start:end], self._read[0]
                self._read = self._read[end:]
                return first & 0x0F, content
            more = self.connection.recv(65536)
            if not more:
                return CLOSE, b""
            self._read += more

    def answer(self, name: str) -> dict[str, object]:
        """The message that carries this id."""
        while True:
            opcode, content = self.next()
            assert opcode == TEXT, (opcode, content)
            message: dict[str, object] = json.loads(content)
            if message.get("id") == name:
                return message

    def close_code(self) -> int:
        while True:
            opcode, content = self.next()
            if opcode == CLOSE:
                return int.from_bytes(content[:2], "big")


@contextmanager
def connected(guest: Guest, table: str) -> Iterator[Raw]:
    with closing(socket.create_connection(("127.0.0.1", guest.house.port), PATIENCE)) as connection:
        cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        lines = [
            f"GET /ws/tables/{table}?seat=0 HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {cookies}",
        ]
        connection.sendall("\r\n".join([*lines, "", ""]).encode())
        raw = Raw(connection)
        head = b""
        while b"\r\n\r\n" not in head:
            head += connection.recv(1)
        assert head.startswith(b"HTTP/1.1 101")
        yield raw


@pytest.fixture
def raw(house: House) -> Iterator[Raw]:
    guest = house.guest("Ann")
    with connected(guest, guest.table()["table"]) as found:
        yield found


def hello(name: str, length: int = 0) -> bytes:
    return json.dumps({"do": "hello", "id": name, "text": "x" * length}).encode()


@pytest.mark.parametrize("length", [0, 150, 1900])
def test_a_message_comes_whole_whatever_pieces_it_is_sent_in(raw: Raw, length: int) -> None:
    sent = frame(TEXT, hello("one", length))
    raw.send(*(sent[n : n + 1] for n in range(min(len(sent), 300))), sent[300:])
    assert raw.answer("one")["type"] == "table"
    raw.send(frame(TEXT, hello("two")) + frame(TEXT, hello("three", length)) + frame(TEXT, hello("four"))[:3])
    assert raw.answer("two")["type"] == "table"
    assert raw.answer("three")["type"] == "table"


def test_fragments_are_put_together_and_control_frames_may_come_between(raw: Raw) -> None:
    message = hello("whole")
    raw.send(frame(TEXT, message[:5], is_final=False), frame(PING, b"alive"), frame(CONTINUED, message[5:]))
    opcode, content = raw.next()
    while opcode != PONG:
        opcode, content = raw.next()
    assert content == b"alive"
    assert raw.answer("whole")["type"] == "table"


def test_a_text_between_fragments_ends_the_connection(raw: Raw) -> None:
    raw.send(frame(TEXT, b"{", is_final=False), frame(TEXT, hello("inside")))
    assert raw.close_code() == 1002


def test_bytes_are_taken_as_text(raw: Raw) -> None:
    raw.send(frame(BINARY, hello("bytes")))
    assert raw.answer("bytes")["type"] == "table"


def test_what_is_no_text_ends_the_connection(raw: Raw) -> None:
    raw.send(frame(TEXT, b"\xff\xfe"))
    assert raw.close_code() == 1007


def test_a_frame_without_a_mask_ends_the_connection(raw: Raw) -> None:
    raw.send(frame(TEXT, hello("bare"), is_masked=False))
    assert raw.close_code() == 1002


def test_a_message_that_is_too_large_is_refused_by_its_head(raw: Raw) -> None:
    raw.send(frame(TEXT, b"x" * (LARGEST_BODY + 1))[:20])
    assert raw.close_code() == 1009


def test_fragments_that_are_too_large_together_are_refused(raw: Raw) -> None:
    half = b"x" * (LARGEST_BODY // 2 + 1)
    raw.send(frame(TEXT, half, is_final=False), frame(CONTINUED, half))
    assert raw.close_code() == 1009


def test_a_close_is_answered(raw: Raw) -> None:
    raw.send(frame(CLOSE, (1000).to_bytes(2, "big")))
    assert raw.close_code() == 1000


def test_many_messages_at_once_are_all_answered_in_order(raw: Raw) -> None:
    raw.send(b"".join(frame(TEXT, hello(f"m{n}")) for n in range(50)))
    for n in range(50):
        assert raw.answer(f"m{n}")["type"] == "table"


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536])
def test_the_head_of_a_frame_tells_its_length(length: int) -> None:
    head = head_of(length)
    assert frame_of(head) == (len(head), len(head) + length)
    assert [frame_of(head[:n]) for n in range(len(head))] == [(0, 0)] * len(head)


def test_pieces_without_end_end_the_connection(raw: Raw) -> None:
    raw.send(frame(TEXT, b"", is_final=False), *[frame(CONTINUED, b"", is_final=False)] * (MOST_PARTS + 1))
    assert raw.close_code() == 1009


def test_of_a_thousand_frames_at_once_some_are_read_and_then_others_have_their_turn() -> None:
    read: list[int] = []
    held: list[bool] = []
    way = ShortWay.__new__(ShortWay)
    way.__dict__.update(
        handshake_initiated=True, frames=[], close_sent=False, read_paused=False, conn=SimpleNamespace(state=State.OPEN)
    )
    way.__dict__.update(config=SimpleNamespace(ws_max_size=1000), loop=SimpleNamespace(call_later=lambda *_: None))
    nobody = SimpleNamespace(is_closing=lambda: False, pause_reading=lambda: held.append(True))
    way.transport = nobody  # type: ignore[assignment]
    way.receiver = SimpleNamespace(receive=lambda text: read.append(1), pay=lambda seconds: 0.0)
    way.data_received(frame(TEXT, b"hello") * 1000)
    assert len(read) == AT_ONCE
    assert held == [True]
