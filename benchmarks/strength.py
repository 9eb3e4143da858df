"""Measures how strong the bots are: ``python -m benchmarks.strength --out build/strength``.

Arenas, one after the other in one process, each as ``bogwood arena`` plays it: paired deals, swapped seats, 95 %
intervals.  What is there already is not played again, so that a run may be interrupted and gone on with.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bogwood.arena.folder import Folder
from bogwood.arena.running import here, run
from bogwood.arena.settings import settings_for
from bogwood.arena.summary import summary
from bogwood.bots.policies import policies
from bogwood.cli.books import book_of
from bogwood.cli.opening import GameOpener
from bogwood.shelf import open_game

GAMES = ("feya", "felinia", "winter")
HARD = "hard:0.3cpu"
HARDER = "hard:1.2cpu"
SEED = "strength"


@dataclass(frozen=True)
class Match:
    """One arena: who meets, how often, and how often the first should win."""

    name: str
    game: str
    bots: tuple[str, ...]
    games: int
    least: float
    players: int = 2


def matches(share: float) -> Iterator[Match]:
    """All of them, the quick ones first; ``share`` of the games that a full measurement has."""

    def times(games: int) -> int:
        return max(2, round(games * share))

    for game in GAMES:
        yield Match("medium-random", game, ("medium", "random"), times(400), 0.99)
        yield Match("easy-random", game, ("easy", "random"), times(100), 0.9)
        yield Match("medium-easy", game, ("medium", "easy"), times(100), 0.7)
    for game in GAMES:
        yield Match("hard-medium", game, (HARD, "medium"), times(100), 0.8)
    for game in GAMES:
        yield Match("longer-hard", game, (HARDER, HARD), times(60), 0.5)
        for policy in policies(game):
            yield Match(f"hard-{policy.replace(':', '-')}", game, (HARD, policy), times(40), 0.85)
        for players in (3, 4):
            mediums = ("medium",) * (players - 1)
            yield Match(f"hard-medium-{players}", game, (HARD, *mediums), times(40), 2 / players, players)


def measured(match: Match, out: Path) -> dict[str, Any]:
    """The standing of the first bot, after all games have been played."""
    game = open_game(match.game, match.players, {})
    settings = settings_for(game, list(match.bots), match.games, SEED)
    folder = Folder(out / f"{match.game}-{match.name}")
    done = folder.resume(settings)
    games = run(settings, GameOpener(match.game, match.players, ""), here, folder, done, lambda number: None)
    figures = summary(settings, game, games, book_of(game).uses)
    return next(row for row in figures["standings"] if row["bot"] == match.bots[0])


def row_of(match: Match, standing: dict[str, Any]) -> str:
    """A row of the table in docs/strength.md."""
    rate = standing["win_rate"]
    interval = f"{100 * rate['low']:.0f}–{100 * rate['high']:.0f}" if rate["low"] is not None else "–"
    who = f"{match.bots[0]} against {', '.join(match.bots[1:])}"
    played = rate["count"]
    return (
        f"| {match.game} | {who} | {played} | {100 * rate['mean']:.1f} % ({interval}) "
        f"| {100 * match.least:.0f} % | {standing['cpu_ms_per_turn']:.0f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/strength"))
    parser.add_argument("--share", type=float, default=1.0, help="play this share of the games")
    parser.add_argument("--only", default="", help="only matches that begin so: feya, feya-hard, hard-medium")
    asked = parser.parse_args()
    print("| game | who | games | won (95 %) | wanted | CPU ms a turn |\n|---|---|--:|--:|--:|--:|", flush=True)
    for match in matches(asked.share):
        if match.name.startswith(asked.only) or f"{match.game}-{match.name}".startswith(asked.only):
            print(row_of(match, measured(match, asked.out)), flush=True)


if __name__ == "__main__":
    main()
