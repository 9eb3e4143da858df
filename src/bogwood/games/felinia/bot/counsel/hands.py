"""What goods and money are worth when a round ends, by the numbers of a judge.

Nothing here is a rule: it asks the rules for prices and seats.  It lies with the game to be compiled with it.
"""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import shifted
from bogwood.kernel.native import i64

from ...rules.box import PIERS, SPICE_DEALER
from ...rules.packs import GOODS, beyond, count_of, size_of, total
from ...rules.state import Seat, ships_without_tile
from ...rules.steps import STORE, STORE_4
from .ends import rounds_left
from .walks import Harbour, Walks
from .worth import up_to

# A purse: coins, gold and spice in one number.
FIELD: Final = 255
GOLD_AT: Final = 8
SPICE_AT: Final = 16
A_GOLD: Final = 256
A_SPICE: Final = 65536


def purse_of(me: Seat) -> i64:
    return me.coins + shifted(me.gold, GOLD_AT) + shifted(me.spice, SPICE_AT)


def coins_in(purse: i64) -> int:
    return int(purse & FIELD)


def gold_in(purse: i64) -> int:
    return int((purse >> GOLD_AT) & FIELD)


def spice_in(purse: i64) -> int:
    return int(purse >> SPICE_AT)


def packed(purse: i64) -> i64:
    """The purse in 15 bits: 3 for coins, 6 for gold and 6 for spice."""
    return (purse & 7) | ((purse >> GOLD_AT) & 63) << 3 | ((purse >> SPICE_AT) & 63) << 9


def lacking(goods: i64, price: i64) -> int:
    """How many tiles are missing for a price."""
    return int(total(beyond(price, goods)))


