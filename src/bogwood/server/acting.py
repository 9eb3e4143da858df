"""What a seat does: one function for each thing, whether it comes by websocket or over HTTP."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bogwood.host.loaded import REMEMBERED, Asked, Loaded
from bogwood.host.pace import SECOND
from bogwood.host.rights import Right
from bogwood.host.table import Steps, Table
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.store.contract import Conflict, LostLease, Unreachable, Unwritable

from .entry import look
from .inn import Answers, Inn
from .problems import ill, problem_of
from .talk import say
from .trouble import note_illness
from .wire import Act, Json

log = logging.getLogger("bogwood.server")


@dataclass
class Doing:
    """One message of one seat."""

    inn: Inn
    loaded: Loaded
    right: Right
    message: Act
    is_told: bool = False
    """Has everybody at the seat heard a table that carries the id of the message?"""

    @property
    def seat(self) -> int:
        return self.right.seat

    @property
    def at(self) -> list[int]:
        """The moment the message was meant for; without one it is meant for none."""
        return self.message.at if self.message.at is not None else []


async def hello(doing: Doing) -> None:
    """Nothing to do: the answer shows the table."""


async def choose(doing: Doing) -> None:
    if doing.message.option is None:
        raise Refusal("schema-missing", "", "/option", name="option")
    option = option_of(doing, doing.message.option)
    via = None if doing.message.via is None else option_of(doing, doing.message.via)
    doing.is_told = await doing.inn.host.chooser.choose(
        doing.loaded, doing.seat, option, doing.at, doing.message.id, doing.right, via
    )


def option_of(doing: Doing, option: int | str) -> int:
    """The option meant, by number or notation; refused when the game has none such."""
    catalogue = doing.loaded.table.opened().catalogue
    return catalogue.parse(option) if isinstance(option, str) else catalogue.entry(option).number


async def undo(doing: Doing) -> None:
    doing.is_told = await doing.inn.host.chooser.undo(doing.loaded, doing.seat, doing.at, doing.message.id, doing.right)


async def redo(doing: Doing) -> None:
    doing.is_told = await doing.inn.host.chooser.redo(doing.loaded, doing.seat, doing.at, doing.message.id, doing.right)


async def commit(doing: Doing) -> None:
    doing.is_told = await doing.inn.host.chooser.commit(
        doing.loaded, doing.seat, doing.at, doing.message.id, doing.right
    )


async def withdraw(doing: Doing) -> None:
    """Choose anew what was chosen in secret, while others are still choosing."""
    await stepped(doing, lambda table: table.withdraw(doing.seat))


async def auto_commit(doing: Doing) -> None:
    if doing.message.on:
        doing.loaded.auto_commit.add(doing.seat)
    else:
        doing.loaded.auto_commit.discard(doing.seat)


async def confirm_all(doing: Doing) -> None:
    """From now on every question is asked, even one with a single answer; or no more."""
    async with doing.loaded.writer:
        doing.right.must_hold(doing.loaded.holders)
        doing.loaded.table.ask_everything(doing.seat, doing.message.on)


async def stepped(doing: Doing, make: Callable[[Table], Steps]) -> None:
    asked = Asked(doing.seat, doing.message.id)
    doing.is_told = await doing.inn.host.step(doing.loaded, make, asked=asked, right=doing.right)


async def propose(doing: Doing) -> None:
    wish = doing.message
    await stepped(doing, lambda table: table.propose(doing.seat, wish.what, wish.to))


async def answer(doing: Doing) -> None:
    yes = doing.message.yes
    await stepped(doing, lambda table: table.answer(doing.seat, yes))


async def resign(doing: Doing) -> None:
    await stepped(doing, lambda table: table.resign(doing.seat))


async def stand_in(doing: Doing) -> None:
    """A bot plays on, or only this turn: for myself at any time, for another person only where no clock runs, and after
    a time without a sign of them."""
    seat = doing.seat if doing.message.seat is None else doing.message.seat
    if not 0 <= seat < doing.loaded.table.plan.players:
        raise Refusal("bad-seat", "", "/seat", seat=seat + 1)
    if seat != doing.seat:
        must_be_away(doing.inn, doing.loaded, seat)
    await stepped(doing, lambda table: table.stand_in(seat, doing.message.once))


def must_be_away(inn: Inn, loaded: Loaded, seat: int) -> None:
    """Where there is a clock it alone decides how long somebody may be away."""
    if loaded.table.plan.pace.kind != "none":
        raise Refusal("clock-decides", "", "/seat", seat=seat + 1)
    is_here = any(listener.right.seat == seat for listener in loaded.listeners)
    last = max(inn.seen.get((loaded.table.name, seat), 0), loaded.since)
    wait = inn.config.away_seconds - (inn.host.around.charged() - last) // SECOND
    if is_here or wait > 0:
        raise Refusal("not-away", "", "/seat", seat=seat + 1, seconds=max(1, wait))


async def come_back(doing: Doing) -> None:
    await stepped(doing, lambda table: table.come_back(doing.seat))


async def hurry(doing: Doing) -> None:
    """Ask the bots to come to an end with their thinking, until people have to act again."""
    doing.inn.host.bots.hurry(doing.loaded)


async def speak(doing: Doing) -> None:
    said = doing.message
    await say(doing.inn, doing.loaded, doing.seat, said.text, said.phrase, said.id)


ACTIONS: dict[str, Callable[[Doing], Awaitable[None]]] = {
    "hello": hello,
    "choose": choose,
    "undo": undo,
    "redo": redo,
    "commit": commit,
    "withdraw": withdraw,
    "auto_commit": auto_commit,
    "confirm_all": confirm_all,
    "propose": propose,
    "answer": answer,
    "resign": resign,
    "stand_in": stand_in,
    "come_back": come_back,
    "hurry": hurry,
    "say": speak,
}
MOVES = frozenset({"choose", "undo", "redo", "commit"})


async def act(doing: Doing, language: str) -> Json:
    """Do what a seat asks, once, and answer.

    The answer is of type ``done``, ``refused`` (with the table as it stands) or ``moved`` (the table must be opened
    again).  A message that comes again with the same id is not done again: its answer is given again.
    """
    inn, loaded, right, message = doing.inn, doing.loaded, doing.right, doing.message
    seat = right.seat
    try:
        inn.limits.acts.take(f"{loaded.table.name}/{seat}")
        if "\0" in message.id:
            raise Refusal("bad-message", "", "/id")
    except Refusal as refusal:
        return await refused(inn, loaded, right, message.id, refusal, language)
    if message.id and loaded.done and loaded.has_done(Asked(seat, message.id)):
        return {"type": "done", "id": message.id}
    answers = inn.answers_of(loaded, seat)
    known = answers.get(message.id) if message.id else None
    answered = await (carried_out(doing, answers, language) if known is None else asyncio.shield(known))
    if answered["type"] == "refused":
        return await with_table(inn, loaded, right, answered)
    return answered


async def carried_out(doing: Doing, answers: Answers, language: str) -> Json:
    """The answer to a new message; whoever brings the message again meanwhile waits for the same."""
    if not doing.message.id:
        return await carry_out(doing, language)
    job: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
    answers[doing.message.id] = job
    if len(answers) > REMEMBERED:
        answers.popitem(last=False)
    try:
        answered = await carry_out(doing, language)
        job.set_result(answered)
    finally:
        if not job.done():
            job.cancel()
    return answered


async def carry_out(doing: Doing, language: str) -> Json:
    message = doing.message
    began = time.perf_counter()
    try:
        doing.right.must_hold(doing.loaded.holders)
        await ACTIONS[message.do](doing)
    except Refusal as refusal:
        return refused_as(doing.inn, doing.loaded, message.id, refusal, language)
    except Problems as found:
        return refused_as(doing.inn, doing.loaded, message.id, found.problems[0], language)
    except (LostLease, Conflict):
        return {"type": "moved", "id": message.id, "table": doing.loaded.table.name}
    except Unreachable as problem:
        # Whether it was done is found out by whoever brings it again.
        note_illness(problem)
        return {"type": "moved", "id": message.id, "table": doing.loaded.table.name}
    except Unwritable as problem:
        note_illness(problem)
        return refused_as(doing.inn, doing.loaded, message.id, ill(problem), language)
    except Exception:
        table = doing.loaded.table
        log.exception("table %s after event %d, seat %d: %r", table.name, table.number, doing.seat, message)
        return refused_as(doing.inn, doing.loaded, message.id, Refusal("internal"), language)
    if message.do in MOVES:
        doing.inn.metrics.move_time.observe(time.perf_counter() - began)
    return {"type": "done", "id": message.id}


def refused_as(inn: Inn, loaded: Loaded, message_id: str, refusal: Refusal, language: str) -> Json:
    problem = problem_of(refusal, language, loaded.table.plan.game)
    inn.metrics.refused.labels(refusal.code).inc()
    return {
        "type": "refused",
        "id": message_id,
        "code": problem.code,
        "rule": problem.rule,
        "where": problem.where,
        "arguments": problem.arguments,
        "sentence": problem.sentence,
    }


async def refused(inn: Inn, loaded: Loaded, right: Right, message_id: str, refusal: Refusal, language: str) -> Json:
    return await with_table(inn, loaded, right, refused_as(inn, loaded, message_id, refusal, language))


async def with_table(inn: Inn, loaded: Loaded, right: Right, answered: Json) -> Json:
    """A refusal together with the table as it stands now, for whoever may see it."""
    try:
        return {**answered, "table": await look(inn, loaded, right)}
    except Refusal:
        return {**answered, "table": None}
    except LostLease:
        return {"type": "moved", "id": answered["id"], "table": loaded.table.name}
