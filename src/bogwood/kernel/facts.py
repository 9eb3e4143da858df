"""What happened, told as facts, for the log, the animation and the score sheet."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1
"""The audience of a public fact; otherwise an audience is a bit mask of seats."""

NOBODY: Final = -1
"""The seat of a fact that is no player's doing."""

Arguments = dict[str, int | str]


class Fact:
    """One thing that happened: ``kind`` names it, ``source`` says what it came from, ``amount`` how much."""

    def __init__(
        self, kind: str, seat: int, amount: int, source: str, arguments: Arguments, audience: int = EVERYBODY
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.amount = amount
        self.source = source
        self.arguments = arguments
        self.audience = audience

    def is_for(self, seat: int) -> bool:
        """May this seat (or, with -1, a watcher) learn of the fact?"""
        if self.audience == EVERYBODY:
            return True
        return seat >= 0 and (self.audience >> seat) & 1 == 1

    def as_json(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "seat": self.seat,
            "amount": self.amount,
            "source": self.source,
            "arguments": self.arguments,
        }


class Tale:
    """A pen that follows one or more decisions: the facts they made and the numbers chance drew for them."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.draws: list[int] = []
