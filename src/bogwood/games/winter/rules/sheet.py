"""The score sheet: points line by line, and what they are counted from (EW-19, SO-3.4)."""

from __future__ import annotations

from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Outlook, ScoreLine, ScorePiece, Sentence
from bogwood.kernel.native import i64

from .cards import all_basic, all_culture
from .influence import buried
from .packs import bits_in, count_of, kinds_in, size_of
from .program import TRACK_SOURCES
from .scoring import END_SOURCES, RIVAL_SOURCES, end_lines, rival_lines, set_points, track_lines
from .state import Tribe, World, has_rival


def score_sheet(s: World) -> list[ScoreLine]:
    """All points so far, those of the Rival last; at the end with what the end adds."""
    sheet: list[ScoreLine] = []
    for n in range(len(s.tribes)):
        track = track_lines(s.tribes[n])
        sheet += [ScoreLine(n, TRACK_SOURCES[line], track[line], []) for line in range(len(track)) if track[line] != 0]
        if s.is_over:
            sheet += added_lines(s, n)
    return sheet


def outlook(s: World) -> Outlook:
    """What the end would add now; everybody can count it, since all cards a tribe has were taken openly (EW-15.4)."""
    lines: list[ScoreLine] = []
    if not s.is_over:
        for n in range(len(s.tribes)):
            lines += added_lines(s, n)
    return Outlook(lines, [])


def added_lines(s: World, n: int) -> list[ScoreLine]:
    """What the end adds for a tribe, or for the Rival."""
    is_rival = n >= s.box.players
    sources = RIVAL_SOURCES if is_rival else END_SOURCES
    points = rival_lines(s) if is_rival else end_lines(s, n)
    return [
        ScoreLine(n, sources[line], points[line], pieces_of(s, n, sources[line], points[line]))
        for line in range(len(points))
        if points[line] != 0
    ]


def pieces_of(s: World, n: int, source: str, points: int) -> list[ScorePiece]:
    """What a line is counted from (EW-19.2 to EW-19.6)."""
    tribe = s.tribes[n]
    if source == "animals":
        return animals_of(s, tribe)
    if source == "tribe_cards":
        return cards_of(s, tribe)
    if source == "culture_cards":
        return [counted(s.box.culture_ids[card], 1, s.box.culture_vp[card]) for card in culture_that_scores(s, tribe)]
    if source == "megaliths_end":
        return megaliths_of(s, tribe)
    if source == "honor":
        return [honor_of(s, n, points)]
    if source == "sacrifice":
        told: Arguments = {
            "count": int(tribe.food + tribe.tools), "each": s.box.sacrifice_rate[tribe.sacrifice],
            "step": int(tribe.sacrifice),
        }  # fmt: skip
        return [piece("sacrifice", told, points)]
    return []


def animals_of(s: World, tribe: Tribe) -> list[ScorePiece]:
    """Sets of animals that are not tipped (EW-19.2)."""
    found: list[ScorePiece] = []
    for kind in kinds_in(tribe.animals):
        n = int(count_of(tribe.animals, kind))
        if set_points(s, n) != 0:
            found.append(counted(s.box.species[kind], n, set_points(s, n)))
    return found


def cards_of(s: World, tribe: Tribe) -> list[ScorePiece]:
    """Tribe cards with printed points that are not buried (EW-19.3)."""
    held: i64 = all_basic(tribe)
    found: list[ScorePiece] = []
    for kind in kinds_in(held):
        n = int(count_of(held, kind))
        if s.box.card_vp[kind] != 0:
            found.append(counted(s.box.basic_ids[kind], n, n * s.box.card_vp[kind]))
    return found


def culture_that_scores(s: World, tribe: Tribe) -> list[int]:
    """Culture cards with printed points that are not buried (EW-19.3)."""
    return [card for card in bits_in(all_culture(tribe)) if s.box.culture_vp[card] != 0]


def megaliths_of(s: World, tribe: Tribe) -> list[ScorePiece]:
    """Megaliths by level (EW-19.6)."""
    found: list[ScorePiece] = []
    for level, built, each in [(1, tribe.level_1, s.box.end_level_1), (2, tribe.level_2, s.box.end_level_2)]:
        n = size_of(built)
        if n * each != 0:
            found.append(piece("megaliths", {"level": level, "count": n, "each": each}, n * each))
    return found


def honor_of(s: World, n: int, points: int) -> ScorePiece:
    """Buried cards at the rate of the Honor track (EW-19.4); for the Rival its steps (SO-3.4)."""
    tribe = s.tribes[n]
    step = int(tribe.honor)
    if has_rival(s) and n >= s.box.players:
        return piece("honor_steps", {"count": step, "each": int(s.box.solo["honor_step"])}, points)
    return piece("honor", {"count": buried(tribe), "each": s.box.honor_rate[tribe.honor], "step": step}, points)


def counted(thing: str, count: int, points: int) -> ScorePiece:
    return piece("count", {"thing": thing, "count": count}, points)


def piece(kind: str, told: Arguments, points: int) -> ScorePiece:
    return ScorePiece(Sentence("winter-piece-" + kind, told), points)
