"""What people do in a turn of theirs: choose, undo, redo, and commit."""

from __future__ import annotations

from bogwood.kernel.refusal import Refusal

from .around import Guard, Surroundings
from .bot_turns import BotTurns
from .loaded import NOBODY, Asked, Loaded
from .rights import Right
from .table import Table
from .writing import Writer


class Chooser:
    """Lets seats try out their turns and commit them."""

    def __init__(self, writer: Writer, bots: BotTurns, around: Surroundings) -> None:
        self._writer = writer
        self._bots = bots
        self._around = around

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
        async with self._writer.writing(loaded, right) as table:
            must_be_meant(table, seat, at, self._around.guard)
            with self._around.guard(table.name, f"seat {seat}, option {option}"):
                table.choose(seat, option, via)
            is_told = await self._settle(loaded, Asked(seat, asked))
        self._bots.play_on(loaded)
        return is_told

    async def undo(self, loaded: Loaded, seat: int, at: list[int], asked: str = "", right: Right | None = None) -> bool:
        async with self._writer.writing(loaded, right) as table:
            must_be_meant(table, seat, at, self._around.guard)
            with self._around.guard(table.name, f"seat {seat}, undo"):
                table.undo(seat)
            return await self._settle(loaded, Asked(seat, asked))

    async def redo(self, loaded: Loaded, seat: int, at: list[int], asked: str = "", right: Right | None = None) -> bool:
        async with self._writer.writing(loaded, right) as table:
            must_be_meant(table, seat, at, self._around.guard)
            with self._around.guard(table.name, f"seat {seat}, redo"):
                table.redo(seat)
            is_told = await self._settle(loaded, Asked(seat, asked))
        self._bots.play_on(loaded)
        return is_told

    async def commit(
        self, loaded: Loaded, seat: int, at: list[int], asked: str = "", right: Right | None = None
    ) -> bool:
        async with self._writer.writing(loaded, right) as table:
            must_be_meant(table, seat, at, self._around.guard)
            is_told = await self._commit(loaded, Asked(seat, asked))
        self._bots.play_on(loaded)
        return is_told

    async def _settle(self, loaded: Loaded, asked: Asked) -> bool:
        table, seat = loaded.table, asked.seat
        trial = table.trial(seat)
        if trial.is_final or (seat in loaded.auto_commit and table.is_complete(trial)):
            return await self._commit(loaded, asked)
        await self._writer.write_trial(loaded, asked)
        return bool(asked.id)

    async def _commit(self, loaded: Loaded, asked: Asked) -> bool:
        """Commit the turn of a seat, and after it every turn without a choice of those who commit by themselves.

        Where several are committed none of the tables told is the answer: the one who asked goes on after the last.
        """
        is_answer = not loaded.auto_commit
        by, seat = asked, asked.seat
        while True:
            with self._around.guard(loaded.table.name, f"seat {seat}, commit"):
                steps = loaded.table.commit(seat)
            await self._writer.write(loaded, steps, asked=by, is_answer=is_answer)
            with self._around.guard(loaded.table.name):
                following = loaded.table.without_choice(loaded.auto_commit)
            if not following:
                return is_answer and bool(asked.id)
            by, seat = NOBODY, following[0]


def must_be_meant(table: Table, seat: int, at: list[int], guard: Guard) -> None:
    """Refuse what was meant for another moment."""
    table.must_run()
    if seat not in table.to_act():
        raise Refusal("not-your-turn", "", "", seat=seat)
    if table.chairs[seat].player:
        raise Refusal("bot-plays", "", "", seat=seat + 1)
    with guard(table.name):
        now = [table.number, table.trial(seat).step]
    if at != now:
        raise Refusal("stale", "", "", number=table.number)
