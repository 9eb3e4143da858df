"""Where people are told that it is their turn, over HTTP."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import JSONBody

from bogwood.kernel.refusal import Refusal

from .entry import Myself, TheInn
from .hooks import check_address
from .push import Subscription
from .wire import Done, Hook, HookAddress, PushKey

MOST_HOOKS = 10


@get("/api/push-key", tags=["talk"])
async def push_key(inn: TheInn) -> PushKey:
    """The key of this server, which a browser asks for when it subscribes to be told that it is somebody's turn."""
    return PushKey((await inn.get_signer()).public)


@get("/api/hooks", tags=["talk"])
async def get_hooks(inn: TheInn, me: Myself) -> list[HookAddress]:
    """Where I am told that it is my turn."""
    return [HookAddress(kind, address) for kind, address, _ in await inn.store.hooks(me.id)]  # type: ignore[arg-type]


@post("/api/hooks", tags=["talk"])
async def add_hook(inn: TheInn, me: Myself, data: JSONBody[Hook]) -> Done:
    """Tell me there, too, that it is my turn."""
    known = await inn.store.hooks(me.id)
    if len(known) >= MOST_HOOKS:
        raise Refusal("too-many-hooks", "", "/address", most=MOST_HOOKS)
    await check_address(data.address, inn.config.private_hooks)
    if data.kind == "web":
        Subscription.read(data.address, data.keys)
    await inn.store.save_hook(me.id, data.kind, data.address, {"keys": data.keys})
    return Done()


@delete("/api/hooks", tags=["talk"], status_code=200)
async def remove_hook(inn: TheInn, me: Myself, data: JSONBody[HookAddress]) -> Done:
    """No longer there."""
    await inn.store.save_hook(me.id, data.kind, data.address, None)
    return Done()


HANDLERS = [push_key, get_hooks, add_hook, remove_hook]
