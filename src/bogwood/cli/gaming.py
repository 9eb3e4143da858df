"""Games without people, one after the other, for statistics: random at full speed, or watched closely."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from bogwood.bots.contract import Bot
from bogwood.bots.match import Made, match_of
from bogwood.bots.random import RandomBot
from bogwood.bots.registry import make_bot
from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, Json, State
from bogwood.kernel.playout import playout
from bogwood.kernel.record import Recorder, Seat
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.kernel.start import begun
from bogwood.shelf import Shelf

from .files import write_text
from .tally import Tally


@dataclass
class Plan:
    """Which games to play; it can be sent to another process."""

    game: str
    players: int
    options: dict[str, str]
    changes: dict[str, Any] | None
    """The corrected edition, or None for the data that come with the game."""
    seed: str
    bots: list[str] = field(default_factory=list)
    """The kind of bot of each seat; empty for random play."""
    out: str = ""
    checked: int = 0
    start: Json | None = None
    """Where all games begin; None for the set-up."""

    def open(self) -> Game:
        shelf = Shelf()
        edition = shelf.add_edition(self.game, self.changes) if self.changes else ""
        return shelf.open_game(self.game, self.players, self.options, edition)

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def file_of(self, number: int) -> Path:
        return Path(self.out) / f"{self.game}-{self.players}-{number:06}.jsonl"


class BrokenGame(Exception):
    """A game that broke an invariant: what it broke, and where its record was saved."""

    def __init__(self, problems: list[Refusal], file: str) -> None:
        super().__init__(problems, file)
        self.problems = problems
        self.file = file


@dataclass
class Stopped:
    """Why a process gave up, in plain values: compiled refusals cannot be sent from one process to another."""

    problems: list[tuple[str, str, str, dict[str, int | str]]]
    file: str

    def to_be_raised(self) -> Exception:
        problems = [Refusal(code, rule, where, **arguments) for code, rule, where, arguments in self.problems]
        return BrokenGame(problems, self.file) if self.file else Problems(problems)


def play_chunk(plan: Plan, numbers: range) -> Tally | Stopped:
    """What ``play_games`` does, for another process."""
    try:
        return play_games(plan, numbers)
    except BrokenGame as broken:
        return Stopped(plain(broken.problems), broken.file)
    except Refusal as refusal:
        return Stopped(plain([refusal]), "")


def plain(problems: list[Refusal]) -> list[tuple[str, str, str, dict[str, int | str]]]:
    return [(problem.code, problem.rule, problem.where, dict(problem.arguments)) for problem in problems]


def play_games(plan: Plan, numbers: range, on_game: Callable[[], None] | None = None) -> Tally:
    """Play the games of these numbers; a watched one that breaks an invariant stops it all."""
    game = plan.open()
    tally = Tally(plan.players)
    for number in numbers:
        is_fast = not plan.bots and not plan.out and number >= plan.checked
        started = time.process_time()
        decisions = play_fast(game, plan, number, tally) if is_fast else play_watched(game, plan, number, tally)
        tally.add_time(is_fast, decisions, time.process_time() - started)
        if on_game is not None:
            on_game()
    return tally


def play_fast(game: Game, plan: Plan, number: int, tally: Tally) -> int:
    """A random game as quickly as the rules allow."""
    seed = plan.seed_of(number)
    state = begun(game, seed, plan.start)
    decisions = playout(game, state, Stream(f"{seed}/choices"))
    tally.add_game(game, state, decisions)
    return decisions


def play_watched(game: Game, plan: Plan, number: int, tally: Tally) -> int:
    """A game whose choices are counted, and which is checked and recorded where the plan says so."""
    seed = plan.seed_of(number)
    is_checked = number < plan.checked
    recorder = recorder_of(game, plan, number) if plan.out or plan.start is not None else None
    match = match_of(game, seated(plan, seed), seed, recorder)
    made: list[Made] = []
    if is_checked:
        refuse_broken(game, match.state, plan, number, made)
    for decision in match:
        made.append(decision)
        if is_checked:
            refuse_broken(game, match.state, plan, number, made)
    if recorder and plan.out:
        write_text(plan.file_of(number), recorder.record.text())
    tally.add_game(game, match.state, len(made))
    tally.checked += is_checked
    tally.counted += 1
    tally.used.update(option for _, option in made)
    return len(made)


def refuse_broken(game: Game, state: State, plan: Plan, number: int, made: list[Made]) -> None:
    """Stop at a state that breaks an invariant, with the record that leads to it saved."""
    problems = game.problems(state)
    if problems:
        stop(game, problems, plan, number, made)


def stop(game: Game, problems: list[Refusal], plan: Plan, number: int, made: list[Made]) -> NoReturn:
    """Save the record of the decisions made and give up."""
    recorder = recorder_of(game, plan, number)
    for seat, option in made:
        recorder.choose(seat, option)
    file = plan.file_of(number)
    write_text(file, recorder.record.text())
    raise BrokenGame(problems, str(file))


def recorder_of(game: Game, plan: Plan, number: int) -> Recorder:
    kinds = plan.bots or ["random"] * plan.players
    return Recorder(game, plan.seed_of(number), [Seat(kind, kind) for kind in kinds], True, plan.start)


def seated(plan: Plan, seed: str) -> list[Bot]:
    """The bot of each seat; at random one chooses for all."""
    if not plan.bots:
        return [RandomBot(f"{seed}/choices")] * plan.players
    return [make_bot(kind, plan.game, f"{seed}/bot/{seat}") for seat, kind in enumerate(plan.bots)]
