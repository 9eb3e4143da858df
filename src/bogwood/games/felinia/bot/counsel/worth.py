"""The numbers by which a judge weighs what a seat has and could reach, in hundredths of a victory point.

Nothing here is a rule and nothing here is a number: whoever judges hands the numbers in.
"""

from __future__ import annotations


class Worth:
    """What things are worth.  A share is a part of one; a list goes by how much of the thing there is.

    What each number is for is said where one is given: in the weights of the bot.
    """

    def __init__(self) -> None:
        # What is in hand when a round ends.
        self.coins: list[float] = []
        self.food: list[float] = []
        self.spice: float = 0.0
        self.gold: float = 0.0
        self.tile: float = 0.0
        self.pair: float = 0.0
        # Shares of the worth of a seat on a ship.
        self.missing: list[float] = []
        self.no_coins: float = 0.0
        self.other_ship: float = 0.0
        self.leaving: float = 0.0
        self.crowd: float = 0.0
        self.next_ship: float = 0.0
        # The clock.
        self.sailings: list[float] = []
        self.pace: float = 0.0
        self.late: list[float] = []
        self.far: float = 0.0
        # Bidding.
        self.wants: list[float] = []
        self.topped: float = 0.0
        self.later: float = 0.0
        self.guild_appeal: float = 0.0
        # The island.
        self.long_ladder: list[float] = []
        self.short_ladder: list[float] = []
        self.room: float = 0.0
        self.rooms: int = 0
        self.unseen: float = 0.0
        self.second: float = 0.0
        self.behind: float = 0.0
        self.home: float = 0.0
        self.random_good: float = 0.0
        # Bonus tiles, castles, special tokens.
        self.bonus_share: float = 0.0
        self.bonus_hope: float = 0.0
        self.bonus_ready: float = 0.0
        self.castle: float = 0.0
        self.castle_hope: float = 0.0
        self.castle_guest: float = 0.0
        self.specials: list[float] = []


def up_to(values: list[float], n: int) -> float:
    """The value at this place, or the last one."""
    return values[n] if n < len(values) else values[-1]
