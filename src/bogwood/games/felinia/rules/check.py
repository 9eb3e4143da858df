"""The invariants of a state (the specification's section 8): every one that is broken is named."""

from __future__ import annotations

from bogwood.kernel.native import i64
from bogwood.kernel.pending import kind_of
from bogwood.kernel.refusal import Refusal, differs

from .box import DISCS, GIFT, PIER_NAMES, PIERS, PLACES, STALLS, bit_of
from .packs import GOODS, bits_in, count_of, size_of
from .phases import check_business, is_stack
from .state import GROUND, Realm, card_of
from .steps import STORING


def problems_of(s: Realm) -> list[Refusal]:
    """Everything that is wrong with a state; empty when it is sound.

    Whatever is broken, all else that can be judged without it is judged.
    """
    found: list[Refusal] = []
    check_holdings(s, found)
    check_goods(s, found)
    check_merchants(s, found)
    check_discs(s, found)
    check_decks(s, found)
    check_tokens(s, found)
    check_bonus_tiles(s, found)
    check_castles(s, found)
    check_business(s, found)
    return found


def check_holdings(s: Realm, found: list[Refusal]) -> None:
    """Coins within the track, nothing below zero, no more than the supply holds (invariants 2, 14)."""
    box = s.box
    spice = box.spice
    gold = box.gold
    food = box.food
    for n in range(len(s.seats)):
        seat = s.seats[n]
        if not 0 <= seat.coins <= box.most_coins:
            found.append(Refusal("broken-coins", "FE-2.2", f"/seats/{n}/coins", most=box.most_coins))
        if min(seat.spice, seat.gold, seat.food, seat.stock, seat.discs, seat.income) < 0:
            found.append(Refusal("broken-negative", "FE-2.2", f"/seats/{n}"))
        spice -= int(seat.spice)
        gold -= int(seat.gold)
        food -= int(seat.food)
    for thing, left, size in (("spice", spice, box.spice), ("gold", gold, box.gold), ("food", food, box.food)):
        if left < 0:
            found.append(Refusal("broken-supply", "FE-1.9", "/seats", thing=thing, found=size - left, expected=size))


def check_goods(s: Realm, found: list[Refusal]) -> None:
    """No more tiles of a kind than there are; closed stalls are empty (invariants 1, 5)."""
    for kind in range(GOODS):
        have = 0
        for seat in s.seats:
            have += int(count_of(seat.goods, kind))
        for stall in range(STALLS):
            have += int(s.on_stall(stall, kind))
        size = int(count_of(s.box.all_goods, kind))
        if have > size:
            good = s.box.goods[kind]
            found.append(Refusal("broken-goods", "FE-1.3", "/stalls", good=good, found=have, expected=size))
    for stall in range(STALLS):
        most = s.box.stall_capacity if s.box.is_open[stall] else 0
        if s.tiles_on_stall(stall) > most:
            found.append(Refusal("broken-stall", "FE-9.3", "/stalls", place=PLACES[stall]))


def check_merchants(s: Realm, found: list[Refusal]) -> None:
    """Every merchant is somewhere, once; seats fill from the left (invariants 3, 7, 8)."""
    aboard = [0] * len(s.seats)
    for pier in range(PIERS):
        for place in range(2):
            if s.rider(pier, place) >= 0:
                aboard[s.rider(pier, place)] += 1
        if s.rider(pier, 0) < 0 and s.rider(pier, 1) >= 0 and pier != s.ship:
            found.append(Refusal("broken-aboard", "FE-5.3", "/ships", pier=PIER_NAMES[pier]))
    ashore = s.seat_to_act() if s.at >= 0 and is_stack(s) else -1
    taken: i64 = 0
    for n in range(len(s.seats)):
        seat = s.seats[n]
        for post in bits_in(seat.settled & taken):
            found.append(Refusal("broken-settled", "FE-7.5", f"/seats/{n}/settled", province=s.box.province_ids[post]))
        taken |= seat.settled
        have = int(seat.stock) + aboard[n] + size_of(seat.settled)
        if ashore == n:
            have += 1
        # Whose merchant is ashore, only the stack of decisions says.
        if s.at < 0 or ashore >= 0:
            differs(found, "broken-merchants", "FE-1.2", f"/seats/{n}/stock", have, s.box.merchants)


def check_discs(s: Realm, found: list[Refusal]) -> None:
    """Three discs for each player; none on closed stalls (invariants 4, 5)."""
    laid = [0] * len(s.seats)
    for place in range(len(PLACES)):
        pile = s.piles[place]
        if pile > GROUND and not s.box.is_open[place]:
            found.append(Refusal("broken-stall", "FE-1.4", "/discs", place=PLACES[place]))
        while pile > GROUND:
            laid[pile & 3] += 1
            pile >>= 2
    for n in range(len(s.seats)):
        seat = s.seats[n]
        have = int(seat.discs) + int(seat.income) + laid[n]
        differs(found, "broken-discs", "FE-1.2", f"/seats/{n}/discs", have, DISCS)


