"""The table as JSON under readable names: what position files and views share.  All of it is public (EW-15.4)."""

from __future__ import annotations

from bogwood.kernel.game import Json
from bogwood.kernel.native import i64
from bogwood.kernel.writer import named, names_in

from .box import HEXES, OPEN_ANIMALS, PLACES
from .effects import LABOUR_BITS
from .fields import table_open, tribe_open, tribe_secret
from .land import FLOWS, NO_TILE
from .packs import pack_names
from .program import COLUMNS, TRACK_SOURCES
from .state import STONE_BITS, Tribe, World


def table_of(s: World) -> Json:
    """Everything that everybody sees on the table."""
    box = s.box
    return table_open(
        s,
        box,
        order=s.turn_order(),
        map=map_of(s),
        culture=[named(box.culture_ids, int(s.open_culture(place))) for place in range(PLACES)],
        stones=[stones_on(s, s.stones_1), stones_on(s, s.stones_2)],
        animals=[named(box.species, int(s.open_animal(place))) for place in range(OPEN_ANIMALS)],
        player_turn_column_labour=waiting_labour(s),
    )


def waiting_labour(s: World) -> Json:
    """Labour that waits for a column to be chosen (EW-3.5)."""
    return {
        COLUMNS[n]: int((s.column_labour >> (LABOUR_BITS * n)) & 255)
        for n in range(4)
        if (s.column_labour >> (LABOUR_BITS * n)) & 255
    }


def cards_of(s: World, basic: i64, culture: i64) -> Json:
    """The cards of a zone with their number."""
    return {**pack_names(s.box.basic_ids, basic), **dict.fromkeys(names_in(s.box.culture_ids, culture), 1)}


def map_of(s: World) -> Json:
    tiles = s.land.tiles
    return {
        "tiles": {s.box.hex_ids[n]: s.box.tile_ids[tiles[n]] for n in range(HEXES) if tiles[n] != NO_TILE},
        "headwaters": FLOWS[s.land.flow],
    }


def stones_on(s: World, shown: i64) -> list[str | None]:
    """The stones of an era by place, up to the last one that is there."""
    found: list[str | None] = []
    while shown != 0:
        found.append(named(s.box.stone_ids, int(shown & 31) - 1))
        shown >>= STONE_BITS
    return found


def open_tribe_of(s: World, n: int) -> Json:
    """What everybody knows of a tribe."""
    tribe = s.tribes[n]
    return tribe_open(
        tribe,
        s.box,
        figures=figures_of(tribe),
        stones=[s.box.stone_ids[stone] for stone in tribe.stone_order()],
        camps={s.box.hex_ids[at]: int(tribe.camps_on(at)) for at in range(HEXES) if tribe.camps_on(at) > 0},
        raft=None if tribe.raft < 0 else int(tribe.raft),
        points=points_of(tribe),
        discard=cards_of(s, tribe.discard, tribe.discard_culture),
        played=cards_of(s, tribe.played, tribe.played_culture),
        grave=cards_of(s, tribe.grave, tribe.grave_culture),
        known=cards_of(s, tribe.known, tribe.known_culture),
    )


def figures_of(tribe: Tribe) -> Json:
    """Where the figures placed in this round stand: members by column, and the chief (EW-2.4)."""
    members = {COLUMNS[n]: int(tribe.members_in(n)) for n in range(len(COLUMNS)) if tribe.members_in(n) > 0}
    return {"members": members, "chief": named(COLUMNS, int(tribe.chief_in()))}


def points_of(tribe: Tribe) -> Json:
    """The score track by source; sources without points are left out."""
    return {TRACK_SOURCES[n]: int(tribe.points_from(n)) for n in range(len(TRACK_SOURCES)) if tribe.points_from(n) > 0}


def secrets_of(s: World, n: int) -> Json:
    """What only the owner sees: the hand, what is in the draw pile, the pile before it is revealed, the side."""
    tribe = s.tribes[n]
    return tribe_secret(
        tribe,
        s.box,
        hand=cards_of(s, tribe.hand, tribe.hand_culture),
        deck=cards_of(s, tribe.deck, tribe.deck_culture),
        pile=cards_of(s, tribe.pile, 0),
    )
