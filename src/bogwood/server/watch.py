"""How long rules code has been at work, as seen from outside: what it used counts, not what the clock says.

A machine, a container or a process may be paused for any time, in the midst of a rule that takes a millisecond.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from .marks import Mark

LONGEST_LOOK = 1.0
"""Seconds that may count between two looks: whoever was paused with the process, or longer, has seen nothing."""


def cpu_seconds(pid: int) -> float | None:
    """The CPU time of the first thread of a process, in which the rules run; None where it cannot be told."""
    try:
        told = Path(f"/proc/{pid}/task/{pid}/stat").read_bytes()
        # The name in brackets may hold anything; the fields after it are numbered from 3 (proc_pid_stat(5)).
        fields = told[told.rindex(b")") + 1 :].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError, AttributeError):
        return None


class Watch:
    """Adds up what one stretch of rules code of a process has used, look by look."""

    def __init__(self, pid: int, cpu: Callable[[int], float | None] = cpu_seconds) -> None:
        self._pid = pid
        self._cpu = cpu
        self._since = 0.0
        self._last = 0.0
        self._used = 0.0

    def used(self, mark: Mark, now: float) -> float:
        """Seconds that the stretch of this mark has used so far, as far as they were seen.

        Where CPU time cannot be told, the time between looks that came regularly is taken for it.
        """
        cpu = self._cpu(self._pid)
        at = now if cpu is None else cpu
        if mark.since == self._since:
            self._used += min(max(0.0, at - self._last), LONGEST_LOOK)
        else:
            self._since, self._used = mark.since, 0.0
        self._last = at
        return self._used

    def forget(self) -> None:
        """Nothing is under way."""
        self._since = 0.0
