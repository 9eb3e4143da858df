"""How good a table of Felinia is for one seat, in hundredths of a victory point.  The numbers are estimates."""

from __future__ import annotations

from typing import Final

from bogwood.games.felinia.box import FORAGER, GOLD_SEEKER, GUILD, PIERS, STALLS, TAX_COLLECTOR
from bogwood.games.felinia.packs import GOODS, count_of, one, size_of, total
from bogwood.games.felinia.scoring import CASTLES, COOKED, GOLD_LEFT, GROUPS, lines_of
from bogwood.games.felinia.state import GROUND, NOT_ENDING, Realm, Seat, stack_size
from bogwood.games.felinia.table import discs_of

ABOARD: Final = 430
"""A merchant on a ship: a token, its set, its group and a symbol on the way."""
BY_MISSING: Final = [310, 170, 70, 20]
"""A hand that lacks so many tiles for a seat."""
SECOND_SHIP: Final = 3
"""Every further ship counts a part of this."""
A_TILE: Final = 25
COINS: Final = [0, 70, 130, 180, 215, 240, 255]
SPICE: Final = 50
GOLD: Final = 25
"""Beyond the point it scores: it is money, too."""
FOOD: Final = [0, 90, 150, 190, 220]
BONUS_TILE: Final = 90
LASTING: Final = {GOLD_SEEKER: 350, FORAGER: 250, TAX_COLLECTOR: 150}
STAGES: Final = 16
"""Deck tiles in the stack at the beginning: how much of the game is still to come."""


class Evaluation:
    """The eyes of one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def value(self, s: Realm) -> int:
        """Points made, seats taken, and what money and goods promise."""
        me = s.seats[self.seat]
        lines = lines_of(s, self.seat)
        if s.is_over:
            return 100 * sum(lines) + int(me.coins)
        coming = 0 if s.ending != NOT_ENDING else min(STAGES, 4 + stack_size(s))
        points = 100 * (sum(lines[: GROUPS + 1]) + lines[GOLD_LEFT] + lines[CASTLES] + lines[COOKED])
        value = points + ABOARD * self.aboard(s) + self.lasting(me, coming)
        value += SPICE * int(me.spice) + BONUS_TILE * size_of(me.bonus) * coming // STAGES
        goods, coins, more = self.after_trading(s, me)
        promise = self.hand(s, goods) + self.money(coins) + GOLD * int(me.gold) + FOOD[min(4, int(me.food))]
        left = 100 * min(4, int(total(goods)))
        return value + more + (promise * coming + left * (STAGES - coming)) // STAGES

    def aboard(self, s: Realm) -> int:
        return sum(s.rider(pier, place) == self.seat for pier in range(PIERS) for place in range(2))

    def lasting(self, me: Seat, coming: int) -> int:
        return sum(worth for token, worth in LASTING.items() if me.has_token(token)) * coming // STAGES

    def money(self, coins: int) -> int:
        return COINS[min(coins, len(COINS) - 1)]

    def hand(self, s: Realm, goods: int) -> int:
        """What goods are worth: how near they are to a seat on each ship."""
        worth = sorted((self.near(s, pier, goods) for pier in range(PIERS)), reverse=True)
        return worth[0] + sum(worth[1:]) // SECOND_SHIP + A_TILE * min(4, int(total(goods)))

    def near(self, s: Realm, pier: int, goods: int) -> int:
        """How near the goods are to a free seat of this ship."""
        tile = int(s.deck(pier))
        if tile < 0 or s.free_seats(pier) == 0:
            return 0
        price = int(s.box.deck_price[tile])
        missing = sum(max(0, int(count_of(price, kind)) - int(count_of(goods, kind))) for kind in range(GOODS))
        return BY_MISSING[min(missing, 3)]

    def after_trading(self, s: Realm, me: Seat) -> tuple[int, int, int]:
        """Goods and money when the own discs have bought what is best, and what the guild adds."""
        goods, coins, more = int(me.goods), int(me.coins), 0
        for place in range(STALLS):
            if s.piles[place] > GROUND:
                goods, coins = self.bought(s, place, goods, coins)
        for price, owner in enumerate(discs_of(s, GUILD), 1):
            if owner == self.seat and price <= coins and goods:
                coins -= price
                more += SPICE + 30
                if me.gold and me.spice:
                    more += BONUS_TILE
        return goods, coins, more

    def bought(self, s: Realm, stall: int, goods: int, coins: int) -> tuple[int, int]:
        """The purchases of the own discs on one stall; others above choose before them."""
        discs = discs_of(s, stall)
        on_stall = [int(s.on_stall(stall, kind)) for kind in range(GOODS)]
        left = sum(on_stall)
        others = 0
        for price in range(len(discs), 0, -1):
            if discs[price - 1] != self.seat:
                others += 1
                left -= 1
            elif left > 0 and price <= coins:
                kind = self.best_tile(s, on_stall, goods, others)
                if kind < 0:
                    continue
                on_stall[kind] -= 1
                goods += int(one(kind))
                coins -= price
                left -= 1
        return goods, coins

    def best_tile(self, s: Realm, on_stall: list[int], goods: int, others: int) -> int:
        """The kind to buy, or -1; one does not count on the last tile of a kind when others choose before."""
        best, worth = -1, self.hand(s, goods)
        for kind in range(GOODS):
            if on_stall[kind] > min(others, 1):
                here = self.hand(s, goods + int(one(kind)))
                if here > worth:
                    best, worth = kind, here
        return best
