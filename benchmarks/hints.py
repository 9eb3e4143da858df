"""Can the coach be believed?  What hints promise beside what comes of it, and how strong one plays by hints alone.

    python -m benchmarks.hints promise feya --decisions 300 --worlds 200 --out build/hints --lay
    python -m benchmarks.hints play feya --games 100 --out build/hints

``promise`` lets hard bots play and stops at decisions.  There the coach says what its plan is worth beside the next
idea; then games are played on to their end by medium bots from both tables, in the same worlds, and the difference of
the final leads is what it was worth.  ``--lay`` keeps what was found beside the game, where the coach reads it.

``play`` pairs whoever does all that hints say with ``hard:0.3cpu``: the same deals from both seats.  Both commands note
every decision or game in a file and go on where they were.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bogwood.bots.analysis import Budget
from bogwood.bots.contract import Bot
from bogwood.bots.foresight import margins_of
from bogwood.bots.match import Match
from bogwood.bots.registry import make_bot
from bogwood.bots.turns import Line
from bogwood.coach.bot import HintsBot
from bogwood.coach.hint import advised, next_idea
from bogwood.coach.plan import plan_of
from bogwood.coach.weighing import Effort, Weighing, gap
from bogwood.kernel.game import Game, State
from bogwood.manifest import FIRST
from bogwood.shelf import manifest_of, open_game

HARD = "hard:40"
"""Who plays the games at whose decisions the coach is asked."""
THINKING = Budget(cpu=0.5)
WORLDS = 48
A_GAME = 6
"""So many decisions are taken of one game."""
SURE = 1.96

Json = dict[str, Any]


# What is promised, and what comes of it


def decisions(name: str, seed: str) -> Iterator[tuple[Game, State, int, str]]:
    """Decisions of hard-bot games for two, spread over each game: the game, the table, the seat, a name."""
    manifest = manifest_of(name)
    number = 0
    while True:
        game = open_game(name, 2, dict(manifest.presets.get(FIRST, {})))
        seeds = f"{seed}/{number}"
        bots: dict[int, Bot] = {seat: make_bot(HARD, name, f"{seeds}/{seat}") for seat in range(2)}
        tables: list[tuple[State, int]] = []
        match = Match(game, game.new(seeds), bots, seeds)
        state, turn = match.state.clone(), -1
        for seat, _ in match:
            if int(state.turn) != turn and game.legal(state, seat).size() > 1:
                tables.append((state, seat))
            turn, state = int(state.turn), match.state.clone()
        step = max(1, len(tables) // A_GAME)
        for place in range(number % step, len(tables), step):
            yield game, *tables[place], f"{seeds}/{place}"
        number += 1


def promised(game: Game, state: State, seat: int, name: str, worlds: int) -> list[Json]:
    """What the coach promises at a decision, for the next idea and for one further down, and what came of it."""
    weighing = advised(game, state, seat, THINKING, name)
    best = weighing.ways[0]
    other = next_idea(game, weighing, plan_of(game, weighing.state, seat, best.line))
    others = [way for way in [other, weighing.ways[-1]] if way is not None and way is not best]
    others = others[:1] if len(others) == 2 and others[0] is others[1] else others
    weighing.ways = [best, *others]
    found = []
    for way in others:
        pair = Weighing(game, state, seat, name)
        pair.ways = [pair.add(best.line), pair.add(way.line)]
        pair.weigh(Effort(WORLDS, 1e9), pair.ways[0])
        lines = {one.line: one for one in pair.ways}
        if best.line not in lines or way.line not in lines:
            continue
        told = gap(lines[best.line], lines[way.line], seat)
        measured = [gained(game, state, seat, (best.line, way.line), f"{name}/on/{n}") for n in range(worlds)]
        middle = sum(measured) / worlds
        spread = math.sqrt(sum((one - middle) ** 2 for one in measured) / max(1, worlds - 1))
        found.append(
            {
                "at": name,
                "round": game.round_of(state),
                "promised": round(told.points, 3),
                "error": round(told.points_error, 3),
                "measured": round(middle, 3),
                "noise": round(spread / math.sqrt(worlds), 3),
                "worlds": worlds,
                "next": way is other,
            }
        )
    return found


def gained(game: Game, state: State, seat: int, lines: tuple[Line, Line], world: str) -> float:
    """By how much the lead at the end is greater after the first line than after the second, in one world."""
    one, other = (lead_after(game, state, seat, line, world) for line in lines)
    return one - other


def lead_after(game: Game, state: State, seat: int, line: Line, world: str) -> float:
    dealt = game.determinise(state, seat, world)
    for option in line:
        if seat not in game.seats_to_act(dealt) or option not in game.legal(dealt, seat):
            break
        game.apply(dealt, seat, option)
    bots = {other: make_bot("medium", game.name, f"{world}/{other}") for other in range(game.players)}
    for _ in Match(game, dealt, bots, world):
        pass
    return margins_of([float(score) for score in game.scores(dealt)])[seat]


def fitted(rows: list[Json]) -> Json:
    """The factor and the doubt that make promises true in two of three cases, and how they erred before and after.

    What is measured errs as well: that much is allowed for.  No promise is made greater.
    """
    weight = sum(row["promised"] ** 2 for row in rows) or 1.0
    factor = min(1.0, max(0.1, sum(row["promised"] * row["measured"] for row in rows) / weight))
    misses = [row["measured"] - factor * row["promised"] for row in rows]
    beyond = sorted(
        max(0.0, miss**2 - row["noise"] ** 2 - (factor * row["error"] / SURE) ** 2)
        for row, miss in zip(rows, misses, strict=True)
    )
    doubt = math.sqrt(beyond[math.ceil(len(beyond) * 2 / 3) - 1])
    before = [row["promised"] - row["measured"] for row in rows]
    return {
        "factor": round(factor, 3),
        "doubt": round(doubt, 2),
        "decisions": len({row["at"] for row in rows}),
        "pairs": len(rows),
        "worlds": rows[0]["worlds"],
        "mean_promised": mean([row["promised"] for row in rows]),
        "mean_measured": mean([row["measured"] for row in rows]),
        "mean_error_before": mean(before),
        "mean_error": mean([-miss for miss in misses]),
        "mean_distance_before": mean([abs(one) for one in before]),
        "mean_distance": mean([abs(miss) for miss in misses]),
        "mean_noise": mean([row["noise"] for row in rows]),
    }


def mean(numbers: list[float]) -> float:
    return round(sum(numbers) / max(1, len(numbers)), 3)


def promise(asked: argparse.Namespace) -> None:
    file = asked.out / f"promise-{asked.game}.jsonl"
    rows = noted(file)
    known = {row["at"] for row in rows}
    for game, state, seat, name in decisions(asked.game, asked.seed):
        if len(known) >= asked.decisions:
            break
        if name in known:
            continue
        found = promised(game, state, seat, name, asked.worlds)
        # Where there was one way only there is nothing to promise.
        note(file, found or [{"at": name}])
        rows += found
        known.add(name)
    pairs = [row for row in rows if "promised" in row]
    summary = {"made": f"python -m benchmarks.hints promise {asked.game} --decisions {asked.decisions} "
               f"--worlds {asked.worlds} --seed {asked.seed}", **fitted(pairs)}  # fmt: skip
    print(asked.game, json.dumps(summary, indent=1))
    if asked.lay:
        folder = Path(str(manifest_of(asked.game).folder)) / "measured"
        folder.mkdir(exist_ok=True)
        (folder / "hints.json").write_text(json.dumps(summary, indent=1) + "\n", encoding="utf-8")


# Playing by hints alone


def play(asked: argparse.Namespace) -> None:
    file = asked.out / f"play-{asked.game}.jsonl"
    rows = noted(file)
    options = dict(manifest_of(asked.game).presets.get(FIRST, {}))
    game = open_game(asked.game, 2, options)
    for number in range(len(rows), asked.games):
        deal, own = f"{asked.seed}/play/{number // 2}", number % 2
        bots: dict[int, Bot] = {own: HintsBot(f"{deal}/hints", Budget(cpu=asked.cpu))}
        bots[1 - own] = make_bot(f"hard:{asked.cpu}cpu", asked.game, f"{deal}/hard")
        match = Match(game, game.new(deal), bots, deal)
        for _ in match:
            pass
        winners, scores = game.winners(match.state), game.scores(match.state)
        row = {"won": (own in winners) / len(winners), "lead": scores[own] - scores[1 - own]}
        note(file, [row])
        rows.append(row)
    won = [row["won"] for row in rows]
    share = sum(won) / len(won)
    pairs = [sum(won[n : n + 2]) / 2 for n in range(0, len(won) - 1, 2)]
    spread = math.sqrt(sum((one - share) ** 2 for one in pairs) / max(1, len(pairs) - 1) / len(pairs))
    print(f"{asked.game}: hints won {100 * share:.1f} % of {len(won)} games (± {100 * SURE * spread:.1f}), "
          f"by {mean([row['lead'] for row in rows]):+.1f} points")  # fmt: skip


# Files


def noted(file: Path) -> list[Json]:
    return [json.loads(line) for line in file.read_text().splitlines()] if file.is_file() else []


def note(file: Path, rows: list[Json]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        out.writelines(json.dumps(row) + "\n" for row in rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["promise", "play"])
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--cpu", type=float, default=0.3)
    parser.add_argument("--seed", default="hints")
    parser.add_argument("--out", type=Path, default=Path("build/hints"))
    parser.add_argument("--lay", action="store_true", help="keep what was found beside the game")
    asked = parser.parse_args()
    (promise if asked.what == "promise" else play)(asked)


if __name__ == "__main__":
    main()
