"""The store of a tab: a SQLite file that one connection has to itself, and who sits before the screen."""

from __future__ import annotations

from pathlib import Path

from bogwood.store import rows
from bogwood.store.sqlite import SqliteStore
from bogwood.store.sqlite_alone import Durable, alone

SESSION = "tab-session"
"""Under this name the secret of the session is kept: what a browser's cookie is at a server."""


class TabStore(SqliteStore):
    """A store whose file the browser keeps."""

    def __init__(self, path: Path, durable: Durable) -> None:
        super().__init__(path, alone(durable))

    async def session_secret(self) -> str:
        """The secret of whoever was here before; empty for the first visit."""
        row = await self._first("SELECT body FROM kept WHERE name = ?", SESSION)
        return "" if row is None else str(rows.decode_object(row[0])["secret"])

    async def keep_session(self, secret: str) -> None:
        await self._execute("REPLACE INTO kept (name, body) VALUES (?, ?)", SESSION, rows.encode({"secret": secret}))
