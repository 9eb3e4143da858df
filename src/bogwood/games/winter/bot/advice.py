"""Which options of Endless Winter are worth a look, and how far to look before comparing them."""

from __future__ import annotations

from typing import Final, cast

from bogwood.bots.turns import END, ONWARD, REST, STEP, TURN, Advice, Line
from bogwood.games.winter.bot.counsel.bonuses import bonus_worth
from bogwood.games.winter.bot.counsel.judge import Judge, best_base
from bogwood.games.winter.rules import choices, program, steps
from bogwood.games.winter.rules.packs import count_of, kinds_in
from bogwood.games.winter.rules.state import World
from bogwood.games.winter.rules.turns import AFTER_BOXES, LAST_BOX
from bogwood.kernel.game import Game, State

HORIZONS: Final[dict[int, int]] = {
    steps.FIGURE: TURN,
    steps.CULTURE_PAYMENT: ONWARD,
    steps.CHIEF_USE: ONWARD,
    steps.RECRUIT_STACK: ONWARD,
    steps.CULTURE_BUY: ONWARD,
    steps.STONE_TAKE: ONWARD,
    steps.ANIMAL_OPEN: ONWARD,
    steps.CAMP_ENTRY: ONWARD,
    steps.MOVE_TARGET: ONWARD,
    steps.EFFECT_OPTION: ONWARD,
    steps.EFFECT_PAY: ONWARD,
    steps.ECLIPSE_ABILITY: REST,
    steps.WARRIOR_OWN: ONWARD,
    steps.WARRIOR_OTHER: ONWARD,
}
"""Decisions not named are compared at once, unless ``SINGLE`` answers them."""

SINGLE: Final = {
    steps.CHIEF_SIDE,
    steps.SETUP_CARD,
    steps.SETUP_RECRUIT,
    steps.BASE_PLACE,
    steps.ECLIPSE_PILE,
    steps.TERRAIN_HEX,
}
"""Decisions that are answered at once, by what the options promise."""

USEFUL_LABOUR: Final = [12, 8, 8, 6]
"""More Labour than this has no use in a column."""


class Breadth:
    """How many of the best are tried."""

    def __init__(self, culture: int, stride: int) -> None:
        # So many culture cards of the hand.
        self.culture = culture
        # With so many cards more or less played for Labour a turn is tried.
        self.stride = stride


USUAL: Final = Breadth(2, 2)


