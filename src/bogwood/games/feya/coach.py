"""The items of a seat in Feya's Swamp."""

from __future__ import annotations

from typing import Final, cast

from bogwood.coach.account import SPENT, Account, Item
from bogwood.games.feya.bot import features as count
from bogwood.games.feya.bot.evaluation import Evaluation, Scales
from bogwood.games.feya.rules.state import Swamp
from bogwood.kernel.game import State

COUNTED: Final[dict[str, list[int]]] = {
    "island_values": [count.ISLAND_VALUES],
    "trophies": [count.TROPHIES],
    "fish_laid": [count.OWN_STACKS],
    "mana": [count.MANA],
    "gold": [count.GOLD, count.GOLD_TO_SPEND],
    "fish": [count.FISH_IN_HAND, count.FISH_TO_SELL],
    SPENT: [count.ACTIONS_LEFT],
    "axolotls": [count.AXOLOTLS_KEPT],
    "navigation": [count.NAVIGATION],
    "temple_tiles": [count.TEMPLE_TILES],
    "in_season": [count.IN_SEASON],
    "next_season": [count.NEXT_SEASON],
    "temples_near": [count.TEMPLES_NEAR],
    "feast": [count.BEST_FEAST],
    "group_room": [count.GROUP_ROOM],
    "islands_led": [count.ISLANDS_LED],
    "islands": [count.ISLANDS_SETTLED],
}
"""Items whose number is the first of these features, and whose worth is that of all of them."""

MADE: Final = [count.POINTS, count.ABILITY]
"""Points that are made, or will be when the seat passes."""

WEIGHED: Final[dict[str, list[int]]] = {
    "races": [count.RACE_ONE_SHORT, count.RACE_TWO_SHORT],
    "others": [count.OTHERS],
}
"""Items that have no number of their own."""

REASONS: Final[dict[str, str]] = {
    "points": "FS-1.1",
    "island_values": "FS-20.2",
    "trophies": "FS-2.7",
    "fish_laid": "FS-10.6",
    "mana": "FS-7.4",
    "gold": "FS-11.4",
    "fish": "FS-10.4",
    SPENT: "FS-7.3",
    "axolotls": "FS-19.2",
    "navigation": "FS-13.1",
    "temple_tiles": "FS-12.2",
    "in_season": "FS-9.1",
    "next_season": "FS-2.13",
    "temples_near": "FS-12.1",
    "feast": "FS-14.1",
    "group_room": "FS-20.3",
    "islands_led": "FS-5.10",
    "islands": "FS-5.3",
    "races": "FS-17.6",
    "others": "FS-20.10",
    "tiles": "FS-16.1",
    "clan_board": "FS-21.1",
    "guide": "FS-18.5",
}
"""The rule that each item is about."""


class FeyaAccount(Account):
    """By the weights of the bots for the round in which the account was opened."""

    def __init__(self, state: State, seat: int) -> None:
        s = cast(Swamp, state)
        self.seat = seat
        self.scales = Scales(s.box)
        self.evaluation = Evaluation(s, seat, self.scales)
        self.clock = count.features(s, seat)[count.CLOCK]
        self.column = self.scales.columns[self.clock]

    def items(self, state: State) -> dict[str, Item]:
        s = cast(Swamp, state)
        numbers = count.features(s, self.seat)
        found = {"points": Item(self._worth(numbers, MADE), sum(numbers[row] for row in MADE))}
        found |= {name: Item(self._worth(numbers, rows), numbers[rows[0]]) for name, rows in COUNTED.items()}
        found |= {name: Item(self._worth(numbers, rows)) for name, rows in WEIGHED.items()}
        tiles = numbers[count.TILES]
        found["tiles"] = Item(self.evaluation.tiles_worth(s.box, tiles, self.clock) / 100, tiles.bit_count())
        found["clan_board"] = Item(self._board(s, numbers))
        found["guide"] = Item(self._guide(s, numbers[count.CLOCK] % 2 == 1) / 100)
        return found

    def _guide(self, s: Swamp, has_passed: bool) -> int:
        """The guide of the next round: the one that was taken or, before that, the best that is left (FS-18.5)."""
        guide = s.seats[self.seat].guide
        if s.round == 0 or s.is_over or s.round >= s.box.rounds:
            return 0
        if has_passed:
            return self.evaluation.guide_worth(s, guide, int(s.round)) if guide >= 0 else 0
        return self.evaluation.best_guide(s)

    def _worth(self, numbers: list[int], rows: list[int]) -> float:
        return sum(numbers[row] * self.column[row] for row in rows) / 100

    def _board(self, s: Swamp, numbers: list[int]) -> float:
        return self.evaluation.board_worth(s, numbers[count.OPENED], numbers[count.SPECIALS], self.clock) / 100


def account(state: State, seat: int) -> FeyaAccount:
    """What is counted for a seat."""
    return FeyaAccount(state, seat)
