"""People over HTTP: come in with a nickname, keep an account if you like."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from bogwood.store.contract import Person

from .entry import COOKIE, Myself, Somebody, TheWorld, address_of, session_secret
from .puzzle_ratings import PUZZLES
from .rounds import seats_moved, sessions_ended
from .wire import Account, Done, Me, MeChange, NewAccount, Visit
from .world import World

YEAR = 365 * 24 * 60 * 60

AnyRequest = Request[Any, Any, Any]


def me_of(person: Person) -> Me:
    settings = {name: value for name, value in person.settings.items() if name != PUZZLES}
    return Me(person.id, person.nickname, person.account, settings)


def session_cookie(world: World, secret: str) -> Cookie:
    return Cookie(
        key=COOKIE, value=secret, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=world.config.is_secure
    )


def with_session(world: World, person: Person, secret: str) -> Response[Me]:
    return Response(me_of(person), status_code=201, cookies=[session_cookie(world, secret)])


def with_new_session(world: World, person: Person, secret: str, ended: list[str]) -> Response[Me]:
    """What was opened by sessions that have ended is closed as soon as the answer has brought the new one: a browser
    connects again at once, and else would come with a session that is over."""
    answer = with_session(world, person, secret)
    answer.background = BackgroundTask(sessions_ended, world, ended)
    return answer


@post("/api/visit", tags=["people"])
async def visit(request: AnyRequest, world: TheWorld, person: Somebody, data: JSONBody[Visit]) -> Response[Me]:
    """Come in with a nickname.  Whoever is known already keeps their seats and takes the new nickname."""
    world.limits.newcomers.take(address_of(request))
    if person is not None:
        changed = await world.people.change(person, data.nickname, None)
        return with_session(world, changed, session_secret(request))
    newcomer, secret = await world.people.visit(data.nickname)
    return with_session(world, newcomer, secret)


@get("/api/me", tags=["people"])
async def get_me(person: Somebody) -> Me | None:
    """Who I am here; nobody yet for those who come for the first time."""
    return me_of(person) if person is not None else None


@patch("/api/me", tags=["people"])
async def change_me(world: TheWorld, me: Myself, data: JSONBody[MeChange]) -> Me:
    """Change my nickname or some of my settings."""
    settings = None
    if data.settings is not None:
        settings = {name: value for name, value in msgspec.to_builtins(data.settings).items() if value is not None}
    return me_of(await world.people.change(me, data.nickname, settings))


@post("/api/account", tags=["people"])
async def make_account(request: AnyRequest, world: TheWorld, me: Myself, data: JSONBody[NewAccount]) -> Response[Me]:
    """Give myself an account name and a passphrase, so that my tables are found from any device; or, with the old one,
    another passphrase.  All my sessions end, and a new one begins here."""
    world.limits.newcomers.take(address_of(request))
    if me.account is not None:
        world.limits.secrets.take(f"account {me.account}")
    changed = await world.people.make_account(me, data.account, data.passphrase, data.old)
    ended = await world.people.logout_everywhere(changed)
    return with_new_session(world, changed, await world.people.new_session(changed), ended)


@post("/api/login", tags=["people"])
async def login(request: AnyRequest, world: TheWorld, person: Somebody, data: JSONBody[Account]) -> Response[Me]:
    """Sign in to an account; seats taken as a visitor on this device come along."""
    world.limits.secrets.take(address_of(request))
    world.limits.secrets.take(f"account {data.account.casefold()}")
    found, secret = await world.people.login(data.account, data.passphrase)
    ended: list[str] = []
    if person is not None:
        await seats_moved(world, await world.people.gather(person, found))
        ended = await world.people.logout(session_secret(request))
    return with_new_session(world, found, secret, ended)


@post("/api/logout", tags=["people"], status_code=200)
async def logout(request: AnyRequest, world: TheWorld) -> Response[Done]:
    """End this session, and what was opened by it."""
    await sessions_ended(world, await world.people.logout(session_secret(request)))
    return signed_out()


@post("/api/logout-everywhere", tags=["people"], status_code=200)
async def logout_everywhere(world: TheWorld, me: Myself) -> Response[Done]:
    """End all my sessions, on whatever device, and what was opened by them."""
    await sessions_ended(world, await world.people.logout_everywhere(me))
    return signed_out()


def signed_out() -> Response[Done]:
    answer = Response(Done())
    answer.delete_cookie(COOKIE, path="/")
    return answer


VISITORS = [visit, get_me, change_me]
ACCOUNTS = [make_account, login, logout, logout_everywhere]
