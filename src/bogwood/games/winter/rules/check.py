"""Invariants (8): every card, animal, piece and token is somewhere, once, and where it may be."""

from __future__ import annotations

from bogwood.kernel.native import i64
from bogwood.kernel.refusal import Refusal, differs

from .box import BY_CHANCE, HEXES, LAST_STEP, OPEN_ANIMALS, PLACES, RECESSES
from .cards import all_basic, all_culture
from .land import FROM_EAST, FROM_WEST, NO_RIVER, NO_TILE
from .packs import KINDS, bit, bits_in, count_of, size_of
from .phases import check_business
from .state import STONE_BITS, Tribe, World


def problems_of(s: World) -> list[Refusal]:
    """Every broken invariant of the state; empty when it is sound.

    Whatever is broken, all else that can be judged without it is judged.
    """
    found: list[Refusal] = []
    if len(s.tribes) != s.box.tribes:
        found.append(Refusal("wrong-number", "EW-1.1", "/tribes", found=len(s.tribes), expected=s.box.tribes))
        return found
    has_order = check_order(s, found)
    has_map = check_map(s, found)
    for n in range(len(s.tribes)):
        check_ranges(s, n, found)
        check_pieces(s, n, found)
    check_cards(s, found)
    check_culture(s, found)
    check_known(s, found)
    check_animals(s, found)
    check_stones(s, found)
    check_villages(s, found)
    check_site(s, found)
    check_fish(s, found)
    check_business(s, has_order, has_map, found)
    return found


def check_order(s: World, found: list[Refusal]) -> bool:
    """Is the turn order one of the tribes, each of them once (invariant 13)?"""
    if sorted(s.turn_order()) == list(range(s.box.tribes)) and s.order >> (4 * s.box.tribes) == 0:
        return True
    found.append(Refusal("broken-order", "EW-16.3", "/order"))
    return False


def check_map(s: World, found: list[Refusal]) -> bool:
    """Are there nineteen tiles?  If so, single ones once; Base tile or river as the options say (EW-1.7, RR-1)."""
    tiles = list(s.land.tiles)
    if len(tiles) != HEXES or NO_TILE in tiles:
        found.append(Refusal("broken-map", "EW-1.7", "/map/tiles"))
        return False
    check_tiles(s, tiles, found)
    return True


def check_tiles(s: World, tiles: list[int], found: list[Refusal]) -> None:
    box = s.box
    once = [tile for tile in tiles if tile < box.single_tiles or tile >= box.first_landmark]
    landmarks = [tile for tile in tiles if tile >= box.first_landmark]
    if len(set(once)) < len(once) or len(landmarks) != box.landmarks:
        found.append(Refusal("broken-map", "RR-1.6", "/map/tiles"))
    if (s.land.flow == NO_RIVER) == box.has_rivers:
        found.append(Refusal("broken-map", "RR-1.5", "/map/headwaters"))
    special = [n for n in range(HEXES) if tiles[n] >= box.single_tiles]
    if box.has_rivers:
        check_river(s, special, found)
    elif tiles[box.base_hex] != box.base_tile or len(special) != 1:
        found.append(Refusal("broken-map", "EW-1.7", "/map/tiles"))


def check_river(s: World, special: list[int], found: list[Refusal]) -> None:
    """The three river tiles lie across the middle, each with its sides up as the options allow (RR-1.3 to RR-1.5)."""
    box = s.box
    tiles = s.land.tiles
    left = [n for n in special if n not in box.course]
    if any(tiles[n] != box.river_tile for n in box.course) or not is_central(s, left):
        found.append(Refusal("broken-map", "RR-1.3", "/map/tiles"))
        return
    ends = [[n for n in third if n in left] for third in (box.west_third, box.east_third)]
    shown = [n for end in ends for n in end if tiles[n] >= box.first_landmark]
    kinds = [tiles[n] == box.printed_glacier or tiles[n] >= box.first_landmark for end in ends for n in end]
    is_settled = box.landmark_side != BY_CHANCE and box.landmarks == 2
    if (
        [len(end) for end in ends] != [1, 1]
        or len(left) != 4
        or not all(kinds)
        or (is_settled and shown != ends[box.landmark_side])
    ):
        found.append(Refusal("broken-map", "RR-1.4", "/map/tiles"))
    flow = FROM_WEST if box.headwaters == 0 else FROM_EAST
    if box.headwaters != BY_CHANCE and s.land.flow != flow:
        found.append(Refusal("broken-map", "RR-1.5", "/map/headwaters"))


