"""What a seat has and may hope for, item by item: from this the coach takes its reasons."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

from bogwood.kernel.game import State
from bogwood.shelf import games

SMALL: Final = 0.25
"""What changes by fewer points is no reason."""

SPENT: Final = "actions"
VOYAGES: Final = "voyages"
USED: Final = (SPENT, VOYAGES)
"""A turn uses these up: that is no reason against it, but it may be one for another turn."""

MOST_GAINS: Final = 3
MOST_COSTS: Final = 2


@dataclass(frozen=True)
class Item:
    """Something of a seat: what it is worth in points and, where it can be counted, how many there are."""

    points: float
    amount: int = 0


@dataclass(frozen=True)
class Reason:
    """How an item differs between two tables: in points and, where it can be counted, in number."""

    item: str
    points: float
    amount: int


class Account(ABC):
    """The items of one seat.  Things are valued by how the table stood when the account was opened, so that two ways
    to play the same turn are measured by the same rule."""

    @abstractmethod
    def items(self, state: State) -> dict[str, Item]:
        """All that the seat has at this table, by name; nothing that it cannot know is counted."""


class NoAccount(Account):
    """Counts nothing, for games that bring no account: hints and reviews give no reasons."""

    def items(self, state: State) -> dict[str, Item]:
        return {}


def account_of(game: str, state: State, seat: int) -> Account:
    """The account of a seat, by how this table stands."""
    found = games()[game].account(state, seat) if game in games() else None
    return NoAccount() if found is None else found


def differences(here: dict[str, Item], there: dict[str, Item]) -> list[Reason]:
    """What there is more or less of there, what matters most first."""
    nothing = Item(0.0)
    found = []
    for name in [*here, *[name for name in there if name not in here]]:
        one, other = here.get(name, nothing), there.get(name, nothing)
        found.append(Reason(name, round(other.points - one.points, 2), other.amount - one.amount))
    told = [reason for reason in found if abs(reason.points) >= SMALL]
    return sorted(told, key=lambda reason: (-abs(reason.points), reason.item))


def told(reasons: list[Reason]) -> list[Reason]:
    """The most important gains, then the most important costs."""
    gains = [reason for reason in reasons if reason.points > 0]
    costs = [reason for reason in reasons if reason.points < 0]
    return gains[:MOST_GAINS] + costs[:MOST_COSTS]
