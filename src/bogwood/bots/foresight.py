"""The search of the strong bots: the good ways to play a turn are tried out against what may follow.

A simulation deals afresh what the seat cannot know, plays one candidate turn, lets everybody play on by quick advice
for a while and judges the table for all.  All candidates meet the same worlds and the same whims; after every stage the
worse half of them is dropped (sequential halving), and what is surely worse at once.  With more time there are more
candidates (progressive widening); where a game names them, several answers are tried at the decisions that follow, too
(``forks``).  One search for all games: what a game brings is its ``Knowledge``.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from bogwood.kernel.chance import Stream
from bogwood.kernel.digest import digest
from bogwood.kernel.game import Game, State
from bogwood.kernel.playout import playout

from .forks import Fork, Path
from .knowledge import Knowledge
from .turns import IsLate, Line, Search

LONGEST: Final = 2000
"""No simulation takes more choices."""

FEW: Final = 3
"""So many candidates are tried in any case."""

SURE: Final = 4.0
"""A candidate that is worse by so many standard errors is dropped at once,"""

WORLDS_BETWEEN: Final = 16
"""which is looked at whenever all have met so many worlds more."""

Used = Callable[[], float]
"""The share of the budget that is used up."""

Stop = Callable[[int], bool]
"""Asked before every simulation, with the number made so far: is it time to answer?"""


class Candidate:
    """A way to play the turn and what came of it."""

    def __init__(self, line: Line, prior: float) -> None:
        self.line = line
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.margins: list[float] = []
        self.wins = 0.0
        self.worth = prior
        self.ahead: Fork | None = None
        """The first decision after it where answers are compared, once it has been met."""

    def note(self, margin: float, win: float) -> None:
        """One more simulation."""
        self.visits += 1
        self.total += margin
        self.margins.append(margin)
        self.wins += win

    def is_surely_worse(self, best: Candidate) -> bool:
        """Than the best one, in the worlds that both have met; one that ended the same in all of them is no better."""
        total = 0.0
        squares = 0.0
        for n in range(self.visits):
            difference = best.margins[n] - self.margins[n]
            total += difference
            squares += difference * difference
        return total >= 0.0 and total * total * (self.visits + SURE * SURE) >= SURE * SURE * squares * self.visits


class Foresight:
    """One decision of one seat, thought about."""

    def __init__(self, game: Game, state: State, seat: int, knowledge: Knowledge, seed: str) -> None:
        self.game = game
        # What the seat is shown is one of the worlds that it cannot tell apart; this one depends on nothing else.
        self.state = game.determinise(state, seat, "")
        self.seat = seat
        self.knowledge = knowledge
        knowledge.begin(self.state)
        self.quick = knowledge.quick(game)
        self.seed = f"{seed}/{digest(self.state)}"
        self.round = game.round_of(state)
        self.is_late: IsLate | None = None
        """Asked often while turns are planned, by the clock: an unfinished simulation is given up."""
        self.simulations = 0
        self.was_cut_short = False
        self.worlds = 0
        self.offset = 0.0
        self.candidates: list[Candidate] = []

    # Candidates

    def look(self) -> None:
        """Find the candidates, the best by themselves first; without any knowledge every option is one."""
        if self.knowledge.is_blind:
            self.look_at_all()
            return
        advice = self.knowledge.wide(self.game, self.state, self.seat)
        stream = Stream(self.seed)
        search = Search(self.game, self.state, self.seat, advice, stream, is_late=self.is_late)
        seen: set[str] = set()
        for turn in search.good_turns(self.state, self.knowledge.width):
            line, end = self.until_chance(turn.line)
            name = digest(end)
            if name not in seen and len(self.candidates) < self.knowledge.most:
                seen.add(name)
                self.candidates.append(Candidate(line, turn.value / 100.0))

    def look_at_all(self) -> None:
        stream = Stream(self.seed)
        options = self.game.legal(self.state, self.seat).listed()
        while options:
            self.candidates.append(Candidate((options.pop(stream.below(len(options))),), 0.0))

    def until_chance(self, line: Line) -> tuple[Line, State]:
        """As much of a line as does not depend on chance, and where it leads."""
        state = self.state.clone()
        done = 0
        for option in line:
            drawn = state.drawn
            self.game.apply(state, self.seat, option)
            done += 1
            if state.drawn != drawn:
                break
        return line[:done], state

    # Simulations

    def think(self, stop: Stop, used: Used) -> Candidate:
        """The best candidate."""
        if not self.candidates:
            self.look()
        alive = self.meet_first_world(stop, used) if len(self.candidates) > 1 else self.candidates
        stages = max(1, (len(alive) - 1).bit_length())
        stage = 0
        while len(alive) > 1 and not stop(self.simulations):
            while len(alive) > 1 and used() >= (stage + 1) / stages:
                alive = self.better_half(alive)
                stage += 1
            if not self.compare(alive, stop):
                break
            if self.worlds % WORLDS_BETWEEN == 0:
                alive = self.hopeful(alive)
        self.rank(self.candidates)
        self.candidates.sort(key=by_visits_and_worth)
        return self.candidates[0]

    def better_half(self, alive: list[Candidate]) -> list[Candidate]:
        self.rank(alive)
        alive.sort(key=by_worth)
        return alive[: (len(alive) + 1) // 2]

    def hopeful(self, alive: list[Candidate]) -> list[Candidate]:
        """Without those that are surely worse than the best: what is clear needs no more time."""
        self.rank(alive)
        alive.sort(key=by_worth)
        return [one for one in alive if one is alive[0] or not one.is_surely_worse(alive[0])]

    def meet_first_world(self, stop: Stop, used: Used) -> list[Candidate]:
        """Try as many candidates as fit into a world's share of the budget, and at least a few: those that go on.

        The more time there is, the more of them; with little, it is better to know a few well.
        """
        began = used()
        share = (1.0 - began) / self.knowledge.worlds
        dealt = self.game.determinise(self.state, self.seat, f"{self.seed}/0")
        number = 0
        for candidate in self.candidates:
            if stop(self.simulations) or (number >= FEW and used() - began >= share):
                break
            margin, win = self.simulated(candidate, dealt.clone(), Stream(f"{self.seed}/0"), 0)
            if self.was_cut_short:
                break
            candidate.note(margin, win)
            number += 1
        alive = self.candidates[:number]
        for candidate in alive:
            self.offset += (candidate.total - candidate.prior) / number
        self.worlds = 1
        return alive

    def compare(self, alive: list[Candidate], stop: Stop) -> bool:
        """Try all of them in one more world; False when time ran out before the end, and then it does not count."""
        world = f"{self.seed}/{self.worlds}"
        dealt = self.game.determinise(self.state, self.seat, world)
        found: list[tuple[float, float]] = []
        for candidate in alive:
            if found and stop(self.simulations):
                return False
            found.append(self.simulated(candidate, dealt.clone(), Stream(world), self.worlds))
            if self.was_cut_short:
                return False
        for n in range(len(alive)):
            alive[n].note(found[n][0], found[n][1])
        self.worlds += 1
        return True

    def rank(self, candidates: list[Candidate]) -> None:
        for one in candidates:
            weight = self.knowledge.prior + self.knowledge.lasting * one.visits
            one.worth = (one.total + weight * (one.prior + self.offset)) / (one.visits + weight)

    def simulated(self, candidate: Candidate, state: State, stream: Stream, world: int) -> tuple[float, float]:
        """One simulation: by how many points the seat is ahead in the end, and its chance to win."""
        self.simulations += 1
        turn = int(state.turn)
        for option in candidate.line:
            if not self.game.legal(state, self.seat).holds(option):
                break
            self.game.apply(state, self.seat, option)
        path = Path(candidate.ahead)
        state = self.play_on(state, turn, stream, world, path)
        candidate.ahead = path.first
        margins = margins_of(self.knowledge.values(state))
        if not self.was_cut_short:
            path.note(margins)
        return margins[self.seat], self.chance_to_win(state, margins[self.seat])

    def play_on(self, state: State, turn: int, stream: Stream, world: int, path: Path | None = None) -> State:
        """Let everybody play on, each for itself, until it is far enough to judge, or time is up: the table then.

        Along the path answers are compared; where it ends, and without one, everybody plays by quick advice.  The table
        that was given is used up.
        """
        game = self.game
        if self.knowledge.is_blind:
            playout(game, state, stream)
            return state
        for _ in range(LONGEST):
            seats = game.seats_to_act(state)
            if not seats:
                break
            if self.knowledge.is_far(state, int(state.turn) - turn, game.round_of(state) - self.round, world):
                break
            seat = seats[0]
            if path is not None:
                options = game.legal(state, seat)
                if options.size() == 1:
                    game.apply(state, seat, options.nth(0))
                    continue
                answer = self.next_answer(state, seat, path)
                if answer >= 0:
                    game.apply(state, seat, answer)
                    continue
                path = None
            after = self.after_turn(state, seat, stream)
            if after is None:
                self.was_cut_short = True
                break
            state = after
        return state

    def after_turn(self, state: State, seat: int, stream: Stream) -> State | None:
        """The table after a quick turn of this seat, or a part of one; None when time is up before its end."""
        if self.quick is not None:
            if self.is_late is not None and self.is_late():
                return None
            after = self.quick.turn(state, seat, stream)
            if after is not None:
                return after
        options = self.game.legal(state, seat)
        if options.size() == 1:
            self.game.apply(state, seat, options.nth(0))
            return state
        search = self.quick_search(state, seat, stream)
        line = search.best_turn(state, ())[1]
        if search.is_stopped:
            return None
        for option in line:
            self.game.apply(state, seat, option)
        return state

    def quick_search(self, state: State, seat: int, stream: Stream) -> Search:
        """The search for a turn by quick advice, with small whims."""
        knowledge = self.knowledge
        advice = knowledge.narrow(self.game, state, seat)
        return Search(self.game, state, seat, advice, stream, knowledge.noise, knowledge.states, self.is_late)

    def next_answer(self, state: State, seat: int, path: Path) -> int:
        """What to try now at a decision where answers are compared, -1 where the path ends."""
        fork = path.fork()
        if fork is None:
            fork = Fork(seat, self.knowledge.answers(self.game, state, seat))
            path.lead_to(fork)
        if fork.seat != seat or not fork.answers:
            return -1
        place = fork.next()
        if not self.game.legal(state, seat).holds(fork.answers[place]):
            return -1
        path.take(fork, place)
        return fork.answers[place]

    def chance_to_win(self, state: State, margin: float) -> float:
        if self.game.is_over(state):
            winners = self.game.winners(state)
            return 1.0 / len(winners) if self.seat in winners else 0.0
        return 1.0 / (1.0 + math.exp(-margin / self.knowledge.spread(state)))


def margins_of(values: list[float]) -> list[float]:
    """By how much every seat is ahead of the best other; alone at the table, ahead of nothing."""
    found: list[float] = []
    for seat in range(len(values)):
        best = 0.0
        others = 0
        for other in range(len(values)):
            if other != seat:
                best = values[other] if others == 0 else max(best, values[other])
                others += 1
        found.append(values[seat] - best)
    return found


def by_worth(candidate: Candidate) -> float:
    return -candidate.worth


def by_visits_and_worth(candidate: Candidate) -> tuple[int, float]:
    return -candidate.visits, -candidate.worth
