"""A person at a device: asks over HTTP, remembers what is needed to come back, and notes everything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx
import msgspec

from .history import History, Json, seen
from .relay import Relay

PATIENCE = 25.0
"""Seconds to wait for an answer."""
SECRET = ("passphrase", "old", "code", "invite")
"""What is not written into a history."""


@dataclass(frozen=True)
class Answer:
    """What came of a question; a status of 0 when nothing came."""

    status: int
    body: Any = None
    session: str = ""
    """The secret of the session that it brought."""

    @property
    def is_done(self) -> bool:
        return 200 <= self.status < 300

    @property
    def code(self) -> str:
        """Why it was refused."""
        return str(self.body.get("code", "")) if isinstance(self.body, dict) and not self.is_done else ""


@dataclass(frozen=True)
class Session:
    """A session by the name it has in the history."""

    name: str = ""
    secret: str = ""

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secret}"} if self.secret else {}


@dataclass
class Shared:
    """What everybody at a storm shares."""

    history: History
    epoch: int = 0
    """How often an older copy has been put in the store's place."""
    secrets: set[str] = field(default_factory=set)
    """What nobody is told twice, and no log at all."""
    questions: Iterator[int] = field(default_factory=lambda: count(1))
    connections: Iterator[int] = field(default_factory=lambda: count(1))
    messages: Iterator[int] = field(default_factory=lambda: count(1))


class Device:
    """Asks by one line."""

    def __init__(self, shared: Shared, relay: Relay, name: str) -> None:
        self.shared = shared
        self.relay = relay
        self.name = name
        self._http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{relay.port}", timeout=PATIENCE, trust_env=False, headers={"X-Bogwood": "1"}
        )

    async def close(self) -> None:
        await self._http.aclose()

    async def ask(
        self,
        method: str,
        path: str,
        body: Json | None = None,
        session: Session | None = None,
        who: str = "",
        refusal: str = "",
        host: str = "",
    ) -> Answer:
        """Ask, and note the question and the answer; ``refusal`` is the code by which it has to be refused, ``host``
        the name under which the server is asked if not its own."""
        shared, session = self.shared, session or Session()
        number = next(shared.questions)
        shared.history.note(
            "asked", n=number, by=self.name, who=who, session=session.name, epoch=shared.epoch, method=method,
            path=path, refusal=refusal,
            body={name: value for name, value in (body or {}).items() if name not in SECRET},
        )  # fmt: skip
        try:
            headers = {**session.headers, **({"Host": host} if host else {})}
            response = await self._http.request(method, path, json=body, headers=headers)
        except (httpx.HTTPError, OSError) as problem:
            shared.history.note("unanswered", n=number, problem=type(problem).__name__)
            return Answer(0)
        # Whoever asks says by which session; what the last answer brought is not sent along.
        self._http.cookies.clear()
        answer = Answer(response.status_code, content_of(response), response.cookies.get("bogwood") or "")
        shared.history.note("answered", n=number, status=answer.status, **told_by(answer, response.text))
        return answer


def content_of(response: httpx.Response) -> Any:
    try:
        return msgspec.json.decode(response.content)
    except msgspec.DecodeError:
        return None


def told_by(answer: Answer, text: str) -> Json:
    """What is kept of an answer: of a refusal all of it, of a table what is seen of one."""
    if not answer.is_done:
        is_problem = isinstance(answer.body, dict)
        table = answer.body.get("table") if is_problem else None
        kept = {name: value for name, value in answer.body.items() if name != "table"} if is_problem else {}
        return {"problem": kept, "text": "" if is_problem else text[:300], **table_in(table)}
    return table_in(answer.body) or table_in(answer.body.get("table") if isinstance(answer.body, dict) else None)


def table_in(body: Any) -> Json:
    is_table = isinstance(body, dict) and body.get("type") == "table"
    return {"seen": seen(body)} if is_table else {}


