"""How everybody plays on in the worlds of a search: the same advice with few options, picked by rules of thumb.

Of cards, animals, places and ways to move only the most promising are looked at, by numbers that cost no look at a
table; Labour is gathered at once, as much as is of use.
"""

from __future__ import annotations

from typing import Final, cast

from bogwood.bots.turns import Line
from bogwood.games.winter.bot.counsel.judge import Judge
from bogwood.games.winter.bot.counsel.worth import Worth
from bogwood.games.winter.rules import choices, steps
from bogwood.games.winter.rules.box import HEXES
from bogwood.games.winter.rules.exploring import PIECES, targets
from bogwood.games.winter.rules.influence import influence
from bogwood.games.winter.rules.megaliths import square_points
from bogwood.games.winter.rules.packs import KINDS, count_of
from bogwood.games.winter.rules.program import END, SCORE_PER
from bogwood.games.winter.rules.scoring import set_points
from bogwood.games.winter.rules.state import World
from bogwood.kernel.cells import lowest
from bogwood.kernel.game import Game, State

from .advice import Breadth, WinterAdvice

MOST: Final = 2
"""So many of the most promising are looked at."""

ENOUGH_LABOUR: Final = [8, 8, 8, 6]
"""With so much Labour in a column nobody gathers more."""

COMPANY: Final = 60
"""What it promises to move beside a camp of one's own: villages need three."""

RIVALS: Final = 50
"""What is left, in hundredths, of the promise of a hex where somebody is stronger."""

NOTHING: Final = -(1 << 40)
UNKNOWN: Final = -1


class QuickJudge(Judge):
    """The same judgement; what a bonus promises is worked out once where nothing is counted in it."""

    def __init__(self, s: World, seat: int, worth: Worth) -> None:
        super().__init__(s, seat, worth)
        self.known: list[int] = [UNKNOWN] * len(s.box.verb)

    def gain(self, s: World, start: int) -> int:
        if start < 0:
            return 0
        found = self.known[start]
        if found == UNKNOWN:
            found = super().gain(s, start)
            if is_fixed(s, start):
                self.known[start] = found
        return found


def is_fixed(s: World, start: int) -> bool:
    """Is the worth of a bonus the same at every table?"""
    pc = start
    while s.box.verb[pc] != END:
        if s.box.verb[pc] == SCORE_PER or s.box.more[pc] >= 0 or s.box.about[pc] >= 0:
            return False
        pc += 1
    return True


