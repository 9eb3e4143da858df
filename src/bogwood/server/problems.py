"""A refusal becomes an answer: a status, the code, and a sentence in the reader's language."""

from __future__ import annotations

from functools import cache

from bogwood.i18n import Words
from bogwood.i18n.locales import ENGLISH, LOCALES
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Unreachable, Unwritable

from .wire import Problem

STATUS = {
    "account-taken": 409,
    "already-answered": 409,
    "already-proposed": 409,
    "already-resigned": 409,
    "bad-body": 400,
    "bad-nickname": 422,
    "bad-method": 405,
    "bot-plays": 409,
    "clock-decides": 409,
    "has-account": 409,
    "internal": 500,
    "missing-header": 403,
    "no-entry": 403,
    "no-stand-in": 409,
    "no-such-page": 404,
    "not-away": 409,
    "not-open": 409,
    "coach-busy": 503,
    "less-hints": 403,
    "no-coach": 404,
    "no-hints": 403,
    "no-puzzle": 409,
    "not-over": 409,
    "not-ready": 503,
    "not-running": 409,
    "not-signed-in": 401,
    "not-started": 409,
    "not-your-seat": 403,
    "not-your-turn": 409,
    "nothing-proposed": 409,
    "nothing-to-redo": 409,
    "nothing-to-undo": 409,
    "other-rules": 409,
    "seat-taken": 409,
    "stale": 409,
    "server-leaving": 503,
    "store-away": 503,
    "store-busy": 503,
    "store-failing": 503,
    "store-full": 503,
    "store-read-only": 503,
    "table-aside": 409,
    "table-damaged": 409,
    "table-elsewhere": 503,
    "too-fast": 429,
    "unknown-puzzle": 404,
    "too-large": 413,
    "too-many-sockets": 429,
    "too-many-take-backs": 409,
    "too-many-withdrawals": 409,
    "turn-complete": 409,
    "turn-not-complete": 409,
    "unknown-game": 404,
    "unknown-language": 404,
    "unknown-lesson": 404,
    "unknown-table": 404,
    "wrong-code": 403,
    "wrong-host": 421,
    "wrong-origin": 403,
    "wrong-passphrase": 403,
}
"""The HTTP status of each code; any other is 422: understood, but not possible."""
WAIT = (429, 503)
"""The answers after which one may come again."""


def ill(problem: Unwritable | Unreachable) -> Refusal:
    """What those who wait are told when nothing can be stored, or the store does not answer."""
    return Refusal(f"store-{problem.cause}" if isinstance(problem, Unwritable) else "store-away")


def is_for_now(refusal: Refusal) -> bool:
    """May the same be granted a little later?"""
    return status_of(refusal) in WAIT


def status_of(refusal: Refusal) -> int:
    return STATUS.get(refusal.code, 422)


@cache
def words_of(language: str) -> Words:
    return Words(language)


def problem_of(refusal: Refusal, language: str, game: str = "") -> Problem:
    """A refusal as it travels."""
    sentence = words_of(language).why(refusal, game)
    return Problem(refusal.code, refusal.rule, refusal.where, dict(refusal.arguments), sentence)


def pick_language(asked: str, accepted: str, own: str = "") -> str:
    """The language of ``?lang``, else the person's setting, else the best of Accept-Language, else English."""
    for wanted in (asked, own):
        if wanted in LOCALES:
            return wanted
    found: list[tuple[float, str]] = []
    for part in accepted[:200].split(","):
        tag, _, weight = part.partition(";")
        language = tag.strip().lower().split("-")[0]
        if language in LOCALES:
            found.append((quality(weight), language))
    return max(found, key=lambda pair: pair[0])[1] if found else ENGLISH


def quality(weight: str) -> float:
    try:
        return float(weight.strip().removeprefix("q=")) if weight.strip() else 1.0
    except ValueError:
        return 0.0
