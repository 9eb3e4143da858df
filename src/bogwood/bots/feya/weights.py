"""What things are worth to the greedy bot, in hundredths of a victory point.

Most rows have five numbers: for a seat that may still act in round 1, 2, 3 or 4 and, last, for one that has
nothing more to do.  A seat that has passed is judged as at the start of the next round.
"""

from __future__ import annotations

from typing import Final

from bogwood.games.feya import features as count

Row = tuple[int, int, int, int, int]

ROWS: Final[dict[int, Row]] = {
    count.POINTS: (100, 100, 100, 100, 100),
    # The points that wait for the pass are as good as made.
    count.ABILITY: (100, 100, 100, 100, 0),
    # Shrines are still to come, and trophies grow faster than their settlements.
    count.ISLAND_VALUES: (130, 120, 110, 100, 100),
    count.TROPHIES: (100, 100, 100, 100, 100),
    # Fish on own settlements score at the end or at anybody's Celebrate.
    count.OWN_STACKS: (100, 100, 100, 100, 100),
    # Two buy an axolotl, which is an action; one is a point at the end.
    count.MANA: (220, 220, 200, 150, 100),
    count.GOLD: (45, 40, 30, 10, 10),
    count.GOLD_TO_SPEND: (15, 15, 15, 35, 0),
    count.FISH_IN_HAND: (120, 110, 80, 0, 0),
    count.FISH_TO_SELL: (40, 40, 40, 90, 0),
    # A worker in hand is an action to come this round.
    count.ACTIONS_LEFT: (500, 500, 500, 400, 0),
    count.AXOLOTLS_KEPT: (0, 450, 450, 400, 0),
    # Every step lengthens the reach of all boats for the rest of the game.
    count.NAVIGATION: (150, 120, 80, 20, 0),
    # The Storyteller pays for them.
    count.TEMPLE_TILES: (120, 100, 70, 30, 0),
    count.BOATS: (0, 0, 0, 0, 0),
    count.IN_SEASON: (80, 80, 60, 30, 0),
    count.NEXT_SEASON: (40, 40, 30, 0, 0),
    count.TEMPLES_NEAR: (60, 60, 50, 30, 0),
    count.BEST_FEAST: (25, 25, 30, 30, 0),
    count.GROUP_ROOM: (60, 60, 50, 20, 0),
    count.RACE_ONE_SHORT: (40, 40, 35, 20, 0),
    count.RACE_TWO_SHORT: (20, 18, 12, 5, 0),
    count.ISLANDS_LED: (40, 40, 40, 20, 0),
    count.ISLANDS_SETTLED: (20, 15, 10, 0, 0),
    # Shared among the others by the number of players.
    count.OTHERS: (-30, -30, -30, -30, -30),
}

# The clan board: what an open space is worth for each round that is still to be played with it.
BONUS: Final[dict[str, int]] = {
    "none": 0,
    "catch": 180,
    "vp_celebrate": 0,
    "income_vp": 100,
    "boat": 300,
    "income_gold": 50,
    "income_mana": 200,
    "worker": 450,
    "navigation_now": 0,
    "income_navigation": 350,
    "wild": 0,
}
# What a space gives at once, as far as it is still to come.
AT_ONCE: Final[dict[str, int]] = {"vp_celebrate": 600, "navigation_now": 350, "wild": 500, "worker": 100}
# A space that is so many settlements away is worth this share of what it gives, in hundredths.
AHEAD: Final = (45, 28, 15, 8, 4)

# Guides, for the round to come.  By the range of the boats with it:
RANGE: Final = (-600, -350, -120, 0, 120, 200, 260, 300, 330, 350)
# How many settlements and how many catches of a boat a round brings, in tenths.
SETTLEMENTS_A_ROUND: Final = 24
CATCHES_A_ROUND: Final = 15
# For each place later in the turn order.
INITIATIVE: Final = -12
BUILDER_CARD: Final = 150
RESERVATION: Final = 80
FEAST: Final = 450
# A share of what Storyteller and Wiseman would pay now, in hundredths.
ABILITY_SHARE: Final = 105

# Tiles, by what they do, while there is a round left to use them.
TILE_RANGE: Final = 50
TILE_CATCH: Final = 150
TILE_DISCOUNT: Final = 70
TILE_ACTION: Final[dict[str, int]] = {
    "fish": 450,
    "trade": 450,
    "build": 500,
    "celebrate": 450,
    "improve_navigation": 500,
}
TILE_EXCHANGE: Final = 100
"""What an exchange with a round 3 tile is worth at least: nobody has to make it."""

TILE_LATE: Final = 60
"""In the last round a tile waits for nothing; the share that is left of its worth, in hundredths."""

# The price of waiting: tiles and guides go to those who pass first.
WAITING: Final = -20
