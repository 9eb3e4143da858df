"""Chat and notes over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from .entry import Myself, Somebody, TheInn, enter, language_of
from .problems import words_of
from .talk import SAYINGS, say
from .wire import ChatLine, Done, Note, Said, Saying

AnyRequest = Request[Any, Any, Any]
Name = FromPath[str]
Secret = Annotated[str, QueryParameter(max_length=64)]
After = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]


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


HANDLERS = [phrases, speak, chat, get_note, put_note]
