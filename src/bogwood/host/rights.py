"""Rights at a table.  They are asked for again at every use: seats change hands while people are connected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bogwood.kernel.game import WATCHER
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import SeatHolder

Holders = Mapping[int, str]
"""The person of each seat that is somebody's."""


class Right(NamedTuple):
    """By what right somebody is at a table: as the person of a seat; or watching, by an open door or as one of those
    who sit there."""

    seat: int
    person: str = ""
    is_open: bool = False
    """Is the table public, or do they have a link to it?"""

    def holds(self, holders: Holders) -> bool:
        """Does it still hold, now that these people have the seats?"""
        if self.seat != WATCHER:
            return self.person != "" and holders.get(self.seat) == self.person
        return self.is_open or (self.person != "" and self.person in holders.values())

    def must_hold(self, holders: Holders) -> None:
        """Refuse whoever has lost it."""
        if not self.holds(holders):
            raise Refusal("not-your-seat", "", "/seat", seat=self.seat + 1)


def seated(changed: Sequence[SeatHolder], before: Holders | None = None) -> dict[int, str]:
    """Who holds which seat after these have changed hands."""
    after = {**(before or {}), **{holder.seat: holder.person or "" for holder in changed}}
    return {seat: person for seat, person in after.items() if person}
