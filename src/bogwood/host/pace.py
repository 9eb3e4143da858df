"""Clocks: none, live (a bank of time plus an increment per turn) or days per turn."""

from __future__ import annotations

from typing import Literal

import msgspec

from bogwood.kernel.refusal import Refusal

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
LONGEST_BANK = DAY
MOST_DAYS = 60


class Pace(msgspec.Struct, frozen=True):
    """How long people may think, and what happens when their time is up."""

    kind: Literal["none", "live", "days"] = "none"
    bank: int = 0
    """Live: milliseconds each seat starts with."""
    increment: int = 0
    """Live: milliseconds added after each turn."""
    days: int = 0
    """Days: how many per turn."""
    on_timeout: Literal["bot", "resign"] = "bot"

    def check(self) -> None:
        """Refuse a pace that makes no sense."""
        if self.kind == "live" and not (
            10 * SECOND <= self.bank <= LONGEST_BANK and 0 <= self.increment <= LONGEST_BANK
        ):
            raise Refusal("bad-pace", "", "/pace", text="live")
        if self.kind == "days" and not 1 <= self.days <= MOST_DAYS:
            raise Refusal("bad-pace", "", "/pace", text="days")


class Clocks:
    """The time each seat has left, and since when the clocks of the seats to act have been running.

    All times are those of the table, which stand while the server is away.
    """

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [pace.bank if pace.kind == "live" else pace.days * DAY] * seats
        self.since: dict[int, int] = {}
        self.spared: dict[int, int] = {}
        """What each seat had left when its last turn was done, before anything was added for it."""

    def run(self, seats: list[int], at: int) -> None:
        """These seats have to act from now on; a seat that already had to goes on with its time."""
        if self.pace.kind == "none":
            return
        for seat in [seat for seat in self.since if seat not in seats]:
            self.stop(seat, at)
        for seat in seats:
            self.since.setdefault(seat, at)

    def end_turn(self, seat: int, at: int) -> None:
        """The seat's turn is done, even if its next one begins at once."""
        if seat in self.since:
            self.stop(seat, at)

    def stop(self, seat: int, at: int) -> None:
        """A turn is done: time used is gone, and the increment comes, or a new number of days."""
        used = max(0, at - self.since.pop(seat))
        self.spared[seat] = max(0, self.left[seat] - used)
        if self.pace.kind == "live":
            self.left[seat] = self.spared[seat] + self.pace.increment
        else:
            self.left[seat] = self.pace.days * DAY

    def take_up(self, seat: int) -> None:
        """The turn was not done after all: its seat goes on with what it had left."""
        self.left[seat] = self.spared.get(seat, self.left[seat])

    def shortest(self) -> int:
        """The least that was left to a seat when its clock began to run; 0 when none is running."""
        return min((self.left[seat] for seat in self.since), default=0)

    def late(self, now: int) -> list[int]:
        """The seats whose time is up."""
        return sorted(seat for seat, at in self.since.items() if at + self.left[seat] <= now)

    def shown(self, now: int) -> list[int] | None:
        """Milliseconds left for each seat now."""
        if self.pace.kind == "none":
            return None
        return [max(0, left - (now - self.since[n] if n in self.since else 0)) for n, left in enumerate(self.left)]
