"""Letting bots play the seats that are theirs."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from bogwood.kernel import position
from bogwood.kernel.chance import seal_of
from bogwood.kernel.game import Game, State
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Conflict, LostLease, SeatHolder, Store, Unwritable

from .loaded import NOBODY, Asked, BotPlayer, Hurry, Listener, Loaded
from .pace import SECOND
from .rights import Right
from .table import Steps, Table
from .telling import Clock
from .writing import Writer

STAND_IN_PACE = 1000
"""Milliseconds at least between two turns that a bot plays for a person, as long as somebody looks on."""
PAUSE = 2.0
"""Seconds after which a bot tries again to play a turn that could not be stored."""


AWAKE = 10 * SECOND
"""So long after somebody has asked for it a table of bots goes on."""


class BotKeeper(Writer):
    """The tables in memory, with the bots that play at them."""

    def __init__(self, store: Store, bots: BotPlayer, now: Clock, owner: str) -> None:
        super().__init__(store, now, owner)
        self.bots = bots
        self.stand_in_pace = STAND_IN_PACE
        self.moves = 0
        self.pause = PAUSE
        self._tasks: set[asyncio.Task[Any]] = set()

    async def step(
        self,
        loaded: Loaded,
        make: Callable[[Table], Steps],
        seats: Sequence[SeatHolder] = (),
        asked: Asked = NOBODY,
        right: Right | None = None,
    ) -> bool:
        """Let a table take one step: checked, stored, folded in, and only then told.

        Returns whether the one who asked was told a table with the id of their message.
        """
        async with self._writing(loaded, right) as table:
            with self.guard(table.name):
                steps = make(table)
            await self._write(loaded, steps, seats, asked)
        self._after(loaded)
        return bool(steps and asked.id)

    def _after(self, loaded: Loaded) -> None:
        """Let a bot play when one has to."""
        table = loaded.table
        waiting = [seat for seat in table.to_act() if table.chairs[seat].player]
        if waiting and self._is_awake(loaded) and (loaded.bot_task is None or loaded.bot_task.done()):
            loaded.bot_task = asyncio.ensure_future(self._play_bots(loaded))
            self._tasks.add(loaded.bot_task)
            loaded.bot_task.add_done_callback(self._tasks.discard)

    def _is_awake(self, loaded: Loaded) -> bool:
        """Where no people sit and nobody looks, bots sleep until somebody does."""
        return bool(loaded.table.people() or loaded.listeners or self.steady() - loaded.used < AWAKE)

    async def listen(self, loaded: Loaded, listener: Listener) -> None:
        await super().listen(loaded, listener)
        self._after(loaded)

    async def _play_bots(self, loaded: Loaded) -> None:
        while self.loaded.get(loaded.table.name) is loaded:
            table = loaded.table
            waiting = [seat for seat in table.to_act() if table.chairs[seat].player]
            if not waiting:
                loaded.hurry = Hurry()
                return
            if not self._is_awake(loaded):
                return
            try:
                await self._play_bot(loaded, waiting[0])
            except (Refusal, Conflict, LostLease):
                # The table was put away; whoever loads it again lets the bot play again.
                return
            except Unwritable:
                await asyncio.sleep(self.pause)

    def hurry(self, loaded: Loaded) -> None:
        """Let the bots at this table answer at once until people have to act."""
        if any(loaded.table.chairs[seat].player for seat in loaded.table.to_act()):
            loaded.hurry.ask()

    async def _play_bot(self, loaded: Loaded, seat: int) -> None:
        """One turn of a bot: it is given a state that tells it nothing its seat may not know."""
        table = loaded.table
        game, state = table.playing()
        number = table.number
        seed = seal_of(f"{table.seed}/{seat}/{number}")
        with self.guard(table.name):
            document = position.write(game, game.determinise(state, seat, seed))
        try:
            chosen = await self.bots.play(document, seat, table.chairs[seat].player, seed, loaded.hurry, loaded.share)
        except Exception:
            # A bot's mistake is no reason for the others to wait.
            chosen = None
        await self._keep_pace(loaded, seat)
        async with self._writing(loaded) as now:
            if now is not table or table.number != number or table.status != "running" or not table.chairs[seat].player:
                return
            with self.guard(table.name, f"seat {seat}, options {chosen}"):
                try:
                    steps = table.bot_turn(seat, chosen or anything(game, state, seat))
                except Refusal:
                    steps = table.bot_turn(seat, anything(game, state, seat))
            await self._write(loaded, steps)
            self.moves += 1

    async def _keep_pace(self, loaded: Loaded, seat: int) -> None:
        """Let people see what a bot does in the place of one of them; who is in a hurry waits no longer."""
        if not loaded.table.chairs[seat].stand_in or not loaded.listeners:
            return
        loop = asyncio.get_running_loop()
        left = loaded.stood_in_at + self.stand_in_pace / SECOND - loop.time()
        if left > 0:
            is_hurried = asyncio.Event()
            with loaded.hurry.heard_by(is_hurried.set), suppress(TimeoutError):
                await asyncio.wait_for(is_hurried.wait(), left)
        loaded.stood_in_at = loop.time()


def anything(game: Game, state: State, seat: int) -> list[int]:
    """Some legal turn, by chance, for a bot that could not decide; it ends where something is drawn."""
    twin = state.clone()
    chosen: list[int] = []
    turn = twin.turn
    while seat in game.seats_to_act(twin) and twin.turn == turn:
        options = game.legal(twin, seat)
        drawn = twin.drawn
        chosen.append(options.nth(secrets.randbelow(len(options))))
        game.apply(twin, seat, chosen[-1])
        if twin.drawn != drawn:
            break
    return chosen
