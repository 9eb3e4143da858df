"""A table for a task, be it a lesson or a puzzle."""

from __future__ import annotations

import secrets

from bogwood.coach.hint import OFF
from bogwood.host.plan import Plan, SeatPlan, TaskMark
from bogwood.kernel.chance import wide
from bogwood.lessons.task import Task
from bogwood.store.contract import Person

from .asking import asking
from .inn import Inn
from .links import links_of
from .wire import Created


async def table_for(inn: Inn, me: Person, task: Task) -> Created:
    """A table that begins where a task does, with me in its seat."""
    inn.limits.new_table(me.id, asking())
    with inn.host.around.guard("new"):
        start = task.start(task.opened(inn.offer.open_game), wide(secrets.token_hex(16)))
    plan = plan_of(inn, task)
    table, codes = await inn.host.create(plan, {task.seat: me.id}, {task.seat: me.nickname}, task.seed, start)
    made = await inn.host.get(table)
    made.share = asking()
    return Created(table, links_of(made.table, inn.config.public_url), {str(seat): codes[seat] for seat in codes})


def plan_of(inn: Inn, task: Task) -> Plan:
    """A bot in every other seat: the easiest, by its script; where nobody else plays, one of the usual, which sleeps,
    and the coach says nothing."""
    kind = inn.offer.usual_bot(task.game) if task.is_alone else inn.offer.bots(task.game)[0]
    seats = [
        SeatPlan() if seat == task.seat else SeatPlan("", kind, task.script.get(seat, []))
        for seat in range(task.players)
    ]  # fmt: skip
    return Plan(
        task.game,
        task.players,
        seats,
        dict(task.options),
        task.edition,
        stand_in=kind,
        hints=OFF if task.is_alone else "",
        task=TaskMark(task.kind, task.id, task.is_alone),
    )
