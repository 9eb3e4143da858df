"""Where to lay the next disc: all discs of a round are planned together, by the numbers of a judge.

Nothing here is a rule.  It lies with the game to be compiled with it.
"""

from __future__ import annotations

from typing import Final

from ...rules import choices
from ...rules.box import DISCS, GUILD, STALLS
from ...rules.packs import GOODS
from .hands import purse_of
from .trades import Disc, Trades
from .walks import Walks

INCOME: Final = GUILD + 1
"""The own income places, numbered after the stalls and the guild."""
NOWHERE: Final = -1


class Bids(Trades):
    """The plans for the discs that a seat has still to lay."""

    def __init__(self, walks: Walks) -> None:
        super().__init__(walks)
        s = self.s
        before = len(s.seats) - 1
        others = 0
        for seat in range(len(s.seats)):
            if seat != self.seat:
                others += int(s.seats[seat].discs)
        after = max(0, others - before)
        self.places: list[int] = []
        self.lying: list[list[Disc]] = []
        self.laid_now: list[Disc] = []
        self.laid_later: list[Disc] = []
        self.waiting: list[float] = []
        appeal = self._appeal()
        for place in range(GUILD + 1):
            covered = self.worth.topped * appeal[place]
            price = s.height(place) + 1
            self.lying.append(self.in_pile(place, covered * others))
            self.laid_now.append(Disc(place, price, self.chances(place, [], covered * others)))
            self.laid_later.append(Disc(place, price, self.chances(place, [], covered * after)))
            self.waiting.append(self.worth.later * appeal[place] * (others - after))
            if place == GUILD or s.tiles_on_stall(place) > 0:
                self.places.append(place)
        self.places.append(INCOME)

    def _appeal(self) -> list[float]:
        """The share of the others' discs that each stall and the guild may expect."""
        found: list[float] = []
        whole = 1.0
        for place in range(STALLS):
            wish = 0.0
            for seat in range(len(self.s.seats)):
                if seat != self.seat:
                    wish = max(wish, self._wish_for(place, seat))
            found.append(wish)
            whole += wish
        shares = [wish / whole for wish in found]
        shares.append(self.worth.guild_appeal)
        return shares

    def _wish_for(self, place: int, seat: int) -> float:
        """How much a player wants the best tile of a stall."""
        found = 0.0
        for kind in range(GOODS):
            if self.s.on_stall(place, kind) > 0:
                found = max(found, self.wants[seat][kind])
        return found

    def best(self) -> int:
        """The option that begins the best plan."""
        return self.ranked()[0]

    def ranked(self) -> list[int]:
        """The options worth a look, those that begin the best plans first."""
        found = [(-self._best_with(place), place) for place in self.places]
        found.sort()
        return [choices.BID_STALL + place for _, place in found]

    def prospect(self) -> float:
        """What may come of the discs still to be laid, each where it adds most to those before."""
        following: list[int] = []
        best = self._planned(NOWHERE, following)
        for _ in range(self.me.discs):
            reached = 0.0
            to = INCOME
            for place in self.places:
                value = self._planned(NOWHERE, [*following, place])
                if value > reached:
                    reached = value
                    to = place
            following.append(to)
            best = max(best, reached)
        return best

    def _best_with(self, first: int) -> float:
        """The best plan whose next disc goes there; discs that follow it go anywhere, in no order."""
        left = int(self.me.discs) - 1
        if left == 0:
            return self._planned(first, [])
        best = 0.0
        for n in range(len(self.places)):
            if left == 1:
                best = max(best, self._planned(first, [self.places[n]]))
                continue
            for m in range(n, len(self.places)):
                best = max(best, self._planned(first, [self.places[n], self.places[m]]))
        return best

    def _visits_guild_often(self, following: list[int], first: int) -> bool:
        """More than one disc in the guild is not worth planning for."""
        visits = len(self.lying[GUILD]) + (1 if first == GUILD else 0)
        for place in following:
            if place == GUILD:
                visits += 1
        return visits > max(1, len(self.lying[GUILD]))

    def _planned(self, first: int, following: list[int]) -> float:
        """What comes of laying the discs so."""
        if self._visits_guild_often(following, first):
            return 0.0
        cost = 0.0
        self.discs = []
        for place in range(GUILD + 1):
            below = 1 if first == place else 0
            for other in following:
                if other == place:
                    self._lay_later(place, below)
                    below += 1
                    cost += self.waiting[place]
            if first == place:
                self.discs.append(self.laid_now[place])
            self.discs += self.lying[place]
        income = self._income([first, *following])
        return self.from_disc(0, self.me.goods, purse_of(self.me) + income, 0, 0) - cost

    def _lay_later(self, place: int, below: int) -> None:
        """A disc on top of those laid before; at most two lie above each other so, and the upper one acts first."""
        disc = self.laid_later[place]
        if below > 0:
            disc = Disc(place, disc.price + below, disc.chances)
        at = len(self.discs)
        if at > 0 and self.discs[at - 1].place == place:
            self.discs.insert(at - 1, disc)
        else:
            self.discs.append(disc)

    def _income(self, places: list[int]) -> int:
        """The coins that the discs on the own board bring (FE-3.4)."""
        coins = int(self.me.coins)
        taken = int(self.me.income)
        for place in places:
            if place == INCOME and taken < DISCS:
                coins = min(self.s.box.most_coins, coins + self.s.box.income[taken])
                taken += 1
        return coins - int(self.me.coins)
