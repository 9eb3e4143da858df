"""The invariants of a state (the specification's section 8): every one that is broken is named."""

from __future__ import annotations

from typing import Final

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
from bogwood.kernel.options import Options
from bogwood.kernel.pending import kind_of
from bogwood.kernel.refusal import Refusal
from bogwood.kernel.steps import seat_of

from .box import BUILD as BUILD_ACTION
from .box import (
    NAVIGATE,
    NEW_BOAT,
    NEW_WORKER,
    RESERVE_SPACE,
    TILES_PER_ROUND,
    TRACK_LENGTH,
    TRACKS,
    TRADE,
    WILD,
    place,
)
from .clan_board import built, opened_total
from .state import Swamp
from .steps import (
    BEGIN_ROUND,
    BOAT_DESTINATION,
    BUILD_CELL,
    BUILD_TRACK,
    CELEBRATE_ISLAND,
    CHOOSE_BOAT,
    CHOOSE_CLAN,
    CHOOSE_SIDE,
    CONFIRM_PASS,
    DRAFT_GUIDE,
    END_TURN,
    INCOME,
    LEADER_TOKEN,
    MAIN_CHOICE,
    NEUTRAL_CELL,
    NEXT_TURN,
    PASS_ABILITY,
    PASS_BONUS_TILE,
    PASS_GUIDE,
    PASS_SHRINE_CELL,
    POINTS,
    PREPARE_CLANS,
    RETURN_GUIDE,
    SALAMANDER_TILE,
    SHRINE_CELL,
    START_CELL,
    START_ORDER,
    START_TILE,
    TRADE_FISH,
    WORKER_KIND,
    open_step,
)

BOTTOM: Final = -1
BENEATH: Final[dict[int, list[int]]] = {
    CHOOSE_CLAN: [PREPARE_CLANS, CHOOSE_CLAN, CHOOSE_SIDE],
    CHOOSE_SIDE: [PREPARE_CLANS, CHOOSE_CLAN, CHOOSE_SIDE],
    DRAFT_GUIDE: [START_ORDER, DRAFT_GUIDE],
    START_TILE: [BEGIN_ROUND, START_TILE],
    START_CELL: [BEGIN_ROUND, START_TILE, NEUTRAL_CELL],
    NEUTRAL_CELL: [BEGIN_ROUND, START_TILE],
    LEADER_TOKEN: [NEXT_TURN, INCOME],
    INCOME: [NEXT_TURN, INCOME],
    MAIN_CHOICE: [NEXT_TURN],
    END_TURN: [NEXT_TURN],
    WORKER_KIND: [END_TURN],
    CHOOSE_BOAT: [END_TURN],
    BOAT_DESTINATION: [CHOOSE_BOAT],
    TRADE_FISH: [CHOOSE_BOAT],
    BUILD_CELL: [CHOOSE_BOAT],
    BUILD_TRACK: [CHOOSE_BOAT],
    SALAMANDER_TILE: [CHOOSE_BOAT, BEGIN_ROUND, START_TILE, NEUTRAL_CELL],
    CELEBRATE_ISLAND: [END_TURN, CHOOSE_BOAT, RETURN_GUIDE, BEGIN_ROUND, START_TILE, NEUTRAL_CELL],
    SHRINE_CELL: [END_TURN],
    CONFIRM_PASS: [NEXT_TURN],
    PASS_SHRINE_CELL: [CONFIRM_PASS],
    PASS_GUIDE: [CONFIRM_PASS, PASS_SHRINE_CELL],
    RETURN_GUIDE: [CONFIRM_PASS, PASS_SHRINE_CELL, PASS_GUIDE],
    PASS_ABILITY: [RETURN_GUIDE],
    PASS_BONUS_TILE: [PASS_ABILITY],
    PREPARE_CLANS: [BOTTOM],
    START_ORDER: [BOTTOM],
    BEGIN_ROUND: [BOTTOM],
    NEXT_TURN: [BOTTOM],
}
"""Which step may lie directly beneath which."""


def problems_of(s: Swamp) -> list[Refusal]:
    """Everything that is wrong with a state; empty when it is sound."""
    found: list[Refusal] = []
    check_supplies(s, found)
    check_clans(s, found)
    check_cards(s, found)
    check_land(s, found)
    check_boats(s, found)
    check_open_water(s, found)
    if not found:
        check_business(s, found)
    return found


def differs(found: list[Refusal], code: str, rule: str, where: str, have: int, expected: int) -> None:
    """Note a count that is not what it must be."""
    if have != expected:
        found.append(Refusal(code, rule, where, found=have, expected=expected))


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


