"""The processor's time, asked for in one place: not every system tells it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

processor_time: Final[Callable[[], float]] = getattr(time, "thread_time", time.perf_counter)
"""Seconds for which this thread has worked; by the clock on the wall where nobody counts them (in a browser)."""
