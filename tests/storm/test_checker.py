"""The judge of a storm finds nothing where nothing is wrong, and every fault that is planted."""

from __future__ import annotations

import asyncio
import copy
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import storm
from bogwood.host.loaded import ASKED
from storm.checker import faults, figures, summary, told
from storm.evidence import Evidence, Life, Stored
from storm.history import Json, mark
from tests.host.room import open_game

from .honest import honest

HONEST = asyncio.run(honest())
[NAME] = HONEST.lives[0].tables
LATE = 1000.0


def table(evidence: Evidence) -> Stored:
    return evidence.lives[0].tables[NAME]


def lines(evidence: Evidence, what: str, **more: object) -> list[Json]:
    """The lines of a kind in which these things stand."""
    return [
        line
        for line in evidence.history
        if line["what"] == what and all(line.get(name) == value for name, value in more.items())
    ]


def views(evidence: Evidence, is_tried: bool = False) -> list[Json]:
    """What was seen of tables that were told of themselves; or of what a seat was trying."""
    heard = lines(evidence, "heard", type="table")
    return [line["seen"] for line in heard if "view" in line["seen"] and bool(line["seen"].get("chosen")) == is_tried]


def add(evidence: Evidence, what: str, t: float = LATE, **more: object) -> None:
    evidence.history.append({"t": t, "what": what, **more})
    evidence.history.sort(key=lambda line: float(line["t"]))


def last_commit(evidence: Evidence) -> str:
    return [name for name, event in table(evidence).asked() if event.kind == "turn"][-1]


def opened_again(evidence: Evidence, t: float, conn: int = 9, seat: int = 0, **more: object) -> None:
    """Somebody connects once more, after everything else."""
    own = {"who": f"p{seat}", "session": f"p{seat}:1", "table": NAME, "seat": seat, "epoch": 0, **more}
    add(evidence, "opens", t, conn=conn, **own)


def shown_again(evidence: Evidence, t: float, conn: int = 9, **more: object) -> None:
    """They are shown what the seat was shown last."""
    last = lines(evidence, "heard", type="table", conn=1)[-1]["seen"]
    seen = {name: value for name, value in last.items() if name not in ("log", "news")}
    add(evidence, "heard", t, conn=conn, type="table", id="", seen={**seen, "facts": mark([]), **more})


def problem(code: str) -> Json:
    return {"code": code, "rule": "", "where": "", "arguments": {}, "sentence": "It is so."}


# Faults to be planted


def lost(evidence: Evidence) -> None:
    last = table(evidence).events[-1].number
    name = last_commit(evidence)
    stored = table(evidence)
    event = next(event for asked, event in stored.asked() if asked == name)
    body = {key: value for key, value in event.body.items() if key != ASKED}
    stored.events[event.number - 1] = msgspec.structs.replace(event, body=body)
    assert last == stored.events[-1].number


def lost_at_the_end(evidence: Evidence) -> None:
    """Events are gone that somebody has seen."""
    del table(evidence).events[-1]


def table_not_stored(evidence: Evidence) -> None:
    del evidence.lives[0].tables[NAME]


def said_twice(evidence: Evidence) -> None:
    table(evidence).chat += [{"text": "line 1 of p1"}] * 2


def done_twice(evidence: Evidence) -> None:
    stored = table(evidence)
    stored.events[-1].body[ASKED] = list(next(stored.asked())[1].body[ASKED])


def done_for_nobody(evidence: Evidence) -> None:
    stored = table(evidence)
    stored.events[-1].body[ASKED] = [0, "m999"]


def refused_and_done(evidence: Evidence) -> None:
    sent = next(line for line in lines(evidence, "sent") if line["message"]["id"] == last_commit(evidence))
    add(evidence, "heard", conn=sent["conn"], type="refused", id=sent["message"]["id"], problem=problem("stale"))


def trial_forgotten(evidence: Evidence) -> None:
    opened_again(evidence, LATE)
    shown_again(evidence, LATE + 1, chosen=["something else"])


def copy_lacks(evidence: Evidence) -> None:
    """A copy that was begun after everything has less than what was acknowledged."""
    first = Stored(table(evidence).events[:3])
    evidence.copies[0] = Life({NAME: first})
    evidence.lives.append(Life({NAME: first}))
    add(evidence, "copies", LATE, copy=0, epoch=0)
    add(evidence, "went-back", LATE + 1, copy=0, epoch=1)


def copy_of_something_else(evidence: Evidence) -> None:
    events = [msgspec.structs.replace(event, at=event.at + 1) for event in table(evidence).events]
    evidence.copies[0] = Life({NAME: Stored(events)})
    evidence.lives.append(Life({NAME: Stored(events)}))
    add(evidence, "copies", LATE, copy=0, epoch=0)
    add(evidence, "went-back", LATE + 1, copy=0, epoch=1)


def damaged(evidence: Evidence) -> None:
    evidence.lives[0].damaged.append("table a: event 3 is damaged")


