"""How both engines are measured: the same loops, in CPU time, so that only the engines differ.

A *course* is one game of random play that hands out its state before every decision; ``bound`` gives the
function that copies such a state.
"""

from __future__ import annotations

import gc
import itertools
import tracemalloc
from collections.abc import Callable, Iterable, Iterator
from time import process_time
from typing import TypeVar

EVERY = 20
"""States are sampled along a course at every so many decisions."""

COPIES = 100
"""A sampled state is copied so many times in a row, which makes reading the clock cheap beside it."""

S = TypeVar("S")
Copy = Callable[[], object]


def whole_numbers_until(seconds: float) -> Iterator[int]:
    """0, 1, 2 … for as long as this process has not used that much more CPU time; at least one."""
    end = process_time() + seconds
    for number in itertools.count():
        yield number
        if process_time() >= end:
            return


def timed(action: Callable[[], int]) -> tuple[int, float]:
    """What the action returns, and the CPU seconds it took."""
    began = process_time()
    result = action()
    return result, process_time() - began


def rate(counted: Iterable[tuple[int, float]]) -> float:
    """Things per CPU second over all samples of (things, seconds)."""
    samples = list(counted)
    return sum(things for things, _ in samples) / sum(seconds for _, seconds in samples)


def sampled(course: Iterable[S]) -> Iterator[S]:
    return itertools.islice(course, 0, None, EVERY)


def copy_seconds(courses: Iterable[Iterable[S]], bound: Callable[[S], Copy]) -> float:
    """CPU seconds for one copy, freed again at once; the mean over the states sampled along the courses."""
    spent, copies = 0.0, 0
    for course in courses:
        for state in sampled(course):
            copy = bound(state)
            began = process_time()
            for _ in itertools.repeat(None, COPIES):
                copy()
            spent += process_time() - began
            copies += COPIES
    return spent / copies


def copy_bytes(courses: Iterable[Iterable[S]], bound: Callable[[S], Copy]) -> float:
    """Bytes that one copy keeps alive; the mean over copies taken along the courses and all kept.

    It is what is freed when the copies are dropped while the games they were taken from are still there.  So
    what all states of a game share does not count, and what only the copies hold does.
    """
    tracemalloc.start()
    try:
        kept: list[object] = []
        originals: list[S] = []
        for course in courses:
            for state in sampled(course):
                kept.append(bound(state)())
            originals.append(state)
        number = len(kept)
        with_copies = traced_bytes()
        kept.clear()
        return (with_copies - traced_bytes()) / number
    finally:
        tracemalloc.stop()


def traced_bytes() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]
