"""What a seat could still buy and board in this round, and what comes of it by the numbers of a judge.

Nothing here is a rule: it asks the rules for prices and places.  It lies with the game to be compiled with it.
"""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import shifted
from bogwood.kernel.native import i64

from ...rules import choices
from ...rules.box import GUILD, PIERS, STALLS
from ...rules.packs import GOODS, count_of, holds, one, total
from ...rules.sale import price_of
from ...rules.state import GROUND, Realm
from .ends import NEVER
from .hands import A_GOLD, A_SPICE, Hands, coins_in, gold_in, lacking, packed, purse_of, spice_in
from .walks import Walks
from .worth import Worth, up_to

NO_SALE: Final = -1
UNPAID: Final = -1

PURSE_AT: Final = 40
TAKEN_AT: Final = 55
"""Where purse and seats taken lie above the goods when all three are one number."""


class Disc:
    """An own disc that will act: where, at what price, and how likely each kind is still there by then."""

    def __init__(self, place: int, price: int, chances: list[float]) -> None:
        self.place = place
        self.price = price
        self.chances = chances


class Trades(Hands):
    """The rest of the trading phase for one seat: its discs act one after the other and its merchants board."""

    def __init__(self, walks: Walks) -> None:
        super().__init__(walks)
        self.valued: dict[int, float] = {}
        self.wants: list[list[float]] = []
        for seat in range(len(self.s.seats)):
            self.wants.append(wants_of(self.s, seat, self.worth))
        self.discs: list[Disc] = []
        for place in range(GUILD + 1):
            self.discs += self.in_pile(place, 0.0)
        food = int(self.me.food)
        self.more_food = walks.food(food + 1) - walks.food(food)
        self.wants_food = self.s.box.is_advanced and self.more_food > self.spice(1) + self.worth.spice

    # From disc to disc

    def now(self) -> float:
        """What comes of the discs that lie in the piles."""
        return self.from_disc(0, self.me.goods, purse_of(self.me), 0, 0)

    def from_disc(self, n: int, goods: i64, purse: i64, taken: int, took: i64) -> float:
        """The best that the discs from the n-th on lead to; ``took`` are the tiles taken from its stall before."""
        if n == len(self.discs):
            return self.in_the_end(goods, purse, taken)
        disc = self.discs[n]
        best = self.from_disc(n + 1, goods, purse, taken, took if self.is_same_place(n) else 0)
        if disc.place == GUILD:
            return max(best, self.exchanged(n, goods, purse, taken))
        after = self.paid(disc.price, goods, purse)
        if after[1] == UNPAID:
            return best
        back = best
        for kind in range(GOODS):
            if self.s.on_stall(disc.place, kind) > count_of(took, kind):
                value = self.bought(n, kind, after[0], after[1], taken, took)
                best = max(best, back + disc.chances[kind] * (value - back))
        return best

    def in_the_end(self, goods: i64, purse: i64, taken: int) -> float:
        """What all of it is worth when no disc is left; many ways lead to the same."""
        key = goods | shifted(packed(purse), PURSE_AT) | shifted(taken, TAKEN_AT)
        known = self.valued.get(key, NEVER)
        if known == NEVER:
            known = self.value(goods, purse, taken, self.s.box.store_free)
            self.valued[key] = known
        return known

    def is_same_place(self, n: int) -> bool:
        """Does the next disc lie on the same stall as the n-th?"""
        return n + 1 < len(self.discs) and self.discs[n + 1].place == self.discs[n].place

    def bought(self, n: int, kind: int, goods: i64, purse: i64, taken: int, took: i64) -> float:
        """The n-th disc, paid, buys a tile of this kind; seats and the other discs follow."""
        return self.boarding(n + 1, goods + one(kind), purse, taken, took + one(kind) if self.is_same_place(n) else 0)

    # Paying

    def paid(self, price: int, goods: i64, purse: i64) -> tuple[i64, i64]:
        """Goods and purse after paying, with the sales that it takes; the purse is UNPAID if they do not suffice."""
        while coins_in(purse) < price:
            sale = self.sale(price, goods, purse)
            if sale == NO_SALE:
                return (goods, UNPAID)
            purse += min(price_of(self.s, sale), self.s.box.most_coins - coins_in(purse))
            if sale == choices.SELL_GOLD:
                purse -= A_GOLD
            elif sale == choices.SELL_SPICE:
                purse -= A_SPICE
            else:
                goods -= one(sale - choices.SELL_GOODS)
        return (goods, purse - price)

    def sale(self, price: int, goods: i64, purse: i64) -> int:
        """What to sell next for a price: tiles that could not be stored, spice, gold, at last a spare tile."""
        box = self.s.box
        short = price - coins_in(purse)
        if price > box.most_coins or box.gold_price * box.spice_price * box.goods_price == 0:
            return NO_SALE
        if total(goods) > box.store_free:
            return choices.SELL_GOODS + self.spare(goods)
        has_gold = gold_in(purse) > 0
        if spice_in(purse) > 0 and (short == 1 or not has_gold):
            return choices.SELL_SPICE
        if has_gold:
            return choices.SELL_GOLD
        return NO_SALE if goods == 0 or short > 1 else choices.SELL_GOODS + self.spare(goods)

    # Boarding

    def boarding(self, n: int, goods: i64, purse: i64, taken: int, took: i64) -> float:
        """As many seats as are good, then the discs from the n-th on (FE-5.4)."""
        best = self.from_disc(n, goods, purse, taken, took)
        for pier in range(PIERS):
            if self.may_board(pier, goods, taken):
                best = max(best, self.boarded(pier, n, goods, purse, taken, took))
        return best

    def may_board(self, pier: int, goods: i64, taken: int) -> bool:
        """Is there a free seat, a merchant, and are the goods for it at hand (FE-5.2, FE-5.3)?"""
        if self.free[pier] <= (taken >> (2 * pier)) & 3 or not holds(goods, self.prices[pier]):
            return False
        boarded = 0
        for other in range(PIERS):
            boarded += (taken >> (2 * other)) & 3
        return boarded < self.me.stock

    def boarded(self, pier: int, n: int, goods: i64, purse: i64, taken: int, took: i64) -> float:
        """A seat on this ship, then perhaps more, then the discs from the n-th on."""
        is_first = (taken >> (2 * pier)) & 3 == 0
        seat = self.harbour.first[pier] if is_first else self.harbour.second[pier]
        after = self.paid(self.coins[pier], goods - self.prices[pier], purse)
        if after[1] == UNPAID:
            return 0.0
        return seat + self.boarding(n, after[0], after[1], taken + int(shifted(1, 2 * pier)), took)

    # The guild

    def exchanged(self, n: int, goods: i64, purse: i64, taken: int) -> float:
        """The best exchange with the n-th disc; 0 when there is none (FE-4.8)."""
        price = self.discs[n].price
        best = self.with_bonus(n, price, goods, purse, taken)
        after = self.paid(price, goods, purse)
        if after[1] != UNPAID and after[0] != 0:
            best = max(best, self.swapped(n, self.spare(after[0]), after[0], after[1], taken))
        return best

    def with_bonus(self, n: int, price: int, goods: i64, purse: i64, taken: int) -> float:
        """A bonus tile for gold, spice and the price; 0 when it cannot be had (FE-4.10)."""
        if gold_in(purse) == 0 or spice_in(purse) == 0 or self.s.bonus_pile == 0 or coins_in(purse) < price:
            return 0.0
        return self.bonus + self.boarding(n + 1, goods, purse - price - A_GOLD - A_SPICE, taken, 0)

    def swapped(self, n: int, kind: int, goods: i64, purse: i64, taken: int) -> float:
        """A tile of this kind for a random one of another, with spice or food, whichever is better (FE-4.9, FA-2.1)."""
        bag = self.s.bag
        others = float(total(bag) - count_of(bag, kind))
        if others <= 0.0:
            return 0.0
        if not self.wants_food:
            purse += A_SPICE
        goods -= one(kind)
        mean = 0.0
        for drawn in range(GOODS):
            if drawn != kind and count_of(bag, drawn) > 0:
                value = self.boarding(n + 1, goods + one(drawn), purse, taken, 0)
                mean += value * float(count_of(bag, drawn)) / others
        return mean + self.more_food if self.wants_food else mean

    # Others before one's own discs

    def in_pile(self, place: int, more: float) -> list[Disc]:
        """The own discs in one pile from its top, when so many more discs of others are expected above them."""
        found: list[Disc] = []
        above: list[int] = []
        pile = self.s.piles[place]
        price = self.s.height(place)
        while pile > GROUND:
            owner = pile & 3
            if owner == self.seat:
                found.append(Disc(place, price, self.chances(place, above, more)))
            elif self.s.seats[owner].coins >= price:
                above.append(owner)
            price -= 1
            pile >>= 2
        return found

    def chances(self, place: int, above: list[int], more: float) -> list[float]:
        """How likely a tile of each kind is left when these others, and some more, have chosen before."""
        found = [1.0] * GOODS
        if place < STALLS and (above or more > 0.0):
            for kind in range(GOODS):
                if self.s.on_stall(place, kind) > 0:
                    found[kind] = self._chance(place, kind, above, more)
        return found

    def _chance(self, place: int, kind: int, above: list[int], more: float) -> float:
        """The same for one kind: a single tile is left if nobody takes it, several unless all of them are taken."""
        untouched = 1.0
        taken = 0.0
        for owner in above:
            share = self._share(place, kind, owner)
            untouched *= 1.0 - share
            taken += share
        if more > 0.0:
            expected = more * self._mean_share(place, kind)
            untouched /= 1.0 + expected
            taken += expected
        here = self.s.on_stall(place, kind)
        if here == 1:
            return untouched
        if len(above) + more <= 1.0:
            return 1.0
        half = taken / 2.0
        return max(0.0, 1.0 - half * half if here == 2 else 1.0 - half * half * half)

    def _share(self, place: int, kind: int, owner: int) -> float:
        """How likely this player chooses this kind on the stall."""
        wants = self.wants[owner]
        whole = 0.0
        for other in range(GOODS):
            if self.s.on_stall(place, other) > 0:
                whole += wants[other]
        return wants[kind] / whole

    def _mean_share(self, place: int, kind: int) -> float:
        """The same for any of the others."""
        whole = 0.0
        for owner in range(len(self.s.seats)):
            if owner != self.seat:
                whole += self._share(place, kind, owner)
        return whole / (len(self.s.seats) - 1)


def wants_of(s: Realm, seat: int, worth: Worth) -> list[float]:
    """How much a player seems to want each kind of goods: by the tiles that the best seat for it lacks."""
    found = [worth.wants[0]] * GOODS
    goods = s.seats[seat].goods
    for pier in range(PIERS):
        tile = s.deck(pier)
        if tile >= 0 and s.free_seats(pier) > 0:
            price = s.box.deck_price[tile]
            wish = up_to(worth.wants, lacking(goods, price))
            for kind in range(GOODS):
                if count_of(price, kind) > count_of(goods, kind):
                    found[kind] = max(found[kind], wish)
    return found
