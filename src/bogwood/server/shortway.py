"""A short way through uvicorn's websocket: whole text messages go straight to a table's line, and straight back.

uvicorn hands every message over by a queue, a task and a dictionary, and stops and starts reading for each; for the
small messages of a game that is most of the work.  Everything else (handshake, control frames, fragments, errors)
goes uvicorn's own way.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

from .way import NAME, Receiver

WHOLE_TEXT, PONG = 0x81, 0x8A
"""First bytes of a text message in one frame, and of the answer to a ping."""
MASKED = 0x80
AT_ONCE = 64
"""So many frames are read before others have their turn."""
MOST_PARTS = 1024
"""Fragments of one message."""
SHORT, MIDDLE = 126, 1 << 16
"""From these lengths on a frame needs two, and eight, more bytes to tell its own."""


class ShortWay(WebSocketsSansIOProtocol):
    """One connection."""

    receiver: Receiver | None = None
    on_lost: Callable[[], None] | None = None
    """Who else wants to know that the connection has ended."""
    is_writable = True
    _rest = b""

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope["extensions"])[NAME] = self
        await super().run_asgi()

    def take_over(self, receiver: Receiver) -> None:
        """From now on messages go to the receiver, first those that came while the table was being opened."""
        self.receiver = receiver
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                receiver.receive(event["text"] if "text" in event else event["bytes"])
        if self.disconnected or self.transport.is_closing():
            receiver.lost()
        self.hold(False)
        self.data_received(b"")

    def hold(self, is_held: bool) -> None:
        """Read nothing for the time being, or read on."""
        if is_held != self.read_paused and not self.transport.is_closing():
            self.read_paused = is_held
            if is_held:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()
                self._read_on()

    # Reading

    def _read_on(self) -> None:
        """What came meanwhile, and was left unread."""
        if self._rest and not self.read_paused:
            self.data_received(b"")

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        began = perf_counter()
        rest = self._rest + data if self._rest else data
        at = frames = 0
        while at < len(rest) and self.conn.state is not State.CONNECTING and frames < AT_ONCE:
            start, end = frame_of(rest, at)
            if end - start > (self.config.ws_max_size or 0):
                # uvicorn refuses it by its head, however much of it has come.
                super().data_received(rest[at:])
                at = len(rest)
                break
            if not start or end > len(rest):
                break
            if not self._is_taken(rest, at, start, end):
                super().data_received(rest[at:end])
            at, frames = end, frames + 1
            if self.read_paused or self.transport.is_closing():
                break
        self._rest = rest[at:]
        self._rest_a_while(self.receiver.pay(perf_counter() - began) if self.receiver else 0.0, frames == AT_ONCE)

    def _rest_a_while(self, seconds: float, is_much: bool) -> None:
        """Read nothing for some time where much was said, or too much."""
        if (seconds > 0 or is_much) and not self.read_paused:
            self.hold(True)
            self.loop.call_later(seconds, self.hold, False)

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_PARTS:
            self.conn.fail(1009)
            self.handle_parser_exception()

    def _is_taken(self, data: bytes, at: int, start: int, end: int) -> bool:
        """Take a frame the short way, if it is one that may go there; between fragments of a message none may."""
        if self.receiver is None or not data[at + 1] & MASKED or self.frames or self.close_sent:
            return False
        if data[at] == PONG:
            payload = apply_mask(data[start:end], data[start - 4 : start])
            self.handle_pong(Frame(PONG & 0x0F, payload))  # type: ignore[arg-type]
            return True
        if data[at] != WHOLE_TEXT:
            return False
        try:
            text = apply_mask(data[start:end], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        self.receiver.receive(text)
        return True

    def send_receive_event_to_app(self) -> None:
        if self.receiver is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        content, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "bytes":
            self.receiver.receive(content)
            return
        try:
            self.receiver.receive(content.decode())
        except UnicodeDecodeError:
            self.conn.fail(1007)
            self.handle_parser_exception()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()
            self.on_lost = None
        if self.receiver is not None:
            self.receiver.lost()
            self.receiver = None

    # Writing

    def post(self, text: bytes) -> None:
        """Send a text message; to nobody when the connection is ending."""
        if not self.close_sent and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(head_of(len(text)) + text)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_writable = True
        if self.receiver is not None:
            self.receiver.go_on()


def frame_of(data: bytes, at: int = 0) -> tuple[int, int]:
    """Where the content of the frame at a place starts and ends; (0, 0) while its head is not whole (RFC 6455, 5.2)."""
    if len(data) < at + 2:
        return 0, 0
    length, start = data[at + 1] & 0x7F, at + 2
    if length >= SHORT:
        start += 2 if length == SHORT else 8
        length = int.from_bytes(data[at + 2 : start], "big")
    if data[at + 1] & MASKED:
        start += 4
    return (start, start + length) if len(data) >= start else (0, 0)


def head_of(length: int) -> bytes:
    """The head of an unmasked text message in one frame."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < MIDDLE:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
