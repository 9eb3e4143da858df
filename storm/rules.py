"""What must hold after a storm.  Each rule is a pure function: it reads the past and yields what was broken."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator

from bogwood.host.loaded import ASKED

from .evidence import Evidence, Fault, Life, Past, Rights, Sent
from .history import Json

STEPS = frozenset({"commit", "propose", "answer", "resign", "stand_in", "come_back", "withdraw"})
"""Whatever is done by one of these is an event."""
TRIES = frozenset({"choose", "redo"})
OURS = re.compile(r"[mg]\d+")
"""The ids of messages of a storm."""
MINUTE = 60.0
CLOSING = (None, 1000, 1001, 1005, 1006, 1009, 1012, 4001, 4003, 4008, 4009)
"""How a connection may end."""
PAUSE = 4.0
"""Seconds of absence that may be charged: shorter ones are not told from a slow server."""
FORGIVEN = 9.0
"""Seconds of thought that may be forgotten: it is noted every few seconds how long somebody has been thinking."""
NOT_STORED = "store-"
"""The codes begin so that say that nothing can be stored."""
EXCUSES = ("too-fast", "not-ready", "table-elsewhere", "not-signed-in", "unknown-table", "not-running", "not-your-seat")
"""For what else something may be refused in a storm: people lose their sessions and seats, and games end."""
FAILURES = re.compile(r"^([ |]*)Traceback .*\n(?:\1[ \t].*\n)*\1(\S.*)", re.MULTILINE)
"""What a log tells of an exception: its last line is what it was."""
UNBORN = "EOFError: Ran out of input"
"""What Python itself says of a worker whose server was killed while starting it."""
REFUSED_SEAT = ("not-your-seat", "no-entry", "unknown-table")


# What was acknowledged is there, once


def acknowledged(past: Past) -> Iterator[tuple[Sent, float]]:
    """Messages that were answered as done, and when; of those that are tried only what was committed at once."""
    done: set[tuple[str, int]] = set()
    for sent, heard in past.answers():
        name = str(sent.message["id"])
        if heard["type"] not in ("table", "done") or (name, sent.connection.epoch) in done:
            continue
        is_step = sent.do in STEPS
        if sent.do in TRIES and heard["type"] == "table":
            is_step = heard["seen"]["number"] > sent.message["at"][0]
        if is_step or sent.do == "say":
            done.add((name, sent.connection.epoch))
            yield sent, heard["t"]


def is_there(sent: Sent, life: Life) -> bool:
    table = life.tables.get(sent.connection.table)
    if table is None:
        return False
    if sent.do == "say":
        return any(line["text"] == sent.message["text"] for line in table.chat)
    return any(name == sent.message["id"] for name, _ in table.asked())


def nothing_lost(past: Past) -> Iterator[Fault]:
    """Every acknowledged step is stored."""
    for sent, t in acknowledged(past):
        if not is_there(sent, past.evidence.lives[sent.connection.epoch]):
            yield Fault("lost", f"{sent.message} was acknowledged and is gone", sent.connection.table, t)


def nothing_doubled(past: Past) -> Iterator[Fault]:
    """No message was carried out twice, and none that nobody sent."""
    for life in past.evidence.lives:
        for name, stored in life.tables.items():
            done = Counter(asked for asked, _ in stored.asked() if OURS.fullmatch(asked))
            for asked, times in done.items():
                if times > 1:
                    yield Fault("doubled", f"message {asked} was carried out {times} times", name)
                if asked not in past.sent:
                    yield Fault("doubled", f"message {asked} was carried out, and nobody sent it", name)
            said = Counter(line["text"] for line in stored.chat if line["text"].startswith("line "))
            for text, times in said.items():
                if times > 1:
                    yield Fault("doubled", f"{text!r} was said {times} times", name)


def nothing_denied(past: Past) -> Iterator[Fault]:
    """What was refused was not done, also when it is the answer to a repetition."""
    done = [
        {asked for stored in life.tables.values() for asked, _ in stored.asked()} for life in past.evidence.lives
    ]  # fmt: skip
    for sent, heard in past.answers():
        if heard["type"] == "refused" and sent.message["id"] in done[sent.connection.epoch]:
            text = f"{sent.message} was refused ({heard['problem']['code']}), and carried out"
            yield Fault("denied", text, sent.connection.table, heard["t"])


def trials_kept(past: Past) -> Iterator[Fault]:
    """Whoever comes back finds the turn as far as they had tried it, when they had been told so."""
    known: dict[tuple[int, str, int], tuple[int, list[str]]] = {}
    waiting: dict[tuple[int, str, int], dict[str, str]] = {}
    heard: set[int] = set()
    for line in past.of("sent", "heard"):
        here = past.connections[line["conn"]]
        seat = (here.epoch, here.table, here.seat)
        if here.seat < 0:
            continue
        if line["what"] == "sent":
            if line["message"]["id"].startswith("m"):
                waiting.setdefault(seat, {})[line["message"]["id"]] = line["message"]["do"]
            continue
        is_first = line["conn"] not in heard
        heard.add(line["conn"])
        under_way = waiting.get(seat, {})
        under_way.pop(line["id"], None)
        if "seen" not in line:
            continue
        number, chosen = line["seen"]["number"], line["seen"].get("chosen", [])
        if is_first and seat in known:
            before, tried = known[seat]
            kept = chosen[: len(tried)] if set(under_way.values()) & {*TRIES, "commit"} else chosen
            if number == before and "undo" not in under_way.values() and kept != tried:
                yield Fault("trial", f"seat {here.seat} had tried {tried} and finds {chosen}", here.table, line["t"])
        known[seat] = (number, chosen)


def copies_hold(past: Past) -> Iterator[Fault]:
    """A copy holds all that was acknowledged before it was begun, and the life that begins with it goes on from it."""
    begun = {line["copy"]: line for line in past.of("copies")}
    for line in past.of("went-back"):
        copy = past.evidence.copies[line["copy"]]
        before, now = past.evidence.lives[line["epoch"] - 1 : line["epoch"] + 1]
        for name, stored in copy.tables.items():
            for life, text in ((before, "is not how the store was"), (now, "was changed")):
                after = life.tables.get(name)
                if after is None or after.events[: len(stored.events)] != stored.events:
                    yield Fault("copy", f"copy {line['copy']} {text}", name, line["t"])
        for sent, t in acknowledged(past):
            is_earlier = sent.connection.epoch == line["epoch"] - 1 and t < begun[line["copy"]]["t"]
            if is_earlier and not is_there(sent, copy):
                yield Fault("copy", f"{sent.message} is not in copy {line['copy']}", sent.connection.table, t)


def whole(past: Past) -> Iterator[Fault]:
    for life in past.evidence.lives:
        yield from (Fault("damaged", text) for text in life.damaged)


# Nobody is told what was


def nothing_stale(past: Past) -> Iterator[Fault]:
    """Whoever asks is shown at least what anybody had seen before."""
    seen: dict[tuple[int, str], tuple[list[float], list[int]]] = {}
    for shown in past.shown:
        times, numbers = seen.setdefault((shown.epoch, shown.table), ([], []))
        at = bisect_left(times, shown.since - past.evidence.slack) if shown.is_fresh else 0
        if at and shown.seen["number"] < numbers[at - 1]:
            text = f"event {numbers[at - 1]} had been seen, and {shown.seen['number']} was shown"
            yield Fault("stale", text, shown.table, shown.t)
        times.append(shown.t)
        numbers.append(max(shown.seen["number"], numbers[-1] if numbers else 0))


# Rights


def no_right_kept(past: Past) -> Iterator[Fault]:
    """Whoever has lost a right is told nothing by it, and nothing is done for them."""
    rights = Rights(past)
    heard: set[int] = set()
    for line in past.of("heard"):
        here = past.connections[line["conn"]]
        is_first = line["conn"] not in heard
        heard.add(line["conn"])
        if line["type"] not in ("table", "done"):
            continue
        sent = [one.t for one in past.sent.get(line["id"], []) if one.connection is here]
        after = [t for t in [*sent[-1:], *([here.t] if is_first else [])] if rights.is_lost(here, t)]
        if after:
            yield Fault("right", f"{here.who} had lost seat {here.seat} or the session", here.table, line["t"])
        elif news_since_lost(past, rights, line):
            yield Fault("right", f"{here.who} is told of seat {here.seat} after losing it", here.table, line["t"])
    for line in past.of("answered"):
        asked = past.asked[line["n"]]
        is_over = rights.state(("session", asked["session"]), asked["t"], asked["epoch"]) == "lost"
        if is_over and asked["path"] == "/api/my-tables" and line["status"] == 200:
            yield Fault("right", f"session {asked['session']} was over and is answered", "", line["t"])


def news_since_lost(past: Past, rights: Rights, line: Json) -> bool:
    """Does it tell of an event that was asked for only after the right was lost?"""
    here = past.connections[line["conn"]]
    stored = past.evidence.lives[here.epoch].tables.get(here.table)
    news = line.get("seen", {}).get("news", [])
    if stored is None or not news or news[-1] > len(stored.events):
        return False
    asked = stored.events[news[-1] - 1].body.get(ASKED, [0, ""])[1]
    return any(rights.is_lost(here, one.t) for one in past.sent.get(asked, [])[:1])


def no_seat_lost(past: Past) -> Iterator[Fault]:
    """Whoever has a seat is let in."""
    rights = Rights(past)
    heard: set[int] = set()
    for line in past.of("heard"):
        here = past.connections[line["conn"]]
        is_first = line["conn"] not in heard
        heard.add(line["conn"])
        is_refused = is_first and line["type"] == "refused" and line["problem"]["code"] in REFUSED_SEAT
        if is_refused and here.seat >= 0 and rights.is_held(here, line["t"]):
            yield Fault("seat", f"{here.who} has seat {here.seat} and is refused", here.table, line["t"])
    for line in past.of("answered"):
        asked = past.asked[line["n"]]
        name = asked["path"].split("/")[3].partition("?")[0] if asked["path"].startswith("/api/tables/") else ""
        is_mine = bool(name) and rights.state((asked["who"], name, 0), asked["t"], asked["epoch"]) == "has"
        if is_mine and line["status"] == 403 and asked["path"].endswith(("/rematch", "?seat=0")):
            yield Fault("seat", f"{asked['who']} has a seat and is refused: {line['problem']}", name, line["t"])


# Honesty


def refusals_explained(past: Past) -> Iterator[Fault]:
    """Every refusal has a code and a sentence, and none says that we have failed."""
    for line in past.of("heard", "answered"):
        is_refusal = line["what"] == "answered" and line["status"] >= 400
        if not (is_refusal or line.get("type") == "refused"):
            continue
        problem = line["problem"]
        is_said = bool(problem.get("code")) and bool(problem.get("sentence")) and problem["sentence"][0] != "["
        if not is_said or problem["code"] == "internal" or line.get("status") == 500:
            about = past.asked[line["n"]]["path"] if "n" in line else past.connections[line["conn"]].table
            yield Fault("refusal", f"{about}: {problem or line.get('text')}", "", line["t"])
    for line in past.of("closed"):
        if line.get("code") not in CLOSING or line.get("status", 0) >= 500:
            yield Fault("refusal", f"a connection ended by {line.get('code') or line['status']}", "", line["t"])


def doors_shut(past: Past) -> Iterator[Fault]:
    """What has to be refused for a reason is refused for that reason, unless the server is too ill or busy to tell."""
    for line in past.of("answered"):
        asked = past.asked[line["n"]]
        code = line.get("problem", {}).get("code", "")
        is_excused = code in EXCUSES or code.startswith(NOT_STORED)
        if asked.get("refusal") and code != asked["refusal"] and not is_excused:
            text = (
                f"{asked['method']} {asked['path']} has to be refused as {asked['refusal']}, not {code or 'answered'}"
            )
            yield Fault("door", text, "", line["t"])


def honest_readiness(past: Past) -> Iterator[Fault]:
    """Nobody is told that all is well while nothing can be stored: between two refusals for that reason, without any
    step acknowledged from before the first to after the second."""
    refused = sorted(
        line["t"]
        for line in past.of("heard", "answered")
        if str(line.get("problem", {}).get("code", "")).startswith(NOT_STORED)
    )
    stored = sorted(heard["t"] for sent, heard in past.answers() if is_write(sent, heard))
    for line in past.of("answered"):
        asked = past.asked[line["n"]]
        # Of several servers nobody can tell which one it was that refused.
        if asked["path"] != "/ready" or line["status"] != 200 or past.evidence.is_shared:
            continue
        before = bisect_left(refused, asked["t"]) - 1
        after = bisect_right(refused, line["t"])
        if before < 0 or after >= len(refused):
            continue
        first, last = refused[before], refused[after]
        is_near = asked["t"] - first < 5 and last - line["t"] < 5
        if is_near and bisect_left(stored, first - 1) == bisect_right(stored, last + 1):
            yield Fault("ready", "ready was said while nothing could be stored", "", line["t"])


def is_write(sent: Sent, heard: Json) -> bool:
    return heard["type"] in ("table", "done") and sent.do != "hello"


def nothing_set_aside(past: Past) -> Iterator[Fault]:
    """No table is set aside for a fault of the machine, and nobody loses by a clock."""
    for life in past.evidence.lives:
        for name, stored in life.tables.items():
            for event in stored.events:
                if event.kind == "aside":
                    yield Fault("aside", str(event.body.get("reason")), name)
            pace = stored.events[0].body["plan"].get("pace", {}).get("kind", "none")
            for event in stored.events if pace != "none" else []:
                if event.kind in ("resigned", "stood_in") and ASKED not in event.body:
                    yield Fault("time", f"seat {event.body['seat']} was said to be out of time", name)


def fair_clocks(past: Past) -> Iterator[Fault]:
    """Between two looks at one turn no clock loses more than the time in which there was a server, nor gains."""
    away = [(line["since"], line["t"]) for line in past.of("away")]
    last: dict[tuple[int, str], Json] = {}
    for shown in past.shown:
        if "clocks" not in shown.seen or not shown.is_fresh:
            continue
        now = {"t": shown.t, "since": shown.since, **shown.seen}
        before = last.get((shown.epoch, shown.table))
        if before is None or now["number"] >= before["number"]:
            last[shown.epoch, shown.table] = now
        if before is None or before["number"] != now["number"]:
            continue
        absent = sum(max(0.0, min(end, now["since"]) - max(start, before["t"])) for start, end in away)
        most = now["t"] - before["since"] - absent + PAUSE
        for seat, (had, has) in enumerate(zip(before["clocks"], now["clocks"], strict=True)):
            if had - has > 1000 * most:
                text = f"seat {seat} was charged {(had - has) / 1000:.1f} s for {most - PAUSE:.1f} s"
                yield Fault("time", text, shown.table, shown.t)
            if has - had > 1000 * FORGIVEN and has - had > 0.011 * had:
                yield Fault("time", f"seat {seat} gained {(has - had) / 1000:.1f} s", shown.table, shown.t)


def no_orphans(past: Past) -> Iterator[Fault]:
    for line in past.of("left"):
        if line["orphans"]:
            yield Fault("orphans", f"{line['orphans']} of {line['of']} workers live on", "", line["t"])


def one_server(past: Past) -> Iterator[Fault]:
    """A second server on the same file says so in one line, and ends."""
    for line in past.of("second"):
        if line["status"] != 2 or "store-served" not in line["said"] or line["said"].count("\n") != 1:
            yield Fault("second", f"status {line['status']}: {line['said'][-300:]}", "", line["t"])


def quiet_log(past: Past) -> Iterator[Fault]:
    """No failure of ours is in the logs, and no secret in them or in a refusal."""
    evidence = past.evidence
    for _, text in FAILURES.findall(evidence.logs):
        if text != UNBORN:
            yield Fault("log", text[:300])
    told = "\n".join([evidence.logs, *(str(line["problem"]) for line in past.lines if "problem" in line)])
    for secret in secrets_of(evidence):
        if secret in told:
            yield Fault("secret", "a secret is in a log or in a refusal")


def secrets_of(evidence: Evidence) -> set[str]:
    """What no log tells: what people were given for themselves, and the seeds and keys of tables."""
    first = [stored.events[0].body for life in evidence.lives for stored in life.tables.values()]
    found = {str(body[name]) for body in first for name in ("seed", "key") if name in body}
    return {secret for secret in found | evidence.secrets if len(secret) >= 6}


# Well again


def well_again(past: Past) -> Iterator[Fault]:
    """Within a minute of the end of a fault the server is ready, and every game goes on."""
    progress = progress_of(past)
    ready = [line["t"] for line in past.of("answered") if is_ready(past, line)]
    sits = {line["table"]: line["t"] for line in past.of("sits")}
    rises = {line["table"]: line["t"] for line in past.of("rises")}
    for start, end in quiet_times(past):
        if end - start < MINUTE:
            continue
        if not any(start <= t <= start + MINUTE for t in ready):
            yield Fault("well", "the server was not ready for a minute", "", start + MINUTE)
        for table, since in sits.items():
            is_played = since <= start and rises.get(table, past.end) >= start + MINUTE
            if is_played and not any(start <= t <= start + MINUTE for t in progress.get(table, [])):
                yield Fault("well", "nothing went on for a minute", table, start + MINUTE)


def is_ready(past: Past, line: Json) -> bool:
    return bool(past.asked[line["n"]]["path"] == "/ready" and line["status"] == 200)


def progress_of(past: Past) -> dict[str, list[float]]:
    """When something went on at each table: a step was taken, or a new event was seen."""
    found: dict[str, list[float]] = {}
    for sent, heard in past.answers():
        if is_write(sent, heard) and sent.do != "say":
            found.setdefault(sent.connection.table, []).append(heard["t"])
    last: dict[str, int] = {}
    for shown in past.shown:
        if shown.seen["number"] != last.get(shown.table):
            last[shown.table] = shown.seen["number"]
            found.setdefault(shown.table, []).append(shown.t)
    return found


def quiet_times(past: Past) -> Iterator[tuple[float, float]]:
    """From the end of every fault to the beginning of the next, or to the end."""
    start: float | None = None
    for line in past.of("begins", "ends"):
        if line["what"] == "ends":
            start = line["t"]
        elif start is not None:
            yield start, line["t"]
            start = None
    if start is not None:
        yield start, past.end


def storm_itself(past: Past) -> Iterator[Fault]:
    """Whoever makes a storm makes mistakes, too."""
    for line in past.of("broke"):
        yield Fault("storm", line["problem"], "", line["t"])


RULES = (
    nothing_lost, nothing_doubled, nothing_denied, trials_kept, copies_hold, whole, nothing_stale, no_right_kept,
    no_seat_lost, refusals_explained, doors_shut, honest_readiness, nothing_set_aside, fair_clocks, no_orphans,
    one_server, quiet_log, well_again, storm_itself,
)  # fmt: skip
"""All rules but that of views, which needs the games."""
