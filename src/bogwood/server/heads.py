"""HEAD, wherever GET answers: those who check or preview a link ask for the headers alone."""

from __future__ import annotations

from typing import Any

from litestar.types import ASGIApp, Receive, Send


def answering_head(app: ASGIApp) -> ASGIApp:
    """The same application; a HEAD is answered as a GET, whose body the server itself leaves out."""

    async def answer(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send)

    return answer
