"""The invariants of a state (the specification's section 8): every one that is broken is named."""

from __future__ import annotations

from bogwood.kernel.cells import (
    Cells,
    both,
    cell,
    cells,
    count,
    covers,
    each,
    either,
    empty,
    has,
    is_empty,
    meets,
    same,
    without,
)
from bogwood.kernel.hexes import around, name
from bogwood.kernel.pending import kind_of
from bogwood.kernel.refusal import Refusal, differs

from .box import NEW_BOAT, NEW_WORKER, RESERVE_SPACE, TILES_PER_ROUND, TRACK_LENGTH, TRACKS, WILD, place
from .clan_board import built, opened_total
from .phases import boats_on_swamp, check_business, check_options, first_misplaced, is_prepared
from .state import Swamp
from .steps import CONFIRM_PASS, PASS_BONUS_TILE


def problems_of(s: Swamp) -> list[Refusal]:
    """Everything that is wrong with a state; empty when it is sound.

    Whatever is broken, all else that can be judged without it is judged; whether there is something to choose can be
    judged when nothing is.
    """
    found: list[Refusal] = []
    misplaced = first_misplaced(s)
    check_supplies(s, found)
    check_clans(s, misplaced < 0, found)
    check_cards(s, misplaced < 0, found)
    check_land(s, found)
    check_boats(s, found)
    check_open_water(s, found)
    check_business(s, misplaced, found)
    if not found and s.pending and is_dealt(s):
        check_options(s, found)
    return found


def is_dealt(s: Swamp) -> bool:
    """Is all there that is dealt?  What may be chosen follows from it; whoever reads a position names what is not."""
    deal, box = s.deal, s.box
    return (
        len(deal.seasons) == box.rounds
        and len(deal.trophies) == box.trophies_dealt
        and len(deal.races) == box.races_dealt
        and len(deal.guides) == box.guides_dealt
    )


def check_supplies(s: Swamp, found: list[Refusal]) -> None:
    """Axolotls, shrine tiles, temple tiles (invariants 2, 3, 4)."""
    box = s.box
    axolotls = s.axolotls + s.axolotls_placed
    for seat in s.seats:
        axolotls += seat.axolotls
    differs(found, "broken-axolotls", "FS-1.2", "/axolotls", axolotls, box.axolotls)
    on_spaces = 1 if s.card_worker == 2 else 0
    for mark in s.placed:
        if mark > 0 and mark % 2 == 0:
            on_spaces += 1
    differs(found, "broken-axolotls-placed", "FS-7.3", "/axolotls/placed", int(s.axolotls_placed), on_spaces)
    tiles = int(count(s.shrines)) - len(box.printed_shrines) + s.supply + s.round_shrines + s.lost
    differs(found, "broken-shrine-tiles", "FS-2.5", "/shrine_tiles", tiles, len(box.shrine_numbers))
    for temple in range(len(box.temple_ids)):
        taken = 0
        for seat in s.seats:
            taken += (seat.temples >> temple) & 1
        if taken > len(box.temple_vp[temple]):
            found.append(Refusal("broken-temple", "FS-12.2", "/seats", temple=box.temple_ids[temple]))


def check_clans(s: Swamp, has_stack: bool, found: list[Refusal]) -> None:
    """The pieces of each clan, and nothing below zero (invariants 1, 12, 15, 16)."""
    box = s.box
    clans: list[int] = []
    for n in range(len(s.seats)):
        seat = s.seats[n]
        where = f"/seats/{n}"
        if seat.clan >= 0:
            if seat.clan in clans:
                found.append(Refusal("clan-taken", "FS-1.1", where, clan=box.clan_ids[seat.clan]))
            clans.append(seat.clan)
        if seat.navigation >= len(box.navigation_plus):
            found.append(Refusal("broken-navigation", "FS-13.2", where, most=len(box.navigation_plus) - 1))
        if min(seat.gold, seat.mana, seat.fish, seat.workers, seat.spent, seat.fresh, seat.axolotls) < 0:
            found.append(Refusal("broken-negative", "FS-1.2", where))
        if has_tracks(s, n, found):
            check_pieces(s, n, has_stack, found)
            check_specials(s, n, found)
    check_neutrals(s, found)
    check_placed(s, found)


