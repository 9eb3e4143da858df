"""Where the points of hard bots come from: the measure that a review lays beside somebody's own.

    python -m benchmarks.typical feya --games 60 --lay

Hard bots play the game under each of its presets, or one of them, and for every number of players.  ``--lay`` keeps
the means beside the game (``measured/typical.json``), with how they were made.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

from bogwood.bots.match import play_game
from bogwood.bots.registry import make_bot
from bogwood.manifest import FIRST
from bogwood.shelf import manifest_of, open_game

Json = dict[str, Any]


def table_of(name: str, players: int, preset: str, games: int, bot: str, seed: str) -> Json:
    """The means of so many games for so many players under a preset."""
    presets = manifest_of(name).presets
    game = open_game(name, players, dict(presets.get(preset, {})))
    named = sorted({option for options in presets.values() for option in options})
    sources: Counter[str] = Counter()
    score = 0
    for number in range(games):
        deal = f"{seed}/{players}/{number}"
        bots = [make_bot(bot, name, f"{deal}/{seat}") for seat in range(players)]
        found = play_game(game, bots, deal)
        score += sum(found.scores)
        for line in found.sheet:
            if line.seat < players:
                sources[line.source] += line.points
    seats = games * players
    return {
        "players": players,
        "options": {option: game.options[option] for option in named},
        "bot": bot,
        "games": games,
        "score": round(score / seats, 1),
        "sources": {source: round(points / seats, 1) for source, points in sorted(sources.items())},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bot", default="hard:0.03cpu")
    parser.add_argument("--seed", default="typical")
    parser.add_argument("--preset", default="", help="this one alone")
    parser.add_argument("--lay", action="store_true", help="keep what was found beside the game")
    asked = parser.parse_args()
    made = f"python -m benchmarks.typical {asked.game} --games {asked.games} --bot {asked.bot} --seed {asked.seed}"
    made += f" --preset {asked.preset}" if asked.preset else ""
    counts = [players for players in manifest_of(asked.game).players if players > 1]
    found: Json = {"made": made, "tables": []}
    for preset in [asked.preset] if asked.preset else manifest_of(asked.game).presets or [FIRST]:
        for players in counts:
            found["tables"].append(table_of(asked.game, players, preset, asked.games, asked.bot, asked.seed))
            print(json.dumps(found["tables"][-1]), flush=True)
    if asked.lay:
        folder = Path(str(manifest_of(asked.game).folder)) / "measured"
        folder.mkdir(exist_ok=True)
        (folder / "typical.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
