"""Does everything fit the phase?  The second half of the invariants: unfinished business, explorers, order of turns."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import Cells, both, cell, count, each, has, is_empty, meets, same, without_cell
from bogwood.kernel.pending import kind_of
from bogwood.kernel.refusal import Refusal, differs
from bogwood.kernel.steps import about_of, seat_of

from .bidding import discs_placed
from .box import CASTLE as CASTLE_SYMBOL
from .box import DISCS, GUILD, PIER_NAMES, PIERS, PLACES
from .exploring import closed_to_all, enterable
from .guild import FOR_FOOD, can_give_any
from .packs import bits_in, total
from .state import GROUND, LAST_MERCHANT, NOT_ENDING, STACK_TOO_SMALL, Realm, seen_by
from .steps import (
    BID,
    BIDDING,
    BOARD,
    BONUS,
    BUY,
    CASTLE,
    GIVE,
    MOVE,
    POINTS,
    SAILING,
    STEP,
    STORE,
    STORE_4,
    STORING,
    TRADING,
    TURN,
)
from .steps import GUILD as GUILD_STEP
from .storing import FOUR_UNPAID, to_sell

PATTERNS: Final[list[list[int]]] = [
    [BIDDING, BID],
    [TRADING, BUY],
    [TRADING, GUILD_STEP],
    [TRADING, GIVE],
    [TRADING, BONUS],
    [TRADING, BOARD],
    [SAILING, MOVE],
    [SAILING, MOVE, TURN],
    [SAILING, MOVE, STEP],
    [SAILING, MOVE, TURN, STEP],
    [SAILING, MOVE, CASTLE],
    [STORING, STORE_4],
    [STORING, STORE],
]
"""The stacks of pending steps that can be, from the bottom to the open decision."""

LONG_WALK: Final = 10
"""Up to so many provinces, the port with them, a walk is traced; far more than the free steps need."""


def is_stack(s: Realm) -> bool:
    """Is something open, on a stack that can be, and one player's throughout?"""
    if not s.pending or [kind_of(step) for step in s.pending] not in PATTERNS:
        return False
    return all(seat_of(step) == s.seat_to_act() for step in s.pending[1:])


def check_business(s: Realm, found: list[Refusal]) -> None:
    """Exactly one player has to decide, and everything fits the phase (invariants 4, 7, 17)."""
    check_over(s, found)
    if not s.pending:
        return
    if not is_stack(s):
        found.append(Refusal("broken-pending", "FE-2.1", "/pending", point=POINTS[s.top()]))
        return
    kinds = [kind_of(step) for step in s.pending]
    check_ending(s, kinds[0], found)
    if kinds[0] == SAILING:
        check_turning(s, kinds, found)
        check_explorer(s, kinds, found)
    else:
        check_nobody_ashore(s, found)
    if kinds[0] == BIDDING:
        check_bidding(s, found)
    elif kinds[0] == TRADING:
        check_trading(s, found)
    elif kinds[0] == STORING:
        check_storing(s, found)


def check_over(s: Realm, found: list[Refusal]) -> None:
    """At the end, and only then, nothing is pending; nobody is aboard (invariant 17)."""
    if s.is_over == (len(s.pending) > 0) or (s.is_over and (s.aboard != 0 or s.ending == NOT_ENDING)):
        found.append(Refusal("broken-over", "FE-10.3", "/over"))
    if s.is_over and not s.pending:
        check_nobody_ashore(s, found)


def check_ending(s: Realm, phase: int, found: list[Refusal]) -> None:
    """The end is triggered by the last merchant or in phase 5, and nobody plays on after it (FE-10.1, FE-10.2)."""
    may_end = phase == SAILING or (phase == TRADING and s.ending == LAST_MERCHANT)
    if s.ending != NOT_ENDING and not may_end:
        found.append(Refusal("broken-ending", "FE-10.1", "/ending"))
    for n in range(len(s.seats)):
        if s.seats[n].stock == 0 and s.ending == NOT_ENDING:
            found.append(Refusal("broken-ending", "FE-10.1", f"/seats/{n}/stock"))
    if phase in (BIDDING, TRADING):
        for pier in range(PIERS):
            if s.deck(pier) < 0:
                found.append(Refusal("no-ship", "FE-9.2", "/ships", pier=PIER_NAMES[pier]))
    if phase in (SAILING, STORING):
        for place in range(len(PLACES)):
            if s.piles[place] > GROUND:
                found.append(Refusal("broken-stall", "FE-4.2", "/discs", place=PLACES[place]))
    if phase == SAILING and s.ending == STACK_TOO_SMALL:
        for n in range(len(s.seats)):
            differs(found, "broken-discs", "FE-9.1", f"/seats/{n}/discs", int(s.seats[n].discs), DISCS)


