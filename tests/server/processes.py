"""Which processes there are, as the system tells."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path


def fields_of(pid: int) -> list[str]:
    """State, parent and what follows them in the line of a process; empty when there is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def state_of(pid: int) -> str:
    """R for running, S for sleeping, T for stopped; Z, or nothing, for one that has ended."""
    return (fields_of(pid) or [""])[0]


def lives(pid: int) -> bool:
    return state_of(pid) not in ("", "Z")


def children_of(pid: int) -> list[int]:
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit() and is_child(entry.name, pid)]


def is_child(name: str, of: int) -> bool:
    return fields_of(int(name))[1:2] == [str(of)]


def end_all(pids: list[int]) -> None:
    """End what is left of these processes."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
