"""Bodies of requests: JSON that is nested no deeper than anybody needs."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import InternalServerException

from bogwood.kernel.refusal import Refusal

DEEPEST = 32
"""Objects and lists inside each other."""


class ShallowRequest(Request[Any, Any, Any]):
    """A request whose body can be read and written again without going too deep."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:
            # Whoever sends it is gone before it has come whole.
            raise Refusal("bad-body") from None

    async def json(self) -> Any:
        try:
            value = await super().json()
        except RecursionError:
            raise Refusal("bad-body") from None
        body = await self.body()
        if body.count(b"[") + body.count(b"{") > DEEPEST and is_deeper(value, DEEPEST):
            raise Refusal("bad-body")
        return value


def is_deeper(value: object, depth: int) -> bool:
    """Are there more than so many objects and lists inside each other?"""
    if isinstance(value, dict):
        return depth == 0 or any(is_deeper(one, depth - 1) for one in value.values())
    if isinstance(value, list):
        return depth == 0 or any(is_deeper(one, depth - 1) for one in value)
    return False
