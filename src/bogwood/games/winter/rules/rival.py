"""The Rival of the solo game (SO-1 to SO-3): a tribe that follows its cards.

Culture cards the Rival has taken, and tribe cards it has taken out of the game, lie on its discard pile.
"""

from __future__ import annotations

from typing import Final

from bogwood.kernel.native import i64

from . import program
from .box import DELTA, HEXES, LAST_STEP, OPEN_ANIMALS, PLACES
from .develop import STONE_PLACES, refill_culture
from .exploring import PIECE_RAFT, move_piece
from .hunting import take_open
from .influence import camp_hexes, influence, led_hexes, village_hexes
from .packs import bit, bit_at, bits_in, count_of, one, size_of
from .rivers import base_places, score_delta, set_base
from .state import World, has_rival
from .tell import gain_strength, gain_vp, tell
from .villages import junctions_within, return_camp

HIGHEST_FIRST: Final = 4
"""The strength of the cards with which ties go to the highest hex number (SO-2.6)."""


def shuffle_rival_cards(s: World) -> None:
    """At the start of each round all cards are in the deck (SO-2.1)."""
    if has_rival(s):
        s.rival_cards = bit(len(s.box.rival_ids)) - 1


def reveal_card(s: World, seat: int) -> int:
    card = bit_at(s.rival_cards, s.draw(size_of(s.rival_cards)))
    s.rival_cards &= ~bit(card)
    if s.tale is not None:
        strength = s.box.rival_strength[card]
        column = program.COLUMNS[s.box.rival_column[card]]
        tell(s, "rival_card", seat, strength, "", {"column": column})
    return card


def rival_turn(s: World, seat: int) -> None:
    """A card is revealed and a figure put in its column (SO-2.1)."""
    card = reveal_card(s, seat)
    column = s.box.rival_column[card]
    s.columns |= bit(column)
    s.tribes[seat].put_member(column)
    if column == program.INITIATE:
        initiate(s, seat)
    elif column == program.DEVELOP:
        develop(s, seat)
    elif column == program.HUNT:
        for _ in range(int(s.box.solo["hunt"]["animals"])):
            hunt(s, seat)
    else:
        explore(s, seat, s.box.rival_strength[card])


def initiate(s: World, seat: int) -> None:
    """A step of Honor, points, and a card of the tallest stack leaves the game (SO-2.2)."""
    rival = s.tribes[seat]
    given = s.box.solo["initiate"]
    for _ in range(int(given["honor"])):
        if rival.honor < LAST_STEP:
            rival.honor += 1
            if s.tale is not None:
                tell(s, "honor", seat, 1, "", {"step": int(rival.honor)})
    gain_vp(s, seat, int(given["vp"]), program.OTHER)
    for _ in range(int(given["tribe_cards"])):
        remove_tribe_card(s, seat)


def remove_tribe_card(s: World, seat: int) -> None:
    tallest = -1
    for kind in s.box.stack_kinds:
        if count_of(s.stacks, kind) > (count_of(s.stacks, tallest) if tallest >= 0 else 0):
            tallest = kind
    if tallest >= 0:
        s.stacks -= one(tallest)
        s.tribes[seat].discard += one(tallest)
        if s.tale is not None:
            tell(s, "tribe_card_removed", seat, 1, "", {"card": s.box.basic_ids[tallest]})


def develop(s: World, seat: int) -> None:
    """The open culture card with most points, and the first stone of the era (SO-2.3)."""
    best = -1
    for place in range(PLACES):
        card = s.open_culture(place)
        if card >= 0 and (best < 0 or s.box.culture_vp[card] > s.box.culture_vp[s.open_culture(best)]):
            best = place
    if best >= 0:
        card = s.open_culture(best)
        s.tribes[seat].discard_culture |= bit(card)
        s.set_open_culture(best, -1)
        if s.tale is not None:
            tell(s, "culture_bought", seat, 1, "", {"card": s.box.culture_ids[card], "zone": "discard"})
        refill_culture(s, best)
    for place in range(STONE_PLACES):
        stone = s.open_stone(place)
        if stone >= 0:
            s.take_open_stone(place)
            if s.tale is not None:
                tell(s, "stone_removed", seat, 1, "", {"stone": s.box.stone_ids[stone]})
            gain_vp(s, seat, int(s.box.solo["develop"]["stone_vp"]), program.STONES)
            return


def hunt(s: World, seat: int) -> None:
    """The open animal of the species it owns most (SO-2.4)."""
    rival = s.tribes[seat]
    best = -1
    most: i64 = -1
    for place in range(OPEN_ANIMALS):
        species = s.open_animal(place)
        if species >= 0 and count_of(rival.animals, species) > most:
            most = count_of(rival.animals, species)
            best = place
    if best >= 0:
        take_open(s, seat, best)


