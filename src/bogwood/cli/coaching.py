"""What the coach found, as text and as JSON."""

from __future__ import annotations

from bogwood.bots.turns import Line
from bogwood.coach import words
from bogwood.coach.account import Reason
from bogwood.coach.hint import STRONG, WASTE, Hint, Step, hint
from bogwood.coach.review import Point, Review, Turning
from bogwood.coach.weighing import Effort
from bogwood.coach.work import point_of, turning_of
from bogwood.kernel.game import Game, Json, State

from .books import book_of
from .desk import Desk
from .screen import Screen

WORLDS = 200
BLOCKS = "▁▂▃▄▅▆▇█"
"""A chance to win as the height of a block."""
WIDTH = 72
"""So many blocks show the course of a game."""


# Hints


def hint_for(game: Game, state: State, seat: int, tried: Line, is_waste: bool, seconds: float, seed: str) -> Hint:
    return hint(game, state, seat, tried, WASTE if is_waste else STRONG, Effort(WORLDS, seconds), seed)


def show_hint(desk: Desk, game: Game, state: State, found: Hint) -> None:
    screen = Screen()
    who = book_of(game).draw(state, desk.words).called(found.seat)
    screen.line([(f"{who}: ", "title"), (words.finding_in_words(desk.words, found), "title")])
    show_steps(desk, screen, found.steps, "")
    show_reasons(desk, screen, game, found.reasons, "coach-missed" if found.finding == WASTE else "coach-because", "")
    screen.text(words.chance_in_words(desk.words, found.chance, found.error), "dim")


def show_steps(desk: Desk, screen: Screen, steps: list[Step], margin: str) -> None:
    for number, sentence in enumerate(words.steps_in_words(desk.words, steps), 1):
        screen.text(f"{margin}{number:3} {sentence}")


def show_reasons(desk: Desk, screen: Screen, game: Game, reasons: list[Reason], heading: str, margin: str) -> None:
    told = words.reasons_in_words(desk.words, game.name, reasons)
    if told:
        screen.text(f"{margin}{desk.words.say(heading)}: {'; '.join(told)}")


def hint_json(desk: Desk, game: Game, found: Hint) -> Json:
    return {
        "game": game.name,
        "seat": found.seat,
        "finding": found.finding,
        "sentence": words.finding_in_words(desk.words, found),
        "steps": steps_json(desk, found.steps),
        "reasons": reasons_json(desk, game, found.reasons),
        "points": round(found.points, 2),
        "chance": round(found.chance, 4),
        "error": round(found.error, 4),
    }


def steps_json(desk: Desk, steps: list[Step]) -> list[Json]:
    told = words.steps_in_words(desk.words, steps)
    return [
        {"id": step.option, "notation": step.move, "sentence": sentence}
        for step, sentence in zip(steps, told, strict=True)
    ]


def reasons_json(desk: Desk, game: Game, reasons: list[Reason]) -> list[Json]:
    told = words.reasons_in_words(desk.words, game.name, reasons)
    return [
        {"item": reason.item, "amount": reason.amount, "points": reason.points, "sentence": sentence}
        for reason, sentence in zip(reasons, told, strict=True)
    ]


# Reviews


def show_review(desk: Desk, game: Game, state: State, found: Review) -> None:
    screen = Screen()
    picture = book_of(game).draw(state, desk.words)
    names = [picture.called(seat) for seat in range(game.players)]
    screen.text(desk.words.say("coach-course"), "title")
    width = max(map(len, names))
    for seat, name in enumerate(names):
        screen.text(f"{name.ljust(width)} {blocks([point.chances[seat] for point in found.points])}")
    screen.rows(round_rows(desk, names, found.points))
    screen.blank()
    screen.text(desk.words.say("coach-turnings" if found.turnings else "coach-no-turnings"), "title")
    for turning in found.turnings:
        show_turning(desk, screen, game, turning, names[turning.seat])


def blocks(chances: list[float]) -> str:
    """The course of a chance, one block for each point or, where there are too many, for some of them."""
    step = max(1, -(-len(chances) // WIDTH))
    shown = [*chances[:-1:step], chances[-1]]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(chance * len(BLOCKS)))] for chance in shown)


def round_rows(desk: Desk, names: list[str], points: list[Point]) -> list[list[str]]:
    """Everybody's chances at the end of every round."""
    last: dict[int, Point] = {point.round: point for point in points}
    head = ["", *[round_title(desk, number) for number in last]]
    rows = []
    for seat, name in enumerate(names):
        shown = [f"{words.percent(p.chances[seat])} ± {words.percent(p.errors[seat])}" for p in last.values()]
        rows.append([name, *shown])
    return [head, *rows]


def round_title(desk: Desk, number: int) -> str:
    return desk.words.say("cli-round", {"round": number}) if number > 0 else desk.words.say("coach-start")


def show_turning(desk: Desk, screen: Screen, game: Game, found: Turning, who: str) -> None:
    screen.blank()
    screen.text(words.turning_in_words(desk.words, found, who))
    for heading, steps in (("coach-played", found.played), ("coach-better", found.better)):
        screen.text(f"  {desk.words.say(heading)}")
        show_steps(desk, screen, steps, "  ")
    show_reasons(desk, screen, game, found.reasons, "coach-because", "  ")


def review_json(desk: Desk, game: Game, names: list[str], scores: list[int], found: Review) -> Json:
    return {
        "game": game.name,
        "seats": names,
        "scores": scores,
        "points": [point_of(point) for point in found.points],
        "turnings": [turning_json(desk, game, turning) for turning in found.turnings],
    }


def turning_json(desk: Desk, game: Game, found: Turning) -> Json:
    return {
        **turning_of(game.name, found),
        "played": steps_json(desk, found.played),
        "better": steps_json(desk, found.better),
        "reasons": reasons_json(desk, game, found.reasons),
    }