def check_decks(s: Realm, found: list[Refusal]) -> None:
    """Every deck tile once; blue ones only after all grey ones; one gone in each round (invariants 6, 16)."""
    seen = s.deck_left
    number = size_of(s.deck_left)
    if s.deck_top >= 0:
        seen |= bit_of(s.deck_top)
        number += 1
    for pier in range(PIERS):
        if s.deck(pier) >= 0:
            seen |= bit_of(s.deck(pier))
            number += 1
    differs(found, "broken-deck", "FE-1.6", "/ships", number, size_of(seen))
    blue_is_out = (s.box.all_decks & ~s.deck_left & ~s.box.grey) != 0
    if blue_is_out and s.deck_left & s.box.grey:
        found.append(
            Refusal("broken-deck", "FE-1.6", "/stack/left", found=size_of(s.deck_left & s.box.grey), expected=0)
        )
    wants_top = s.box.deck_face_up and (s.deck_left != 0)
    if (wants_top and s.deck_top < 0) or (s.deck_top >= 0 and not s.box.deck_face_up):
        found.append(Refusal("broken-deck", "FV-1.1", "/stack/top", found=0, expected=1))
    # A round takes a tile with it when its ship comes home, which is before the storing (FE-6.5).
    is_home = is_stack(s) and kind_of(s.pending[0]) == STORING
    most = size_of(s.box.all_decks & ~seen) + (0 if is_home else 1)
    if not 1 <= s.round <= most:
        found.append(Refusal("broken-round", "FE-10.3", "/round", found=int(s.round), most=most))


def check_tokens(s: Realm, found: list[Refusal]) -> None:
    """Each trading post has a token or a merchant; each token is somewhere, once (invariants 9, 10)."""
    box = s.box
    occupied = s.occupied()
    number = size_of(s.unseen)
    seen = s.unseen
    for post in range(box.posts):
        things = int((occupied >> post) & 1) + int((s.closed >> post) & 1)
        if s.tokens[post] > 0:
            things += 1
            number += 1
            seen |= bit_of(s.tokens[post] - 1)
        if things != 1:
            found.append(Refusal("broken-post", "FE-7.8", "/tokens", province=box.province_ids[post]))
    for seat in s.seats:
        number += size_of(seat.tokens)
        seen |= seat.tokens
    missing = box.all_tokens & ~seen
    if number != size_of(seen) or (missing != 0 and missing != bit_of(GIFT)):
        found.append(Refusal("broken-tokens", "FE-1.7", "/tokens"))
    elif box.is_advanced:
        check_open_tokens(s, missing != 0, found)
    else:
        check_backs(s, found)


def check_open_tokens(s: Realm, gift_is_gone: bool, found: list[Refusal]) -> None:
    """In the advanced game all tokens lie open, and each merchant has taken one (FA-1.2, FE-7.8)."""
    if s.closed != 0 or s.unseen != 0:
        found.append(Refusal("broken-tokens", "FA-1.2", "/face_down"))
    gifts = 0
    for n in range(len(s.seats)):
        more = size_of(s.seats[n].settled) - size_of(s.seats[n].tokens)
        gifts += more
        if not 0 <= more <= 1 or s.seats[n].has_token(GIFT):
            found.append(Refusal("broken-tokens", "FE-7.8", f"/seats/{n}/tokens"))
    if gifts != (1 if gift_is_gone else 0):
        found.append(Refusal("broken-tokens", "FA-6.5", "/seats"))


def check_backs(s: Realm, found: list[Refusal]) -> None:
    """In the basic game a token lies, or was taken, in the country of its back (FE-1.7)."""
    for country in range(len(s.box.countries)):
        posts: i64 = 0
        for post in range(s.box.posts):
            if s.box.post_country[post] == country:
                posts |= bit_of(post)
                if s.tokens[post] > 0 and not (s.box.back_mask[country] >> (s.tokens[post] - 1)) & 1:
                    province = s.box.province_ids[post]
                    found.append(Refusal("broken-post", "FE-1.7", "/tokens", province=province))
        back = s.box.back_mask[country]
        if size_of(s.closed & posts) != size_of(s.unseen & back):
            found.append(Refusal("broken-tokens", "FE-1.7", "/unseen"))
        for n in range(len(s.seats)):
            if size_of(s.seats[n].settled & posts) != size_of(s.seats[n].tokens & back):
                found.append(Refusal("broken-tokens", "FE-7.8", f"/seats/{n}/tokens"))


def check_bonus_tiles(s: Realm, found: list[Refusal]) -> None:
    """Pile and hands together hold every bonus tile once (invariant 12)."""
    order = s.bonus_order()
    number = len(order) + size_of(s.bonus_hidden)
    seen = s.bonus_hidden
    for tile in order:
        seen |= bit_of(tile)
    for seat in s.seats:
        number += size_of(seat.bonus)
        seen |= seat.bonus
    every = len(s.box.bonus_ids)
    if number != every or size_of(seen) != every:
        found.append(Refusal("broken-bonus", "FE-1.8", "/bonus_pile"))
    elif s.bonus_hidden != 0 and (
        len(order) != 1 or s.bonus_seen != 0 or number != len(order) + size_of(s.bonus_hidden)
    ):
        found.append(Refusal("broken-bonus", "FE-4.10", "/bonus_pile"))


def check_castles(s: Realm, found: list[Refusal]) -> None:
    """Pile, hands and cards looked at hold every castle card once; no hand breaks the limit (invariant 13)."""
    outside = s.castle_under.copy()
    if s.look_1 >= 0:
        outside.append(int(s.look_1))
    if s.look_2 >= 0:
        outside.append(int(s.look_2))
    number = size_of(s.castle_left) + len(outside)
    seen = s.castle_left
    for card in outside:
        seen |= bit_of(card_of(card))
    for n in range(len(s.seats)):
        hand = s.seats[n].castles
        number += size_of(hand)
        seen |= hand
        for picture in range(len(s.box.pictures)):
            if size_of(hand & s.box.picture_mask[picture]) > s.box.picture_limit:
                where = f"/seats/{n}/castles"
                name = s.box.pictures[picture]
                found.append(Refusal("broken-picture", "FA-4.3", where, picture=name, most=s.box.picture_limit))
    if seen != s.box.all_castles or number != size_of(seen):
        found.append(Refusal("broken-castles", "FA-1.1", "/castle_pile"))
