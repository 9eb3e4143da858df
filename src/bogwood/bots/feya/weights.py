"""What things are worth to the greedy bot, in hundredths of a victory point.

Most rows have five numbers: for a seat that may still act in round 1, 2, 3 or 4 and, last, for one that has
nothing more to do.  A seat that has passed is judged as at the start of the next round.
"""

from __future__ import annotations

from typing import Final

from bogwood.games.feya import features as count

Row = tuple[int, int, int, int, int]

ROWS: Final[dict[int, Row]] = {
    count.POINTS: (90, 95, 100, 100, 100),
    # The points that wait for the pass are as good as made.
    count.ABILITY: (100, 100, 100, 100, 0),
    # Shrines are still to come, and trophies grow faster than their settlements.
    count.ISLAND_VALUES: (130, 105, 100, 105, 100),
    count.TROPHIES: (90, 95, 97, 100, 100),
    # Fish on own settlements score at the end or at anybody's Celebrate.
    count.OWN_STACKS: (30, 50, 70, 90, 100),
    # Two buy an axolotl, which is an action; one is a point at the end.
    count.MANA: (180, 230, 180, 150, 100),
    count.GOLD: (52, 50, 28, 11, 10),
    count.GOLD_TO_SPEND: (8, 5, 6, 14, 0),
    count.FISH_IN_HAND: (55, 60, 58, 10, 0),
    count.FISH_TO_SELL: (10, 15, 15, 40, 0),
    # A worker in hand is an action to come this round.
    count.ACTIONS_LEFT: (480, 600, 520, 430, 0),
    count.AXOLOTLS_KEPT: (0, 400, 400, 350, 0),
    # Every step lengthens the reach of all boats for the rest of the game.
    count.NAVIGATION: (500, 330, 80, 20, 0),
    # The Storyteller pays for them.
    count.TEMPLE_TILES: (250, 170, 30, 20, 0),
    count.BOATS: (0, 0, 0, 0, 0),
    count.IN_SEASON: (90, 100, 150, 20, 0),
    count.NEXT_SEASON: (80, 180, 80, 0, 0),
    count.TEMPLES_NEAR: (200, 260, 190, 80, 0),
    count.BEST_FEAST: (0, 40, 60, 35, 0),
    count.GROUP_ROOM: (250, 300, 250, 80, 0),
    count.RACE_ONE_SHORT: (10, 25, 50, 15, 0),
    count.RACE_TWO_SHORT: (5, 5, 5, 0, 0),
    count.ISLANDS_LED: (200, 130, 50, 40, 0),
    count.ISLANDS_SETTLED: (-200, -200, -150, -50, 0),
    # Shared among the others by the number of players.
    count.OTHERS: (-30, -30, -30, -30, -30),
}

# The clan board: what an open space is worth for each round that is still to be played with it.
BONUS: Final[dict[str, int]] = {
    "catch": 300,
    "boat": 360,
}
# What it is worth for each income that is still to come.
INCOME: Final[dict[str, int]] = {
    "income_vp": 100,
    "income_gold": 110,
    "income_mana": 230,
    "worker": 400,
    "income_navigation": 500,
}
# What a space gives at once, as far as it is still to come.
AT_ONCE: Final[dict[str, int]] = {"vp_celebrate": 600, "navigation_now": 500, "wild": 600, "worker": 400}
# A space that is so many settlements away is worth this share of what it gives, in hundredths.
AHEAD: Final = (45, 28, 15, 8, 4)

# Guides, for the round to come.  By the range of the boats with it:
RANGE: Final = (-600, -350, -120, 0, 120, 200, 260, 300, 330, 350)
# How many settlements and how many catches of a boat a round brings, in tenths.
SETTLEMENTS_A_ROUND: Final = 24
CATCHES_A_ROUND: Final = 8
# For each place later in the turn order.
INITIATIVE: Final = -12
BUILDER_CARD: Final = 0
RESERVATION: Final = 0
FEAST: Final = 300
# A share of what Storyteller and Wiseman would pay now, in hundredths.
ABILITY_SHARE: Final = 120

# Tiles, by what they do, while there is a round left to use them.
TILE_RANGE: Final = 50
TILE_CATCH: Final = 350
TILE_DISCOUNT: Final = 40
TILE_ACTION: Final[dict[str, int]] = {
    "fish": 350,
    "trade": 450,
    "build": 650,
    "celebrate": 350,
    "improve_navigation": 400,
}
TILE_EXCHANGE: Final = 100
"""What an exchange with a round 3 tile is worth at least: nobody has to make it."""

TILE_LATE: Final = 60
"""In the last round a tile waits for nothing; the share that is left of its worth, in hundredths."""

# The price of waiting: tiles and guides go to those who pass first.
WAITING: Final = -20
