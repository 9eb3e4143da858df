"""What the coach found, as text and as JSON."""

from __future__ import annotations

from bogwood.bots.turns import Line
from bogwood.coach import words
from bogwood.coach.account import Reason
from bogwood.coach.hint import STRONG, WASTE, Hint, hint
from bogwood.coach.plan import Plan, Step
from bogwood.coach.review import Point, Review, Turning
from bogwood.coach.story import Story, typical
from bogwood.coach.weighing import Effort
from bogwood.coach.work import point_of, turning_of
from bogwood.kernel.game import Game, Json, State

from .books import book_of
from .desk import Desk
from .screen import Screen

WORLDS = 200
BLOCKS = "▁▂▃▄▅▆▇█"
"""A chance to win as the height of a block."""
SHOWN = 3
"""So many of somebody's costliest turns are told."""
WIDTH = 72
"""So many blocks show the course of a game."""


# Hints


def hint_for(game: Game, state: State, seat: int, tried: Line, is_waste: bool, seconds: float, seed: str) -> Hint:
    return hint(game, state, seat, tried, WASTE if is_waste else STRONG, Effort(WORLDS, seconds), seed)


def show_hint(desk: Desk, game: Game, state: State, found: Hint) -> None:
    screen = Screen()
    who = book_of(game).draw(state, desk.words).called(found.seat)
    for lost in found.wasted:
        screen.text(desk.words.say("coach-wasted", {"text": desk.words.tell(lost)}), "title")
    screen.line([(f"{who}: ", "title"), (words.finding_in_words(desk.words, found), "title")])
    for plan in found.plans:
        show_plan(desk, screen, game, plan, "")
    show_reasons(desk, screen, game, found.reasons, "coach-missed" if found.finding == WASTE else "coach-because", "")
    ahead = words.ahead_in_words(desk.words, found)
    screen.text(
        " ".join([*([ahead] if ahead else []), words.chance_in_words(desk.words, found.chance, found.error)]), "dim"
    )


def show_plan(desk: Desk, screen: Screen, game: Game, plan: Plan, margin: str) -> None:
    screen.text(margin + words.plan_in_words(desk.words, game.name, plan))
    for number, step in enumerate(plan.steps, 1):
        screen.text(f"{margin}{number:3} {words.step_in_words(desk.words, step)}")


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
        "wasted": [desk.words.tell(lost) for lost in found.wasted],
        "plans": [plan_json(desk, game, plan) for plan in found.plans],
        "reasons": reasons_json(desk, game, found.reasons),
        "points": round(found.points, 2),
        "points_error": round(found.points_error, 2),
        "chance": round(found.chance, 4),
        "error": round(found.error, 4),
    }


def plan_json(desk: Desk, game: Game, plan: Plan) -> Json:
    return {
        "sentence": words.plan_in_words(desk.words, game.name, plan),
        "steps": [
            {"sentence": words.step_in_words(desk.words, step), "choices": choices_json(desk, step.choices)}
            for step in plan.steps
        ],
    }


def choices_json(desk: Desk, choices: list[Step]) -> list[Json]:
    return [{"id": one.option, "notation": one.move, "sentence": desk.words.tell(one.sentence)} for one in choices]


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
    for story in found.stories:
        show_story(desk, screen, game, names[story.seat], found, story)
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


def show_story(desk: Desk, screen: Screen, game: Game, who: str, found: Review, story: Story[Turning]) -> None:
    """What a seat is told of itself."""
    screen.blank()
    screen.text(desk.words.say("coach-story", {"text": who}), "title")
    for turning in story.costly[:SHOWN]:
        screen.text(f"  {words.costly_in_words(desk.words, turning)}")
        show_reasons(desk, screen, game, turning.reasons, "coach-because", "    ")
    for turning in story.well:
        screen.text(f"  {words.well_in_words(desk.words, turning)}")
    tallies = [f"{desk.words.tell(one.kind)} × {one.count}" for one in found.tallies if one.seat == story.seat]
    if tallies:
        screen.text(f"  {desk.words.say('coach-habits')}: {', '.join(tallies)}")
    points = [
        f"{desk.words.name(game.name, one.source)} {one.points}" for one in found.sources if one.seat == story.seat
    ]
    screen.text(f"  {desk.words.say('coach-sources')}: {', '.join(points)}")


def show_turning(desk: Desk, screen: Screen, game: Game, found: Turning, who: str) -> None:
    screen.blank()
    screen.text(words.turning_in_words(desk.words, found, who))
    for heading, plan in (("coach-played", found.played), ("coach-better", found.other)):
        screen.text(f"  {desk.words.say(heading)}")
        show_plan(desk, screen, game, plan, "  ")
    show_reasons(desk, screen, game, found.reasons, "coach-because", "  ")


def review_json(desk: Desk, game: Game, names: list[str], scores: list[int], found: Review) -> Json:
    return {
        "game": game.name,
        "seats": names,
        "scores": scores,
        "points": [point_of(point) for point in found.points],
        "turnings": [turning_json(desk, game, turning) for turning in found.turnings],
        "stories": [story_json(desk, game, story) for story in found.stories],
        "sources": [{"seat": one.seat, "source": one.source, "points": one.points} for one in found.sources],
        "typical": typical(game) or None,
    }


def story_json(desk: Desk, game: Game, story: Story[Turning]) -> Json:
    return {
        "seat": story.seat,
        "costly": [
            {"sentence": words.costly_in_words(desk.words, one), **turning_json(desk, game, one)}
            for one in story.costly
        ],
        "well": [
            {"sentence": words.well_in_words(desk.words, one), **turning_json(desk, game, one)} for one in story.well
        ],
    }


def turning_json(desk: Desk, game: Game, found: Turning) -> Json:
    return {
        **turning_of(game.name, found),
        "played": plan_json(desk, game, found.played),
        "other": plan_json(desk, game, found.other),
        "reasons": reasons_json(desk, game, found.reasons),
    }
