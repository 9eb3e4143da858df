"""``bogwood train``: tune what the bots think a table is worth, by games that they play."""

from __future__ import annotations

import json
from pathlib import Path

import click

from bogwood.bots.known import taught
from bogwood.bots.registry import make_bot
from bogwood.bots.training import HELD_BACK, Sample, Settings, result_of, samples_of
from bogwood.kernel.refusal import Refusal
from bogwood.shelf import manifest_of

from .asking import Whole, with_table
from .desk import Desk
from .files import make_folder, write_text
from .output import print_json
from .simulate import progress

FILE = "factors.json"


@click.command()
@click.argument("game", metavar="GAME")
@with_table
@click.option("--games", type=Whole(1), default=200, show_default=True, help="How many games to learn from.")
@click.option("--seed", default="0", show_default=True, help="Game i has the seed SEED/i.")
@click.option("--bot", default="medium", show_default=True, help="The kind of bot that plays them.")
@click.option("--out", metavar="DIR", default="", help="Write settings, errors and factors there, as factors.json.")
@click.pass_context
def train(
    ctx: click.Context,
    game: str,
    players: int,
    options: dict[str, str],
    games: int,
    seed: str,
    bot: str,
    out: str,
) -> None:
    """Tune the evaluation of a game: factors for what it counts, by the stage of the game, printed as JSON."""
    desk = ctx.ensure_object(Desk)
    opened = desk.open_game(game, players, options)
    knowledge = taught(game)
    if knowledge is None:
        raise Refusal("nothing-to-train", "", "", name=game)
    if players < 2:
        raise Refusal("bad-players", "", "/players", found=players, least=2, most=manifest_of(game).players[-1])
    settings = Settings(game, players, opened.options, bot, games, seed)
    samples: list[Sample] = []
    with progress(desk, games) as advance:
        for number in range(games):
            bots = [make_bot(bot, game, f"{seed}/{number}/{seat}") for seat in range(players)]
            held_back = number % HELD_BACK == 0
            samples += samples_of(opened, bots, knowledge, f"{seed}/{number}", held_back, settings.every)
            advance(1)
    result = result_of(settings, samples)
    if out:
        make_folder(Path(out))
        text = json.dumps(result.as_json(), indent=1, sort_keys=True)
        write_text(Path(out) / FILE, text + "\n")
    print_json(result.as_json())