def stale(evidence: Evidence) -> None:
    opened_again(evidence, LATE)
    shown_again(evidence, LATE + 1, number=3)


def seat_kept_after_leaving(evidence: Evidence) -> None:
    add(evidence, "lost", LATE, who="p0", table=NAME, seat=0, epoch=0)
    add(evidence, "sent", LATE + 1, conn=1, message={"do": "hello", "id": "g1"})
    shown_again(evidence, LATE + 2, conn=1, id="g1")
    lines(evidence, "heard", conn=1)[-1]["id"] = "g1"


def news_after_leaving(evidence: Evidence) -> None:
    """Somebody who says nothing more is told of what happened after they had lost their seat."""
    add(evidence, "lost", 0.5, who="p0", table=NAME, seat=0, epoch=0)
    for line in lines(evidence, "has", who="p0"):
        evidence.history.remove(line)
    for line in lines(evidence, "opens", conn=1):
        line["t"] = 0.1
    evidence.history.sort(key=lambda line: float(line["t"]))
    for line in lines(evidence, "heard", conn=1):
        line["id"] = ""


def session_kept_after_logout(evidence: Evidence) -> None:
    add(evidence, "lost", LATE, who="p0", session="p0:1", epoch=0)
    opened_again(evidence, LATE + 1)
    shown_again(evidence, LATE + 2)


def session_answered_after_logout(evidence: Evidence) -> None:
    add(evidence, "lost", LATE, who="p0", session="p0:1", epoch=0)
    asked = {"by": "p0", "who": "p0", "session": "p0:1", "epoch": 0, "method": "GET", "path": "/api/my-tables"}
    add(evidence, "asked", LATE + 1, n=77, body={}, **asked)
    add(evidence, "answered", LATE + 2, n=77, status=200)


def seat_refused(evidence: Evidence) -> None:
    opened_again(evidence, LATE)
    add(evidence, "heard", LATE + 1, conn=9, type="refused", id="", problem=problem("not-your-seat"))


def rematch_refused(evidence: Evidence) -> None:
    asked = {"by": "p0", "who": "p0", "session": "p0:1", "epoch": 0, "method": "POST"}
    add(evidence, "asked", LATE + 1, n=77, path=f"/api/tables/{NAME}/rematch", body={}, **asked)
    add(evidence, "answered", LATE + 2, n=77, status=403, problem=problem("not-your-seat"))


def failure_answered(evidence: Evidence) -> None:
    add(evidence, "asked", LATE, n=77, by="x", who="", session="", epoch=0, method="GET", path="/api/me", body={})
    add(evidence, "answered", LATE + 1, n=77, status=500, problem=problem("internal"))


def door_open(evidence: Evidence) -> None:
    asked = {"by": "x", "who": "", "session": "", "epoch": 0, "method": "GET", "path": "/api/me", "body": {}}
    add(evidence, "asked", LATE, n=77, refusal="wrong-host", **asked)
    add(evidence, "answered", LATE + 1, n=77, status=200)


def silent_refusal(evidence: Evidence) -> None:
    add(evidence, "heard", LATE, conn=1, type="refused", id="", problem={**problem("stale"), "sentence": ""})


def strange_close(evidence: Evidence) -> None:
    add(evidence, "closed", LATE, conn=1, code=1011)


def ready_on_a_full_disk(evidence: Evidence) -> None:
    for t in (LATE, LATE + 3):
        add(evidence, "heard", t, conn=1, type="refused", id="", problem=problem("store-full"))
    add(evidence, "asked", LATE + 1, n=77, by="k", who="", session="", epoch=0, method="GET", path="/ready", body={})
    add(evidence, "answered", LATE + 1.5, n=77, status=200)


def set_aside(evidence: Evidence) -> None:
    stored = table(evidence)
    last = stored.events[-1]
    stored.events.append(msgspec.structs.replace(last, number=last.number + 1, kind="aside", body={"reason": "loop"}))


def out_of_time(evidence: Evidence) -> None:
    stored = table(evidence)
    last = stored.events[-1]
    stored.events.append(msgspec.structs.replace(last, number=last.number + 1, kind="resigned", body={"seat": 0}))


def charged_for_absence(evidence: Evidence) -> None:
    clocks = lines(evidence, "heard", type="table", conn=1)[-1]["seen"]["clocks"]
    start = HONEST.history[-1]["t"]
    opened_again(evidence, start + 1)
    shown_again(evidence, start + 2)
    add(evidence, "away", start + 42, since=start + 2, server="server")
    opened_again(evidence, start + 43, conn=10)
    shown_again(evidence, start + 44, conn=10, clocks=[clock - 42_000 for clock in clocks])


def hour_gained(evidence: Evidence) -> None:
    clocks = lines(evidence, "heard", type="table", conn=1)[-1]["seen"]["clocks"]
    for conn, more in ((9, 0), (10, 3_600_000)):
        opened_again(evidence, LATE + conn, conn=conn)
        shown_again(evidence, LATE + conn + 0.5, conn=conn, clocks=[clock + more for clock in clocks])


