"""Chat at a table: free text from those who sit there, and quick phrases that everybody reads in their own language."""

from __future__ import annotations

from bogwood.host.loaded import Loaded
from bogwood.host.people import plain
from bogwood.kernel.refusal import Refusal

from .inn import Inn
from .wire import Json

LONGEST = 500
PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "oops",
    "thinking",
    "your-turn",
    "back-soon",
    "take-back",
    "rematch",
    "good-game",
)
REACTIONS = ("thumbs-up", "applause", "laughter", "surprise", "party", "puzzled")
"""Phrases that a client may show as a little face; those who read or listen are told in words."""
SAYINGS = (*PHRASES, *REACTIONS)
"""Their words are the messages ``chat-…`` of the texts."""


async def say(inn: Inn, loaded: Loaded, seat: int, text: str, phrase: str, asked: str = "") -> int:
    """Store what a seat says and tell everybody; returns its number.  A message that comes again is not said again."""
    inn.limits.talk.take(f"{loaded.table.name}/{seat}")
    cleaned = plain(text, LONGEST, "/text")
    if phrase and phrase not in SAYINGS:
        raise Refusal("unknown-phrase", "", "/phrase", text=phrase)
    if bool(cleaned) == bool(phrase):
        raise Refusal("nothing-said", "", "/text")
    at = inn.host.around.now()
    body = {"seat": seat, "name": loaded.table.chairs[seat].name, "text": cleaned, "phrase": phrase}
    number, is_new = await inn.store.say(loaded.table.name, at, body, f"{seat} {asked}" if asked else "")
    if is_new:
        loaded.tell_everybody(told(number, at, body))
    return number


def told(number: int, at: int, body: Json) -> Json:
    return {"type": "chat", "number": number, "at": at, **body}
