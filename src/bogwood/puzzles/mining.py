"""Finding puzzles: turns of hard bots, or of recorded games, where one way to play is clearly better than the others
and the medium bot does not see it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from bogwood.bots.analysis import Budget
from bogwood.bots.foresight import Candidate, Foresight
from bogwood.bots.known import knowledge_of
from bogwood.bots.match import family
from bogwood.bots.searching import thought
from bogwood.bots.turns import Line
from bogwood.coach.course import course_of
from bogwood.kernel import position
from bogwood.kernel.digest import digest
from bogwood.kernel.game import Game, State
from bogwood.kernel.position import OpenGame
from bogwood.kernel.record import Record
from bogwood.shelf import manifest_of

from .checking import is_confirmed
from .confirming import Confirmed, IsEnough, by_processor, by_simulations, confirmed
from .grading import graded, turn_of_bot
from .judging import end_of
from .puzzle import Puzzle, Way

MEDIUM: Final = "medium"
HARD_SECONDS: Final = 0.3
"""Of a processor: the hard bot's budget a turn, by which its strength is measured."""
TIMES: Final = 10
"""A puzzle is confirmed with so many times that."""
WORLDS: Final = 100
"""And in at least so many worlds."""
FEWEST_WAYS: Final = 4
"""A turn that can be played in fewer ways is no puzzle."""
VISITS: Final = 3
"""In fewer worlds a first look says nothing."""
EARLY: Final = 6
"""So many turns of a game are its opening."""
FROM_ONE_GAME: Final = 6
"""No more puzzles from one game,"""
FROM_ONE_ROUND: Final = 2
"""no more from one of its rounds,"""
OF_ONE_KIND: Final = 0.35
"""and no more than this share that begin alike."""
EASY: Final = 0.5
"""What medium solves so often, from whatever seed, is no puzzle."""
THREE_EVERY: Final = 4
"""Every fourth game is one for three."""


@dataclass(frozen=True)
class Settings:
    """What to look for, and how long to think.  With ``simulations`` the same puzzles come out on every machine."""

    game: str
    seed: str
    number: int = 40
    look: int = 60
    """Simulations for each turn of the games that are searched."""
    simulations: int = 0
    """For confirming; without them it is ten times the hard bot's time of a processor."""
    least: float = 1.5
    """The margin in points below which nothing is a puzzle."""

    def enough(self) -> IsEnough:
        if self.simulations:
            return by_simulations(self.simulations)
        return by_processor(TIMES * HARD_SECONDS, WORLDS)

    def told(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "look": self.look,
            "simulations": self.simulations,
            "least": self.least,
        }


@dataclass(frozen=True)
class Found:
    """A turn that may be a puzzle: the table before it, and what medium plays."""

    game: Game
    state: State
    seat: int
    tempting: Line
    source: str


# Where turns come from


def game_of(settings: Settings, number: int, open_game: OpenGame) -> Game:
    """The game with this number: presets and numbers of players take turns."""
    manifest = manifest_of(settings.game)
    presets = [dict(options) for options in manifest.presets.values()] or [{}]
    players = 3 if number % THREE_EVERY == THREE_EVERY - 1 and 3 in manifest.players else max(2, manifest.players[0])
    return open_game(settings.game, players, presets[number % len(presets)], "")


def from_bots(settings: Settings, number: int, open_game: OpenGame) -> Iterator[Found]:
    """Turns of one game of hard bots, in its order; the game goes on by what its search found best."""
    game = game_of(settings, number, open_game)
    seed = f"{settings.seed}/{number}"
    state = game.new(seed)
    turn = -1
    while seats := game.seats_to_act(state):
        seat = seats[0]
        options = game.legal(state, seat)
        is_first, turn = int(state.turn) != turn, int(state.turn)
        if options.size() == 1:
            game.apply(state, seat, options.nth(0))
            continue
        thinking = looked_at(game, state, seat, settings.look, seed)
        if is_first and len(seats) == 1 and is_under_way(game, state):
            yield from sifted(thinking, settings, f"{seed}@{turn}")
        for option in thinking.candidates[0].line:
            game.apply(state, seat, option)


def from_record(settings: Settings, record: Record, name: str, open_game: OpenGame) -> Iterator[Found]:
    """Turns of a game that was played, in its order."""
    game, course = course_of(record, open_game)
    turn = -1
    for stretch in course:
        is_first, turn = int(stretch.state.turn) != turn, int(stretch.state.turn)
        is_alone = game.seats_to_act(stretch.state) == [stretch.seat]
        if is_first and stretch.is_free and is_alone and is_under_way(game, stretch.state):
            thinking = looked_at(game, stretch.state, stretch.seat, settings.look, settings.seed)
            yield from sifted(thinking, settings, f"{name}@{stretch.first}")