def check_clans(s: Swamp, found: list[Refusal]) -> None:
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
        for track in range(TRACKS):
            if seat.track(track) > TRACK_LENGTH:
                found.append(Refusal("broken-track", "FS-21.1", f"{where}/tracks", track=track + 1))
                return
        if seat.navigation >= len(box.navigation_plus):
            found.append(Refusal("broken-navigation", "FS-13.2", where, most=len(box.navigation_plus) - 1))
            return
        if min(seat.gold, seat.mana, seat.fish, seat.workers, seat.spent, seat.fresh, seat.axolotls) < 0:
            found.append(Refusal("broken-negative", "FS-1.2", where))
        differs(found, "broken-settlements", "FS-11.5", where, int(count(seat.settlements)), built(s, n))
        differs(found, "broken-boats", "FS-11.6", f"{where}/boats", boats_on_swamp(s, n), opened_total(s, n, NEW_BOAT))
        workers = seat.workers + seat.spent + seat.fresh
        expected = box.start_workers + opened_total(s, n, NEW_WORKER) if is_prepared(s) else 0
        differs(found, "broken-workers", "FS-7.3", f"{where}/workers", workers, expected)
        check_specials(s, n, found)
    check_neutrals(s, found)
    check_placed(s, found)


def is_prepared(s: Swamp) -> bool:
    """Have the clans been given their pieces (FS-2.16)?"""
    return not s.pending or kind_of(s.pending[0]) != PREPARE_CLANS


def boats_on_swamp(s: Swamp, seat: int) -> int:
    total = 0
    for boat in range(s.box.boats):
        if s.seats[seat].boat(boat) > 0:
            total += 1
    return total


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


def check_cards(s: Swamp, found: list[Refusal]) -> None:
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


def check_tiles(s: Swamp, found: list[Refusal]) -> None:
    """Every tile was dealt, has one owner at most, and each pass has taken one."""
    owned = 0
    for n in range(len(s.seats)):
        tiles = s.seats[n].tiles
        if tiles & ~s.deal.tiles or tiles & s.tiles or tiles & owned or has_too_many_tiles(s, n):
            found.append(Refusal("broken-tiles", "FS-16.1", f"/seats/{n}/tiles"))
        owned |= tiles
    if s.tiles & ~s.deal.tiles:
        found.append(Refusal("broken-tiles", "FS-2.8", "/tiles_left"))
    for block in range(s.box.rounds):
        left = 0
        for tile in range(block * TILES_PER_ROUND, (block + 1) * TILES_PER_ROUND):
            left += (s.tiles >> tile) & 1
        expected = s.box.players
        if block + 1 < s.round:
            expected = 0
        elif block + 1 == s.round:
            expected = still_to_take(s)
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


def check_business(s: Swamp, found: list[Refusal]) -> None:
    """Exactly one player has to decide, something can be chosen, and the stack makes sense (invariants 17, 19)."""
    if s.is_over or not s.pending:
        if not s.is_over or s.pending:
            found.append(Refusal("broken-over", "FS-1.1", "/over"))
        return
    beneath = BOTTOM
    for n in range(len(s.pending)):
        kind = kind_of(s.pending[n])
        if beneath not in BENEATH[kind]:
            found.append(Refusal("broken-pending", "FS-7.2", f"/pending/{n}", point=POINTS[kind]))
            return
        beneath = kind
    if s.top() >= PREPARE_CLANS:
        found.append(Refusal("broken-pending", "FS-7.2", "/pending", point=POINTS[s.top()]))
        return
    check_phase(s, found)
    if not found:
        check_starts(s, found)
        check_decision(s, found)
    if not found:
        out = Options()
        open_step(s).options(s, int(s.player), out)
        if out.size() == 0 or not open_step(s).stays_open(s, True):
            found.append(Refusal("broken-no-option", "FS-7.9", "/pending", point=POINTS[s.top()]))


def check_phase(s: Swamp, found: list[Refusal]) -> None:
    """The round, the turn order and the guides fit the phase."""
    base = kind_of(s.pending[0])
    in_round = base == NEXT_TURN
    if (in_round != (s.round > 0) and base != BEGIN_ROUND) or s.round > s.box.rounds:
        found.append(Refusal("broken-round", "FS-1.1", "/round", found=int(s.round), most=s.box.rounds))
        return
    clans_are_known = base != PREPARE_CLANS
    for n in range(len(s.seats)):
        seat = s.seats[n]
        if clans_are_known and seat.clan < 0:
            found.append(Refusal("broken-no-clan", "FS-2.14", f"/seats/{n}/clan"))
        if base in (NEXT_TURN, BEGIN_ROUND) and seat.guide < 0 and not may_lack_guide(s, n):
            found.append(Refusal("broken-no-guide", "FS-3.1", f"/seats/{n}/guide"))
        if base in (NEXT_TURN, BEGIN_ROUND) and len(s.order) != len(s.seats):
            found.append(Refusal("wrong-order", "FS-3.3", "/order"))
            return
    if base in (NEXT_TURN, BEGIN_ROUND):
        check_initiative(s, found)
    if is_pending(s, RETURN_GUIDE) and s.round < s.box.rounds and not is_pending(s, PASS_GUIDE):
        found.append(Refusal("broken-pending", "FS-18.5", "/pending", point=POINTS[PASS_GUIDE]))
    if s.neutrals and len(s.order) == len(s.seats) and len(s.neutrals) != 2:
        found.append(Refusal("broken-neutrals", "FS-4.8", "/swamp/neutrals", found=len(s.neutrals), expected=2))
    if s.box.neutral_settlements > 0 and clans_are_known and not s.neutrals:
        found.append(Refusal("broken-neutrals", "FS-4.8", "/swamp/neutrals", found=0, expected=2))