def has_tracks(s: Swamp, n: int, found: list[Refusal]) -> bool:
    """Does no track of the seat's board have more opened spaces than it has at all (FS-21.1)?"""
    before = len(found)
    for track in range(TRACKS):
        if s.seats[n].track(track) > TRACK_LENGTH:
            found.append(Refusal("broken-track", "FS-21.1", f"/seats/{n}/tracks", track=track + 1))
    return len(found) == before


def check_pieces(s: Swamp, n: int, has_stack: bool, found: list[Refusal]) -> None:
    """What has left the tracks is in the swamp, or works (invariants 1, 12)."""
    seat = s.seats[n]
    where = f"/seats/{n}"
    differs(found, "broken-settlements", "FS-11.5", where, int(count(seat.settlements)), built(s, n))
    differs(found, "broken-boats", "FS-11.6", f"{where}/boats", boats_on_swamp(s, n), opened_total(s, n, NEW_BOAT))
    # Whether the clans have been given their pieces, only the stack of decisions says.
    if has_stack:
        workers = int(seat.workers + seat.spent + seat.fresh)
        expected = s.box.start_workers + opened_total(s, n, NEW_WORKER) if is_prepared(s) else 0
        differs(found, "broken-workers", "FS-7.3", f"{where}/workers", workers, expected)


def check_specials(s: Swamp, n: int, found: list[Refusal]) -> None:
    """Salamander tiles lie on open wild spaces, at most one on each (FS-21.8)."""
    seat = s.seats[n]
    covered: list[int] = []
    for tile in range(len(s.box.special_ids)):
        at = seat.special(tile)
        if at == 0:
            continue
        track = (at - 1) // TRACK_LENGTH
        index = (at - 1) % TRACK_LENGTH
        is_wild = s.box.bonus[place(seat.board(), track, index)] == WILD
        if not is_wild or index >= seat.track(track) or at in covered:
            where = f"/seats/{n}/special_tiles"
            found.append(Refusal("broken-special", "FS-21.8", where, tile=s.box.special_ids[tile]))
        covered.append(at)


def check_neutrals(s: Swamp, found: list[Refusal]) -> None:
    """Neutral settlements: only with two players, three of each colour once placed (invariant 1)."""
    per_colour = s.box.neutral_settlements
    if per_colour == 0 and s.neutrals:
        found.append(Refusal("broken-neutrals", "FS-4.8", "/swamp/neutrals", found=len(s.neutrals), expected=0))
    if s.round == 0:
        return
    for k in range(len(s.neutrals)):
        differs(found, "broken-neutrals", "FS-4.8", f"/swamp/neutrals/{k}", int(count(s.neutrals[k])), per_colour)


def check_placed(s: Swamp, found: list[Refusal]) -> None:
    """The workers on the spaces are workers that their owners have spent (invariant 14)."""
    for n in range(len(s.seats)):
        on_spaces = 0
        for mark in s.placed:
            if mark == 1 + 2 * n:
                on_spaces += 1
        if on_spaces > s.seats[n].spent:
            found.append(
                Refusal("broken-spent", "FS-7.3", f"/seats/{n}/workers", found=on_spaces, most=int(s.seats[n].spent))
            )
    if s.reserved >= 0 and not s.box.reserved_whole_phase:
        for seat in s.seats:
            if seat.guide >= 0 and s.box.ability[seat.guide] == RESERVE_SPACE:
                return
        found.append(Refusal("broken-reserved", "FS-22.1", "/reserved"))


