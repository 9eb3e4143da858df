"""``bogwood measure``: play games between bots, and write down what they show for an overview or a review."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

from bogwood.arena.figures import figures, habits_in, tables_in
from bogwood.arena.measuring import Observed, Plan, Run, observe, plan_of, typical_plan
from bogwood.kernel.refusal import Refusal
from bogwood.shelf import manifest_of

from .desk import Desk
from .files import make_folder, write_text
from .opening import GameOpener
from .output import print_json
from .simulate import progress

Json = dict[str, Any]

SEED: Final = "typical"


@click.command()
@click.argument("game", metavar="GAME")
@click.option("--keep", metavar="DIR", default="", help="Keep every game there, and go on with those that are.")
@click.option("--out", metavar="FILE", default="", help="Write the figures there; without it they are printed.")
@click.option("--habits", is_flag=True, help="Print everything that winners, losers and beginners can be compared by.")
@click.option("--typical", is_flag=True, help="Measure what reviews lay beside somebody's points instead.")
@click.option("--games", type=click.IntRange(1), default=60, help="Games of each kind of table, with --typical.")
@click.option("--bots", default="hard:0.03cpu", help="Who plays them, with --typical.")
@click.option("--preset", default="", help="With --typical: under this preset alone.")
@click.pass_context
def measure(
    ctx: click.Context, game: str, keep: str, out: str, habits: bool, typical: bool, games: int, bots: str, preset: str
) -> None:
    """Measure where points come from, what is chosen, and what beginners do otherwise, as a game's overview asks."""
    desk = ctx.ensure_object(Desk)
    plan = plan_for_review(game, bots, games, preset) if typical else plan_for_overview(game)
    with progress(desk, sum(run.games for run in plan.runs)) as advance:
        watched = []
        for run in plan.runs:
            watched += played(plan, run, Path(keep) if keep else None, lambda: advance(1))
    found: Json = habits_in(watched) if habits else figures(plan, watched)
    if typical:
        said = f" --preset {preset}" if preset else ""
        found = {
            "made": f"bogwood measure {game} --typical --games {games} --bots {bots}{said}",
            "tables": tables_in(watched),
        }
    if out:
        write_text(Path(out), json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    else:
        print_json(found)


def plan_for_overview(game: str) -> Plan:
    overview = manifest_of(game).overview()
    if "measured" not in overview:
        raise Refusal("nothing-to-measure", "", "", name=game)
    return plan_of(game, overview)


def plan_for_review(game: str, bots: str, games: int, preset: str) -> Plan:
    manifest = manifest_of(game)
    if preset and preset not in manifest.presets:
        allowed = ", ".join(manifest.presets)
        raise Refusal("bad-option-value", "", "/preset", name="preset", value=preset, allowed=allowed)
    return typical_plan(manifest, bots, games, SEED, preset)


def played(plan: Plan, run: Run, keep: Path | None, advance: Callable[[], None]) -> list[Observed]:
    """The games of a run; those that are kept are not played again."""
    file = None
    found: list[Observed] = []
    if keep is not None:
        make_folder(keep)
        file = keep / f"{plan.game}-{run.seed_of(plan.seed, 0).replace('/', '-').replace(':', '-')}.jsonl"
        found = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    opener = GameOpener(plan.game, run.players)
    for number in range(len(found), run.games):
        found.append(observe(plan, run, number, opener))
        if file is not None:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(found[-1], ensure_ascii=False) + "\n")
        advance()
    return found[: run.games]
