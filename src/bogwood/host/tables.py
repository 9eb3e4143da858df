"""The tables of this process in memory."""

from __future__ import annotations

from .around import Clock
from .leases import Leases
from .loaded import Loaded


class Tables:
    """Which tables are in memory, and which of them are still ours."""

    def __init__(self, leases: Leases, steady: Clock) -> None:
        self._leases = leases
        self._steady = steady
        self.loaded: dict[str, Loaded] = {}

    def keep(self, loaded: Loaded, leased: int) -> None:
        """Keep a table in memory from now on; its lease runs since then."""
        loaded.used, loaded.leased = self._steady(), leased
        self.loaded[loaded.table.name] = loaded

    def holds(self, loaded: Loaded) -> bool:
        """Is the table in memory?  Not once it was put away."""
        return self.loaded.get(loaded.table.name) is loaded

    def is_ours(self, loaded: Loaded) -> bool:
        """Is a table what it is in the store?  Not once it was put away, nor once its lease has run out, since another
        process may have gone on with it."""
        return self._leases.runs(loaded.leased) and self.holds(loaded)

    def forget(self, loaded: Loaded) -> None:
        """Put a table away; whoever looks at it is told to ask again."""
        if self.holds(loaded):
            del self.loaded[loaded.table.name]
        loaded.send_all_away()

    async def put_away(self, loaded: Loaded) -> None:
        """Put a table away at which nobody looks, and let others have it."""
        self.loaded.pop(loaded.table.name, None)
        await self._leases.release([loaded.table.name])

    async def put_all_away(self) -> None:
        names = list(self.loaded)
        self.loaded.clear()
        await self._leases.release(names)

    async def renew(self) -> None:
        """Renew the leases that are due; called every second or so.

        A table is forgotten that belongs to somebody else now, or whose lease has run out.
        """
        now = self._steady()
        due = [loaded for loaded in self.loaded.values() if self._leases.is_due(loaded.leased, now)]
        if not due:
            return
        try:
            renewed = await self._leases.renew([loaded.table.name for loaded in due])
            for loaded in due:
                if loaded.table.name in renewed.held:
                    loaded.leased = now
                elif loaded.table.name not in renewed.locked:
                    self.forget(loaded)
        finally:
            for loaded in due:
                if not self.is_ours(loaded):
                    self.forget(loaded)
