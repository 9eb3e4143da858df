"""Cutting a script down to the acts that it takes to find what was found."""

from __future__ import annotations

import time
from collections.abc import Callable

from .director import BEGINNING, ENDING
from .evidence import Fault
from .script import Act, Script

Try = Callable[[Script], list[Fault]]
AROUND = 40.0
"""Seconds before a fault was seen in which its cause is looked for first."""


def shrunk(script: Script, found: list[Fault], attempt: Try, seconds: float) -> Script:
    """A shorter script that breaks one of the same rules, as far as there is time to find one.

    First the stretch before the fault was seen is tried alone; then parts of it are left out, large ones first (delta
    debugging).  Chance plays a part in every storm, so a part may be kept that is not needed.
    """
    end = time.monotonic() + seconds
    wanted = {fault.rule for fault in found}

    def finds(acts: list[Act]) -> bool:
        return bool(acts) and bool(wanted & {fault.rule for fault in attempt(fitted(script, acts))})

    kept = list(script.acts)
    seen = min((fault.t for fault in found if fault.t), default=script.seconds)
    near = [act for act in kept if seen - AROUND <= act.at <= seen + 2]
    if len(near) < len(kept) and time.monotonic() < end and finds(near):
        kept = near
    return fitted(script, reduced(kept, finds, end))


def reduced(acts: list[Act], finds: Callable[[list[Act]], bool], end: float) -> list[Act]:
    """Leave out parts, each half as large as those before, as long as the rest finds it."""
    parts = 2
    while len(acts) > 1 and time.monotonic() < end:
        size = -(-len(acts) // parts)
        for start in range(0, len(acts), size):
            rest = acts[:start] + acts[start + size :]
            if time.monotonic() < end and finds(rest):
                acts, parts = rest, max(2, parts - 1)
                break
        else:
            if size == 1:
                return acts
            parts = min(len(acts), 2 * parts)
    return acts


def fitted(script: Script, acts: list[Act]) -> Script:
    """These acts from the beginning on, with what time there was between them, and no longer than they take."""
    if not acts:
        return script.only([], BEGINNING)
    earlier = acts[0].at - BEGINNING
    moved = [Act(round(act.at - earlier, 1), act.kind, act.seconds, act.lot) for act in acts]
    return script.only(moved, max(act.at + act.seconds for act in moved) + ENDING)
