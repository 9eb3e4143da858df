"""Facts and scores in words."""

from __future__ import annotations

from bogwood.kernel.facts import Tale
from bogwood.kernel.game import WATCHER, Game, ScoreLine, State

from .books import book_of
from .desk import Desk


def told_facts(desk: Desk, game: Game, state: State, tale: Tale, seat: int = WATCHER) -> list[str]:
    """What happened, as far as this seat may know."""
    return [desk.words.tell(game.tell(state, fact)) for fact in tale.facts if fact.is_for(seat)]


def sheet_rows(desk: Desk, game: Game, state: State) -> list[list[str]]:
    """The score sheet: a row for each source, a column for each seat and for a rival without one, the total last."""
    sheet = game.score_sheet(state)
    sources = in_order(sheet)
    points: dict[tuple[str, int], int] = {}
    for line in sheet:
        points[line.source, line.seat] = points.get((line.source, line.seat), 0) + line.points
    rivals = game.rivals(state)
    seats = range(game.players + len(rivals))
    picture = book_of(game).draw(state, desk.words)
    head = [desk.words.say("cli-source"), *map(picture.called, seats)]
    rows = [
        [desk.words.name(game.name, source), *[str(points.get((source, seat), 0)) for seat in seats]]
        for source in sources
    ]
    return [head, *rows, [desk.words.say("cli-total"), *map(str, game.scores(state) + rivals)]]


def in_order(sheet: list[ScoreLine]) -> list[str]:
    """The sources of all seats in the order of the sheet, although no seat need have them all."""
    sources: list[str] = []
    seat = place = -1
    for line in sheet:
        if line.seat != seat:
            seat, place = line.seat, 0
        if line.source not in sources:
            sources.insert(place, line.source)
        place = sources.index(line.source) + 1
    return sources