class WinterAdvice(Advice):
    """Advice for one turn of one seat."""

    def __init__(self, game: Game, seat: int, judge: Judge, breadth: Breadth) -> None:
        self.game = game
        self.seat = seat
        self.judge = judge
        self.worth = judge.worth
        self.breadth = breadth

    def value(self, state: State) -> int:
        return self.judge.value(cast(World, state))

    # How far to look

    def horizon(self, state: State) -> int:
        s = cast(World, state)
        top = s.top()
        if top in SINGLE or self.is_others(s):
            return END
        if top == steps.BOX:
            return self.box_horizon(s)
        if top == steps.MOVE_PIECE:
            return ONWARD if s.argument() == 0 else REST
        return HORIZONS.get(top, STEP)

    def is_others(self, s: World) -> bool:
        """Is somebody else asked now?  During setup a turn does not end between two players."""
        return s.sealed == 0 and s.player != self.seat

    def box_horizon(self, s: World) -> int:
        """How many cards to play is tried out to the end of the turn; what to do with the Labour, step by step."""
        stage = s.argument()
        if stage == AFTER_BOXES:
            return END
        return TURN if stage == 1 and self.is_gathering(s) else REST

    def is_gathering(self, s: World) -> bool:
        """Has no Labour been spent yet?"""
        played = s.tribes[self.seat].played
        given = sum(s.box.labour_in[kind][s.column] * int(count_of(played, kind)) for kind in kinds_in(played))
        return s.labour >= given

    # What to look at

    def options(self, state: State, line: Line) -> list[int]:
        s = cast(World, state)
        if self.is_others(s):
            return [choices.DECLINE]
        legal = self.game.legal(s, self.seat).listed()
        top = s.top()
        if top in SINGLE:
            return [self.answer(s, top, legal)]
        if top == steps.FIGURE:
            return self.figures(s, legal)
        if top == steps.BOX:
            return self.in_box(s, legal)
        if top == steps.ANIMAL_OPEN:
            return self.species(s, legal)
        if top == steps.ECLIPSE_ABILITY or (top == steps.MOVE_PIECE and s.argument() > 0):
            return legal
        if top in (steps.EFFECT_PAY, steps.CHIEF_USE, steps.SWAP_AMOUNT, steps.WARRIOR_OWN, steps.WARRIOR_OTHER):
            return legal
        if top in (steps.TIP_ANIMAL, steps.BURY_CARD):
            return legal
        return [option for option in legal if option != choices.DECLINE] or legal

    def figures(self, s: World, legal: list[int]) -> list[int]:
        """The free culture card first; then each column, with the chief where he has a bonus."""
        culture = [option for option in legal if choices.CULTURE_CARDS.holds(option)]
        if culture and s.culture_played == 0:
            worth = self.judge.culture
            culture.sort(key=lambda option: -worth[option - choices.CULTURE])
            return culture[: self.breadth.culture]
        tribe = s.tribes[self.seat]
        chosen = []
        bonus = s.box.chief_bonus[2 * tribe.chief + tribe.side]
        for column in range(len(program.COLUMNS)):
            member = choices.FIGURE + column
            chief = member + len(program.COLUMNS)
            if chief in legal and (bonus[column] >= 0 or member not in legal):
                chosen.append(chief)
            else:
                chosen.append(member)
        return chosen

    def in_box(self, s: World, legal: list[int]) -> list[int]:
        stage = s.argument()
        if stage == AFTER_BOXES:
            return [choices.END_TURN]
        if stage == LAST_BOX:
            return [choices.FIRST]
        deeds = [option for option in legal if choices.ACTIONS.holds(option)]
        onward = choices.NEXT_BOX if choices.NEXT_BOX in legal else choices.END_TURN
        if stage > 1 or not self.is_gathering(s):
            return [*deeds, onward]
        return self.gathering(s, legal, deeds, onward)

    def gathering(self, s: World, legal: list[int], deeds: list[int], onward: int) -> list[int]:
        """Another card for Labour, or what can be done with the Labour there is."""
        cards = [option for option in legal if choices.LABOUR_CARDS.holds(option)]
        if s.labour >= USEFUL_LABOUR[s.column]:
            cards = []
        if not cards:
            return deeds or [onward]
        best = max(cards, key=lambda option: self.labour_of(s, option - choices.LABOUR))
        if s.labour == 0 or not deeds:
            return [best, onward]
        number = sum(int(count_of(s.tribes[self.seat].played, kind)) for kind in kinds_in(s.tribes[self.seat].played))
        return [best] if number % self.breadth.stride else [best, *deeds]

    def labour_of(self, s: World, kind: int) -> int:
        """Much Labour here from a card that is little missed."""
        return 60 * s.box.labour_in[kind][s.column] - self.judge.card[kind]

    def species(self, s: World, legal: list[int]) -> list[int]:
        """Of every open species one."""
        found: dict[int, int] = {}
        for option in legal:
            if choices.ANIMAL_PLACES.holds(option):
                found[int(s.open_animal(option - choices.ANIMAL_PLACE))] = option
        return list(found.values()) or legal

    # Answers at once

    def answer(self, s: World, top: int, legal: list[int]) -> int:
        if top == steps.CHIEF_SIDE:
            return max(legal, key=lambda option: self.side_worth(s, option - choices.SIDE))
        if top == steps.SETUP_CARD:
            return max(legal, key=lambda option: self.bonus(s, s.box.setup_bonus[option - choices.SETUP_CARD]))
        if top == steps.SETUP_RECRUIT:
            return max(legal, key=lambda option: self.recruit_worth(s, option))
        if top == steps.BASE_PLACE:
            places = [option - choices.BASE for option in legal]
            return choices.BASE + best_base(s, self.seat, places, self.worth)
        if top == steps.TERRAIN_HEX:
            return choices.TERRAIN_REST
        return self.pile(s)

    def bonus(self, s: World, start: int) -> int:
        return bonus_worth(s, self.seat, start, self.worth)

    def side_worth(self, s: World, side: int) -> int:
        """All that a side of the chief's card offers; one column of four is as good as two."""
        bonuses = s.box.chief_bonus[2 * int(s.tribes[self.seat].chief) + side]
        return max(self.bonus(s, start) for start in bonuses)

    def recruit_worth(self, s: World, option: int) -> int:
        if not choices.STACKS.holds(option):
            return 0
        kind = option - choices.STACK
        return 100 * s.box.card_vp[kind] + self.judge.card[kind]

    def pile(self, s: World) -> int:
        """The first card of the hand that does more on the pile than in the next round."""
        for kind in kinds_in(s.tribes[self.seat].hand):
            if self.judge.on_pile(s, kind) > 0:
                return choices.PILE + kind
        return choices.PILE_DONE
