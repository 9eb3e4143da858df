"""Chat, notes and notifications over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from bogwood.kernel.refusal import Refusal

from .entry import Myself, Somebody, TheInn, enter, language_of
from .hooks import check_address
from .problems import words_of
from .push import Subscription
from .talk import SAYINGS, say
from .wire import ChatLine, Done, Hook, HookAddress, Note, PushKey, Said, Saying

AnyRequest = Request[Any, Any, Any]
Name = FromPath[str]
Secret = Annotated[str, QueryParameter(max_length=64)]
After = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
MOST_HOOKS = 10


@get("/api/phrases", tags=["talk"])
async def phrases(request: AnyRequest) -> dict[str, str]:
    """The quick phrases and reactions, in the reader's language."""
    words = words_of(language_of(request))
    return {phrase: words.say(f"chat-{phrase}") for phrase in SAYINGS}


@post("/api/tables/{table:str}/chat", tags=["talk"])
async def speak(inn: TheInn, me: Myself, table: Name, data: JSONBody[Saying]) -> Said:
    """Say something at a table where I sit."""
    entry = await enter(inn, table, me)
    entry.must_own(data.seat)
    return Said(await say(inn, entry.loaded, data.seat, data.text, data.phrase))


@get("/api/tables/{table:str}/chat", tags=["talk"])
async def chat(
    request: AnyRequest, inn: TheInn, person: Somebody, table: Name, after: After = 0, invite: Secret = "",
    watch: Secret = "",
) -> list[ChatLine]:  # fmt: skip
    """What was said since a message; quick phrases come in the reader's language."""
    await enter(inn, table, person, invite, watch)
    words = words_of(language_of(request))
    found = []
    for number, at, body in await inn.store.chat(table, after):
        phrase = body.get("phrase", "")
        sentence = words.say(f"chat-{phrase}") if phrase else body["text"]
        found.append(ChatLine(number, at, body["seat"], body["name"], body["text"], phrase, sentence))
    return found


@get("/api/tables/{table:str}/note", tags=["talk"])
async def get_note(inn: TheInn, me: Myself, table: Name) -> Note:
    """My private note about a table."""
    await enter(inn, table, me)
    return Note(await inn.store.note(table, me.id))


@put("/api/tables/{table:str}/note", tags=["talk"])
async def put_note(inn: TheInn, me: Myself, table: Name, data: JSONBody[Note]) -> Done:
    """Keep a note that nobody else sees."""
    await enter(inn, table, me)
    await inn.store.save_note(table, me.id, data.text.replace("\0", ""))
    return Done()


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


HANDLERS = [phrases, speak, chat, get_note, put_note, push_key, get_hooks, add_hook, remove_hook]