class LeanAdvice(WinterAdvice):
    """Advice for one turn of one seat."""

    def __init__(self, game: Game, seat: int, judge: Judge, breadth: Breadth) -> None:
        super().__init__(game, seat, judge, breadth)

    def options(self, state: State, line: Line) -> list[int]:
        s = cast(World, state)
        top = s.top()
        if self.is_others(s):
            return [choices.DECLINE]
        if top == steps.RECRUIT_TO:
            return [choices.TO_HAND if s.free_to_hand > 0 else choices.TO_DISCARD]
        if top == steps.CULTURE_TO:
            return [self.way_of_culture(s)]
        found = super().options(state, line)
        if len(found) <= MOST or top == steps.FIGURE or top == steps.BOX:
            return found
        return self.promising(s, top, found)

    def gathering(self, s: World, legal: list[int], deeds: list[int], onward: int) -> list[int]:
        """Cards for Labour until there is enough, or none at all."""
        best = -1
        most = NOTHING
        if s.labour < ENOUGH_LABOUR[s.column]:
            for option in legal:
                if choices.LABOUR_CARDS.holds(option):
                    worth = self.labour_of(s, option - choices.LABOUR)
                    if worth > most:
                        most = worth
                        best = option
        if best < 0:
            return deeds or [onward]
        return [best, onward] if s.labour == 0 else [best]

    def way_of_culture(self, s: World) -> int:
        """To the hand, where Tools are left over."""
        card = s.open_culture(s.argument())
        price = s.box.culture_tools[card] + s.box.culture_to_hand
        return choices.TO_HAND if s.tribes[self.seat].tools > price else choices.TO_DISCARD

    def promising(self, s: World, top: int, found: list[int]) -> list[int]:
        """The best of these options by what they promise; all where nothing is known of them."""
        first = -1
        second = -1
        most = NOTHING
        less = NOTHING
        for option in found:
            worth = self.promise(s, top, option)
            if worth == NOTHING:
                return found
            if worth > most:
                second, less = first, most
                first, most = option, worth
            elif worth > less:
                second, less = option, worth
        return [first, second]

    def promise(self, s: World, top: int, option: int) -> int:
        """What an option promises, beside others of its decision; NOTHING where that is not known."""
        if option == choices.DECLINE:
            return 0
        if top == steps.MOVE_TARGET:
            return self.step_worth(s, s.argument() % PIECES, option - choices.TARGET)
        if top == steps.MOVE_PIECE:
            return self.piece_worth(s, option - choices.PIECE)
        if top == steps.RECRUIT_STACK:
            return self.recruit_worth(s, option)
        if top == steps.CULTURE_BUY:
            card = int(s.open_culture(option - choices.CULTURE_PLACE))
            return 100 * s.box.culture_vp[card] + self.judge.culture[card]
        if top == steps.ANIMAL_OPEN:
            return self.animal_worth(s, int(s.open_animal(option - choices.ANIMAL_PLACE)), 0)
        if top == steps.TIP_ANIMAL:
            species = option - choices.TIPPED
            return self.judge.gain(s, s.box.tip_benefit[species]) - self.animal_worth(s, species, -1)
        if top == steps.MEGALITH_PLACE:
            if choices.SPACES.holds(option):
                return self.judge.gain(s, s.box.space_bonus[option - choices.SPACE])
            return 100 * square_points(s, self.seat, option - choices.SQUARE)
        if top == steps.BURY_CARD:
            return self.burial_worth(s, (option - choices.BURIED) % choices.CARDS)
        return NOTHING

    def animal_worth(self, s: World, species: int, less: int) -> int:
        """What one animal more of a species adds to its set; with ``less`` -1, what the last one added."""
        number = int(count_of(s.tribes[self.seat].animals, species)) + less
        return 100 * (set_points(s, number + 1) - set_points(s, number)) + (1 if number == 0 else 0)

    def burial_worth(self, s: World, card: int) -> int:
        """A card is buried the better the less it is missed; it is better than none."""
        if card < KINDS:
            return 1000 - 100 * s.box.card_vp[card] - self.judge.card[card]
        return 1000 - 100 * s.box.culture_vp[card - KINDS] - self.judge.culture[card - KINDS]

    # Moves

    def piece_worth(self, s: World, piece: int) -> int:
        """The best step that a piece can make."""
        most = NOTHING + 1
        reached = targets(s, self.seat, piece, 1)
        while reached != 0:
            most = max(most, self.step_worth(s, piece, int(lowest(reached))))
            reached &= reached - 1
        return most

    def step_worth(self, s: World, piece: int, target: int) -> int:
        """What a piece finds where it goes, less what it leaves."""
        if target >= HEXES:
            n = int(s.land.course_hex(target - HEXES))
            return self.hex_worth(s, n, 0) if n >= 0 else COMPANY
        worth = self.hex_worth(s, target, 0)
        tribe = s.tribes[self.seat]
        if piece < HEXES and tribe.camps_on(piece) == 1:
            worth -= self.hex_worth(s, piece, 1)
        near = s.box.near[target]
        while near != 0:
            n = lowest(near)
            near &= near - 1
            if n != piece and tribe.camps_on(n) > 0:
                return worth + COMPANY
        return worth

    def hex_worth(self, s: World, n: int, less: int) -> int:
        """What influence on a hex brings that is ``less`` the own one there; nothing where it is enough already."""
        mine = influence(s, s.tribes[self.seat], n) - less
        most = 0
        for other in range(len(s.tribes)):
            if other != self.seat:
                most = max(most, influence(s, s.tribes[other], n))
        if mine > 0 and mine >= most:
            return 0
        gain = self.judge.gain(s, s.land.bonus[n])
        return gain if mine + 1 >= most else gain * RIVALS // 100
