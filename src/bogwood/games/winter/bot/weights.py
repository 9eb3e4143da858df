"""What things are worth to the greedy bot, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final

from bogwood.games.winter.bot.counsel.worth import Worth
from bogwood.games.winter.rules.program import COUNTERS, VERBS

VERB_WORTH: Final[dict[str, int]] = {
    "food": 75,
    "tools": 85,
    "labour": 60,
    "draw": 85,
    "vp": 100,
    "honor": 150,
    "sacrifice": 120,
    "megalith": 230,
    "camp": 130,
    "move": 60,
    "tip": 110,
    "hunt_deck": 270,
    "hunt_open": 350,
    "bury": 320,
    "fish": 170,
    "swap": 15,
    "strength": 15,
    "warrior_move": 130,
    "recruit": 250,
    "to_hand_free": 70,
}
"""One of each kind of bonus where it is not carried out yet."""

GROWTH: Final[dict[str, int]] = {
    "village": 6,
    "village_touching": 4,
    "camp_on_map": 4,
    "species": 7,
    "buried_card": 14,
    "megalith": 20,
    "culture_card": 6,
    "tribe_card": 15,
    "honor_step": 20,
    "sacrifice_step": 8,
    "central_hex_led": 5,
    "edge_hex_present": 8,
}
"""By how many tenths what a sacred stone counts grows in a round."""


def _worth() -> Worth:
    worth = Worth()
    worth.verbs = [VERB_WORTH.get(verb, 0) for verb in VERBS]
    worth.growth = [GROWTH.get(counter, 0) for counter in COUNTERS]
    # By their number: the first ones can be spent in any turn.
    worth.food = [0, 100, 195, 285, 365, 435, 495, 545, 585, 615, 635]
    worth.tools = [0, 105, 205, 300, 390, 465, 530, 580, 620, 650, 670]
    # By the steps that are missing for a village.
    worth.village_near = [520, 430, 350, 280, 220, 165, 120, 80, 50, 25, 0]
    # A card to draw: Labour in its best column, Labour in all four, a share of its ability.
    worth.best_labour = 28
    worth.any_labour = 8
    worth.ability = 20
    # Shares of that: a card in hand; and the cards drawn in a round, in tenths.
    worth.hand = 90
    worth.draws = 60
    worth.culture = 85
    # A led hex in a later Eclipse, as a share of one in the next; a camp at home, in steps.
    worth.later = 60
    worth.home_camp = 2
    # A step, besides its bonus and its rate.
    worth.honor_step = 20
    worth.sacrifice_step = 45
    # In a turn to come: steps and burials in tenths.  At the end: resources.
    worth.steps_to_come = 5
    worth.burials_to_come = 4
    worth.stock_to_come = 8
    # A chief still to place, a point of strength, the next animal of each species.
    worth.chief = 40
    worth.strength = 15
    worth.set_to_come = 60
    return worth


WORTH: Final = _worth()