def orphans(evidence: Evidence) -> None:
    lines(evidence, "left")[0]["orphans"] = 2


def second_serves(evidence: Evidence) -> None:
    lines(evidence, "second")[0]["status"] = -1


def failure_in_the_log(evidence: Evidence) -> None:
    evidence.logs = 'x failed\nTraceback (most recent call last):\n  File "a.py"\n    f()\nValueError: no\n'


def seed_in_the_log(evidence: Evidence) -> None:
    evidence.logs = f"table made with {table(evidence).events[0].body['seed']}"


def never_well(evidence: Evidence) -> None:
    evidence.history.pop()
    add(evidence, "begins", LATE, kind="stop", seconds=5)
    add(evidence, "ends", LATE + 5, kind="stop")
    add(evidence, "end", LATE + 70)


def nobody_moved(evidence: Evidence) -> None:
    stored = table(evidence)
    turn = next(event for event in reversed(stored.events) if event.kind == "turn")
    del turn.body[ASKED]


def other_rules(evidence: Evidence) -> None:
    next(event for event in table(evidence).events if event.kind == "turn").body["digest"] = "0" * 16


def another_view(evidence: Evidence) -> None:
    seen = views(evidence)[-1]
    seen["view"] = seen["digest"] = "00000000"


def another_view_of_a_trial(evidence: Evidence) -> None:
    seen = views(evidence, is_tried=True)[-1]
    seen["view"] = seen["digest"] = "00000000"


def wrong_digest(evidence: Evidence) -> None:
    views(evidence)[-1]["digest"] = "00000000"


def another_frame(evidence: Evidence) -> None:
    views(evidence)[-1]["frame"] = "00000000"


def other_points(evidence: Evidence) -> None:
    views(evidence)[-1]["points"] = "00000000"


def secret_facts(evidence: Evidence) -> None:
    views(evidence)[-1]["facts"] = "00000000"


def secret_moves(evidence: Evidence) -> None:
    next(seen for seen in views(evidence) if "log" in seen)["log"] = "00000000"


def broken_storm(evidence: Evidence) -> None:
    add(evidence, "broke", LATE, problem="KeyError()")


Plant = Callable[[Evidence], None]
PLANTS: list[tuple[Plant, str]] = [
    (lost, "lost"),
    (lost_at_the_end, "newer"),
    (table_not_stored, "newer"),
    (said_twice, "doubled"),
    (done_twice, "doubled"),
    (done_for_nobody, "doubled"),
    (refused_and_done, "denied"),
    (trial_forgotten, "trial"),
    (copy_lacks, "copy"),
    (copy_of_something_else, "copy"),
    (damaged, "damaged"),
    (stale, "stale"),
    (seat_kept_after_leaving, "right"),
    (news_after_leaving, "right"),
    (session_kept_after_logout, "right"),
    (session_answered_after_logout, "right"),
    (seat_refused, "seat"),
    (rematch_refused, "seat"),
    (failure_answered, "refusal"),
    (silent_refusal, "refusal"),
    (door_open, "door"),
    (strange_close, "refusal"),
    (ready_on_a_full_disk, "ready"),
    (set_aside, "aside"),
    (out_of_time, "time"),
    (charged_for_absence, "time"),
    (hour_gained, "time"),
    (orphans, "orphans"),
    (second_serves, "second"),
    (failure_in_the_log, "log"),
    (seed_in_the_log, "secret"),
    (never_well, "well"),
    (nobody_moved, "unasked"),
    (other_rules, "replay"),
    (another_view, "view"),
    (another_view_of_a_trial, "view"),
    (wrong_digest, "view"),
    (another_frame, "view"),
    (other_points, "view"),
    (secret_facts, "view"),
    (secret_moves, "view"),
    (broken_storm, "storm"),
]
"""What is done to the evidence, and the rule that has to notice."""


def test_nothing_is_found_where_nothing_is_wrong() -> None:
    assert told(faults(copy.deepcopy(HONEST), open_game)) == []
    count = figures(HONEST)
    assert count["kills"] == 1
    assert count["acknowledged"] >= 4
    assert count["views"] > count["messages"] > 10
    assert views(HONEST, is_tried=True)


def test_what_could_not_be_done_is_said() -> None:
    evidence = copy.deepcopy(HONEST)
    assert "left out" not in summary(evidence)
    add(evidence, "skipped", kind="fill-disk")
    assert summary(evidence).endswith("was left out: fill-disk")


@pytest.mark.parametrize(("plant", "rule"), PLANTS, ids=[plant.__name__ for plant, _ in PLANTS])
def test_every_planted_fault_is_found(plant: Plant, rule: str) -> None:
    evidence = copy.deepcopy(HONEST)
    plant(evidence)
    assert rule in {fault.rule for fault in faults(evidence, open_game)}


def test_there_is_a_fault_for_every_rule() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(storm.__path__[0]).glob("*.py"))
    assert set(re.findall(r'Fault\("(\w+)"', sources)) == {rule for _, rule in PLANTS}