def looked_at(game: Game, state: State, seat: int, simulations: int, seed: str) -> Foresight:
    return thought(game, state, seat, knowledge_of(game), Budget(simulations=simulations), seed)


def is_under_way(game: Game, state: State) -> bool:
    """Are set-up and opening over?"""
    return int(state.turn) >= EARLY and game.round_of(state) > 0


# What is worth confirming


def sifted(thinking: Foresight, settings: Settings, source: str) -> Iterator[Found]:
    """The turn, if by a first look one way to play it is clearly the best and medium plays another."""
    best = thinking.candidates[0]
    others = [one for one in thinking.candidates[1:] if one.visits >= VISITS]
    if len(thinking.candidates) < FEWEST_WAYS or best.visits < VISITS or not others:
        return
    game, state, seat = thinking.game, thinking.state, thinking.seat
    end = end_of(game, state, seat, best.line)
    if game.is_over(end):
        return
    tempting = turn_of_bot(MEDIUM, game, state, seat, settings.seed)
    wrong = end_of(game, state, seat, tempting)
    if digest(wrong) == digest(end) or not is_better(best, others, settings.least):
        return
    yield Found(game, state, seat, tempting, source)


def is_better(best: Candidate, others: list[Candidate], least: float) -> bool:
    """Than all but two of the others, at a first look?"""
    behind = sorted(best.worth - one.worth for one in others)
    return behind[min(2, len(behind) - 1)] >= least


# Puzzles


def puzzle_of(found: Found, sure: Confirmed, seed: str) -> Puzzle:
    """The puzzle of a turn that was confirmed, without tallies and rating."""
    game = found.game
    notation = game.catalogue.notation
    ways = [
        Way(tuple(map(notation, way.line)), round(way.short, 2), round(way.error, 2))
        for way in sure.ways
    ]  # fmt: skip
    return Puzzle(
        id=digest(found.state)[:8],
        game=game.name,
        seat=found.seat,
        position=position.write(game, found.state),
        ways=tuple(ways),
        answers=sure.answers,
        worlds=sure.worlds,
        simulations=sure.simulations,
        seed=seed,
        source=found.source,
    )


@dataclass
class Mine:
    """The puzzles found so far, and which game comes next."""

    settings: Settings
    open_game: OpenGame
    puzzles: list[Puzzle] = field(default_factory=list)
    next: int = 0
    looked_at: int = 0
    """So many turns were confirmed or not in this run."""

    @property
    def is_full(self) -> bool:
        return len(self.puzzles) >= self.settings.number

    def dig(self) -> Iterator[Puzzle]:
        """Play one more game and give out its puzzles as they are confirmed."""
        yield from self.of_game(from_bots(self.settings, self.next, self.open_game))
        self.next += 1

    def dig_in(self, record: Record, name: str) -> Iterator[Puzzle]:
        """Look through a game that was played."""
        yield from self.of_game(from_record(self.settings, record, name, self.open_game))

    def of_game(self, turns: Iterator[Found]) -> Iterator[Puzzle]:
        """The puzzles among the turns of one game."""
        rounds: Counter[int] = Counter()
        for found in turns:
            number = found.game.round_of(found.state)
            if self.has(found):
                rounds[number] += 1
            elif rounds[number] < FROM_ONE_ROUND and (puzzle := self.confirm(found)) and not self.has_many_like(puzzle):
                self.puzzles.append(puzzle)
                rounds[number] += 1
                yield puzzle
            if rounds.total() == FROM_ONE_GAME or self.is_full:
                return

    def round_of(self, puzzle: Puzzle) -> int:
        game, state = puzzle.open(self.open_game)
        return game.round_of(state)

    def has(self, found: Found) -> bool:
        return any(puzzle.id == digest(found.state)[:8] for puzzle in self.puzzles)

    def has_many_like(self, puzzle: Puzzle) -> bool:
        """Are there enough whose best turn begins like this one's?"""
        kinds = Counter(map(self.kind_of, self.puzzles))
        return kinds[self.kind_of(puzzle)] >= OF_ONE_KIND * self.settings.number

    def kind_of(self, puzzle: Puzzle) -> str:
        """What the best turn begins with, as far as statistics tell options apart."""
        game = puzzle.open(self.open_game)[0]
        return family(game.catalogue.entry(game.catalogue.parse(puzzle.best.moves[0])))

    def confirm(self, found: Found) -> Puzzle | None:
        self.looked_at += 1
        seed = f"{self.settings.seed}/sure"
        sure = confirmed(
            found.game, found.state, found.seat, found.tempting, self.settings.least, seed, self.settings.enough()
        )  # fmt: skip
        puzzle = None if sure is None else puzzle_of(found, sure, seed)
        if puzzle is None or not is_confirmed(puzzle, self.open_game):
            return None
        puzzle = graded(found.game, found.state, puzzle)
        return None if puzzle.tallies[MEDIUM].share >= EASY else puzzle