def check_cards(s: Swamp, has_stack: bool, found: list[Refusal]) -> None:
    """Guides and bonus tiles are where they can be (invariants 5, 6)."""
    box = s.box
    places = [0] * len(box.guide_ids)
    for guide in range(len(box.guide_ids)):
        if s.is_displayed(guide):
            places[guide] += 1
    for seat in s.seats:
        if seat.guide >= 0:
            places[seat.guide] += 1
    for guide in range(len(box.guide_ids)):
        expected = 1 if guide in s.deal.guides else 0
        if places[guide] != expected:
            where = "/display"
            found.append(Refusal("broken-guide", "FS-2.11", where, guide=box.guide_ids[guide], found=places[guide]))
        if s.fish_on_guide(guide) > 0 and not s.is_displayed(guide):
            found.append(Refusal("broken-guide-fish", "FS-18.5", "/display", guide=box.guide_ids[guide]))
    check_tiles(s, found)
    check_tiles_left(s, has_stack, found)


def check_tiles(s: Swamp, found: list[Refusal]) -> None:
    """Every tile was dealt and has one owner at most, who has taken none too many."""
    owned = 0
    for n in range(len(s.seats)):
        tiles = s.seats[n].tiles
        if tiles & ~s.deal.tiles or tiles & s.tiles or tiles & owned or has_too_many_tiles(s, n):
            found.append(Refusal("broken-tiles", "FS-16.1", f"/seats/{n}/tiles"))
        owned |= tiles
    if s.tiles & ~s.deal.tiles:
        found.append(Refusal("broken-tiles", "FS-2.8", "/tiles_left"))


def check_tiles_left(s: Swamp, has_stack: bool, found: list[Refusal]) -> None:
    """Each pass has taken a tile (FS-18.2); whether the present one has, only the stack of decisions says."""
    for block in range(s.box.rounds):
        left = 0
        for tile in range(block * TILES_PER_ROUND, (block + 1) * TILES_PER_ROUND):
            left += (s.tiles >> tile) & 1
        expected = s.box.players
        if block + 1 < s.round:
            expected = 0
        elif block + 1 == s.round and has_stack:
            expected = still_to_take(s)
        elif block + 1 == s.round:
            continue
        differs(found, "broken-tiles-left", "FS-18.2", "/tiles_left", int(left), expected)


def has_too_many_tiles(s: Swamp, seat: int) -> bool:
    """Does the seat hold two tiles of one round, or one of a round in which it has taken none yet (FS-16.1)?"""
    for block in range(s.box.rounds):
        held = (s.seats[seat].tiles >> (block * TILES_PER_ROUND)) & ((1 << TILES_PER_ROUND) - 1)
        has_taken = block + 1 < s.round or (block + 1 == s.round and has_taken_tile(s, seat))
        if held & (held - 1) != 0 or (held != 0 and not has_taken):
            return True
    return False


def has_taken_tile(s: Swamp, seat: int) -> bool:
    """Has the seat taken a bonus tile of this round, having passed or passing now (FS-18.2)?"""
    if s.seats[seat].has_passed:
        return True
    kinds = [kind_of(step) for step in s.pending]
    return CONFIRM_PASS in kinds and PASS_BONUS_TILE not in kinds and s.seat_to_act() == seat


def still_to_take(s: Swamp) -> int:
    """How many players have not yet taken a bonus tile of this round."""
    total = 0
    for seat in range(len(s.seats)):
        if not has_taken_tile(s, seat):
            total += 1
    return total


