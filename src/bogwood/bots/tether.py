"""A worker process ends with the process that started it, whatever ended that one.

A pool's workers wait for work on a pipe of which they hold both ends, so they never hear that nobody is left to send
any.  Whoever starts a process for bots or for the coach has ``tie_to_parent`` done first in it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Callable

KIND = 5
"""How far a process steps back where those who play come first."""
DEATH_SIGNAL = 1
"""PR_SET_PDEATHSIG of Linux: what to send to a process when its parent dies."""


def tie_to_parent() -> None:
    """From now on this process does not outlive its parent.

    Everywhere a thread waits for the closing of a pipe, which the system closes with the parent.  Linux is asked, too:
    it ends a process that is busy in compiled code and lets no thread run.
    """
    # Here, for whoever has no processes at all need not load it.
    import multiprocessing

    parent = multiprocessing.parent_process()
    if parent is None:
        return
    if sys.platform == "linux":
        ask_the_system()
    threading.Thread(target=end_after, args=(parent.join,), name="bogwood-tether", daemon=True).start()


def step_back() -> None:
    """From now on whoever answers people comes first where there are too few cores for all."""
    if hasattr(os, "nice"):
        os.nice(KIND)


def kindly_tied() -> None:
    """The first thing done in a process that works for somebody who waits, while others play."""
    tie_to_parent()
    step_back()


def ask_the_system() -> None:
    import ctypes

    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)


def end_after(wait: Callable[[], None]) -> None:
    wait()
    # Not sys.exit: it would only end this thread.
    os._exit(1)
