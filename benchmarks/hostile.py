"""Hostile messages and requests by the hundred thousand: ``python -m benchmarks.hostile --messages 100000``.

Half of them are websocket messages: nonsense, nearly sense, sense at the wrong moment, in whole frames and in pieces.
Half are requests, generated from the server's own description of its API.  Whatever comes, no answer is a fault of the
server, none takes more than a tenth of a second of its processor, and its memory stays as it was.

A server keeps a table in memory for two minutes after its last use, so its memory grows until as many tables are put
away as are made; and whatever is asked for the first time is made ready then: words, pages, threads.  That is the
warm-up: some requests, and messages for as long as a table is kept.  What is told of memory begins after it, with the
number of tables that are in memory at each look.

The server has a process of its own and does one thing at a time, so the CPU time of one message is that of the process
between two readings.  Readings come in hundredths of a second; a batch that took a tenth is sent again, one by one.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from benchmarks.service_places import Place, children, our_server, own_cpu, resident
from bogwood.host.host import IDLE
from bogwood.host.pace import SECOND

MOST_CPU = 0.1
"""Seconds of the server's processor for one message or request."""
MOST_GROWTH = 8 << 20
"""Bytes by which memory may grow after the warm-up: what an allocator keeps."""
WARM_UP = IDLE / SECOND + 5
"""Seconds until as many tables are put away as are made; a server looks every second."""
WARM_REQUESTS = 3000
BATCH = 10
"""Messages between two readings."""
TIMES = 3
"""So often a job is measured that may have taken long."""
LIFE = 200
"""Messages to one table before another one is made."""
LOOKS = 10
"""Figures of memory that are told."""
LOADED = re.compile(r"^bogwood_tables_loaded (\S+)$", re.MULTILINE)
PATIENCE = 30.0
GAMES = ("feya", "felinia", "winter")
NAMES = ["do", "id", "at", "option", "via", "once", "what", "to", "yes", "on", "seat", "text", "phrase", "__proto__"]
DEEDS = [
    *("hello", "choose", "undo", "redo", "commit", "withdraw", "auto_commit", "confirm_all"),
    *("propose", "answer", "resign", "stand_in", "come_back", "hurry", "say"),
]
WORDS = [
    "",
    "x" * 90,
    "\0",
    "\U0001f6f6",
    "\ud800",
    "'; DROP TABLE events; --",
    "../../etc/passwd",
    "\u202e",
    "9" * 400,
]
NUMBERS = [0, -1, 2**31, 2**63, 2**70, 10**300, 1.5, -0.0, 1e308]

Json = dict[str, Any]


# What is sent


def anything(lots: random.Random, depth: int = 0) -> Any:
    """Some JSON, more often of a kind that might be meant than not."""
    small: list[Any] = [None, True, lots.randrange(400), lots.choice(NUMBERS), lots.choice(WORDS), lots.choice(DEEDS)]
    if depth < 3 and lots.random() < 0.2:
        return [anything(lots, depth + 1) for _ in range(lots.randrange(5))]
    if depth < 3 and lots.random() < 0.1:
        return {lots.choice(NAMES): anything(lots, depth + 1) for _ in range(lots.randrange(4))}
    return lots.choice(small)


