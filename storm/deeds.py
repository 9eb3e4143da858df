"""What people do besides playing: they change seats, sign in and out, come back on other devices, or do harm."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count

from websockets.exceptions import WebSocketException

from .chair import WATCHER, NotedLine, open_line
from .company import VISIT, Company, Plan
from .history import Json
from .person import Answer, Person, Session

Deed = Callable[[Company, int], Awaitable[None]]

accounts = count(1)
NONSENSE = 24
"""Messages of somebody hostile: a few more than a connection survives."""
FLOOD = 240
"""Requests of somebody who floods the server, many of them at once."""
AT_ONCE = 24
ATTEMPTS = 8
"""How often somebody asks again who gets no answer."""
SEATED = 4.0
"""Seconds to wait for somebody to be shown a table."""


async def change_seats(company: Company, lot: int) -> None:
    """Somebody sits down and leaves before the start; somebody else sits down there, and the game begins."""
    ann, bob, cid, dee = company.least_busy(4)
    lots = random.Random(lot)
    sitting = await company.opened(ann, Plan("feya", 3))
    if sitting is None or not await company.joined(sitting, bob, 1):
        return
    chair = company.sit(sitting, bob, 1, lots)
    with suppress(TimeoutError):
        async with asyncio.timeout(SEATED):
            while chair.line is None:
                await asyncio.sleep(0.05)
    async with bob.busy:
        bob.note_right("gives", bob.who, sitting.name, 1)
        answer = await bob.ask_as_myself("POST", f"/api/tables/{sitting.name}/leave", {"seat": 1})
        line = chair.give_up()
        bob.codes.pop((sitting.name, 1), None)
        if answer.is_done:
            bob.note_right("lost", bob.who, sitting.name, 1)
    company.haunt([line] if line is not None else [], "hello", "say", "resign")
    for seat, person in ((1, cid), (2, dee)):
        if not await company.joined(sitting, person, seat):
            return
    for seat, person in enumerate((ann, cid, dee)):
        company.sit(sitting, person, seat, lots)
    company.begin(sitting)
    try:
        await asyncio.sleep(VISIT)
    finally:
        company.dissolve(sitting)


async def recover(company: Company, lot: int) -> None:
    """Somebody opens another's seat by its code, which they were given; neither changes seats otherwise meanwhile."""
    sitting = company.sitting(lot)
    if sitting is None:
        return
    seat = sorted(sitting.chairs)[lot % len(sitting.chairs)]
    chair = sitting.chairs[seat]
    old, new = chair.person, next((one for one in company.least_busy(3) if one is not chair.person), chair.person)
    if new is old:
        return
    first, second = sorted((old, new), key=lambda one: one.name)
    async with first.busy, second.busy:
        code = old.codes.get((sitting.name, seat))
        if code is None or any(one.person is new for one in sitting.chairs.values()):
            return
        with new.handing_over(sitting.name, seat, old.who, new.who) as handed:
            answer = await new.ask_as_myself("POST", f"/api/tables/{sitting.name}/recover", {"code": code})
            handed(answer)
        if not answer.is_done:
            return
        old.codes.pop((sitting.name, seat), None)
        new.codes[sitting.name, seat] = code
    line = chair.give_up()
    company.sit(sitting, new, seat, random.Random(lot))
    company.haunt([line] if line is not None else [], "hello", "resign", "say")


async def end_sessions(company: Company, person: Person, path: str, is_everywhere: bool) -> None:
    """Sessions end; whoever was connected by them insists, and comes in again."""
    async with person.busy:
        sessions = list(person.living) if is_everywhere else [person.session]
        person.note_sessions("gives", sessions)
        answer = await person.ask_as_myself("POST", path)
        if answer.is_done:
            await sessions_lost(company, person, sessions)
        await person.come_in()


async def sessions_lost(company: Company, person: Person, sessions: list[Session]) -> None:
    """What was opened by these sessions is tried once more."""
    person.note_sessions("lost", sessions)
    company.haunt(company.lines_of(person), "hello", "say", "resign")
    for session in sessions:
        await person.ask("GET", "/api/my-tables", None, session, person.who)


async def log_out(company: Company, lot: int) -> None:
    await end_sessions(company, company.person(lot), "/api/logout", is_everywhere=False)


async def log_out_everywhere(company: Company, lot: int) -> None:
    await end_sessions(company, company.person(lot), "/api/logout-everywhere", is_everywhere=True)


