"""Who may ask the coach of a server, and how many at once; where it works is said by whoever makes the room."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Final, Protocol

from bogwood.coach.work import hint_for, knows
from bogwood.host.fair import FairQueue
from bogwood.host.fold import OpenGame
from bogwood.kernel.record import Record
from bogwood.kernel.refusal import Refusal
from bogwood.puzzles.puzzle import Puzzle
from bogwood.puzzles.work import answered

from .wire import Json

HINT_LIMIT: Final = 20.0
"""Seconds after which a hint is given up."""
MOST_WAITING: Final = 6
"""So many may wait for a hint, or for a review."""
MOST_OF_ONE: Final = 2
"""So many hints may wait for one address, and so many reviews be made for it."""
USUAL_HINT: Final = 2.0
USUAL_REVIEW: Final = 20.0
"""Seconds that one takes, as far as nothing else is known."""
REVIEW_SECONDS: Final = 60.0
"""At most: where turns are weighed quickly, all of them take a few seconds together."""
REMEMBERED: Final = 32
"""So many reviews are kept in memory."""


class ReviewWork:
    """A review that is being made, or was."""

    def __init__(self, share: str = "") -> None:
        self.share = share
        """Who asked for it."""
        self.progress = 0.0
        self.result: Json | None = None
        self.has_failed = False
        self.has_begun = False

    def tell(self, share: float) -> None:
        """So much of it is done."""
        self.progress = share

    @property
    def is_going_on(self) -> bool:
        return self.result is None and not self.has_failed


class Workplace(Protocol):
    """Where the coach works, so that no table ever waits for it."""

    async def ask(self, work: Callable[..., Json], *about: object) -> Json:
        """What comes of some work that somebody waits for; raises BrokenExecutor where the place broke down."""

    async def review(
        self, record: Record, open_game: OpenGame, seats: list[int], seconds: float, tell: Callable[[float], None]
    ) -> Json:
        """The review of a game, made within about so many seconds; ``tell`` hears how far it is."""

    def give_up(self) -> None:
        """End what is being asked; the next who ask find the place ready again."""

    def close(self) -> None:
        """End all work."""


class CoachRoom:
    """Hints and reviews, for those who wait their turn; ``open_game`` must be one that the workplace can import."""

    def __init__(self, open_game: OpenGame, place: Workplace) -> None:
        self.open_game = open_game
        self.review_seconds = REVIEW_SECONDS
        self.reviews: OrderedDict[str, ReviewWork] = OrderedDict()
        self._place = place
        self._waiting: Counter[str] = Counter()
        self._hint_time = Usual(USUAL_HINT)
        self._review_time = Usual(USUAL_REVIEW)
        self._one_review = FairQueue([0])

    # Hints

    async def hint(self, document: Json, seat: int, tried: list[int], degree: str, seed: str, share: str = "") -> Json:
        """What the coach says at a position that tells no secrets; refused where it cannot say anything."""
        must_know(document["game"])
        return await self._asked(share, hint_for, self.open_game, document, seat, tried, degree, seed)

    async def answer(self, puzzle: Puzzle, tried: list[int], gives_up: bool, share: str = "") -> Json:
        """What is said of a turn that was tried at a puzzle."""
        return await self._asked(share, answered, self.open_game, puzzle, tried, gives_up)

    async def _asked(self, share: str, work: Callable[..., Json], *about: object) -> Json:
        """What comes of some work at the place for hints, which nobody waits for too long."""
        if self._waiting.total() >= MOST_WAITING or self._waiting[share] >= MOST_OF_ONE:
            raise busy(self._waiting.total() * self._hint_time.seconds)
        self._waiting[share] += 1
        began = time.monotonic()
        try:
            async with asyncio.timeout(HINT_LIMIT):
                return await self._place.ask(work, *about)
        except (TimeoutError, BrokenExecutor):
            self._place.give_up()
            raise busy(self._hint_time.seconds) from None
        finally:
            self._hint_time.add((time.monotonic() - began) / self._waiting.total())
            self._waiting[share] -= 1
            self._waiting += Counter()

    # Reviews

    def begin_review(self, table: str, record: Record, share: str = "") -> ReviewWork:
        """The review of a game, begun unless it is known; whoever calls lets ``make_review`` run for a new one."""
        must_know(record.game)
        going_on = [work for work in self.reviews.values() if work.is_going_on]
        of_one = [work for work in going_on if work.share == share]
        if len(going_on) >= MOST_WAITING or len(of_one) >= MOST_OF_ONE:
            raise busy(len(of_one or going_on) * self._review_time.seconds)
        work = self.reviews[table] = ReviewWork(share)
        while len(self.reviews) > REMEMBERED:
            self.reviews.popitem(last=False)
        return work

    def wait_for(self, work: ReviewWork) -> int:
        """About how many seconds a review waits for those of others before it is begun."""
        if work.has_begun or not work.is_going_on:
            return 0
        before = [one for one in self.reviews.values() if one.is_going_on and one is not work]
        return math.ceil(sum(1 - one.progress for one in before) * self._review_time.seconds)

    async def make_review(
        self, work: ReviewWork, record: Record, seats: list[int], finish: Callable[[Json], Json]
    ) -> Json:
        """Make a review, one at a time, outside the event loop; ``seats`` are told of themselves, and ``finish`` lays
        the last hand on it."""
        try:
            async with self._one_review.one(work.share):
                work.has_begun, began = True, time.monotonic()
                found = await self._place.review(record, self.open_game, seats, self.review_seconds, work.tell)
                self._review_time.add(time.monotonic() - began)
                work.result = finish(found)
                return work.result
        finally:
            work.has_failed = work.result is None

    def close(self) -> None:
        """End all work."""
        self._place.close()


class Usual:
    """How long something usually takes, the latest counting most."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def add(self, seconds: float) -> None:
        self.seconds += (seconds - self.seconds) / 4


def busy(seconds: float) -> Refusal:
    return Refusal("coach-busy", "", "", seconds=max(1, math.ceil(seconds)))


def must_know(game: str) -> None:
    if not knows(game):
        raise Refusal("no-coach", "", "", name=game)
