"""The view as numbers (see ``kernel/glance.py``): the open table, and of secrets what the seat may know (EW-15.4).

Numbers of cards and pieces by kind are shown in bits for one, two, four and so on, as the state keeps them.  Of the
hand of another tribe those cards are shown that everybody knows of; a draw pile is what is left of all its cards.
"""

from __future__ import annotations

from typing import Final

from bogwood.kernel.glance import Glance, Layout
from bogwood.kernel.native import i64
from bogwood.kernel.pending import kind_of

from .box import DELTA, HEXES, OPEN_ANIMALS, PLACES, SIDE_NAMES, Box
from .cards import all_basic, all_culture
from .develop import STONE_PLACES
from .effects import LABOUR_BITS
from .land import FLOWS, NO_TILE, Land
from .packs import WIDTH, bit, count_of, size_of, total
from .program import COLUMNS, REST, TRACK_SOURCES
from .state import CAMP_BITS, STONE_BITS, World, unpacked
from .steps import CHIEF_SIDE, ECLIPSE_PILE, KINDS, POINTS

TABLE_COUNTS: Final = [
    "round",
    "culture_deck",
    "animal_deck",
    "fish",
    "labour",
    "culture_played",
    "first",
    "free_to_hand",
    "rest_of_terrain",
]
TRIBE_COUNTS: Final = [
    "points",
    "food",
    "tools",
    "honor",
    "sacrifice",
    "strength",
    "members",
    "chiefs",
    "waiting_draws",
    "camps_home",
    "camps_at_base",
    "hand_size",
    "deck_size",
    "buried",
]
ZONES: Final = ["hand", "discard", "played", "cards"]
"""Where cards of a tribe lie; the last is all of them that are not buried."""

COURSE: Final = [str(n) for n in range(DELTA + 1)]
"""Positions of the river course."""


# What there is to see


def layout_of(box: Box) -> Layout:
    """The names of all numbers, in the order of ``glance_of``."""
    made = Layout()
    tribes = [f"seat+{n}" for n in range(box.tribes)]
    for name in TABLE_COUNTS + [f"labour/{column}" for column in COLUMNS[:REST]]:
        made.count(name)
    for tribe in tribes:
        for name in TRIBE_COUNTS + [f"members/{column}" for column in COLUMNS]:
            made.count(f"{tribe}/{name}")
    made.close()
    lay_table(made, box, tribes)
    lay_displays(made, box)
    for tribe in tribes:
        lay_tribe(made, box, tribe)
        lay_cards(made, box, tribe)
    lay_land(made, box)
    return made


def lay_table(made: Layout, box: Box, tribes: list[str]) -> None:
    made.bits("decision", POINTS)
    made.bits("phase", POINTS)
    made.bits("decides", tribes)
    for place in range(box.tribes):
        made.bits(f"order_{place + 1}", tribes)
    made.bits("column_taken", COLUMNS)
    made.bits("column", COLUMNS)
    made.bits("led", box.hex_ids)
    made.bits("setup_card", box.setup_ids)


def lay_displays(made: Layout, box: Box) -> None:
    cards = most_cards(box)
    made.packed("stack", box.basic_ids, WIDTH, cards)
    made.packed("ability", box.basic_ids, WIDTH, cards)
    made.packed("animal_discard", box.species, WIDTH, most_in(box.all_animals, len(box.species)))
    fish = most_in(box.all_fish, len(box.fish_ids))
    made.packed("fish_discard", box.fish_ids, WIDTH, fish)
    made.packed("fish_drawn", box.fish_ids, WIDTH, fish)
    for place in range(PLACES):
        made.bits(f"culture_{place + 1}", box.culture_ids)
    for place in range(STONE_PLACES):
        made.bits(f"stone_{place + 1}", box.stone_ids)
    made.bits("stone_to_come", box.stone_ids)
    for place in range(OPEN_ANIMALS):
        made.bits(f"animal_{place + 1}", box.species)


