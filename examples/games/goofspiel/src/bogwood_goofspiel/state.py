"""A table of Goofspiel as a value: the prizes turned up, the bids made, the bids chosen in secret."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.game import State

NOT_CHOSEN: Final = 0
NOBODY: Final = -1


class GoofspielState(State):
    """``turn`` is the trick, from 1.  Hands, takers and points follow from the prizes and bids."""

    def __init__(self, players: int, cards: int) -> None:
        super().__init__([])
        self.prizes: list[int] = []
        """As they were turned up; the last one is bid for unless its bids are made."""
        self.bids: list[list[int]] = [[] for _ in range(players)]
        self.chosen = [NOT_CHOSEN] * players
        """A chosen card stays in the hand until it is shown."""
        self.hands = [list(range(1, cards + 1)) for _ in range(players)]
        self.takers: list[int] = []
        self.points = [0] * players

    def clone(self) -> GoofspielState:
        twin = type(self)(len(self.hands), 0)
        twin.key0, twin.key1, twin.drawn, twin.turn = self.key0, self.key1, self.drawn, self.turn
        twin.prizes = self.prizes[:]
        twin.bids = [bids[:] for bids in self.bids]
        twin.chosen = self.chosen[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.takers = self.takers[:]
        twin.points = self.points[:]
        return twin

    def numbers(self) -> list[int]:
        flat = [self.key0, self.key1, self.drawn, self.turn]
        for numbers in [self.prizes, self.chosen, *self.bids]:
            flat += [len(numbers), *numbers]
        return flat

    def turn_up(self, prize: int) -> None:
        self.prizes.append(prize)
        self.turn = len(self.prizes)

    def show(self, bids: list[int]) -> int:
        """The bids of a trick leave the hands; a single highest one takes the prize (GS-3.1, GS-3.2): returns whose."""
        highest = max(bids)
        taker = bids.index(highest) if bids.count(highest) == 1 else NOBODY
        for seat, card in enumerate(bids):
            self.hands[seat].remove(card)
            self.bids[seat].append(card)
        self.takers.append(taker)
        if taker != NOBODY:
            self.points[taker] += self.prizes[-1]
        self.chosen = [NOT_CHOSEN] * len(bids)
        return taker

    def taken_by(self, seat: int) -> list[int]:
        """The prizes that a seat took, or that NOBODY did, in their order."""
        return [prize for prize, taker in zip(self.prizes, self.takers, strict=False) if taker == seat]
