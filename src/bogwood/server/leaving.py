"""What a server that leaves says to those who still wait for an answer."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Send

from bogwood.kernel.refusal import Refusal

from .forward import closing, turn_away
from .socket import MOVED


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
                await turn_away(Refusal("server-leaving"), scope, hear_first, send)
            elif scope["type"] == "websocket":
                with contextlib.suppress(Exception):
                    await send(closing(MOVED))
            else:
                raise

    return answer
