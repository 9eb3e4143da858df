"""A log that stays readable when something goes wrong a thousand times: one entry for each cause and minute."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable

MINUTE = 60.0
MOST_CAUSES = 500


class Sparing(logging.Filter):
    """Lets the first record of a cause through; the next one after a minute says how many there were meanwhile.

    Records have the same cause when they come from the same place and, if they tell of an exception, it is alike.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._told: OrderedDict[tuple[str, ...], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        cause, now = cause_of(record), self._now()
        since, withheld = self._told.get(cause, (now - MINUTE, 0))
        if now - since < MINUTE:
            self._told[cause] = (since, withheld + 1)
            return False
        self._told[cause] = (now, 0)
        self._told.move_to_end(cause)
        if len(self._told) > MOST_CAUSES:
            self._told.popitem(last=False)
        if withheld:
            record.msg = f"{record.getMessage()} (and {withheld} more like it)"
            record.args = ()
        return True


def cause_of(record: logging.LogRecord) -> tuple[str, ...]:
    problem = record.exc_info[1] if record.exc_info else None
    if problem is None:
        problem = next((one for one in record.args or () if isinstance(one, Exception)), None)
    alike = () if problem is None else (type(problem).__name__, str(problem)[:200])
    return (record.name, str(record.msg)[:200], *alike)


def keep_log() -> None:
    """Log warnings and worse, sparingly, in one form, whoever they come from."""
    logging.basicConfig(level="WARNING", format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(Sparing())
