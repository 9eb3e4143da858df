"""Position files: make one, see what may be done, do it, ask why not, check it."""

from __future__ import annotations

import click

from bogwood.kernel import position as position_file
from bogwood.kernel.chance import Stream
from bogwood.kernel.facts import Tale
from bogwood.kernel.game import Game, Json, State
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.scene.making import chosen, closed, seat_for

from .asking import Whole, as_json, with_edition, with_table
from .desk import Desk
from .eyes import seat_named, with_seat
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
@click.argument("file", metavar="POSITION|SCENE")
@click.argument("moves", metavar="[MOVE]...", nargs=-1)
@with_seat
@with_edition
@as_json
@click.pass_obj
def legal(desk: Desk, file: str, moves: tuple[str, ...], who: str | None, is_json: bool) -> None:
    """List what may be chosen in a position, after some moves where they are named ("-" reads standard input)."""
    game, state = desk.read_position(file)
    moved(game, state, list(moves))
    seat = None if who is None else seat_named(game, state, who)
    options = [option_json(desk, game, state, n, option) for n, option in open_options(game, state, seat)]
    if is_json:
        print_json({**where_json(desk, game, state), "options": options})
        return
    click.echo(desk.words.tell(game.question(state)))
    if options:
        rows = [[f"  {option['notation']}", str(option["sentence"])] for option in options]
        width = max(len(row[0]) for row in rows)
        for notation, sentence in rows:
            click.echo(f"{notation.ljust(width)}  {sentence}")


def moved(game: Game, state: State, moves: list[str], seat: int | None = None) -> Tale:
    """Make these moves, each of which must be open; returns what happened."""
    tale = Tale()
    for who, option in chosen(game, state, moves, seat):
        state.tale = tale
        game.apply(state, who, option)
        state.tale = None
    return tale


def open_options(game: Game, state: State, who: int | None = None) -> list[tuple[int, int]]:
    """Every seat that has to act, or the one that is meant, with each of its options."""
    seats = [seat for seat in game.seats_to_act(state) if who in (None, seat)]
    return [(seat, option) for seat in seats for option in game.legal(state, seat)]


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
@click.argument("file", metavar="POSITION|SCENE")
@click.argument("moves", metavar="MOVE...", nargs=-1, required=True)
@with_seat
@click.option("--quiet", is_flag=True, help="Do not tell what happened.")
@with_edition
@as_json
@click.pass_obj
def apply(desk: Desk, file: str, moves: tuple[str, ...], who: str | None, quiet: bool, is_json: bool) -> None:
    """Make moves in a position, write the position they lead to, and tell what happened."""
    game, state = desk.read_position(file)
    tale = moved(game, state, list(moves), None if who is None else seat_named(game, state, who))
    told = [desk.words.tell(game.tell(state, fact)) for fact in tale.facts]
    if is_json:
        facts = [{**fact.as_json(), "sentence": sentence} for fact, sentence in zip(tale.facts, told, strict=True)]
        print_json({"facts": facts, "draws": tale.draws, "position": position_file.write(game, state)})
        return
    print_position(game, state)
    if not quiet:
        for sentence in told:
            click.echo(sentence, err=True)


@click.command()
@click.argument("file", metavar="POSITION|SCENE")
@click.argument("moves", metavar="[MOVE]...", nargs=-1)
@with_edition
@as_json
@click.pass_context
def check(ctx: click.Context, file: str, moves: tuple[str, ...], is_json: bool) -> None:
    """Say whether a position is sound, and name everything that is wrong with it; so after some moves."""
    desk = ctx.ensure_object(Desk)
    try:
        game, state = desk.read_position(file)
        moved(game, state, list(moves))
        if found := game.problems(state):
            raise Problems(found)
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
@click.argument("file", metavar="POSITION|SCENE")
@click.argument("moves", metavar="[MOVE]... MOVE", nargs=-1, required=True)
@with_seat
@with_edition
@as_json
@click.pass_obj
def why(desk: Desk, file: str, moves: tuple[str, ...], who: str | None, is_json: bool) -> None:
    """Say whether a move is open in a position, after those named before it, or which rule closes it."""
    game, state = desk.read_position(file)
    *before, move = moves
    moved(game, state, before)
    option = parsed(game, move, "")
    seat = seat_for(game, state, option) if who is None else seat_named(game, state, who)
    refusal = game.why_not(state, seat, option) if who is None else closed(game, state, seat, option)
    sentence = "" if refusal else desk.words.tell(game.describe(state, seat, option))
    if is_json:
        answer: Json = {"move": move, "is_open": refusal is None, "sentence": sentence}
        print_json({**answer, "refusal": desk.problem_json(refusal) if refusal else None})
    elif refusal is None:
        click.echo(desk.words.say("cli-open", {"notation": move, "text": sentence}))
    else:
        click.echo(desk.words.say("cli-closed", {"notation": move, "text": desk.refusal_with_rule(refusal)}))


def parsed(game: Game, move: str, where: str) -> int:
    try:
        return game.catalogue.parse(move)
    except Refusal as refusal:
        raise Refusal(refusal.code, refusal.rule, where, **refusal.arguments) from None
