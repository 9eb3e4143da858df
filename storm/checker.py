"""The judge of a storm: a pure function of what everybody sent and heard, and of what is stored."""

from __future__ import annotations

from collections import Counter

from bogwood.host.fold import OpenGame

from .director import KILL
from .evidence import Evidence, Fault, Past
from .rules import RULES, acknowledged
from .views import right_views

MOST = 5
"""So many faults of one rule are told."""


def faults(evidence: Evidence, open_game: OpenGame) -> list[Fault]:
    """All that must not be."""
    past = Past(evidence)
    found = [fault for rule in RULES for fault in rule(past)]
    return sorted([*found, *right_views(past, open_game)], key=lambda fault: fault.t)


def told(found: list[Fault]) -> list[str]:
    """A few lines for each rule that was broken."""
    count = Counter(fault.rule for fault in found)
    lines: list[str] = []
    for rule, times in count.items():
        lines += [str(fault) for fault in found if fault.rule == rule][:MOST]
        if times > MOST:
            lines.append(f"{rule}: and {times - MOST} more")
    return lines


def summary(evidence: Evidence) -> str:
    """How much there was to be judged, and what could not be done here."""
    text = ", ".join(f"{number} {name}" for name, number in figures(evidence).items())
    skipped = sorted({line["kind"] for line in evidence.history if line["what"] == "skipped"})
    return f"{text}\ncannot be done here, and was left out: {', '.join(skipped)}" if skipped else text


def figures(evidence: Evidence) -> dict[str, int]:
    """What was done, and how much came of it."""
    past = Past(evidence)
    acts = Counter(line["kind"] for line in past.of("begins"))
    return {
        "kills": sum(acts[kind] for kind in (KILL, "kill-server", "kill-all", "absence", "swallow")),
        "faults": sum(acts.values()),
        "deeds": sum(1 for _ in past.of("does")),
        "messages": sum(len(one) for one in past.sent.values()),
        "acknowledged": sum(1 for _ in acknowledged(past)),
        "views": len(past.shown),
        "connections": len(past.connections),
        "questions": len(past.asked),
        "refusals": sum(1 for line in past.lines if "problem" in line and line["what"] in ("heard", "answered")),
        "tables": sum(len(life.tables) for life in evidence.lives),
    }
