"""Scripts follow from their seed, survive being written, and are cut down to what it takes."""

from __future__ import annotations

import time
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from storm.deeds import DEEDS
from storm.director import BEGINNING, FAULTS, FAULTS_OF, KILL, written
from storm.director import DEEDS as KINDS
from storm.disk import Disk
from storm.evidence import Fault
from storm.history import History
from storm.script import POSTGRES, SQLITE, Act, Script, read
from storm.shrinking import fitted, shrunk
from storm.stage import SqliteStage

STORES = (SQLITE, POSTGRES)


@pytest.mark.parametrize("store", STORES)
def test_a_script_follows_from_its_seed(store: str, tmp_path: Path) -> None:
    script = written("a", store, 600)
    assert script == written("a", store, 600)
    assert script.acts != written("b", store, 600).acts
    script.save(tmp_path / "script.json")
    assert read(tmp_path / "script.json") == script


@pytest.mark.parametrize("store", STORES)
def test_everything_comes_in_an_hour_and_faults_one_after_another(store: str) -> None:
    acts = written("an hour", store, 3600).acts
    faults = {**FAULTS, **FAULTS_OF[store]}
    count = Counter(act.kind for act in acts)
    assert set(faults) <= set(count)
    assert count[KILL] + count["kill-server"] + count["kill-all"] + count["absence"] >= 520
    of_faults = [act for act in acts if act.kind in faults]
    assert all(one.at + one.seconds < other.at for one, other in pairwise(of_faults))


def test_there_is_somebody_for_everything(tmp_path: Path) -> None:
    with History(tmp_path / "history") as history:
        stage = SqliteStage(tmp_path, history, Disk(tmp_path, is_own=True))
        assert set(stage.faults) == {KILL, *FAULTS, *FAULTS_OF[SQLITE]}
        assert {*stage.deeds, *DEEDS} == set(KINDS)


def acts(*kinds: str) -> list[Act]:
    return [Act(10.0 * (n + 1), kind, 2.0) for n, kind in enumerate(kinds)]


def script_of(*kinds: str) -> Script:
    return Script("a", SQLITE, 600, acts(*kinds))


def test_a_script_is_cut_down_to_what_it_takes() -> None:
    """Two acts far apart make the fault together."""
    tried: list[Script] = []

    def attempt(script: Script) -> list[Fault]:
        tried.append(script)
        return [Fault("lost", "a move")] if {"x", "y"} <= {act.kind for act in script.acts} else []

    found = shrunk(script_of(*"abcxdefgyhij"), [Fault("lost", "a move", t=500)], attempt, 60)
    assert [act.kind for act in found.acts] == ["x", "y"]
    assert found.acts[0].at == BEGINNING
    assert len(tried) < 40


def test_what_came_just_before_is_tried_first() -> None:
    tried: list[int] = []

    def attempt(script: Script) -> list[Fault]:
        tried.append(len(script.acts))
        return [Fault("lost", "a move")] if "x" in {act.kind for act in script.acts} else []

    found = shrunk(script_of(*"abcdefghijxk"), [Fault("lost", "a move", t=112)], attempt, 60)
    assert [act.kind for act in found.acts] == ["x"]
    assert tried[0] == 4


def test_another_fault_is_not_what_was_looked_for() -> None:
    found = shrunk(script_of(*"ab"), [Fault("lost", "a")], lambda script: [Fault("refusal", "b")], 60)
    assert len(found.acts) == 2


def test_cutting_down_ends_in_time() -> None:
    def attempt(script: Script) -> list[Fault]:
        time.sleep(0.05)
        return [Fault("lost", "a")]

    before = script_of(*"abcdefghijklmnop")
    assert len(shrunk(before, [Fault("lost", "a")], attempt, 0).acts) == len(before.acts)


def test_a_shorter_script_lasts_as_long_as_its_acts() -> None:
    short = fitted(script_of("a", "b"), acts("a", "b", "c")[1:])
    assert [act.at for act in short.acts] == [BEGINNING, BEGINNING + 10]
    assert BEGINNING + 12 < short.seconds < BEGINNING + 20