def check_nobody_ashore(s: Realm, found: list[Refusal]) -> None:
    """Nobody explores, no ship is still to sail, no castle card is being looked at (FE-7.1, FE-6.1, FA-4.1)."""
    if s.ship >= 0 or s.at >= 0 or s.steps != 0 or not is_empty(s.visited):
        found.append(Refusal("broken-explorer", "FE-7.1", "/explorer"))
    if s.sail != 0:
        found.append(Refusal("broken-explorer", "FE-6.1", "/sailing"))
    if s.look_1 >= 0:
        found.append(Refusal("broken-castles", "FA-4.1", "/castle_pile/looked_at"))


def check_turning(s: Realm, kinds: list[int], found: list[Refusal]) -> None:
    """Tokens are turned in the basic game only, before a free step (FE-7.3)."""
    top = kinds[-1]
    is_early = top == TURN and (s.steps != 1 or s.closed == 0 or not 1 <= s.argument() <= s.box.turned)
    is_late = top == STEP and TURN in kinds and about_of(s.pending[-2]) != s.box.turned
    if TURN in kinds and (s.box.is_advanced or is_early or is_late):
        found.append(Refusal("broken-pending", "FE-7.3", "/pending", point=POINTS[TURN]))
    if STEP in kinds and TURN not in kinds and not s.box.is_advanced:
        found.append(Refusal("broken-pending", "FE-7.3", "/pending", point=POINTS[STEP]))
    if not s.box.is_advanced and s.steps > s.box.steps:
        found.append(Refusal("broken-explorer", "FE-7.1", "/explorer/steps"))


def check_explorer(s: Realm, kinds: list[int], found: list[Refusal]) -> None:
    """The merchant ashore came from the ship that landed, and walks by the rules (FE-6.4, FE-7)."""
    top = kinds[-1]
    check_looking(s, top, found)
    for pier in bits_in(s.sail):
        if s.deck(pier) < 0 or pier == s.ship:
            found.append(Refusal("no-ship", "FE-6.1", "/sailing", pier=PIER_NAMES[pier]))
    if s.ship < 0 or s.at < 0 or s.deck(s.ship) < 0:
        found.append(Refusal("broken-explorer", "FE-6.4", "/explorer"))
        return
    port = s.box.port[s.box.deck_country[s.deck(s.ship)]]
    if not is_walk(s, port) or s.rider(s.ship, 0) >= 0:
        found.append(Refusal("broken-explorer", "FE-7.1", "/explorer/visited"))
    if s.at < s.box.posts and s.token_at(int(s.at)) < 0:
        found.append(Refusal("broken-explorer", "FE-7.5", "/explorer/at"))
    if top == STEP and (s.at != port or s.steps != 0 or is_empty(enterable(s))):
        found.append(Refusal("broken-explorer", "FE-7.2", "/explorer/at"))
    if top != STEP and (s.steps == 0 or s.at == port):
        found.append(Refusal("broken-explorer", "FE-7.2", "/explorer/steps"))


def is_walk(s: Realm, port: int) -> bool:
    """Could the merchant have come from the port through the visited provinces, each of them once (FE-7.4, FE-7.5)?

    Long walks, which only food makes possible, must hang together.
    """
    number = count(s.visited)
    if not has(s.visited, port) or not has(s.visited, s.at) or number != s.steps + 1:
        return False
    if meets(s.visited, closed_to_all(s)):
        return False
    if number > LONG_WALK:
        return same(s.box.graph.flood(cell(port), s.visited), s.visited)
    return leads_on(s, port, without_cell(s.visited, port))


def leads_on(s: Realm, here: int, left: Cells) -> bool:
    """Is there a way from here through all these provinces, each once, to where the merchant is?"""
    if is_empty(left):
        return here == s.at
    for n in each(both(s.box.next_to[here], left)):
        if leads_on(s, int(n), without_cell(left, n)):
            return True
    return False


