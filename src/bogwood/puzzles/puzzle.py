"""A puzzle: a position, the seat that solves it, and what is known of the ways to play its turn."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final

from bogwood.bots.turns import Line
from bogwood.kernel import position
from bogwood.kernel.game import Game, State
from bogwood.kernel.position import OpenGame
from bogwood.lessons.task import Task

from .glicko import Rating

Json = dict[str, Any]

FORMAT: Final = "bogwood-puzzles-1"

PUZZLE: Final = "puzzle"
"""The kind of its task."""


@dataclass(frozen=True)
class Way:
    """A way to play the turn, to its end or to the first thing that chance decides, in the notation of the game."""

    moves: tuple[str, ...]
    short: float
    """By how many points it falls short of the best; 0 for the best itself."""
    error: float
    """Half the width of the 95 % interval of that."""


@dataclass(frozen=True)
class Tally:
    """How often bots of one kind tried a puzzle, each from another seed, and how often they solved it."""

    solved: int
    tried: int

    @property
    def share(self) -> float:
        return self.solved / self.tried


@dataclass(frozen=True)
class Puzzle:
    """One puzzle.  Its position holds nothing that its seat may not know: all that is hidden was dealt afresh."""

    id: str
    game: str
    seat: int
    position: Json
    ways: tuple[Way, ...]
    """The best first.  The first ``answers`` of them count as solved; medium's own turn is among the others."""
    answers: int
    worlds: int
    """In so many worlds the best was confirmed,"""
    simulations: int
    """with so many simulations in all,"""
    seed: str
    """dealt from this seed: with the same three the confirmation comes out the same."""
    tallies: dict[str, Tally] = field(default_factory=dict)
    """By the kind of bot."""
    rating: Rating = field(default_factory=Rating)
    """How hard it is, before any person has tried it."""
    source: str = ""
    """The game that it was found in."""

    @property
    def best(self) -> Way:
        return self.ways[0]

    @property
    def runner_up(self) -> Way:
        """The best turn that does not count as solved."""
        return self.ways[self.answers]

    @property
    def margin(self) -> float:
        return self.runner_up.short

    @property
    def error(self) -> float:
        return self.runner_up.error

    @property
    def task(self) -> Task:
        """What its solver is asked for at a table, where nobody else plays."""
        found = self.position
        return Task(
            PUZZLE,
            self.id,
            self.game,
            found["players"],
            found["options"],
            self.seat,
            found["edition"],
            position=found,
            is_alone=True,
        )

    def open(self, open_game: OpenGame) -> tuple[Game, State]:
        return position.read(self.position, open_game)


def line_of(game: Game, moves: tuple[str, ...]) -> Line:
    return tuple(game.catalogue.parse(move) for move in moves)


# Files


def puzzle_json(puzzle: Puzzle) -> Json:
    rating = puzzle.rating
    return {
        "id": puzzle.id,
        "seat": puzzle.seat,
        "answers": puzzle.answers,
        "ways": [[" ".join(way.moves), way.short, way.error] for way in puzzle.ways],
        "worlds": puzzle.worlds,
        "simulations": puzzle.simulations,
        "seed": puzzle.seed,
        "tallies": {kind: [tally.solved, tally.tried] for kind, tally in puzzle.tallies.items()},
        "rating": [round(rating.points), round(rating.deviation), rating.volatility],
        "source": puzzle.source,
        "position": puzzle.position,
    }


def puzzle_from(game: str, document: Json) -> Puzzle:
    return Puzzle(
        id=document["id"],
        game=game,
        seat=document["seat"],
        position=document["position"],
        ways=tuple(Way(tuple(moves.split()), short, error) for moves, short, error in document["ways"]),
        answers=document["answers"],
        worlds=document["worlds"],
        simulations=document["simulations"],
        seed=document["seed"],
        tallies={kind: Tally(*numbers) for kind, numbers in document["tallies"].items()},
        rating=Rating(*document["rating"]),
        source=document["source"],
    )


def written(game: str, made: Json, puzzles: list[Puzzle]) -> str:
    """The file of a game's puzzles, a line for each; ``made`` says how they were made."""
    lines = [json.dumps(puzzle_json(one), ensure_ascii=False, separators=(",", ":")) for one in puzzles]
    head = json.dumps({"format": FORMAT, "game": game, "made": made}, ensure_ascii=False)
    return head[:-1] + ', "puzzles": [\n' + ",\n".join(lines) + "\n]}\n"


def read(text: str) -> tuple[Json, list[Puzzle]]:
    """How the puzzles of a file were made, and they themselves."""
    document = json.loads(text)
    return document["made"], [puzzle_from(document["game"], one) for one in document["puzzles"]]
