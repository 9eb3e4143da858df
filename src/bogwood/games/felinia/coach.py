"""The items of a seat in Felinia."""

from __future__ import annotations

from typing import Final, cast

from bogwood.coach.account import VOYAGES, Account, Item
from bogwood.games.felinia.bot.counsel.standing import standing
from bogwood.games.felinia.bot.counsel.worth import up_to
from bogwood.games.felinia.bot.weights import WORTH
from bogwood.games.felinia.rules.packs import size_of, total
from bogwood.games.felinia.rules.state import Realm
from bogwood.kernel.game import State

STANDING: Final = ["sets", "groups", "bonus_tiles", "castles", VOYAGES, "market"]
"""The parts of a standing."""
MARKET: Final = 5

REASONS: Final[dict[str, str]] = {
    "points": "FE-11.1",
    "sets": "FE-11.2",
    "groups": "FE-11.4",
    "bonus_tiles": "FE-11.3",
    "castles": "FA-5.1",
    VOYAGES: "FE-7.1",
    "market": "FE-4.3",
    "coins": "FE-2.2",
    "spice": "FE-4.9",
    "gold": "FE-11.5",
    "goods": "FE-5.2",
    "food": "FA-3.2",
}
"""The rule that each item is about."""


class FeliniaAccount(Account):
    """By the weights of the bots."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat

    def items(self, state: State) -> dict[str, Item]:
        s = cast(Realm, state)
        if s.is_over:
            return {"points": Item(sum(standing(s, self.seat, WORTH)) / 100)}
        found = self._in_hand(s)
        me = s.seats[self.seat]
        amounts = {"sets": size_of(me.tokens), "bonus_tiles": size_of(me.bonus), "castles": size_of(me.castles)}
        parts = standing(s, self.seat, WORTH)
        # What can still be made of goods and money goes beyond what they are worth as they lie.
        parts[MARKET] -= 100 * sum(item.points for item in found.values())
        for n, name in enumerate(STANDING):
            found[name] = Item(parts[n] / 100, amounts.get(name, 0))
        return found

    def _in_hand(self, s: Realm) -> dict[str, Item]:
        me = s.seats[self.seat]
        coins, goods = int(me.coins), int(total(me.goods))
        points = {name: float(s.box.scoring[name]) for name in ("gold", "goods")}
        found = {
            "coins": Item(up_to(WORTH.coins, coins) / 100, coins),
            "spice": Item(int(me.spice) / 2, int(me.spice)),
            "gold": Item(int(me.gold) * (points["gold"] + WORTH.gold / 100), int(me.gold)),
            "goods": Item(goods * (points["goods"] + WORTH.tile / 100), goods),
        }
        if s.box.is_advanced:
            found["food"] = Item(up_to(WORTH.food, int(me.food)) / 100, int(me.food))
        return found


def account(state: State, seat: int) -> FeliniaAccount:
    """What is counted for a seat."""
    return FeliniaAccount(state, seat)
