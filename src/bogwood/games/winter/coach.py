"""The items of a seat in Endless Winter."""

from __future__ import annotations

from typing import Final, cast

from bogwood.coach.account import Account, Item
from bogwood.games.winter.bot.counsel.judge import Judge, eclipses_to_come, turns_to_come
from bogwood.games.winter.bot.weights import WORTH
from bogwood.games.winter.rules.influence import animals_of, buried, camps_on_map
from bogwood.games.winter.rules.scoring import animal_points, culture_points, score_of, track_points, tribe_card_points
from bogwood.games.winter.rules.state import Tribe, World
from bogwood.kernel.game import State

REASONS: Final[dict[str, str]] = {
    "points": "EW-19.1",
    "cards": "EW-3.2",
    "animals": "EW-19.2",
    "graves": "EW-12.1",
    "idols": "EW-11.1",
    "megaliths": "EW-10.1",
    "stones": "EW-14.1",
    "strength": "EW-16.2",
    "food": "EW-15.1",
    "tools": "EW-15.1",
    "land": "EW-9.5",
    "camps": "EW-16.7",
}
"""The rule that each item is about."""


class WinterAccount(Account):
    """By the weights of the bots for the turns that were to come when the account was opened."""

    def __init__(self, state: State, seat: int) -> None:
        s = cast(World, state)
        self.seat = seat
        self.judge = Judge(s, seat, WORTH)
        self.turns = max(1, turns_to_come(s, s.tribes[seat]))
        self.eclipses = eclipses_to_come(s)

    def items(self, state: State) -> dict[str, Item]:
        s = cast(World, state)
        if s.is_over:
            return {"points": Item(float(score_of(s, self.seat)), score_of(s, self.seat))}
        tribe = s.tribes[self.seat]
        points = track_points(tribe)
        found = {
            "points": Item(float(points), points),
            "cards": Item(self._cards(s, tribe), tribe.hand_size()),
            "animals": Item(float(animal_points(s, tribe)), animals_of(tribe)),
            "graves": Item(float(buried(tribe)), buried(tribe)),
            "idols": Item(self.judge.idols(s, tribe, self.turns) / 100 - buried(tribe)),
            "megaliths": Item(self.judge.megaliths(s, tribe) / 100, tribe.megaliths_built()),
            "stones": Item(self.judge.stones(s, tribe, self.eclipses) / 100, len(tribe.stone_order())),
            "strength": Item(WORTH.strength * int(tribe.strength) / 100, int(tribe.strength)),
        }
        found |= self._stock(s, tribe)
        if self.eclipses > 0:
            found["land"] = Item(self.judge.land(s, tribe, self.eclipses) / 100)
            found["camps"] = Item(self.judge.board(s, tribe, self.eclipses) / 100, camps_on_map(s, tribe))
        return found

    def _cards(self, s: World, tribe: Tribe) -> float:
        printed = tribe_card_points(s, tribe) + culture_points(s, tribe)
        return printed + self.judge.cards(s, tribe, self.turns) / 100

    def _stock(self, s: World, tribe: Tribe) -> dict[str, Item]:
        """Food and Tools, each with its share of what they are worth together."""
        food, tools = int(tribe.food), int(tribe.tools)
        together = self.judge.stock(s, tribe, self.turns) / 100
        weights = {"food": WORTH.food[food], "tools": WORTH.tools[tools]}
        whole = sum(weights.values()) or 1
        return {name: Item(together * weights[name] / whole, {"food": food, "tools": tools}[name]) for name in weights}


def account(state: State, seat: int) -> WinterAccount:
    """What is counted for a seat."""
    return WinterAccount(state, seat)
