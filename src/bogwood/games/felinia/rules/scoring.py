"""Scoring (FE-11, FA-5 to FA-7): sets, bonus tiles, groups, leftovers and, in the advanced game, castles and food."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import Cells, cell, count, first, is_empty, without

from .box import CASTLE_GUEST, COOK, HERMIT, SPICE_DEALER
from .packs import bits_in, size_of, total
from .state import Realm
from .tell import tell, tell_all

SETS: Final = 0
BONUS_TILES: Final = 1
GROUPS: Final = 2
GOLD_LEFT: Final = 3
SPICE_LEFT: Final = 4
GOODS_LEFT: Final = 5
CASTLES: Final = 6
COOKED: Final = 7
SOURCES: Final = ["sets", "bonus_tile", "groups", "gold", "spice", "goods", "castles", "cook"]
"""The lines of the score sheet."""


def lines_of(s: Realm, seat: int) -> list[int]:
    """The points of a player, line by line, if the game ended now (FE-11.1, FA-7.1)."""
    me = s.seats[seat]
    return [
        sets(s, seat),
        bonus_tiles(s, seat),
        groups(s, seat, me.has_token(HERMIT)),
        int(me.gold) * int(s.box.scoring["gold"]),
        spice(s, seat, me.has_token(SPICE_DEALER)),
        int(total(me.goods)) * int(s.box.scoring["goods"]),
        castles(s, seat),
        cooked(s, seat),
    ]


def open_lines_of(s: Realm, seat: int) -> list[int]:
    """The same as far as everybody can count it: without what is secret (FE-2.4)."""
    me = s.seats[seat]
    found = [0] * len(SOURCES)
    found[GROUPS] = groups(s, seat, False)
    found[GOLD_LEFT] = int(me.gold) * int(s.box.scoring["gold"])
    found[SPICE_LEFT] = spice(s, seat, False)
    found[GOODS_LEFT] = int(total(me.goods)) * int(s.box.scoring["goods"])
    return found


def sets(s: Realm, seat: int) -> int:
    """For each kind n tokens times the smaller of n and the end of the ladder (FE-11.2)."""
    points = 0
    for kind in range(len(s.box.kinds)):
        n = size_of(s.seats[seat].tokens & s.box.kind_mask[kind])
        points += n * min(n, s.box.ladder[kind])
    return points


def bonus_tiles(s: Realm, seat: int) -> int:
    """For each own bonus tile a point for each own token of its kind (FE-11.3)."""
    me = s.seats[seat]
    points = 0
    for tile in bits_in(me.bonus):
        points += s.box.bonus_points[tile] * size_of(me.tokens & s.box.kind_mask[s.box.bonus_kind[tile]])
    return points


def groups(s: Realm, seat: int, has_hermit: bool) -> int:
    """Each merchant scores by the size of its group (FE-11.4); alone more with the Hermit (FA-6.4)."""
    points = 0
    rest: Cells = (s.seats[seat].settled, 0, 0)
    while not is_empty(rest):
        group = s.box.graph.flood(cell(first(rest)), rest)
        points += group_points(s, int(count(group)), has_hermit)
        rest = without(rest, group)
    return points


def group_points(s: Realm, size: int, has_hermit: bool) -> int:
    """The points of all merchants of one group."""
    if size == 1 and has_hermit:
        return int(s.box.scoring["hermit"])
    return size * s.box.group_points[min(size, len(s.box.group_points)) - 1]


def spice(s: Realm, seat: int, has_dealer: bool) -> int:
    """A point for each full pair, or for each spice with the Spice dealer (FE-11.5, FA-6.1)."""
    n = int(s.seats[seat].spice)
    if has_dealer:
        return n * int(s.box.scoring["spice_dealer"])
    return (n // 2) * int(s.box.scoring["spice_pair"])


def cooked(s: Realm, seat: int) -> int:
    """Full pairs of food score with the Cook; food by itself never does (FA-6.3, FA-3.6)."""
    me = s.seats[seat]
    return (int(me.food) // 2) * int(s.box.scoring["cook_pair"]) if me.has_token(COOK) else 0


def castles(s: Realm, seat: int) -> int:
    """By picture, or all together when pictures must differ (FA-5.1, FA-5.2); one more each with the guest (FA-6.2)."""
    me = s.seats[seat]
    held = size_of(me.castles)
    points = held * int(s.box.scoring["castle_guest"]) if me.has_token(CASTLE_GUEST) else 0
    if s.box.pictures_differ:
        return points + castle_points(s, held)
    for mask in s.box.picture_mask:
        points += castle_points(s, size_of(me.castles & mask))
    return points


def castle_points(s: Realm, cards: int) -> int:
    """One card scores 1, two or more score 2 each."""
    if cards == 0:
        return 0
    per_card = s.box.scoring["castles"]
    return cards * int(per_card[min(cards, len(per_card)) - 1])


def winners_of(s: Realm) -> list[int]:
    """Most points, then most coins; still tied players share the victory (FE-11.6)."""
    best: list[int] = []
    most = (-1, -1)
    for seat in range(len(s.seats)):
        here = (sum(lines_of(s, seat)), int(s.seats[seat].coins))
        if here > most:
            most = here
            best = [seat]
        elif here == most:
            best.append(seat)
    return best


def tell_the_score(s: Realm) -> None:
    tell_all(s, "game_over", 0, "", {})
    for seat in range(len(s.seats)):
        lines = lines_of(s, seat)
        for line in range(len(lines)):
            if lines[line] != 0:
                tell(s, "vp", seat, lines[line], SOURCES[line], {})