def check_initiative(s: Swamp, found: list[Refusal]) -> None:
    """Those who have not passed hold the guides of this round, in the order of their initiative (FS-3.3)."""
    last = -1
    for seat in s.order:
        guide = int(s.returned) if s.returned >= 0 and seat == s.seat_to_act() else int(s.seats[seat].guide)
        if s.seats[seat].has_passed or guide < 0:
            continue
        if s.box.initiative[guide] < last:
            found.append(Refusal("broken-initiative", "FS-3.3", "/order"))
            return
        last = s.box.initiative[guide]


def check_starts(s: Swamp, found: list[Refusal]) -> None:
    """In set-up nobody has passed, and every starting settlement still to come is still there (FS-4.1)."""
    if s.round > 0:
        return
    for n in range(len(s.seats)):
        if s.seats[n].has_passed:
            found.append(Refusal("broken-turn", "FS-18.1", f"/seats/{n}/passed", seat=n + 1))
        to_come = 0
        drafts = 0
        for step in s.pending:
            if seat_of(step) == n:
                kind = kind_of(step)
                to_come += 1 if kind in (START_TILE, START_CELL) else 0
                drafts += 1 if kind == DRAFT_GUIDE else 0
        left = 0
        for track in range(TRACKS):
            at = place(s.seats[n].board(), track, 0)
            if s.box.is_start[at] and s.seats[n].track(track) == 0:
                left += 1
        if s.neutrals and len(s.order) == len(s.seats):
            still = s.box.neutral_settlements - int(count(s.neutrals[s.order.index(n)]))
            differs(found, "broken-neutrals", "FS-4.8", "/pending", neutrals_to_come(s, n), still)
        if to_come > left or drafts > 1 or (drafts == 1 and s.seats[n].guide >= 0):
            found.append(Refusal("broken-turn", "FS-4.1", "/pending", seat=n + 1))


def neutrals_to_come(s: Swamp, seat: int) -> int:
    """Neutral settlements this seat has yet to place: one for each own one to begin, and one that is open."""
    total = 0
    for step in s.pending:
        if seat_of(step) == seat and kind_of(step) in (START_TILE, NEUTRAL_CELL):
            total += 1
    return total


def may_lack_guide(s: Swamp, seat: int) -> bool:
    """Between returning a guide and taking another, and after a pass in the last round (invariant 5)."""
    if s.seats[seat].has_passed:
        return s.round == s.box.rounds
    if s.returned < 0 or seat != s.seat_to_act():
        return False
    return s.round == s.box.rounds or is_pending(s, PASS_GUIDE)


def is_pending(s: Swamp, wanted: int) -> bool:
    for step in s.pending:
        if kind_of(step) == wanted:
            return True
    return False


def check_decision(s: Swamp, found: list[Refusal]) -> None:
    """The open decision has what it speaks of."""
    kind = s.top()
    seat = s.seat_to_act()
    if kind_of(s.pending[0]) == NEXT_TURN and kind != LEADER_TOKEN:
        if s.seats[seat].has_passed or s.place < 0 or s.order[s.place] != seat:
            found.append(Refusal("broken-turn", "FS-7.1", "/place", seat=seat + 1))
        for step in s.pending[1:]:
            if seat_of(step) != seat:
                found.append(Refusal("broken-turn", "FS-7.1", "/pending", seat=seat + 1))
                return
    afloat = (1 << boats_on_swamp(s, seat)) - 1
    if s.ready & ~afloat or s.acted & ~s.ready:
        found.append(Refusal("broken-action-boat", "FS-8.1", "/action/ready"))
    wanted = -1
    if kind == TRADE_FISH:
        wanted = TRADE
    elif kind in (BUILD_CELL, BUILD_TRACK):
        wanted = BUILD_ACTION
    if wanted >= 0 and s.action != wanted:
        found.append(Refusal("broken-action", "FS-8.1", "/action/action"))
    if kind in (CHOOSE_BOAT, BOAT_DESTINATION) and not 0 <= s.action <= NAVIGATE:
        found.append(Refusal("broken-action", "FS-8.1", "/action/action"))
    speaks_of_a_boat = kind in (BOAT_DESTINATION, TRADE_FISH, BUILD_CELL, BUILD_TRACK)
    if speaks_of_a_boat and (s.boat < 0 or (s.ready >> s.boat) & 1 == 0):
        found.append(Refusal("broken-action-boat", "FS-8.1", "/action/boat"))
    if kind == BUILD_TRACK and not has(s.chart.sites, s.argument()):
        found.append(Refusal("not-water", "FS-5.1", "/pending", cell=name(s.argument())))
    if kind == NEUTRAL_CELL and not s.neutrals:
        found.append(Refusal("broken-neutrals", "FS-4.8", "/swamp/neutrals", found=0, expected=2))