def deep(lots: random.Random) -> str:
    depth = lots.choice([10, 100, 1000, 20_000])
    return lots.choice(['{"do":' + "[" * depth, "[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth])


def nearly(lots: random.Random, table: Json) -> str:
    message = {"do": lots.choice(DEEDS), **{lots.choice(NAMES): anything(lots) for _ in range(lots.randrange(4))}}
    text = json.dumps(message)
    return text[: lots.randrange(len(text))] if lots.random() < 0.1 else text


def deed(lots: random.Random, table: Json) -> str:
    """Something that could be meant, with values by lot; now and then it is even right."""
    at = [table.get("number", 0), table.get("trial", {}).get("step", 0)]
    options = [option[0] for option in table.get("trial", {}).get("options", [])] or [0]
    message: Json = {"do": lots.choice([*DEEDS, "choose", "commit", "choose"]), "id": str(lots.randrange(50))}
    message["at"] = at if lots.random() < 0.8 else anything(lots)
    message["option"] = lots.choice([lots.choice(options), lots.randrange(700), "pass", anything(lots)])
    message |= {"to": lots.randrange(60), "what": lots.choice(["take_back", "cancel", "x"]), "yes": True}
    message |= {"text": lots.choice(WORDS), "seat": lots.randrange(-2, 6)}
    return json.dumps({name: value for name, value in message.items() if lots.random() < 0.9 or name == "do"})


def frames_of(lots: random.Random, table: Json) -> list[Frame]:
    """One message as frames: mostly whole, sometimes in pieces or of a kind that nobody expects."""
    kind = lots.random()
    if kind < 0.45:
        text = deed(lots, table)
    elif kind < 0.8:
        text = nearly(lots, table)
    elif kind < 0.85:
        text = deep(lots)
    elif kind < 0.9:
        text = lots.choice([*WORDS, "x" * 60_000, "x" * 70_000, "9" * 5000, "null", "[]", "{}", '"', "\\ud800"])
    elif kind < 0.95:
        return [Frame(lots.choice([Opcode.BINARY, Opcode.PING, Opcode.PONG]), lots.randbytes(lots.randrange(120)))]
    else:
        return in_pieces(lots, deed(lots, table).encode())
    return [Frame(Opcode.TEXT, text.encode(errors="surrogatepass"))]


def in_pieces(lots: random.Random, content: bytes) -> list[Frame]:
    """Fragments, perhaps with a ping between, perhaps never ended, perhaps in the wrong order."""
    cuts = sorted(lots.randrange(len(content)) for _ in range(lots.randrange(1, 30)))
    parts = [content[start:end] for start, end in zip([0, *cuts], [*cuts, len(content)], strict=True)]
    frames = [Frame(Opcode.CONT, part, fin=False) for part in parts]
    frames[0] = Frame(Opcode.TEXT, parts[0], fin=False)
    if lots.random() < 0.7:
        frames[-1] = Frame(Opcode.CONT, parts[-1])
    if lots.random() < 0.3:
        frames.insert(lots.randrange(len(frames)), Frame(Opcode.PING, b"here?"))
    if lots.random() < 0.1:
        lots.shuffle(frames)
    return frames


# Who sends it


class Watch:
    """The server's process: what it uses, and whether anything took too long."""

    def __init__(self, place: Place) -> None:
        self._pid = children(place.process.pid)[0]
        self._figures = f"http://127.0.0.1:{place.port}/metrics"
        self.most = 0.0
        self.slow: list[str] = []
        self.memory: list[tuple[int, int]] = []
        """At each look: how many messages and requests had been sent, and bytes."""
        self.tables: list[int] = []
        """At each look: tables in memory."""
        self.sent = 0

    def cpu(self) -> float:
        return own_cpu(self._pid)

    def look(self) -> None:
        found = LOADED.search(httpx.get(self._figures, timeout=PATIENCE, trust_env=False).text)
        assert found is not None
        self.tables.append(int(float(found[1])))
        self.memory.append((self.sent, resident(self._pid)))

    def _taken(self, job: Callable[[], None]) -> float:
        before = self.cpu()
        job()
        return self.cpu() - before

    def judged(self, jobs: list[tuple[str, Callable[[], None]]]) -> None:
        """Do some jobs; when they took long together, do each again to know which it was.  Beside other work the same
        takes more CPU time at times, so the least counts."""
        before = self.cpu()
        for _, job in jobs:
            job()
        self.sent += len(jobs)
        if self.cpu() - before < MOST_CPU:
            return
        for name, job in jobs:
            taken = min(self._taken(job) for _ in range(TIMES))
            self.most = max(self.most, taken)
            if taken > MOST_CPU:
                self.slow.append(f"{name}: {taken:.2f} s")


class Guest:
    """Somebody who means no good."""

    def __init__(self, port: int, lots: random.Random) -> None:
        self.port = port
        self.lots = lots
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}", headers={"X-Bogwood": "1"}, timeout=PATIENCE, trust_env=False
        )
        self.table = ""
        self.told: Json = {}
        self.answers: Counter[str] = Counter()
        self.faults: list[str] = []
        self._line: ClientConnection | None = None

    def sit_down(self) -> None:
        """At a new table; whoever has signed out comes in again."""
        self.leave()
        self.http.post("/api/visit", json={"nickname": "Nobody"}).raise_for_status()
        wish = {"game": self.lots.choice(GAMES), "players": 2, "my_seats": [0, 1], "is_public": True}
        self.table = self.http.post("/api/tables", json=wish).raise_for_status().json()["table"]

    def leave(self) -> None:
        if self._line is not None:
            self._line.close()
        self._line = None

    def line(self) -> ClientConnection:
        """The websocket, opened again where the last message has ended it."""
        if self._line is None:
            cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
            seat = self.lots.choice(["?seat=0", "?seat=1", ""])
            address = f"ws://127.0.0.1:{self.port}/ws/tables/{self.table}{seat}"
            headers = {"Cookie": cookies}
            opening: Any = connect(address, additional_headers=headers, max_size=None, proxy=None, compression=None)
            self._line = opening.__enter__()
            self._hear(self._line)
        return self._line

    def send(self, frames: list[Frame]) -> None:
        """Send, and wait until whatever it was is done: a hello that is answered comes after it."""
        try:
            line = self.line()
            line.socket.sendall(b"".join(frame.serialize(mask=True) for frame in frames))
            line.socket.sendall(Frame(Opcode.TEXT, b'{"do":"hello","id":"last"}').serialize(mask=True))
            while self._hear(line).get("id") != "last":
                pass
        except (WebSocketException, OSError, TimeoutError) as problem:
            code = getattr(getattr(problem, "rcvd", None), "code", 0)
            self.answers[f"closed {code}"] += 1
            if code in (1011, 1006):
                self.faults.append(f"closed {code}: {[bytes(frame.data)[:80] for frame in frames][:3]}")
            self._line = None

    def _hear(self, line: ClientConnection) -> Json:
        message: Json = json.loads(line.recv(PATIENCE))
        told = message.get("table") if message["type"] == "refused" else message
        if isinstance(told, dict) and told.get("type") == "table":
            self.told = told
        self.answers[message.get("code") or message["type"]] += 1
        if message.get("code") == "internal":
            self.faults.append(f"internal: {message}")
        return message

    def ask(self, case: Any) -> None:
        """One generated request, half of them about a table that there is."""
        if "table" in (case.path_parameters or {}) and self.lots.random() < 0.5:
            case.path_parameters["table"] = self.table
        try:
            answer = case.call(
                base_url=str(self.http.base_url), headers={"X-Bogwood": "1"}, cookies=dict(self.http.cookies)
            )
        except Exception as problem:
            self.answers[f"unsendable {type(problem).__name__}"] += 1
            return
        self.answers[str(answer.status_code)] += 1
        if answer.status_code in (500, 501, 502, 504):
            self.faults.append(f"{answer.status_code}: {case.method} {case.formatted_path} {answer.text[:200]}")


