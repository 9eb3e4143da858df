"""What things are worth to the greedy bot, in hundredths of a victory point.

Most rows have five numbers: for a seat that may still act in round 1, 2, 3 or 4 and, last, for one that has
nothing more to do.  A seat that has passed is judged as at the start of the next round.  The numbers began as
guesses, were fitted to the final scores of about 1,300 games among these bots, and rounded.
"""

from __future__ import annotations

from typing import Final

from bogwood.games.feya.bot import features as count

Row = tuple[int, int, int, int, int]

ROWS: Final[dict[int, Row]] = {
    # Early points are often bought with the growth that would have brought more.
    count.POINTS: (90, 95, 100, 100, 100),
    # The points that wait for the pass are nearly made.
    count.ABILITY: (95, 95, 95, 95, 0),
    # Shrines are still to come.
    count.ISLAND_VALUES: (130, 105, 100, 105, 100),
    # Others can still take a majority or outgrow an island.
    count.TROPHIES: (90, 95, 97, 100, 100),
    # Fish on own settlements score at the end or at anybody's Celebrate; early ones invite others to celebrate.
    count.OWN_STACKS: (30, 50, 70, 90, 100),
    # Two buy an axolotl, which is an action; one is a point at the end.
    count.MANA: (160, 210, 185, 115, 100),
    # Gold becomes settlements, as long as there are rounds and actions to build in.
    count.GOLD: (52, 50, 28, 11, 10),
    count.GOLD_TO_SPEND: (8, 5, 6, 14, 0),
    # Fish become gold, or points on own settlements.
    count.FISH_IN_HAND: (70, 65, 65, 5, 0),
    count.FISH_TO_SELL: (15, 40, 28, 55, 0),
    # A worker in hand is an action to come this round, an axolotl kept one of the next.
    count.ACTIONS_LEFT: (480, 620, 520, 380, 0),
    count.AXOLOTLS_KEPT: (0, 300, 300, 250, 0),
    # Every step lengthens the reach of all boats for the rest of the game.
    count.NAVIGATION: (500, 300, 30, 0, 0),
    # The Storyteller pays for them, more than once.
    count.TEMPLE_TILES: (250, 140, 25, 10, 0),
    # Boats in good places.
    count.IN_SEASON: (80, 95, 250, 30, 0),
    count.NEXT_SEASON: (85, 220, 100, 0, 0),
    count.TEMPLES_NEAR: (150, 260, 230, 70, 0),
    # Anybody may celebrate first.
    count.BEST_FEAST: (0, 50, 60, 28, 0),
    # The square of the largest group: every free cell beside it is a promise.
    count.GROUP_ROOM: (400, 500, 420, 110, 0),
    # A share of the points of a race card.
    count.RACE_ONE_SHORT: (5, 40, 55, 13, 0),
    count.RACE_TWO_SHORT: (0, 8, 8, 0, 0),
    # Leading a few islands is better than standing on many; the trophies for many are counted above.
    count.ISLANDS_LED: (125, 90, 40, 45, 0),
    count.ISLANDS_SETTLED: (-300, -300, -220, -70, 0),
    # Shared among the others by their number.
    count.OTHERS: (-30, -30, -30, -30, -30),
}

# The clan board: what an open space is worth for each round that is still to be played with it.
BONUS: Final[dict[str, int]] = {
    "catch": 290,
    "boat": 340,
}
# What it is worth for each income that is still to come.
INCOME: Final[dict[str, int]] = {
    "income_vp": 100,
    "income_gold": 105,
    "income_mana": 235,
    "worker": 330,
    "income_navigation": 570,
}
# What a space gives at once, as far as it is still to come.
AT_ONCE: Final[dict[str, int]] = {"vp_celebrate": 600, "navigation_now": 500, "wild": 600, "worker": 400}
# A space that is so many settlements away is worth this share of what it gives, in hundredths.
AHEAD: Final = (45, 28, 15, 8, 4)

# Guides, for the round to come.  By the range of the boats with it:
RANGE: Final = (-600, -350, -120, 0, 120, 200, 260, 300, 330, 350)
# How many settlements and how many catches of a boat a round brings, in tenths.
SETTLEMENTS_A_ROUND: Final = 24
CATCHES_A_ROUND: Final = 4
# For each place later in the turn order.
INITIATIVE: Final = -12
# A share of what Storyteller and Wiseman would pay now, in hundredths: they pay for what is still to come, too.
ABILITY_SHARE: Final = 140
# The temple tiles that the Storyteller may hope for, in hundredths of a tile.
TILES_TO_COME: Final = 80
# A Celebrate at the end of a round.
FEAST: Final = 200
# A space of one's own, and any space kept free for oneself: in company both save mana.  Self-play could not tell these
# from smaller values; they are large enough for Builder and Leader to be chosen at every number of players.
BUILDER_CARD: Final = 310
RESERVATION: Final = 420

# Tiles, by what they do, while there is a round left to use them.
TILE_RANGE: Final = 50
TILE_CATCH: Final = 200
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

TILE_LATE: Final = 30
"""In the last round a tile waits for nothing; the share that is left of its worth, in hundredths."""

# The price of waiting: tiles and guides go to those who pass first.
WAITING: Final = -20
