"""The figures of many games: sums that can be added up in any order."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction

from bogwood.kernel.game import Game, Json, State

from .books import book_of


@dataclass
class Tally:
    """What some games came to."""

    players: int
    games: int = 0
    decisions: int = 0
    rounds: int = 0
    checked: int = 0
    scores: list[int] = field(default_factory=list)
    wins: list[Fraction] = field(default_factory=list)
    shared_wins: int = 0
    lines: Counter[str] = field(default_factory=Counter)
    counted: int = 0
    used: Counter[int] = field(default_factory=Counter)
    timed: dict[bool, tuple[int, float]] = field(default_factory=dict)
    """Decisions and CPU seconds, of the games that nothing slowed down (True) and of the others (False)."""

    def __post_init__(self) -> None:
        self.scores = self.scores or [0] * self.players
        self.wins = self.wins or [Fraction(0)] * self.players

    def add_game(self, game: Game, state: State, decisions: int) -> None:
        """Count a finished game; a shared victory is split among its winners."""
        self.games += 1
        self.decisions += decisions
        self.rounds += game.round_of(state)
        for seat, points in enumerate(game.scores(state)):
            self.scores[seat] += points
        winners = game.winners(state)
        self.shared_wins += len(winners) > 1
        for seat in winners:
            self.wins[seat] += Fraction(1, len(winners))
        for line in game.score_sheet(state):
            if line.seat < game.players:
                self.lines[line.source] += line.points

    def add_time(self, is_fast: bool, decisions: int, seconds: float) -> None:
        so_far = self.timed.get(is_fast, (0, 0.0))
        self.timed[is_fast] = (so_far[0] + decisions, so_far[1] + seconds)

    def add(self, other: Tally) -> None:
        """Take in the figures of other games."""
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.checked += other.checked
        self.shared_wins += other.shared_wins
        self.counted += other.counted
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.lines += other.lines
        self.used += other.used
        for is_fast, (decisions, seconds) in other.timed.items():
            self.add_time(is_fast, decisions, seconds)

    def per_second(self) -> float:
        """Decisions per CPU second of the games at full speed, or of all when there were none such."""
        decisions, seconds = self.timed.get(True) or self.timed.get(False) or (0, 0.0)
        return decisions / seconds if seconds else 0.0

    def summary(self, game: Game) -> Json:
        """The figures for people and programs; all but the speed are the same for the same seed."""
        games = max(self.games, 1)
        return {
            "games": self.games,
            "decisions": self.decisions,
            "mean_decisions": rounded(self.decisions / games),
            "rounds": rounded(self.rounds / games),
            "mean_scores": {
                "overall": rounded(sum(self.scores) / games / self.players),
                "by_seat": [rounded(points / games) for points in self.scores],
            },
            "wins": {"by_seat": [rounded(float(won)) for won in self.wins], "shared": self.shared_wins},
            "score_lines": {
                source: rounded(points / games / self.players) for source, points in sorted(self.lines.items())
            },
            "uses": {"games": self.counted, **self.uses(game)},
            "checked_games": self.checked,
            "decisions_per_cpu_second": round(self.per_second()),
        }

    def uses(self, game: Game) -> Json:
        """How often each action, guide, tile … was chosen in the games that were counted, zeros included."""
        uses = book_of(game).uses
        counts: dict[str, dict[str, int]] = {heading: {} for heading in uses}
        for entry in filter(None, game.catalogue.entries):
            for heading, places in uses.items():
                for point, argument in places:
                    if entry.point == point and argument in entry.arguments:
                        thing = str(entry.arguments[argument])
                        counts[heading][thing] = counts[heading].get(thing, 0) + self.used[entry.number]
        return {**counts}


def rounded(figure: float) -> float:
    return round(figure, 3)