async def open_account(company: Company, lot: int) -> None:
    """Somebody without an account gives themselves one, or else takes another passphrase: all sessions end."""
    person = company.person(lot)
    async with person.busy:
        account = person.account or f"storm-{person.name}-{next(accounts)}"
        passphrase = f"the storm is {lot} feet high {next(accounts)}"
        company.shared.secrets.add(passphrase)
        sessions = list(person.living)
        person.note_sessions("gives", sessions)
        body = {"account": account, "passphrase": passphrase, "old": person.passphrase if person.account else ""}
        answer = await person.ask_as_myself("POST", "/api/account", body)
        if answer.is_done:
            person.account, person.passphrase = account, passphrase
            person.begin(answer)
            await sessions_lost(company, person, sessions)
        elif answer.status == 0:
            # Nobody knows whether it was done: whoever has no account is found by the codes of their seats.
            person.account = ""


async def change_passphrase(company: Company, lot: int) -> None:
    await open_account(company, next((n for n in range(lot, lot + 12) if company.person(n).account), lot))


async def insisted(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """Ask again and again while there is no answer, or none that tells anything."""
    answer = await ask()
    for _ in range(ATTEMPTS):
        if answer.status not in (0, 429, 503):
            break
        await asyncio.sleep(1)
        answer = await ask()
    return answer


async def sign_in(company: Company, lot: int) -> None:
    """Somebody with an account has sat down on another device as a visitor, and signs in there: the seat comes along,
    through the end of the game to the next one."""
    person = next((company.person(n) for n in range(lot, lot + 12) if company.person(n).account), company.person(lot))
    if not person.account:
        await open_account(company, lot)
    answer = await insisted(lambda: person.ask("POST", "/api/visit", {"nickname": "Visitor"}))
    if not (person.account and answer.is_done):
        return
    device, visitor = person.opened(answer), f"{person.name}.visitor{next(accounts)}"
    wish = Plan("feya", 1, ("random",)).wish()
    answer = await insisted(lambda: person.ask("POST", "/api/tables", wish, device, visitor))
    if not answer.is_done:
        return
    company.shared.secrets.update(answer.body["codes"].values())
    person.note_right("has", visitor, answer.body["table"], 0)
    await bring_along(person, answer.body["table"], device, visitor)


async def bring_along(person: Person, table: str, device: Session, visitor: str) -> None:
    """Sign in where a visitor sits; then give the game up, and begin another."""
    async with person.busy:
        account = {"account": person.account, "passphrase": person.passphrase}
        with person.handing_over(table, 0, visitor, person.who) as handed:
            answer = await insisted(lambda: person.ask("POST", "/api/login", account, device, visitor))
            handed(answer)
        if not answer.is_done:
            return
        own = person.opened(answer)
        path = f"/api/tables/{table}"
        await insisted(lambda: person.ask("POST", f"{path}/resign", {"seat": 0}, own, person.who))
        again = await insisted(lambda: person.ask("POST", f"{path}/rematch", {}, own, person.who))
        if again.is_done:
            name = again.body["table"]
            person.note_right("has", person.who, name, 0)
            await person.ask("GET", f"/api/tables/{name}?seat=0", None, own, person.who)


# Harm


def nonsense(lots: random.Random) -> str:
    """Something that is no message, or hardly one."""
    return lots.choice(
        [
            "{", "[]", "null", "[" * 400, '{"do": "hello", "id": 5}', '{"do": "fly"}', '{"do": "choose"}',
            '{"do": "choose", "at": [0, 0], "option": "\\u0000"}', '{"do": "commit", "at": [-1, 2]}', "\u0000",
            "x" * 900,
            '{"do": "choose", "id": "a", "at": [1, 1], "option": 99999999999}', '{"do": "say", "text": ""}',
            '{"do": "stand_in", "seat": 63, "id": "b"}', '{"do": "propose", "what": "\u202e", "id": "c"}',
            '{"do": "hello", "__proto__": {}}', '{"do": "answer", "yes": "maybe"}', '{"do": "resign", "seat": 1e400}',
        ]
    )  # fmt: skip


PATHS = (
    ("GET", "/api/tables/%00"), ("GET", "/api/tables/" + "x" * 3000), ("POST", "/api/tables"), ("DELETE", "/api/me"),
    ("GET", "/api/tables/nowhere/at?number=-1&seat=99"), ("POST", "/api/login"), ("PATCH", "/api/me"),
    ("GET", "/api/games/feya/catalogue?players=999"), ("POST", "/api/tables/nowhere/act"), ("GET", "/healthx"),
    ("GET", "/api/../../etc/passwd"), ("PUT", "/api/tables/nowhere/note"), ("GET", "/metrics/x"),
)  # fmt: skip


async def hostile(company: Company, lot: int) -> None:
    """A stranger sends what makes no sense, over HTTP and to a table that they may watch or sit at."""
    stranger, lots = company.strangers[0], random.Random(lot)
    if not stranger.session.secret and not await stranger.come_in():
        return
    for method, path in lots.sample(PATHS, 6):
        await stranger.ask_as_myself(method, path, {"nickname": [[{}]], "seat": -5} if method != "GET" else None)
    await knock(company, stranger, lot)
    made = await stranger.ask_as_myself("POST", "/api/tables", Plan("felinia", 1, ("random",)).wish())
    sitting = company.sitting(lot)
    if sitting is not None:
        await throw(stranger, stranger.session, sitting.name, WATCHER, sitting.watch, lots)
    if made.is_done:
        await throw(stranger, stranger.session, made.body["table"], 0, "", lots)


async def knock(company: Company, stranger: Person, lot: int) -> None:
    """Try doors that have to be shut, each for its own reason."""
    me, who, deep = stranger.session, stranger.who, nested(60)
    await stranger.ask("GET", "/api/me", None, me, who, refusal="wrong-host", host="elsewhere.example")
    await stranger.ask("PATCH", "/api/me", {"settings": deep}, me, who, refusal="bad-body")
    await stranger.ask("PATCH", "/api/me", {"nickname": "Ann\u202e"}, me, who, refusal="bad-nickname")
    closed = [sitting for sitting in company.sittings if not sitting.plan.is_public]
    for sitting in closed[lot % 3 : lot % 3 + 1]:
        path = f"/api/tables/{sitting.name}/join"
        await stranger.ask("POST", path, {"seat": 0, "invite": "x" * 20}, me, who, refusal="no-entry")
    timed = [one for one in company.sittings if one.plan.has_clock and one.plan.people > 1 and len(one.chairs) > 1]
    for sitting in timed[lot % 2 : lot % 2 + 1]:
        seat, person = lot % 2, sitting.chairs[1 - lot % 2].person
        path = f"/api/tables/{sitting.name}/stand-in"
        await person.ask("POST", path, {"seat": seat}, person.session, person.who, refusal="clock-decides")


def nested(depth: int) -> Json:
    """An object in an object, and so on."""
    return {"a": nested(depth - 1)} if depth else {}


async def throw(stranger: Person, session: Session, table: str, seat: int, watch: str, lots: random.Random) -> None:
    """Nonsense into one connection until it is closed."""
    try:
        line = await open_line(stranger.shared, stranger.relay, stranger.who, session, table, seat, watch)
    except (OSError, TimeoutError, WebSocketException):
        return
    try:
        await thrown(line, lots)
    except (OSError, TimeoutError, WebSocketException):
        return
    finally:
        await line.close()
        line.note_end()


async def thrown(line: NotedLine, lots: random.Random) -> None:
    await line.hear()
    for _ in range(NONSENSE):
        await line.send_text(nonsense(lots))
        with suppress(TimeoutError):
            await line.hear(0.5)


async def peep(stranger: Person, table: str) -> None:
    """Connect to a table, and be gone again."""
    with suppress(OSError, TimeoutError, WebSocketException):
        line = await open_line(stranger.shared, stranger.relay, stranger.who, stranger.session, table, WATCHER, "")
        try:
            await line.hear()
        finally:
            await line.close()
            line.note_end()


async def flood(company: Company, lot: int) -> None:
    """A stranger asks for as much as they can at once: pages, tables of bots, connections."""
    stranger, lots = company.strangers[1], random.Random(lot)
    if not stranger.session.secret and not await stranger.come_in():
        return
    gate = asyncio.Semaphore(AT_ONCE)
    names = [sitting.name for sitting in company.sittings]

    async def one() -> None:
        async with gate:
            mood = lots.random()
            if mood < 0.1:
                wish = {**Plan("feya", 0, ("hard", "hard")).wish(), "my_seats": []}
                await stranger.ask_as_myself("POST", "/api/tables", wish)
            elif mood < 0.3 and names:
                await peep(stranger, lots.choice(names))
            else:
                await stranger.ask_as_myself("GET", lots.choice(["/api/tables", "/api/my-tables", "/api/games"]))

    await asyncio.gather(*(one() for _ in range(FLOOD)))


DEEDS: dict[str, Deed] = {
    "change-seats": change_seats,
    "recover": recover,
    "log-out": log_out,
    "log-out-everywhere": log_out_everywhere,
    "open-account": open_account,
    "change-passphrase": change_passphrase,
    "sign-in": sign_in,
    "hostile": hostile,
    "flood": flood,
}
"""What comes of each kind of deed.  A backup is made by the stage, which knows the store."""