def is_central(s: World, left: list[int]) -> bool:
    """Do a landmark and the second hex without the course lie on one side of the middle (RR-1.3, RR-3.2)?"""
    box = s.box
    third = box.printed_glacier if box.third_is_glacier else box.river_tile
    for others in box.centre_others:
        for side in range(len(others)):
            fits = box.central_side in (BY_CHANCE, side) and others[0] in left and others[1] in left
            if fits and s.land.tiles[others[side]] >= box.first_landmark and s.land.tiles[others[1 - side]] == third:
                return True
    return False


def check_ranges(s: World, n: int, found: list[Refusal]) -> None:
    """Resources and tracks within their ends, figures as many as there are (invariants 6, 7)."""
    tribe = s.tribes[n]
    box = s.box
    for name, have, most in (
        ("food", tribe.food, box.most_food),
        ("tools", tribe.tools, box.most_tools),
        ("honor", tribe.honor, LAST_STEP),
        ("sacrifice", tribe.sacrifice, LAST_STEP),
        ("members", tribe.members, box.members),
        ("chiefs", tribe.chiefs, 1),
    ):
        if not 0 <= have <= most:
            found.append(Refusal("broken-range", "EW-15.1", f"/tribes/{n}/{name}", found=int(have), most=most))
    is_player = n < box.players
    if is_player != (tribe.chief >= 0):
        found.append(Refusal("broken-chief", "EW-1.10", f"/tribes/{n}/chief"))
    if not is_player and (all_basic(tribe) != tribe.discard or all_culture(tribe) != tribe.discard_culture):
        found.append(Refusal("broken-rival", "SO-1.1", f"/tribes/{n}"))
    if not is_player and (tribe.food or tribe.tools or tribe.members or tribe.chiefs or tribe.tipped):
        found.append(Refusal("broken-rival", "SO-1.1", f"/tribes/{n}"))


def check_pieces(s: World, n: int, found: list[Refusal]) -> None:
    """Camps, start base and raft (invariants 3, 9, 10)."""
    tribe = s.tribes[n]
    camps = int(tribe.camps_home + tribe.camps_at_base)
    for place in range(HEXES):
        camps += int(tribe.camps_on(place))
    differs(found, "broken-camps", "EW-1.8", f"/tribes/{n}/camps", camps, s.box.camps)
    if tribe.camps_at_base > 0 and tribe.base < 0:
        found.append(Refusal("broken-base", "RR-2.3", f"/tribes/{n}/base"))
    if tribe.base >= 0 and not s.box.has_rivers:
        found.append(Refusal("broken-base", "RR-2.1", f"/tribes/{n}/base"))
    for other in range(n):
        place = s.tribes[other].base
        if tribe.base >= 0 and place >= 0 and s.box.base_touches[place] & s.box.base_touches[tribe.base] != 0:
            found.append(Refusal("broken-base", "RR-2.2", f"/tribes/{n}/base"))
    is_out = s.box.has_rivers and s.round > 0
    if is_out != (tribe.raft >= 0) or (is_out and tribe.base < 0):
        found.append(Refusal("broken-raft", "RR-1.12", f"/tribes/{n}/raft"))


def check_cards(s: World, found: list[Refusal]) -> None:
    """Nine starting cards each; every tribe type totals its number (invariant 1)."""
    box = s.box
    for kind in range(len(box.basic_ids)):
        is_starting = kind < box.starting_kinds
        everywhere = int(count_of(s.stacks, kind))
        for n in range(len(s.tribes)):
            have = owned(s.tribes[n], kind)
            everywhere += have
            if is_starting and n < box.players:
                expected = int(count_of(box.starting_deck, kind))
                differs(found, "broken-cards", "EW-1.8", f"/tribes/{n}/hand", have, expected)
        if not is_starting:
            expected = int(count_of(box.all_stacks, kind))
            differs(found, "broken-cards", "EW-1.2", "/stacks", everywhere, expected)
        elif count_of(s.stacks, kind) > 0 or (box.players < box.tribes and owned(s.tribes[-1], kind) > 0):
            found.append(Refusal("broken-cards", "EW-1.8", "/stacks", found=everywhere, expected=0))


