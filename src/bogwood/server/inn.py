"""Everything a request may need, made once per server process."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar
from weakref import WeakKeyDictionary

from bogwood.host.fold import OpenGame
from bogwood.host.host import Host
from bogwood.host.loaded import Loaded
from bogwood.host.people import People
from bogwood.manifest import Manifest
from bogwood.store.contract import Store

from .asking import asking
from .coach_room import CoachRoom
from .config import Config
from .figures import Figures
from .leisure import LeisureRoom
from .limits import Limits
from .passes import Passes
from .readiness import Readiness
from .shares import Shares
from .trouble import note

T = TypeVar("T")

Answers = OrderedDict[str, "asyncio.Future[dict[str, Any]]"]


USUAL_BOT = "medium"


@dataclass(frozen=True)
class Offer:
    """What the server is told of the games: their manifests, and ways to open them."""

    games: Mapping[str, Manifest]
    open_game: OpenGame
    bots: Callable[[str], list[str]]
    """The kinds of bots that people are offered as opponents at a game, the weakest first."""
    data: Callable[[str, str], dict[str, Any]]
    """The component data of a game and edition, with the marks of their origin."""
    other_bots: Callable[[str], list[str]] = lambda game: []
    """Kinds of bots that play a game when they are asked for by name."""

    def usual_bot(self, game: str) -> str:
        """The kind that plays where none was chosen; empty where there are no bots."""
        offered = self.bots(game)
        return USUAL_BOT if USUAL_BOT in offered else (offered or [""])[0]


class Signer(Protocol):
    """Signs what is pushed to browsers."""

    public: str
    """What a browser is given when it subscribes."""

    def headers(self, address: str, subject: str, now: int) -> dict[str, str]:
        """The head of a request to the push service at an address; ``now`` in milliseconds."""


class Helper(Protocol):
    """Somebody who works beside the server: processes, or other threads."""

    def warm(self) -> None:
        """Get ready before there is anything to do."""

    def close(self) -> None:
        """End all work."""


@dataclass
class Inn:
    """The server's tables, people, limits and figures."""

    offer: Offer
    store: Store
    host: Host
    people: People
    config: Config
    limits: Limits
    metrics: Figures
    coach: CoachRoom
    readiness: Readiness = field(init=False)
    shares: Shares = field(init=False)
    leisure: LeisureRoom = field(default_factory=LeisureRoom)
    sockets: Counter[str] = field(default_factory=Counter)
    """The open websockets of each address."""
    seen: dict[tuple[str, int], int] = field(default_factory=dict)
    """When the last connection of a seat ended, in charged time."""
    answers: WeakKeyDictionary[Loaded, dict[int, Answers]] = field(default_factory=WeakKeyDictionary)
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    passes: Passes = field(default_factory=Passes)
    helpers: list[Helper] = field(default_factory=list)
    """Who works beside and has to be ended at the end."""
    signer: Signer | None = None
    """Read from the store when first needed."""

    def __post_init__(self) -> None:
        self.readiness = Readiness(self.store)
        self.shares = Shares(self.limits.time, self.limits.spurt)

    def answers_of(self, loaded: Loaded, seat: int) -> Answers:
        """The last answers given to a seat, by the ids of its messages."""
        return self.answers.setdefault(loaded, {}).setdefault(seat, OrderedDict())

    def forget_the_unloaded(self) -> None:
        """Who was last seen when matters only where play goes on."""
        for name, seat in [key for key in self.seen if key[0] not in self.host.tables.loaded]:
            del self.seen[name, seat]

    async def get_signer(self) -> Signer:
        """Signs what is pushed to browsers."""
        # Only who calls people elsewhere needs what signs.
        from .push import kept_signer

        if self.signer is None:
            self.signer = await kept_signer(self.store)
        return self.signer

    def start(self, job: Coroutine[Any, Any, T], address: str = "") -> asyncio.Task[T]:
        """Run a job to its end, whatever becomes of the one who asked for it; the address pays, or whoever asks."""
        task = asyncio.get_running_loop().create_task(self.shares.paid(address or asking(), job))
        self.tasks.add(task)
        task.add_done_callback(self._end)
        return task

    def _end(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None:
            note("a job failed", problem)
