"""The table as JSON under readable names: what position files and views share.  All of it is public (FE-2.4)."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import each
from bogwood.kernel.game import Json
from bogwood.kernel.native import i64

from .box import PIER_NAMES, PIERS, PLACES
from .fields import seat_open, seat_secret, table_open
from .packs import GOODS, bits_in, count_of, size_of
from .state import GROUND, NOT_ENDING, Realm

ENDINGS: Final = ["", "last_merchant", "stack_too_small"]


def table_of(s: Realm) -> Json:
    """Everything that everybody sees on the table."""
    box = s.box
    return table_open(
        s,
        box,
        ending=None if s.ending == NOT_ENDING else ENDINGS[s.ending],
        stalls={PLACES[n]: stall_of(s, n) for n in box.open_stalls},
        discs={PLACES[n]: discs_of(s, n) for n in range(len(PLACES)) if s.piles[n] > GROUND},
        ships={PIER_NAMES[pier]: ship_of(s, pier) for pier in range(PIERS)},
        explorer=explorer_of(s),
        tokens={box.province_ids[n]: box.token_ids[s.tokens[n] - 1] for n in range(box.posts) if s.tokens[n] > 0},
    )


def stall_of(s: Realm, stall: int) -> list[str]:
    """The goods on a stall, tile by tile."""
    found: list[str] = []
    for kind in range(GOODS):
        found += [s.box.goods[kind]] * int(s.on_stall(stall, kind))
    return found


def discs_of(s: Realm, place: int) -> list[int]:
    """The owners of the discs in a pile, from the bottom to the top."""
    found: list[int] = []
    pile = s.piles[place]
    while pile > GROUND:
        found.append(pile & 3)
        pile >>= 2
    return found[::-1]


def ship_of(s: Realm, pier: int) -> Json:
    """The deck tile of a ship and who sits where, the left seat first."""
    tile = int(s.deck(pier))
    if tile < 0:
        return {"deck": None, "aboard": []}
    riders = [int(s.rider(pier, place)) for place in range(s.box.deck_seats[tile])]
    return {"deck": s.box.deck_ids[tile], "aboard": [None if rider < 0 else rider for rider in riders]}


def explorer_of(s: Realm) -> Json | None:
    """The ship that has landed, and where its merchant is."""
    if s.ship < 0:
        return None
    return {
        "pier": PIER_NAMES[s.ship],
        "at": None if s.at < 0 else s.box.province_ids[s.at],
        "steps": int(s.steps),
        "visited": [s.box.province_ids[n] for n in each(s.visited)],
    }


def goods_of(s: Realm, pack: i64) -> Json:
    """A pack of goods by kind; kinds that are not there are left out."""
    return {s.box.goods[kind]: int(count_of(pack, kind)) for kind in range(GOODS) if count_of(pack, kind) > 0}


def open_seat_of(s: Realm, n: int) -> Json:
    """What everybody knows of a player."""
    return seat_open(s.seats[n], s.box, goods=goods_of(s, s.seats[n].goods))


def counts_of(s: Realm, n: int) -> Json:
    """How many secret things a player holds: the number is open (FE-2.4)."""
    seat = s.seats[n]
    return {"tokens": size_of(seat.tokens), "bonus_tiles": size_of(seat.bonus), "castles": size_of(seat.castles)}


def secrets_of(s: Realm, n: int) -> Json:
    """What only the owner sees of a player."""
    return seat_secret(s.seats[n], s.box)


def names(all_names: list[str], mask: i64) -> list[str]:
    return [all_names[n] for n in bits_in(mask)]