def owned(tribe: Tribe, kind: int) -> int:
    """All cards of a kind that a tribe has, buried ones too."""
    found = 0
    for zone in (tribe.hand, tribe.deck, tribe.discard, tribe.played, tribe.pile, tribe.grave):
        found += int(count_of(zone, kind))
    return found


def check_culture(s: World, found: list[Refusal]) -> None:
    """Each culture card is in at most one place; deck and display fit the era (invariant 1, EW-18.1)."""
    seen = s.culture_deck
    number = size_of(s.culture_deck)
    for place in range(PLACES):
        card = s.open_culture(place)
        if card >= 0:
            seen |= bit(card)
            number += 1
            if not (s.box.era_culture[s.era()] >> card) & 1:
                found.append(Refusal("broken-culture", "EW-18.1", f"/culture/{place}"))
    for tribe in s.tribes:
        for zone in (
            tribe.hand_culture,
            tribe.deck_culture,
            tribe.discard_culture,
            tribe.played_culture,
            tribe.grave_culture,
        ):
            seen |= zone
            number += size_of(zone)
    if number != size_of(seen):
        found.append(Refusal("broken-culture", "EW-1.3", "/culture"))
    if s.era() == 1 and s.culture_deck & s.box.era_culture[0] != 0:
        found.append(Refusal("broken-culture", "EW-18.1", "/culture_deck"))
    later = s.box.era_culture[1] & ~s.culture_deck
    if s.era() == 0 and later != 0:
        found.append(Refusal("broken-culture", "EW-18.1", "/culture_deck"))


def check_known(s: World, found: list[Refusal]) -> None:
    """What everybody knows of a hand is in it, or on the pile that is not revealed (EW-15.4)."""
    for n in range(len(s.tribes)):
        tribe = s.tribes[n]
        wrong = tribe.known_culture & ~tribe.hand_culture != 0
        for kind in range(KINDS):
            inside = count_of(tribe.hand, kind) + (count_of(tribe.pile, kind) if s.sealed != 0 else 0)
            wrong = wrong or count_of(tribe.known, kind) > inside
        if wrong:
            found.append(Refusal("broken-known", "EW-15.4", f"/tribes/{n}/known"))


def check_animals(s: World, found: list[Refusal]) -> None:
    """Each species totals its number (invariant 2)."""
    everywhere = [0] * KINDS
    for place in range(OPEN_ANIMALS):
        if s.open_animal(place) >= 0:
            everywhere[s.open_animal(place)] += 1
    for species in range(len(s.box.species)):
        have = everywhere[species] + int(count_of(s.animal_deck, species) + count_of(s.animal_discard, species))
        for tribe in s.tribes:
            have += int(count_of(tribe.animals, species) + count_of(tribe.tipped, species))
        expected = int(count_of(s.box.all_animals, species))
        differs(found, "broken-animals", "EW-1.5", "/animals", have, expected)