def lay_tribe(made: Layout, box: Box, tribe: str) -> None:
    made.bits(f"{tribe}/chief_in", COLUMNS)
    made.bits(f"{tribe}/chief", box.chief_ids)
    made.bits(f"{tribe}/side", SIDE_NAMES)
    made.bits(f"{tribe}/setup_card", box.setup_ids)
    made.bits(f"{tribe}/stone", box.stone_ids)
    made.bits(f"{tribe}/village", box.junction_ids)
    made.bits(f"{tribe}/base", box.base_ids)
    made.bits(f"{tribe}/raft", COURSE)
    made.bits(f"{tribe}/level_1", box.space_ids)
    made.bits(f"{tribe}/neutral_1", box.space_ids)
    made.bits(f"{tribe}/level_2", box.square_ids)
    made.bits(f"{tribe}/neutral_2", box.square_ids)
    made.packed(f"{tribe}/camps", box.hex_ids, CAMP_BITS, [box.camps] * HEXES)
    animals = most_in(box.all_animals, len(box.species))
    made.packed(f"{tribe}/animal", box.species, WIDTH, animals)
    made.packed(f"{tribe}/tipped", box.species, WIDTH, animals)


def lay_cards(made: Layout, box: Box, tribe: str) -> None:
    made.packed(f"{tribe}/pile", box.basic_ids, WIDTH, most_cards(box))
    for zone in ZONES:
        made.packed(f"{tribe}/{zone}", box.basic_ids, WIDTH, most_cards(box))
        made.bits(f"{tribe}/{zone}", box.culture_ids)


def lay_land(made: Layout, box: Box) -> None:
    made.close()
    made.bits("headwaters", FLOWS)
    for kind in box.types + box.tile_ids[box.single_tiles :]:
        made.bits(f"terrain/{kind}", box.hex_ids)
    for number in range(box.tiles_of_type):
        made.bits(f"tile_{number + 1}", box.hex_ids)
    made.close()


def most_cards(box: Box) -> list[int]:
    """How many cards of each kind one tribe may have."""
    return most_in(box.starting_deck + box.all_stacks, len(box.basic_ids))


def most_in(pack: i64, kinds: int) -> list[int]:
    return [int(count_of(pack, kind)) for kind in range(kinds)]


# What is seen


def glance_of(s: World, seat: int) -> list[int]:
    """The open table and the own secrets; at the end everything.  The Rival of a solo game is a tribe, too."""
    first = max(seat, 0)
    tribes = len(s.tribes)
    out = Glance()
    count_table(s, out)
    for n in range(tribes):
        count_tribe(s, (first + n) % tribes, seat, out)
    out.close()
    show_table(s, first, seat, out)
    show_displays(s, out)
    for n in range(tribes):
        at = (first + n) % tribes
        show_tribe(s, at, seat, out)
        show_cards(s, at, seat, out)
    out.close()
    out.words.extend(land_words(s.box, s.land))
    return out.words


def count_table(s: World, out: Glance) -> None:
    out.count(s.round)
    out.count(size_of(s.culture_deck & s.box.era_culture[s.era()]))
    out.count(total(s.animal_deck))
    out.count(total(s.fish))
    out.count(s.labour)
    out.count(s.culture_played)
    out.count(s.first)
    out.count(s.free_to_hand)
    out.count(s.rest_of_terrain)
    for column in range(REST):
        out.count((s.column_labour >> (LABOUR_BITS * column)) & 255)


def count_tribe(s: World, n: int, seat: int, out: Glance) -> None:
    """What everybody knows of a tribe; cards of a pile not yet revealed still seem to be in hand (EW-16.1)."""
    tribe = s.tribes[n]
    points: i64 = 0
    for source in range(len(TRACK_SOURCES)):
        points += tribe.points_from(source)
    out.count(points)
    out.count(tribe.food)
    out.count(tribe.tools)
    out.count(tribe.honor)
    out.count(tribe.sacrifice)
    out.count(tribe.strength)
    out.count(tribe.members)
    out.count(tribe.chiefs)
    out.count(tribe.waiting)
    out.count(tribe.camps_home)
    out.count(tribe.camps_at_base)
    out.count(tribe.hand_size() + (0 if is_pile_seen(s, n, seat) else int(total(tribe.pile))))
    out.count(tribe.deck_size())
    out.count(total(tribe.grave) + size_of(tribe.grave_culture))
    for column in range(len(COLUMNS)):
        out.count(tribe.members_in(column))


def show_table(s: World, first: int, seat: int, out: Glance) -> None:
    """What is asked is told to those alone who have to decide, since the question could betray a card."""
    tribes = len(s.tribes)
    is_open = len(s.pending) > 0
    deciding: i64 = 0
    if is_open:
        deciding = s.sealed if s.sealed != 0 else bit(s.player)
    is_asked = s.sealed != 0 or (seat >= 0 and (deciding >> seat) & 1 == 1)
    out.one(s.top() if is_open and is_asked else -1, KINDS)
    out.one(kind_of(s.pending[0]) if is_open else -1, KINDS)
    out.bits((deciding >> first) | ((deciding & (bit(first) - 1)) << (tribes - first)), tribes)
    for place in range(tribes):
        out.one((s.at_place(place) - first) % tribes, tribes)
    out.bits(s.columns, len(COLUMNS))
    out.one(s.column, len(COLUMNS))
    out.bits(s.led, HEXES)
    out.bits(s.setup_open, len(s.box.setup_ids))