# All together


def warm_up(guest: Guest, watch: Watch, count: int, seconds: float) -> None:
    """So many requests, and messages for so long; what is told begins after them, but for faults."""
    requests(guest, watch, count, 0)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        messages(guest, watch, LIFE)
    guest.answers.clear()
    watch.sent = 0
    watch.memory, watch.tables = [], []
    watch.look()


def messages(guest: Guest, watch: Watch, count: int) -> None:
    for number in range(0, count, BATCH):
        if number % LIFE == 0:
            guest.sit_down()
            watch.look()
        batch = [frames_of(guest.lots, guest.told) for _ in range(BATCH)]
        watch.judged([(repr(bytes(frames[0].data)[:80]), partial(guest.send, frames)) for frames in batch])
    guest.leave()


def requests(guest: Guest, watch: Watch, count: int, seed: int) -> None:
    """By turns to every operation of the API; of some there are but few, and then more of the others."""
    import schemathesis
    from hypothesis import HealthCheck, Phase, given, settings
    from hypothesis import seed as seeded

    described = guest.http.get("/api/docs/openapi.json").raise_for_status().json()
    schema: Any = schemathesis.openapi.from_dict(described)
    operations = [found.ok() for found in schema.get_all_operations()]
    lots, end = random.Random(seed), watch.sent + count
    while watch.sent < end:
        each = settings(
            max_examples=(end - watch.sent) // len(operations) + 1,
            phases=[Phase.generate],
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        for operation in operations:
            guest.sit_down()
            watch.look()
            batch = Batch(guest, watch)
            wrapped: Any = given
            seeded(lots.randrange(2**32))(each(wrapped(operation.as_strategy())(batch.add)))()
            batch.send()


class Batch:
    """Generated requests that are sent together."""

    def __init__(self, guest: Guest, watch: Watch) -> None:
        self._guest = guest
        self._watch = watch
        self._jobs: list[tuple[str, Callable[[], None]]] = []

    @property
    def add(self) -> Callable[[Any], None]:
        def add(case: Any) -> None:
            self._jobs.append((f"{case.method} {case.path}", partial(self._guest.ask, case)))
            if len(self._jobs) == BATCH:
                self.send()

        return add

    def send(self) -> None:
        self._watch.judged(self._jobs)
        self._jobs = []


def attack(
    place: Place, count: int, seed: int, warm_requests: int = WARM_REQUESTS, warm_seconds: float = WARM_UP
) -> Json:
    """Half messages, half requests, after the warm-up; what came of it."""
    guest = Guest(place.port, random.Random(seed))
    watch = Watch(place)
    began = time.monotonic()
    watch.look()
    _, cold = watch.memory[0]
    warm_up(guest, watch, warm_requests, warm_seconds)
    messages(guest, watch, count // 2)
    sent = sum(guest.answers.values())
    requests(guest, watch, count - count // 2, seed)
    watch.look()
    guest.http.get("/ready").raise_for_status()
    guest.http.close()
    (_, warm), (_, last) = watch.memory[0], watch.memory[-1]
    return {
        "answers": dict(guest.answers.most_common()),
        "messages": count // 2,
        "heard": sent,
        "requests": sum(guest.answers.values()) - sent,
        "faults": guest.faults,
        "most_cpu_ms": watch.most * 1e3,
        "slow": watch.slow,
        "cold_mb": megabytes(cold),
        "memory": looks(watch, count),
        "growth_mb": megabytes(last - warm),
        "seconds": time.monotonic() - began,
    }


def looks(watch: Watch, count: int) -> list[str]:
    """Memory, and the tables in it, after the warm-up and at every tenth of the messages."""
    told: list[str] = []
    for (sent, used), tables in zip(watch.memory, watch.tables, strict=True):
        if sent >= len(told) * count // LOOKS:
            told.append(f"{sent}: {megabytes(used)} MB, {tables} tables")
    return told


def megabytes(size: int) -> float:
    return round(size / 2**20, 1)


def holds(found: Json) -> bool:
    return not found["faults"] and not found["slow"] and found["growth_mb"] * 2**20 <= MOST_GROWTH


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000, help="messages and requests together")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bogwood-hostile-") as name:
        folder = Path(name)
        with our_server(f"sqlite:///{folder}/tables.db", folder) as place:
            wait_for(place.port)
            found = attack(place, asked.messages, asked.seed)
    print(json.dumps(found, indent=2))
    sys.exit(0 if holds(found) else 1)


def wait_for(port: int) -> None:
    while True:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/ready", timeout=2, trust_env=False).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.1)


if __name__ == "__main__":
    main()
