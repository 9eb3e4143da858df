"""The table as JSON under readable names: what position files and views share.  All of it is public (EW-15.4)."""

from __future__ import annotations

from bogwood.kernel.game import Json
from bogwood.kernel.native import i64

from .box import HEXES, OPEN_ANIMALS, PLACES
from .effects import LABOUR_BITS
from .land import FLOWS, NO_TILE
from .packs import bits_in, count_of, kinds_in
from .program import COLUMNS, TRACK_SOURCES
from .setup import SIDE_NAMES
from .state import STONE_BITS, Tribe, World


def table_of(s: World) -> Json:
    """Everything that everybody sees on the table."""
    box = s.box
    return {
        "round": int(s.round),
        "over": s.is_over,
        "turn": int(s.turn),
        "order": s.turn_order(),
        "map": map_of(s),
        "stacks": pack_names(box.basic_ids, s.stacks),
        "culture": [name_or_none(box.culture_ids, int(s.open_culture(place))) for place in range(PLACES)],
        "stones": [stones_on(s, s.stones_1), stones_on(s, s.stones_2)],
        "animals": [name_or_none(box.species, int(s.open_animal(place))) for place in range(OPEN_ANIMALS)],
        "animal_discard": pack_names(box.species, s.animal_discard),
        "fish_discard": pack_names(box.fish_ids, s.fish_discard),
        "fish_drawn": pack_names(box.fish_ids, s.fish_drawn),
        "setup_cards": mask_names(box.setup_ids, s.setup_open),
        "columns": mask_names(COLUMNS, s.columns),
        "player_turn": turn_of(s),
        "eclipse": eclipse_of(s),
    }


def name_or_none(names: list[str], n: int) -> str | None:
    return None if n < 0 else names[n]


def mask_names(names: list[str], mask: i64) -> list[str]:
    return [names[n] for n in bits_in(mask)]


def pack_names(names: list[str], pack: i64) -> Json:
    """Counts by name; what is not there is left out."""
    return {names[kind]: int(count_of(pack, kind)) for kind in kinds_in(pack)}


def cards_of(s: World, basic: i64, culture: i64) -> Json:
    """The cards of a zone with their number."""
    return {**pack_names(s.box.basic_ids, basic), **dict.fromkeys(mask_names(s.box.culture_ids, culture), 1)}


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
        found.append(name_or_none(s.box.stone_ids, int(shown & 31) - 1))
        shown >>= STONE_BITS
    return found


def turn_of(s: World) -> Json:
    """What belongs to the present turn alone (EW-3)."""
    waiting = {
        COLUMNS[n]: int((s.column_labour >> (LABOUR_BITS * n)) & 255)
        for n in range(4)
        if (s.column_labour >> (LABOUR_BITS * n)) & 255
    }
    return {
        "labour": int(s.labour),
        "column_labour": waiting,
        "culture_played": int(s.culture_played),
        "column": None if s.column < 0 else COLUMNS[s.column],
        "first": s.first == 1,
        "free_to_hand": int(s.free_to_hand),
    }


def eclipse_of(s: World) -> Json:
    """What belongs to the present Eclipse turn alone (EW-16)."""
    return {
        "abilities": pack_names(s.box.basic_ids, s.abilities),
        "hexes": mask_names(s.box.hex_ids, s.led),
        "rest_of_terrain": s.rest_of_terrain == 1,
    }


def open_tribe_of(s: World, n: int) -> Json:
    """What everybody knows of a tribe."""
    tribe = s.tribes[n]
    return {
        "food": int(tribe.food),
        "tools": int(tribe.tools),
        "honor": int(tribe.honor),
        "sacrifice": int(tribe.sacrifice),
        "strength": int(tribe.strength),
        "members": int(tribe.members),
        "chiefs": int(tribe.chiefs),
        "figures": figures_of(tribe),
        "chief": name_or_none(s.box.chief_ids, int(tribe.chief)),
        "setup_card": name_or_none(s.box.setup_ids, int(tribe.setup_card)),
        "waiting_draws": int(tribe.waiting),
        "animals": pack_names(s.box.species, tribe.animals),
        "tipped": pack_names(s.box.species, tribe.tipped),
        "stones": [s.box.stone_ids[stone] for stone in tribe.stone_order()],
        **pieces_of(s, tribe),
        "points": points_of(tribe),
        "discard": cards_of(s, tribe.discard, tribe.discard_culture),
        "played": cards_of(s, tribe.played, tribe.played_culture),
        "grave": cards_of(s, tribe.grave, tribe.grave_culture),
        "known": cards_of(s, tribe.known, tribe.known_culture),
    }


def figures_of(tribe: Tribe) -> Json:
    """Where the figures placed in this round stand: members by column, and the chief (EW-2.4)."""
    members = {COLUMNS[n]: int(tribe.members_in(n)) for n in range(len(COLUMNS)) if tribe.members_in(n) > 0}
    return {"members": members, "chief": name_or_none(COLUMNS, int(tribe.chief_in()))}


def pieces_of(s: World, tribe: Tribe) -> Json:
    """Camps, raft, villages and megaliths."""
    box = s.box
    return {
        "camps_home": int(tribe.camps_home),
        "camps_at_base": int(tribe.camps_at_base),
        "camps": {box.hex_ids[n]: int(tribe.camps_on(n)) for n in range(HEXES) if tribe.camps_on(n) > 0},
        "base": name_or_none(box.base_ids, int(tribe.base)),
        "raft": None if tribe.raft < 0 else int(tribe.raft),
        "villages": mask_names(box.junction_ids, tribe.villages),
        "level_1": mask_names(box.space_ids, tribe.level_1),
        "level_2": mask_names(box.square_ids, tribe.level_2),
        "neutral_1": mask_names(box.space_ids, tribe.neutral_1),
        "neutral_2": mask_names(box.square_ids, tribe.neutral_2),
    }


def points_of(tribe: Tribe) -> Json:
    """The score track by source; sources without points are left out."""
    return {TRACK_SOURCES[n]: int(tribe.points_from(n)) for n in range(len(TRACK_SOURCES)) if tribe.points_from(n) > 0}


def secrets_of(s: World, n: int) -> Json:
    """What only the owner sees: the hand, what is in the draw pile, the pile before it is revealed, the side."""
    tribe = s.tribes[n]
    return {
        "side": None if tribe.side < 0 else SIDE_NAMES[tribe.side],
        "hand": cards_of(s, tribe.hand, tribe.hand_culture),
        "deck": cards_of(s, tribe.deck, tribe.deck_culture),
        "pile": cards_of(s, tribe.pile, 0),
    }
