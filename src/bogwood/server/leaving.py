"""What a server that leaves says to those who still wait for an answer."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Send

from bogwood.kernel.refusal import Refusal

from .forward import closing, refused_text, turn_away
from .shortway import ShortWay
from .socket import MOVED

LEAVING = "server-leaving"


def told_at_leaving(app: ASGIApp) -> ASGIApp:
    """The same application; whoever is cut off is told to come again.

    Nobody breaks off an answer but a server that is told to leave and has waited long enough.
    """

    async def answer(scope: Any, receive: Receive, send: Send) -> None:
        has_said = has_heard = False

        async def say(message: Message) -> None:
            nonlocal has_said
            has_said = True
            await send(message)

        async def hear() -> Any:
            nonlocal has_heard
            event = await receive()
            has_heard = True
            return event

        async def hear_first() -> Any:
            """That somebody wants to come in, unless that was heard before."""
            return None if has_heard else await receive()

        try:
            await app(scope, hear, say)
        except asyncio.CancelledError:
            if not has_said and scope["type"] in ("http", "websocket"):
                await turn_away(Refusal(LEAVING), scope, hear_first, send)
            elif scope["type"] == "websocket":
                with contextlib.suppress(Exception):
                    await send(closing(MOVED))
            else:
                raise

    return answer


class LeavingWay(ShortWay):
    """A websocket whose server may leave while somebody is still at the door."""

    def shutdown(self) -> None:
        """Whoever is not let in yet is let in for one sentence; uvicorn would say that the server is broken."""
        if not self.handshake_initiated or self.handshake_complete or self.transport.is_closing():
            super().shutdown()
            return
        self.stop_keepalive()
        self.conn.send_response(self.response)
        self.conn.send_text(refused_text(Refusal(LEAVING), self.scope).encode())
        self.conn.send_close(MOVED, LEAVING)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": MOVED})
        # Whatever the application still wants to say goes to nobody.
        self.handshake_complete = self.close_sent = self.disconnected = True
        self.transport.close()