def check_stones(s: World, found: list[Refusal]) -> None:
    """Each stone once, on the display of its era or with a player (invariant 14)."""
    seen: i64 = 0
    number = 0
    for era in range(2):
        shown = s.stones_1 if era == 0 else s.stones_2
        while shown != 0:
            stone = int(shown & 31) - 1
            shown >>= STONE_BITS
            if stone >= 0:
                seen |= bit(stone)
                number += 1
                if s.box.stone_era[stone] != era + 1:
                    found.append(Refusal("broken-stones", "EW-1.4", "/stones"))
    for n in range(len(s.tribes)):
        for stone in s.tribes[n].stone_order():
            if stone < 0 or (s.box.stone_era[stone] == 2 and s.round < 3):
                found.append(Refusal("broken-stones", "EW-18.2", f"/tribes/{n}/stones"))
            else:
                seen |= bit(stone)
            number += 1
    allowed = s.box.era_stones[0] | s.box.era_stones[1]
    for stone in s.box.set_stones:
        allowed |= bit(stone)
    if number != size_of(seen) or seen & ~allowed != 0 or (s.era() == 1 and s.stones_1 != 0):
        found.append(Refusal("broken-stones", "EW-1.4", "/stones"))
    for era in range(2):
        more = len([stone for stone in s.box.set_stones if s.box.stone_era[stone] == era + 1])
        most = s.box.open_stones + (more if s.box.extra_stone else 0)
        dealt = len([stone for stone in bits_in(seen) if s.box.stone_era[stone] == era + 1])
        if dealt > most:
            found.append(Refusal("broken-stones-dealt", "EW-1.4", "/stones", found=dealt, most=most))
    for n in range(len(s.tribes)):
        if len(s.tribes[n].stone_order()) > 3 * s.round:
            found.append(Refusal("broken-stones", "EW-5.5", f"/tribes/{n}/stones"))


def check_villages(s: World, found: list[Refusal]) -> None:
    """At most three each, one per junction, none at the Base tile (invariant 4)."""
    taken: i64 = 0
    for n in range(len(s.tribes)):
        villages = s.tribes[n].villages
        if villages & taken != 0 or villages & ~s.land.open_junctions != 0 or size_of(villages) > s.box.villages:
            found.append(Refusal("broken-villages", "EW-9.1", f"/tribes/{n}/villages"))
        taken |= villages


def check_site(s: World, found: list[Refusal]) -> None:
    """Megaliths in recess order; level 1 connected; level 2 on four of level 1 (invariant 5)."""
    taken: i64 = 0
    covered: i64 = 0
    level_2: i64 = 0
    for n in range(len(s.tribes)):
        tribe = s.tribes[n]
        where = f"/tribes/{n}/level_1"
        built = size_of(tribe.level_1) + size_of(tribe.neutral_1) + size_of(tribe.level_2) + size_of(tribe.neutral_2)
        coloured = size_of(tribe.level_1) + size_of(tribe.level_2)
        if built > s.box.recess_size * RECESSES or coloured != min(built, s.box.coloured):
            found.append(Refusal("broken-megaliths", "EW-10.1", where))
        for layer in (tribe.level_1, tribe.neutral_1):
            if layer & taken != 0:
                found.append(Refusal("broken-megaliths", "EW-10.2", where))
            taken |= layer
        for layer in (tribe.level_2, tribe.neutral_2):
            if layer & level_2 != 0:
                found.append(Refusal("broken-megaliths", "EW-10.3", f"/tribes/{n}/level_2"))
            level_2 |= layer
    for square in bits_in(level_2):
        below = s.box.squares[square]
        if below & ~taken != 0 or below & covered != 0:
            found.append(Refusal("broken-megaliths", "EW-10.3", "/tribes"))
        covered |= below
    if not is_connected(s, taken):
        found.append(Refusal("broken-megaliths", "EW-10.2", "/tribes"))


def is_connected(s: World, spaces: i64) -> bool:
    """Do these spaces of the site hang together?"""
    if spaces == 0:
        return True
    reached: i64 = spaces & -spaces
    while True:
        wider = reached
        for n in bits_in(reached):
            wider |= s.box.beside[n] & spaces
        if wider == reached:
            return reached == spaces
        reached = wider


def check_fish(s: World, found: list[Refusal]) -> None:
    """Supply, discards and tokens just drawn make the whole; the great fish is never discarded (invariant 11)."""
    for token in range(len(s.box.fish_ids)):
        have = int(count_of(s.fish, token) + count_of(s.fish_discard, token) + count_of(s.fish_drawn, token))
        differs(found, "broken-fish", "RR-1.9", "/fish", have, int(count_of(s.box.all_fish, token)))
    if count_of(s.fish_discard, s.box.great_fish) > 0:
        found.append(Refusal("broken-fish", "RR-8.4", "/fish_discard", found=1, expected=0))
