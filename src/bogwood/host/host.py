"""The host: keeps tables, one writer each, makes every step durable before anybody hears of it, and lets bots play.

It is built in layers, each of which knows those below it: ``Teller``, ``Writer``, ``BotKeeper``, ``Keeper``, and here
``Host`` with what people do.
"""

from __future__ import annotations

from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Change, Json, LostLease, Unwritable

from .keeping import Keeper
from .loaded import NOBODY, Asked, Loaded
from .making import Made, made
from .plan import Plan
from .rights import Right
from .table import Table


class Host(Keeper):
    """All tables of this process."""

    # Making tables

    async def create(
        self, plan: Plan, holders: dict[int, str], names: dict[int, str], seed: str = "", start: Json | None = None
    ) -> tuple[str, dict[int, str]]:
        """A new table; returns its name and the recovery codes of its seats for people.  It starts when it is full,
        with the set-up or at ``start`` (see ``start_of``)."""
        fresh = await self._made(plan, holders, names, seed, start)
        await self.store.write(fresh.change, self.owner)
        self._take_up(fresh)
        return fresh.table.name, fresh.codes

    async def _made(
        self, plan: Plan, holders: dict[int, str], names: dict[int, str], seed: str, start: Json | None
    ) -> Made:
        """A table that has only to be stored: it is ours already."""
        with self.guard("new"):
            fresh = made(plan, holders, names, seed, self.open_game, self.now(), start)
        if self.owner and not await self.store.lease(fresh.table.name, self.owner, self.lease_time):
            raise LostLease
        return fresh

    def _take_up(self, fresh: Made) -> None:
        self._put(fresh.table, fresh.holders)
        self._call_to_act(fresh.table, [])

    async def rematch(
        self, loaded: Loaded, same_deal: bool = False, swap_seats: bool = False, right: Right | None = None
    ) -> tuple[str, dict[int, str]]:
        """The table again for the same people; returns what ``create`` does.

        With the same deal chance gives the same answers; with seats swapped everybody sits one place further on.  Asked
        again it is the same new table, and the codes are not told twice.
        """
        async with self._writing(loaded, right) as table:
            if table.next_table:
                return table.next_table, {}
            plan = table.rematch_plan(swap_seats)
            places = {seat: (seat + swap_seats) % plan.players for seat in loaded.holders}
            holders = {places[seat]: person for seat, person in loaded.holders.items()}
            names = {places[seat]: table.chairs[seat].name for seat in loaded.holders}
            fresh = await self._made(plan, holders, names, table.seed if same_deal else "", table.start)
            # Together: there is no new table of which the old one does not know, whatever breaks.
            await self._write(loaded, [("rematch", {"table": fresh.table.name})], beside=[fresh.change])
            self._take_up(fresh)
        return fresh.table.name, fresh.codes

    # Trying out

    async def choose(
        self,
        loaded: Loaded,
        seat: int,
        option: int,
        at: list[int],
        asked: str = "",
        right: Right | None = None,
        via: int | None = None,
    ) -> bool:
        """Try an option, after the pick ``via`` if one is given; commit at once when the seat has learnt something by
        it, or when the turn is complete and its owner wants that.  Returns whether the seat was told a table with the
        id ``asked``; so do those below."""
        async with self._writing(loaded, right) as table:
            self._fresh(table, seat, at)
            with self.guard(table.name, f"seat {seat}, option {option}"):
                table.choose(seat, option, via)
            is_told = await self._settle(loaded, Asked(seat, asked))
        self._after(loaded)
        return is_told

    async def undo(self, loaded: Loaded, seat: int, at: list[int], asked: str = "", right: Right | None = None) -> bool:
        async with self._writing(loaded, right) as table:
            self._fresh(table, seat, at)
            with self.guard(table.name, f"seat {seat}, undo"):
                table.undo(seat)
            return await self._settle(loaded, Asked(seat, asked))

    async def redo(self, loaded: Loaded, seat: int, at: list[int], asked: str = "", right: Right | None = None) -> bool:
        async with self._writing(loaded, right) as table:
            self._fresh(table, seat, at)
            with self.guard(table.name, f"seat {seat}, redo"):
                table.redo(seat)
            is_told = await self._settle(loaded, Asked(seat, asked))
        self._after(loaded)
        return is_told

    async def commit(
        self, loaded: Loaded, seat: int, at: list[int], asked: str = "", right: Right | None = None
    ) -> bool:
        async with self._writing(loaded, right) as table:
            self._fresh(table, seat, at)
            is_told = await self._commit(loaded, Asked(seat, asked))
        self._after(loaded)
        return is_told

    def _fresh(self, table: Table, seat: int, at: list[int]) -> None:
        """Refuse what was meant for another moment."""
        table.must_run()
        if seat not in table.to_act():
            raise Refusal("not-your-turn", "", "", seat=seat)
        if table.chairs[seat].player:
            raise Refusal("bot-plays", "", "", seat=seat + 1)
        with self.guard(table.name):
            now = [table.number, table.trial(seat).step]
        if at != now:
            raise Refusal("stale", "", "", number=table.number)

    async def _settle(self, loaded: Loaded, asked: Asked) -> bool:
        table, seat = loaded.table, asked.seat
        trial = table.trial(seat)
        if trial.is_final or (seat in loaded.auto_commit and table.is_complete(trial)):
            return await self._commit(loaded, asked)
        try:
            trial.asked = asked.id
            await self.store.write(Change(table.name, drafts=[trial.draft()]), self.owner)
        except Unwritable:
            await self._set_back(loaded)
            raise
        except BaseException:
            self.forget(loaded)
            raise
        trial.is_stored = True
        self._send(loaded, lambda audience: self._told(loaded, audience, []) if audience == seat else None, asked)
        return bool(asked.id)

    async def _commit(self, loaded: Loaded, asked: Asked) -> bool:
        """Commit the turn of a seat, and after it every turn without a choice of those who commit by themselves.

        Where several are committed none of the tables told is the answer: the one who asked goes on after the last.
        """
        is_answer = not loaded.auto_commit
        by, seat = asked, asked.seat
        while True:
            with self.guard(loaded.table.name, f"seat {seat}, commit"):
                steps = loaded.table.commit(seat)
            await self._write(loaded, steps, asked=by, is_answer=is_answer)
            self.moves += 1
            with self.guard(loaded.table.name):
                following = loaded.table.without_choice(loaded.auto_commit)
            if not following:
                return is_answer and bool(asked.id)
            by, seat = NOBODY, following[0]
