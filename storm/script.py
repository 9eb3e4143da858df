"""The script of a storm: timed acts.  It can be printed, kept in a file, cut down and played again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

SQLITE = "sqlite"
POSTGRES = "postgres"


class Act(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is done to the server, or by somebody: when, in seconds from the beginning, and what."""

    at: float
    kind: str
    seconds: float = 0.0
    """For how long, where it lasts."""
    lot: int = 0
    """Which of those it may concern: it is counted round among those who are there then."""


class Script(msgspec.Struct, frozen=True):
    """All acts of a storm in their order, and for how long people play."""

    seed: str
    store: str
    seconds: float
    acts: list[Act]

    def only(self, acts: Sequence[Act], seconds: float) -> Script:
        """The same storm with only these acts, and so long."""
        return msgspec.structs.replace(self, acts=list(acts), seconds=seconds)

    def text(self) -> str:
        """One act in each line."""
        lines = ",\n  ".join(msgspec.json.encode(act).decode() for act in self.acts)
        head = {"seed": self.seed, "store": self.store, "seconds": self.seconds}
        return f'{msgspec.json.encode(head).decode()[:-1]}, "acts": [\n  {lines}\n]}}\n'

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.text(), encoding="utf-8")


def read(path: Path) -> Script:
    return msgspec.json.decode(path.read_bytes(), type=Script)