def explore(s: World, seat: int, strength: int) -> None:
    """Camps, a village, and the raft downstream (SO-2.5)."""
    rival = s.tribes[seat]
    given = s.box.solo["explore"]
    if rival.camps_home == 0:
        gain_vp(s, seat, int(given["vp_without_camps"]), program.OTHER)
    for _ in range(int(given["camps"])):
        if rival.camps_home > 0:
            put_camp(s, seat, strength)
    found_village(s, seat)
    if 0 <= rival.raft < DELTA:
        position = min(int(rival.raft) + int(given["raft_steps"][str(strength)]), DELTA)
        move_piece(s, seat, PIECE_RAFT, HEXES + position)


def candidates(s: World, seat: int) -> i64:
    """Hexes with its camps or villages and their neighbours, or those it starts from; never the Base tile (SO-2.6)."""
    rival = s.tribes[seat]
    own = camps_alone(s, seat) | village_hexes(s, rival)
    if s.land.base >= 0 and rival.camps_on(s.land.base) > 0:
        own |= bit(s.land.base)
    found = own
    for n in bits_in(own):
        found |= s.box.near[n]
    if found == 0:
        found = s.box.base_touches[rival.base] if rival.base >= 0 else s.box.near[s.land.base]
    return found & s.land.counted


def camps_alone(s: World, seat: int) -> i64:
    """The hexes with a camp of the Rival; its raft is not used for villages (SO-2.5)."""
    rival = s.tribes[seat]
    found = camp_hexes(s, rival)
    raft = s.raft_hex(seat)
    if raft >= 0 and rival.camps_on(raft) == 0:
        found &= ~bit(raft)
    return found


def worth(s: World, seat: int, n: int) -> int:
    """What a camp on a hex is worth to the Rival (SO-2.6)."""
    rival = s.tribes[seat]
    mine = influence(s, rival, n)
    theirs = influence(s, s.tribes[0], n)
    points = 2 if theirs > mine and mine + s.box.camp_influence >= theirs else 0
    if rival.camps_on(n) == 0:
        points += 1
        own = camps_alone(s, seat)
        if size_of(rival.villages) < s.box.villages and junctions_within(s, own | bit(n)) & s.box.touching[n] != 0:
            points += 3
    return points


def put_camp(s: World, seat: int, strength: int) -> None:
    """On the hex with most points; ties: the lowest number, with some cards the highest (SO-2.6)."""
    best = -1
    most = -1
    for n in bits_in(candidates(s, seat)):
        points = worth(s, seat, n)
        if points > most or (points == most and strength == HIGHEST_FIRST):
            most = points
            best = n
    rival = s.tribes[seat]
    rival.camps_home -= 1
    rival.put_camps(best, 1)
    if s.tale is not None:
        tell(s, "camp_placed", seat, 1, "", {"place": s.box.hex_ids[best]})


def found_village(s: World, seat: int) -> None:
    """One village on the lowest junction with three of its camps (SO-2.5)."""
    rival = s.tribes[seat]
    founded = size_of(rival.villages)
    places = junctions_within(s, camps_alone(s, seat)) if founded < s.box.villages else 0
    if places == 0:
        return
    junction = bits_in(places)[0]
    for n in s.box.junctions[junction]:
        return_camp(rival, n)
    rival.villages |= bit(junction)
    if s.tale is not None:
        tell(s, "village", seat, 1, "", {"junction": s.box.junction_ids[junction]})
    gain_vp(s, seat, int(s.box.solo["explore"]["village_vp"][founded]), program.VILLAGES)


def rival_strength(s: World, seat: int) -> None:
    """The number on a freshly revealed card (SO-3.1)."""
    gain_strength(s, seat, s.box.rival_strength[reveal_card(s, seat)])


def rival_eclipse(s: World, seat: int) -> None:
    """Points for landmark hexes and for other hexes it leads, then the delta (SO-3.2)."""
    given = s.box.solo["eclipse"]
    led = led_hexes(s, seat)
    landmarks = led & s.land.landmarks
    others = led & ~landmarks if s.box.landmark_in_all else led
    gain_vp(s, seat, int(given["led_hex"]) * size_of(others), program.TERRAIN)
    gain_vp(s, seat, int(given["led_landmark"]) * size_of(landmarks), program.LANDMARKS)
    score_delta(s, seat)


def rival_base(s: World) -> None:
    """The Rival's start base is put first, on a random legal place (SO-1.3)."""
    places = base_places(s)
    set_base(s, s.box.players, bit_at(places, s.draw(size_of(places))))