def check_land(s: Swamp, found: list[Refusal]) -> None:
    """One land tile to a cell, every island with a shrine, fish on settlements only (invariants 7, 9, 11, 13)."""
    box = s.box
    seen = empty()
    layers: list[Cells] = [s.shrines]
    for seat in s.seats:
        layers.append(seat.settlements)
    layers.extend(s.neutrals)
    for layer in layers:
        for n in each(both(seen, layer)):
            found.append(Refusal("broken-land-twice", "FS-5.1", "/swamp", cell=name(n)))
        seen = either(seen, layer)
    for n in each(both(seen, box.temples)):
        found.append(Refusal("broken-land-on-temple", "FS-5.1", "/swamp", cell=name(n)))
    for n in box.printed_shrines:
        if not has(s.shrines, n):
            found.append(Refusal("broken-printed-shrine", "FS-2.3", "/swamp/shrines", cell=name(n)))
    on_islands = empty()
    for island in s.islands:
        on_islands = either(on_islands, island)
    for n in each(without(s.land, on_islands)):
        found.append(Refusal("broken-no-shrine", "FS-5.6", "/swamp", cell=name(n)))
    differs(found, "broken-islands", "FS-5.6", "/swamp", len(s.islands), box.islands_dealt)
    settled = without(s.land, s.shrines)
    for n in each(without(either(s.stack_ones, s.stack_twos), settled)):
        found.append(Refusal("broken-fish", "FS-10.3", "/swamp/fish", cell=name(n)))
    for n in each(either(s.stack_ones, s.stack_twos)):
        if s.stack(n) > box.stack_limit:
            found.append(Refusal("stack-full", "FS-10.3", "/swamp/fish", cell=name(n)))
    totem = int(s.totem)
    if totem > 0 and (not has(s.shrines, totem) or totem in box.printed_shrines):
        found.append(Refusal("broken-totem", "FS-15.4", "/swamp/totem", cell=name(totem)))
    elif totem > 0 and is_of_setup(s, totem):
        found.append(Refusal("broken-totem-setup", "FS-2.12", "/swamp/totem", cell=name(totem)))


def is_of_setup(s: Swamp, tile: int) -> bool:
    """Must this shrine tile be one of those laid in set-up, each of which began an island (FS-2.3, FS-5.6)?

    It is the only tile of its island that lies on a numbered space, and no shrine is printed there.
    """
    spaces = cells(list(s.box.shrine_space.values()))
    for island in s.islands:
        if has(island, tile):
            begun = both(both(island, s.shrines), spaces)
            return same(begun, cell(tile)) and not meets(island, cells(s.box.printed_shrines))
    return False


def check_boats(s: Swamp, found: list[Refusal]) -> None:
    """Boats stand in water, on own settlements or in temples, alone but for temples (invariants 7, 8)."""
    seen = empty()
    for n in range(len(s.seats)):
        seat = s.seats[n]
        for boat in range(s.box.boats):
            at = seat.boat(boat)
            if at == 0:
                continue
            here = cell(at)
            where = f"/seats/{n}/boats/{boat}"
            if meets(here, seen) and not meets(here, s.box.temples):
                found.append(Refusal("broken-boats-share", "FS-8.4", where, cell=name(at)))
            if meets(here, s.shrines):
                found.append(Refusal("broken-boat-on-shrine", "FS-8.3", where, cell=name(at)))
            elif meets(here, s.land) and not meets(here, seat.settlements):
                found.append(Refusal("broken-boat-foreign", "FS-11.6", where, cell=name(at)))
            seen = either(seen, here)


def check_open_water(s: Swamp, found: list[Refusal]) -> None:
    """All temples in one open water, every boat with access to it (invariant 10)."""
    if not s.box.start_block_test:
        return
    if is_empty(s.open_water):
        found.append(Refusal("broken-temples-apart", "FS-5.7", "/swamp"))
        return
    everyone = s.fleet
    afloat = without(everyone, s.land)
    if not s.box.temple_passage:
        afloat = without(afloat, s.box.temples)
    if not covers(s.open_water, afloat):
        for n in each(without(afloat, s.open_water)):
            found.append(Refusal("broken-boat-trapped", "FS-5.7", "/seats", cell=name(n)))
    for n in each(both(everyone, s.land)):
        if not meets(around(cell(n)), s.open_water):
            found.append(Refusal("broken-boat-trapped", "FS-5.7", "/seats", cell=name(n)))
