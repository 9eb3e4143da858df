"""Letting bots play the seats that are theirs."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

from bogwood.kernel import position
from bogwood.kernel.chance import seal_of
from bogwood.kernel.game import Game, State
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Conflict, LostLease, Unreachable, Unwritable

from .around import Surroundings
from .loaded import BotPlayer, Hurry, Loaded
from .pace import SECOND
from .script import next_of
from .tables import Tables
from .writing import Writer

STAND_IN_PACE = 1000
"""Milliseconds at least between two turns that a bot plays for a person, as long as somebody looks on."""
PAUSE = 2.0
"""Seconds after which a bot tries again to play a turn that could not be stored."""
AWAKE = 10 * SECOND
"""So long after somebody has asked for it a table of bots goes on."""


class BotTurns:
    """Plays the turns of bots at the tables in memory."""

    def __init__(self, player: BotPlayer, tables: Tables, writer: Writer, around: Surroundings) -> None:
        self.player = player
        self._tables = tables
        self._writer = writer
        self._around = around
        self.stand_in_pace = STAND_IN_PACE
        self.pause = PAUSE
        self._tasks: set[asyncio.Task[None]] = set()

    def play_on(self, loaded: Loaded) -> None:
        """Let a bot play when one has to."""
        table = loaded.table
        waiting = [seat for seat in table.to_act() if table.chairs[seat].player]
        if waiting and self._is_awake(loaded) and (loaded.bot_task is None or loaded.bot_task.done()):
            loaded.bot_task = asyncio.ensure_future(self._play_bots(loaded))
            self._tasks.add(loaded.bot_task)
            loaded.bot_task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """No bot plays on."""
        for task in list(self._tasks):
            task.cancel()

    def _is_awake(self, loaded: Loaded) -> bool:
        """Where nobody plays themselves and nobody looks, bots sleep until somebody does; where a task is somebody's
        alone, for ever."""
        task = loaded.table.plan.task
        if task is not None and task.is_alone:
            return False
        return bool(loaded.table.players() or loaded.listeners or self._around.steady() - loaded.used < AWAKE)

    async def _play_bots(self, loaded: Loaded) -> None:
        while self._tables.holds(loaded):
            table = loaded.table
            waiting = [seat for seat in table.to_act() if table.chairs[seat].player]
            if not waiting:
                loaded.hurry = Hurry()
                return
            if not self._is_awake(loaded):
                return
            try:
                await self._come_up(loaded)
                await self._around.paid(loaded.share, self._play_bot(loaded, waiting[0]))
            except (Refusal, Conflict, LostLease, Unreachable):
                # The table was put away; whoever loads it again lets the bot play again.
                return
            except Unwritable:
                await asyncio.sleep(self.pause)

    async def _come_up(self, loaded: Loaded) -> None:
        while True:
            try:
                await self._around.turn(loaded.share)
            except Refusal:
                # Too many wait already, and one turn more or less makes no difference.
                await asyncio.sleep(self.pause)
            else:
                return

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
        with self._around.guard(table.name):
            document = position.write(game, game.determinise(state, seat, seed))
        try:
            chosen = next_of(table, seat) or await self.player.play(
                document, seat, table.chairs[seat].player, seed, loaded.hurry, loaded.share
            )
        except Exception:
            # A bot's mistake is no reason for the others to wait.
            chosen = None
        await self._keep_pace(loaded, seat)
        async with self._writer.writing(loaded) as now:
            if now is not table or table.number != number or table.status != "running" or not table.chairs[seat].player:
                return
            with self._around.guard(table.name, f"seat {seat}, options {chosen}"):
                try:
                    steps = table.bot_turn(seat, chosen or anything(game, state, seat))
                except Refusal:
                    steps = table.bot_turn(seat, anything(game, state, seat))
            await self._writer.write(loaded, steps)

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