def check_looking(s: Realm, top: int, found: list[Refusal]) -> None:
    """Castle cards are looked at in castles only, by the player who decides about them (FA-4.1)."""
    is_looking = top == CASTLE
    if is_looking != (s.look_1 >= 0) or (is_looking and s.at >= 0 and s.box.symbols[s.at] != CASTLE_SYMBOL):
        found.append(Refusal("broken-castles", "FA-4.1", "/castle_pile/looked_at"))
    for seen in (s.look_1, s.look_2):
        if seen >= 0 and not (seen_by(seen) >> s.seat_to_act()) & 1:
            found.append(Refusal("broken-castles", "FA-4.1", "/castle_pile/looked_at"))


def check_bidding(s: Realm, found: list[Refusal]) -> None:
    """Discs are placed in turn, and nobody has more goods than were dealt or stored (FE-3.1, FE-1.3, FE-8.1)."""
    players = len(s.seats)
    placed = discs_placed(s)
    for n in range(players):
        place = (n - int(s.first)) % players
        goods = int(total(s.seats[n].goods))
        most = len(s.box.starting_goods[place]) if s.round == 1 else s.box.store_free + 1
        if goods > most:
            rule = "FE-1.3" if s.round == 1 else "FE-8.1"
            found.append(Refusal("broken-stored", rule, f"/seats/{n}/goods", found=goods, most=most))
        expected = DISCS - (placed - place + players - 1) // players
        differs(found, "broken-discs", "FE-3.1", f"/seats/{n}/discs", int(s.seats[n].discs), expected)
    if placed >= DISCS * players or s.seat_to_act() != (int(s.first) + placed) % players:
        found.append(Refusal("broken-pending", "FE-3.1", "/pending", point=POINTS[BID]))


def check_trading(s: Realm, found: list[Refusal]) -> None:
    """The top disc of the first pile acts; a second half of an answer has what it needs (FE-4.1 to FE-4.10)."""
    top = s.top()
    seat = s.seat_to_act()
    wrong = False
    if top in (BUY, GUILD_STEP):
        place = s.argument()
        wrong = (place == GUILD) != (top == GUILD_STEP) or s.piles[place] == GROUND
        for earlier in range(place):
            wrong = wrong or s.piles[earlier] > GROUND
        wrong = wrong or s.owner_on_top(place) != seat
    elif s.seats[seat].discs == 0:
        wrong = True
    elif top == GIVE:
        wrong = not can_give_any(s, s.seats[seat]) or (s.argument() == FOR_FOOD and not s.box.is_advanced)
    elif top == BONUS:
        wrong = s.bonus_hidden != 0 or s.bonus_pile == 0 or not (s.bonus_seen >> seat) & 1
    if wrong:
        found.append(Refusal("broken-pending", "FE-4.1", "/pending", point=POINTS[top]))


def check_storing(s: Realm, found: list[Refusal]) -> None:
    """Players store in turn, and who has stored holds what may stay (invariant 15)."""
    players = len(s.seats)
    asked = about_of(s.pending[0])
    seat = s.seat_to_act()
    if not 1 <= asked <= players or seat != (int(s.first) + asked - 1) % players:
        found.append(Refusal("broken-pending", "FE-8.1", "/pending", point=POINTS[s.top()]))
        return
    for place in range(asked - 1):
        before = s.seats[(int(s.first) + place) % players]
        if total(before.goods) > s.box.store_free + 1:
            where = f"/seats/{(int(s.first) + place) % players}/goods"
            most = s.box.store_free + 1
            found.append(Refusal("wrong-number", "FE-8.1", where, found=int(total(before.goods)), expected=most))
    if s.top() == STORE_4:
        if total(s.seats[seat].goods) <= s.box.store_free:
            found.append(Refusal("broken-pending", "FE-8.4", "/pending", point=POINTS[STORE_4]))
        return
    left = to_sell(s, seat)
    unpaid = s.argument() == FOUR_UNPAID
    if left <= 0 or (unpaid and int(s.seats[seat].coins) + left * s.box.goods_price < s.box.store_price):
        found.append(Refusal("broken-pending", "FE-8.3", "/pending", point=POINTS[STORE]))
