"""How games are played by lot, and the rule options that most scenes are played under."""

from __future__ import annotations

from typing import NamedTuple

ADVANCED = {"mode": "advanced"}
RIVERS = {"rivers": "2", "warriors": "1"}


class Habits(NamedTuple):
    """How a game is played by lot without going in circles: what its notations begin with."""

    asides: tuple[str, ...]
    """What may be done before an answer, and is left alone."""
    endings: tuple[str, ...]
    """What is taken only when there is nothing else."""
    likes: tuple[str, ...]


HABITS = {
    "feya": Habits(("exchange",), ("pass", "finish", "stop", "end", "reserve:nothing"), ("build", "track")),
    "felinia": Habits(("sell",), ("back", "leave"), ("board", "buy", "to:", "land", "turn:")),
    "winter": Habits((), ("end", "next", "decline", "pile:done"), ("labour", "box", "stack", "buy", "village")),
}