class Person(Device):
    """Somebody who comes back, by an account or by the recovery codes of their seats."""

    def __init__(self, shared: Shared, relay: Relay, name: str) -> None:
        super().__init__(shared, relay, name)
        self.session = Session()
        self.living: list[Session] = []
        """My sessions that have not ended, as far as I know."""
        self.account = ""
        self.passphrase = ""
        self.codes: dict[tuple[str, int], str] = {}
        """The recovery code of each seat that is mine."""
        self.busy = asyncio.Lock()
        """Held while something is done about sessions or seats."""
        self._names = count(1)
        self._sessions = count(1)
        self.who = self._fresh_name()
        """The one that the server takes me for; somebody else after coming in anew."""

    def _fresh_name(self) -> str:
        return f"{self.name}.{next(self._names)}"

    async def ask_as_myself(self, method: str, path: str, body: Json | None = None) -> Answer:
        return await self.ask(method, path, body, self.session, self.who)

    def begin(self, answer: Answer, who: str = "") -> None:
        """An answer brought a new session; ``who`` it is for, if somebody else than before."""
        if who:
            self.who, self.living = who, []
        self.session = self.opened(answer)
        self.living.append(self.session)
        self.note_sessions("has", [self.session])

    def opened(self, answer: Answer) -> Session:
        """The session that an answer brought, under a name for the history."""
        self.shared.secrets.add(answer.session)
        return Session(f"{self.name}:{next(self._sessions)}", answer.session)

    async def come_in(self) -> bool:
        """Have a session: sign in, or else visit as somebody new and take one's seats back by their codes."""
        if self.account:
            answer = await self.ask("POST", "/api/login", {"account": self.account, "passphrase": self.passphrase})
            if answer.is_done:
                self.begin(answer)
                return True
            if answer.code != "wrong-passphrase":
                return False
            # A copy from before the account, or before the passphrase, is in the place of the store.
            self.account = ""
        answer = await self.ask("POST", "/api/visit", {"nickname": self.name})
        if not answer.is_done:
            return False
        old = self.who
        self.begin(answer, self._fresh_name())
        for (table, seat), code in list(self.codes.items()):
            with self.handing_over(table, seat, old, self.who) as handed:
                answer = await self.ask_as_myself("POST", f"/api/tables/{table}/recover", {"code": code})
                handed(answer)
            if answer.code in ("wrong-code", "unknown-table"):
                self.codes.pop((table, seat), None)
        return True

    # Rights, for the one who checks them

    def note_right(self, what: str, who: str, table: str, seat: int) -> None:
        """``takes`` and ``gives`` come before the question, ``has`` and ``lost`` after an answer that says so."""
        self.shared.history.note(what, who=who, table=table, seat=seat, epoch=self.shared.epoch)

    @contextmanager
    def taking(self, table: str, seat: int) -> Iterator[Callable[[Answer], None]]:
        """Within this a seat is asked for; the answer says whether it is mine."""
        self.note_right("takes", self.who, table, seat)

        def taken(answer: Answer) -> None:
            if answer.is_done:
                self.note_right("has", self.who, table, seat)

        yield taken

    @contextmanager
    def handing_over(self, table: str, seat: int, old: str, new: str) -> Iterator[Callable[[Answer], None]]:
        """Within this a seat goes from one to another."""
        self.note_right("gives", old, table, seat)
        self.note_right("takes", new, table, seat)

        def handed(answer: Answer) -> None:
            if answer.is_done:
                self.note_right("lost", old, table, seat)
                self.note_right("has", new, table, seat)

        yield handed

    def note_sessions(self, what: str, sessions: list[Session]) -> None:
        """Sessions have begun (``has``), have ended (``lost``), or may have from now on (``gives``)."""
        for session in sessions:
            self.shared.history.note(what, who=self.who, session=session.name, epoch=self.shared.epoch)
            if what == "lost" and session in self.living:
                self.living.remove(session)