class Hands:
    """One seat's goods and money beside the ships; seats taken are counted in two bits for each pier."""

    def __init__(self, walks: Walks) -> None:
        s = walks.s
        self.s = s
        self.seat = walks.seat
        self.me = s.seats[walks.seat]
        self.worth = walks.worth
        self.walks = walks
        self.harbour = Harbour(walks)
        self.prices: list[int] = []
        self.coins: list[int] = []
        self.free: list[int] = []
        for pier in range(PIERS):
            self._add(int(s.deck(pier)), int(s.free_seats(pier)))
        self._add(int(s.deck_top), 2)
        self.bonus = self._bonus()
        self.has_sailed = s.top() == STORE_4 or s.top() == STORE
        self.keep: list[float] = self._keep()
        self.pull: list[float] = []
        for pier in range(PIERS + 1):
            self.pull.append(self.harbour.first[pier] * self.keep[pier])
        self.earliest = -1 if self.has_sailed else self._earliest()
        gone = ships_without_tile(s) if self.has_sailed else 0
        self.rounds: list[float] = []
        for sailing in range(PIERS + 1):
            self.rounds.append(rounds_left(s, self.worth, gone if self.has_sailed else max(1, sailing)))

    def _add(self, tile: int, free: int) -> None:
        self.prices.append(int(self.s.box.deck_price[tile]) if tile >= 0 else 0)
        self.coins.append(self.s.box.deck_coins[tile] if tile >= 0 else 0)
        self.free.append(free if tile >= 0 else 0)

    def _keep(self) -> list[float]:
        """How likely each ship still has a seat in the next round: others are near it, too."""
        found: list[float] = []
        for pier in range(PIERS):
            rivals = 0
            for seat in range(len(self.s.seats)):
                if seat != self.seat and lacking(self.s.seats[seat].goods, self.prices[pier]) <= 1:
                    rivals += 1
            found.append(1.0 / (1.0 + self.worth.crowd * rivals / max(1, self.free[pier])))
        found.append(self.worth.next_ship)
        return found

    def _earliest(self) -> int:
        """The ship that sails when none is full (FE-6.2)."""
        found = -1
        for pier in range(PIERS):
            if self.s.deck(pier) >= 0 and (found < 0 or self.s.deck(pier) < self.s.deck(found)):
                found = pier
        return found

    def value(self, goods: i64, purse: i64, taken: int, room: int) -> float:
        """What all of it is worth after these seats were taken, with room to store so many tiles."""
        full = 0
        boarded = 0
        for pier in range(PIERS):
            mine = (taken >> (2 * pier)) & 3
            boarded += mine
            if self.prices[pier] != 0 and self.free[pier] == mine:
                full += 1
        points = 100.0 * gold_in(purse) + self.spice(spice_in(purse))
        tiles = int(total(goods))
        if boarded > 0 and boarded == self.me.stock:
            return points + 100.0 * tiles
        kept = min(tiles, room)
        rounds = min(self.rounds[full], float(self.me.stock - boarded) / self.worth.pace)
        late = up_to(self.worth.late, int(rounds))
        coins = min(self.s.box.most_coins, coins_in(purse) + tiles - kept)
        promise = self.hand(goods, coins, taken, full) + self.worth.tile * kept + up_to(self.worth.coins, coins)
        promise += self.worth.gold * gold_in(purse) + self.worth.spice * spice_in(purse)
        if gold_in(purse) > 0 and spice_in(purse) > 0:
            promise += self.worth.bonus_ready * self.bonus
        return points + late * promise + (1.0 - late) * 100.0 * kept

    def spice(self, n: int) -> float:
        """Points for spice, a single one counted as half a pair (FE-11.5, FA-6.1)."""
        return (100.0 if self.me.has_token(SPICE_DEALER) else 50.0) * n

    def _bonus(self) -> float:
        """What the best bonus tile would bring, as far as this seat knows the pile (FE-2.4)."""
        if self.s.bonus_pile == 0:
            return 0.0
        known = (self.s.bonus_seen >> self.seat) & 1 == 1
        order = self.s.bonus_order()
        best = 0.0
        for tile in range(len(self.s.box.bonus_ids)):
            if not (self.me.bonus >> tile) & 1 and (not known or tile in order):
                best = max(best, self.bonus_tile(tile))
        return best if known else best * self.worth.bonus_share

    def bonus_tile(self, tile: int) -> float:
        """A point for each own token of the kind, and a promise for a set that grows (FE-11.3)."""
        held = size_of(self.me.tokens & self.s.box.kind_mask[self.s.box.bonus_kind[tile]])
        promise = self.walks.ends.hope * self.worth.bonus_hope if held > 0 else 0.0
        return 100.0 * self.s.box.bonus_points[tile] * held + promise

    def hand(self, goods: i64, coins: int, taken: int, full: int) -> float:
        """The seats that the goods bring near: the best one, and a part of the next with what it leaves."""
        best = 0.0
        at = -1
        for pier in range(PIERS + 1):
            here = self.near(pier, goods, coins, taken, full)
            if here > best:
                best = here
                at = pier
        for kind in range(GOODS):
            if count_of(goods, kind) > 1:
                best += self.worth.pair
        if at < 0:
            return best
        rest = beyond(goods, self.prices[at])
        if rest == 0:
            return best
        second = 0.0
        for pier in range(PIERS + 1):
            if pier != at:
                second = max(second, self.near(pier, rest, coins, taken, full))
        return best + self.worth.other_ship * second

    def near(self, pier: int, goods: i64, coins: int, taken: int, full: int) -> float:
        """A share of a seat's worth, by what is still missing for it."""
        if self.free[pier] <= ((taken >> (2 * pier)) & 3):
            return 0.0
        missing = lacking(goods, self.prices[pier])
        here = up_to(self.worth.missing, missing) * self.pull[pier]
        if coins < missing + self.coins[pier]:
            here *= self.worth.no_coins
        if full == 0 and pier == self.earliest:
            here *= self.worth.leaving
        return here

    def spare(self, goods: i64) -> int:
        """The kind that is wanted least among these goods; there must be one."""
        best = -1
        least = 0.0
        for kind in range(GOODS):
            if count_of(goods, kind) > 0:
                wish = self._wish(kind, goods)
                if best < 0 or wish < least:
                    best = kind
                    least = wish
        return best

    def _wish(self, kind: int, goods: i64) -> float:
        """How much of the worth of seats hangs on one tile of a kind."""
        found = 0.0
        for pier in range(PIERS):
            wanted = count_of(self.prices[pier], kind)
            if wanted >= count_of(goods, kind) and self.free[pier] > 0:
                missing = lacking(goods, self.prices[pier])
                found = max(found, up_to(self.worth.missing, missing) * self.harbour.first[pier])
        return found
