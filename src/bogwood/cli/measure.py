"""``bogwood measure``: play the games that a game's overview asks for, and write down what they show."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import click

from bogwood.arena.measuring import Observed, Plan, Run, figures, habits_in, observe, plan_of
from bogwood.kernel.refusal import Refusal
from bogwood.shelf import manifest_of

from .desk import Desk
from .files import make_folder, write_text
from .opening import GameOpener
from .output import print_json
from .simulate import progress


@click.command()
@click.argument("game", metavar="GAME")
@click.option("--keep", metavar="DIR", default="", help="Keep every game there, and go on with those that are.")
@click.option("--out", metavar="FILE", default="", help="Write the figures there; without it they are printed.")
@click.option("--habits", is_flag=True, help="Print everything that winners, losers and beginners can be compared by.")
@click.pass_context
def measure(ctx: click.Context, game: str, keep: str, out: str, habits: bool) -> None:
    """Measure where points come from, what is chosen, and what beginners do otherwise, as a game's overview asks."""
    desk = ctx.ensure_object(Desk)
    overview = manifest_of(game).overview()
    if not overview:
        raise Refusal("nothing-to-measure", "", "", name=game)
    plan = plan_of(game, overview)
    with progress(desk, sum(run.games for run in plan.runs)) as advance:
        games = []
        for run in plan.runs:
            games += played(plan, run, Path(keep) if keep else None, lambda: advance(1))
    found = habits_in(games) if habits else figures(plan, games)
    if out:
        write_text(Path(out), json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    else:
        print_json(found)


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
