"""What somebody who runs a server may choose."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

LARGEST_BODY = 64 * 1024
"""Bytes of a request body and of a websocket message."""

QUEUE = 64
"""Messages that may wait for a slow reader before its connection is closed."""


@dataclass(frozen=True)
class Config:
    """Settings of one server process."""

    bound: str = "127.0.0.1"
    """The address that the server listens on."""
    names: tuple[str, ...] = ()
    """Other names under which it may be asked; ``*`` for any."""
    public_url: str = ""
    """Under which address browsers reach the server; empty: whatever the request says."""
    static: Path | None = None
    """The folder of the built client."""
    rate: float = 1.0
    """Multiplies all rate limits; 0 turns them off."""
    private_hooks: bool = False
    """May webhooks lead to addresses of the local network?"""
    away_seconds: int = 120
    """After this time without a sign of a person the others may let a bot play on."""
    backups: Path | None = None
    """The folder for copies of the store; None for no copies."""
    backup_minutes: float = 15
    """How much time lies between two copies."""
    owner: str = ""
    """The address at which other processes on the same store reach this one; empty when it is the only one."""

    @property
    def is_secure(self) -> bool:
        """Do cookies travel over TLS only?"""
        return self.public_url.startswith("https://")
