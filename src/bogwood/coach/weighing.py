"""Ways to play one turn, weighed against each other in the same worlds, for everybody at the table."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from bogwood.bots.analysis import Budget
from bogwood.bots.foresight import Foresight, margins_of
from bogwood.bots.known import knowledge_of
from bogwood.bots.searching import Pace, think
from bogwood.bots.turns import Line
from bogwood.kernel.chance import Stream
from bogwood.kernel.digest import digest
from bogwood.kernel.game import Game, State

from .account import Item, account_of

MOST: Final = 8
"""So many ways to play are compared at first, besides the one that is asked about."""
FEW: Final = 2
"""So many of them are left in the end."""
SURE: Final = 1.96
"""A mean is within so many of its errors in 95 of 100 cases."""
PLAYED: Final = 0.65
"""However many worlds were tried, they count for no more than this: those who play on there are no masters."""
DOUBT: Final = 0.25
"""How far a chance to win may be off in one world."""
DOUBT_IN_POINTS: Final = 5.0
LEAST_ERROR: Final = 0.02
"""No chance to win is known better than this."""
MISJUDGED: Final = 0.33
"""By this share of its variance a chance may be off however many worlds were tried: tables are judged, not known."""


@dataclass(frozen=True)
class Effort:
    """How long to think: so many worlds, and no longer than so many seconds; whoever waits may ask for the end."""

    worlds: int
    seconds: float
    is_hurried: Callable[[], bool] | None = None


@dataclass(frozen=True)
class Standing:
    """How a table looks: by how many points the seat is before the best of the others, and everybody's chances."""

    margin: float
    chances: list[float]


@dataclass
class Way:
    """A way to play: how the table looks right after it, and how it stood later in every world that was tried."""

    line: Line
    look: Standing
    later: list[Standing] = field(default_factory=list)

    def margin(self) -> float:
        return blended(self.look.margin, [one.margin for one in self.later])

    def chance(self, seat: int) -> float:
        return blended(self.look.chances[seat], [one.chances[seat] for one in self.later])

    def chance_error(self, seat: int) -> float:
        """Half the width of the 95 % interval of the chance."""
        chance = self.chance(seat)
        tried = error([one.chances[seat] for one in self.later], DOUBT)
        return max(LEAST_ERROR, math.hypot(tried, MISJUDGED * chance * (1 - chance)))


