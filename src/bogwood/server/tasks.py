"""A table for a task, be it a lesson or a puzzle."""

from __future__ import annotations

import secrets

from bogwood.coach.hint import OFF
from bogwood.host.plan import Plan, SeatPlan, TaskMark
from bogwood.kernel.chance import wide
from bogwood.lessons.task import Task
from bogwood.store.contract import Person

from .asking import asking
from .links import links_of
from .wire import Created
from .world import World


async def table_for(world: World, me: Person, task: Task) -> Created:
    """A table that begins where a task does, with me in its seat."""
    world.limits.new_table(me.id, asking())
    with world.host.around.guard("new"):
        start = task.start(task.opened(world.shelf.open_game), wide(secrets.token_hex(16)))
    plan = plan_of(world, task)
    table, codes = await world.host.create(plan, {task.seat: me.id}, {task.seat: me.nickname}, task.seed, start)
    made = await world.host.get(table)
    made.share = asking()
    return Created(table, links_of(made.table, world.config.public_url), {str(seat): codes[seat] for seat in codes})


def plan_of(world: World, task: Task) -> Plan:
    """A bot in every other seat: the easiest, by its script; where nobody else plays, one of the usual, which sleeps,
    and the coach says nothing."""
    kind = world.shelf.usual_bot(task.game) if task.is_alone else world.shelf.bots(task.game)[0]
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
