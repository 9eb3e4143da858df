"""Records: look at a game as it was played, and prove that it was played so."""

from __future__ import annotations

import click

from bogwood.kernel import position as position_file
from bogwood.kernel import record as record_file
from bogwood.kernel.facts import Tale
from bogwood.kernel.game import WATCHER, Game, Json, ScoreLine, State
from bogwood.kernel.record import Record, known_seed
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.kernel.start import begun

from .asking import Whole, as_json, with_edition
from .books import book_of
from .desk import Desk, inside
from .files import read_text
from .output import print_json
from .report import Report, is_report, read_report, show_head
from .screen import Screen
from .telling import sheet_rows, told_facts

ALL = "all"
WATCHERS = "watcher"


@click.command()
@click.argument("file", metavar="RECORD|REPORT")
@click.option("--to", type=Whole(), default=None, help="Stop after so many decisions.")
@click.option("--as", "eyes", metavar="SEAT|watcher|all", default=None, help="Whose eyes; seats from 0.")
@with_edition
@as_json
@click.pass_context
def replay(ctx: click.Context, file: str, to: int | None, eyes: str | None, is_json: bool) -> None:
    """Show a record, or a report about a table: the log in words and the table at its end, or the state as JSON."""
    desk = ctx.ensure_object(Desk)
    text = read_text(file)
    if is_report(text):
        replay_report(desk, read_report(text), to, eyes, is_json)
    else:
        replay_record(desk, Record.parse(text), to, eyes or WATCHERS, is_json, {})


def replay_record(desk: Desk, record: Record, to: int | None, eyes: str, is_json: bool, about: Json) -> None:
    seat = seat_of(eyes, record.players)
    if to is not None and to > len(record.decisions):
        raise Refusal("no-such-decision", "", "--to", number=to, most=len(record.decisions))
    game, state = record_file.replay(record, desk.reopen, to)
    count = len(record.decisions) if to is None else to
    if is_json:
        seats = [{"name": who.name, "kind": who.kind} for who in record.seats]
        more: Json = {"seats": seats, "decisions": count, "of": len(record.decisions)}
        print_json({**about, **state_json(desk, game, state, more, None if eyes == ALL else seat)})
    else:
        show_game(desk, game, record, count, seat)
    if record.problem is not None:
        raise record.problem


def replay_report(desk: Desk, report: Report, to: int | None, eyes: str | None, is_json: bool) -> None:
    """The record in a report where there is one, otherwise its position, for the eyes of its author."""
    if to is not None and report.record is None:
        raise Refusal("no-record", "", "--to")
    own = str(report.seat) if report.seat >= 0 else WATCHERS
    if not is_json:
        show_head(desk, Screen(), report)
    about: Json = {"report": report.about()}
    if report.record is not None:
        replay_record(desk, Record.parse(report.record), to, eyes or own, is_json, about)
    elif report.position is not None:
        show_position(desk, report.position, eyes or own, is_json, about)
    elif is_json:
        print_json(about)


def show_position(desk: Desk, document: object, eyes: str, is_json: bool, about: Json) -> None:
    try:
        game, state = position_file.read(document, desk.reopen)
    except Problems as found:
        raise Problems([inside(problem, "/position") for problem in found.problems]) from None
    seat = seat_of(eyes, game.players)
    if is_json:
        print_json({**about, **state_json(desk, game, state, {}, None if eyes == ALL else seat)})
    else:
        show_table(desk, Screen(), game, state)


def seat_of(eyes: str, players: int) -> int:
    """The seat meant by ``--as``; WATCHER also for ``all``, who sees more than a seat."""
    if eyes in (ALL, WATCHERS):
        return WATCHER
    if not (eyes.isascii() and eyes.isdigit() and len(eyes) < 4) or int(eyes) >= players:
        raise Refusal("no-such-seat", "", "--as", seat=eyes[:40], most=players - 1)
    return int(eyes)


def state_json(desk: Desk, game: Game, state: State, more: Json, seat: int | None) -> Json:
    """Where the game stands, with what more is known of the whole game.

    That is the whole position for ``all`` (no seat), otherwise the view of a seat or a watcher.
    """
    sheet = [line_json(desk, line) for line in game.score_sheet(state)]
    found: Json = {
        "game": game.name,
        "edition": game.edition,
        "rules": game.rules_version,
        "players": game.players,
        "options": game.options,
        **more,
        "round": game.round_of(state),
        "is_over": game.is_over(state),
        "seats_to_act": game.seats_to_act(state),
        "question": desk.words.tell(game.question(state)),
        "scores": game.scores(state),
        "rivals": game.rivals(state),
        "winners": game.winners(state),
        "score_sheet": sheet,
    }
    if seat is None:
        return {**found, "position": position_file.write(game, state)}
    return {**found, "as": seat, "view": game.view(state, seat)}


def line_json(desk: Desk, line: ScoreLine) -> Json:
    """A line of the score sheet, with what it is counted from."""
    pieces = [{"words": desk.words.tell(piece.words), "points": piece.points} for piece in line.pieces]
    return {"seat": line.seat, "source": line.source, "points": line.points, "pieces": pieces}


def show_game(desk: Desk, game: Game, record: Record, count: int, seat: int) -> None:
    """The log in words, the table, and the score sheet."""
    screen = Screen()
    tale = Tale()
    state = begun(game, known_seed(record, ""), record.start, tale)
    show_facts(desk, screen, game, state, tale, seat, "0")
    for decision in record.decisions[:count]:
        tale = Tale()
        state.tale = tale
        game.apply(state, decision.seat, game.catalogue.numbers[decision.move])
        state.tale = None
        who = book_of(game).draw(state, desk.words).called(decision.seat)
        screen.line([(f"{decision.number:4} ", "dim"), (f"{who}: ", ""), (decision.move, "title")])
        show_facts(desk, screen, game, state, tale, seat, "")
    screen.blank()
    show_table(desk, screen, game, state)


def show_table(desk: Desk, screen: Screen, game: Game, state: State) -> None:
    screen.block(book_of(game).draw(state, desk.words).page())
    screen.blank()
    screen.text(desk.words.tell(game.question(state)), "title")
    screen.rows(sheet_rows(desk, game, state))


def show_facts(desk: Desk, screen: Screen, game: Game, state: State, tale: Tale, seat: int, number: str) -> None:
    sentences = told_facts(desk, game, state, tale, seat)
    if number and sentences:
        screen.text(f"{number:>4}", "dim")
    for sentence in sentences:
        screen.text(f"       {sentence}")


@click.command()
@click.argument("file", metavar="RECORD")
@with_edition
@as_json
@click.pass_context
def verify(ctx: click.Context, file: str, is_json: bool) -> None:
    """Run a record again from its seed: seal, draws, digests and scores must agree."""
    desk = ctx.ensure_object(Desk)
    record = desk.read_record(file)
    report = record_file.verify(record, desk.reopen)
    if is_json:
        problems = [desk.problem_json(problem) for problem in report.problems]
        found: Json = {"is_sound": report.is_sound, "is_over": record.is_over, "checked": report.checked}
        print_json({**found, "first": report.first if report.first >= 0 else None, "problems": problems})
        ctx.exit(0 if report.is_sound else 2)
    if not report.is_sound:
        for problem in report.problems:
            click.echo(f"bogwood: {desk.coded(problem)}", err=True)
        ctx.exit(2)
    for key in ("seal", "draws", "digests", "scores" if record.is_over else "unfinished"):
        click.echo(desk.words.say(f"cli-verified-{key}", {"count": report.checked}))
