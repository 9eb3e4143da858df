"""What a storm leaves behind: the history of everybody, and what the store held at the end of each of its lives."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field

from bogwood.host.loaded import ASKED
from bogwood.store.contract import Damaged, Event, Store
from bogwood.store.opening import open_store

from .history import Json


@dataclass(frozen=True)
class Fault:
    """Something that must not be: the rule that was broken, at which table, when, and how."""

    rule: str
    text: str
    table: str = ""
    t: float = 0.0

    def __str__(self) -> str:
        where = f" at table {self.table}" if self.table else ""
        return f"{self.rule}: {self.text}{where} ({self.t:.1f} s)"


@dataclass
class Stored:
    """One table in a store."""

    events: list[Event]
    chat: list[Json] = field(default_factory=list)

    def asked(self) -> Iterator[tuple[str, Event]]:
        """The id of the message that each event is the answer to."""
        for event in self.events:
            if ASKED in event.body:
                yield str(event.body[ASKED][1]), event


@dataclass
class Life:
    """All that a store held."""

    tables: dict[str, Stored] = field(default_factory=dict)
    damaged: list[str] = field(default_factory=list)


@dataclass
class Evidence:
    """Everything that is judged."""

    history: list[Json]
    lives: list[Life]
    """The store at the end of each of its lives: a new one begins with an older copy."""
    copies: dict[int, Life] = field(default_factory=dict)
    """The copies that lives began with."""
    logs: str = ""
    """What servers wrote."""
    secrets: frozenset[str] = frozenset()
    slack: float = 0.0
    """By how many seconds an answer may be out of date: several servers have leases."""
    grace: float = 0.0
    """For how many seconds a right may hold that was lost at another of several servers."""

    @property
    def is_shared(self) -> bool:
        """Are there several servers?"""
        return self.slack > 0


async def life_of(url: str) -> Life:
    """What a store holds."""
    store = open_store(url)
    await store.open()
    try:
        return await read(store)
    finally:
        await store.close()


async def read(store: Store) -> Life:
    life = Life()
    for name in await store.all_tables():
        try:
            events = await store.events(name)
        except Damaged as damage:
            life.damaged.append(str(damage))
            continue
        life.tables[name] = Stored(events, [body for _, _, body in await store.chat(name)])
    return life


@dataclass(frozen=True)
class Connection:
    """One websocket: whose, to which table, and of which life of the store."""

    t: float
    who: str
    session: str
    table: str
    seat: int
    epoch: int


@dataclass(frozen=True)
class Sent:
    """One message."""

    t: float
    connection: Connection
    message: Json

    @property
    def do(self) -> str:
        return str(self.message["do"])


@dataclass(frozen=True)
class Shown:
    """A table that somebody was shown: how, when, and not before when it was asked for."""

    t: float
    since: float
    table: str
    epoch: int
    seen: Json
    connection: int
    """0 over HTTP."""
    is_fresh: bool
    """Was it made after it was asked for, and not already on its way?"""


class Past:
    """A history in order."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self.lines = evidence.history
        self.connections: dict[int, Connection] = {}
        self.sent: dict[str, list[Sent]] = {}
        """Every sending of a message, by its id."""
        self.asked: dict[int, Json] = {}
        """Questions over HTTP, by their number."""
        for line in self.lines:
            if line["what"] == "opens":
                own = (line[name] for name in ("t", "who", "session", "table", "seat", "epoch"))
                self.connections[line["conn"]] = Connection(*own)
            elif line["what"] == "sent":
                sent = Sent(line["t"], self.connections[line["conn"]], line["message"])
                self.sent.setdefault(line["message"]["id"], []).append(sent)
            elif line["what"] == "asked":
                self.asked[line["n"]] = line
        self.shown = list(self._shown())

    @property
    def end(self) -> float:
        return float(self.lines[-1]["t"]) if self.lines else 0.0

    def of(self, *kinds: str) -> Iterator[Json]:
        return (line for line in self.lines if line["what"] in kinds)

    def answers(self) -> Iterator[tuple[Sent, Json]]:
        """Messages with what was heard in answer; ``heard`` has its own connection."""
        for line in self.of("heard"):
            name = line["id"]
            if name in self.sent:
                here = self.connections[line["conn"]]
                last = [one for one in self.sent[name] if one.connection is here and one.t <= line["t"]]
                if last:
                    yield last[-1], line

    def _shown(self) -> Iterator[Shown]:
        """Every table that anybody was shown, in the order of time."""
        since: dict[int, float] = {}
        for line in self.lines:
            if line["what"] == "answered" and "seen" in line:
                asked = self.asked[line["n"]]
                yield Shown(line["t"], asked["t"], line["seen"]["table"], asked["epoch"], line["seen"], 0, True)
            elif line["what"] == "heard":
                number = line["conn"]
                here = self.connections[number]
                is_first = number not in since
                before = since.get(number, here.t)
                sendings = [one.t for one in self.sent.get(line["id"], []) if one.connection is here]
                since[number] = max([before, *sendings])
                if "seen" in line:
                    is_fresh = is_first or bool(sendings)
                    yield Shown(line["t"], since[number], here.table, here.epoch, line["seen"], number, is_fresh)


class Rights:
    """Who had which right when, as far as can be told from what they asked for and were answered."""

    def __init__(self, past: Past) -> None:
        self._grace = past.evidence.grace
        self._lines: dict[tuple[object, ...], list[tuple[float, str, int]]] = {}
        for line in past.of("takes", "has", "gives", "lost"):
            right = ("session", line["session"]) if "session" in line else (line["who"], line["table"], line["seat"])
            self._lines.setdefault(right, []).append((line["t"], line["what"], line["epoch"]))

    def state(self, right: tuple[object, ...], t: float, epoch: int) -> str:
        """``has`` or ``lost`` where that is certain at that time, in that life of the store."""
        lines = self._lines.get(right, [])
        at = bisect_right(lines, t, key=lambda line: line[0])
        if not at or lines[at - 1][2] != epoch:
            return ""
        since, state, _ = lines[at - 1]
        return "" if state == "lost" and t - since < self._grace else state

    def is_lost(self, connection: Connection, t: float) -> bool:
        """Was it certain at that time that whoever is connected has no right to it any more?"""
        seat = (connection.who, connection.table, connection.seat)
        is_given_away = connection.seat >= 0 and self.state(seat, t, connection.epoch) == "lost"
        return is_given_away or self.state(("session", connection.session), t, connection.epoch) == "lost"

    def is_held(self, connection: Connection, t: float) -> bool:
        """Was it certain that the seat was theirs, when somebody connected and until this time?"""
        seat = (connection.who, connection.table, connection.seat)
        rights = (seat, ("session", connection.session))
        times = (connection.t, t)
        return all(self.state(right, at, connection.epoch) == "has" for right in rights for at in times)
