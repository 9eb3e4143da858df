"""A table of a task knows which it is, whenever it was stored."""

from __future__ import annotations

import msgspec
import pytest

from bogwood.host.host import goes_on, is_alone
from bogwood.host.plan import Plan, SeatPlan, TaskMark, plan_from
from bogwood.host.table import Table
from bogwood.shelf import open_game
from bogwood.store.contract import Json, numbered

PLAN: Json = {"game": "felinia", "players": 2, "seats": [{}, {"bot": "easy"}]}


def table(plan: Json) -> Table:
    """A table as it is read from its first event."""
    made = Table("t", open_game)
    body = {"plan": plan, "seed": "isle-9", "rules": open_game("felinia", 2, {}).rules_version}
    for event in numbered(0, [("created", body)], 0):
        made.take_in(event)
    return made


@pytest.mark.parametrize(
    ("stored", "task"),
    [
        ({}, None),
        ({"task": "", "puzzle": ""}, None),
        ({"task": "lesson first", "puzzle": ""}, TaskMark("lesson", "first")),
        ({"task": "", "puzzle": "1a2b3c4d"}, TaskMark("puzzle", "1a2b3c4d", is_alone=True)),
        ({"task": None}, None),
        ({"task": {"kind": "lesson", "id": "first", "is_alone": False}}, TaskMark("lesson", "first")),
    ],
)
def test_a_table_of_before_opens_with_its_task(stored: Json, task: TaskMark | None) -> None:
    made = table({**PLAN, **stored})
    assert made.plan.task == task
    assert made.shown(0, 0)["task"] == msgspec.to_builtins(task)
    assert is_alone(made.summary()) == (task is not None and task.is_alone)


def test_a_plan_that_is_stored_is_read_back() -> None:
    plan = Plan("felinia", 2, [SeatPlan(), SeatPlan("", "easy")], task=TaskMark("puzzle", "1a2b3c4d", is_alone=True))
    assert plan_from(msgspec.to_builtins(plan)) == plan


def test_nothing_goes_on_at_a_task_that_is_one_s_alone() -> None:
    alone, other = TaskMark("puzzle", "x", is_alone=True), TaskMark("lesson", "x")
    for task, goes in ((alone, False), (other, True)):
        made = table({**PLAN, "task": msgspec.to_builtins(task), "seats": [{"bot": "easy"}, {}]})
        summary = msgspec.structs.replace(made.summary(), to_act=[0], status="running")
        assert goes_on(summary) == goes
