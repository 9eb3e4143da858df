"""The score sheet: points line by line, and what they are counted from (FS-1.3, FS-20)."""

from __future__ import annotations

from bogwood.kernel.cells import both, count
from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Outlook, ScoreLine, ScorePiece, Sentence
from bogwood.kernel.hexes import name

from .box import LARGEST_GROUP
from .celebrate import fish_on
from .land import shrines_on
from .scoring import end_points, largest_group, source_of, trophy_on
from .state import (
    FISH_LEFT,
    GOLD_LEFT,
    ISLANDS,
    LINES,
    MANA_LEFT,
    NAVIGATION,
    Swamp,
)


def score_sheet(s: Swamp) -> list[ScoreLine]:
    """All points scored so far."""
    sheet: list[ScoreLine] = []
    for n, seat in enumerate(s.seats):
        for line in range(LINES):
            if seat.points(line) > 0:
                sheet.append(line_of(s, n, line, seat.points(line)))
    return sheet


def outlook(s: Swamp) -> Outlook:
    """What the end would add now; nothing is hidden (FS-1.4)."""
    lines: list[ScoreLine] = []
    if not s.is_over:
        for seat in range(len(s.seats)):
            for line in range(ISLANDS, LINES):
                points = end_points(s, seat, line)
                if points > 0:
                    lines.append(line_of(s, seat, line, points))
    return Outlook(lines, [])


def line_of(s: Swamp, seat: int, line: int, points: int) -> ScoreLine:
    return ScoreLine(seat, source_of(s, line), points, pieces_of(s, seat, line, points))


def pieces_of(s: Swamp, seat: int, line: int, points: int) -> list[ScorePiece]:
    """What a line is counted from, where the position shows it; the rest is in the log."""
    me = s.seats[seat]
    if line == ISLANDS:
        return islands_of(s, seat)
    card = trophy_on(s, line)
    if card >= 0:
        return [trophy_piece(s, seat, card, points)]
    if line == NAVIGATION:
        return [piece("navigation", {"plus": s.box.navigation_plus[me.navigation]}, points)]
    if line == FISH_LEFT:
        return [piece("fish", {"count": fish_on(s, me.settlements), "each": s.box.end_vp_per_fish}, points)]
    if line == MANA_LEFT:
        return [piece("mana", {"count": int(me.mana), "each": s.box.end_vp_per_mana}, points)]
    if line == GOLD_LEFT:
        return [piece("gold", {"count": int(me.gold), "each": s.box.end_gold_per_vp}, points)]
    return []


def islands_of(s: Swamp, seat: int) -> list[ScorePiece]:
    """Each island with own settlements and a shrine (FS-20.2)."""
    found: list[ScorePiece] = []
    for k in range(len(s.islands)):
        own = int(count(both(s.islands[k], s.seats[seat].settlements)))
        shrines = shrines_on(s, k)
        if own * shrines > 0:
            told: Arguments = {"island": name(s.founders[k]), "settlements": own, "shrines": shrines}
            found.append(piece("island", told, own * shrines))
    return found


def trophy_piece(s: Swamp, seat: int, card: int, points: int) -> ScorePiece:
    """What a trophy card counts, and how many there are (FS-20.3 to FS-20.8)."""
    each = s.box.trophy_vp[card]
    if s.box.trophy_score[card] == LARGEST_GROUP:
        return piece("group", {"count": largest_group(s.seats[seat].settlements), "each": each}, points)
    told: Arguments = {"trophy": s.box.trophy_ids[card], "count": points // each, "each": each}
    return piece("trophy", told, points)


def piece(kind: str, told: Arguments, points: int) -> ScorePiece:
    return ScorePiece(Sentence("feya-piece-" + kind, told), points)
