"""Position files: make one, see what may be done, do it, ask why not, check it."""

from __future__ import annotations

import click

from bogwood.kernel import position as position_file
from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, Json, State
from bogwood.kernel.refusal import Problems, Refusal

from .asking import Whole, as_json, with_edition, with_table
from .desk import Desk
from .output import print_json


def play_at_random(game: Game, state: State, stream: Stream, decisions: int) -> None:
    """Make so many random decisions, or as many as the game still has."""
    for _ in range(decisions):
        seats = game.seats_to_act(state)
        if not seats:
            return
        options = game.legal(state, seats[0])
        game.apply(state, seats[0], options.nth(stream.below(options.size())))


def print_position(game: Game, state: State) -> None:
    click.echo(position_file.pretty(position_file.write(game, state)), nl=False)


@click.command()
@click.argument("game", metavar="GAME")
@with_table
@click.option("--seed", default="0", show_default=True, help="What all chance comes from.")
@click.option("--after", type=Whole(), default=0, help="Make so many random decisions first.")
@click.pass_obj
def position(desk: Desk, game: str, players: int, options: dict[str, str], seed: str, after: int) -> None:
    """Write the position of a new game, or of one some random decisions later."""
    opened = desk.open_game(game, players, options)
    state = opened.new(seed)
    play_at_random(opened, state, Stream(f"{seed}/choices"), after)
    print_position(opened, state)


@click.command()
@click.argument("file", metavar="POSITION")
@with_edition
@as_json
@click.pass_obj
def legal(desk: Desk, file: str, is_json: bool) -> None:
    """List what may be chosen in a position ("-" reads standard input)."""
    game, state = desk.read_position(file)
    options = [option_json(desk, game, state, seat, n) for seat, n in open_options(game, state)]
    if is_json:
        print_json({**where_json(desk, game, state), "options": options})
        return
    click.echo(desk.words.tell(game.question(state)))
    if options:
        rows = [[f"  {option['notation']}", str(option["sentence"])] for option in options]
        width = max(len(row[0]) for row in rows)
        for notation, sentence in rows:
            click.echo(f"{notation.ljust(width)}  {sentence}")


def open_options(game: Game, state: State) -> list[tuple[int, int]]:
    """Every seat that has to act, with each of its options."""
    return [(seat, option) for seat in game.seats_to_act(state) for option in game.legal(state, seat)]


def where_json(desk: Desk, game: Game, state: State) -> Json:
    return {
        "game": game.name,
        "edition": game.edition,
        "players": game.players,
        "round": game.round_of(state),
        "is_over": game.is_over(state),
        "seats_to_act": game.seats_to_act(state),
        "question": desk.words.tell(game.question(state)),
    }


def option_json(desk: Desk, game: Game, state: State, seat: int, option: int) -> Json:
    entry = game.catalogue.entry(option)
    return {
        "seat": seat,
        "id": option,
        "notation": entry.notation,
        "point": entry.point,
        "arguments": entry.arguments,
        "sentence": desk.words.tell(game.describe(state, seat, option)),
    }


@click.command()
@click.argument("file", metavar="POSITION")
@click.argument("moves", metavar="MOVE...", nargs=-1, required=True)
@with_edition
@click.pass_obj
def apply(desk: Desk, file: str, moves: tuple[str, ...]) -> None:
    """Make moves in a position and write the position they lead to."""
    game, state = desk.read_position(file)
    for number, move in enumerate(moves, 1):
        option = parsed(game, move, f"move {number}")
        refusal = refused(game, state, option)
        if refusal is not None:
            raise Refusal(refusal.code, refusal.rule, f"move {number} {move}", **refusal.arguments)
        game.apply(state, seat_for(game, state, option), option)
    print_position(game, state)


def parsed(game: Game, move: str, where: str) -> int:
    try:
        return game.catalogue.parse(move)
    except Refusal as refusal:
        raise Refusal(refusal.code, refusal.rule, where, **refusal.arguments) from None


def seat_for(game: Game, state: State, option: int) -> int:
    """The seat that a move is meant for: the first that may make it, or else the first that has to act."""
    seats = game.seats_to_act(state)
    return next((seat for seat in seats if option in game.legal(state, seat)), seats[0] if seats else 0)


def refused(game: Game, state: State, option: int) -> Refusal | None:
    return game.why_not(state, seat_for(game, state, option), option)


@click.command()
@click.argument("file", metavar="POSITION")
@with_edition
@as_json
@click.pass_context
def check(ctx: click.Context, file: str, is_json: bool) -> None:
    """Say whether a position is sound, and name everything that is wrong with it."""
    desk = ctx.ensure_object(Desk)
    try:
        desk.read_position(file)
        problems: list[Refusal] = []
    except Problems as found:
        problems = found.problems
        if not is_json:
            raise
    if is_json:
        print_json({"is_sound": not problems, "problems": [desk.problem_json(problem) for problem in problems]})
        ctx.exit(2 if problems else 0)
    click.echo(desk.words.say("cli-sound"))


@click.command()
@click.argument("file", metavar="POSITION")
@click.argument("move", metavar="MOVE")
@with_edition
@as_json
@click.pass_obj
def why(desk: Desk, file: str, move: str, is_json: bool) -> None:
    """Say whether a move is open in a position, or which rule closes it."""
    game, state = desk.read_position(file)
    option = parsed(game, move, "")
    refusal = refused(game, state, option)
    sentence = "" if refusal else desk.words.tell(game.describe(state, seat_for(game, state, option), option))
    if is_json:
        answer: Json = {"move": move, "is_open": refusal is None, "sentence": sentence}
        print_json({**answer, "refusal": desk.problem_json(refusal) if refusal else None})
    elif refusal is None:
        click.echo(desk.words.say("cli-open", {"notation": move, "text": sentence}))
    else:
        click.echo(desk.words.say("cli-closed", {"notation": move, "text": desk.refusal_with_rule(refusal)}))
