"""Where the games are played: in this process, in several, or on a Ray cluster.  The results are the same."""

from __future__ import annotations

import importlib.util
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any

from bogwood.kernel.refusal import Refusal

from .folder import Folder, line_of
from .playing import Opener, Played, play_fixture, play_fixtures
from .settings import Fixture, Settings

CHUNK = 4
"""Games that another process plays before it reports."""

Runner = Callable[[Settings, Opener, list[Fixture]], Iterator[Played]]
"""Plays games and gives each out when it is over, in any order."""


def run(
    settings: Settings,
    opener: Opener,
    runner: Runner,
    folder: Folder | None = None,
    done: Iterable[Played] = (),
    advance: Callable[[int], None] = lambda games: None,
) -> list[Played]:
    """All games of an arena in the order of the schedule; those that are done already are not played again."""
    found = {played["number"]: played for played in done}
    missing = [fixture for fixture in settings.schedule() if fixture.number not in found]
    advance(settings.games - len(missing))
    file = folder.open_games() if folder is not None else None
    try:
        for played in runner(settings, opener, missing):
            found[played["number"]] = played
            if file is not None:
                file.write(line_of(played))
                file.flush()
            advance(1)
    finally:
        if file is not None:
            file.close()
    return [found[fixture.number] for fixture in settings.schedule()]


def here(settings: Settings, opener: Opener, fixtures: list[Fixture]) -> Iterator[Played]:
    """In this process."""
    for fixture in fixtures:
        yield play_fixture(settings, opener, fixture)


def pool(jobs: int) -> Runner:
    """In so many processes; a game that a dying process took with it is played again when the arena is resumed."""

    def play(settings: Settings, opener: Opener, fixtures: list[Fixture]) -> Iterator[Played]:
        executor = ProcessPoolExecutor(max_workers=jobs, initializer=leave_interrupts_alone)
        try:
            yield from as_they_end(executor, settings, opener, fixtures, 2 * jobs)
        finally:
            executor.shutdown(wait=True, cancel_futures=True)

    return play


def leave_interrupts_alone() -> None:
    """Ctrl-C is for the process that writes the results; it tells the others when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def as_they_end(
    executor: ProcessPoolExecutor, settings: Settings, opener: Opener, fixtures: list[Fixture], ahead: int
) -> Iterator[Played]:
    """The games as they end, with no more than ``ahead`` chunks asked for at a time."""
    waiting: set[Future[list[Played]]] = set()
    for chunk in chunks(fixtures):
        waiting.add(executor.submit(play_fixtures, settings, opener, chunk))
        if len(waiting) >= ahead:
            ended, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ended:
                yield from future.result()
    while waiting:
        ended, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in ended:
            yield from future.result()


def chunks(fixtures: list[Fixture]) -> Iterator[list[Fixture]]:
    remaining = iter(fixtures)
    while chunk := list(islice(remaining, CHUNK)):
        yield chunk


def ray_cluster(jobs: int) -> Runner:
    """On Ray: the cluster that ``RAY_ADDRESS`` names, or one of so many processes on this machine."""
    if importlib.util.find_spec("ray") is None:
        raise Refusal("missing-extra", "", "--ray", text="cluster")

    def play(settings: Settings, opener: Opener, fixtures: list[Fixture]) -> Iterator[Played]:
        import ray

        start_ray(ray, jobs)
        try:
            task = ray.remote(play_fixtures)
            waiting = [task.remote(settings, opener, chunk) for chunk in chunks(fixtures)]
            while waiting:
                ended, waiting = ray.wait(waiting)
                for chunk in ray.get(ended):
                    yield from chunk
        finally:
            ray.shutdown()

    return play


def start_ray(ray: Any, jobs: int) -> None:
    """Join the cluster that the environment names, or make a small one that listens on the loopback only."""
    if os.environ.get("RAY_ADDRESS"):
        ray.init(log_to_driver=False)
    else:
        ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, _node_ip_address="127.0.0.1")
