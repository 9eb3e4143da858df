"""The score sheet: points line by line, and what they are counted from (FE-11, FA-5 to FA-7)."""

from __future__ import annotations

from bogwood.kernel.cells import Cells, cell, count, first, is_empty, without
from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Outlook, ScoreLine, ScorePiece, Sentence

from .box import CASTLE_GUEST, HERMIT, SPICE_DEALER
from .packs import bits_in, size_of, total
from .scoring import (
    BONUS_TILES,
    CASTLES,
    COOKED,
    GOLD_LEFT,
    GOODS_LEFT,
    GROUPS,
    SETS,
    SOURCES,
    SPICE_LEFT,
    castle_points,
    group_points,
    lines_of,
    open_lines_of,
)
from .state import Realm


def score_sheet(s: Realm) -> list[ScoreLine]:
    """All points are counted at the end (FE-11.1)."""
    sheet: list[ScoreLine] = []
    if s.is_over:
        for seat in range(len(s.seats)):
            sheet += lines_from(s, seat, lines_of(s, seat), True)
    return sheet


def outlook(s: Realm, seat: int) -> Outlook:
    """The points if the game ended now; of others only what everybody can count (FE-2.4)."""
    if s.is_over:
        return Outlook([], [])
    lines: list[ScoreLine] = []
    for n in range(len(s.seats)):
        lines += lines_from(s, n, lines_of(s, n) if n == seat else open_lines_of(s, n), n == seat)
    return Outlook(lines, [n for n in range(len(s.seats)) if n != seat])


def lines_from(s: Realm, seat: int, lines: list[int], is_known: bool) -> list[ScoreLine]:
    """The lines with points; ``is_known`` unless the secrets of the seat are left out."""
    return [
        ScoreLine(seat, SOURCES[line], lines[line], pieces_of(s, seat, line, lines[line], is_known))
        for line in range(len(lines))
        if lines[line] > 0
    ]


def pieces_of(s: Realm, seat: int, line: int, points: int, is_known: bool) -> list[ScorePiece]:
    """What a line is counted from."""
    me = s.seats[seat]
    scoring = s.box.scoring
    if line == SETS:
        return sets_of(s, seat)
    if line == BONUS_TILES:
        return bonus_tiles_of(s, seat)
    if line == GROUPS:
        return groups_of(s, seat, is_known and me.has_token(HERMIT))
    if line == CASTLES:
        return castles_of(s, seat)
    if line == GOLD_LEFT:
        return [piece("each", {"thing": "gold", "count": int(me.gold), "each": int(scoring["gold"])}, points)]
    if line == GOODS_LEFT:
        told: Arguments = {"thing": "goods", "count": int(total(me.goods)), "each": int(scoring["goods"])}
        return [piece("each", told, points)]
    if line == COOKED:
        return [
            piece("pairs", {"thing": "food", "count": int(me.food) // 2, "each": int(scoring["cook_pair"])}, points)
        ]
    if line == SPICE_LEFT and is_known and me.has_token(SPICE_DEALER):
        return [piece("each", {"thing": "spice", "count": int(me.spice), "each": int(scoring["spice_dealer"])}, points)]
    return [piece("pairs", {"thing": "spice", "count": int(me.spice) // 2, "each": int(scoring["spice_pair"])}, points)]


def sets_of(s: Realm, seat: int) -> list[ScorePiece]:
    """Tokens by kind; each counts as many points as there are, up to the end of the ladder (FE-11.2)."""
    found: list[ScorePiece] = []
    for kind in range(len(s.box.kinds)):
        n = size_of(s.seats[seat].tokens & s.box.kind_mask[kind])
        if n > 0:
            found.append(piece("set", {"thing": s.box.kinds[kind], "count": n}, n * min(n, s.box.ladder[kind])))
    return found


def bonus_tiles_of(s: Realm, seat: int) -> list[ScorePiece]:
    """Own bonus tiles, each with the own tokens of its kind (FE-11.3)."""
    me = s.seats[seat]
    found: list[ScorePiece] = []
    for tile in bits_in(me.bonus):
        kind = s.box.bonus_kind[tile]
        n = size_of(me.tokens & s.box.kind_mask[kind])
        each = s.box.bonus_points[tile]
        if n * each > 0:
            found.append(piece("each", {"thing": s.box.kinds[kind], "count": n, "each": each}, n * each))
    return found


def groups_of(s: Realm, seat: int, has_hermit: bool) -> list[ScorePiece]:
    """Merchants next to each other, the largest groups first (FE-11.4)."""
    sizes: list[int] = []
    rest: Cells = (s.seats[seat].settled, 0, 0)
    while not is_empty(rest):
        group = s.box.graph.flood(cell(first(rest)), rest)
        sizes.append(int(count(group)))
        rest = without(rest, group)
    found: list[ScorePiece] = []
    for size in sorted(set(sizes), reverse=True):
        groups = sizes.count(size)
        points = groups * group_points(s, size, has_hermit)
        if points > 0:
            found.append(piece("groups", {"groups": groups, "size": size}, points))
    return found


def castles_of(s: Realm, seat: int) -> list[ScorePiece]:
    """Castle cards by picture, or together when pictures must differ, and what the guest adds (FA-5.1, FA-6.2)."""
    me = s.seats[seat]
    held = size_of(me.castles)
    found: list[ScorePiece] = []
    if s.box.pictures_differ:
        found.append(piece("set", {"thing": "castles", "count": held}, castle_points(s, held)))
    else:
        for n in range(len(s.box.pictures)):
            cards = size_of(me.castles & s.box.picture_mask[n])
            if cards > 0:
                found.append(piece("set", {"thing": s.box.pictures[n], "count": cards}, castle_points(s, cards)))
    if me.has_token(CASTLE_GUEST):
        each = int(s.box.scoring["castle_guest"])
        found.append(piece("each", {"thing": "castle_guest", "count": held, "each": each}, held * each))
    return found


def piece(kind: str, told: Arguments, points: int) -> ScorePiece:
    return ScorePiece(Sentence("felinia-piece-" + kind, told), points)
