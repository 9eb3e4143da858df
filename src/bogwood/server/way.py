"""What a table's line asks of a connection, whatever carries it: a websocket, or a message to another thread."""

from __future__ import annotations

from typing import Protocol

NAME = "bogwood.way"
"""Under this name the extensions of a connection's scope hold its way."""


class Receiver(Protocol):
    """Whoever is at the end of the way."""

    def receive(self, content: str | bytes) -> None:
        """Take a message; must not wait."""

    def pay(self, seconds: float) -> float:
        """So many seconds went into reading; those until there may be more."""

    def go_on(self) -> None:
        """What is sent reaches the other side again."""

    def lost(self) -> None:
        """The connection has ended."""


class Way(Protocol):
    """The way of messages to and from one reader."""

    is_writable: bool
    """Does what is posted reach the other side without piling up?"""

    def post(self, text: bytes) -> None:
        """Send a message; must not wait."""

    def hold(self, is_held: bool) -> None:
        """Read nothing for the time being, or read on."""

    def take_over(self, receiver: Receiver) -> None:
        """From now on messages go to the receiver, first those that came before."""
