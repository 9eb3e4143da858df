"""Waiting for something to become so."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.server.house import PATIENCE


def until(is_so: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.1)