def show_displays(s: World, out: Glance) -> None:
    box = s.box
    out.whole(s.stacks)
    out.whole(s.abilities)
    out.whole(s.animal_discard)
    out.whole(s.fish_discard)
    out.whole(s.fish_drawn)
    for place in range(PLACES):
        out.one(s.open_culture(place), len(box.culture_ids))
    for place in range(STONE_PLACES):
        out.one(s.open_stone(place), len(box.stone_ids))
    out.bits(all_of(unpacked(s.stones_2, STONE_BITS)) if s.era() == 0 else 0, len(box.stone_ids))
    for place in range(OPEN_ANIMALS):
        out.one(s.open_animal(place), len(box.species))


def show_tribe(s: World, n: int, seat: int, out: Glance) -> None:
    """Chief, pieces and animals; the side of the chief while it is chosen in secret only to its owner (EW-1.10)."""
    box = s.box
    tribe = s.tribes[n]
    is_hidden = n != seat and not s.is_over and is_choosing(s, CHIEF_SIDE)
    out.one(tribe.chief_in(), len(COLUMNS))
    out.one(tribe.chief, len(box.chief_ids))
    out.one(-1 if is_hidden else tribe.side, len(SIDE_NAMES))
    out.one(tribe.setup_card, len(box.setup_ids))
    out.bits(all_of(tribe.stone_order()), len(box.stone_ids))
    out.bits(tribe.villages, len(box.junction_ids))
    out.one(tribe.base, len(box.base_ids))
    out.one(tribe.raft, len(COURSE))
    out.bits(tribe.level_1, len(box.space_ids))
    out.bits(tribe.neutral_1, len(box.space_ids))
    out.bits(tribe.level_2, len(box.square_ids))
    out.bits(tribe.neutral_2, len(box.square_ids))
    out.whole(tribe.camps)
    out.whole(tribe.animals)
    out.whole(tribe.tipped)


def show_cards(s: World, n: int, seat: int, out: Glance) -> None:
    """The cards by zone: the whole hand only to its owner, a pile once it is revealed (EW-15.4, EW-16.1)."""
    tribe = s.tribes[n]
    is_own = n == seat or s.is_over
    culture = len(s.box.culture_ids)
    out.whole(tribe.pile if is_pile_seen(s, n, seat) else 0)
    basic = tribe.hand if is_own else tribe.known
    show_zone(basic, tribe.hand_culture if is_own else tribe.known_culture, culture, out)
    show_zone(tribe.discard, tribe.discard_culture, culture, out)
    show_zone(tribe.played, tribe.played_culture, culture, out)
    show_zone(all_basic(tribe), all_culture(tribe), culture, out)


def show_zone(basic: i64, cards: i64, culture: int, out: Glance) -> None:
    out.whole(basic)
    out.bits(cards, culture)


def is_pile_seen(s: World, n: int, seat: int) -> bool:
    return n == seat or s.is_over or not is_choosing(s, ECLIPSE_PILE)


def is_choosing(s: World, point: int) -> bool:
    """Is this the secret choice that is open?"""
    return len(s.pending) > 0 and s.top() == point


def land_words(box: Box, land: Land) -> list[int]:
    """The map, written once: it never changes after it was laid (EW-1.7)."""
    if not land.shown:
        kinds: list[int] = [0] * (len(box.types) + len(box.tile_ids) - box.single_tiles)
        numbers: list[int] = [0] * box.tiles_of_type
        for n in range(len(land.tiles)):
            tile = land.tiles[n]
            if tile < box.single_tiles:
                kinds[box.tile_type[tile]] |= int(bit(n))
                numbers[tile % box.tiles_of_type] |= int(bit(n))
            elif tile != NO_TILE:
                kinds[len(box.types) + tile - box.single_tiles] |= int(bit(n))
        out = Glance()
        out.one(land.flow, len(FLOWS))
        for hexes in kinds + numbers:
            out.bits(hexes, HEXES)
        out.close()
        land.shown = out.words
    return land.shown


def all_of(numbers: list[int]) -> i64:
    found: i64 = 0
    for n in numbers:
        if n >= 0:
            found |= bit(n)
    return found
