"""People over HTTP: come in with a nickname, keep an account if you like."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from bogwood.store.contract import Person

from .entry import COOKIE, Myself, Somebody, TheInn, address_of, session_secret
from .inn import Inn
from .puzzle_ratings import PUZZLES
from .rounds import seats_moved, sessions_ended
from .wire import Account, Done, Me, MeChange, NewAccount, Visit

YEAR = 365 * 24 * 60 * 60

AnyRequest = Request[Any, Any, Any]


def me_of(person: Person) -> Me:
    settings = {name: value for name, value in person.settings.items() if name != PUZZLES}
    return Me(person.id, person.nickname, person.account, settings)


def session_cookie(inn: Inn, secret: str) -> Cookie:
    return Cookie(
        key=COOKIE, value=secret, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=inn.config.is_secure
    )


def with_session(inn: Inn, person: Person, secret: str) -> Response[Me]:
    return Response(me_of(person), status_code=201, cookies=[session_cookie(inn, secret)])


def with_new_session(inn: Inn, person: Person, secret: str, ended: list[str]) -> Response[Me]:
    """What was opened by sessions that have ended is closed as soon as the answer has brought the new one: a browser
    connects again at once, and else would come with a session that is over."""
    answer = with_session(inn, person, secret)
    answer.background = BackgroundTask(sessions_ended, inn, ended)
    return answer


@post("/api/visit", tags=["people"])
async def visit(request: AnyRequest, inn: TheInn, person: Somebody, data: JSONBody[Visit]) -> Response[Me]:
    """Come in with a nickname.  Whoever is known already keeps their seats and takes the new nickname."""
    inn.limits.newcomers.take(address_of(request))
    if person is not None:
        changed = await inn.people.change(person, data.nickname, None)
        return with_session(inn, changed, session_secret(request))
    newcomer, secret = await inn.people.visit(data.nickname)
    return with_session(inn, newcomer, secret)


@get("/api/me", tags=["people"])
async def get_me(person: Somebody) -> Me | None:
    """Who I am here; nobody yet for those who come for the first time."""
    return me_of(person) if person is not None else None


@patch("/api/me", tags=["people"])
async def change_me(inn: TheInn, me: Myself, data: JSONBody[MeChange]) -> Me:
    """Change my nickname or some of my settings."""
    settings = None
    if data.settings is not None:
        settings = {name: value for name, value in msgspec.to_builtins(data.settings).items() if value is not None}
    return me_of(await inn.people.change(me, data.nickname, settings))


@post("/api/account", tags=["people"])
async def make_account(request: AnyRequest, inn: TheInn, me: Myself, data: JSONBody[NewAccount]) -> Response[Me]:
    """Give myself an account name and a passphrase, so that my tables are found from any device; or, with the old one,
    another passphrase.  All my sessions end, and a new one begins here."""
    inn.limits.newcomers.take(address_of(request))
    if me.account is not None:
        inn.limits.secrets.take(f"account {me.account}")
    changed = await inn.people.make_account(me, data.account, data.passphrase, data.old)
    ended = await inn.people.logout_everywhere(changed)
    return with_new_session(inn, changed, await inn.people.new_session(changed), ended)


@post("/api/login", tags=["people"])
async def login(request: AnyRequest, inn: TheInn, person: Somebody, data: JSONBody[Account]) -> Response[Me]:
    """Sign in to an account; seats taken as a visitor on this device come along."""
    inn.limits.secrets.take(address_of(request))
    inn.limits.secrets.take(f"account {data.account.casefold()}")
    found, secret = await inn.people.login(data.account, data.passphrase)
    ended: list[str] = []
    if person is not None:
        await seats_moved(inn, await inn.people.gather(person, found))
        ended = await inn.people.logout(session_secret(request))
    return with_new_session(inn, found, secret, ended)


@post("/api/logout", tags=["people"], status_code=200)
async def logout(request: AnyRequest, inn: TheInn) -> Response[Done]:
    """End this session, and what was opened by it."""
    await sessions_ended(inn, await inn.people.logout(session_secret(request)))
    return signed_out()


@post("/api/logout-everywhere", tags=["people"], status_code=200)
async def logout_everywhere(inn: TheInn, me: Myself) -> Response[Done]:
    """End all my sessions, on whatever device, and what was opened by them."""
    await sessions_ended(inn, await inn.people.logout_everywhere(me))
    return signed_out()


def signed_out() -> Response[Done]:
    answer = Response(Done())
    answer.delete_cookie(COOKIE, path="/")
    return answer


VISITORS = [visit, get_me, change_me]
ACCOUNTS = [make_account, login, logout, logout_everywhere]