class Weighing:
    """One decision of one seat; nothing that the seat cannot know has any influence."""

    def __init__(self, game: Game, state: State, seat: int, seed: str) -> None:
        self.game = game
        self.seat = seat
        self.knowledge = knowledge_of(game)
        self.thinking = Foresight(game, state, seat, self.knowledge, seed)
        self.state = self.thinking.state
        self.seed = self.thinking.seed
        self.account = account_of(game.name, self.state, seat)
        self.ways: list[Way] = []
        self.worlds = 0

    # Ways to play

    def look(self) -> None:
        """Find the ways that are good by themselves, the best first."""
        self.thinking.look()
        for found in self.thinking.candidates[:MOST]:
            self.ways.append(Way(found.line, self._standing(self.thinking.until_chance(found.line)[1])))

    def think(self, budget: Budget) -> None:
        """Find the ways by the search of the strong bots, the one that it would play first."""
        think(self.thinking, Pace(budget, self.thinking))
        # From now on every world is played to its end.
        self.thinking.is_late = None
        self.thinking.was_cut_short = False
        for found in self.thinking.candidates[:MOST]:
            self.ways.append(Way(found.line, self._standing(self.thinking.until_chance(found.line)[1])))

    def add(self, line: Line) -> Way:
        """A way to be weighed with the others; one of them, where it leads to the same table.

        It goes as far as it was open to the seat before it learnt anything by it.
        """
        line, end = self.thinking.until_chance(open_part(self.game, self.state, self.seat, line))
        name = digest(end)
        for way in self.ways:
            if digest(self.thinking.until_chance(way.line)[1]) == name:
                return way
        self.ways.append(Way(line, self._standing(end)))
        return self.ways[-1]

    def items_after(self, line: Line) -> dict[str, Item]:
        """What the seat has after a way to play, as far as that is no matter of chance."""
        return self.account.items(self.thinking.until_chance(line)[1])

    # Worlds

    def weigh(self, effort: Effort, kept: Way | None = None) -> None:
        """Try the ways in more and more worlds, and ever fewer of them; ``kept`` stays to the end."""
        ends = time.perf_counter() + effort.seconds
        alive = list(self.ways)
        while self.worlds < effort.worlds:
            for way in alive:
                if self.worlds > 0 and is_late(effort, ends):
                    break
                self._try(way)
            else:
                self.worlds += 1
                if self.worlds in (2, 4, 8):
                    alive = self._better_half(alive, kept)
                continue
            break
        for way in self.ways:
            # A world in which not all were tried says nothing.
            del way.later[self.worlds :]
        self.ways.sort(key=lambda way: (-len(way.later), -way.margin()))

    def _better_half(self, alive: list[Way], kept: Way | None) -> list[Way]:
        number = max(FEW, (len(alive) + 1) // 2)
        best = sorted(alive, key=lambda way: -way.margin())[:number]
        return [way for way in alive if way in best or way is kept]

    def _try(self, way: Way) -> None:
        """One more world for this way; the n-th is the same for all."""
        number = len(way.later)
        world = f"{self.seed}/{number}"
        state = self.game.determinise(self.state, self.seat, world)
        turn = int(state.turn)
        for option in way.line:
            if self.seat not in self.game.seats_to_act(state) or option not in self.game.legal(state, self.seat):
                break
            self.game.apply(state, self.seat, option)
        state = self.thinking.play_on(state, turn, Stream(world), number)
        way.later.append(self._standing(state))

    def _standing(self, state: State) -> Standing:
        values = self.knowledge.values(state)
        return Standing(margins_of(values)[self.seat], self._chances(state, values))

    def _chances(self, state: State, values: list[float]) -> list[float]:
        if self.game.is_over(state):
            winners = self.game.winners(state)
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(values))]
        spread = self.knowledge.spread(state)
        best = max(values)
        weights = [math.exp((value - best) / spread) for value in values]
        return [weight / sum(weights) for weight in weights]


def open_part(game: Game, state: State, seat: int, line: Line) -> Line:
    """As much of a line as is open here."""
    state = state.clone()
    for done, option in enumerate(line):
        if seat not in game.seats_to_act(state) or option not in game.legal(state, seat):
            return line[:done]
        game.apply(state, seat, option)
    return line


def is_late(effort: Effort, ends: float) -> bool:
    return time.perf_counter() >= ends or (effort.is_hurried is not None and effort.is_hurried())


@dataclass(frozen=True)
class Gap:
    """By how much one way is better than another, by their looks and by the worlds in which both were tried.

    Where looks and worlds disagree, less is certain.
    """

    points: float
    points_error: float
    chance: float
    chance_error: float


def gap(better: Way, worse: Way, seat: int) -> Gap:
    both = range(min(len(better.later), len(worse.later)))
    points = [better.later[n].margin - worse.later[n].margin for n in both]
    chances = [better.later[n].chances[seat] - worse.later[n].chances[seat] for n in both]
    seen = better.look.margin - worse.look.margin
    seen_chance = better.look.chances[seat] - worse.look.chances[seat]
    return Gap(
        blended(seen, points),
        math.hypot(error(points, DOUBT_IN_POINTS), (mean(points) - seen) / 2 if points else 0.0),
        blended(seen_chance, chances),
        math.hypot(error(chances, DOUBT), (mean(chances) - seen_chance) / 2 if chances else 0.0),
    )


def blended(look: float, later: list[float]) -> float:
    """What is seen at once and what comes of it later: the more worlds were tried, the more they count."""
    share = PLAYED * len(later) / (len(later) + FEW)
    return (1 - share) * look + share * mean(later)


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def error(numbers: list[float], doubt: float) -> float:
    """Half the width of the 95 % interval of the mean; by ``doubt`` a single one may be off."""
    count = len(numbers)
    if count == 0:
        return doubt
    middle = mean(numbers)
    variance = (sum((number - middle) ** 2 for number in numbers) + doubt**2) / count
    return SURE * math.sqrt(variance / count)
