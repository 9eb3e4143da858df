"""The numbers by which a judge weighs a table, in hundredths of a victory point.

Nothing here is a rule and nothing here is a number: whoever judges hands the numbers in.
"""

from __future__ import annotations


class Worth:
    """What things are worth.  A share is in hundredths, a growth in tenths; a list goes by how much there is.

    What each number is for is said where one is given: in the weights of the bot.
    """

    def __init__(self) -> None:
        self.verbs: list[int] = []
        self.growth: list[int] = []
        self.food: list[int] = []
        self.tools: list[int] = []
        self.village_near: list[int] = []
        # Cards.
        self.best_labour: int = 0
        self.any_labour: int = 0
        self.ability: int = 0
        self.hand: int = 0
        self.draws: int = 0
        self.culture: int = 0
        # The map.
        self.later: int = 0
        self.home_camp: int = 0
        # Idols, by turns to come: steps and burials that may be expected.
        self.honor_step: int = 0
        self.sacrifice_step: int = 0
        self.steps_to_come: int = 0
        self.burials_to_come: int = 0
        self.stock_to_come: int = 0
        # Figures and order.
        self.chief: int = 0
        self.strength: int = 0
        self.set_to_come: int = 0
